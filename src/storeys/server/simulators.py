"""What comes of hands is found out in processes beside the server: few at a time, not for ever, and with little memory.

A process is started when it is needed, and kept for the next question, but not for ever. One that takes too long, or
was killed, is replaced, and asked the same once more: what comes of a question is always the same. Whoever asks twice
in vain lets the piece land calmly, and the log tells so.
"""

import asyncio
import logging
import os
import subprocess
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

from prometheus_client import Counter

from ..games.kit import Game
from ..hands import Answer, Hands, hands_for
from ..hands.worker import asked, read
from ..play.episodes import Errand
from .settings import Settings

log = logging.getLogger(__name__)

COMMAND = (sys.executable, "-P", "-m", "storeys.hands.worker")
ALONE = {"OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}  # one core is enough for one episode
TRIES = 2


class Simulators:
    """A few processes, and a thread for each that waits for it."""

    def __init__(self, settings: Settings, failures: Counter) -> None:
        self._settings, self._failures = settings, failures
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

    async def carry_out(self, game: Game, errand: Errand, poses: str | None) -> Answer:
        """What comes of a hand; if nothing can be found out, the piece lands calmly."""
        return await asyncio.get_running_loop().run_in_executor(self._pool, self._found, game, errand, poses)

    async def let_land(self, game: Game, errand: Errand, poses: str | None) -> Answer:
        """What comes of a hand with which nothing goes wrong."""
        return await asyncio.get_running_loop().run_in_executor(self._pool, self._landed, game, errand, poses)

    def _found(self, game: Game, errand: Errand, poses: str | None) -> Answer:
        question = put(game, errand, poses)
        for _ in range(TRIES):
            if answer := self._try(game.name, question):
                return answer
        return self._landed(game, errand, poses)

    def _landed(self, game: Game, errand: Errand, poses: str | None) -> Answer:
        return hands_of(game).calmly(put(game, errand, poses))

    def _try(self, game: str, question: str) -> Answer | None:
        process = self._take()
        answer = process.ask(asked(game, question), self._settings.episode_time) if process else None
        if process:
            self._give_back(process, well=answer is not None)
        if answer is None:
            log.error("a simulation for %s came to nothing", game)
            self._failures.labels(game).inc()
        return answer

    def _take(self) -> "Simulator | None":
        with self._lock:
            if self._closed:
                return None
            process = self._idle.pop() if self._idle else Simulator(self._settings)
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
        """End the processes that nobody has needed for so many seconds."""
        oldest = time.monotonic() - idle
        with self._lock:
            unused = [process for process in self._idle if process.used < oldest]
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


def put(game: Game, errand: Errand, poses: str | None) -> str:
    """The question that an errand asks; poses that make no sense are as good as none."""
    hands = hands_of(game)
    try:
        return hands.question(errand.before, errand.action, errand.tremor, errand.path, poses or hands.first_poses())
    except ValueError:
        log.exception("poses of %s that make no sense", game.name)
        return hands.question(errand.before, errand.action, errand.tremor, errand.path, hands.first_poses())


class Simulator:
    """One process, which answers one question after the other."""

    def __init__(self, settings: Settings) -> None:
        pipe = subprocess.PIPE
        command = (*COMMAND, str(settings.episode_memory), str(settings.episode_niceness))
        self._process = subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, env={**os.environ, **ALONE})
        self.used = time.monotonic()

    @property
    def number(self) -> int:
        return self._process.pid

    def ask(self, question: str, seconds: float) -> Answer | None:
        """The answer; None if there was none in time."""
        stdin, stdout = self._process.stdin, self._process.stdout
        assert stdin
        assert stdout
        too_late, self.used = threading.Timer(seconds, self._process.kill), time.monotonic()
        too_late.start()
        try:
            stdin.write(f"{question}\n")
            stdin.flush()
            return read(stdout.readline())
        except (OSError, ValueError):
            return None
        finally:
            too_late.cancel()

    def end(self) -> None:
        self._process.kill()
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            with suppress(OSError, AttributeError):  # something may be left in it that nobody reads
                pipe.close()  # type: ignore[union-attr]
