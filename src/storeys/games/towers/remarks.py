"""What the log tells beside the moves: where a turn ends."""

from .state import DEALING, State


def ends_turn(before: State, action: int, after: State) -> bool:
    """T-11: a turn is a display from its first card on: the auction, and what its winner builds."""
    return bool(after.phase == DEALING and after.dealt == 0)
