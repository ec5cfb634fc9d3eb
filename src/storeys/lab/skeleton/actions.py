"""Actions as data and back: small dicts in the words of the rules page."""

from ...games.kit import Data, Reason, UnknownActionError
from .kinds import DRAW, KINDS
from .reasons import not_now
from .state import VALUES, State


def data(state: State, action: int) -> Data:
    """An action as a small dict, in the words of the rules page."""
    do, number = KINDS.kind_of(action)
    return {"do": do, **dict.fromkeys(KINDS[do], number + 1)}


def action(state: State, data: Data) -> int:
    """The number of an action given as data."""
    given = {name: value for name, value in data.items() if type(value) in (int, str)} if isinstance(data, dict) else {}
    match given:
        case {"do": "take" | "leave" as do}:
            return KINDS.first(do)
        case {"do": "draw", "value": int(value)} if 1 <= value <= VALUES:
            return DRAW + value - 1
    raise UnknownActionError(_why_no_such(state, given))


def _why_no_such(state: State, given: Data) -> Reason:
    """Of a kind of action that is not asked for, that it is not."""
    do = given.get("do", "")
    return (not_now(state, do) if do in KINDS else None) or Reason("X-3", "skeleton-why-unknown", {})
