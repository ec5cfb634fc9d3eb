"""What comes over the line to a browser, as it comes."""

import json
from typing import Any

from playwright.sync_api import Page, WebSocket

Message = dict[str, Any]


def overheard(page: Page) -> list[Message]:
    """Every message that the server sends to this page from now on; the list grows as they come."""
    heard: list[Message] = []

    def listen(line: WebSocket) -> None:
        line.on("framereceived", lambda frame: heard.append(json.loads(frame)))

    page.on("websocket", listen)
    return heard
