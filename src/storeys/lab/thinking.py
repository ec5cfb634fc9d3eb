"""Whether anybody notices that bots think: moves of people while all workers search, and bots' own time.

    python -m storeys.lab.thinking [--game towers] [--level level6] [--seconds 10] [--rounds 3] [--json]

People play at other tables of a server, before, while and after bots among themselves keep all of its workers busy; and
workers are asked for moves, as many at once as there are workers, to see how far beyond its time a level goes.
"""

import argparse
import asyncio
import json
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from tempfile import TemporaryDirectory
from typing import TypeVar

import numpy as np

from ..bots import make, policies_for, seconds_for
from ..bots.levels import STRONGEST
from ..games import GAMES
from ..games.kit import CHANCE, Game, generator
from ..play import Match
from ..server.metrics import Metrics
from ..server.settings import Settings
from ..server.workers import Workers
from ..work import moves
from .hands import Interval, Rounds, compared, interval_of, mean_of, told, until
from .load import NO_LIMITS, Pair, Person, connect_to, no_collections, play, served

T = TypeVar("T")

OTHERS, RATE = 40, 60.0  # tables of people, and their moves a second
WATCHED = 6  # tables of bots: while some think, others wait
SECONDS, ROUNDS = 10.0, 3
ASKED = 12  # moves that workers are asked for
PATIENCE = 600.0  # seconds for machine code to be made, and for an answer
SEARCHED, READY, WAITING = "storeys_work_seconds_count", "storeys_searchable", "storeys_work_waiting"
LIMIT = 1.1, 0.1  # times its time, or so many seconds more: that is as late as a bot may be


@dataclass(frozen=True)
class Noticed:
    """How long moves of people took, in milliseconds, while nobody thought and while all workers did."""

    game: str
    level: str
    moves: int
    searched: int
    p50_alone_ms: float
    p50_beside_ms: float
    p99_alone_ms: float
    p99_beside_ms: float
    p99_interval_ms: Interval


@dataclass(frozen=True)
class Spent:
    """How long workers took for a move, in seconds, and how many were later than a bot may be."""

    game: str
    level: str
    told_s: float
    mean_s: float
    longest_s: float
    asked: int
    late: int


# --- People ----------------------------------------------------------------------------------------------------------


def noticed(game: Game, level: str, seconds: float, rounds: int, others: int = OTHERS) -> Noticed:
    """Play at other tables before, while and after bots keep all workers busy."""
    chosen = {**NO_LIMITS, "STOREYS_DATABASE_URL": ""}
    with TemporaryDirectory() as folder, served({**chosen, "STOREYS_DATA": folder}) as (port, _):
        pairs = [Pair(port, number) for number in range(others)]
        with no_collections():
            found, searched = asyncio.run(_rounds(port, game, level, pairs, seconds, rounds))
        for pair in pairs:
            pair.clear_away()
    return noticed_of(game.name, level, found, searched)


def noticed_of(game: str, level: str, rounds: Rounds, searched: int) -> Noticed:
    (_, alone50, beside50), (_, alone99, beside99) = compared(rounds, 50), compared(rounds, 99)
    made = sum(map(len, rounds.beside))
    figures = (mean_of(alone50), mean_of(beside50), mean_of(alone99), mean_of(beside99), interval_of(beside99))
    return Noticed(game, level, made, searched, *figures)


async def _rounds(
    port: int, game: Game, level: str, pairs: Sequence[Pair], seconds: float, rounds: int
) -> tuple[Rounds, int]:
    await _thinking(port, game, level, lambda: asyncio.sleep(0))  # machine code is loaded, and all workers are there
    alone, beside, before = [await _times(pairs, seconds)], list[list[float]](), told(port)[SEARCHED]
    for _ in range(rounds):
        beside.append(await _thinking(port, game, level, lambda: _times(pairs, seconds)))
        alone.append(await _times(pairs, seconds))
    return Rounds(alone, beside, 0, 0.0), int(told(port)[SEARCHED] - before)


async def _times(pairs: Sequence[Pair], seconds: float) -> list[float]:
    return [move.stored - move.due for move in await play(pairs, RATE, seconds)]


