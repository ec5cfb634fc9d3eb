"""What the log tells beside the particulars of a move: what was built, how high, for how many points, what came of it.

A card and its place are chosen in secret, and seen by everybody with the turning that completes them (S-16).
"""

from ..kit import Data, Note
from .actions import cell_meant
from .cards import NAMES
from .kinds import KINDS
from .lattice import top_of
from .state import ACTING, ACTIONS_EACH, DEALING, FALL_COST, HAND_BONUS, HEIGHT_BONUS, STARTING, Player, State


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


def ends_turn(before: State, action: int, after: State) -> bool:
    """S-14: a turn is three actions, and whatever they bring about; whose turn comes next has three again."""
    if before.phase in (STARTING, DEALING):
        return bool(after.phase == ACTING)
    return bool(after.phase == ACTING and after.actions == ACTIONS_EACH > before.actions)


def notes(before: State, action: int, after: State) -> list[Note]:
    """S-22, S-23, S-24, S-28: who pays for a fall, who is out, whose hand is empty, and what is counted at the end."""
    return [
        note for seat in range(int(after.seats)) for note in _news_of(seat, before.players[seat], after.players[seat])
    ]


def _news_of(seat: int, before: Player, after: Player) -> list[Note]:
    news = [
        (after.falls > before.falls, "fell", {"points": FALL_COST * int(after.falls - before.falls)}),
        (after.out > before.out, "out", {}),
        (after.emptied > before.emptied, "emptied", {"points": HAND_BONUS}),
        (after.left > before.left, "cards-left", {"cards": int(after.left)}),
        (after.highest > before.highest, "highest", {"points": HEIGHT_BONUS}),
    ]
    return [Note(f"skyscrapers-note-{what}", {"seat": seat, **told}) for is_so, what, told in news if is_so]
