"""Somebody at a browser: a page of their own, which must never complain."""

import json
import re
import shutil
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, BrowserType, ConsoleMessage, Error, Locator, Page

from storeys.words import Words

CHROMIUM = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--use-gl=angle",
    "--use-angle=swiftshader",
    "--enable-unsafe-swiftshader",
]
WITHOUT_WEBGL = ("--use-angle=none", "--disable-software-rasterizer")
DESKTOP: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
SMALL: dict[str, Any] = {"viewport": {"width": 1000, "height": 700}}  # without the log, whose lines can be tabbed to
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}
ZOOMED: dict[str, Any] = {"viewport": {"width": 720, "height": 450}, "device_scale_factor": 2}  # 200 % of a desktop
PATIENCE = 20_000  # milliseconds; the machine may be busy
AXE = Path(__file__).parents[1] / "node_modules" / "axe-core" / "axe.min.js"
DRIVER = "GL Driver Message"  # how a browser without a graphics card remarks on every picture in space
UNPLUGGED = re.compile(r"WebSocket|net::ERR_|Failed to load resource")  # what a browser says without a network


def launch(chromium: BrowserType, *wishes: str) -> Browser:
    """The system's Chromium, without a window."""
    return chromium.launch(executable_path=shutil.which("chromium"), args=[*CHROMIUM, *wishes])


class Visitor:
    """A browser window with its own cookies; `troubles` is whatever its console complained of."""

    def __init__(self, browser: Browser, address: str, language: str = "en", **screen: Any) -> None:
        self.address, self.words = address, Words(language)
        options: dict[str, Any] = {"locale": language, "reduced_motion": "reduce", **(screen or DESKTOP)}
        self.context: BrowserContext = browser.new_context(base_url=address, **options)
        self.context.set_default_timeout(PATIENCE)
        self.context.on("console", self._heard)
        self.context.on("weberror", lambda error: self.troubles.append(str(error.error)))
        self.troubles: list[str] = []
        self.expected: re.Pattern[str] | None = None
        self.page: Page = self.context.new_page()

    def _heard(self, message: ConsoleMessage) -> None:
        if DRIVER in message.text:
            return
        if message.type in ("error", "warning") and not (self.expected and self.expected.search(message.text)):
            self.troubles.append(f"{message.type}: {message.text} ({message.location['url']})")

    def say(self, message: str, /, **arguments: object) -> str:
        """What the page should say, in the visitor's language."""
        return self.words.say(message, **arguments)

    def prefer(self, **settings: object) -> "Visitor":
        """Settings this browser remembers from an earlier visit."""
        kept = json.dumps(json.dumps(settings))
        self.context.add_init_script(f"if (location.host) localStorage.storeys ??= {kept}")
        return self

    def go(self, path: str = "/") -> None:
        """Open a screen by its address."""
        self.page.goto(f"/#{path}")

    def card(self, game: str) -> Locator:
        """The card of a game on the home page."""
        title = self.page.get_by_role("heading", name=self.say(f"{game}-title"), exact=True)
        return self.page.locator("article.game").filter(has=title)

    def sit_down_to(self, game: str, how: str = "web-play-now") -> None:
        """Begin a game from the home page, with one click."""
        self.go("/")
        self.card(game).get_by_role("button", name=self.say(how), exact=True).click()

    def press(self, message: str, **arguments: object) -> None:
        """Click the button that says this."""
        self.page.get_by_role("button", name=self.say(message, **arguments), exact=True).click()

    def sees(self, message: str, **arguments: object) -> None:
        """Wait until the page says this."""
        self.page.get_by_text(self.say(message, **arguments)).locator("visible=true").first.wait_for()

    def api(self, method: str, path: str, body: object = None) -> Any:
        """Ask the server in this visitor's name, past the page."""
        response = self.context.request.fetch(f"/api/{path}", method=method, data=body)
        assert response.ok, response.text()
        return response.json() if response.body() else None

    def overflow(self) -> int:
        """How many pixels the page is broader than its window."""
        root = "document.documentElement"
        pixels: int = self.page.evaluate(f"() => {root}.scrollWidth - {root}.clientWidth")
        return pixels

    def in_sight(self, selector: str) -> bool:
        """Whether something is wholly inside the window, without scrolling."""
        box, window = self.page.locator(selector).first.bounding_box(), self.page.viewport_size
        assert box, selector
        assert window
        across = box["x"] >= 0 and box["x"] + box["width"] <= window["width"] + 1
        return across and box["y"] >= 0 and box["y"] + box["height"] <= window["height"] + 1

    def obstacles(self) -> list[str]:
        """What axe-core finds on this page that would keep somebody out."""
        self.page.evaluate(f"{AXE.read_text()}; undefined")
        found = self.page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")["violations"]
        return [
            f"{each['impact']} {each['id']}: {[node['target'] for node in each['nodes']]}"
            for each in found
            if each["impact"] in ("serious", "critical")
        ]

    def leave(self) -> list[str]:
        """Close the window; what it complained of."""
        try:
            self.context.close()
        except Error as error:
            self.troubles.append(str(error))
        return self.troubles
