"""What a board is drawn from: the position as a client sees it, the names at the table, and how the screen can draw."""

from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from ..play import Entry
from ..words import Words

P = TypeVar("P")  # the picture that the game has declared


@dataclass(frozen=True)
class Scene(Generic[P]):
    """One position before it is drawn."""

    view: P
    to_move: int
    names: tuple[str, ...]
    moves: tuple[Entry, ...]  # that stand, as far as the seat that looks may know them
    words: Words
    goal: int | None = None  # of somebody who plays alone; None where there is none, or nobody knows it
    width: int = 80
    has_colour: bool = False
    has_symbols: bool = True
    game: str = ""  # whose words name the parts of a picture

    def say(self, message: str, **arguments: Any) -> str:
        return self.words.say(message, **arguments)

    def symbol(self, symbol: str, ascii_only: str) -> str:
        return symbol if self.has_symbols else ascii_only


def standing(log: list[Entry]) -> tuple[Entry, ...]:
    """The moves of a log that were not taken back."""
    moves: list[Entry] = []
    for entry in log:
        if entry.undo:
            moves.pop()
        else:
            moves.append(entry)
    return tuple(moves)
