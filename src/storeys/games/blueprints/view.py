"""Blueprints for people and programs: actions as data, questions and reasons.

Sentences are named here and written in `words/*.ftl`; the particulars of an action or a reason are the arguments.
"""

from ..kit import Data, Question, Reason, UnknownActionError
from . import rules
from .awards import MOST_SEATS
from .buildings import DICE
from .dice import MATERIAL_NAMES, VALUES, die_of
from .pictures import as_json, die_json, square_json
from .plans import COLUMNS, HATCHED, PLAN_NAMES, ROWS, on_square
from .rules import DEAL, DEMAND, DISCARD, DRAW, PLACE, START, TAKE, State
from .sheets import breakdown
from .sheets import is_face_down as hides_score
from .text import PHASES, parse, show

__all__ = [
    "DIFFICULTY",
    "KINDS",
    "MINUTES",
    "RULEBOOK",
    "action",
    "as_json",
    "breakdown",
    "data",
    "hides_score",
    "parse",
    "question",
    "show",
    "why_not",
]

MINUTES, DIFFICULTY = 30, 2

# Every kind of action, and what it needs to be told from the others.
KINDS = {
    "take": ("material", "value"),
    "place": ("row", "column"),
    "discard": ("material", "value"),
    "start": ("seat",),
    "demand": ("material",),
    "deal": ("plan",),
    "draw": ("material", "value"),
}

# The sections of the rulebook in order, each with its rules; README.md and `blueprints-rule-B-1` … have their words.
RULEBOOK = (
    ("components", ("B-1", "B-2", "B-3", "B-4", "B-5")),
    ("round", ("B-6", "B-7", "B-8", "B-9", "B-10", "B-11", "B-12")),
    ("placing", ("B-13", "B-14", "B-15", "B-16", "B-17", "B-18")),
    ("building", ("B-19", "B-20", "B-21", "B-22", "B-23")),
    ("awards", ("B-24", "B-25", "B-26", "B-27", "B-28")),
    ("end", ("B-29",)),
)

# The ranges of actions, the last first: what they do, and in which phase.
RANGES = (
    (DRAW, "draw", rules.DRAWING),
    (DEAL, "deal", rules.DEALING),
    (DEMAND, "demand", rules.DEMANDING),
    (START, "start", rules.STARTING),
    (DISCARD, "discard", rules.DISCARDING),
    (PLACE, "place", rules.PLACING),
    (TAKE, "take", rules.TAKING),
)
FIRST_OF = {do: first for first, do, _ in RANGES}


# --- Actions as data -------------------------------------------------------------------------------------------------


def kind_of(action: int) -> tuple[str, int, int]:
    """What an action does, the phase it belongs to, and its number within its range."""
    return next((do, phase, action - first) for first, do, phase in RANGES if action >= first)


def data(state: State, action: int) -> Data:
    """An action as a small dict, in the words of the rules page."""
    do, _, number = kind_of(action)
    if do in ("take", "discard", "draw"):
        return {"do": do, **die_json(number)}
    if do == "place":
        return {"do": do, **square_json(number)}
    if do == "demand":
        return {"do": do, "material": MATERIAL_NAMES[number]}
    return {"do": do, "plan": PLAN_NAMES[number]} if do == "deal" else {"do": do, "seat": number}


def action(state: State, data: Data) -> int:
    """The number of an action given as data."""
    given = data.items() if isinstance(data, dict) else ()
    match {name: value for name, value in given if not isinstance(value, bool)}:
        case {"do": "take" | "discard" | "draw" as do, "material": str(material), "value": int(value)} if (
            material in MATERIAL_NAMES and 1 <= value <= VALUES
        ):
            return FIRST_OF[do] + die_of(MATERIAL_NAMES.index(material), value)
        case {"do": "place", "row": int(row), "column": int(column)}:
            return PLACE + _square(row, column)
        case {"do": "demand", "material": str(material)} if material in MATERIAL_NAMES:
            return DEMAND + MATERIAL_NAMES.index(material)
        case {"do": "deal", "plan": str(plan)}:
            return DEAL + _plan(plan)
        case {"do": "start", "seat": int(seat)} if 0 <= seat < MOST_SEATS:
            return START + seat
    raise UnknownActionError(Reason("B-10", "blueprints-why-unknown", {}))


