"""How long it takes to find out what comes of a hand, and whether anybody at other tables notices it.

One figure is a single episode, as large as a game's own trial is, on one core. The other is how long moves at other
tables of a server take while four such episodes run all the time, in processes as the server starts them, and while
none does; the two are measured in turns, several times, so that what else the machine does falls on both.
"""

import asyncio
import time
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass
from statistics import median, stdev
from tempfile import TemporaryDirectory
from threading import Event, Thread

import numpy as np

from ..games import GAMES
from ..games.kit import Game
from ..hands import Hands, hands_for
from ..hands.worker import asked
from ..server.settings import Settings
from ..server.simulators import Simulator
from .load import NO_LIMITS, Pair, no_collections, play, served

TABLES, RATE = 40, 60.0  # other tables, and their moves a second
AT_ONCE = 4  # episodes
ROUNDS = 4  # of each kind
SECONDS = 10.0  # of a round
EPISODES = 5  # of which the middle one counts


@dataclass(frozen=True)
class Work:
    """What hands cost."""

    game: str
    engine: str
    episode_s: float  # of one core
    simulated_s: float
    episodes: int  # that were at work meanwhile
    moves: int  # at other tables, in each kind of round
    p99_alone_ms: float
    p99_beside_ms: float
    difference_ms: float  # of the rounds' p99 …
    error_ms: float  # … and its standard error


def measure(seconds: float = SECONDS, rounds: int = ROUNDS) -> list[Work]:
    """The figures of every game that has hands."""
    able = [(game, hands) for game in GAMES.values() if (hands := hands_for(game))]
    return [_measured(game, hands, seconds, rounds) for game, hands in able]


def _measured(game: Game, hands: Hands, seconds: float, rounds: int) -> Work:
    took, simulated = episode(hands)
    alone, beside, episodes = noticed(game, hands, seconds, rounds)
    gaps = [
        np.percentile(with_hands, 99) - np.percentile(calm, 99) for calm, with_hands in zip(alone, beside, strict=True)
    ]
    p99 = [round(float(np.percentile(np.concatenate(each), 99)) * 1000, 1) for each in (alone, beside)]
    return Work(
        game=game.name,
        engine=hands.engine(),
        episode_s=round(took, 3),
        simulated_s=round(simulated, 2),
        episodes=episodes,
        moves=min(sum(map(len, each)) for each in (alone, beside)),
        p99_alone_ms=p99[0],
        p99_beside_ms=p99[1],
        difference_ms=round(float(np.mean(gaps)) * 1000, 1),
        error_ms=round(stdev(gaps) / len(gaps) ** 0.5 * 1000, 1) if len(gaps) > 1 else 0.0,
    )


def episode(hands: Hands) -> tuple[float, float]:
    """Seconds of one core for the trial, and the seconds that pass in it."""
    question, times, simulated = hands.trial(), [], 0.0
    for _ in range(EPISODES):
        before = time.process_time()
        simulated = hands.simulate(question).seconds
        times.append(time.process_time() - before)
    return median(times), simulated


# --- Other tables ----------------------------------------------------------------------------------------------------


def noticed(game: Game, hands: Hands, seconds: float, rounds: int) -> tuple[list[list[float]], list[list[float]], int]:
    """How long moves took at other tables in each round without hands and with them, and how often hands worked."""
    alone: list[list[float]] = []
    beside: list[list[float]] = []
    with TemporaryDirectory() as folder, served({"STOREYS_DATA": folder, **NO_LIMITS}) as (port, _):
        pairs = [Pair(port, number) for number in range(TABLES)]
        with no_collections(), closing(AtWork(game, hands, Settings.of())) as work:
            for _ in range(rounds):
                alone.append(_times(pairs, seconds))
                with work.working():
                    beside.append(_times(pairs, seconds))
        for pair in pairs:
            pair.clear_away()
        return alone, beside, work.episodes


def _times(pairs: Sequence[Pair], seconds: float) -> list[float]:
    return [move.stored - move.due for move in asyncio.run(play(pairs, RATE, seconds))]


# --- Hands at work ---------------------------------------------------------------------------------------------------


class AtWork:
    """Processes as a server starts them, which are asked the trial of a game again and again."""

    def __init__(self, game: Game, hands: Hands, settings: Settings) -> None:
        self._question, self._seconds = asked(game.name, hands.trial()), settings.episode_time
        self._simulators = [Simulator(settings) for _ in range(AT_ONCE)]
        self._rest = Event()
        self.episodes = 0
        self._once()  # nobody counts how long they take to start

    def close(self) -> None:
        for simulator in self._simulators:
            simulator.end()

    @contextmanager
    def working(self) -> Iterator[None]:
        self._rest.clear()
        threads = [Thread(target=self._work, args=(simulator,)) for simulator in self._simulators]
        for thread in threads:
            thread.start()
        try:
            yield
        finally:
            self._rest.set()
            for thread in threads:
                thread.join()

    def _work(self, simulator: Simulator) -> None:
        while not self._rest.is_set():
            self.episodes += simulator.ask(self._question, self._seconds) is not None

    def _once(self) -> None:
        for simulator in self._simulators:
            simulator.ask(self._question, self._seconds)
