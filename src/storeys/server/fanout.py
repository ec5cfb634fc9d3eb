"""News between the processes that share one PostgreSQL: which table has changed, and who is connected to it.

"PROCESS TABLE" says that something was stored: what it was is read from the store. "PROCESS TABLE PLAYER,PLAYER" says
who is connected through that process. One SQLite file has one process, and that one knows what it did.
"""

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Protocol

from .store import CHANNEL, Store

if TYPE_CHECKING:
    import asyncpg  # type: ignore[import-untyped]

log = logging.getLogger(__name__)

AGAIN = 1.0  # seconds before a lost connection is tried again


class Listener(Protocol):
    """Whoever wants to know."""

    async def hear(self, table: str | None) -> None:
        """A table was changed; None: anything may have been."""

    async def hear_who_is_here(self, process: str, table: str, players: frozenset[str]) -> None:
        """Who is connected to a table through another process."""


class Fanout:
    """Listens to the other processes for as long as the server runs."""

    def __init__(self, store: Store, listener: Listener) -> None:
        self._store, self._listener = store, listener
        self._heard: asyncio.Queue[list[str]] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        if self._store.database.shared:
            connection = await self._connect()
            self._tasks = [asyncio.create_task(self._listen(connection)), asyncio.create_task(self._pass_on())]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task

    async def _connect(self) -> "asyncpg.Connection":
        import asyncpg

        url = self._store.database.url.set(drivername="postgresql")
        connection = await asyncpg.connect(url.render_as_string(hide_password=False))
        await connection.add_listener(CHANNEL, self._hear)
        return connection

    def _hear(self, _connection: Any, _pid: int, _channel: str, payload: object) -> None:
        words = str(payload).split(" ")
        if words[0] != self._store.process:
            self._heard.put_nowait(words)

    async def _listen(self, connection: "asyncpg.Connection") -> None:
        """Keep listening; after a gap, anything may have changed."""
        try:
            while True:
                await asyncio.sleep(AGAIN)
                if connection.is_closed():
                    log.warning("lost the listening connection to the database")
                    with suppress(OSError):
                        connection = await self._connect()
                        self._heard.put_nowait([])
        finally:
            await connection.close()

    async def _pass_on(self) -> None:
        while True:
            words = await self._heard.get()
            try:
                await self._tell(words)
            except Exception:
                log.exception("could not take in news of a table")

    async def _tell(self, words: list[str]) -> None:
        match words:
            case [process, table, players]:
                await self._listener.hear_who_is_here(process, table, frozenset(filter(None, players.split(","))))
            case [_, table]:
                await self._listener.hear(table)
            case _:
                await self._listener.hear(None)
