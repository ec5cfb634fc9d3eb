"""What every game shares: records, the `@rule` mark, the generator and the shape of a game."""

from .choices import offer
from .claims import Claim, uphold
from .desk import TRIAL, VIEW, desk_of, paper_behind
from .edition import before
from .game import (
    CHANCE,
    EDITION,
    EVERYBODY,
    NO_HAND,
    OVER,
    OWN_HAND,
    SPECTATOR,
    TABLES_HAND,
    Data,
    Game,
    Json,
    Line,
    Note,
    Option,
    PositionError,
    Question,
    Reason,
    UnknownActionError,
    in_words,
)
from .generator import Generator, below, generator
from .kinds import Kind, Kinds, kind
from .lesson import Facts, Lesson, Step, do, tell, watch
from .numerals import numeral, whole
from .picture import Every, SheetLine
from .ranking import ranked_by
from .record import Batch, Bytes, Numbers, Record, as_bytes, copy, i8, i32, i64
from .rule import rule
from .rulebook import sections
from .seats import next_seat, seat_after, steps_between

__all__ = [
    "CHANCE",
    "EDITION",
    "EVERYBODY",
    "NO_HAND",
    "OVER",
    "OWN_HAND",
    "SPECTATOR",
    "TABLES_HAND",
    "TRIAL",
    "VIEW",
    "Batch",
    "Bytes",
    "Claim",
    "Data",
    "Every",
    "Facts",
    "Game",
    "Generator",
    "Json",
    "Kind",
    "Kinds",
    "Lesson",
    "Line",
    "Note",
    "Numbers",
    "Option",
    "PositionError",
    "Question",
    "Reason",
    "Record",
    "SheetLine",
    "Step",
    "UnknownActionError",
    "as_bytes",
    "before",
    "below",
    "copy",
    "desk_of",
    "do",
    "generator",
    "i8",
    "i32",
    "i64",
    "in_words",
    "kind",
    "next_seat",
    "numeral",
    "offer",
    "paper_behind",
    "ranked_by",
    "rule",
    "seat_after",
    "sections",
    "steps_between",
    "tell",
    "uphold",
    "watch",
    "whole",
]
