"""What this process is working at, and for how long.

Whatever is done for somebody is a `Work`. A coroutine is watched step by step (`over`): from one await to the next it
has the event loop for itself, and everybody else waits. Whatever computes runs beside the loop in a few threads
(`beside`). Work that takes long is logged with its table and counted. What is in hand also stands on the slate, so that
the keeper of the process knows what made it stand still.
"""

import asyncio
import logging
import os
import threading
import time
from collections.abc import Callable, Coroutine, Generator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from contextvars import ContextVar
from dataclasses import asdict, dataclass
from types import coroutine
from typing import Any, Literal, TypeVar, cast

from starlette.types import ASGIApp, Receive, Scope, Send

from .metrics import Metrics
from .settings import Settings
from .slate import Json, Slate

log = logging.getLogger(__name__)

T = TypeVar("T")
Where = Literal["loop", "beside"]

LONG = 0.25  # seconds of the event loop that are too many for one step
BEAT = 0.25  # seconds between two beats of the pulse
STUCK = 70  # how a process ends that found work which does not end


@dataclass(frozen=True)
class Work:
    """What is done, where, and for whom; `client` is what a client called its message."""

    kind: str
    table: str | None = None
    player: str | None = None
    client: str | None = None


NOTHING = Work("server")
_current: ContextVar[Work] = ContextVar("work", default=NOTHING)


@dataclass(frozen=True)
class InHand:
    """A work that is being done."""

    work: Work
    where: Where
    since: float  # by the monotonic clock, which all processes of a machine share


class Watch:
    """Knows what is in hand."""

    def __init__(self, settings: Settings, metrics: Metrics, slate: Slate | None = None) -> None:
        self._metrics, self._slate, self._standstill = metrics, slate, settings.standstill
        self._pool = ThreadPoolExecutor(settings.workers, thread_name_prefix="rules")
        self._in_hand: dict[object, InHand] = {}
        self._lock = threading.Lock()
        self._told = 0.0  # when something long was logged for the last time
        self._heart: asyncio.Task[None] | None = None

    async def start(self) -> None:
        self._heart = asyncio.create_task(self._beat())

    async def close(self) -> None:
        if self._heart:
            self._heart.cancel()
            with suppress(asyncio.CancelledError):
                await self._heart
        self._pool.shutdown(wait=False, cancel_futures=True)

    # --- Working ---

    async def over(self, work: Work, doing: Coroutine[Any, Any, T]) -> T:
        """Do something on the loop, and watch every step of it."""
        before = _current.get()
        _current.set(work)
        try:
            return await self._step_by_step(work, doing)
        finally:
            _current.set(before)

    @coroutine
    def _step_by_step(self, work: Work, doing: Coroutine[Any, Any, T]) -> Generator[Any, Any, T]:
        step: Callable[[Any], Any] = doing.send
        value = awaited = cast(Any, None)
        try:
            while True:
                with Holding(self, work, "loop"):
                    awaited = step(value)
                try:
                    step, value = doing.send, (yield awaited)
                except BaseException as error:
                    step, value = doing.throw, error
        except StopIteration as done:
            return cast(T, done.value)
        finally:
            del value, awaited  # see `beside`

    async def beside(self, compute: Callable[..., T], *arguments: Any) -> T:
        """Compute beside the loop; whoever is cancelled meanwhile still waits, for nobody else may touch the match."""
        work = _current.get()

        def held() -> T:
            with Holding(self, work, "beside"):
                return compute(*arguments)

        computing = asyncio.get_running_loop().run_in_executor(self._pool, held)
        try:
            return await asyncio.shield(computing)
        except asyncio.CancelledError:
            await asyncio.wait([computing])
            raise
        finally:
            del computing  # an error in it knows this frame: together they would wait for the garbage collector

    # --- Watching ---

    def take_up(self, key: object, held: InHand) -> None:
        with self._lock:
            self._in_hand[key] = held
            self._write()

    def put_down(self, key: object, cpu: float) -> None:
        with self._lock:
            held = self._in_hand.pop(key)
            self._write()
        if time.monotonic() - held.since > LONG:
            self._tell(held, cpu)

    def _write(self) -> None:
        if self._slate:
            self._slate.write([as_json(held) for held in self._in_hand.values()])

    def _tell(self, held: InHand, cpu: float) -> None:
        """Say that something took long: our own work, or a machine that had no time for us."""
        if held.where == "loop" and self._told > held.since:
            return  # it was a part of this step, and has been told
        now = time.monotonic()
        seconds, cause = now - held.since, "work" if cpu > LONG else "machine"
        self._told = now if held.where == "loop" else self._told
        self._metrics.long_work.labels(held.where, held.work.kind, cause).inc()
        took = {"ms": round(seconds * 1000), "cpu_ms": round(cpu * 1000), "cause": cause}
        log.warning("long work", extra={"where": held.where, **asdict(held.work), **took})

    async def _beat(self) -> None:
        """Show that the loop turns, measure how late it is, and look for work that does not end."""
        while True:
            began, cpu = time.monotonic(), time.thread_time()
            await asyncio.sleep(BEAT)
            late = time.monotonic() - began - BEAT
            self._metrics.loop_lag.observe(max(late, 0.0))
            if late > LONG and self._told < began:
                self._tell(InHand(NOTHING, "loop", began + BEAT), time.thread_time() - cpu)
            if self._slate:
                self._slate.beat()
                self._end_if_stuck(self._slate)

    def _end_if_stuck(self, slate: Slate) -> None:
        """Work beside the loop that does not end holds a table and a thread for ever: only a new process helps."""
        oldest = time.monotonic() - self._standstill
        stuck = [held for held in list(self._in_hand.values()) if held.since < oldest]
        if stuck:
            for held in stuck:
                log.critical("work does not end", extra={"where": held.where, **asdict(held.work)})
            slate.write([as_json(held) for held in stuck])
            os._exit(STUCK)


class Holding:
    """For as long as a work is in hand."""

    __slots__ = ("_cpu", "_held", "_watch")

    def __init__(self, watch: Watch, work: Work, where: Where) -> None:
        self._watch, self._held, self._cpu = watch, InHand(work, where, time.monotonic()), time.thread_time()

    def __enter__(self) -> None:
        self._watch.take_up(self, self._held)

    def __exit__(self, *_: object) -> None:
        self._watch.put_down(self, time.thread_time() - self._cpu)


def as_json(held: InHand) -> Json:
    return {**vars(held.work), "where": held.where, "since": held.since}


class Watched:
    """Watches over HTTP requests; a WebSocket watches over each of its messages itself."""

    def __init__(self, app: ASGIApp, watch: Watch) -> None:
        self.app, self.watch = app, watch

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        asking = self.app(scope, receive, send)
        if scope["type"] == "http":
            await self.watch.over(work_of(scope["method"], scope["path"]), asking)  # type: ignore[arg-type]
        else:
            await asking


def work_of(method: str, path: str) -> Work:
    """A request, without what a stranger may have written into its address."""
    parts = path.split("/")
    if parts[1:3] != ["api", "tables"] or len(parts) < 4:
        return Work(f"{method} {'api' if path.startswith('/api/') else 'page'}")
    table = parts[3] if parts[3].isascii() and parts[3].isalnum() and len(parts[3]) <= 16 else None
    return Work(f"{method} table", table)
