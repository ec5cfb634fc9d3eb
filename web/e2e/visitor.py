"""Somebody at a browser: a page of their own, which must never complain."""

import json
import re
import shutil
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import (
    Browser,
    BrowserContext,
    BrowserType,
    ConsoleMessage,
    Error,
    Locator,
    Page,
    ViewportSize,
    WebError,
)

from storeys.server.players import COOKIE
from storeys.words import Words

from .windows import PLAIN, Windows

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
SMALL: dict[str, Any] = {"viewport": {"width": 1000, "height": 700}}  # without the log
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}
ZOOMED: dict[str, Any] = {"viewport": {"width": 720, "height": 450}, "device_scale_factor": 2}  # 200 % of a desktop
PATIENCE = 60_000  # milliseconds; the machine may be busy with boards in space that it draws without a graphics card
AXE = Path(__file__).parents[1] / "node_modules" / "axe-core" / "axe.min.js"
DRIVER = "GL Driver Message"  # how a browser without a graphics card remarks on every picture in space
ICON = "/favicon.ico"  # for which a browser asks where a page names none; ours do
UNPLUGGED = re.compile(r"WebSocket|net::ERR_|Failed to load resource")  # what a browser says without a network


def launch(chromium: BrowserType, *wishes: str) -> Browser:
    """The system's Chromium, without a window."""
    return chromium.launch(executable_path=shutil.which("chromium"), args=[*CHROMIUM, *wishes])


# Whatever follows the size of the window has followed it when a second picture is due.
DRAWN_TWICE = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))"


class Visitor:
    """A browser window with its own cookies; `troubles` is whatever its console complained of."""

    def __init__(self, browser: Browser | Windows, address: str, language: str = "en", /, **screen: Any) -> None:
        self.address, self.words = address, Words(language)
        self._options: dict[str, Any] = {"locale": language, "reduced_motion": "reduce", **(screen or DESKTOP)}
        self._windows = browser if isinstance(browser, Windows) else Windows(browser, kept=False)
        self.page: Page = self._windows.open(address, self._options)
        self.context: BrowserContext = self.page.context
        self.context.set_default_timeout(PATIENCE)
        self.context.on("console", self._heard)
        self.context.on("weberror", self._failed)
        self.troubles: list[str] = []
        self.expected: re.Pattern[str] | None = None

    def _failed(self, error: WebError) -> None:
        self.troubles.append(str(error.error))

    def _heard(self, message: ConsoleMessage) -> None:
        if DRIVER in message.text or message.location["url"].endswith(ICON):
            return
        if message.type in ("error", "warning") and not (self.expected and self.expected.search(message.text)):
            self.troubles.append(f"{message.type}: {message.text} ({message.location['url']})")

    def say(self, message: str, /, **arguments: object) -> str:
        """What the page should say, in the visitor's language."""
        return self.words.say(message, **arguments)

    def prefer(self, **settings: object) -> "Visitor":
        """Settings this browser remembers from an earlier visit."""
        self.page.evaluate("settings => { localStorage.storeys = settings }", json.dumps(settings))
        return self

    def go(self, path: str = "/") -> None:
        """Open a screen by its address."""
        self.page.goto(f"/#{path}")

    def speak(self, language: str) -> None:
        """Choose a language where the screen offers it: in its corner, or in the settings of a table."""
        self._put_sheets_away()
        choice = self.page.locator("select:has(option[lang])")
        if not choice.count():
            self.page.get_by_role("button", name=self.say("web-settings")).dispatch_event("click")
        choice.first.select_option(language)
        self.page.locator(f"html[lang={language}]").wait_for()
        self.words = Words(language)
        self._put_sheets_away()

    def press_key(self, key: str) -> None:
        """Press a key that is meant for the table, and not for whatever was typed into before."""
        self.page.evaluate("() => document.activeElement?.blur()")
        self.page.keyboard.press(key)

    def _put_sheets_away(self) -> None:
        """Until the page has heard of it: a sheet that is closed goes some time after it can no longer be seen."""
        sheet = self.page.locator("dialog")
        if sheet.count():
            self.page.keyboard.press("Escape")
            sheet.wait_for(state="detached")

    @contextmanager
    def by_night(self) -> Iterator[None]:
        """While it lasts, this screen is dark."""
        self._light("dark", "night")
        yield
        self._light("light", "day")

    def _light(self, scheme: Literal["light", "dark"], theme: str) -> None:
        self.page.emulate_media(color_scheme=scheme)
        self.page.locator(f"html[data-theme={theme}]").wait_for()

    @contextmanager
    def seeing(self, screen: dict[str, Any]) -> Iterator[None]:
        """While it lasts, the window has the size of another screen."""
        usual = self.page.viewport_size
        assert usual
        self._resize(screen["viewport"])
        try:
            yield
        finally:
            self._resize(usual)

    def _resize(self, size: ViewportSize) -> None:
        self.page.set_viewport_size(size)
        self.page.evaluate(DRAWN_TWICE)

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
        self._meet()
        response = self.context.request.fetch(f"/api/{path}", method=method, data=body)
        assert response.ok, response.text()
        return response.json() if response.body() else None

    def _meet(self) -> None:
        """Wait until the page that was opened knows who we are: asked beside it, the server would make us two."""
        deadline = time.monotonic() + PATIENCE / 1000
        while PLAIN not in self.page.url and not self._known():
            assert time.monotonic() < deadline, "this page never asks who we are: ask before it is opened"
            self.page.wait_for_timeout(20)

    def _known(self) -> bool:
        return any(cookie["name"] == COOKIE for cookie in self.context.cookies())

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

    def obstacles(self, *rules: str) -> list[str]:
        """What axe-core finds on this page that would keep somebody out, by all of its rules or by some."""
        if not self.page.evaluate("() => 'axe' in window"):
            self.page.evaluate(f"{AXE.read_text()}; undefined")
        wanted = {"resultTypes": ["violations"], **({"runOnly": rules} if rules else {})}
        found = self.page.evaluate("wanted => axe.run(document, wanted)", wanted)["violations"]
        return [
            f"{each['impact']} {each['id']}: {[node['target'] for node in each['nodes']]}"
            for each in found
            if each["impact"] in ("serious", "critical")
        ]

    def leave(self) -> list[str]:
        """Close the window; what it complained of."""
        try:
            self._windows.close(self.page, self.address, self._options)
        except Error as error:
            self.troubles.append(str(error))
        self.context.remove_listener("console", self._heard)
        self.context.remove_listener("weberror", self._failed)
        return self.troubles
