"""Few places, and many who want one: nobody has a second place while somebody else waits for a first.

Who waits for something urgent comes before all others, and what can wait longest has the last place where there is
but one. Among those that wait for the same, a free place goes to whoever has the fewest; among these everybody's turn
comes round, and what one of them wants comes in the order in which it was asked for. While nobody else waits, one may
have all.
"""

import asyncio
from collections import Counter, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from enum import IntEnum


class Rank(IntEnum):
    """How long somebody can wait: the least comes first."""

    URGENT = 0  # a table waits for it
    SOON = 1  # somebody looks at the screen
    PATIENT = 2  # it takes long anyway


class Shares:
    """The places, who has them, and who waits for one; all of it on one event loop."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._patient = max(1, places - 1)  # places that are free for what can wait longest
        self._taken: Counter[str] = Counter()
        self._waiting: dict[tuple[Rank, str], deque[asyncio.Future[None]]] = {}  # whose turn comes next stands first

    @asynccontextmanager
    async def place(self, name: str, rank: Rank = Rank.URGENT) -> AsyncIterator[None]:
        """A place for as long as it is needed, counted under this name."""
        await self._wait(name, rank)
        try:
            yield
        finally:
            self._leave(name, rank)

    def room(self) -> Rank | None:
        """The most patient for whom there is a place at once; None if there is none for anybody."""
        if not self._free:
            return None  # whoever waits although there is one can wait longest, and is in nobody's way
        return Rank.PATIENT if self._patient else Rank.SOON

    async def _wait(self, name: str, rank: Rank) -> None:
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault((rank, name), deque()).append(turn)
        self._give_out()
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # the place and the end came at the same moment
                self._leave(name, rank)
            raise

    def _leave(self, name: str, rank: Rank) -> None:
        self._taken -= Counter({name: 1})  # a name that has none left is forgotten
        self._free += 1
        self._patient += rank is Rank.PATIENT
        if (rank, name) in self._waiting:
            self._waiting[rank, name] = self._waiting.pop((rank, name))  # behind all who have waited meanwhile
        self._give_out()

    def _give_out(self) -> None:
        while self._free and (next_ones := [one for one in self._waiting if self._patient or one[0] < Rank.PATIENT]):
            rank, name = min(next_ones, key=lambda one: (one[0], self._taken[one[1]]))
            turns = self._waiting.pop((rank, name))
            turn = turns.popleft()
            if turns:
                self._waiting[rank, name] = turns
            if not turn.done():  # whoever was cancelled needs none
                turn.set_result(None)
                self._free -= 1
                self._patient -= rank is Rank.PATIENT
                self._taken[name] += 1
