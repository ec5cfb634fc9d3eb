"""One worker process: started beside the server, asked one question after the other, and ended.

It is in a session of its own, gives way to everything else, and is killed when it takes too long or does not stop.
"""

import os
import subprocess
import sys
import threading
import time
from contextlib import suppress
from itertools import count
from pathlib import Path

from ..work import wire
from ..work.digest import digest
from ..work.kinds import Json
from ..work.wire import Asked, Told
from .settings import Settings

COMMAND = (sys.executable, "-P", "-m", "storeys.work.worker")
ALONE = {"OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}  # whoever wants more cores asks for threads
APART = 3  # a session gives way by so much less than a process: other sessions may be at work all day
MOMENT = 0.5  # seconds after which whoever was told to stop is killed


class Lost(Exception):
    """A process did not answer: it died, was too late, or said why not."""

    def __init__(self, how: str, detail: str = "") -> None:
        super().__init__(f"{how} {detail}".strip())
        self.how, self.detail = how, detail


class Process:
    """One process."""

    def __init__(self, settings: Settings) -> None:
        pipe, alone = subprocess.PIPE, {**os.environ, **ALONE}
        command = (*COMMAND, str(settings.process_memory), str(settings.process_niceness))
        # in a session of its own: whoever stops the server by a key stops nothing else, which would be a failure
        self._process = subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, env=alone, start_new_session=True)
        self._niceness, self.used = settings.process_niceness // APART, time.monotonic()
        self._numbers, self._asking = count(1), 0
        self.games: set[str] = set()  # whose machine code it has
        self._saying = threading.Lock()  # what is asked, and that it is to stop, come from different threads

    @property
    def number(self) -> int:
        return self._process.pid

    @property
    def alive(self) -> bool:
        return self._process.poll() is None

    def begin(self) -> None:
        """It is about to be asked: from now on it can be told to stop."""
        self.used, self._asking = time.monotonic(), next(self._numbers)

    def ask(self, kind: str, question: Json, seconds: float) -> Json:
        """The answer; Lost if there was none in time."""
        until, too_late = time.monotonic() + seconds, threading.Timer(seconds, self.kill)
        self._give_way()
        try:
            too_late.start()
            self._say(wire.ask(Asked(self._asking, kind, digest(), question)))
            return self._hear(self._asking)
        except (OSError, ValueError, RuntimeError) as error:  # the last where the machine has no thread left
            raise Lost("late" if time.monotonic() >= until else "died", f"{error}") from None
        finally:
            too_late.cancel()

    def done(self) -> None:
        """It has answered, or never will."""
        self._asking = 0

    def _hear(self, number: int) -> Json:
        assert self._process.stdout
        while True:
            told = Told.read(self._process.stdout.readline())
            if told.trouble:
                raise Lost(told.trouble, told.detail)
            if told.number == number and told.answer is not None:
                return told.answer

    def _say(self, line: str) -> None:
        assert self._process.stdin
        with self._saying:
            self._process.stdin.write(f"{line}\n")
            self._process.stdin.flush()

    def stop(self) -> None:
        """Nobody needs the answer any more: stop thinking, and if that takes longer than a moment, end.

        Whoever says so must not have to wait, as they would for a process that does not read what it is asked.
        """
        number = self._asking
        last = threading.Timer(MOMENT, self._kill_if_still_at, (number,))
        saying = threading.Thread(target=self._say_stop, args=(number,))
        last.daemon = saying.daemon = True
        with suppress(RuntimeError):  # the time limit will do
            last.start()
            saying.start()

    def _say_stop(self, number: int) -> None:
        with suppress(OSError, ValueError):
            self._say(wire.stop(number))

    def _kill_if_still_at(self, number: int) -> None:
        if self._asking == number:
            self.kill()

    def kill(self) -> None:
        self._process.kill()

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
