"""The actions of Dice City as data, and back: what they are called and what tells them apart."""

from bisect import bisect_right
from collections.abc import Callable, Sequence
from typing import Any

from ..kit import Data, Json, Reason, UnknownActionError
from .building import card_from
from .cards import (
    BANDIT_DEFENSE,
    DECK_KINDS,
    FIRST_CARD,
    FIRST_OF_DECK,
    NAMES,
    PILES,
    RESOURCE_NAMES,
    RESOURCES,
    SHIP_POINTS,
)
from .cities import points
from .display import next_slot
from .rolls import is_waiting, next_die, next_roller, place_under
from .state import (
    ADORN,
    ADORNMENT,
    ADORNMENTS,
    ATTACK,
    BUILD,
    CAST,
    COLUMNS,
    COPY,
    DEAL,
    DECLARE,
    DECLINE,
    DIE_NAMES,
    DISCARD,
    DISRUPT,
    EMPTY,
    EXCHANGE,
    EXCHANGES,
    FIGHT,
    FINISH,
    FORFEIT,
    INCLUDE,
    MOST_SEATS,
    MOST_SLOTS,
    MOVE,
    MUSTER,
    PASS,
    PLACE,
    PLACES,
    REACTIVATE,
    REFRESH,
    ROLL,
    ROWS,
    SHIFT,
    START,
    STEAL,
    STORE,
    SUPPLY,
    TRADE,
    USE,
    State,
)

STEP_NAMES = ("dice", "attack", "build")
NOTHING = "none"  # what a single resource is exchanged for besides
BANDITS, SHIPS = [int(defense) for defense in BANDIT_DEFENSE], [int(value) for value in SHIP_POINTS]
EXCHANGED = [tuple(int(resource) for resource in row) for row in EXCHANGES]
ADORNED = [tuple(int(count) for count in row) for row in ADORNMENTS]

# Every kind of action, and what it needs to be told from the others; some particulars only describe.
KINDS = {
    "use": ("die", "card"),
    "move": ("die", "moved", "column"),
    "refresh": ("die",),
    "reactivate": ("die", "row", "column", "card"),
    "pass": ("die",),
    "forfeit": ("die",),
    "supply": ("resource",),
    "muster": (),
    "disrupt": ("die",),
    "finish": ("step",),
    "discard": ("slot", "card"),
    "copy": ("row", "column", "card"),
    "exchange": ("pay", "get", "also"),
    "store": ("resource",),
    "shift": ("die", "column"),
    "include": ("die",),
    "cast": (),
    "place": ("row", "column"),
    "fight": ("bandits",),
    "attack": ("seat", "row", "column", "card", "points"),
    "steal": ("seat", "resource"),
    "build": ("card", "slot", "row", "column"),
    "trade": ("ship",),
    "adorn": ("stone", "iron"),
    "declare": (),
    "decline": (),
    "deal": ("slot", "card"),
    "roll": ("seat", "die", "column"),
    "start": ("seat",),
}
FIRSTS = (
    *(USE, MOVE, REFRESH, REACTIVATE, PASS, FORFEIT, SUPPLY, MUSTER, DISRUPT, FINISH, DISCARD, COPY, EXCHANGE, STORE),
    *(SHIFT, INCLUDE, CAST, PLACE, FIGHT, ATTACK, STEAL, BUILD, TRADE, ADORN, DECLARE, DECLINE, DEAL, ROLL, START),
)
FIRST = dict(zip(KINDS, FIRSTS, strict=True))  # the number with which the range of a kind begins


def kind_of(action: int) -> tuple[str, int]:
    """What an action does, and its number within its range."""
    index = bisect_right(FIRSTS, action) - 1
    return list(KINDS)[index], action - FIRSTS[index]


# --- From a number to data -------------------------------------------------------------------------------------------


def spot(place: int) -> Json:
    """A place by its row and column."""
    return {"row": DIE_NAMES[place // COLUMNS], "column": place % COLUMNS + 1}


def location(state: State, seat: int, place: int) -> Json:
    """A place, and the card on it."""
    return {**spot(place), "card": NAMES[state.players[seat].cards[place]]}


def data(state: State, action: int) -> Data:
    """A legal action as a small dict, in the words of the rules page."""
    do, number = kind_of(action)
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
    pay, get, also = ((*RESOURCE_NAMES, NOTHING)[resource] for resource in EXCHANGED[number])
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
PARTICULARS: dict[str, Callable[[State, int], Json]] = {
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
    "adorn": lambda state, number: dict(zip(("stone", "iron"), ADORNED[number], strict=True)),
    "deal": _deal,
    "roll": _roll,
    "start": lambda state, number: {"seat": number},
}


# --- From data to a number -------------------------------------------------------------------------------------------

UNKNOWN = Reason("D-39", "dice_city-why-unknown", {})


def number_of(state: State, data: Data) -> int:
    """The number of an action given as data; particulars that only describe may be left out, but not be wrong."""
    given = {name: value for name, value in data.items() if type(value) in (str, int)} if isinstance(data, dict) else {}
    do = given.pop("do", None)
    if not isinstance(do, str) or do not in KINDS:
        raise UnknownActionError(UNKNOWN)
    number = NUMBERS[do](state, given)
    for name, there in PARTICULARS[do](state, number).items():
        if there is not None and given.get(name, there) != there:
            raise UnknownActionError(_mismatch(do, name, given[name], there))
    return FIRST[do] + number


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
    if (pay, get, also) not in EXCHANGED:
        raise UnknownActionError(Reason("D-16", "dice_city-why-get-order", {}))
    return EXCHANGED.index((pay, get, also))


def _read_adorn(state: State, given: Json) -> int:
    counts = range(ADORNMENT + 1)
    payment = (_among(given, "stone", counts), _among(given, "iron", counts))
    if payment not in ADORNED:
        raise UnknownActionError(Reason("D-24", "dice_city-why-too-much", {"most": ADORNMENT}))
    return ADORNED.index(payment)


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
