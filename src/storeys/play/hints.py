"""Who has asked for a hint, and where in the log.

A hint is no move: it changes nothing, counts for nothing and is taken back by nothing. But everybody at the table is to
know of it, so a match keeps it beside its log, by the length that the log had: one position has one seat to move, and
whoever asks there again is told the same, so it counts once.
"""

from collections.abc import Iterable
from typing import NamedTuple


class Asked(NamedTuple):
    """A seat has asked for a hint after so many lines of the log."""

    line: int
    seat: int


def counted(hints: Iterable[Asked], seats: int) -> list[int]:
    """How many hints each seat has asked for."""
    counts = [0] * seats
    for hint in hints:
        counts[hint.seat] += 1
    return counts
