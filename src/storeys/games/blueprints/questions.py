"""What is being asked of the seat to move; sentences are named here and written in `words/*.ftl`."""

from ..kit import Question
from . import rules
from .buildings import DICE
from .names import PHASES, die_json
from .state import DISCARDING, PLACING, TAKING, State, own_building


def question(state: State) -> Question:
    """What is being asked now."""
    if state.phase == TAKING:
        left = DICE - int(own_building(state).taken)
        return Question(
            "blueprints-ask-take" if rules.something_fits(state) else "blueprints-ask-take-dead", {"left": left}
        )
    if state.phase == PLACING:
        return Question("blueprints-ask-place", die_json(int(state.die)))
    if state.phase == DISCARDING:
        return Question("blueprints-ask-discard", {})
    return Question(f"blueprints-ask-{PHASES[state.phase]}", {})
