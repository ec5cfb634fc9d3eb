"""The score sheet (X-5), line by line as the rulebook would write it."""

from ...games.kit import Line
from . import rules
from .state import State


def breakdown(state: State, seat: int) -> list[Line]:
    """X-5: the stones of a player."""
    return [Line("X-5", "skeleton-score-stones", {}, rules.score(state.players[seat]))]
