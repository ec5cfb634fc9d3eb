"""How long it takes to find out what comes of a hand, and whether anybody at other tables notices it.

One figure is a single episode, as large as a game's own trial is, on one core. The other is how long moves at other
tables of a server take while that server has four episodes at work all the time, and while it has none: bots with
trembling hands play on at more tables than that, where much stands already, and only while somebody watches them. It is
measured before, meanwhile and after, several times over, so that what else the machine does falls on both.
"""

import asyncio
import time
from collections import defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from http.client import HTTPConnection
from itertools import pairwise
from pathlib import Path
from statistics import fmean, median, stdev
from tempfile import TemporaryDirectory

import numpy as np
import numpy.typing as npt

from ..bots import make, policies_for
from ..games import GAMES
from ..games.kit import Game, generator
from ..hands import Hands, hands_for
from ..play import Match
from ..server.staging import put_down
from .load import NO_LIMITS, PATIENCE, Pair, Person, connect_to, no_collections, play, served

OTHERS, RATE = 40, 60.0  # other tables, and their moves a second
AT_ONCE = 4  # episodes
WATCHED = 16  # tables with hands: while some think, others wait, so that all processes have something to do
TREMBLING = {"hands": 2}  # as games with hands call it
LINES = 150  # of the log that tables with hands begin with: a small site is soon simulated
ROUNDS = 5  # with hands, each between two without
SECONDS = 10.0  # of a round
EPISODES = 5  # of which the middle one counts
AGAIN = 0.05  # seconds between two looks at the server
LONGEST = 300.0  # seconds until hands are at work, and at rest again; on a machine that does much else they take long
WAITING, EPISODE = "storeys_hands", "storeys_episode_seconds"  # as the server calls them (`metrics.py`)
OVER = '"over":true'  # in what somebody is told of a position
PERCENTILES = 50, 99
STUDENT = (12.71, 4.30, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26)  # for 95 %, of 2, 3, … rounds; of more it is too wide

Floats = npt.NDArray[np.float64]
Interval = tuple[float, float] | None  # with 95 %; None if there was only one round


@dataclass(frozen=True)
class Work:
    """What hands cost; milliseconds are the means of the rounds."""

    game: str
    engine: str
    episode_s: float  # of one core
    simulated_s: float
    episodes: int  # that the server has had at work meanwhile
    moves: int  # at other tables, while hands were at work
    p99_alone_ms: float
    p99_beside_ms: float
    difference_ms: float  # of each round's p99 from those before and after it …
    error_ms: float  # … and its standard error
    at_once: float = 0.0  # episodes, at the mean
    p50_alone_ms: float = 0.0
    p50_beside_ms: float = 0.0
    p50_difference_ms: float = 0.0
    p50_alone_interval_ms: Interval = None
    p50_beside_interval_ms: Interval = None
    p50_difference_interval_ms: Interval = None
    p99_alone_interval_ms: Interval = None
    p99_beside_interval_ms: Interval = None
    difference_interval_ms: Interval = None


@dataclass(frozen=True)
class Rounds:
    """How long moves took at other tables, in seconds: one round more without hands than with them."""

    alone: list[list[float]]
    beside: list[list[float]]
    episodes: int
    at_once: float


def measure(
    seconds: float = SECONDS, rounds: int = ROUNDS, others: int = OTHERS, watched: int = WATCHED, lines: int = LINES
) -> list[Work]:
    """The figures of every game that has hands."""
    able = [(game, hands) for game in GAMES.values() if (hands := hands_for(game))]
    return [
        work_of(game, hands, episode(hands), noticed(long_match(game, lines), seconds, rounds, others, watched))
        for game, hands in able
    ]


def episode(hands: Hands) -> tuple[float, float]:
    """Seconds of one core for the trial, and the seconds that pass in it."""
    question, times, simulated = hands.trial(), [], 0.0
    for _ in range(EPISODES):
        before = time.process_time()
        simulated = hands.simulate(question).seconds
        times.append(time.process_time() - before)
    return median(times), simulated


