"""How long it takes to find out what comes of a hand, and whether anybody at other tables notices it.

One figure is a single episode, as large as a game's own trial is, on one core. The other is how long moves at other
tables take while people at four tables let hands work without a pause, and while they do not; the two are measured in
turns, several times, so that what else the machine does falls on both. The four tables are played from a process of
their own, which does nothing at all in the rounds without hands.
"""

import asyncio
import os
import random
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from statistics import median, stdev
from tempfile import TemporaryDirectory
from threading import Thread

import numpy as np

from ..games import GAMES
from ..games.kit import Game
from ..hands import Hands, hands_for
from ..server.client import Browser, Sitting
from .load import NO_LIMITS, Pair, no_collections, play, served

TABLES, RATE = 40, 60.0  # other tables, and their moves a second
AT_WORK = 4  # tables with hands
ROUNDS = 4  # of each kind
SECONDS = 10.0  # of a round
EPISODES = 5  # of which the middle one counts
HANDS = {"hands": 2}  # the option by which hands tremble, in a game that has it


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
    alone, beside, episodes = noticed(game, seconds, rounds)
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


def noticed(game: Game, seconds: float, rounds: int) -> tuple[list[list[float]], list[list[float]], int]:
    """How long moves took at other tables in each round without hands and with them, and how often hands worked."""
    alone: list[list[float]] = []
    beside: list[list[float]] = []
    settings = {**NO_LIMITS, "STOREYS_SIMULATORS": str(AT_WORK)}
    with TemporaryDirectory() as folder, served({"STOREYS_DATA": folder, **settings}) as (port, _):
        pairs = [Pair(port, number) for number in range(TABLES)]
        with no_collections(), at_work(port, game) as people:
            for _ in range(rounds):
                alone.append(_times(pairs, seconds))
                with people.working():
                    beside.append(_times(pairs, seconds))
        for pair in pairs:
            pair.clear_away()
        return alone, beside, people.episodes


def _times(pairs: Sequence[Pair], seconds: float) -> list[float]:
    return [move.stored - move.due for move in asyncio.run(play(pairs, RATE, seconds))]


# --- Tables with hands -----------------------------------------------------------------------------------------------


class People:
    """A process in which people play at tables with hands, whenever they are told to."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self._process, self.episodes = process, 0

    @contextmanager
    def working(self) -> Iterator[None]:
        self._tell("work")
        yield
        self._tell("rest")
        assert self._process.stdout
        self.episodes += int(self._process.stdout.readline())

    def _tell(self, word: str) -> None:
        assert self._process.stdin
        self._process.stdin.write(f"{word}\n")
        self._process.stdin.flush()


@contextmanager
def at_work(port: int, game: Game) -> Iterator[People]:
    command = [sys.executable, "-m", "storeys.lab.hands", str(port), game.name]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, env=dict(os.environ)) as process:
        yield People(process)
        if process.stdin:
            process.stdin.close()


class Player(Thread):
    """Somebody who plays both sides of a table, and lets hands work, as long as nobody says to rest."""

    def __init__(self, port: int, game: str, number: int) -> None:
        super().__init__(daemon=True)
        self._address, self._game = f"http://127.0.0.1:{port}", game
        self._whim = random.Random(number)
        self.works, self.episodes = False, 0

    def run(self) -> None:
        with Browser(self._address) as browser:
            while True:
                table = browser.new_table("me", "neighbour", game=self._game, options=HANDS)["table"]
                with browser.sit(table) as sitting:
                    self._play(sitting)

    def _play(self, sitting: Sitting) -> None:
        sitting.until_my_turn()
        while not (sitting.position or {})["over"]:
            if not self.works:
                time.sleep(0.02)
                continue
            lines = len(sitting.log)
            choice = self._whim.choice((sitting.position or {})["choices"])
            sitting.play(choice["action"], choice["seat"])
            sitting.until_my_turn()
            self.episodes += sum(line["motion"] for line in sitting.log[lines:])
            sitting.heard.clear()


def main(port: int, game: str) -> None:
    players = [Player(port, game, number) for number in range(AT_WORK)]
    for player in players:
        player.start()
    for word in sys.stdin:
        for player in players:
            player.works = word.strip() == "work"
        if word.strip() == "rest":
            print(sum(player.episodes for player in players), flush=True)
            for player in players:
                player.episodes = 0


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2])
