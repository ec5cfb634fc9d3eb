"""Which turn each line of a log belongs to: people read a match turn by turn.

Turn 0 is whatever happens before the first. A game may say where its turns end (`Game.ends_turn`), from what everybody
can tell; otherwise a turn is what one seat decides until another does, with the chance in between.
"""

from typing import Any, NamedTuple

from ..games.kit import CHANCE, Game


class Moved(NamedTuple):
    """A move that stands."""

    turn: int
    decider: int  # who decided last, or CHANCE
    ended: bool  # the next move belongs to a new turn


START = Moved(0, CHANCE, False)


class Turns:
    """Counts them; a move that was taken back leaves the count as it was before."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._moves = [START]

    def moved(self, mover: int, before: Any, action: int, after: Any) -> Moved:
        """A move was made."""
        last, ends = self._moves[-1], self._game.ends_turn
        begins = last.ended if ends else mover not in (CHANCE, last.decider)
        decider = last.decider if mover == CHANCE else mover
        self._moves.append(Moved(last.turn + begins, decider, bool(ends and ends(before, action, after))))
        return self._moves[-1]

    def took_back(self) -> int:
        """The turn of the move that was taken back."""
        return self._moves.pop().turn
