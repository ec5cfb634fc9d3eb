"""What is read from the store and written to it, row by row."""

import json
import secrets
from dataclasses import dataclass
from typing import Any

from ..play.hints import Asked
from . import schema

LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # none that is easily taken for another


def token(length: int) -> str:
    """A random name for a table, a code or a player."""
    return "".join(secrets.choice(LETTERS) for _ in range(length))


@dataclass(frozen=True)
class PlayerRow:
    """A player."""

    id: str
    name: str
    language: str | None
    epoch: int = 0


@dataclass(frozen=True)
class SeatRow:
    """A seat, and the name that is shown for it."""

    seat: int
    kind: str
    player: str | None = None
    name: str | None = None
    bot: str | None = None

    @property
    def left(self) -> bool:
        """Whether the person who sat here has gone in mid-game, and may come back."""
        return self.kind != "person" and self.player is not None

    def is_of(self, player: str | None) -> bool:
        """Whether a player sits here."""
        return self.kind == "person" and player is not None and self.player == player


@dataclass(frozen=True)
class TableRow:
    """A table without its log."""

    id: str
    code: str
    game: str
    version: int
    options: dict[str, int]
    seed: str
    maker: str
    listed: bool
    bots_take_over: bool
    clock: str
    phase: str
    moves: int
    to_move: int | None
    next_table: str | None
    goal: int | None
    changed: float
    since: float
    address: str | None = None
    speed: str = "calm"
    hints: bool = True
    copied: int = 0


@dataclass(frozen=True)
class SoloRow:
    """What somebody reached alone at a table."""

    table: str
    player: str
    game: str
    options: dict[str, int]
    goal: int
    points: int
    at: float


@dataclass(frozen=True)
class ReviewRow:
    """What could have been done in a match, as far as it was found out."""

    key: str
    table: str
    player: str
    total: int | None
    found: int
    trouble: str | None
    sources: str | None = None

    @property
    def done(self) -> bool:
        return self.found == self.total


@dataclass(frozen=True)
class FindingRow:
    """One happening of a match, and what a worker has found of it, as JSON."""

    number: int
    seat: int
    line: int
    answer: str


@dataclass(frozen=True)
class MoveRow:
    """One line of the log."""

    number: int
    seat: int
    words: str
    undo: bool
    client: str | None = None
    at: float = 0.0
    hand: str | None = None


@dataclass(frozen=True)
class MotionRow:
    """How everything moved while a hand was at work, and the poses in which it came to rest."""

    line: int  # of the log where what came of it begins
    poses: str
    motion: bytes


@dataclass(frozen=True)
class ChatRow:
    """One line of chat."""

    number: int
    player: str
    name: str
    seat: int | None
    text: str


@dataclass(frozen=True)
class Crowd:
    """How many tables of a player are not over, and how many of these, or from the same address, everybody sees."""

    running: int
    listed: int
    listed_from_address: int


@dataclass(frozen=True)
class StallRow:
    """Something that made a process stand still."""

    table: str
    kind: str
    player: str | None = None
    client: str | None = None
    at: float = 0.0


@dataclass(frozen=True)
class News:
    """What is stored about a table beyond what was known of it."""

    table: TableRow
    seats: list[SeatRow]
    watchers: frozenset[str]
    sent_away: frozenset[str]
    moves: list[MoveRow]
    chat: list[ChatRow]
    stalls: list[StallRow]
    poses: dict[int, str]  # after each line with which what came of a hand begins
    hints: list[Asked]  # all of them


TABLE_COLUMNS = [schema.tables.c[name] for name in TableRow.__dataclass_fields__]


def table_values(row: TableRow) -> dict[str, Any]:
    """A table as it is written."""
    return {**row.__dict__, "options": json.dumps(row.options), "created": row.changed}


def solo_row(row: Any) -> SoloRow:
    """What was reached alone, as it was read."""
    return SoloRow(**{**row, "options": json.loads(row["options"])})


def table_row(row: Any) -> TableRow:
    """A table as it was read."""
    return TableRow(**{**row, "options": json.loads(row["options"])})
