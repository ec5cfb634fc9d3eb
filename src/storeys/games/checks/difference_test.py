import numpy as np

from ..kit import Record, copy, i8, i32
from . import wager
from .difference import difference, told


def test_the_first_field_that_differs_is_named() -> None:
    state = wager.GAME.start(3)
    other = copy(state)
    assert difference(state, other) == "nothing"
    other.coins[1] = 2
    assert difference(other, state) == "coins[1] is 2, not 3"


class Gap(Record):
    """Between the two fields lie three bytes that belong to none."""

    small: i8
    large: i32


def test_bytes_outside_all_fields_are_told_apart() -> None:
    both = Gap.zeros(2)
    both.view(np.int8)[1] = 1
    assert difference(both[0], both[1]) == "the bytes between the fields"


def test_an_action_is_told_in_words_where_it_has_some() -> None:
    state = wager.GAME.start(2)
    assert told(wager.GAME, state, wager.DEAL).startswith(f"{wager.DEAL} (")
    assert told(wager.GAME, state, 10**6) == "1000000"
