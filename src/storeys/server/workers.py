"""Whoever wants something worked out beside the server asks here: few processes, fairly shared, and not for ever.

    answer = await workers.ask("move", question, seconds=3.0, share=maker, urgent=True)

A process is started when it is needed, and kept for the next question, but not for ever. One that takes too long or
was killed is replaced by a fresh one that is asked the same. Whoever is no longer interested cancels: the process is
told to stop, and killed if it does not. So is what can wait longest when something urgent has no place: it steps aside,
and is asked again from the beginning. One that died while nobody needed it, or because the server stops, is no failure.
"""

import asyncio
import logging
import threading
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from typing import Any, TypeVar

from ..work.digest import digest
from ..work.kinds import Json
from .metrics import Metrics
from .processes import Lost, Process
from .refusals import Away
from .settings import Settings
from .shares import Rank, Shares

T = TypeVar("T")

log = logging.getLogger(__name__)

TRIES = 2
ASIDE = 3  # times that one question steps aside: a review always comes to its end
RANKS = {"hint": Rank.SOON, "review": Rank.PATIENT}  # unless it is urgent
NONSENSE = "not-understood"  # how an answer is called that is not what it should be
SEARCHING = {"move", "hint", "review"}  # needs the machine code of a game
WARM, STALE = "warm", "other-version"
LOADING, COMPILING = 120.0, 900.0  # seconds that a process is given to load it, and to make it


Elsewhere = Callable[[str, Json, float, str, Rank], Awaitable[Json]]


class Stopped(Exception):
    """The server stops: nothing was found out, and whoever waits for it asks again after the next start."""


class Failed(Exception):
    """There was no answer, and how that came about."""

    def __init__(self, kind: str, how: str, detail: str = "") -> None:
        super().__init__(f"{kind}: {how} {detail}".strip())
        self.kind, self.how, self.detail = kind, how, detail


class Unwanted(Exception):
    """Nobody needs the answer any more."""


class Aside(Exception):
    """Something urgent needs the place; what was found out is thrown away, and it is asked again."""


class Job:
    """A question on its way; whoever asked may stop it from any thread."""

    def __init__(self, kind: str, question: Json, seconds: float) -> None:
        self.kind, self.question, self.seconds = kind, question, seconds
        self._lock, self._stopped, self._in_the_way = threading.Lock(), False, False
        self._process: Process | None = None
        self.begun = False  # its turn has come
        self._aside = 0  # how often it has stepped aside

    @property
    def game(self) -> str:
        return str(self.question.get("game", ""))

    def stop(self) -> None:
        with self._lock:
            self._stopped = True
            if self._process:
                self._process.stop()

    def step_aside(self) -> None:
        """Stop for now; whoever has the answer already keeps it."""
        with self._lock:
            self._in_the_way = True
            if self._process:
                self._process.stop()

    @property
    def may_step_aside(self) -> bool:
        return self._aside < ASIDE

    def again(self) -> None:
        """It has stepped aside and waits for another turn; Unwanted if it need not."""
        self._aside, self._in_the_way, self.begun = self._aside + 1, False, False
        self.check_wanted()

    @contextmanager
    def at(self, process: Process) -> Iterator[None]:
        """While this process is at it; Unwanted or Aside if it need not begin, or nothing it said counts."""
        with self._lock:
            self.check_wanted()
            self._process = process
        try:
            yield
        finally:
            with self._lock:
                self._process = None
                in_the_way = self._in_the_way
        if in_the_way:
            self.check_wanted()

    def check_wanted(self) -> None:
        """Unwanted if nobody needs an answer any more, Aside if something urgent needs the place."""
        if self._stopped:
            raise Unwanted
        if self._in_the_way:
            raise Aside


