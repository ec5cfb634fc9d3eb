"""Bags: pieces without an order, written as how many there are of each kind.

A ticket of chance is the number of a piece, counted through the bag kind by kind, so that every piece is equally
likely to be drawn.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from .rule import rule

Bag = NDArray[np.integer[Any]]


@rule
def size(bag: Bag) -> int:
    """How many pieces are in the bag."""
    pieces = 0
    for kind in range(len(bag)):
        pieces += int(bag[kind])
    return pieces


@rule
def nth(bag: Bag, number: int) -> int:
    """The kind of the piece with this number, counted from 0."""
    for kind in range(len(bag) - 1):
        number -= int(bag[kind])
        if number < 0:
            return kind
    return len(bag) - 1
