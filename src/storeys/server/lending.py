"""`storeys think`: the workers of this machine answer the questions of all servers that share one PostgreSQL.

It needs the address of the database and the same version as the servers, and nothing else: no port, no data folder.
When it is stopped, what it was at is free for others at once; when it dies, a few seconds later.
"""

import asyncio
import signal
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass

from ..play import Problem
from ..work.digest import digest
from . import migrations
from .chores import Chores
from .database import Database, address, check_usable
from .exchange import Exchange
from .jobs import Jobs
from .logs import set_up_logs
from .metrics import Metrics
from .settings import Settings
from .warmth import Warmth
from .workers import Workers


class NoSharedDatabase(Problem):
    """SQLite is for one process; nobody else can answer its questions."""

    message = "server-think-needs-postgres"


class OtherVersion(Problem):
    """The servers there have other rules or bots than we have."""

    message = "server-think-other-version"


@dataclass(frozen=True)
class Lent:
    """What is lent to whom."""

    url: str
    processes: int


def run(settings: Settings, tell: Callable[[Lent], None]) -> None:
    """Think along until interrupted; `tell` hears when that begins."""
    if not Database(settings.url).shared:
        raise NoSharedDatabase
    set_up_logs(settings.log_level)
    check_usable(settings.url)
    asyncio.run(Lending(settings).run(tell))


class Lending:
    """What one such process keeps."""

    def __init__(self, settings: Settings) -> None:
        self._settings, metrics = settings, Metrics()
        self.chores = Chores(metrics)
        self.database = Database(settings.url, self.chores)
        self.workers = Workers(settings, metrics)
        self.exchange = Exchange(self.database, self.workers, settings.processes, metrics)
        self.warmth = Warmth(settings, self.workers, metrics, lambda _: None)
        self._over = asyncio.Event()

    async def run(self, tell: Callable[[Lent], None]) -> None:
        """Until a signal says otherwise, or something newer was installed."""
        self._listen_to_signals()
        await self.database.open(upgrade=False)
        try:
            await self.check_version()
            tell(Lent(address(self._settings.url).render_as_string(), self._settings.processes))
            await self._serve()
        finally:
            await self.database.close()

    async def check_version(self) -> None:
        """OtherVersion if nobody there would believe us."""
        async with self.database.reading() as connection:
            step = await connection.run_sync(migrations.version)
        if step != migrations.NEWEST:
            raise self._other(f"{step}, {migrations.NEWEST}")
        crews = await Jobs(self.database).crews()
        if crews and all(crew.sources != digest() for crew in crews):
            raise self._other(f"{crews[0].sources}, {digest()}")

    def _other(self, detail: str) -> OtherVersion:
        return OtherVersion(url=address(self._settings.url).render_as_string(), detail=detail)

    async def _serve(self) -> None:
        self.exchange.on_stale = self._over.set
        self.exchange.start(self.chores)
        self.warmth.start(self.chores)
        try:
            await self._over.wait()
        finally:
            await self.chores.close()
            await asyncio.to_thread(self.workers.close)
            await self.exchange.close()

    def _listen_to_signals(self) -> None:
        loop = asyncio.get_running_loop()
        for number in (signal.SIGTERM, signal.SIGINT):
            with suppress(NotImplementedError, RuntimeError, ValueError):  # not everywhere, and not in every thread
                loop.add_signal_handler(number, self._over.set)
