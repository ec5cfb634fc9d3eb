"""The database: SQLite in one file for one process, or PostgreSQL for any number of them.

Writing is a *job*: a plain function of a connection that may run again. SQLite has one writer anyway, so its jobs are
done in one thread, all that wait together in one transaction, and one sync to the disk acknowledges them all. When one
of them fails, the transaction is rolled back and each is done again alone. PostgreSQL does this by itself.

`synchronous=FULL`: a move that was acknowledged survives a killed process and also a pulled plug. With NORMAL only the
first would hold, and joint commits make FULL cheap enough.
"""

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ..play import Problem
from . import migrations
from .chores import Chores, Well
from .refusals import Away

log = logging.getLogger(__name__)

T = TypeVar("T")
Job = Callable[[Connection], T]
Waiting = tuple[Job[Any], "asyncio.Future[Any]"]

PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")
TOGETHER = 64  # jobs of one transaction at most
CONNECT, ANSWER = 5.0, 20.0  # seconds that PostgreSQL is given to let us in, and to answer
AWAY_STATES = ("08", "53", "57P", "58")  # how codes of PostgreSQL begin that say: not now, whatever was asked


class DatabaseInUse(Problem):
    """Another process serves this SQLite file."""

    message = "server-in-use"


class DatabaseDamaged(Problem):
    """A SQLite file cannot be read whole."""

    message = "server-damaged"


class DatabaseUnreachable(Problem):
    """PostgreSQL does not answer, or does not let us in."""

    message = "server-unreachable"


def address(url: str) -> URL:
    """The address with the driver we use."""
    parsed = make_url(url)
    drivers = {"postgres": "postgresql+asyncpg", "postgresql": "postgresql+asyncpg", "sqlite": "sqlite+aiosqlite"}
    return parsed.set(drivername=drivers.get(parsed.drivername, parsed.drivername))


class Database:
    """An open database."""

    def __init__(self, url: str, chores: Chores | None = None) -> None:
        self.url = address(url)
        self._chores = chores or Chores()
        self.shared = self.url.get_backend_name() == "postgresql"  # by several processes
        self._engine: AsyncEngine | None = None
        self._writing: Engine | None = None  # of SQLite, for the one thread that writes
        self._lock: sqlite3.Connection | None = None
        self._jobs: asyncio.Queue[Waiting] = asyncio.Queue()

    @property
    def engine(self) -> AsyncEngine:
        assert self._engine is not None, "the database is not open"
        return self._engine

    async def open(self, *, upgrade: bool = True) -> None:
        """Connect, and bring the schema up to date, unless others do that."""
        if self.shared:
            if upgrade:
                await self._upgrade_shared()
            limits = {"timeout": CONNECT, "command_timeout": ANSWER}
            self._engine = create_async_engine(
                self.url, pool_size=10, max_overflow=10, pool_pre_ping=True, connect_args=limits
            )
        else:
            self._lock = lock(Path(self.url.database or ""))
            self._writing = create_engine(self.url.set(drivername="sqlite"), pool_size=1, max_overflow=0)
            self._engine = create_async_engine(self.url, pool_size=4, max_overflow=0)
            for engine in (self._writing, self._engine.sync_engine):
                _listen_to_sqlite(engine)
            await asyncio.to_thread(transact, self._writing, [migrations.upgrade])
            self._chores.begin("writer", self._write_together)

    async def _upgrade_shared(self) -> None:
        """Steps of the schema may take as long as they need, or as another process needs for them."""
        engine = create_async_engine(self.url)
        async with engine.begin() as connection:
            await connection.run_sync(migrations.upgrade)
        await engine.dispose()

    async def close(self) -> None:
        await self._chores.close()
        if self._writing:
            self._writing.dispose()
        if self._engine:
            await self._engine.dispose()
        if self._lock:
            self._lock.close()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection to ask; Away if there is none to be had."""
        with away_if_unreachable():
            async with self.engine.connect() as connection:
                yield connection

    async def write(self, job: Job[T]) -> T:
        """Do a job and commit; it may be done again, so it must depend on nothing but the database.

        Away if the database cannot be reached: then nobody knows whether the job was done.
        """
        with away_if_unreachable():
            if self._writing is None:
                async with self.engine.begin() as connection:
                    return await connection.run_sync(job)
            done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
            self._jobs.put_nowait((job, done))
            try:
                return await done
            finally:
                del done  # an error in it knows this frame: together they would wait for the garbage collector

    async def at_once(self, job: Job[T]) -> T:
        """Do a job of single statements, each of which counts by itself, as soon as can be; for PostgreSQL."""
        with away_if_unreachable():
            async with self.engine.execution_options(isolation_level="AUTOCOMMIT").connect() as connection:
                return await connection.run_sync(job)

    # --- The writer of SQLite ---

    async def _write_together(self, well: Well) -> None:
        engine = self._writing
        assert engine is not None
        with ThreadPoolExecutor(1, thread_name_prefix="writer") as thread:
            while True:
                well()
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


@contextmanager
def away_if_unreachable() -> Iterator[None]:
    """Away in place of the many ways in which drivers say that the database cannot be reached."""
    try:
        yield
    except Exception as error:
        if is_unreachable(error):
            log.warning("the database cannot be reached", extra={"reason": type(error).__name__})
            raise Away from error
        raise


def is_unreachable(error: Exception) -> bool:
    if isinstance(error, OSError | OperationalError | InterfaceError | PoolTimeoutError):
        return True
    if isinstance(error, DBAPIError):
        return error.connection_invalidated or _state(error.orig).startswith(AWAY_STATES)
    return _state(error).startswith(AWAY_STATES)  # while connecting, asyncpg's own errors come through


def _state(error: BaseException | None) -> str:
    return str(getattr(error, "sqlstate", None) or "")


def transact(engine: Engine, jobs: list[Job[Any]]) -> list[Any]:
    """Do jobs in one transaction."""
    with engine.begin() as connection:
        return [job(connection) for job in jobs]


def check_usable(url: str) -> None:
    """DatabaseInUse if another process serves this SQLite file, DatabaseDamaged if it cannot be read whole.

    DatabaseUnreachable if it is a PostgreSQL that cannot be asked anything.
    """
    if address(url).get_backend_name() != "sqlite":
        return asyncio.run(check_reachable(address(url)))
    path = Path(address(url).database or "")
    with closing(lock(path)):
        return check_whole(path)


async def check_reachable(url: URL) -> None:
    engine = create_async_engine(url, connect_args={"timeout": CONNECT})
    try:
        async with engine.connect():
            return
    except Exception as error:  # a wrong address, password or name of a database comes in as many ways
        detail = " ".join(f"{error}".split()) or type(error).__name__
        raise DatabaseUnreachable(url=url.render_as_string(), detail=detail) from None
    finally:
        await engine.dispose()


def check_whole(path: Path) -> None:
    """Go through every page of a file before anybody plays on it: most damage would show only much later."""
    if not path.exists():
        return
    try:
        with closing(sqlite3.connect(path)) as connection:
            found = str(connection.execute("PRAGMA quick_check(1)").fetchone()[0])
    except sqlite3.OperationalError:
        raise  # it could not be opened at all
    except sqlite3.DatabaseError as error:
        found = str(error)
    if found != "ok":
        raise DatabaseDamaged(path=str(path), detail=" ".join(found.split()))


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
