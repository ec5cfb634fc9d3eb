"""What the log tells of a move beside its particulars: what was built, how high, and for how many points.

A card and its place are chosen in secret, and seen by everybody with the turning that completes them (S-16).
"""

from ..kit import Data
from .actions import cell_meant
from .cards import NAMES
from .kinds import KINDS
from .lattice import top_of
from .state import Player, State


def remarks(before: State, action: int, after: State) -> Data:
    """More to tell of a move than its data: the positions are those around it."""
    do, number = KINDS.kind_of(action)
    if do == "turn":
        built, points = NAMES[before.card], _earned(after.players[before.seat]) - _earned(before.players[before.seat])
        return {"card": built, "height": _top_of_slot(before, int(before.slot)), "points": points}
    if do == "slot":
        return {"height": _top_of_slot(before, number)}
    return {"height": int(before.site.cells[cell_meant(before, do, number)].z)} if "cell" in KINDS[do] else {}


def _top_of_slot(state: State, number: int) -> int:
    slot = state.site.slots[number]
    return top_of(int(slot.normal), int(slot.z))


def _earned(player: Player) -> int:
    """S-21: all points for cards so far."""
    return int(player.girders + player.printed + player.doubled)
