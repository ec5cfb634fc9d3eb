"""A visitor at a table: what is asked, what may be answered, and how it is done with a mouse."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar, Self

from playwright.sync_api import Locator, Page

from storeys.play import Match
from storeys.server.client import chair_of

from .served import Served
from .staged import golden, stage
from .visitor import Visitor

POSSIBLE = ".answers > button:not([aria-disabled=true], [data-offer])"
GLOWING = "[data-card][aria-disabled=false]"
END = ".end"
BOARD = f".board, {END}"
LOG = ".log[data-lines]"
HAS_COME_TO = "({ log, line }) => Number(document.querySelector(log)?.dataset.lines) >= line"
LEAVE = "() => document.querySelector('.table')?.setAttribute('data-left', '')"
A_WHOLE_MATCH = 180_000  # milliseconds, in which bots come to its end even on a busy machine


@dataclass
class Seated:
    """One page that shows a table; a visitor may have several."""

    game: ClassVar[str] = "towers"
    visitor: Visitor
    table: str
    page: Page

    @classmethod
    def at(cls, visitor: Visitor, table: str, more: str = "") -> Self:
        """Come to a table by its address; another table is shown a moment longer, and must not be taken for it."""
        if table not in visitor.page.url:
            visitor.page.evaluate(LEAVE)
        visitor.go(f"/table/{table}{more}")
        visitor.page.locator("[data-left]").wait_for(state="detached")
        return cls(visitor, table, visitor.page)

    @classmethod
    def new(cls, visitor: Visitor, *chairs: str, **wishes: Any) -> Self:
        """Come to a new table; a chair is its kind, or "bot:greedy"."""
        created = visitor.api(
            "POST", "tables", {"game": cls.game, "chairs": [chair_of(each) for each in chairs], **wishes}
        )
        return cls.at(visitor, created["table"])

    @classmethod
    def of(cls, server: Served, visitor: Visitor, match: Match, *others: str) -> Self:
        """At a match that has already begun: beside others, or in every chair; what it stands on is seen.

        What is asked can be read sooner, for a board comes with the code of its game.
        """
        seated = cls.at(visitor, stage(server, visitor, match, *others))
        seated.page.locator(BOARD).first.wait_for()
        return seated

    @classmethod
    def ended(cls, server: Served, name: str) -> Callable[[Visitor, str], None]:
        """The way to the score sheet of a recorded match."""
        return lambda visitor, _: cls.of(server, visitor, golden(cls.game, name)).finish()

    @classmethod
    def here(cls, visitor: Visitor) -> Self:
        """At the table that is being opened on the screen, as soon as it is played there."""
        visitor.page.locator(f".bar, {END}").first.wait_for()
        return cls(visitor, visitor.page.url.split("/table/")[1].split("/")[0], visitor.page)

    @property
    def possible(self) -> Locator:
        """The answers that may be given now."""
        return self.page.locator(POSSIBLE)

    @property
    def question(self) -> Locator:
        return self.page.locator(".question")

    @property
    def over(self) -> bool:
        return self.page.locator(END).count() > 0

    def asked(self) -> bool:
        """Wait until this page is asked something, or the match is over; whether it is asked."""
        self.page.locator(f"{POSSIBLE}, {END}").first.wait_for()
        return not self.over

    def decide(self) -> None:
        """Answer with the mouse: a card that glows in the display, otherwise the middle one of the bar's answers."""
        cards = self.page.locator(f"{GLOWING}[data-place=display]")
        (cards.first if cards.count() else self.possible.nth(self.possible.count() // 2)).click()

    def play(self, decisions: int) -> None:
        """Make so many decisions, unless the match ends before."""
        for _ in range(decisions):
            if not self.asked():
                return
            self.decide()

    def finish(self) -> None:
        """Wait for the end of the match, and for its score sheet: the board may have something to show before."""
        sheet = self.page.get_by_role("button", name=self.visitor.say("web-show-sheet"))
        onward = self.page.locator("[data-go-on]").or_(sheet)
        while not self.over:
            self.page.locator(END).or_(onward).first.wait_for(timeout=A_WHOLE_MATCH)
            if not self.over:
                onward.first.click()

    def answer(self, message: str, **arguments: object) -> None:
        """Give one answer of the bar."""
        self.page.locator(".answers").get_by_role(
            "button", name=self.visitor.say(message, **arguments), exact=True
        ).click()

    def unfold(self) -> Locator:
        """Every step of every turn in the log, also of those to come."""
        self.page.locator(f"{LOG} [tabindex='0']").press("*")
        return self.page.locator(f"{LOG} [data-line]")

    def log(self) -> list[str]:
        """The steps of the log as they stand beside the board."""
        return [line.strip() for line in self.unfold().all_inner_texts()]

    def told(self) -> int:
        """How many lines the log has."""
        log = self.page.locator(LOG)
        return int(log.get_attribute("data-lines") or "") if log.count() else 0

    def hears(self, line: int) -> None:
        """Wait until the log has come to this line."""
        self.page.wait_for_function(HAS_COME_TO, arg={"log": LOG, "line": line})