# --- Figures ---------------------------------------------------------------------------------------------------------


def work_of(game: Game, hands: Hands, one: tuple[float, float], rounds: Rounds) -> Work:
    (p50, alone50, beside50), (p99, alone99, beside99) = (compared(rounds, percent) for percent in PERCENTILES)
    return Work(
        game=game.name,
        engine=hands.engine(),
        episode_s=round(one[0], 3),
        simulated_s=round(one[1], 2),
        episodes=rounds.episodes,
        moves=sum(map(len, rounds.beside)),
        p99_alone_ms=mean_of(alone99),
        p99_beside_ms=mean_of(beside99),
        difference_ms=mean_of(p99),
        error_ms=round(error_of(p99), 2),
        at_once=round(rounds.at_once, 2),
        p50_alone_ms=mean_of(alone50),
        p50_beside_ms=mean_of(beside50),
        p50_difference_ms=mean_of(p50),
        p50_alone_interval_ms=interval_of(alone50),
        p50_beside_interval_ms=interval_of(beside50),
        p50_difference_interval_ms=interval_of(p50),
        p99_alone_interval_ms=interval_of(alone99),
        p99_beside_interval_ms=interval_of(beside99),
        difference_interval_ms=interval_of(p99),
    )


def compared(rounds: Rounds, percent: float) -> tuple[list[float], list[float], list[float]]:
    """In milliseconds: each round with hands less those before and after it; all without hands; all with them."""
    alone, beside = (
        [float(np.percentile(times, percent)) * 1000 for times in each] for each in (rounds.alone, rounds.beside)
    )
    return [during - fmean(around) for during, around in zip(beside, pairwise(alone), strict=True)], alone, beside


def mean_of(figures: Sequence[float]) -> float:
    return round(fmean(figures), 2)


def error_of(figures: Sequence[float]) -> float:
    """The standard error of the mean."""
    return float(stdev(figures) / len(figures) ** 0.5) if len(figures) > 1 else 0.0


def interval_of(figures: Sequence[float]) -> Interval:
    """Where the mean is with 95 %."""
    if len(figures) < 2:
        return None
    width = error_of(figures) * STUDENT[min(len(figures) - 2, len(STUDENT) - 1)]
    return round(fmean(figures) - width, 2), round(fmean(figures) + width, 2)


# --- Other tables ----------------------------------------------------------------------------------------------------


def noticed(match: Match, seconds: float, rounds: int, others: int, watched: int) -> Rounds:
    """Play at other tables of a server before, while and after hands are at work there, from where a match stands."""
    chosen = {"STOREYS_PROCESSES": str(AT_ONCE), "STOREYS_DATABASE_URL": "", **NO_LIMITS}
    with TemporaryDirectory() as folder, served({"STOREYS_DATA": folder, **chosen}) as (port, _):
        pairs = [Pair(port, number) for number in range(others)]
        site = Site(port, Path(folder), match, watched)
        with no_collections():
            asyncio.run(site.warm_up())
            alone, beside = [asyncio.run(_times(pairs, seconds))], []
            for _ in range(rounds):
                beside.append(asyncio.run(site.beside(lambda: _times(pairs, seconds))))
                alone.append(asyncio.run(_times(pairs, seconds)))
        for pair in pairs:
            pair.clear_away()
        return Rounds(alone, beside, site.episodes, site.busy / site.seconds)


async def _times(pairs: Sequence[Pair], seconds: float) -> list[float]:
    return [move.stored - move.due for move in await play(pairs, RATE, seconds)]


# --- Hands at work ---------------------------------------------------------------------------------------------------


