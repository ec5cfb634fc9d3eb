"""What a page weighs and how quickly it is there: `python -m web.e2e.budget [--language pl]`.

For the home page and a table of each game, on this machine, against the targets beside the figures. Times mean what
they say only while the machine is idle; sizes are what comes over the line, compressed.
"""

import argparse
import tempfile
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from storeys.games import GAMES
from storeys.words import LANGUAGES

from .seated import GLOWING, POSSIBLE
from .served import Served, running
from .visitor import Visitor, launch

HOME_WEIGHT, HOME_TIME, BOARD_TIME, ANSWER_TIME, SHIFT = 200.0, 1000.0, 2000.0, 100.0, 0.1  # kB, ms, and a score
LAPTOP = {"viewport": {"width": 1280, "height": 800}}
FINAL = ".answers > .act"  # an answer, where a heading would only lead to some
READY = f"{POSSIBLE}, {GLOWING}"  # something on a board that can be answered

WATCH = """() => {
    window.shift = 0;
    new PerformanceObserver((list) => list.getEntries().forEach((each) => (window.shift += each.value)))
        .observe({ type: "layout-shift", buffered: true });
}"""
# The time from a click to the picture after the move was acknowledged and the board drawn anew.
ANSWER = """(selector) => new Promise((done) => {
    const start = performance.now();
    const painted = () => requestAnimationFrame(() => setTimeout(() => done(performance.now() - start)));
    new MutationObserver((_, seeing) => { seeing.disconnect(); painted(); })
        .observe(document.querySelector(".question"), { childList: true, characterData: true, subtree: true });
    document.querySelector(selector).click();
})"""
PAINT = "() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN"
NOW = "() => performance.now()"


@dataclass
class Line:
    """What came over the line."""

    sizes: Counter[str] = field(default_factory=Counter)  # bytes of each kind
    requests: int = 0
    kinds: dict[str, str] = field(default_factory=dict)

    def listen(self, visitor: Visitor) -> None:
        session = visitor.context.new_cdp_session(visitor.page)
        session.send("Network.enable")
        session.on("Network.responseReceived", self._heard)
        session.on("Network.loadingFinished", self._loaded)

    def _heard(self, told: dict[str, Any]) -> None:
        self.kinds[told["requestId"]] = "Words" if "/words/" in told["response"]["url"] else told["type"]

    def _loaded(self, told: dict[str, Any]) -> None:
        self.requests += 1
        self.sizes[self.kinds.get(told["requestId"], "Other")] += int(told["encodedDataLength"])

    @property
    def kilobytes(self) -> float:
        return sum(self.sizes.values()) / 1000


def row(what: str, measured: float, unit: str, most: float | None = None) -> None:
    judged = "" if most is None else f"   (at most {most:g}: {'good' if measured <= most else 'TOO MUCH'})"
    print(f"  {what:<34} {measured:8.1f} {unit}{judged}")


def show_line(line: Line, most: float | None) -> None:
    row("over the line, compressed", line.kilobytes, "kB", most)
    for kind, size in line.sizes.most_common():
        row(f"  {kind}", size / 1000, "kB")
    row("requests", line.requests, "")


def opened(visitor: Visitor, open_page: Callable[[], None], most: float | None) -> None:
    """Weigh a page while it is opened."""
    line = Line()
    line.listen(visitor)
    open_page()
    ready = visitor.page.evaluate(NOW)
    visitor.page.wait_for_load_state("networkidle")
    show_line(line, most)
    row("first paint", visitor.page.evaluate(PAINT), "ms")
    row("shown and ready", ready, "ms", HOME_TIME if most else BOARD_TIME)
    visitor.page.evaluate(WATCH)
    row("layout shift", visitor.page.evaluate("() => window.shift"), "", SHIFT)


def home(browser: Browser, server: Served, language: str) -> None:
    def open_page() -> None:
        visitor.go("/")
        for game in GAMES:
            visitor.card(game).wait_for()

    print(f"home page ({language})")
    visitor = Visitor(browser, server.address, language, **LAPTOP)
    opened(visitor, open_page, HOME_WEIGHT)
    visitor.leave()


def table(browser: Browser, server: Served, language: str, game: str) -> None:
    def open_page() -> None:
        visitor.go(f"/table/{created['table']}")
        visitor.page.locator(READY).first.wait_for()

    print(f"a table of {game} ({language})")
    visitor = Visitor(browser, server.address, language, **LAPTOP).prefer(autoplay=False)
    seats = max(GAMES[game].seats[0], 2)
    chairs = [{"kind": "me"}, *[{"kind": "neighbour"}] * (seats - 1)]
    created = visitor.api("POST", "tables", {"game": game, "chairs": chairs})
    opened(visitor, open_page, None)
    while not visitor.page.locator(FINAL).count():
        visitor.page.locator(".answers > .leads-on").first.click()
    row("click to paint, move acknowledged", visitor.page.evaluate(ANSWER, FINAL), "ms", ANSWER_TIME)
    visitor.leave()


def main() -> None:
    parser = argparse.ArgumentParser(prog="web.e2e.budget")
    parser.add_argument("--language", choices=LANGUAGES, default="en")
    language: str = parser.parse_args().language
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright, running(Path(data)) as server:
        browser = launch(playwright.chromium)
        home(browser, server, language)
        for game in GAMES:
            table(browser, server, language, game)
        browser.close()


if __name__ == "__main__":
    main()
