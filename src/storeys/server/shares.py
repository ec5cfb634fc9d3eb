"""Few places, and many who want one: nobody has a second place while somebody else waits for a first.

A place that is free goes to whoever of those that wait has the fewest; among these everybody's turn comes round, and
what one of them wants comes in the order in which it was asked for. While nobody else waits, one may have all places.
"""

import asyncio
from collections import Counter, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Shares:
    """The places, who has them, and who waits for one; all of it on one event loop."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._taken: Counter[str] = Counter()
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}  # whose turn comes next stands first

    @asynccontextmanager
    async def place(self, name: str) -> AsyncIterator[None]:
        """A place for as long as it is needed, counted under this name."""
        await self._wait(name)
        try:
            yield
        finally:
            self._leave(name)

    async def _wait(self, name: str) -> None:
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(name, deque()).append(turn)
        self._give_out()
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # the place and the end came at the same moment
                self._leave(name)
            raise

    def _leave(self, name: str) -> None:
        self._taken -= Counter({name: 1})  # a name that has none left is forgotten
        self._free += 1
        if name in self._waiting:
            self._waiting[name] = self._waiting.pop(name)  # behind all who have waited meanwhile
        self._give_out()

    def _give_out(self) -> None:
        while self._free and self._waiting:
            name = min(self._waiting, key=self._taken.__getitem__)
            turns = self._waiting.pop(name)
            turn = turns.popleft()
            if turns:
                self._waiting[name] = turns
            if not turn.done():  # whoever was cancelled needs none
                turn.set_result(None)
                self._free -= 1
                self._taken[name] += 1
