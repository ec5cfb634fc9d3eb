"""Few places, and many who want one: nobody has a second place while somebody else waits for a first.

Who waits for something urgent comes before all others, and what can wait longest has the last place where there is
but one. Among those that wait for the same, a free place goes to whoever has the fewest; among these everybody's turn
comes round, and what one of them wants comes in the order in which it was asked for. While nobody else waits, one may
have all.

For something urgent that has to wait one that can wait longest steps aside, if it may: the one that was given its place
last, for it has least to lose. It is told so, and leaves as soon as it can.
"""

import asyncio
from collections import Counter, deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from enum import IntEnum


class Rank(IntEnum):
    """How long somebody can wait: the least comes first."""

    URGENT = 0  # a table waits for it
    SOON = 1  # somebody looks at the screen
    PATIENT = 2  # it takes long anyway


@dataclass(eq=False)
class Turn:
    """Somebody who waits for a place, or has one."""

    name: str
    rank: Rank
    step_aside: Callable[[], object] | None  # tells whoever has the place that something urgent needs it
    given: "asyncio.Future[None]" = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Shares:
    """The places, who has them, and who waits for one; all of it on one event loop."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._patient = max(1, places - 1)  # places that are free for what can wait longest
        self._taken: Counter[str] = Counter()
        self._waiting: dict[tuple[Rank, str], deque[Turn]] = {}  # whose turn comes next stands first
        self._movable: list[Turn] = []  # have a place and may be told to step aside, whoever was given it first …
        self._leaving: set[Turn] = set()  # … and those who have been told

    @asynccontextmanager
    async def place(
        self, name: str, rank: Rank = Rank.URGENT, step_aside: Callable[[], object] | None = None
    ) -> AsyncIterator[None]:
        """A place for as long as it is needed, counted under this name; nobody is told twice to step aside."""
        turn = Turn(name, rank, step_aside)
        await self._wait(turn)
        try:
            yield
        finally:
            self._leave(turn)

    def is_free(self, rank: Rank) -> bool:
        """Whether there is a place at once, though nobody steps aside."""
        return self._free > 0 and (self._patient > 0 or rank < Rank.PATIENT)

    def room(self) -> Rank | None:
        """The most patient for whom there is a place at once, or soon; None if there is none for anybody."""
        if not self._free:  # whoever waits although there is one can wait longest, and is in nobody's way
            return Rank.URGENT if self._movable else None
        return Rank.PATIENT if self._patient else Rank.SOON

    async def _wait(self, turn: Turn) -> None:
        self._waiting.setdefault((turn.rank, turn.name), deque()).append(turn)
        self._give_out()
        self._make_room()
        try:
            await turn.given
        except asyncio.CancelledError:
            if not turn.given.cancelled():  # the place and the end came at the same moment
                self._leave(turn)
            raise

    def _leave(self, turn: Turn) -> None:
        self._taken -= Counter({turn.name: 1})  # a name that has none left is forgotten
        self._free += 1
        self._patient += turn.rank is Rank.PATIENT
        self._movable = [other for other in self._movable if other is not turn]
        self._leaving.discard(turn)
        about = turn.rank, turn.name
        if about in self._waiting:
            self._waiting[about] = self._waiting.pop(about)  # behind all who have waited meanwhile
        self._give_out()

    def _give_out(self) -> None:
        while self._free and (next_ones := [one for one in self._waiting if self._patient or one[0] < Rank.PATIENT]):
            rank, name = min(next_ones, key=lambda one: (one[0], self._taken[one[1]]))
            turns = self._waiting.pop((rank, name))
            turn = turns.popleft()
            if turns:
                self._waiting[rank, name] = turns
            if not turn.given.done():  # whoever was cancelled needs none
                self._give(turn)

    def _give(self, turn: Turn) -> None:
        turn.given.set_result(None)
        self._free -= 1
        self._patient -= turn.rank is Rank.PATIENT
        self._taken[turn.name] += 1
        if turn.step_aside:
            self._movable.append(turn)

    def _make_room(self) -> None:
        """Let one step aside for each urgent one that waits."""
        waiting = [turn for (rank, _), turns in self._waiting.items() if rank is Rank.URGENT for turn in turns]
        urgent = sum(not turn.given.done() for turn in waiting)
        while self._movable and len(self._leaving) < urgent:
            turn = self._movable.pop()
            self._leaving.add(turn)
            if turn.step_aside:
                turn.step_aside()
