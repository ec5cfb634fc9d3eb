"""The kinds of actions: what they are called, how many of each there are, and when they are asked for."""

from ...games.kit import Kinds, kind
from .state import VALUES

KINDS = Kinds(
    decisions=(kind("take", during="choosing"), kind("leave", during="choosing")),
    chance=(kind("draw", VALUES, "value", during="drawing"),),  # + value, less one
)
DECISIONS, ACTIONS = KINDS.decisions, KINDS.actions

TAKE, LEAVE, DRAW = KINDS.first("take"), KINDS.first("leave"), KINDS.first("draw")
