"""News between the processes that share one PostgreSQL: which table has changed, and who is connected to it.

"PROCESS TABLE" says that something was stored: what it was is read from the store. "PROCESS TABLE PLAYER,PLAYER" says
who is connected through that process, "PROCESS signed-out PLAYER" that a player's cookies are no longer good. One
SQLite file has one process, and that one knows what it did.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, Protocol

from .chores import Chores, Well
from .database import Database
from .refusals import Away
from .store import CHANNEL, SIGNED_OUT, Store

log = logging.getLogger(__name__)

STILL_THERE = 1.0  # seconds between two looks whether the connection lives
ANSWER = 5.0  # seconds that the database is given to answer

StillThere = Callable[[], Awaitable[None]]


class Listener(Protocol):
    """Whoever wants to know."""

    async def hear(self, table: str | None) -> None:
        """A table was changed; None: anything may have been."""

    async def hear_who_is_here(self, process: str, table: str, players: frozenset[str]) -> None:
        """Who is connected to a table through another process."""

    async def hear_signed_out(self, player: str) -> None:
        """The cookies of a player are no longer good."""


@asynccontextmanager
async def listening(database: Database, channel: str, hear: Callable[..., None]) -> AsyncIterator[StillThere]:
    """Hear what is said on a channel; what is given fails if nobody is there any more who could say it."""
    import asyncpg  # type: ignore[import-untyped]

    url = database.url.set(drivername="postgresql")
    connection: asyncpg.Connection = await asyncpg.connect(url.render_as_string(hide_password=False), timeout=ANSWER)

    async def still_there() -> None:
        await connection.execute("SELECT 1", timeout=ANSWER)

    try:
        await connection.add_listener(channel, hear)
        yield still_there
    finally:
        connection.terminate()


class Fanout:
    """Listens to the other processes for as long as the server runs."""

    def __init__(self, store: Store, listener: Listener) -> None:
        self._store, self._listener = store, listener
        self._heard: asyncio.Queue[list[str]] = asyncio.Queue()

    def start(self, chores: Chores) -> None:
        if self._store.database.shared:
            chores.begin("listener", self._listen)
            chores.begin("news", self._pass_on)

    async def _listen(self, well: Well) -> None:
        """Keep listening; what was said before, or in a gap, nobody has heard, so anything may have changed."""
        async with listening(self._store.database, CHANNEL, self._hear) as still_there:
            self._heard.put_nowait([])
            while True:
                await still_there()
                well()
                await asyncio.sleep(STILL_THERE)

    def _hear(self, _connection: Any, _pid: int, _channel: str, payload: object) -> None:
        words = str(payload).split(" ")
        if words[0] != self._store.process:
            self._heard.put_nowait(words)

    async def _pass_on(self, well: Well) -> None:
        """Pass on what was heard; when that fails, everything is looked at once it can be."""
        while True:
            words = await self._heard.get()
            try:
                await self._tell(words)
            except Away:
                self._heard.put_nowait([])
                raise
            except Exception:
                log.exception("could not take in news of a table")
            well()

    async def _tell(self, words: list[str]) -> None:
        match words:
            case [_, what, player] if what == SIGNED_OUT:
                await self._listener.hear_signed_out(player)
            case [process, table, players]:
                await self._listener.hear_who_is_here(process, table, frozenset(filter(None, players.split(","))))
            case [_, table]:
                await self._listener.hear(table)
            case _:
                await self._listener.hear(None)
