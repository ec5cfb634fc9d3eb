"""The kinds of actions: what they are called, how many of each there are, and when they are asked for."""

from ..kit import Kinds, kind
from .awards import MOST_SEATS
from .dice import DIE_KINDS, MATERIALS
from .plans import PLANS, SQUARES

KINDS = Kinds(
    decisions=(
        kind("take", DIE_KINDS, "material", "value", during="taking"),  # + die
        kind("place", SQUARES, "row", "column", during="placing"),  # + square
        kind("discard", DIE_KINDS, "material", "value", during="discarding"),  # + die
    ),
    chance=(
        kind("start", MOST_SEATS, "seat", during="starting"),  # + seat
        kind("demand", MATERIALS, "material", during="demand"),  # + material
        kind("deal", PLANS, "plan", during="dealing"),  # + plan
        kind("draw", DIE_KINDS, "material", "value", during="drawing"),  # + die
    ),
)
DECISIONS, ACTIONS = KINDS.decisions, KINDS.actions

TAKE, PLACE, DISCARD = KINDS.first("take"), KINDS.first("place"), KINDS.first("discard")
START, DEMAND, DEAL, DRAW = KINDS.first("start"), KINDS.first("demand"), KINDS.first("deal"), KINDS.first("draw")
