"""Results added up exactly, in whole numbers, and what follows from the sums.

Adding whole numbers does not depend on the order: however many matches come at a time and whatever thread played
them, equal seeds give equal reports.
"""

import math
from dataclasses import dataclass, field

import numpy as np

from ..games.kit import Numbers

WHOLE_WIN = math.lcm(1, 2, 3, 4, 5, 6)  # a win shared by up to six is still a whole number of these parts
Z = 1.959963984540054  # 95 % of a normal distribution lie within so many standard deviations


@dataclass(frozen=True)
class Standing:
    """How one bot or one seat did: wins are shared by all who tie, errors are standard errors, the interval is 95 %."""

    games: int
    wins: float
    win_share: float
    win_share_error: float
    win_share_low: float
    win_share_high: float
    mean_score: float
    mean_score_error: float
    score_spread: float
    lowest_score: int
    highest_score: int


@dataclass
class Sums:
    """Numbers of which only the count, the sum, the sum of squares and the extremes are kept."""

    count: int = 0
    total: int = 0
    squares: int = 0
    least: int = 0
    most: int = 0

    def add(self, numbers: Numbers) -> None:
        least, most = int(numbers.min()), int(numbers.max())
        self.least = min(self.least, least) if self.count else least
        self.most = max(self.most, most) if self.count else most
        self.count += len(numbers)
        self.total += int(numbers.sum(dtype=np.int64))
        self.squares += int(np.square(numbers, dtype=np.int64).sum())

    @property
    def mean(self) -> float:
        return self.total / self.count

    @property
    def spread(self) -> float:
        """The standard deviation, estimated from a sample of at least two."""
        return math.sqrt((self.count * self.squares - self.total**2) / (self.count * (self.count - 1)))

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        return self.spread / math.sqrt(self.count)


@dataclass(frozen=True)
class Tally:
    """The wins, in parts of a whole one, and the scores of one bot or one seat."""

    wins: Sums = field(default_factory=Sums)
    scores: Sums = field(default_factory=Sums)

    def add(self, wins: Numbers, scores: Numbers) -> None:
        self.wins.add(wins)
        self.scores.add(scores)

    def standing(self) -> Standing:
        share, games = self.wins.mean / WHOLE_WIN, self.wins.count
        return Standing(
            games,
            self.wins.total / WHOLE_WIN,
            share,
            self.wins.error / WHOLE_WIN,
            *wilson(share, games),
            self.scores.mean,
            self.scores.error,
            self.scores.spread,
            self.scores.least,
            self.scores.most,
        )


def shares_of_wins(ranks: Numbers) -> Numbers:
    """For each match and seat the part of the win, in parts of a whole one: all who tie for the first rank share it."""
    won = ranks == 1
    parts = WHOLE_WIN // won.sum(axis=1, keepdims=True)
    return np.where(won, parts, 0).astype(np.int32)


def wilson(share: float, games: int) -> tuple[float, float]:
    """Wilson's interval: sound near 0 and 1 too, and never too narrow for shared wins, which vary less than whole."""
    weight = Z * Z / games
    middle = (share + weight / 2) / (1 + weight)
    reach = Z * math.sqrt(share * (1 - share) / games + weight / (4 * games)) / (1 + weight)
    return max(0.0, middle - reach), min(1.0, middle + reach)
