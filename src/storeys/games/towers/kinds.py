"""The kinds of actions: what they are called, how many of each there are, and when they are asked for."""

from ..kit import Kinds, kind
from .cards import CARD_KINDS, SUITS
from .state import DISPLAY, MOST_SEATS

KINDS = Kinds(
    decisions=(
        kind("bid", DISPLAY + 1, "cards", during="bidding"),  # + cards
        kind("pass", during="bidding"),
        kind("take", DISPLAY, "suit", "value", during="taking"),  # + slot
        kind("keep", during="removing"),
        kind("remove", SUITS, "suit", "value", during="removing"),  # + suit
        kind("place", DISPLAY, "suit", "value", during="building"),  # + slot
    ),
    chance=(
        kind("start", MOST_SEATS, "seat", during="starting"),  # + seat
        kind("draw", CARD_KINDS, "suit", "value", during="dealing"),  # + kind of card
    ),
)
DECISIONS, ACTIONS = KINDS.decisions, KINDS.actions

BID, PASS, TAKE = KINDS.first("bid"), KINDS.first("pass"), KINDS.first("take")
KEEP, REMOVE, PLACE = KINDS.first("keep"), KINDS.first("remove"), KINDS.first("place")
START, DRAW = KINDS.first("start"), KINDS.first("draw")
