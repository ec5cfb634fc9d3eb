"""5 Towers for people and programs: actions as data, reasons, questions, the JSON view and the score sheet.

Sentences are named here and written in `words/*.ftl`; the particulars of an action or a reason are the arguments.
"""

from typing import Any

from ..kit import Data, Json, Line, Question, Reason, UnknownActionError
from . import cards as heaps
from . import rules
from .cards import ROOF, SUIT_NAMES, VALUES, suit_of, value_of
from .rules import BID, DISPLAY, DRAW, EMPTY, KEEP, PASS, PLACE, REMOVE, START, TAKE, Player, State
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
    "parse",
    "question",
    "show",
    "why_not",
]

MINUTES, DIFFICULTY = 30, 1

# Every kind of action, and what it needs to be told from the others.
KINDS = {
    "bid": ("cards",),
    "pass": (),
    "take": ("suit", "value"),
    "keep": (),
    "remove": ("suit", "value"),
    "place": ("suit", "value"),
    "start": ("seat",),
    "draw": ("suit", "value"),
}

# The sections of the rulebook in order, each with its rules; README.md and `towers-rule-T-1` … have their words.
RULEBOOK = (
    ("cards", ("T-1", "T-2")),
    ("towers", ("T-3", "T-4", "T-5", "T-6", "T-7", "T-8", "T-9")),
    ("setup", ("T-10",)),
    ("round", ("T-11", "T-12", "T-13", "T-14", "T-15", "T-16", "T-17", "T-18", "T-19", "T-20", "T-21")),
    ("end", ("T-22", "T-23", "T-24")),
    ("score", ("T-25", "T-26", "T-27", "T-28")),
)

# The ranges of actions, the last first: what they do, and in which phase.
RANGES = (
    (DRAW, "draw", rules.DEALING),
    (START, "start", rules.STARTING),
    (PLACE, "place", rules.BUILDING),
    (REMOVE, "remove", rules.REMOVING),
    (KEEP, "keep", rules.REMOVING),
    (TAKE, "take", rules.TAKING),
    (PASS, "pass", rules.BIDDING),
    (BID, "bid", rules.BIDDING),
)
PHASE_OF = {do: phase for _, do, phase in RANGES}


def card(kind: int) -> Json:
    return {"suit": SUIT_NAMES[suit_of(kind)], "value": value_of(kind)}


CARDS = [card(kind) for kind in range(heaps.KINDS)]
NO_CARD: Json = {"suit": None, "value": None}


# Where a card has to be that is taken, placed or removed, and the rule that says so.
NOT_THERE = {
    "take": ("T-16", "towers-why-not-on-display"),
    "place": ("T-19", "towers-why-not-in-hand"),
    "remove": ("T-18", "towers-why-not-on-top"),
}


# --- Actions as data -------------------------------------------------------------------------------------------------


def kind_of(action: int) -> tuple[str, int, int]:
    """What an action does, the phase it belongs to, and its number within its range."""
    return next((do, phase, action - first) for first, do, phase in RANGES if action >= first)


def data(state: State, action: int) -> Data:
    """An action as a small dict, in the words of the rules page; None where there is no card to name."""
    do, _, number = kind_of(action)
    if do == "draw":
        return {"do": do, **card(number)}
    if do in ("take", "place"):
        kind = int(state.display[number])
        return {"do": do, **(NO_CARD if kind == EMPTY else card(kind))}
    if do == "remove":
        top = rules.top_of(state.players[state.seat], number)
        return {"do": do, **(NO_CARD if top == EMPTY else _named(number, top))}
    return {"do": do, **dict.fromkeys(KINDS[do], number)}


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
        case {"do": "start", "seat": int(seat)} if 0 <= seat < rules.MOST_SEATS:
            return START + seat
        case {"do": "take" | "place" | "remove" | "draw" as do, "suit": str(suit), "value": int(value)} if (
            suit in SUIT_NAMES and 0 <= value < VALUES
        ):
            return _card_action(state, do, SUIT_NAMES.index(suit), value)
    raise UnknownActionError(_why_no_such(state, given))


def _why_no_such(state: State, given: Data) -> Reason:
    """Of a kind of action that is not asked for, that it is not; of a bid too high, how far they go."""
    do = given.get("do")
    if do in PHASE_OF and PHASE_OF[do] != state.phase:
        return Reason(*FIRST[int(state.phase)], {})
    if do == "bid" and type(given.get("cards")) is int and given["cards"] > DISPLAY:
        return _why_bid_too_high(state)
    return Reason("T-12", "towers-why-unknown", {})


