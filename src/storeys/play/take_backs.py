"""How often a seat may take back: often enough for people who change their minds, but not without end.

A match without take-backs ends by its rules (`Game.longest`); each of them adds two lines to the log, itself and the
move that is made instead. So with a bound on take-backs the log has one, too.
"""

from collections import Counter

IN_A_TURN = 30  # of one seat, until somebody else or chance has moved
IN_A_MATCH = 200  # of one seat in all


class TakeBacks:
    """Counts them."""

    def __init__(self) -> None:
        self._whose: int | None = None  # turn it is
        self._in_turn = 0
        self._in_match: Counter[int] = Counter()

    def moved(self, mover: int) -> None:
        if mover != self._whose:
            self._whose, self._in_turn = mover, 0

    def took_back(self, mover: int) -> None:
        self.moved(mover)
        self._in_turn += 1
        self._in_match[mover] += 1

    def used_up(self, seat: int) -> str | None:
        """What a seat has used up: the take-backs of this turn or those of the match."""
        if self._in_match[seat] >= IN_A_MATCH:
            return "match"
        return "turn" if self._whose == seat and self._in_turn >= IN_A_TURN else None
