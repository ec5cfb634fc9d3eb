"""Actions as data and back: small dicts in the words of the rules page."""

from typing import Any

from ..kit import Data, Reason, UnknownActionError
from .building import is_allowed
from .cards import CONSTRUCTION, NAMES, TURNED, TURNINGS, girder_letters
from .kinds import KINDS
from .names import cell_name, cell_named, crowd_number, place_name, slot_named
from .reasons import not_now
from .site import MOST_CARDS, MOST_SEATS, QUARTERS, floor_of, ground_cell, is_on_ground
from .state import MOVING, STEPPING, TURNING, WORKERS, State
from .workers import cell_of_worker, first_beside, place_of

# --- From a number to data -------------------------------------------------------------------------------------------


def data(state: State, action: int) -> Data:
    """A legal action as a small dict."""
    do, number = KINDS.kind_of(action)
    return {"do": do, **dict(zip(KINDS[do], _particulars(state, do, number), strict=True))}


def _particulars(state: State, do: str, number: int) -> tuple[Any, ...]:
    if "cell" in KINDS[do]:
        return (cell_name(state.site.cells[cell_meant(state, do, number)]),)
    if do in ("card", "deal"):
        return (NAMES[number],)
    if do == "slot":
        return (place_name(state.site.slots[number]),)
    if do == "turn":
        return (girder_letters(int(TURNED[state.card, number])),)
    if do in ("fell", "slid"):
        return number // WORKERS, number % WORKERS + 1
    return (number + 1 if do == "worker" else number,) if KINDS[do] else ()


def cell_meant(state: State, do: str, number: int) -> int:
    """The cell that an action of this kind names."""
    if do in ("shift", "aside"):
        return QUARTERS * floor_of(standing_at(state, do)) + number
    return ground_cell(number) if do == "hire" else number


def standing_at(state: State, do: str) -> int:
    """Where the worker stands that is shifted or steps aside."""
    return cell_of_worker(state) if do == "shift" else place_of(state, first_beside(state))


# --- From data to a number -------------------------------------------------------------------------------------------

# The kinds whose particulars are numbers, and how far these go.
PEOPLE = range(1, WORKERS + 1)
COUNTED: dict[str, tuple[range, ...]] = {
    "worker": (PEOPLE,),
    "start": (range(MOST_SEATS),),
    "fell": (range(MOST_SEATS), PEOPLE),
    "slid": (range(MOST_SEATS), PEOPLE),
    "broke": (range(MOST_CARDS),),
    **{do: () for do, particulars in KINDS.items() if not particulars},
}


def unknown() -> UnknownActionError:
    return UnknownActionError(Reason("S-14", "skyscrapers-why-unknown", {}))


def action(state: State, data: Data) -> int:
    """The number of an action given as data."""
    given = data if isinstance(data, dict) else {}
    do = given.get("do")
    if not isinstance(do, str) or do not in KINDS:
        raise unknown()
    try:
        return _number_of(state, do, [given.get(name) for name in KINDS[do]])
    except UnknownActionError:
        if reason := not_now(state, do):
            raise UnknownActionError(reason) from None
        raise


def _number_of(state: State, do: str, values: list[Any]) -> int:
    if all(type(value) is int for value in values):
        return KINDS.first(do) + _counted(do, *values)
    if len(values) == 1 and isinstance(values[0], str):
        return KINDS.first(do) + _named(state, do, values[0])
    raise unknown()


def _counted(do: str, *numbers: Any) -> int:
    """The number within the range of a kind whose particulars are numbers, or that has none."""
    if do not in COUNTED or not all(n in within for n, within in zip(numbers, COUNTED[do], strict=True)):
        raise unknown()
    if do in ("fell", "slid"):
        return crowd_number(*numbers)
    return int(sum(numbers)) - 1 if do == "worker" else int(sum(numbers))


def _named(state: State, do: str, name: str) -> int:
    """The number within the range of a kind whose particular is a name."""
    if "cell" in KINDS[do]:
        return _cell_number(state, do, name)
    if do in ("slot", "turn"):
        return _slot_number(state, name) if do == "slot" else _turning(state, name)
    if do not in ("card", "deal") or name not in NAMES[: CONSTRUCTION + (do == "card")]:
        raise unknown()
    return NAMES.index(name)


def _cell_number(state: State, do: str, name: str) -> int:
    """The number of a cell for this kind of action: among all cells, on the ground, or on the worker's card."""
    cell = cell_named(state.site, name)
    if cell is None:
        raise UnknownActionError(Reason("S-8", "skyscrapers-why-no-such-cell", {}))
    if do in ("move", "return", "rest", "lie"):
        return cell
    if do == "hire":
        return _on_ground(cell, name)
    return _on_same_card(state, do, cell, name)


def _on_ground(cell: int, name: str) -> int:
    if not is_on_ground(cell):
        raise UnknownActionError(Reason("S-15", "skyscrapers-why-not-beside-a-base-card", {"cell": name}))
    return cell - ground_cell(0)


def _on_same_card(state: State, do: str, cell: int, name: str) -> int:
    """The quarter of the card on which the worker stands; any, while nobody is asked for one or stands on a card."""
    asked = state.phase == (MOVING if do == "shift" else STEPPING) and not is_on_ground(standing_at(state, do))
    if asked and (is_on_ground(cell) or floor_of(cell) != floor_of(standing_at(state, do))):
        rule = "S-18" if do == "shift" else "S-17"
        raise UnknownActionError(Reason(rule, "skyscrapers-why-another-card", {"cell": name}))
    return cell % QUARTERS


def _slot_number(state: State, name: str) -> int:
    slot = slot_named(state.site, name)
    if slot is None:
        raise UnknownActionError(Reason("S-2", "skyscrapers-why-no-such-slot", {}))
    return slot


def _turning(state: State, girders: str) -> int:
    """The turning with the girders in these places; any, while no card waits to be turned."""
    if state.phase != TURNING:
        return 0
    design, slot = int(state.card), state.site.slots[state.slot]
    turnings = [t for t in range(TURNINGS) if girder_letters(int(TURNED[design, t])) == girders]
    if not turnings:
        raise UnknownActionError(Reason("S-11", "skyscrapers-why-no-such-turning", {"card": NAMES[design]}))
    return next((turning for turning in turnings if is_allowed(design, slot, turning)), turnings[0])