def _card_action(state: State, do: str, suit: int, value: int) -> int:
    if do == "draw":
        return DRAW + suit * VALUES + value
    slots = [slot for slot in range(DISPLAY) if state.display[slot] == suit * VALUES + value]
    if do == "remove" and rules.top_of(state.players[state.seat], suit) == value:
        return REMOVE + suit
    if do != "remove" and slots:
        meant = [slot for slot in slots if bool(state.hand >> slot & 1) == (do == "place")]
        return (PLACE if do == "place" else TAKE) + (meant or slots)[0]
    if PHASE_OF[do] != state.phase:
        raise UnknownActionError(Reason(*FIRST[int(state.phase)], {}))
    raise UnknownActionError(Reason(*NOT_THERE[do], _named(suit, value)))


def _named(suit: int, value: int) -> Json:
    return {"suit": SUIT_NAMES[suit], "value": value}


# --- Questions -------------------------------------------------------------------------------------------------------


def question(state: State) -> Question:
    """What is being asked now, or why the match is over (T-23, or T-22 without discards)."""
    if state.phase == rules.BIDDING:
        return _ask_bid(state)
    if state.phase == rules.TAKING:
        return Question("towers-ask-take", {"cards": int(state.to_take)})
    if state.phase == rules.REMOVING and rules.stuck_cards(state, state.players[state.seat]):
        return Question("towers-ask-must-remove", {})
    if state.phase == rules.BUILDING:
        return Question("towers-ask-place", {"cards": int(state.hand).bit_count()})
    if state.phase == rules.ENDED and state.passes == 1:
        return Question("towers-ask-ended-early", {})
    return Question(f"towers-ask-{PHASES[state.phase]}", {})


def _ask_bid(state: State) -> Question:
    if state.spoken == 0:
        return Question("towers-ask-first-bid", {"most": most_buildable(state)})
    most = most_buildable(state)
    return Question("towers-ask-bid" if most > state.bid else "towers-ask-pass", {"bid": int(state.bid), "most": most})


def most_buildable(state: State) -> int:
    """T-14: the most cards of the display the seat to move could build."""
    return max(cards for cards in range(DISPLAY + 1) if int(state.buildable) & int(rules.SIZED[cards]))


# --- Reasons ---------------------------------------------------------------------------------------------------------

# What must come first in each phase, and the rule that says so.
FIRST = {
    rules.STARTING: ("T-10", "towers-why-start-first"),
    rules.DEALING: ("T-11", "towers-why-draw-first"),
    rules.BIDDING: ("T-12", "towers-why-bid-first"),
    rules.TAKING: ("T-16", "towers-why-take-first"),
    rules.REMOVING: ("T-18", "towers-why-remove-first"),
    rules.BUILDING: ("T-19", "towers-why-place-first"),
    rules.ENDED: ("T-23", "towers-why-over"),
}


def why_not(state: State, action: int) -> Reason:
    """The rule that forbids an action which is not legal."""
    _, phase, _ = kind_of(action)
    if phase != state.phase:
        return Reason(*FIRST[int(state.phase)], {})
    explain = {
        rules.STARTING: _why_not_start,
        rules.DEALING: _why_not_draw,
        rules.BIDDING: _why_not_bid,
        rules.TAKING: _why_not_take,
        rules.REMOVING: _why_not_remove,
        rules.BUILDING: _why_not_place,
    }
    return explain[phase](state, action)


def _why_not_start(state: State, action: int) -> Reason:
    return Reason("T-10", "towers-why-no-such-seat", {"seats": int(state.seats)})


def _why_not_draw(state: State, action: int) -> Reason:
    return Reason("T-11", "towers-why-not-in-pile", card(action - DRAW))


def _why_not_bid(state: State, action: int) -> Reason:
    cards, dealt = action - BID, int(state.dealt)
    if action == PASS:
        return Reason("T-12", "towers-why-starter-must-bid", {})
    if cards <= state.bid:
        return Reason("T-12", "towers-why-bid-higher", {"bid": int(state.bid)})
    if cards > dealt:
        return _why_bid_too_high(state)
    return Reason("T-14", "towers-why-cannot-build", {"cards": cards, "most": most_buildable(state)})


def _why_bid_too_high(state: State) -> Reason:
    dealt = int(state.dealt)
    if dealt < DISPLAY:
        return Reason("T-24", "towers-why-display-is-short", {"cards": dealt})
    return Reason("T-12", "towers-why-bids-go-to", {"most": DISPLAY})


