"""The course of a turn (D-7, D-39): what comes after what."""

from ..kit import rule
from .attacks import attacks_something
from .building import builds_something
from .ending import end_turn, next_turn
from .state import ATTACK_STEP, ATTACKING, BUILDING, DICE, DICE_STEP, ENDING, STARTING, State


@rule
def start(state: State, seat: int) -> None:
    """D-7: chance names the first player."""
    state.starter, state.seat, state.phase = seat, seat, DICE


@rule
def finish(state: State, step: int) -> None:
    """D-39: the next step in which something can be done."""
    if step == DICE_STEP and attacks_something(state):
        state.phase = ATTACKING
    elif step <= ATTACK_STEP and builds_something(state):
        state.phase = BUILDING
    else:
        end_turn(state)


@rule
def after_rolls(state: State) -> None:
    """D-7, D-27: dice rolled before the start and at the end of a turn are followed by the next turn."""
    if state.phase == ENDING:
        next_turn(state)
    elif state.phase == STARTING and state.seats == 1:
        start(state, 0)
