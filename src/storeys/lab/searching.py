"""How quick playouts are inside a search, on one core, beside the same playouts without one.

Both play matches of the same policy from a match's first decision to its end. Without a search that is a contest, in
which every decision is made from a concealed copy; inside a search a world is imagined for every playout, a tree is
asked and told, and the result is judged. They take turns until the time is over: a busy machine is busy for both.
"""

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from ..bots.search import Budget, knowledge_of, think, warm
from ..bots.search.engine import Engine
from ..bots.search.readiness import first_view
from ..bots.search.search import task_of
from ..games.kit import Game, generator, run

SEED, SEATS = 1, 2
PIECE = 16  # playouts after which the clock is asked
BUDGET = 1000  # playouts of the decision that is timed
ENDLESS = (1 << 31) - 1  # a stage that no match reaches: nothing is cut short

Play = Callable[[int], None]  # plays the piece of this number


@dataclass(frozen=True)
class SearchSpeed:
    """Whole matches of a game per second, on one core."""

    game: str
    seats: int
    in_search: float
    plain: float
    share: float  # of the plain speed that a search has
    decision_ms: float  # how long a decision takes with a thousand playouts, cut short where the search does so


def measure(games: Sequence[Game], seconds: float) -> Iterator[SearchSpeed]:
    """Each game for about so long, what has to be compiled not counted."""
    for game in games:
        warm(game)
        inside, outside = in_turn(in_search(game), plain(game), seconds)
        yield SearchSpeed(
            game.name, SEATS, round(inside), round(outside), round(inside / outside, 2), decision_ms(game)
        )


def in_turn(one: Play, other: Play, seconds: float) -> tuple[float, float]:
    """Playouts per second of two ways to play, which take turns."""
    spent, number, until = [0.0, 0.0], 0, time.monotonic() + seconds
    one(0)
    other(0)  # what is only done once
    while number == 0 or time.monotonic() < until:
        number += 1
        for which, play in enumerate((one, other)):
            before = time.perf_counter()
            play(number)
            spent[which] += time.perf_counter() - before
    return number * PIECE / spent[0], number * PIECE / spent[1]


def in_search(game: Game) -> Play:
    """Playouts as a search makes them, to the end of the match, of the first thing that may be done."""
    view = first_view(game, SEATS)
    seat = game.to_move(view)
    task = task_of(game, view, seat, SEED, 0, imagined=True)
    task[0].last = ENDLESS
    engine = Engine(game, view, task, [(game.legal(view)[0],)], threads=1)
    return lambda number: engine.weigh([0], range(number * PIECE, (number + 1) * PIECE))


def plain(game: Game) -> Play:
    """The same matches without a search."""
    policy, who = knowledge_of(game).policy, np.zeros((PIECE, SEATS), np.int32)

    def play(number: int) -> None:
        run.contest(game, [policy], who, SEED, first=number * PIECE)

    return play


def decision_ms(game: Game) -> float:
    """How long a match's first decision takes."""
    view = first_view(game, SEATS)
    return round(1000 * think(game, view, game.to_move(view), Budget(simulations=BUDGET), generator(SEED)).seconds, 1)
