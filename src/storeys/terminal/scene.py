"""What a board is drawn from: the position as a client sees it, the names at the table, and how the screen can draw."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ..games.kit import CHANCE, Json
from ..play import Entry
from ..words import Words


@dataclass(frozen=True)
class Scene:
    """One position before it is drawn."""

    view: Json
    to_move: int
    names: tuple[str, ...]
    bids: Mapping[int, int | None]  # what each seat has bid in the auction that goes on; None: it passed
    words: Words
    goal: int | None = None  # of somebody who plays alone; None where there is none, or nobody knows it
    width: int = 80
    has_colour: bool = False
    has_symbols: bool = True

    def say(self, message: str, **arguments: Any) -> str:
        return self.words.say(message, **arguments)

    def symbol(self, symbol: str, ascii_only: str) -> str:
        return symbol if self.has_symbols else ascii_only


def standing(log: list[Entry]) -> list[Entry]:
    """The moves of a log that were not taken back."""
    moves: list[Entry] = []
    for entry in log:
        if entry.undo:
            moves.pop()
        else:
            moves.append(entry)
    return moves


def bids(log: list[Entry]) -> dict[int, int | None]:
    """What everybody has said since chance moved last."""
    said: dict[int, int | None] = {}
    for entry in reversed(standing(log)):
        if entry.seat == CHANCE:
            break
        if entry.data and entry.data["do"] in ("bid", "pass"):
            said[entry.seat] = entry.data.get("cards")
    return said