def _why_not_take(state: State, action: int) -> Reason:
    slot = action - TAKE
    if state.display[slot] == EMPTY:
        return Reason("T-16", "towers-why-no-card-there", {})
    named = card(int(state.display[slot]))
    if state.hand >> slot & 1:
        return Reason("T-16", "towers-why-already-taken", named)
    if not rules.is_first_of_its_kind(state.display, ~int(state.hand), slot):
        return Reason("T-2", "towers-why-equal-card", named)
    if rules.top_of(state.players[state.seat], suit_of(int(state.display[slot]))) == ROOF:
        return Reason("T-8", "towers-why-nothing-on-a-roof", named)
    return Reason("T-20", "towers-why-take-cannot-be-built", named)


def _why_not_remove(state: State, action: int) -> Reason:
    if action == KEEP:
        return Reason("T-20", "towers-why-must-remove", {})
    suit = action - REMOVE
    top = rules.top_of(state.players[state.seat], suit)
    if top == EMPTY:
        return Reason("T-18", "towers-why-nothing-to-remove", {"suit": SUIT_NAMES[suit]})
    if top == ROOF:
        return Reason("T-8", "towers-why-roof-stays", {"suit": SUIT_NAMES[suit]})
    return Reason("T-20", "towers-why-removal-does-not-help", _named(suit, top))


def _why_not_place(state: State, action: int) -> Reason:
    slot = action - PLACE
    if state.display[slot] == EMPTY:
        return Reason("T-19", "towers-why-no-card-there", {})
    named = card(int(state.display[slot]))
    if not state.hand >> slot & 1:
        return Reason(*NOT_THERE["place"], named)
    suit, value = suit_of(int(state.display[slot])), int(named["value"])
    top = rules.top_of(state.players[state.seat], suit)
    if not rules.is_first_of_its_kind(state.display, int(state.hand), slot):
        return Reason("T-2", "towers-why-equal-card", named)
    if not rules.can_stack(top, value):
        return Reason("T-5", "towers-why-not-lower", {**named, "top": top})
    return Reason("T-20", "towers-why-blocks-the-rest", named)


# --- The view for clients --------------------------------------------------------------------------------------------


def as_json(view: State) -> Json:
    """A view as JSON: everything a client draws, and nothing it would have to work out."""
    bidder = None if view.bidder == rules.NOBODY else int(view.bidder)
    return {
        "phase": PHASES[view.phase],
        "starter": int(view.starter),
        "bid": None if bidder is None else int(view.bid),
        "bidder": bidder,
        "display": [_slot(view, slot) for slot in range(view.dealt)],
        "pile": {"cards": int(view.left), "passes": int(view.passes), "contents": _cards(view.pile)},
        "discards": _cards(view.discards),
        "players": [_player(view.players[seat]) for seat in range(view.seats)],
    }


def _slot(view: State, slot: int) -> Json | None:
    kind = int(view.display[slot])
    if kind == EMPTY:
        return None
    return {**card(kind), "taken": bool(view.hand >> slot & 1), "fits": _fits(view, slot)}


def _fits(view: State, slot: int) -> bool:
    """Whether the seat to move could take and build this card; asked while bidding and taking, otherwise false."""
    return int(view.buildable) & int(rules.HOLDING[slot]) != 0


def _cards(heap: heaps.Heap) -> list[Json]:
    return [CARDS[kind] for kind in heaps.contents(heap)]


def _player(player: Player) -> Json:
    towers = {name: player.cards[suit, : player.height[suit]].tolist() for suit, name in enumerate(SUIT_NAMES)}
    return {"towers": towers, "removed": _cards(player.removed), "score": rules.score(player)}


# --- The score sheet -------------------------------------------------------------------------------------------------


def breakdown(state: State, seat: int) -> list[Line]:
    """T-25 … T-27, line by line as the rulebook would write it."""
    player = state.players[seat]
    lines = [_tower_line(player, suit) for suit in range(heaps.SUITS) if player.height[suit]]
    chosen = rules.chosen_tower(player)
    cards, removed = int(player.height[chosen]), heaps.size(player.removed)
    if cards:
        lines.append(Line("T-26", "towers-score-chosen", {"suit": SUIT_NAMES[chosen], "cards": cards}, cards))
    if removed:
        lines.append(Line("T-27", "towers-score-removed", {"cards": removed}, -rules.removal_cost(player)))
    return lines


def _tower_line(player: Player, suit: int) -> Line:
    message = "towers-score-roofed" if rules.top_of(player, suit) == ROOF else "towers-score-tower"
    arguments: dict[str, Any] = {"suit": SUIT_NAMES[suit], "cards": int(player.height[suit])}
    return Line("T-25", message, arguments, rules.tower_points(player, suit))