class Workers:
    """A few processes, and a thread for each that waits for it."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self._settings, self._metrics = settings, metrics
        digest()  # of what this process runs, whatever is installed over it from now on
        self._places = settings.processes if settings.database_url else max(1, settings.processes)
        self._shares = Shares(self._places)
        self._pool = ThreadPoolExecutor(max(1, self._places), thread_name_prefix="worker")
        self._warmer = ThreadPoolExecutor(1, thread_name_prefix="warmer")
        self._idle: list[Process] = []
        self._busy: set[Process] = set()
        self._lock, self._closed = threading.Lock(), False
        self._stale = ""  # which sources our processes have, if others than we: something was installed over us
        self.elsewhere: Elsewhere | None = None  # asks workers of all machines that share our database
        self.ready: set[str] = set()  # games whose machine code is on disk, so that a process has it at once

    def close(self) -> None:
        """End all processes; whoever waits for one hears that nothing came of it."""
        with self._lock:
            self._closed = True
            for process in [*self._idle, *self._busy]:
                process.end()
        for pool in (self._pool, self._warmer):
            pool.shutdown(wait=True, cancel_futures=True)

    # --- Asking ---

    async def ask(self, kind: str, question: Json, *, seconds: float, share: str, urgent: bool = False) -> Json:
        """The answer of a worker, which is given so many seconds when its turn has come.

        Failed if there was none, Stopped if the server stops. `share` is for whom it is done: everybody's turn comes.
        Whoever is cancelled stops it.
        """
        rank = Rank.URGENT if urgent else RANKS.get(kind, Rank.URGENT)
        if self.elsewhere is None or self._can_begin(kind, question, rank):
            return await self.here(kind, question, seconds, share, rank)
        try:
            return await self.elsewhere(kind, question, seconds, share, rank)
        except Away:
            return await self.here(kind, question, seconds, share, rank)

    def understood(self, kind: str, game: str, read: Callable[..., T], *about: Any) -> T:
        """What somebody reads in an answer; Failed if it is not what it should be, whatever its sources are."""
        try:
            return read(*about)
        except (LookupError, TypeError, ValueError, AttributeError) as error:
            detail = f"{type(error).__name__}: {error}"[:500]
        log.error("what a worker said makes no sense", extra={"work": kind, "game": game, "detail": detail})
        self._metrics.work_failures.labels(kind, game, NONSENSE).inc()
        raise Failed(kind, NONSENSE, detail)

    def _can_begin(self, kind: str, question: Json, rank: Rank) -> bool:
        """Whether a process of ours can do it at once: before somebody steps aside here, others are asked."""
        ready = not self.stale and (kind not in SEARCHING or question.get("game") in self.ready)
        return ready and self._shares.is_free(rank)

    @property
    def number(self) -> int:
        """How many processes there may be."""
        return self._places

    @property
    def stale(self) -> str:
        """Which sources our processes have and which we: something newer was installed over us, and none of them
        answers any more. Empty if they are the same.
        """
        return self._stale

    def room(self) -> Rank | None:
        """How long whoever asks now may be able to wait, and still not have to; None if everybody has to.

        What is urgent need not wait where somebody can step aside for it.
        """
        return self._shares.room()

    async def here(self, kind: str, question: Json, seconds: float, share: str, rank: Rank) -> Json:
        """The answer of a process of ours."""
        job = Job(kind, question, seconds)
        answering = asyncio.create_task(self._in_turn(job, share, rank))
        answering.add_done_callback(_heard)
        try:
            return await asyncio.shield(answering)
        except asyncio.CancelledError:
            job.stop()
            if not job.begun:
                answering.cancel()
            raise

    async def warm(self, game: str) -> Json:
        """Make the machine code of a game, or load it: whether it is ready, and if not, why.

        That takes long, and nobody waits for it, so it needs no place; the process is kept if there is one for it.
        """
        job = Job(WARM, {"game": game}, COMPILING)
        return await asyncio.get_running_loop().run_in_executor(self._warmer, self._answer, job)

    async def _in_turn(self, job: Job, share: str, rank: Rank) -> Json:
        """As often as it takes: what steps aside is asked anew when its turn has come again."""
        while True:
            try:
                return await self._once(job, share, rank)
            except Aside:
                job.again()

    async def _once(self, job: Job, share: str, rank: Rank) -> Json:
        """The place is given back when the process is free again, however long ago somebody has lost interest."""
        async with self._waiting_over(job, share, rank):
            job.begun = True
            if self._closed:
                raise Stopped
            with self._metrics.work.labels(job.kind).time():
                return await asyncio.get_running_loop().run_in_executor(self._pool, self._answer, job)

    @asynccontextmanager
    async def _waiting_over(self, job: Job, share: str, rank: Rank) -> AsyncIterator[None]:
        waiting = self._metrics.work_waiting.labels(job.kind)
        step_aside = job.step_aside if rank is Rank.PATIENT and job.may_step_aside else None
        async with AsyncExitStack() as place:
            with waiting.track_inprogress():
                await place.enter_async_context(self._shares.place(share, rank, step_aside))
            yield

    # --- In a thread ---

    def _answer(self, job: Job) -> Json:
        """What a process answers, or the next one if it does not."""
        if self._stale:
            raise Failed(job.kind, STALE, self._stale)
        for number in range(TRIES):
            try:
                return self._try(job, fresh=number > 0)
            except Lost as lost:
                self._fail(job, last := lost)
                if lost.how == STALE:
                    self._stale = lost.detail or STALE  # and so would say the next one
                    break
        raise Failed(job.kind, last.how, last.detail)

    def _try(self, job: Job, fresh: bool) -> Json:
        process, well = self._take(job.game, fresh), False
        try:
            with job.at(process):
                answer = self._asked(process, job)
            well = True
        except (Unwanted, Aside):
            well = True  # it was never asked, or has answered
            raise
        finally:
            process.done()
            self._give_back(process, well)
        return answer

    def _asked(self, process: Process, job: Job) -> Json:
        if job.kind in SEARCHING and job.game in self.ready - process.games:
            self._load(process, job.game, LOADING)
        if job.kind == WARM:
            return self._load(process, job.game, job.seconds)
        return process.ask(job.kind, job.question, job.seconds)

    def _load(self, process: Process, game: str, seconds: float) -> Json:
        """Let a process have the machine code of a game; when one has it, it is on disk for all."""
        answer = process.ask(WARM, {"game": game}, seconds)
        if not _says_whether(answer):
            raise Lost(NONSENSE, f"{answer}"[:200])
        if answer["ready"]:
            process.games.add(game)
            self.ready.add(game)
        else:
            self.ready.discard(game)
        return answer

    def _fail(self, job: Job, lost: Lost) -> None:
        if self._closed:
            raise Stopped  # it was ended by ourselves
        job.check_wanted()
        log.error(
            "a worker did not answer",
            extra={"work": job.kind, "game": job.game, "how": lost.how, "detail": lost.detail},
        )
        self._metrics.work_failures.labels(job.kind, job.game, lost.how).inc()

    def _take(self, game: str, fresh: bool) -> Process:
        """A process that lives, if wanted one that was never asked; Lost if there is none to be had."""
        with self._lock:
            if self._closed:
                raise Stopped
            self._bury(lambda process: not process.alive)
            try:
                process = self._from_idle(game) if self._idle and not fresh else Process(self._settings)
            except OSError as error:
                raise Lost("not-started", f"{error}") from None
            self._busy.add(process)
            process.begin()
            return process

    def _from_idle(self, game: str) -> Process:
        """The one that was used last among those that know the game, if there is one."""
        chosen = max(self._idle, key=lambda process: (game in process.games, process.used))
        self._idle.remove(chosen)
        return chosen

    def _give_back(self, process: Process, well: bool) -> None:
        with self._lock:
            self._busy.discard(process)
            if well and not self._closed and len(self._idle) + len(self._busy) < self._places:
                self._idle.append(process)
            else:
                process.end()

    # --- Keeping house ---

    def let_go(self, idle: float) -> None:
        """End the processes that nobody has needed for so many seconds, and forget those that have ended."""
        oldest = time.monotonic() - idle
        with self._lock:
            self._bury(lambda process: process.used < oldest or not process.alive)

    def _bury(self, chosen: Callable[[Process], bool]) -> None:
        """Do without some of those that nobody needs now; the caller holds the lock."""
        unused = [process for process in self._idle if chosen(process)]
        self._idle = [process for process in self._idle if process not in unused]
        for process in unused:
            process.end()

    @property
    def processes(self) -> list[int]:
        """Those that are there, by their numbers."""
        with self._lock:
            return [process.number for process in [*self._idle, *self._busy]]


def _says_whether(answer: Json) -> bool:
    """Whether it tells that machine code is ready, or why it is not."""
    ready = answer.get("ready")
    return ready is True or (ready is False and all(isinstance(answer.get(name), str) for name in ("why", "detail")))


def _heard(answering: "asyncio.Task[Json]") -> None:
    """Whoever has lost interest need not hear of the end."""
    if not answering.cancelled():
        answering.exception()
