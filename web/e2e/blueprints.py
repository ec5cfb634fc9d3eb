"""At a table of Blueprints: dice and squares under the mouse, and the reveal after each round."""

from typing import ClassVar

from playwright.sync_api import Locator

from .screens import Way
from .seated import Seated
from .visitor import Visitor

GLOWS = "[aria-disabled=false]"
DIE = f"[data-die]{GLOWS}"
SQUARE = f"button[data-square]{GLOWS}"
REVEAL = ".reveal"
DONE = "[data-reveal-done]"


class Architect(Seated):
    """Somebody who builds behind a screen, and decides on the board."""

    game: ClassVar[str] = "blueprints"

    @property
    def reveal(self) -> Locator:
        return self.page.locator(REVEAL)

    def decide(self) -> None:
        """Leave the reveal, take the first die that glows, or place it on the first square that does."""
        self.page.locator(f"{DONE}, {DIE}, {SQUARE}").first.click()

    def play_until(self, wanted: str) -> None:
        """Go on until there is such a thing on the board."""
        while not self.page.locator(wanted).count():
            assert self.asked()
            self.decide()

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


def taking(visitor: Visitor, _: str, *others: str) -> Architect:
    """In the middle of the second round, with something won and something built."""
    seated = Architect.new(visitor, "me", *(others or ["bot:greedy"] * 2))
    seated.play_round()
    seated.page.locator(DONE).click()
    seated.play(4)
    seated.play_until(DIE)
    return seated


def placing(visitor: Visitor, finished: str) -> Architect:
    seated = taking(visitor, finished)
    seated.play_until(SQUARE)
    visitor.page.locator(SQUARE).first.hover()
    return seated


def reveal(visitor: Visitor, _: str, *others: str) -> Architect:
    seated = Architect.new(visitor, "me", *(others or ["bot:greedy"] * 2))
    seated.play_round()
    return seated


def reveal_of_four(visitor: Visitor, finished: str) -> Architect:
    return reveal(visitor, finished, *["bot:greedy"] * 3)


def four_players(visitor: Visitor, finished: str) -> Architect:
    return taking(visitor, finished, *["bot:greedy"] * 3)


def flat(visitor: Visitor, finished: str) -> Architect:
    seated = placing(visitor, finished)
    visitor.press("blueprints-board-flat")
    visitor.page.locator(".columns").wait_for()
    return seated


# The flat view comes last, for it is remembered.
MOMENTS: dict[str, Way] = {
    "taking": taking,
    "placing": placing,
    "four-players": four_players,
    "reveal": reveal,
    "reveal-of-four": reveal_of_four,
    "flat": flat,
}
