"""At a table of Blueprints: dice and squares under the mouse, and the reveal after each round."""

from contextlib import suppress
from typing import ClassVar

from playwright.sync_api import Locator, TimeoutError

from .screens import Way
from .seated import HAS_COME_TO, LOG, Seated
from .served import Served
from .staged import after, golden
from .visitor import Visitor

GLOWS = "[aria-disabled=false]"
DIE = f"[data-die]{GLOWS}"
SQUARE = f"button[data-square]{GLOWS}"
REVEAL = ".reveal"
QUICK = 3000  # milliseconds in which something that glows can be touched
DONE = "[data-go-on]"


class Architect(Seated):
    """Somebody who builds behind a screen, and decides on the board."""

    game: ClassVar[str] = "blueprints"

    @property
    def reveal(self) -> Locator:
        return self.page.locator(REVEAL)

    def hears(self, line: int) -> None:
        """Wait until the log has come to this line; while the buildings are looked at, it tells nothing."""
        arrived = f"arg => document.querySelector('{REVEAL}') !== null || ({HAS_COME_TO})(arg)"
        self.page.wait_for_function(arrived, arg={"log": LOG, "line": line})

    def decide(self) -> None:
        """Leave the reveal, take the first die that glows, or place it on the first square that does."""
        self.page.locator(f"{DONE}, {DIE}, {SQUARE}").first.click()

    def play_until(self, wanted: str) -> None:
        """Go on until there is such a thing on the board."""
        found = self.page.locator(wanted)
        while not found.count():
            choices = self.page.locator(f"{DIE}, {SQUARE}")
            choices.or_(found).first.wait_for()
            if not found.count():
                with suppress(TimeoutError):  # what glowed may be gone when it is touched: it was decided before
                    choices.first.click(timeout=QUICK)

    def look(self, flat: bool) -> None:
        """See the buildings flat or in space, whatever was seen before: the page remembers it."""
        self.page.locator(".own .columns, .own canvas").first.wait_for()
        if self.page.locator(".own canvas").count() == flat:
            self.visitor.press("blueprints-board-flat")
        self.page.locator(".own .columns" if flat else ".own canvas").wait_for()

    def play_round(self) -> None:
        """Go on until the buildings are revealed."""
        while not self.reveal.count():
            self.page.locator(f"{DIE}, {SQUARE}, {REVEAL}").first.wait_for()
            if not self.reveal.count():
                self.decide()

    def build_high(self) -> None:
        """Take the highest die; place it where nothing stands yet, if it may be there."""
        found = [self.page.locator(wanted) for wanted in (DONE, f"{SQUARE}:not(:has([data-card]))", SQUARE)]
        next((each.first for each in found if each.count()), self.page.locator(DIE).last).click()


# --- Moments worth a picture -----------------------------------------------------------------------------------------

THREE, FOUR = "gold-decides-3-seats", "every-tie-break-4-seats"


def at(server: Served, name: str, made: int, wanted: str, flat: bool = False) -> Way:
    """The way to a recorded match after so many decisions, and on until there is such a thing; bots have joined in."""

    def go(visitor: Visitor, _: str) -> Architect:
        match = after(golden(Architect.game, name), made)
        seated = Architect.of(server, visitor, match, *["bot:greedy"] * (match.seats - 1))
        seated.look(flat)
        seated.play_until(wanted)
        return seated

    return go


def moments(server: Served) -> dict[str, Way]:
    """What the pictures of this game show: the second round, with something won and something built."""
    return {
        "taking": at(server, THREE, 50, DIE),
        "placing": at(server, THREE, 51, SQUARE),
        "four-players": at(server, FOUR, 65, DIE),
        "reveal": at(server, THREE, 67, REVEAL, flat=True),
        "reveal-of-four": at(server, FOUR, 85, REVEAL, flat=True),
        "flat": at(server, THREE, 51, SQUARE, flat=True),
    }
