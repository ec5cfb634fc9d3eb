"""Why an action is refused: the rule that forbids it, and a sentence with its arguments.

Sentences are named here and written in `words/*.ftl`.
"""

from collections.abc import Callable

from ..kit import Reason
from . import rules
from .cards import ROOF, SUIT_NAMES, VALUES, suit_of, value_of
from .kinds import KINDS
from .names import PHASES, card
from .questions import most_buildable
from .state import DISPLAY, EMPTY, State

# What must come first in each phase, and the rule that says so.
FIRST = {
    "starting": ("T-10", "towers-why-start-first"),
    "dealing": ("T-11", "towers-why-draw-first"),
    "bidding": ("T-12", "towers-why-bid-first"),
    "taking": ("T-16", "towers-why-take-first"),
    "removing": ("T-18", "towers-why-remove-first"),
    "building": ("T-19", "towers-why-place-first"),
    "ended": ("T-23", "towers-why-over"),
}

# Where a card has to be that is taken, placed or removed, and the rule that says so.
NOT_THERE = {
    "take": ("T-16", "towers-why-not-on-display"),
    "place": ("T-19", "towers-why-not-in-hand"),
    "remove": ("T-18", "towers-why-not-on-top"),
}


def why_not(state: State, action: int) -> Reason:
    """The rule that forbids an action which is not legal."""
    do, number = KINDS.kind_of(action)
    return not_now(state, do) or EXPLAIN[do](state, number)


def not_now(state: State, do: str) -> Reason | None:
    """What has to be done before any action of a kind; None if it is asked for."""
    phase = PHASES[state.phase]
    return None if KINDS.is_asked(do, phase) else Reason(*FIRST[phase], {})


def _why_not_start(state: State, seat: int) -> Reason:
    return Reason("T-10", "towers-why-no-such-seat", {"seats": int(state.seats)})


def _why_not_draw(state: State, kind: int) -> Reason:
    return Reason("T-11", "towers-why-not-in-pile", card(kind))


def _why_not_pass(state: State, number: int) -> Reason:
    return Reason("T-12", "towers-why-starter-must-bid", {})


def _why_not_bid(state: State, cards: int) -> Reason:
    if cards <= state.bid:
        return Reason("T-12", "towers-why-bid-higher", {"bid": int(state.bid)})
    if cards > state.dealt:
        return why_bid_too_high(state)
    return Reason("T-14", "towers-why-cannot-build", {"cards": cards, "most": most_buildable(state)})


def why_bid_too_high(state: State) -> Reason:
    """T-12, T-24: bids go as far as the display."""
    dealt = int(state.dealt)
    if dealt < DISPLAY:
        return Reason("T-24", "towers-why-display-is-short", {"cards": dealt})
    return Reason("T-12", "towers-why-bids-go-to", {"most": DISPLAY})


def _why_not_take(state: State, slot: int) -> Reason:
    kind = int(state.display[slot])
    if kind == EMPTY:
        return Reason("T-16", "towers-why-no-card-there", {})
    if state.hand >> slot & 1:
        return Reason("T-16", "towers-why-already-taken", card(kind))
    if not rules.is_first_of_its_kind(state.display, ~int(state.hand), slot):
        return Reason("T-2", "towers-why-equal-card", card(kind))
    if rules.top_of(state.players[state.seat], suit_of(kind)) == ROOF:
        return Reason("T-8", "towers-why-nothing-on-a-roof", card(kind))
    return Reason("T-20", "towers-why-take-cannot-be-built", card(kind))


def _why_not_keep(state: State, number: int) -> Reason:
    return Reason("T-20", "towers-why-must-remove", {})


def _why_not_remove(state: State, suit: int) -> Reason:
    top = rules.top_of(state.players[state.seat], suit)
    if top == EMPTY:
        return Reason("T-18", "towers-why-nothing-to-remove", {"suit": SUIT_NAMES[suit]})
    if top == ROOF:
        return Reason("T-8", "towers-why-roof-stays", {"suit": SUIT_NAMES[suit]})
    return Reason("T-20", "towers-why-removal-does-not-help", card(suit * VALUES + top))


def _why_not_place(state: State, slot: int) -> Reason:
    kind = int(state.display[slot])
    if kind == EMPTY:
        return Reason("T-19", "towers-why-no-card-there", {})
    if not state.hand >> slot & 1:
        return Reason(*NOT_THERE["place"], card(kind))
    if not rules.is_first_of_its_kind(state.display, int(state.hand), slot):
        return Reason("T-2", "towers-why-equal-card", card(kind))
    top = rules.top_of(state.players[state.seat], suit_of(kind))
    if not rules.can_stack(top, value_of(kind)):
        return Reason("T-5", "towers-why-not-lower", {**card(kind), "top": top})
    return Reason("T-20", "towers-why-blocks-the-rest", card(kind))


EXPLAIN: dict[str, Callable[[State, int], Reason]] = {
    "bid": _why_not_bid,
    "pass": _why_not_pass,
    "take": _why_not_take,
    "keep": _why_not_keep,
    "remove": _why_not_remove,
    "place": _why_not_place,
    "start": _why_not_start,
    "draw": _why_not_draw,
}
