"""How often a seat may take back: often enough for people who change their minds, but not without end.

What bots have answered is taken back with the decision they answered; only the person's own moves count as theirs. A
match without take-backs ends by its rules (`Game.longest`); each of them adds two lines to the log, itself and the
move that is made instead. So with a bound on take-backs the log has one, too.
"""

from collections import Counter

IN_A_TURN = 30  # of one seat, until somebody else or chance has moved
IN_A_MATCH = 200  # of one seat in all
WITH_ANSWERS = 2000  # moves of all seats in all: whoever plays against bots takes back what they have answered, too


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

    def used_up(self, seat: int, moves: int = 1) -> str | None:
        """What a seat has used up that wants to take so many moves back: those of this turn or those of the match."""
        if self._in_match[seat] >= IN_A_MATCH or self._in_match.total() + moves > WITH_ANSWERS:
            return "match"
        return "turn" if self._whose == seat and self._in_turn >= IN_A_TURN else None
