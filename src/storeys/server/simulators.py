"""What comes of hands is found out in processes beside the server: few at a time, not for ever, and with little memory.

A process is started when it is needed, and kept for the next question, but not for ever. One that takes too long, or
was killed, is replaced by a fresh one that is asked the same: what comes of a question is always the same. Whoever asks
twice in vain lets the piece land calmly, and the log tells so. One that died while nobody needed it, or because the
server stops, is no failure.
"""

import asyncio
import logging
import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager, suppress
from dataclasses import replace
from pathlib import Path

from prometheus_client import Counter

from ..games.kit import Game
from ..hands import Answer, Hands, hands_for, put
from ..hands.worker import asked, read
from ..play.episodes import Errand
from .settings import Settings
from .shares import Shares

log = logging.getLogger(__name__)

COMMAND = (sys.executable, "-P", "-m", "storeys.hands.worker")
ALONE = {"OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}  # one core is enough for one episode
APART = 3  # a session gives way by so much less than a process: other sessions may be at work all day
TRIES = 2

Find = Callable[[Game, Errand, str | None], Answer]


class Stopped(Exception):
    """The server stops: nothing was found out, and whoever waits for it asks again after the next start."""


class Simulators:
    """A few processes, and a thread for each that waits for it."""

    def __init__(self, settings: Settings, failures: Counter) -> None:
        self._settings, self._failures = settings, failures
        self._shares = Shares(settings.simulators)
        self._pool = ThreadPoolExecutor(settings.simulators, thread_name_prefix="hand")
        self._idle: list[Simulator] = []
        self._busy: set[Simulator] = set()
        self._lock, self._closed = threading.Lock(), False

    def close(self) -> None:
        """End all processes; whoever waits for one hears that nothing came of it."""
        with self._lock:
            self._closed = True
            for process in [*self._idle, *self._busy]:
                process.end()
        self._pool.shutdown(wait=True, cancel_futures=True)

    def turn_of(self, maker: str) -> AbstractAsyncContextManager[None]:
        """Whoever has many tables waits with all but one of them while tables of others wait."""
        return self._shares.place(maker)

    async def carry_out(self, game: Game, errand: Errand, poses: str | None) -> Answer:
        """What comes of a hand; if nothing can be found out, the piece lands calmly."""
        return await self._beside(self._found, game, errand, poses)

    async def let_land(self, game: Game, errand: Errand, poses: str | None) -> Answer:
        """What comes of a hand with which nothing goes wrong."""
        return await self._beside(self._landed, game, errand, poses)

    async def _beside(self, find: Find, game: Game, errand: Errand, poses: str | None) -> Answer:
        if self._closed:
            raise Stopped
        return await asyncio.get_running_loop().run_in_executor(self._pool, find, game, errand, poses)

    def _found(self, game: Game, errand: Errand, poses: str | None) -> Answer:
        try:
            question = put(hands_of(game), errand, poses)
        except ValueError as error:
            self._fail(game.name, error)
            return self._landed(game, errand, poses)
        for number in range(TRIES):
            if answer := self._try(game.name, question, fresh=number > 0):
                return answer
        return self._landed(game, errand, poses)

    def _landed(self, game: Game, errand: Errand, poses: str | None) -> Answer:
        """Whatever lands calmly needs no path, and one that nobody understands must not be in the way."""
        return hands_of(game).calmly(put(hands_of(game), replace(errand, path=None), poses))

    def _try(self, game: str, question: str, fresh: bool) -> Answer | None:
        process = self._take(fresh)
        answer = process.ask(asked(game, question), self._settings.episode_time) if process else None
        if process:
            self._give_back(process, well=answer is not None)
        if answer is None:
            self._fail(game)
        return answer

    def _fail(self, game: str, why: Exception | None = None) -> None:
        if self._closed:
            raise Stopped  # it was ended by ourselves
        log.error("a simulation for %s came to nothing", game, exc_info=why)
        self._failures.labels(game).inc()

    def _take(self, fresh: bool) -> "Simulator | None":
        """A process that lives, if wanted one that was never asked; None if there is none to be had."""
        with self._lock:
            if self._closed:
                raise Stopped
            self._bury(lambda process: not process.alive)
            try:
                process = self._idle.pop() if self._idle and not fresh else Simulator(self._settings)
            except OSError:
                log.warning("no process for hands could be started", exc_info=True)
                return None
            self._busy.add(process)
            return process

    def _give_back(self, process: "Simulator", well: bool) -> None:
        with self._lock:
            self._busy.discard(process)
            if well and not self._closed:
                self._idle.append(process)
            else:
                process.end()

    def let_go(self, idle: float) -> None:
        """End the processes that nobody has needed for so many seconds, and forget those that have ended."""
        oldest = time.monotonic() - idle
        with self._lock:
            self._bury(lambda process: process.used < oldest or not process.alive)

    def _bury(self, chosen: "Callable[[Simulator], bool]") -> None:
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


def hands_of(game: Game) -> Hands:
    hands = hands_for(game)
    assert hands, "a match waits for hands only where there are some"
    return hands


class Simulator:
    """One process, which answers one question after the other."""

    def __init__(self, settings: Settings) -> None:
        pipe, alone = subprocess.PIPE, {**os.environ, **ALONE}
        command = (*COMMAND, str(settings.episode_memory), str(settings.episode_niceness))
        # in a session of its own: whoever stops the server by a key stops nothing else, which would be a failure
        self._process = subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, env=alone, start_new_session=True)
        self._niceness, self.used = settings.episode_niceness // APART, time.monotonic()

    @property
    def number(self) -> int:
        return self._process.pid

    @property
    def alive(self) -> bool:
        return self._process.poll() is None

    def ask(self, question: str, seconds: float) -> Answer | None:
        """The answer; None if there was none in time."""
        stdin, stdout = self._process.stdin, self._process.stdout
        assert stdin
        assert stdout
        too_late, self.used = threading.Timer(seconds, self._process.kill), time.monotonic()
        self._give_way()
        try:
            too_late.start()
            stdin.write(f"{question}\n")
            stdin.flush()
            return read(stdout.readline())
        except (OSError, ValueError, RuntimeError):  # the last where the machine has no thread left
            return None
        finally:
            too_late.cancel()

    def _give_way(self) -> None:
        """Let our session give way, too: where Linux shares a machine out among sessions, niceness counts within one.

        The kernel may put such a wish off, so it is said with every question.
        """
        with suppress(OSError):
            Path(f"/proc/{self.number}/autogroup").write_text(str(self._niceness), "ascii")

    def end(self) -> None:
        self._process.kill()
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            with suppress(OSError, AttributeError):  # something may be left in it that nobody reads
                pipe.close()  # type: ignore[union-attr]
