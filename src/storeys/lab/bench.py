"""The benchmark table: random play of our games, one row for each figure.

Every row is a small record; `as_json` of it is one line of `storeys bench --json`. How the timing is done, and why
the best of several timings counts, is written in `pace.py`.
"""

import os
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from tempfile import TemporaryDirectory
from time import perf_counter

import numpy as np

from ..games.kit import Game, Json
from ..games.kit.run import Device, is_compiled, playouts
from .pace import Moves, Pace, Play, in_turns
from .rivals import RIVALS, Rival

SEED = 1
CARD_BATCH = 1 << 20  # matches played at once on a graphics card
COMPARED = 10_000  # final states of the card that are compared with the CPU's


@dataclass(frozen=True)
class Speed:
    """How fast a game is played; on a graphics card every match has a thread of its own."""

    game: str
    seats: int
    device: Device
    threads: int
    moves_per_s: float
    games_per_s: float
    state_bytes: int


@dataclass(frozen=True)
class First:
    """How long the first match takes, compiling included, and whether machine code was found on disk."""

    game: str
    device: Device
    first_s: float
    cached: bool


@dataclass(frozen=True)
class Ratio:
    """How many times as fast several threads are as one, measured in turns."""

    game: str
    seats: int
    threads: int
    times_one_thread: float


@dataclass(frozen=True)
class Equality:
    """Whether the graphics card reached the same final states as the CPU, to the byte."""

    game: str
    seats: int
    device: Device
    compared: int
    equal_to_cpu: bool


@dataclass(frozen=True)
class Against:
    """How fast another engine plays, and how many times as fast ours was in the same run."""

    against: str
    moves_per_s: float
    ratio: float


@dataclass(frozen=True)
class NotInstalled:
    """Another engine that is not here, and how to get it."""

    against: str
    install: str


@dataclass(frozen=True)
class Start:
    """How long a command takes from nothing to its end."""

    start: str
    seconds: float


Row = First | Speed | Ratio | Equality | Against | NotInstalled | Start


def as_json(row: Row) -> Json:
    return asdict(row)


# --- Our games -------------------------------------------------------------------------------------------------------


def devices_here() -> list[Device]:
    """What the games can run fast on here: the CPU, and a graphics card if there is one."""
    try:
        from ..games.kit import gpu
    except ImportError:
        return ["cpu"]
    return ["cpu", "cuda"] if gpu.is_there() else ["cpu"]


def thread_counts() -> list[int]:
    """One, two and all cores of this machine."""
    cores = os.cpu_count() or 1
    return sorted({1, min(2, cores), cores})


def rows(
    games: Sequence[Game], seats: Sequence[int], devices: Sequence[Device], threads: Sequence[int], seconds: float
) -> Iterator[Row]:
    """The table, each figure measured for about `seconds`; a number of seats that a game does not have is left out."""
    for game in games:
        for device in devices:
            yield first(game, device)
            for players in seats:
                if players in game.seats:
                    measured = card_rows if device == "cuda" else core_rows
                    yield from measured(game, players, device, threads, seconds)


def first(game: Game, device: Device) -> First:
    cached = device == "cpu" and is_compiled(game)
    before = perf_counter()
    playouts(game, game.seats[0], 1, SEED, device=device)
    return First(game.name, device, perf_counter() - before, cached)


def core_rows(game: Game, seats: int, device: Device, threads: Sequence[int], seconds: float) -> Iterator[Row]:
    """One row for each number of threads, and how each compares with one thread."""
    threads = threads if device == "cpu" else [1]  # the interpreter runs one thread at a time
    paces = in_turns([on_cores(game, seats, device, workers) for workers in threads], seconds)
    for workers, pace in zip(threads, paces, strict=True):
        yield speed(game, seats, device, workers, pace)
    if 1 in threads:
        one = paces[threads.index(1)].moves_per_s
        for workers, pace in zip(threads, paces, strict=True):
            if workers > 1:
                yield Ratio(game.name, seats, workers, pace.moves_per_s / one)


def card_rows(game: Game, seats: int, device: Device, threads: Sequence[int], seconds: float) -> Iterator[Row]:
    """One row for a card full of matches, and whether they ended as they do on the CPU."""
    [pace] = in_turns([on_card(game, seats)], seconds, CARD_BATCH)
    yield speed(game, seats, device, CARD_BATCH, pace)
    yield equality(game, seats)


def on_cores(game: Game, seats: int, device: Device, threads: int) -> Play:
    def play(games: int) -> Moves:
        moves = playouts(game, seats, games, SEED, device=device, threads=threads).moves
        return lambda: int(moves.sum(dtype=np.int64))

    return play


def on_card(game: Game, seats: int) -> Play:
    """Play that leaves the final states on the card: whoever trains on one wants them there."""
    from ..games.kit import gpu

    def play(games: int) -> Moves:
        _, moves = gpu.playouts(game, seats, games, SEED, game.settings({}), 0)
        return lambda: int(moves.copy_to_host().sum(dtype=np.int64))

    return play


def equality(game: Game, seats: int) -> Equality:
    there = playouts(game, seats, COMPARED, SEED, device="cuda").states
    here = playouts(game, seats, COMPARED, SEED).states
    return Equality(game.name, seats, "cuda", COMPARED, there.tobytes() == here.tobytes())


def speed(game: Game, seats: int, device: Device, threads: int, pace: Pace) -> Speed:
    size = game.State.dtype.itemsize
    return Speed(game.name, seats, device, threads, pace.moves_per_s, pace.games_per_s, size)


# --- Other engines ---------------------------------------------------------------------------------------------------


def against(game: Game, seats: int, seconds: float, rivals: Sequence[Rival] = RIVALS) -> Iterator[Row]:
    """Our game on one core, then the other engines, all measured in turns for about `seconds` each."""
    here = [rival for rival in rivals if rival.is_here]
    ours, *theirs = in_turns([on_cores(game, seats, "cpu", 1), *(rival.sit_down() for rival in here)], seconds)
    yield speed(game, seats, "cpu", 1, ours)
    for rival, pace in zip(here, theirs, strict=True):
        yield Against(rival.name, pace.moves_per_s, ours.moves_per_s / pace.moves_per_s)
    for rival in rivals:
        if not rival.is_here:
            yield NotInstalled(rival.name, f"pip install {rival.package}")


# --- Starting --------------------------------------------------------------------------------------------------------

VERSION = (sys.executable, "-m", "storeys.cli", "--version")
ONE_MATCH = (
    "from storeys.games import GAMES; from storeys.games.kit.run import playouts; playouts(GAMES[{!r}], {}, 1, 1)"
)


def start_times(game: Game) -> Iterator[Start]:
    """How long one waits for the program, for a first compiled match, and for one when machine code is on disk."""
    one_match = (sys.executable, "-c", ONE_MATCH.format(game.name, game.seats[0]))
    with TemporaryDirectory() as folder:
        cache = {"STOREYS_CACHE": folder}
        yield Start("version", seconds_of(VERSION, cache))
        yield Start(f"{game.name}, to be compiled", seconds_of(one_match, cache))
        yield Start(f"{game.name}, compiled before", seconds_of(one_match, cache))


def seconds_of(command: Sequence[str], environment: Mapping[str, str]) -> float:
    before = perf_counter()
    subprocess.run(command, env={**os.environ, **environment}, check=True, stdout=subprocess.DEVNULL)
    return perf_counter() - before
