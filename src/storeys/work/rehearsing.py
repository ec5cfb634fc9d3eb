"""A review without a search, for tests: it needs no compiler, takes no time, and always finds the same.

Whoever has most points now is believed to win, and of two ways to move the one that was not chosen is the better.
"""

from typing import Any

from ..bots.search import Budget, Expectation, Option, Thought
from ..bots.search.search import Stop, never
from ..games.kit import OVER, Game, Generator
from ..play import Match
from .kinds import Json
from .reviews import expected, judged

BETTER = 0.1  # of the win, than what was done


class Patient:
    """Whoever waits for an answer for as long as it takes."""

    def stop(self) -> bool:
        return False


def answer(question: Json) -> Json:
    """What a worker could have answered."""
    return judged(question, Patient(), look, weigh)


def look(
    game: Game, state: Any, luck: Generator, goal: int, seconds: float, worlds: int | None = None, stop: Stop = never
) -> Expectation:
    """Chances by the points there are now."""
    if game.to_move(state) == OVER:
        return expected(game, state, luck, goal, seconds, worlds)
    seats = int(state.seats)
    points = Match(game, seats, chance=None).scores(state)
    weights = [max(point, 0) + 20.0 for point in points]
    shares = [weight / sum(weights) for weight in weights] if seats > 1 else [min(weights[0] / (goal + 20), 1.0)]
    return Expectation(tuple(shares), tuple(map(float, points)), (0.01,) * seats, 1)


def weigh(
    game: Game, view: Any, seat: int, budget: Budget, luck: Generator, goal: int, stop: Any, plans: Any
) -> Thought:
    """The first thing that was not done is better by a tenth of the win, but only every third time."""
    [done] = plans
    seen = look(game, view, luck, goal, 0.0)
    own = Option(done, 10, seen.shares, seen.points, 0.01, 0.5)
    others = [action for action in game.legal(view) if action != done[0]]
    if not others or int(sum(seen.points)) % 3:
        return Thought(done[0], (own,), 10, 0.0)
    shares = tuple(share + (BETTER if each == seat else 0) for each, share in enumerate(seen.shares))
    points = tuple(point + 2.0 for point in seen.points)
    other = Option((others[0],), 10, shares, points, 0.01, 0.6)
    return Thought(others[0], (other, own), 20, 0.0)
