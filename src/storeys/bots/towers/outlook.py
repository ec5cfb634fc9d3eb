"""What a tower of 5 Towers is worth: its points now, and those it may still grow by.

Think of one tower, and of cards of its suit that are offered to its owner one after the other, every value equally
likely. A card that fits is built if the tower is worth more with it than without. Working backwards from no more
offers, this tells the worth of every tower for every number of offers: how good an 8 is, how bad a low top, how much
a roof may still wait.
"""

import numpy as np
from numpy.typing import NDArray

from ...games.kit import Numbers
from ...games.towers.cards import ROOF, VALUES
from ...games.towers.rules import can_stack
from ...games.towers.state import EMPTY

POINT = 1000  # worths are counted in thousandths, because whole numbers are the same on every machine
MOST_OFFERS = 80
HIGHEST = 16  # higher towers are valued like this one
GROUND = VALUES  # the row of a tower without cards

Table = NDArray[np.float64]  # one row for each top, GROUND last; one column for each height

FITS = np.array([[can_stack(top, value) for value in range(VALUES)] for top in [*range(VALUES), EMPTY]])


def _after_offer(worth: Table, reach: Table, lowest: int) -> tuple[Table, Table]:
    """The tables with one offer more to come, of a card from `lowest` up."""
    built, left_out = worth[np.newaxis, lowest:VALUES, 1:], worth[:, np.newaxis, :-1]
    wanted = FITS[:, lowest:, np.newaxis] & (built > left_out)
    more = np.where(wanted, built - left_out, 0).sum(axis=1) / VALUES
    taller = np.where(wanted, reach[np.newaxis, lowest:VALUES, 1:] - reach[:, np.newaxis, :-1], 0).sum(axis=1) / VALUES
    return worth + _widened(more), reach + _widened(taller)


def _widened(growth: Table) -> Table:
    """The highest tower grows as the last but one does."""
    return np.concatenate([growth, growth[:, -1:]], axis=1)


def _outlook(lowest: int) -> tuple[Numbers, Numbers]:
    """For every number of offers: the worth of each tower in points, and the cards it will have."""
    reach = np.tile(np.arange(HIGHEST + 1.0), (VALUES + 1, 1))
    worth = reach * np.where(np.arange(VALUES + 1) == ROOF, 2, 1)[:, np.newaxis]
    tables = [(worth, reach)]
    for _ in range(MOST_OFFERS):
        tables.append(_after_offer(*tables[-1], lowest))
    worths, reaches = (np.rint(np.stack(kind) * POINT).astype(np.int32) for kind in zip(*tables, strict=True))
    return worths, reaches


# Indexed by: whether a roof may still come, offers, top, height.
WORTH, REACH = (np.stack(tables) for tables in zip(_outlook(ROOF + 1), _outlook(ROOF), strict=True))
