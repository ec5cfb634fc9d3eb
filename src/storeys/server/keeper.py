"""Keeps a server going: starts the process that serves, watches its pulse, and starts another when it stands still.

A process stands still when its event loop does not turn for some seconds (`Settings.standstill`). Whatever holds it up,
even if it lets no other thread of that process run, does not hold up this one. What the process was working at stands
on the slate; it is stored before another process is started, so that a client which sends the same message again is
refused and does not take the next one down, too.
"""

import asyncio
import logging
import os
import pickle
import signal
import subprocess
import sys
import tempfile
import time
import webbrowser
from collections.abc import Sequence
from contextlib import closing
from types import FrameType
from typing import Any

from .chores import pause_after
from .database import Database, check_usable
from .logs import set_up_logs
from .rows import StallRow
from .settings import Settings
from .slate import SIZE, Json, Slate
from .store import Store
from .watch import STUCK

log = logging.getLogger(__name__)

COMMAND = (sys.executable, "-P", "-m", "storeys.server.serve")
TICK = 0.1  # seconds between two looks at the pulse
GRACE = 15.0  # seconds that a process is given to stop when it is told to
TRIES = 10  # processes in a row that do not come to serve before we give up

SETTLED = 60.0  # seconds after which a process counts as one that lasts

STOPPED = (0, -signal.SIGTERM, -signal.SIGINT)  # how a process ends that was told to
CRASHED = (-signal.SIGSEGV, -signal.SIGABRT, -signal.SIGBUS, -signal.SIGILL, -signal.SIGFPE)  # … or by what it did


def run(host: str | None = None, port: int | None = None, open_browser: bool = False, **chosen: Any) -> None:
    """Serve until interrupted; every setting may be given by name, and the environment fills in the rest.

    Problems with their sentences if the database cannot be served: DatabaseInUse, DatabaseDamaged, DatabaseUnreachable.
    """
    settings = Settings.of(host=host, port=port, **chosen)
    check_usable(settings.url)
    if os.name != "posix":  # elsewhere a process does not inherit the slate, so there is no keeper
        from .serve import serve

        return serve(settings)
    set_up_logs(settings.log_level)
    code = Keeper(settings, open_browser=open_browser).run()
    if code:
        raise SystemExit(code)
    return None


class Keeper:
    """Starts one process after the other, until it is told to stop."""

    def __init__(self, settings: Settings, command: Sequence[str] = COMMAND, open_browser: bool = False) -> None:
        self._settings, self._command, self._open_browser = settings, command, open_browser
        self._process: subprocess.Popen[bytes] | None = None
        self._told_to_stop: float | None = None  # when

    def run(self) -> int:
        """Keep a server going; how it ended at last."""
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self._stop)
        short, tries = 0, 1  # lives in a row that did not last; and how often one may fail to serve at all
        while True:
            with closing(Life(self._settings, self._command)) as life:
                code = self._watch(life)
                short = 0 if life.lasted > SETTLED else short + 1
                tries = TRIES if life.serves else tries - 1
            if code in STOPPED or self._told_to_stop is not None:
                return 0
            if not tries:
                return abs(code) or 1
            log.error("the server ended, and another one is started", extra={"code": code, "tries": tries})
            self._pause(pause_after(short))

    def _stop(self, _number: int, _frame: FrameType | None) -> None:
        self._told_to_stop = self._told_to_stop or time.monotonic()
        if self._process:
            self._process.terminate()

    def _pause(self, seconds: float) -> None:
        until = time.monotonic() + seconds
        while time.monotonic() < until and self._told_to_stop is None:
            time.sleep(TICK)

    def _watch(self, life: "Life") -> int:
        """Watch over a process until it ends, or until it stands still and is ended; its exit code."""
        self._process = life.process
        if self._told_to_stop is not None:
            self._process.terminate()  # it was not there yet when we were told
        while (code := life.wait(TICK)) is None:
            if life.serves and self._open_browser:
                self._open_browser = not webbrowser.open(address(self._settings))
            if life.still > self._settings.standstill:
                self._end(life)
            elif self._told_to_stop is not None and time.monotonic() - self._told_to_stop > GRACE:
                life.process.kill()
        if code == STUCK or code in CRASHED:
            self._note(life.slate.read())
        return code

    def _end(self, life: "Life") -> None:
        """End a process that stands still; where others share its database, they are warned before its clients come."""
        works = [work for work in life.slate.read() if work["since"] < time.monotonic() - self._settings.standstill / 2]
        log.critical("the server stands still", extra={"works": works})
        if Database(self._settings.url).shared:
            self._note(works)
            life.kill()
        else:
            life.kill()  # it has the SQLite file for itself
            self._note(works)

    def _note(self, works: Sequence[Json]) -> None:
        stalls = [StallRow(work["table"], work["kind"], work["player"], work["client"]) for work in works]
        try:
            asyncio.run(note(self._settings.url, [stall for stall in stalls if stall.table]))
        except Exception:
            log.exception("could not note what the server stood still over")


class Life:
    """One process, from its start to its end."""

    def __init__(self, settings: Settings, command: Sequence[str]) -> None:
        self._file = tempfile.TemporaryFile()  # noqa: SIM115 (it is closed with this life)
        self._file.truncate(SIZE)
        self.slate = Slate(self._file.fileno())
        file = self._file.fileno()
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, pass_fds=[file])
        assert self.process.stdin is not None
        self.process.stdin.write(pickle.dumps((settings, file)))
        self.process.stdin.flush()  # and it stays open: when we end, the process sees that
        self._began = self._looked = time.monotonic()
        self._pulse = 0
        self.still = 0.0  # seconds since its last beat, as far as we have watched

    @property
    def serves(self) -> bool:
        """Whether it has come so far as to serve."""
        return self.slate.pulse > 0

    @property
    def lasted(self) -> float:
        return time.monotonic() - self._began

    def wait(self, seconds: float) -> int | None:
        """Wait for its end; the exit code, or None if it goes on."""
        try:
            return self.process.wait(seconds)
        except subprocess.TimeoutExpired:
            self._feel_pulse(time.monotonic())
            return None

    def _feel_pulse(self, now: float) -> None:
        """A machine that slept does not count: no look is longer than a few of the usual ones."""
        since, self._looked = min(now - self._looked, 5 * TICK), now
        beats = self.slate.pulse
        self.still = 0.0 if beats != self._pulse or not beats else self.still + since
        self._pulse = beats

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def close(self) -> None:
        if self.process.stdin:
            self.process.stdin.close()
        self.slate.close()
        self._file.close()


async def note(url: str, stalls: Sequence[StallRow]) -> None:
    """Store what a process stood still over."""
    database = Database(url)
    await database.open()
    try:
        for stall in stalls:
            await Store(database).note_stall(stall)
    finally:
        await database.close()


def address(settings: Settings) -> str:
    """Where a browser on this machine finds the server."""
    host = "localhost" if settings.host in ("0.0.0.0", "::", "127.0.0.1") else settings.host
    return f"http://{host}:{settings.port}/"
