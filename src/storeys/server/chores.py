"""What a server does by itself, beside answering: one way to run all of it.

A chore works for ever and says "well" whenever it has got something done. One that fails is begun again after a pause
that grows with every failure in a row; the log, `/healthz` and `/metrics` tell so until it is well again.
"""

import asyncio
import logging
import random
import time
from collections.abc import Awaitable, Callable

from .metrics import Metrics

log = logging.getLogger(__name__)

FIRST_PAUSE = 0.25  # seconds
LONGEST_PAUSE = 10.0
ONCE_MORE = 5.0  # after which a chore that has not ended is told so again

Well = Callable[[], None]
Work = Callable[[Well], Awaitable[None]]


class Chores:
    """The chores of one process, and which of them are in trouble since when."""

    def __init__(self, metrics: Metrics | None = None) -> None:
        self.troubled: dict[str, float] = {}
        self._metrics = metrics or Metrics()
        self._tasks: list[asyncio.Task[None]] = []

    def begin(self, name: str, work: Work) -> None:
        self._metrics.troubled.labels(name).set(0)
        self._tasks.append(asyncio.create_task(self._keep_on(name, work), name=name))

    async def close(self) -> None:
        """Whoever did not hear that it is over, for what it waited for came at that moment, is told once more."""
        while self._tasks:
            for task in self._tasks:
                task.cancel()
            await asyncio.wait(self._tasks, timeout=ONCE_MORE)
            self._tasks = [task for task in self._tasks if not task.done()]

    async def _keep_on(self, name: str, work: Work) -> None:
        failures = 0

        def well() -> None:
            nonlocal failures
            failures = 0
            self._is_well(name)

        while True:
            try:
                await work(well)
            except Exception as error:
                self._is_troubled(name, error, failures)
            await asyncio.sleep(pause_after(failures))
            failures += 1

    def _is_well(self, name: str) -> None:
        since = self.troubled.pop(name, None)
        if since is not None:
            self._metrics.troubled.labels(name).set(0)
            log.warning("a chore is well again", extra={"chore": name, "after": round(time.time() - since, 1)})

    def _is_troubled(self, name: str, error: Exception, failures: int) -> None:
        """The whole story once, then only that it goes on."""
        self.troubled.setdefault(name, time.time())
        self._metrics.troubled.labels(name).set(1)
        self._metrics.restarts.labels(name).inc()
        told = {"chore": name, "failures": failures + 1, "reason": type(error).__name__}
        log.warning("a chore is in trouble", extra=told, exc_info=None if failures else error)


def pause_after(failures: int) -> float:
    """Twice as long each time up to a limit, and scattered, so that processes do not come back all at once."""
    return min(LONGEST_PAUSE, FIRST_PAUSE * 2.0 ** min(failures, 30)) * random.uniform(0.75, 1.0)
