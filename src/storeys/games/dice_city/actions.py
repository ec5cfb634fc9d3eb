"""Actions as data and back: small dicts in the words of the rules page."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ..kit import Data, Json, Reason, UnknownActionError
from .building import card_from
from .cards import DECK_KINDS, FIRST_CARD, FIRST_OF_DECK, NAMES, PILES, RESOURCE_NAMES, RESOURCES
from .cities import points
from .display import next_slot
from .kinds import KINDS
from .names import BANDITS, NOTHING, SHIPS, STEP_NAMES, location, spot
from .reasons import not_now
from .rolls import is_waiting, next_die, next_roller, place_under
from .state import (
    ADORNMENT,
    ADORNMENTS,
    COLUMNS,
    DIE_NAMES,
    EMPTY,
    EXCHANGES,
    MOST_SEATS,
    MOST_SLOTS,
    PLACES,
    ROWS,
    State,
)

EXCHANGE_ROWS = [tuple(int(resource) for resource in row) for row in EXCHANGES]
ADORN_ROWS = [tuple(int(count) for count in row) for row in ADORNMENTS]

# --- From a number to data -------------------------------------------------------------------------------------------


def data(state: State, action: int) -> Data:
    """A legal action as a small dict, in the words of the rules page."""
    do, number = KINDS.kind_of(action)
    return {"do": do, **PARTICULARS[do](state, number)}


def _die(state: State, number: int) -> Json:
    return {"die": DIE_NAMES[number]}


def _resource(state: State, number: int) -> Json:
    return {"resource": RESOURCE_NAMES[number]}


def _nothing(state: State, number: int) -> Json:
    return {}


def _use(state: State, number: int) -> Json:
    player = state.players[state.seat]
    card = NAMES[player.cards[place_under(player, number)]] if is_waiting(player, number) else None
    return {"die": DIE_NAMES[number], "card": card}


def _move(state: State, number: int) -> Json:
    die, moved, right = number // 2 // ROWS, number // 2 % ROWS, number % 2
    player = state.players[state.seat]
    column = int(player.dice[moved]) + 2 * right if is_waiting(player, moved) else None
    return {"die": DIE_NAMES[die], "moved": DIE_NAMES[moved], "column": column}


def _reactivate(state: State, number: int) -> Json:
    return {"die": DIE_NAMES[number // PLACES], **location(state, int(state.seat), number % PLACES)}


def _discard(state: State, number: int) -> Json:
    card = int(state.display[number])
    return {"slot": number + 1, "card": None if card == EMPTY else NAMES[card]}


def _exchange(state: State, number: int) -> Json:
    pay, get, also = ((*RESOURCE_NAMES, NOTHING)[resource] for resource in EXCHANGE_ROWS[number])
    return {"pay": pay, "get": get, "also": also}


def _attack(state: State, number: int) -> Json:
    seat, place = number // PLACES, number % PLACES
    return {"seat": seat, **location(state, seat, place), "points": points(state.players[seat], place)}


def _steal(state: State, number: int) -> Json:
    return {"seat": number // RESOURCES, "resource": RESOURCE_NAMES[number % RESOURCES]}


def _build(state: State, number: int) -> Json:
    source, place = number // PLACES, number % PLACES
    card = card_from(state, source)
    slot = source + 1 if source < MOST_SLOTS else 0
    return {"card": None if card == EMPTY else NAMES[card], "slot": slot, **spot(place)}


def _deal(state: State, number: int) -> Json:
    return {"slot": next_slot(state) + 1 if state.deals else None, "card": NAMES[FIRST_OF_DECK + number]}


def _roll(state: State, number: int) -> Json:
    seat = next_roller(state) if state.rolls else None
    die = None if seat is None else DIE_NAMES[next_die(state, seat)]
    return {"seat": seat, "die": die, "column": number + 1}


# The particulars of each kind of action; None where a position has no such thing, and the action is not legal.
PARTICULARS: dict[str, Callable[[State, int], Mapping[str, Any]]] = {
    **dict.fromkeys(("refresh", "pass", "forfeit", "disrupt", "include"), _die),
    **dict.fromkeys(("supply", "store"), _resource),
    **dict.fromkeys(("muster", "cast", "declare", "decline"), _nothing),
    "use": _use,
    "move": _move,
    "reactivate": _reactivate,
    "finish": lambda state, number: {"step": STEP_NAMES[number]},
    "discard": _discard,
    "copy": lambda state, number: location(state, int(state.seat), number),
    "exchange": _exchange,
    "shift": lambda state, number: {"die": DIE_NAMES[number // COLUMNS], "column": number % COLUMNS + 1},
    "place": lambda state, number: spot(number),
    "fight": lambda state, number: {"bandits": BANDITS[number]},
    "attack": _attack,
    "steal": _steal,
    "build": _build,
    "trade": lambda state, number: {"ship": SHIPS[number]},
    "adorn": lambda state, number: dict(zip(("stone", "iron"), ADORN_ROWS[number], strict=True)),
    "deal": _deal,
    "roll": _roll,
    "start": lambda state, number: {"seat": number},
}


# --- From data to a number -------------------------------------------------------------------------------------------

UNKNOWN = Reason("D-39", "dice_city-why-unknown", {})


def action(state: State, data: Data) -> int:
    """The number of an action given as data; what is not asked for at all is refused for that, however it is given."""
    try:
        return _number_of(state, data)
    except UnknownActionError:
        do = data.get("do") if isinstance(data, dict) else None
        if isinstance(do, str) and do in KINDS and (reason := not_now(state, do)):
            raise UnknownActionError(reason) from None
        raise


def _number_of(state: State, data: Data) -> int:
    """The number of an action given as data; particulars that only describe may be left out, but not be wrong."""
    given = {name: value for name, value in data.items() if type(value) in (str, int)} if isinstance(data, dict) else {}
    do = given.pop("do", None)
    if not isinstance(do, str) or do not in KINDS:
        raise UnknownActionError(UNKNOWN)
    number = NUMBERS[do](state, given)
    for name, there in PARTICULARS[do](state, number).items():
        if there is not None and given.get(name, there) != there:
            raise UnknownActionError(_mismatch(do, name, given[name], there))
    return KINDS.first(do) + number


def _mismatch(do: str, name: str, said: Any, there: Any) -> Reason:
    if do == "roll":
        return Reason("D-7", "dice_city-why-wrong-roll", {})
    if name == "card":
        return Reason("D-39", "dice_city-why-wrong-card", {"card": str(said), "there": there})
    if name == "points":
        return Reason("D-20", "dice_city-why-wrong-points", {"points": there})
    return UNKNOWN


def _among(given: Json, name: str, names: Sequence[Any]) -> int:
    """Where a particular stands in a list of what it can be."""
    value = given.get(name)
    if value not in names:
        raise UnknownActionError(UNKNOWN)
    return names.index(value)


def _read_column(given: Json) -> int:
    return _among(given, "column", range(1, COLUMNS + 1))


def _read_place(given: Json) -> int:
    return _among(given, "row", DIE_NAMES) * COLUMNS + _read_column(given)


def _read_die(state: State, given: Json) -> int:
    return _among(given, "die", DIE_NAMES)


def _read_resource(state: State, given: Json) -> int:
    return _among(given, "resource", RESOURCE_NAMES)


def _read_seat(state: State, given: Json) -> int:
    return _among(given, "seat", range(MOST_SEATS))


def _read_nothing(state: State, given: Json) -> int:
    return 0


def _read_move(state: State, given: Json) -> int:
    """D-8: to the left or to the right, over the edge too: why not is for the reasons to say."""
    die, moved, column = _read_die(state, given), _among(given, "moved", DIE_NAMES), given.get("column")
    player, first = state.players[state.seat], (die * ROWS + moved) * 2
    if not is_waiting(player, moved):
        return first
    if not isinstance(column, int):
        raise UnknownActionError(UNKNOWN)
    step = column - 1 - int(player.dice[moved])
    if step not in (-1, 1):
        named = {"die": DIE_NAMES[moved], "column": column}
        raise UnknownActionError(Reason("D-8", "dice_city-why-not-next", named))
    return first + (step + 1) // 2


def _read_exchange(state: State, given: Json) -> int:
    pay, get = _among(given, "pay", RESOURCE_NAMES), _among(given, "get", RESOURCE_NAMES)
    also = _among(given, "also", (*RESOURCE_NAMES, NOTHING))
    also = -1 if also == RESOURCES else also
    if pay in (get, also):
        named = {"resource": RESOURCE_NAMES[pay]}
        raise UnknownActionError(Reason("D-16", "dice_city-why-same-resource", named))
    if (pay, get, also) not in EXCHANGE_ROWS:
        raise UnknownActionError(Reason("D-16", "dice_city-why-get-order", {}))
    return EXCHANGE_ROWS.index((pay, get, also))


def _read_adorn(state: State, given: Json) -> int:
    counts = range(ADORNMENT + 1)
    payment = (_among(given, "stone", counts), _among(given, "iron", counts))
    if payment not in ADORN_ROWS:
        raise UnknownActionError(Reason("D-24", "dice_city-why-too-much", {"most": ADORNMENT}))
    return ADORN_ROWS.index(payment)


def _read_build(state: State, given: Json) -> int:
    slot = _among(given, "slot", range(MOST_SLOTS + 1))
    if slot == 0:
        pile = _among(given, "card", NAMES[FIRST_CARD : FIRST_CARD + PILES])
        return (MOST_SLOTS + pile) * PLACES + _read_place(given)
    return (slot - 1) * PLACES + _read_place(given)


NUMBERS: dict[str, Callable[[State, Json], int]] = {
    **dict.fromkeys(("use", "refresh", "pass", "forfeit", "disrupt", "include"), _read_die),
    **dict.fromkeys(("supply", "store"), _read_resource),
    **dict.fromkeys(("muster", "cast", "declare", "decline"), _read_nothing),
    **dict.fromkeys(("copy", "place"), lambda state, given: _read_place(given)),
    "move": _read_move,
    "reactivate": lambda state, given: _read_die(state, given) * PLACES + _read_place(given),
    "finish": lambda state, given: _among(given, "step", STEP_NAMES),
    "discard": lambda state, given: _among(given, "slot", range(1, MOST_SLOTS + 1)),
    "exchange": _read_exchange,
    "shift": lambda state, given: _read_die(state, given) * COLUMNS + _read_column(given),
    "fight": lambda state, given: _among(given, "bandits", BANDITS),
    "attack": lambda state, given: _read_seat(state, given) * PLACES + _read_place(given),
    "steal": lambda state, given: _read_seat(state, given) * RESOURCES + _read_resource(state, given),
    "build": _read_build,
    "trade": lambda state, given: _among(given, "ship", SHIPS),
    "adorn": _read_adorn,
    "deal": lambda state, given: _among(given, "card", NAMES[FIRST_OF_DECK : FIRST_OF_DECK + DECK_KINDS]),
    "roll": lambda state, given: _read_column(given),
    "start": _read_seat,
}
