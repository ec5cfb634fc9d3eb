"""What is being asked of the seat to move; sentences are named here and written in `words/*.ftl`."""

from ..kit import Question
from . import rules
from .names import PHASES
from .state import BIDDING, BUILDING, DISPLAY, ENDED, REMOVING, TAKING, State


def question(state: State) -> Question:
    """What is being asked now, or why the match is over (T-23, or T-22 without discards)."""
    if state.phase == BIDDING:
        return _ask_bid(state)
    if state.phase == TAKING:
        return Question("towers-ask-take", {"cards": int(state.to_take)})
    if state.phase == REMOVING and rules.stuck_cards(state, state.players[state.seat]):
        return Question("towers-ask-must-remove", {})
    if state.phase == BUILDING:
        return Question("towers-ask-place", {"cards": int(state.hand).bit_count()})
    if state.phase == ENDED and state.passes == 1:
        return Question("towers-ask-ended-early", {})
    return Question(f"towers-ask-{PHASES[state.phase]}", {})


def _ask_bid(state: State) -> Question:
    if state.spoken == 0:
        return Question("towers-ask-first-bid", {"most": most_buildable(state)})
    most = most_buildable(state)
    return Question("towers-ask-bid" if most > state.bid else "towers-ask-pass", {"bid": int(state.bid), "most": most})


def most_buildable(state: State) -> int:
    """T-14: the most cards of the display the seat to move could build."""
    return max(cards for cards in range(DISPLAY + 1) if int(state.buildable) & int(rules.SIZED[cards]))
