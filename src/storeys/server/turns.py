"""How much of its time a seat has used: taking back and playing again gives none of it back.

Each decision has its full time once. Whoever takes moves back and plays others gets a new allowance only for a
decision further on than any reached before in the same run of moves; until then the time already used keeps counting. A
move of chance or of somebody else ends the run, for nothing can be taken back across it.
"""

from dataclasses import dataclass

from ..games.kit import CHANCE


@dataclass(frozen=True)
class Turn:
    """Whose time runs since when, and what the seat that moved last has used of its own."""

    mover: int = CHANCE
    since: float = 0.0  # from when the time of the mover counts: as if it had used all of its time in one go
    runner: int = CHANCE  # who made the last moves …
    deepest: int = 0  # … after how many moves it was last given its full time …
    used: float = 0.0  # … and how many seconds of that it has used

    def after(self, seat: int, depth: int, mover: int, at: float) -> "Turn":
        """After a line of the log by this seat, with so many moves standing, and that seat to move."""
        if seat == CHANCE:
            return Turn(mover, at, CHANCE, depth, 0.0)
        used = max(0.0, at - self.since) if self.mover == seat else self.used if self.runner == seat else 0.0
        deepest = self.deepest if self.runner == seat else depth - 1
        if mover == seat and depth > deepest:
            used, deepest = 0.0, depth
        return Turn(mover, at - used if mover == seat else at, seat, deepest, used)
