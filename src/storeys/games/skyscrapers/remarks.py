"""What the log tells beside the particulars of a move: what was built, how high, for how many points, what came of it.

A card and its place are chosen in secret, and seen by everybody with the turning that completes them (S-16).
"""

from ..kit import Data, Note
from .actions import cell_meant
from .cards import NAMES
from .kinds import KINDS
from .lattice import top_of
from .site import floor_of, is_on_ground
from .state import (
    ACTING,
    ACTIONS_EACH,
    DEALING,
    FALL_COST,
    FALLEN,
    HAND_BONUS,
    HEIGHT_BONUS,
    NONE,
    RESERVE,
    STARTING,
    WORKERS,
    Player,
    State,
)
from .workers import place_of


def remarks(before: State, action: int, after: State) -> Data:
    """More to tell of a move than its data: the positions are those around it."""
    do, number = KINDS.kind_of(action)
    if do == "turn":
        built, points = NAMES[before.card], _earned(after.players[before.seat]) - _earned(before.players[before.seat])
        return {"card": built, "height": _top_of_slot(before, int(before.slot)), "points": points}
    if do == "slot":
        return {"height": _top_of_slot(before, number)}
    if do in ("fell", "slid"):
        return {"height": _height_at(before, place_of(before, number))}
    goal = cell_meant(before, do, number) if "cell" in KINDS[do] else NONE
    return _rested(before, goal) if do in ("rest", "lie") else _arrived(before, goal)


def _arrived(state: State, cell: int) -> Data:
    return {} if cell == NONE else {"height": _height_at(state, cell)}


def _rested(before: State, cell: int) -> Data:
    """S-27: who slid, and from where to where."""
    number = int(before.sliding)
    start = place_of(before, number)
    who = {"seat": number // WORKERS, "worker": number % WORKERS + 1}
    return {**who, "way": _way(start, cell), "from": _height_at(before, start), "height": _height_at(before, cell)}


def _way(start: int, goal: int) -> str:
    """Whether somebody slid along a floor or the ground, down to the ground, or onto another floor."""
    if floor_of(start) == floor_of(goal):
        return "along"
    return "ground" if is_on_ground(goal) else "floor"


def _height_at(state: State, cell: int) -> int:
    return int(state.site.cells[cell].z)


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
    """S-22 … S-24, S-28: who pays for a fall, whose workers go home, who is out, and what is counted at the end."""
    return [
        note for seat in range(int(after.seats)) for note in _news_of(seat, before.players[seat], after.players[seat])
    ]


def _news_of(seat: int, before: Player, after: Player) -> list[Note]:
    news = [
        (after.falls > before.falls, "fell", {"points": FALL_COST * int(after.falls - before.falls)}),
        (_taken_back(before, after) > 0, "reserve", {"workers": _taken_back(before, after)}),
        (after.out > before.out, "out", {}),
        (after.emptied > before.emptied, "emptied", {"points": HAND_BONUS}),
        (after.left > before.left, "cards-left", {"cards": int(after.left)}),
        (after.highest > before.highest, "highest", {"points": HEIGHT_BONUS}),
    ]
    return [Note(f"skyscrapers-note-{what}", {"seat": seat, **told}) for is_so, what, told in news if is_so]


def _taken_back(before: Player, after: Player) -> int:
    """S-28: how many fallen workers of the culprit go back to the reserve."""
    return sum(before.workers[worker] == FALLEN and after.workers[worker] == RESERVE for worker in range(WORKERS))
