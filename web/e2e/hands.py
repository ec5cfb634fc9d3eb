"""Hands at a table of Skyscrapers: pieces carried by mouse, by finger or by keys, and films of what came of it.

What a hand does is planned, and its events are stamped with planned moments: a machine that is slow, or busy with other
things, makes the same path of them. The moments are still to come when the events do, so that no picture that is drawn
meanwhile is later than they are.
"""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from math import pi, sin
from typing import Any

from playwright.sync_api import CDPSession, Locator

from storeys.play import Match

from .served import Served
from .skyscrapers import CARD, Rigger
from .staged import golden, made_at, replayed
from .visitor import Visitor

OWN = "own-hands-4-seats"
OWN_HANDS = 3  # the option of a table
ON_CELLS = ("hire", "move", "shift", "aside")
CARRIED = (*ON_CELLS, "turn")
CELL = "[data-cell='{}']"
SEEN = {
    "card": f"{CARD}[data-card='{{}}']",
    "slot": "[data-slot='{}']",
    "turn": "[data-turn='{}'][aria-disabled=false]",
    "worker": "[data-worker='{}'][aria-disabled=false]",
}
Spot = tuple[float, float]

# Nothing on the stage moves any more when so many pictures of the page were due and none of the site was drawn.
AT_REST = """() => new Promise((done) => {
    let [seen, same] = ["", 0];
    requestAnimationFrame(function look() {
        const now = document.querySelector(".stage canvas")?.dataset.frames ?? "";
        [seen, same] = [now, now !== "" && now === seen ? same + 1 : 0];
        if (same < 10) requestAnimationFrame(look);
        else done();
    });
})"""

AHEAD = 120.0  # seconds from now to the moments of events: no machine is so slow
STEP = 0.04  # seconds between two of them
SWAYS = 2.5  # times a second, as what hangs from a hand swings by itself


@dataclass(frozen=True)
class Hand:
    """How somebody carries: in so many seconds, holding it there for a while, swaying aside by a share of the way."""

    seconds: float
    waits: float = 0.0
    sway: float = 0.0
    off: Spot = (0.0, 0.0)  # pixels by which it ends beside the place

    def moments(self) -> Iterator[tuple[float, float, float]]:
        """When it is where: seconds, and shares of the way along it and beside it."""
        steps = round((self.seconds + self.waits) / STEP)
        for moment in (STEP * step for step in range(1, steps + 1)):
            under_way = moment < self.seconds - STEP / 2
            aside = self.sway * sin(2 * pi * SWAYS * moment) if under_way else 0.0
            yield moment, eased(moment / self.seconds), aside


CAREFUL, HASTY, SWAYING, SHAKY = Hand(1.2, 1.0), Hand(0.24), Hand(0.6, sway=0.1), Hand(0.8, sway=0.2)


