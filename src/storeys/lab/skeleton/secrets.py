"""What is hidden, and from whom: nothing, from nobody."""

from ...games.kit import EVERYBODY, Generator, rule
from .state import State


@rule
def conceal(state: State, seat: int) -> None:
    """Everything is open: a bag has no order, and what is in it is whatever is nowhere else."""


@rule
def imagine(state: State, seat: int, generator: Generator) -> None:
    """Nothing was erased, so there is nothing to imagine."""


@rule
def seen_by(state: State, action: int) -> int:
    return EVERYBODY


@rule
def reveals(state: State, action: int) -> bool:
    return False
