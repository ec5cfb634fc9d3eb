"""The score sheet (T-25 … T-27), line by line as the rulebook would write it."""

from typing import Any

from ..kit import Line
from . import cards as heaps
from . import rules
from .cards import ROOF, SUIT_NAMES
from .state import Player, State


def breakdown(state: State, seat: int) -> list[Line]:
    """T-25 … T-27: every line of a player that is not zero."""
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
