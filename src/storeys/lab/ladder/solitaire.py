"""Those who play alone: how often they reach their goal, and how many points they make."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from .betting import Numbers
from .matches import Result
from .shares import Share, mean, ratio

AGAIN = 1000  # times the games are drawn for the interval of the spread
SEED = 1


@dataclass(frozen=True)
class Alone:
    """What somebody did who played alone, with intervals over games."""

    reached: Share  # the part of games in which the goal was reached
    points: Share
    spread: Share
    lowest: int
    highest: int


def alone(blocks: Sequence[Sequence[Result]], player: int, goal: int) -> Alone:
    """Each block has one game of each player."""
    made = np.array(
        [result.points[0] for block in blocks for result in block if result.seated == (player,)], np.float64
    )
    reached = ratio((made >= goal).astype(np.float64), np.ones_like(made))
    return Alone(reached, mean(made), spread(made), int(made.min()), int(made.max()))


def spread(numbers: Numbers) -> Share:
    """The standard deviation, with an interval from drawing the numbers again."""
    drawn = np.random.default_rng(SEED).choice(numbers, (AGAIN, len(numbers)))
    low, high = np.quantile(drawn.std(axis=1, ddof=1), (0.025, 0.975))
    return Share(float(numbers.std(ddof=1)), float(low), float(high))