async def _thinking(port: int, game: Game, level: str, measured: Callable[[], Awaitable[T]]) -> T:
    """Whatever is measured while bots at some tables keep all workers busy."""
    watching = [asyncio.create_task(watch(await asyncio.to_thread(Person, port), game, level)) for _ in range(WATCHED)]
    try:
        await until(lambda: told(port)[WAITING] >= 1)
        return await measured()
    finally:
        for task in watching:
            task.cancel()
        await asyncio.gather(*watching, return_exceptions=True)


async def watch(person: Person, game: Game, level: str) -> None:
    """Watch bots among themselves, at one table after another."""
    wish = {"game": game.name, "chairs": [{"kind": "bot", "bot": level}] * 2, "speed": "once", "listed": False}
    while True:
        table = (await asyncio.to_thread(person.ask, "POST", "tables", wish))["table"]
        async with await connect_to(person, table) as socket:
            async for text in socket:
                if '"over":true' in str(text):
                    break


# --- Bots ------------------------------------------------------------------------------------------------------------


def spent(game: Game, level: str, asked: int = ASKED) -> Spent:
    """Ask for moves, as many at once as there are workers; they have been started and have loaded machine code."""
    return asyncio.run(_spent(game, level, asked))


async def _spent(game: Game, level: str, asked: int) -> Spent:
    settings = Settings()
    workers = Workers(settings, Metrics())
    try:
        assert (await workers.warm(game.name))["ready"], "there is no machine code"
        views = list(positions(game, asked + settings.processes))
        await asyncio.gather(*(_took(workers, game, level, *view) for view in views[: settings.processes]))
        times: list[tuple[float, float]] = []
        for first in range(settings.processes, len(views), settings.processes):
            some = views[first : first + settings.processes]
            times += await asyncio.gather(*(_took(workers, game, level, *view) for view in some))
    finally:
        await asyncio.to_thread(workers.close)
    return spent_of(game.name, level, times)


def spent_of(game: str, level: str, times: Sequence[tuple[float, float]]) -> Spent:
    told_s, took = np.array(times).T
    late = int((took > np.maximum(told_s * LIMIT[0], told_s + LIMIT[1])).sum())
    told, mean, longest = (round(float(figure), 3) for figure in (told_s.mean(), took.mean(), took.max()))
    return Spent(game, level, told, mean, longest, len(times), late)


async def _took(workers: Workers, game: Game, level: str, view: object, seat: int) -> tuple[float, float]:
    """The seconds that a bot has, and those it took, the way to the worker and back included."""
    seconds = seconds_for(level, game, view)
    question, began = moves.asked(level, game, view, seat, seconds, 1), time.perf_counter()
    await workers.ask("move", question, seconds=PATIENCE, share="lab", urgent=True)
    return seconds, time.perf_counter() - began


def positions(game: Game, number: int) -> Iterator[tuple[object, int]]:
    """Views of whoever decides in a match of the strongest policy, where there is a choice."""
    bot, luck, seed = make(policies_for(game)[-1], game), generator(1), 1
    match = Match(game, 2, seed=seed)
    while number:
        if match.over:
            match = Match(game, 2, seed=(seed := seed + 1))
        seat = match.to_move
        assert seat != CHANCE
        view = match.view(seat)
        if len(match.legal_actions()) > 1:
            number -= 1
            yield view, seat
        match.play(bot.choose(view, seat, 1.0, luck))


# --- The command -----------------------------------------------------------------------------------------------------


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m storeys.lab.thinking")
    parser.add_argument("--game", choices=GAMES, action="append")
    parser.add_argument("--level", default=STRONGEST.name)
    parser.add_argument("--seconds", type=float, default=SECONDS)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args(arguments)
    for name in chosen.game or GAMES:
        game = GAMES[name]
        own = spent(game, chosen.level)
        told_of(own, chosen.json)
        if chosen.rounds:
            told_of(noticed(game, chosen.level, chosen.seconds, chosen.rounds), chosen.json)


def told_of(figures: Spent | Noticed, as_json: bool) -> None:
    if as_json:
        print(json.dumps(asdict(figures)), flush=True)
    else:
        print(", ".join(f"{name} {value}" for name, value in asdict(figures).items()), flush=True)


if __name__ == "__main__":
    main()
