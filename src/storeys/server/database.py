"""The database: SQLite in one file for one process, or PostgreSQL for any number of them.

Writing is a *job*: a plain function of a connection that may run again. SQLite has one writer anyway, so its jobs are
done in one thread, all that wait together in one transaction, and one sync to the disk acknowledges them all. When one
of them fails, the transaction is rolled back and each is done again alone. PostgreSQL does this by itself.

`synchronous=FULL`: a move that was acknowledged survives a killed process and also a pulled plug. With NORMAL only the
first would hold, and joint commits make FULL cheap enough.
"""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ..play import Problem
from . import migrations

T = TypeVar("T")
Job = Callable[[Connection], T]
Waiting = tuple[Job[Any], "asyncio.Future[Any]"]

PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")
TOGETHER = 64  # jobs of one transaction at most


class DatabaseInUse(Problem):
    """Another process serves this SQLite file."""

    message = "server-in-use"


def address(url: str) -> URL:
    """The address with the driver we use."""
    parsed = make_url(url)
    drivers = {"postgres": "postgresql+asyncpg", "postgresql": "postgresql+asyncpg", "sqlite": "sqlite+aiosqlite"}
    return parsed.set(drivername=drivers.get(parsed.drivername, parsed.drivername))


class Database:
    """An open database."""

    def __init__(self, url: str) -> None:
        self.url = address(url)
        self.shared = self.url.get_backend_name() == "postgresql"  # by several processes
        self._engine: AsyncEngine | None = None
        self._writing: Engine | None = None  # of SQLite, for the one thread that writes
        self._lock: sqlite3.Connection | None = None
        self._jobs: asyncio.Queue[Waiting] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None

    @property
    def engine(self) -> AsyncEngine:
        assert self._engine is not None, "the database is not open"
        return self._engine

    async def open(self) -> None:
        """Connect, and bring the schema up to date."""
        if self.shared:
            self._engine = create_async_engine(self.url, pool_size=10, max_overflow=10, pool_pre_ping=True)
            async with self._engine.begin() as connection:
                await connection.run_sync(migrations.upgrade)
        else:
            self._lock = lock(Path(self.url.database or ""))
            self._writing = create_engine(self.url.set(drivername="sqlite"), pool_size=1, max_overflow=0)
            self._engine = create_async_engine(self.url, pool_size=4, max_overflow=0)
            for engine in (self._writing, self._engine.sync_engine):
                _listen_to_sqlite(engine)
            await asyncio.to_thread(transact, self._writing, [migrations.upgrade])
            self._writer = asyncio.create_task(self._write_together(self._writing))

    async def close(self) -> None:
        if self._writer:
            self._writer.cancel()
            with suppress(asyncio.CancelledError):
                await self._writer
        if self._writing:
            self._writing.dispose()
        if self._engine:
            await self._engine.dispose()
        if self._lock:
            self._lock.close()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.connect() as connection:
            yield connection

    async def write(self, job: Job[T]) -> T:
        """Do a job and commit; it may be done again, so it must depend on nothing but the database."""
        if self._writing is None:
            async with self.engine.begin() as connection:
                return await connection.run_sync(job)
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.put_nowait((job, done))
        return await done

    # --- The writer of SQLite ---

    async def _write_together(self, engine: Engine) -> None:
        with ThreadPoolExecutor(1, thread_name_prefix="writer") as thread:
            while True:
                waiting = [await self._jobs.get()]
                while not self._jobs.empty() and len(waiting) < TOGETHER:
                    waiting.append(self._jobs.get_nowait())
                await self._do(waiting, engine, thread)

    async def _do(self, waiting: list[Waiting], engine: Engine, thread: ThreadPoolExecutor) -> None:
        try:
            jobs = [job for job, _ in waiting]
            results = await asyncio.get_running_loop().run_in_executor(thread, transact, engine, jobs)
        except Exception as error:
            await self._do_apart(waiting, error, engine, thread)
        else:
            for (_, done), result in zip(waiting, results, strict=True):
                if not done.done():
                    done.set_result(result)

    async def _do_apart(
        self, waiting: list[Waiting], error: Exception, engine: Engine, thread: ThreadPoolExecutor
    ) -> None:
        if len(waiting) > 1:
            for one in waiting:
                await self._do([one], engine, thread)
        elif not waiting[0][1].done():
            waiting[0][1].set_exception(error)


def transact(engine: Engine, jobs: list[Job[Any]]) -> list[Any]:
    """Do jobs in one transaction."""
    with engine.begin() as connection:
        return [job(connection) for job in jobs]


def check_free(url: str) -> None:
    """DatabaseInUse if another process serves this database and does not share it."""
    if address(url).get_backend_name() == "sqlite":
        lock(Path(address(url).database or "")).close()


def lock(path: Path) -> sqlite3.Connection:
    """Keep other processes away from a SQLite file, until this one ends in whatever way."""
    path.parent.mkdir(parents=True, exist_ok=True)
    guard = sqlite3.connect(path.with_name(f"{path.name}.lock"), timeout=0, isolation_level=None)
    try:
        guard.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError:
        guard.close()
        raise DatabaseInUse(path=str(path)) from None
    return guard


def _listen_to_sqlite(engine: Engine) -> None:
    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # transactions begin below, and not by guessing from the statement
        for pragma in PRAGMAS:
            cursor = connection.cursor()
            cursor.execute(f"PRAGMA {pragma}")
            cursor.close()

    @event.listens_for(engine, "begin")
    def begin(connection: Any) -> None:
        connection.exec_driver_sql("BEGIN")
