"""What is hidden, and from whom: nothing, from nobody."""

from ..kit import EVERYBODY, Generator, rule
from .state import State


@rule
def conceal(state: State, seat: int) -> None:
    """Everything is open: a bag has no order, and every card is either in sight or known to be in the pile."""


@rule
def imagine(state: State, seat: int, generator: Generator) -> None:
    """Nothing was erased, so there is nothing to imagine."""


@rule
def seen_by(state: State, action: int) -> int:
    return EVERYBODY


@rule
def reveals(state: State, action: int) -> bool:
    return False
