"""Skyscrapers for people and programs: the facts of the game, its rulebook and its questions.

Sentences are named here and written in `words/*.ftl`; the particulars of an action or a reason are the arguments.
`actions.py` has actions as data, `reasons.py` says why something is refused, `remarks.py` what the log tells of a move,
`picture.py` what a client draws.
"""

from ..kit import Question
from .actions import action, data
from .falls import next_fallen
from .kinds import KINDS
from .names import ENDINGS, PHASES, chosen_card, place_name
from .picture import as_json
from .reasons import why_not
from .remarks import remarks
from .sheet import breakdown
from .state import ACTING, ENDED, MOVING, PLACING, RETURNING, SLIDING, STEPPING, TURNING, WORKERS, State
from .text import parse, show
from .workers import first_beside

__all__ = [
    "DIFFICULTY",
    "KINDS",
    "MINUTES",
    "RULEBOOK",
    "action",
    "as_json",
    "breakdown",
    "data",
    "parse",
    "question",
    "remarks",
    "show",
    "why_not",
]

MINUTES, DIFFICULTY = 45, 3


def _rules(first: int, last: int) -> tuple[str, ...]:
    return tuple(f"S-{number}" for number in range(first, last + 1))


# The sections of the rulebook in order, each with its rules; README.md and `skyscrapers-rule-…` have their words.
RULEBOOK = (
    ("lattice", _rules(1, 9)),
    ("cards", _rules(10, 12)),
    ("setup", _rules(13, 13)),
    ("turn", _rules(14, 20)),
    ("score", _rules(21, 25)),
    ("hands", _rules(26, 32)),
)


def question(state: State) -> Question:
    """What is being asked now, or how the game has ended."""
    phase = int(state.phase)
    if phase == ENDED:
        return Question(f"skyscrapers-ask-ended-{ENDINGS[state.ending]}", {})
    return Question(f"skyscrapers-ask-{PHASES[phase]}", _asked(state, phase))


def _asked(state: State, phase: int) -> dict[str, str | int | None]:
    if phase == ACTING:
        return {"actions": int(state.actions)}
    if phase == MOVING:
        return {"worker": int(state.worker) + 1}
    if phase == RETURNING:
        return {"worker": next_fallen(state) % WORKERS + 1}
    if phase in (STEPPING, SLIDING):
        number = first_beside(state) if phase == STEPPING else int(state.sliding)
        return {"seat": number // WORKERS, "worker": number % WORKERS + 1}
    return _chosen(state, phase)


def _chosen(state: State, phase: int) -> dict[str, str | int | None]:
    if phase == PLACING:
        return {"card": chosen_card(int(state.card)) or ""}
    if phase == TURNING:
        slot = place_name(state.site.slots[state.slot]) if state.slot >= 0 else ""
        return {"card": chosen_card(int(state.card)) or "", "slot": slot}
    return {}
