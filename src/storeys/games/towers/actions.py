"""Actions as data and back: small dicts in the words of the rules page."""

from ..kit import Data, Json, Reason, UnknownActionError
from . import rules
from .cards import SUIT_NAMES, VALUES
from .kinds import BID, DRAW, KEEP, KINDS, PASS, PLACE, REMOVE, START, TAKE
from .names import card
from .reasons import NOT_THERE, not_now, why_bid_too_high
from .state import DISPLAY, EMPTY, MOST_SEATS, State

NO_CARD: Json = {"suit": None, "value": None}

# --- From a number to data -------------------------------------------------------------------------------------------


def data(state: State, action: int) -> Data:
    """An action as a small dict, in the words of the rules page; None where there is no card to name."""
    do, number = KINDS.kind_of(action)
    if do == "draw":
        return {"do": do, **card(number)}
    if do in ("take", "place"):
        kind = int(state.display[number])
        return {"do": do, **(NO_CARD if kind == EMPTY else card(kind))}
    if do == "remove":
        top = rules.top_of(state.players[state.seat], number)
        return {"do": do, **(NO_CARD if top == EMPTY else card(number * VALUES + top))}
    return {"do": do, **dict.fromkeys(KINDS[do], number)}


# --- From data to a number -------------------------------------------------------------------------------------------


def action(state: State, data: Data) -> int:
    """The number of an action given as data; of equal cards the first, so the answer is the legal one if any is."""
    given = {name: value for name, value in data.items() if type(value) in (int, str)} if isinstance(data, dict) else {}
    match given:
        case {"do": "bid", "cards": int(cards)} if 0 <= cards <= DISPLAY:
            return BID + cards
        case {"do": "pass"}:
            return PASS
        case {"do": "keep"}:
            return KEEP
        case {"do": "start", "seat": int(seat)} if 0 <= seat < MOST_SEATS:
            return START + seat
        case {"do": "take" | "place" | "remove" | "draw" as do, "suit": str(suit), "value": int(value)} if (
            suit in SUIT_NAMES and 0 <= value < VALUES
        ):
            return _card_action(state, do, SUIT_NAMES.index(suit), value)
    raise UnknownActionError(_why_no_such(state, given))


def _why_no_such(state: State, given: Data) -> Reason:
    """Of a kind of action that is not asked for, that it is not; of a bid too high, how far they go."""
    do = given.get("do", "")
    if do in KINDS and (reason := not_now(state, do)):
        return reason
    if do == "bid" and type(given.get("cards")) is int and given["cards"] > DISPLAY:
        return why_bid_too_high(state)
    return Reason("T-12", "towers-why-unknown", {})


def _card_action(state: State, do: str, suit: int, value: int) -> int:
    kind = suit * VALUES + value
    if do == "draw":
        return DRAW + kind
    slots = [slot for slot in range(DISPLAY) if state.display[slot] == kind]
    if do == "remove" and rules.top_of(state.players[state.seat], suit) == value:
        return REMOVE + suit
    if do != "remove" and slots:
        meant = [slot for slot in slots if bool(state.hand >> slot & 1) == (do == "place")]
        return (PLACE if do == "place" else TAKE) + (meant or slots)[0]
    raise UnknownActionError(not_now(state, do) or Reason(*NOT_THERE[do], card(kind)))
