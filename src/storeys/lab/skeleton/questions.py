"""What is being asked of the seat to move; sentences are named here and written in `words/*.ftl`."""

from ...games.kit import Question
from .names import PHASES
from .state import CHOOSING, State


def question(state: State) -> Question:
    """What is being asked now, or that the match is over (X-4)."""
    arguments = {"value": int(state.stone) + 1} if state.phase == CHOOSING else {}
    return Question(f"skeleton-ask-{PHASES[state.phase]}", arguments)
