"""A position of Blueprints: its sizes, its phases, its options and its records."""

from typing import Annotated

import numpy as np

from ..kit import Bytes, Option, Record, i32, rule
from .awards import MOST_SEATS, Round
from .buildings import Building
from .dice import MATERIALS
from .plans import PLANS

VERSION = 1
SEATS = range(2, MOST_SEATS + 1)
ROUNDS = 3
POOL = np.array([0, 0, 8, 9, 7])  # B-8: dice in the pool, by the number of players
MOST_POOL = 9
CHOICES = MOST_POOL  # legal actions of one position at most
LONGEST = 253  # moves of the longest match

STARTING, DEMANDING, DEALING, DRAWING, TAKING, PLACING, DISCARDING, ENDED = range(8)  # what is being asked

NO_DIE = -1


class Options(Record):
    """What the table may choose."""

    refuse_dead_dice: i32  # B-17, 1: no dead die may be chosen while another would fit
    open_awards: i32  # B-27, 1: awards and prizes lie face up


OPTIONS = {"refuse_dead_dice": Option("B-17", (0, 1)), "open_awards": Option("B-27", (0, 1))}
PIECE_KINDS = MATERIALS + PLANS  # dice of each material, then every blueprint


class State(Record):
    """A position; what belongs to seats that are not there stays as it was in the beginning."""

    seats: i32  # 2–4
    refuse_dead_dice: i32  # B-17
    open_awards: i32  # B-27
    phase: i32  # STARTING … ENDED: what is being asked
    scored: i32  # rounds that are over, 0–3
    turns: i32  # turns of this round that are over
    seat: i32  # who is dealt to, or whose turn it is once the pool is full; otherwise 0
    die: i32  # while placing: the die that was taken; otherwise NO_DIE
    deck: i32  # blueprints not dealt yet, one bit each; in a view, all that are out of sight
    rolled: i32  # dice in the pool
    pool: Annotated[Bytes, np.int8, (MOST_POOL,)]  # in order; 0 beyond `rolled`
    bag: Annotated[Bytes, np.int8, (MATERIALS,)]  # dice of each material
    discards: Annotated[Bytes, np.int8, (MATERIALS,)]  # B-11: dice of each material discarded in this round
    rounds: Annotated[list[Round], Round, (ROUNDS,)]


@rule
def current(state: State) -> Round:
    """The round being played, or the last one when the match is over."""
    return state.rounds[min(int(state.scored), ROUNDS - 1)]


@rule
def own_building(state: State) -> Building:
    """The building of the seat to move."""
    return current(state).buildings[state.seat]
