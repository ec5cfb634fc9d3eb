"""Hands at a table of Skyscrapers: pieces carried by mouse, by finger or by keys, and films of what came of it."""

import time
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Locator

from .served import Served
from .skyscrapers import Rigger
from .staged import golden, made_at, replayed
from .visitor import Visitor

OWN = "own-hands-4-seats"
Spot = tuple[float, float]


class Carrier(Rigger):
    """Somebody who builds with their own hand."""

    @classmethod
    def about_to(cls, server: Served, visitor: Visitor, words: str) -> "Carrier":
        """In every chair of a recorded match, when somebody is about to do this for the first time."""
        whole = golden(cls.game, OWN)
        line = next(number for number, entry in enumerate(whole.log()) if (entry.words or "").startswith(words))
        seated = cls.of(server, visitor, replayed(whole, line))
        seated.page.locator(".board").wait_for()
        return seated

    @property
    def grip(self) -> Locator:
        return self.page.locator("[data-grip]")

    def hand(self, *steps: str) -> None:
        """Wait until the hand is told one of these."""
        self.page.locator(", ".join(f"[data-hand={step}]" for step in steps)).wait_for()

    def came_of_it(self, server: Served, lines: int) -> list[str]:
        """What stands in the log after so many lines, as soon as the site has settled there."""
        deadline = time.monotonic() + 30
        while not set(words := made_at(server, self.table)[lines:]) & {"settled", "collapse"}:
            assert time.monotonic() < deadline, words
            self.page.wait_for_timeout(100)
        return words

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

    def carry(self, seconds: float, wait: float, off: Spot = (0.0, 0.0)) -> None:
        """Take the piece, bring it to its place in so many seconds, hold it there, and let go."""
        start, goal = self.ends()
        shift = goal[0] - start[0] + off[0], goal[1] - start[1] + off[1]
        with self.holding(start):
            began = time.monotonic()
            while (passed := time.monotonic() - began) < seconds + wait:
                part = eased(passed / seconds)
                self.go(start[0] + shift[0] * part, start[1] + shift[1] * part)
            self.go(start[0] + shift[0], start[1] + shift[1])

    def go(self, x: float, y: float) -> None:
        self.page.mouse.move(x, y)
        self.page.wait_for_timeout(10)

    @contextmanager
    def holding(self, start: Spot) -> Iterator[None]:
        self.page.mouse.move(*start)
        self.page.mouse.down()
        yield
        self.page.mouse.up()


class Toucher(Carrier):
    """The same with one finger."""

    by_finger = True

    @contextmanager
    def holding(self, start: Spot) -> Iterator[None]:
        self._touch = self.page.context.new_cdp_session(self.page)
        self._send("touchStart", start)
        yield
        self._send("touchEnd")
        self._touch.detach()

    def go(self, x: float, y: float) -> None:
        self._send("touchMove", (x, y))
        self.page.wait_for_timeout(10)

    def _send(self, what: str, *fingers: Spot) -> None:
        points = [{"x": x, "y": y} for x, y in fingers]
        self._touch.send("Input.dispatchTouchEvent", {"type": what, "touchPoints": points})


def middle(piece: Locator) -> Spot:
    box = piece.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def eased(part: float) -> float:
    """A hand sets out and arrives without a jerk."""
    part = min(part, 1.0)
    return part * part * (3 - 2 * part)
