"""What the log tells beside the moves: where a turn ends, and that the end has become certain."""

from ..kit import Note
from .names import ENDS
from .state import DICE, ENDING, GOES_ON, NO_ROUNDS, STARTING, State


def ends_turn(before: State, action: int, after: State) -> bool:
    """D-27, D-29: a turn ends when its dice have been rolled for the next one; alone, one follows upon the other."""
    is_over = before.phase == ENDING != after.phase
    return bool(is_over or (before.phase == STARTING and after.phase == DICE))


def notes(before: State, action: int, after: State) -> list[Note]:
    """D-28: this round will be the last, and why."""
    if before.ending != GOES_ON or after.ending in (GOES_ON, NO_ROUNDS):
        return []
    return [Note("dice_city-note-last-round", {"why": ENDS[after.ending]})]