def long_match(game: Game, lines: int, seed: int = 1) -> Match:
    """A match with trembling hands, as far as so many lines of its log; what came of hands was drawn."""
    match, bot, whim = (
        Match(game, game.seats[-1], TREMBLING, seed=seed),
        make(policies_for(game)[-1], game),
        generator(seed),
    )
    while match.lines < lines and not match.over:
        match.play(bot.choose(match.view(match.to_move), match.to_move, 1.0, whim))
    return long_match(game, lines, seed + 1) if match.over else match


class Site:
    """Tables of bots with trembling hands, and what the server tells of the episodes there."""

    def __init__(self, port: int, data: Path, match: Match, tables: int) -> None:
        self._port = port
        self._watchers = [Watcher(port, data, match) for _ in range(tables)]
        self.episodes, self.busy, self.seconds = 0, 0.0, 0.0  # while somebody measured, and seconds spent on them

    async def warm_up(self) -> None:
        """Start all processes: nobody counts how long that takes."""
        async with self._at_work():
            pass

    async def beside(self, measured: Callable[[], Awaitable[list[float]]]) -> list[float]:
        """Whatever is measured while hands are at work."""
        async with self._at_work():
            before = self._so_far()
            found = await measured()
            episodes, busy, seconds = map(float, self._so_far() - before)
        self.episodes, self.busy, self.seconds = self.episodes + int(episodes), self.busy + busy, self.seconds + seconds
        return found

    @asynccontextmanager
    async def _at_work(self) -> AsyncIterator[None]:
        """While everybody watches, from when hands have been at work for a while until before they come to rest."""
        watching, before = [asyncio.create_task(watcher.watch()) for watcher in self._watchers], self._so_far()[0]
        try:
            await until(lambda: self._waiting() >= AT_ONCE)
            await until(lambda: self._so_far()[0] >= before + AT_ONCE)
            yield
        finally:
            for task in watching:
                task.cancel()
            await asyncio.wait(watching)
        assert all(task.cancelled() for task in watching), "somebody could not watch"
        await until(lambda: self._waiting() == 0)

    def _waiting(self) -> float:
        """At how many tables something is found out, or waits for its turn."""
        return told(self._port)[WAITING]

    def _so_far(self) -> Floats:
        """How many episodes there were, how many seconds they took together, and what time it is."""
        figures = told(self._port)
        return np.array([figures[f"{EPISODE}_count"], figures[f"{EPISODE}_sum"], time.monotonic()])


async def until(happened: Callable[[], bool]) -> None:
    async with asyncio.timeout(LONGEST):
        while not await asyncio.to_thread(happened):
            await asyncio.sleep(AGAIN)


def told(port: int) -> dict[str, float]:
    """What a server tells about itself: the sums of its figures by their names, whatever they are of."""
    http = HTTPConnection(f"127.0.0.1:{port}", timeout=PATIENCE)
    http.request("GET", "/metrics")
    lines = http.getresponse().read().decode().splitlines()
    http.close()
    found: dict[str, float] = defaultdict(float)
    for name, _, figure in (line.rpartition(" ") for line in lines if not line.startswith("#")):
        found[name.partition("{")[0]] += float(figure)
    return found


class Watcher:
    """Somebody who watches bots go on with a match, and when they are through, others who go on with it.

    Each time it is a table of its own, so that no round has taller buildings than the one before, and hardly a match
    ends in the middle of one: to open a table with as long a log takes a server much longer than a move does.
    """

    def __init__(self, port: int, data: Path, match: Match) -> None:
        self._data, self._match = data, match
        self._person = Person(port)
        self._player = self._person.ask("GET", "me")["player"]

    async def watch(self) -> None:
        while True:
            table = await asyncio.to_thread(self._set_up)
            async with await connect_to(self._person, table) as socket:
                async for text in socket:
                    if OVER in str(text):
                        break

    def _set_up(self) -> str:
        bot = f"bot:{policies_for(self._match.game)[0]}"  # thinks least: hands are to be measured
        return put_down(self._data, self._player, self._match, [bot] * self._match.seats, speed="once")
