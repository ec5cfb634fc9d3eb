"""Policies: from a desk of records to an action, in the interpreter and compiled alike.

The first record of a desk is the view a seat has of the position. The others are scratch, either to try actions on
or, read as plain numbers, as paper to work things out on: a policy can allocate nothing.
"""

from collections.abc import Callable
from functools import cache

import numpy as np

from ..games.kit import Batch, Game, Generator, Numbers, below, rule

Policy = Callable[[Batch, int, Generator], int]


@rule
def paper_on(desk: Batch) -> Numbers:
    """The scratch records of a desk as plain numbers, with whatever was left there before."""
    return desk[1:].view(np.int32)


@rule
def scratch_on(desk: Batch) -> Numbers:
    """The same without the first of them, which is left to try actions on."""
    return desk[2:].view(np.int32)


@cache
def random_policy(game: Game) -> Policy:
    """The policy that chooses among the legal actions, every one equally likely."""
    legal_actions = game.legal_actions

    @rule
    def choose(desk: Batch, seat: int, generator: Generator) -> int:
        choices = paper_on(desk)
        return int(choices[below(generator, legal_actions(desk[0], choices))])

    return choose
