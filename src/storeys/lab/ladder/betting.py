"""When it is sure enough: a bet against "they are equal" that may be looked at after every block.

Somebody who believes that the mean of the blocks is *m* sells bets at fair odds, and we bet on every block, never
more than we have, by what the blocks before have shown. If the seller is right, then whatever we bet, our money grows
to 1/α times what it was with probability α at most, ever (Ville's inequality). So we may look after each block and stop
as soon as it has: the error is α however often we look, for blocks with any distribution between 0 and 1. That is more
than a sequential probability ratio test can promise here, which wants to know the distribution of a block, draws and
pairing included, and two strengths to choose between.

All means that the money does not rule out are an interval that holds at every time at once, the one to report of a
ladder that stopped when it liked. It is the method of Waudby-Smith and Ramdas, "Estimating means of bounded random
variables by betting" (2023), with their bets aGRAPA.
"""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.float64]

MISTAKE = 0.05  # the probability with which somebody may be called the stronger who is not
GRID = 1001  # means that are tried for an interval
MOST = 0.5  # of what would be lost at worst; the rest is kept, so that no block ruins us
PRIOR = 0.25  # the variance of a block before there is any, as if one had been seen


@dataclass(frozen=True)
class Bound:
    """Means that are not ruled out at any time."""

    low: float
    high: float


def money(scores: Numbers, means: Numbers) -> Numbers:
    """The logarithm of what we have after each block (a row) against whoever believes in each mean (a column).

    What a block counts may depend on the belief: then scores have a column for each, too.
    """
    guess, variance = _seen_before(scores)
    gap = guess - means
    bets = np.clip(gap / (variance + gap * gap), -MOST / np.maximum(1 - means, 1e-12), MOST / np.maximum(means, 1e-12))
    grown: Numbers = np.cumsum(np.log1p(bets * (scores - means)), axis=0)
    return grown


def _seen_before(scores: Numbers) -> tuple[Numbers, Numbers]:
    """Before each block: the mean of those so far and their variance, with one half and a prior among them."""
    count, nothing = np.arange(1, len(scores) + 1)[:, None], np.zeros((1, scores.shape[1]))
    mean = (0.5 + np.concatenate([nothing, np.cumsum(scores, axis=0)[:-1]])) / count
    off = (scores - mean) ** 2
    variance = (PRIOR + np.concatenate([nothing, np.cumsum(off, axis=0)[:-1]])) / count
    return mean, variance


def decided_after(scores: Numbers, mean: float, mistake: float = MISTAKE) -> int | None:
    """After how many blocks it was sure that their mean is another one; None if it is not yet."""
    if not len(scores):
        return None
    rich = np.flatnonzero(money(scores[:, None], np.array([mean]))[:, 0] >= -np.log(mistake))
    return int(rich[0]) + 1 if len(rich) else None


def bound(scores_if: Callable[[Numbers], Numbers], mistake: float = MISTAKE) -> Bound:
    """Where the mean is, whenever one may have looked; asked what blocks count for whoever believes in these means."""
    means = np.linspace(0.0, 1.0, GRID)
    richest = money(scores_if(means), means).max(axis=0)
    left = means[richest < -np.log(mistake)]
    low, high = (left[0], left[-1]) if len(left) else (0.0, 1.0)
    step = means[1]
    return Bound(max(0.0, float(low - step)), min(1.0, float(high + step)))
