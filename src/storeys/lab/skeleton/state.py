"""A position of Skeleton: its sizes, its phases, its options and its records."""

from typing import Annotated

import numpy as np

from ...games.kit import Bytes, Option, Record, i32

VERSION = 1
MOST_SEATS = 4
SEATS = range(2, MOST_SEATS + 1)
VALUES = 3  # stones are worth 1, 2 or 3 points
COPIES = 4  # of each value
MOST_STONES = 3  # that a player takes
CHOICES = 2  # legal actions of one position at most
LONGEST = 2 * VALUES * COPIES  # moves of the longest match: every stone is drawn, and taken or left
PIECE_KINDS = VALUES

DRAWING, CHOOSING, ENDED = range(3)  # what is being asked
NO_STONE = -1


class Options(Record):
    """Skeleton has no table options: the rulebook leaves no choice open."""


OPTIONS: dict[str, Option] = {}


class Player(Record):
    """What one player has taken."""

    stones: Annotated[Bytes, np.int8, (VALUES,)]  # how many of each value


class State(Record):
    """A position; unwritten fields of seats that are not there stay zero."""

    seats: i32  # 2–4
    phase: i32  # DRAWING … ENDED: what is being asked
    seat: i32  # whose stone is drawn, and whose decision it is
    stone: i32  # the value of the stone that was drawn, less one, or NO_STONE
    bag: Annotated[Bytes, np.int8, (VALUES,)]  # how many stones of each value are still in it
    left: Annotated[Bytes, np.int8, (VALUES,)]  # how many of each value nobody took
    players: Annotated[list[Player], Player, (MOST_SEATS,)]
