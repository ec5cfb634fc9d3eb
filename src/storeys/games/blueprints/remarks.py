"""What the log tells beside the moves: where a turn ends, and what is announced when a round is scored."""

from ..kit import Note
from .awards import AWARD_NAMES, PRIZE_NAMES
from .sheet import outcome
from .state import DEMANDING, STARTING, TAKING, State


def ends_turn(before: State, action: int, after: State) -> bool:
    """B-10, B-28: a turn ends when the pool is full for the next player; getting a new round ready is one by itself."""
    is_filled = after.phase == TAKING != before.phase
    return bool(is_filled or (after.phase == DEMANDING and before.phase not in (STARTING, DEMANDING)))


def notes(before: State, action: int, after: State) -> list[Note]:
    """B-19, B-25, B-26: the buildings, awards and prizes of a round that is over, the best building first."""
    if after.scored == before.scored:
        return []
    played, seats = after.rounds[before.scored], range(int(after.seats))
    result = outcome(played, int(after.seats))
    ranked = sorted(seats, key=lambda seat: result.ranks[seat])
    told = [_building(seat, int(played.scores[seat]), result.awards[seat]) for seat in ranked]
    prizes = enumerate(result.prizes)
    won = [
        Note("blueprints-note-prize", {"seat": seat, "prize": PRIZE_NAMES[prize]})
        for prize, seat in prizes
        if seat >= 0
    ]
    return [*told, *won]


def _building(seat: int, points: int, award: int) -> Note:
    """A building that was revealed, and its award, if there is one for it."""
    told = {"seat": seat, "points": points}
    if not award:
        return Note("blueprints-note-building", told)
    return Note("blueprints-note-award", {**told, "award": AWARD_NAMES[award]})
