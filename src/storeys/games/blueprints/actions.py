"""Actions as data and back: small dicts in the words of the rules page."""

from ..kit import Data, Reason, UnknownActionError
from .awards import MOST_SEATS
from .dice import MATERIAL_NAMES, VALUES, die_of
from .kinds import DEAL, DEMAND, KINDS, PLACE, START
from .names import die_json, square_json
from .plans import COLUMNS, PLAN_NAMES, ROWS
from .state import State

# --- From a number to data -------------------------------------------------------------------------------------------


def data(state: State, action: int) -> Data:
    """An action as a small dict, in the words of the rules page."""
    do, number = KINDS.kind_of(action)
    if do in ("take", "discard", "draw"):
        return {"do": do, **die_json(number)}
    if do == "place":
        return {"do": do, **square_json(number)}
    if do == "demand":
        return {"do": do, "material": MATERIAL_NAMES[number]}
    return {"do": do, "plan": PLAN_NAMES[number]} if do == "deal" else {"do": do, "seat": number}


# --- From data to a number -------------------------------------------------------------------------------------------


def action(state: State, data: Data) -> int:
    """The number of an action given as data."""
    given = data.items() if isinstance(data, dict) else ()
    match {name: value for name, value in given if not isinstance(value, bool)}:
        case {"do": "take" | "discard" | "draw" as do, "material": str(material), "value": int(value)} if (
            material in MATERIAL_NAMES and 1 <= value <= VALUES
        ):
            return KINDS.first(do) + die_of(MATERIAL_NAMES.index(material), value)
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