def _square(row: int, column: int) -> int:
    if not (1 <= row <= ROWS and 1 <= column <= COLUMNS):
        raise UnknownActionError(Reason("B-2", "blueprints-why-no-such-square", {"row": row, "column": column}))
    return (row - 1) * COLUMNS + column - 1


def _plan(name: str) -> int:
    if name not in PLAN_NAMES:
        raise UnknownActionError(Reason("B-3", "blueprints-why-no-such-plan", {"plan": name}))
    return PLAN_NAMES.index(name)


# --- Questions -------------------------------------------------------------------------------------------------------


def question(state: State) -> Question:
    """What is being asked now."""
    if state.phase == rules.TAKING:
        left = DICE - int(rules.own_building(state).taken)
        return Question(
            "blueprints-ask-take" if rules.something_fits(state) else "blueprints-ask-take-dead", {"left": left}
        )
    if state.phase == rules.PLACING:
        return Question("blueprints-ask-place", die_json(int(state.die)))
    if state.phase == rules.DISCARDING:
        return Question("blueprints-ask-discard", {})
    return Question(f"blueprints-ask-{PHASES[state.phase]}", {})


# --- Reasons ---------------------------------------------------------------------------------------------------------

# What must come first in each phase, and the rule that says so.
FIRST = {
    rules.STARTING: ("B-9", "blueprints-why-start-first"),
    rules.DEMANDING: ("B-6", "blueprints-why-demand-first"),
    rules.DEALING: ("B-7", "blueprints-why-deal-first"),
    rules.DRAWING: ("B-8", "blueprints-why-draw-first"),
    rules.TAKING: ("B-10", "blueprints-why-take-first"),
    rules.PLACING: ("B-17", "blueprints-why-place-first"),
    rules.DISCARDING: ("B-11", "blueprints-why-discard-first"),
    rules.ENDED: ("B-29", "blueprints-why-over"),
}


def why_not(state: State, action: int) -> Reason:
    """The rule that forbids an action which is not legal."""
    do, phase, number = kind_of(action)
    if do == "discard" and state.seats > 2 and state.phase != rules.ENDED:
        return Reason("B-11", "blueprints-why-discard-only-two", {})
    if phase != state.phase:
        return Reason(*FIRST[int(state.phase)], {})
    explain = {
        "start": _why_not_start,
        "demand": _why_not_demand,
        "deal": _why_not_deal,
        "draw": _why_not_draw,
        "take": _why_not_take,
        "place": _why_not_place,
        "discard": _why_not_discard,
    }
    return explain[do](state, number)


def _why_not_start(state: State, seat: int) -> Reason:
    return Reason("B-9", "blueprints-why-no-such-seat", {"seats": int(state.seats)})


def _why_not_demand(state: State, material: int) -> Reason:
    return Reason("B-6", "blueprints-why-same-material", {"material": MATERIAL_NAMES[material]})


def _why_not_deal(state: State, plan: int) -> Reason:
    return Reason("B-7", "blueprints-why-plan-used", {"plan": PLAN_NAMES[plan]})


def _why_not_draw(state: State, die: int) -> Reason:
    return Reason("B-8", "blueprints-why-not-in-bag", {"material": die_json(die)["material"]})


def _why_not_take(state: State, die: int) -> Reason:
    if die not in state.pool[: state.rolled]:
        return Reason("B-10", "blueprints-why-not-in-pool", die_json(die))
    return Reason("B-17", "blueprints-why-dead-refused", die_json(die))


def _why_not_place(state: State, square: int) -> Reason:
    top = on_square(int(rules.own_building(state).tops), square)
    if top == HATCHED:
        return Reason("B-13", "blueprints-why-hatched", square_json(square))
    return Reason("B-14", "blueprints-why-too-low", {**die_json(int(state.die)), "top": top})


def _why_not_discard(state: State, die: int) -> Reason:
    return Reason("B-11", "blueprints-why-not-in-pool", die_json(die))
