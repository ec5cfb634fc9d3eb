"""Who took how much of the wins, with intervals over blocks.

A win is one point; who share it divide the point, so that at two seats a tie is half. Of two players, those matches
count in which both sit, and the *share* of one is its part of the points that went to either. With equal strength it
would be the part of the chairs that it had, which is one half unless one of them sits alone.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

import numpy as np

from ..tally import WHOLE_WIN, Z, shares_of_wins
from .betting import Numbers
from .matches import Result

FEW = (float("inf"), 12.7062, 4.3027, 3.1824)  # Student's numbers where the series is not close enough


@dataclass(frozen=True)
class Share:
    """A part of something, and between which bounds it is with 95 %."""

    value: float
    low: float
    high: float


@dataclass(frozen=True)
class Meeting:
    """What two players took where they met, block by block: a row for each block in which they did."""

    mine: Numbers  # points
    theirs: Numbers
    matches: Numbers
    fair: float  # the share with equal strength

    @property
    def share(self) -> Share:
        """My part of the points that went to either of us."""
        return ratio(self.mine, self.mine + self.theirs)

    def against(self, shares: Numbers) -> Numbers:
        """For each block (a row) and share (a column) a number from 0 to 1: on average the share, if that is mine."""
        mine, theirs, matches = self.mine[:, None], self.theirs[:, None], self.matches[:, None]
        scores: Numbers = shares + (mine * (1 - shares) - theirs * shares) / matches
        return scores

    @property
    def blocks(self) -> int:
        return len(self.mine)


def meeting(blocks: Sequence[Sequence[Result]], me: int, other: int) -> Meeting:
    """What became of it where two players sat at one table."""
    rows = [row for block in blocks if (row := _met(block, me, other))[2]]
    mine, theirs, matches, my_chairs, their_chairs = np.array(rows, np.float64).reshape(-1, 5).T
    chairs = my_chairs.sum() + their_chairs.sum()
    return Meeting(mine, theirs, matches, float(my_chairs.sum() / chairs) if chairs else 0.5)


def _met(block: Sequence[Result], me: int, other: int) -> tuple[float, float, int, int, int]:
    together = [result for result in block if me in result.seated and other in result.seated]
    mine, theirs = (sum(points(result, player) for result in together) for player in (me, other))
    mine_sat, theirs_sat = (sum(result.seated.count(player) for result in together) for player in (me, other))
    return mine, theirs, len(together), mine_sat, theirs_sat


def points(result: Result, player: int) -> float:
    """The part of the win that a player took in a match, with all of its chairs."""
    won = shares_of_wins(np.array([result.ranks], np.int32))[0]
    return sum(int(won[seat]) for seat, sitter in enumerate(result.seated) if sitter == player) / WHOLE_WIN


# --- Intervals -------------------------------------------------------------------------------------------------------


def ratio(parts: Numbers, wholes: Numbers) -> Share:
    """A part of a whole that comes in blocks: Wilson's interval for as many coins as would spread as the blocks do.

    Blocks that are all alike have no spread to learn from, and count as one coin each.
    """
    blocks, whole = len(parts), float(wholes.sum())
    share = float(parts.sum()) / whole if whole else 0.5
    if blocks < 2 or not whole:
        return Share(share, 0.0, 1.0)
    coins = _coins(parts - share * wholes, whole, share)
    return Share(share, *_wilson(share, coins, student(blocks - 1)))


def _coins(off: Numbers, whole: float, share: float) -> float:
    """How many tosses of a coin would leave the share as uncertain."""
    blocks = len(off)
    variance = float((off * off).sum()) / (blocks - 1) * blocks / (whole * whole)
    tosses = share * (1 - share)
    return tosses / variance if variance > 0 and tosses > 0 else float(blocks)


def _wilson(share: float, coins: float, reach: float) -> tuple[float, float]:
    weight = reach * reach / coins
    middle = (share + weight / 2) / (1 + weight)
    half = reach * sqrt(share * (1 - share) / coins + weight / (4 * coins)) / (1 + weight)
    return max(0.0, middle - half), min(1.0, middle + half)


def mean(numbers: Numbers) -> Share:
    """The mean of numbers that are independent of each other, with Student's interval."""
    count, middle = len(numbers), float(numbers.mean())
    half = student(count - 1) * float(numbers.std(ddof=1)) / sqrt(count) if count > 1 else float("inf")
    return Share(middle, middle - half, middle + half)


def student(freedom: int) -> float:
    """Within so many standard errors 95 % lie, if the error itself was learned from a sample (Cornish and Fisher)."""
    if freedom < len(FEW):
        return FEW[max(freedom, 0)]
    z, n = Z, freedom
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
    )
    return float(z + sum(term / n**power for power, term in enumerate(terms, 1)))
