"""Policies: from a desk of records (`games/kit/desk.py`) to an action, in the interpreter and compiled alike."""

from collections.abc import Callable
from functools import cache

import numpy as np

from ..games.kit import Batch, Game, Generator, below, rule

Policy = Callable[[Batch, int, Generator], int]


@cache
def random_policy(game: Game) -> Policy:
    """The policy that chooses among the legal actions, every one equally likely."""
    legal_actions = game.legal_actions

    @rule
    def choose(desk: Batch, seat: int, generator: Generator) -> int:
        choices = desk[1:].view(np.int32)
        return int(choices[below(generator, legal_actions(desk[0], choices))])

    return choose
