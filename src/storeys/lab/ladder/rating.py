"""One number for the strength of each player: the Plackett–Luce model, fitted to all matches at once.

Every player has a worth. Whoever is still at the table takes the next rank with probability worth / sum of worths; so
a match is a row of choices, the first of everybody, the second of those who are left, and so on. Those who tie count as
half in either order (or a sixth in each of six). The likelihood of all matches has one maximum, which is climbed by
Hunter's steps ("MM algorithms for generalized Bradley–Terry models", 2004); a drawn match of everybody against somebody
of middling worth keeps those who never won or never lost within sight.

Why not OpenSkill: it goes through the matches one by one to pair people on a server, and what it says depends on their
order; here all matches are there, are of players who do not learn, and the same matches should give the same number.
The fit is short, and quick enough to be done a thousand times over for the intervals: whole blocks are drawn again with
replacement, since matches of one block are not independent.

Ratings are on the scale of chess: 400 points more are ten times the worth; their mean is 0.
"""

from collections import defaultdict
from collections.abc import Sequence
from functools import cache
from itertools import groupby, permutations
from math import factorial, log

import numpy as np

from .betting import Numbers
from .matches import Result
from .shares import Share

SCALE = 400 / log(10)
AGAIN = 1000  # times the blocks are drawn for the intervals
SEED = 1
STEPS, CLOSE = 10_000, 1e-6  # at most so many steps, until no worth changes by more than this part
WITHIN = (0.025, 0.975)

Table = tuple[int, ...]  # how many chairs each player still has
Choices = tuple[tuple[Table, int, float], ...]  # at which table, who was chosen, and how much that counts


def ratings(blocks: Sequence[Sequence[Result]], players: int, again: int = AGAIN) -> list[Share]:
    """The rating of each player, with an interval over blocks."""
    wins, times, tables = _counted(blocks, players)
    once = _rated(wins.sum(axis=0, keepdims=True), times.sum(axis=0, keepdims=True), tables)[0]
    drawn = np.random.default_rng(SEED).multinomial(len(blocks), [1 / len(blocks)] * len(blocks), again)
    low, high = np.quantile(_rated(drawn @ wins, drawn @ times, tables), WITHIN, axis=0)
    return [Share(*map(float, found)) for found in zip(once, low, high, strict=True)]


def _rated(wins: Numbers, times: Numbers, tables: Numbers) -> Numbers:
    """The ratings that fit best, a row for each sample: how often each player was chosen, how often at each table."""
    worths = np.ones_like(wins)
    for _ in range(STEPS):
        before = worths
        worths = (wins + 0.5) / ((times / (worths @ tables.T)) @ tables + 1 / (worths + 1))
        if np.abs(worths / before - 1).max() < CLOSE:
            break
    found: Numbers = SCALE * (np.log(worths) - np.log(worths).mean(axis=1, keepdims=True))
    return found


# --- Matches as choices ----------------------------------------------------------------------------------------------


def _counted(blocks: Sequence[Sequence[Result]], players: int) -> tuple[Numbers, Numbers, Numbers]:
    """For each block how often each player was chosen, and how often anybody was at each table; and the tables."""
    numbers: dict[Table, int] = {}
    wins, times = np.zeros((len(blocks), players)), [defaultdict[int, float](float) for _ in blocks]
    for block, results in enumerate(blocks):
        for result in results:
            for table, chosen, weight in choices(result.seated, result.ranks, players):
                wins[block, chosen] += weight
                times[block][numbers.setdefault(table, len(numbers))] += weight
    counted = np.array([[each[number] for number in range(len(numbers))] for each in times]).reshape(len(blocks), -1)
    return wins, counted, np.array(list(numbers), np.float64).reshape(-1, players)


@cache
def choices(seated: tuple[int, ...], ranks: tuple[int, ...], players: int) -> Choices:
    """A match as a row of choices; a table at which only one player is left leaves none."""
    found: list[tuple[Table, int, float]] = []
    left = list(seated)
    for _, tied in groupby(sorted(zip(ranks, seated, strict=True)), key=lambda each: each[0]):
        together = [sitter for _, sitter in tied]
        for order in permutations(together):
            found += _chosen(left, order, players, 1 / factorial(len(together)))
        for sitter in together:
            left.remove(sitter)
    return tuple(found)


def _chosen(left: list[int], order: Sequence[int], players: int, weight: float) -> Choices:
    still, found = list(left), []
    for sitter in order:
        if len(set(still)) > 1:
            found.append((tuple(still.count(player) for player in range(players)), sitter, weight))
        still.remove(sitter)
    return tuple(found)
