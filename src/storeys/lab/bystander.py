"""How long a bystander waits while people at another table do their worst within the rules.

The worst is a table of the game with the largest positions, where everything that may be taken back was
taken back: its log is as long as people can make it in a short time. Then somebody looks at any line of it, one look
after the other, and makes and takes back moves in between, while the bystander pings the server from another table.
"""

import random
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from tempfile import TemporaryDirectory

import numpy as np

from ..games import GAMES
from ..server.client import Browser, Sitting
from .load import NO_LIMITS, served

GAME = max(GAMES.values(), key=lambda game: game.State.dtype.itemsize).name
LINES = 1_000  # of the log that are aimed at
SECONDS = 10.0
PING = 0.02  # seconds between two pings
UNDO = 0.2  # of the messages are moves that are taken back


@dataclass(frozen=True)
class Wait:
    """How long a bystander waits, 95 times out of 100: when nothing happens, and meanwhile; and how long looks take."""

    lines: int
    looks: int
    look_p95_ms: float
    calm_p95_ms: float
    ping_p95_ms: float


def measure(seconds: float = SECONDS, lines: int = LINES, seed: int = 1) -> Wait:
    """Start a server, bring a table to its worst, and wait beside it."""
    whim = random.Random(seed)
    with TemporaryDirectory() as folder, served({"STOREYS_DATA": folder, **NO_LIMITS}) as (port, _):
        address = f"http://127.0.0.1:{port}"
        with Browser(address) as host, Browser(address) as guest:
            table = host.new_table("me", "neighbour", game=GAME)["table"]
            with host.sit(table) as worst, guest.sit(guest.new_table("me", "open")["table"]) as aside:
                worst.until("snapshot")
                aside.until("snapshot")
                lengthen(worst, lines, whim)
                calm = pings(aside, seconds / 4)
                with pinging(aside) as waited:
                    looks = look_around(worst, seconds, whim)
                return wait_of(len(worst.log), looks, calm, waited)


def wait_of(lines: int, looks: list[float], calm: list[float], waited: list[float]) -> Wait:
    look, quiet, busy = (round(float(np.percentile(times, 95)) * 1000, 1) for times in (looks, calm, waited))
    return Wait(lines, len(looks), look, quiet, busy)


# --- The table -------------------------------------------------------------------------------------------------------


def lengthen(sitting: Sitting, lines: int, whim: random.Random) -> None:
    """Play and take back, until the log is so long, everything is used up, or only the last moves are left."""
    while len(sitting.log) < lines and not (sitting.position or {})["over"]:
        choices = (sitting.position or {})["choices"]
        choice = whim.choice(choices)
        sitting.play(choice["action"], choice["seat"])
        for _ in range(2):
            waver(sitting, choice["seat"])


def waver(sitting: Sitting, seat: int) -> None:
    """Take a move back and make it again, if that is still allowed."""
    if seat in (sitting.position or {})["can_undo"]:
        action = sitting.log[-1]["action"]
        sitting.ask("undo", seat=seat, at=len(sitting.log))
        sitting.play(action, seat)


def look_around(sitting: Sitting, seconds: float, whim: random.Random) -> list[float]:
    """How long each look took."""
    until, took = time.monotonic() + seconds, []
    while time.monotonic() < until:
        if whim.random() < UNDO and sitting.log[-1]["seat"] is not None:
            waver(sitting, sitting.log[-1]["seat"])
        before = time.monotonic()
        sitting.ask("look", line=whim.randrange(len(sitting.log)))
        took.append(time.monotonic() - before)
        sitting.heard.clear()
    return took


# --- The bystander ---------------------------------------------------------------------------------------------------


def pings(sitting: Sitting, seconds: float) -> list[float]:
    """How long each ping took."""
    until = time.monotonic() + seconds
    return list(_pings(sitting, lambda: time.monotonic() > until))


@contextmanager
def pinging(sitting: Sitting) -> Iterator[list[float]]:
    """Ping beside whatever else is done; how long each took is known at the end."""
    took: list[float] = []
    stop = threading.Event()

    def ping() -> None:
        took.extend(_pings(sitting, stop.is_set))

    beside = threading.Thread(target=ping)
    beside.start()
    try:
        yield took
    finally:
        stop.set()
        beside.join()


def _pings(sitting: Sitting, is_over: Callable[[], bool]) -> Iterator[float]:
    while True:
        before = time.monotonic()
        sitting.ask("ping")
        yield time.monotonic() - before
        sitting.heard.clear()
        if is_over():
            return
        time.sleep(PING)