class Carrier(Rigger):
    """Somebody who builds with their own hand."""

    @classmethod
    def about_to(cls, server: Served, visitor: Visitor, words: str) -> "Carrier":
        """In every chair of a recorded match, when somebody is about to do this for the first time."""
        whole = golden(cls.game, OWN)
        line = next(number for number, entry in enumerate(whole.log()) if (entry.words or "").startswith(words))
        return cls.going_on(server, visitor, replayed(whole, line))

    @classmethod
    def going_on(cls, server: Served, visitor: Visitor, match: Match) -> "Carrier":
        """In every chair of a match."""
        seated = cls.of(server, visitor, match)
        seated.page.locator(".board").wait_for()
        return seated

    @property
    def grip(self) -> Locator:
        return self.page.locator("[data-grip=below]")

    def hand(self, *steps: str) -> None:
        """Wait until the hand is told one of these."""
        self.page.locator(", ".join(f"[data-hand={step}]" for step in steps)).wait_for()

    def came_of_it(self, server: Served, lines: int) -> list[str]:
        """What stands in the log after so many lines, as soon as the site has settled there."""
        deadline = time.monotonic() + 60
        while not set(words := made_at(server, self.table)[lines:]) & {"settled", "collapse"}:
            assert time.monotonic() < deadline, words
            self.page.wait_for_timeout(100)
        return words

    # --- What is carried ---

    def choose(self, words: str) -> None:
        """Choose on the board what is told in a file, as far as it needs no hand."""
        kind, _, what = words.partition(" ")
        if kind == "hire":
            self._hire()
        if kind in ON_CELLS:
            self._open(what)
        self.page.evaluate(AT_REST)
        self.touch(SEEN.get(kind, CELL).format(what))

    def _hire(self) -> None:
        """Cells to hire in light up when somebody asks for them, or when there is nothing else to do."""
        tool = self.page.locator(".tool.act[aria-pressed]")
        tool.wait_for()
        if tool.get_attribute("aria-pressed") == "false":
            tool.click()

    def _open(self, cell: str) -> None:
        """Open the storey of a cell, where there are several."""
        there, height = self.page.locator(CELL.format(cell)), cell.split(",")[2]
        storeys = self.page.locator(f"[data-storey='{height}']")
        there.or_(storeys).first.wait_for()
        for storey in [] if there.count() else storeys.all():
            storey.press("Enter")
            if there.count():
                return

    def is_held(self) -> bool:
        """Whether what was chosen is carried out by hand: who steps aside to where they are needs none."""
        self.page.locator("[data-hand]").or_(self.possible).first.wait_for()
        return self.page.locator("[data-hand]").count() > 0

    # --- By pointer ---

    def ends(self) -> tuple[Spot, Spot]:
        """Where the hand takes hold, and where it has to bring that, when neither moves any more.

        A finger takes hold below the piece, and is as far below its place in the end.
        """
        seen: tuple[Spot, Spot] | None = None
        while (now := self._ends()) != seen:
            seen = now
            self.page.wait_for_timeout(150)
        return now

    def _ends(self) -> tuple[Spot, Spot]:
        grip, piece = middle(self.grip), middle(self.page.locator(".hand .start"))
        goal = middle(self.page.locator(".hand .goal"))
        return grip, (goal[0] + grip[0] - piece[0], goal[1] + grip[1] - piece[1])

    def carry(self, hand: Hand) -> None:
        """Take the piece, bring it to its place as this hand does, and let go."""
        (x, y), (right, down) = self.ends()
        across, along = right - x + hand.off[0], down - y + hand.off[1]
        with self.stamped() as pointer:
            self.take(pointer, (x, y))
            for moment, way, aside in hand.moments():
                at = x + across * way - along * aside, y + along * way + across * aside
                self.move(pointer, moment, at)
            self.let_go(pointer, moment + STEP / 4, at)

    @contextmanager
    def stamped(self, ahead: float = AHEAD) -> Iterator["Stamped"]:
        session = self.page.context.new_cdp_session(self.page)
        now: float = self.page.evaluate("() => (performance.timeOrigin + performance.now()) / 1000")
        yield Stamped(session, now + ahead)
        session.detach()

    def take(self, pointer: "Stamped", at: Spot) -> None:
        pointer.mouse("mouseMoved", 0.0, at, pressed=False)
        pointer.mouse("mousePressed", 0.0, at)

    def move(self, pointer: "Stamped", moment: float, at: Spot) -> None:
        pointer.mouse("mouseMoved", moment, at)

    def let_go(self, pointer: "Stamped", moment: float, at: Spot) -> None:
        pointer.mouse("mouseReleased", moment, at, pressed=False)


class Toucher(Carrier):
    """The same with one finger; once it has carried something, a browser may take its next tap for an older one."""

    by_finger = True

    def take(self, pointer: "Stamped", at: Spot) -> None:
        pointer.finger("touchStart", 0.0, at)

    def move(self, pointer: "Stamped", moment: float, at: Spot) -> None:
        pointer.finger("touchMove", moment, at)

    def let_go(self, pointer: "Stamped", moment: float, at: Spot) -> None:
        pointer.finger("touchEnd", moment)


@dataclass
class Stamped:
    """Events that say when they happened, in seconds after a moment to come."""

    session: CDPSession
    began: float

    def mouse(self, what: str, moment: float, at: Spot, pressed: bool = True) -> None:
        held = {"button": "left", "buttons": int(pressed), "clickCount": int(what != "mouseMoved")}
        self._send("Mouse", what, moment, x=at[0], y=at[1], **held)

    def finger(self, what: str, moment: float, *at: Spot) -> None:
        self._send("Touch", what, moment, touchPoints=[{"x": x, "y": y} for x, y in at])

    def enter(self, *moments: float) -> None:
        """Press the key, and hold it down for as long as there are more moments."""
        key = {"key": "Enter", "code": "Enter", "windowsVirtualKeyCode": 13}
        for number, moment in enumerate(moments):
            self._send("Key", "keyDown", moment, text="\r", autoRepeat=number > 0, **key)
        self._send("Key", "keyUp", moment, **key)

    def _send(self, device: str, what: str, moment: float, **more: Any) -> None:
        self.session.send(f"Input.dispatch{device}Event", {"type": what, "timestamp": self.began + moment, **more})


def middle(piece: Locator) -> Spot:
    box = piece.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def eased(part: float) -> float:
    """A hand sets out and arrives without a jerk."""
    part = min(part, 1.0)
    return part * part * (3 - 2 * part)
