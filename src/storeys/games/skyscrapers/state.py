"""A position of Skyscrapers: its sizes, its phases, its options and its records."""

from typing import Annotated

import numpy as np
from numpy.typing import NDArray

from ..kit import Option, Record, i8, i32, i64, rule
from .cards import CONSTRUCTION
from .lattice import CLASSES
from .site import MOST_SEATS, SLOTS, Site

VERSION, EDITIONS = 3, (1, 2)
SEATS = range(2, MOST_SEATS + 1)
WORKERS = 5  # S-13
CROWD = MOST_SEATS * WORKERS  # everybody's workers: number 5·seat + worker
DEALT = np.array([0, 0, 15, 12, 9])  # S-13: construction cards in a hand, by the number of seats
ACTIONS_EACH = 3  # S-14
IDLE_ROUNDS = 3  # S-25
HAND_BONUS, HEIGHT_BONUS, FALL_COST = 5, 5, 5  # S-23, S-24, S-28
CHOICES = SLOTS  # legal actions of one position at most
LONGEST = 470850  # moves of the longest match; sizes_test.py has the sum
PIECE_KINDS = CONSTRUCTION + 2 * MOST_SEATS  # the construction cards, then base cards and workers of each colour

STARTING, DEALING, ACTING, PLACING, TURNING, MOVING = range(6)
SETTLING, SLIDING, PRESSING, RETURNING, STEPPING, ENDED = range(6, 12)
CALM, STEADY, TREMBLING, OWN = range(4)  # S-26
UNENDED, EMPTIED, STALLED, LAST_LEFT, COLLAPSED = range(5)  # how a game has ended

NONE = -1  # no card, slot or worker is chosen
HIDDEN = -2  # a card or slot is chosen, and this view does not show it
RESERVE, FALLEN, GONE = -1, -2, -3  # where a worker is that stands in no cell


class Options(Record):
    """What the rules leave open."""

    hands: i32  # S-26: CALM … OWN
    pairs: i32  # S-21: 1: every pair of connected girders scores
    play_out_the_round: i32  # S-23: 1: after an emptied hand the others still have their turns
    lowest_space: i32  # S-29: where the score track ends
    edition: i32  # the version of the rules, or 0 for those of today


OPTIONS = {
    "pairs": Option("S-21", (0, 1)),
    "play_out_the_round": Option("S-23", (0, 1)),
    "hands": Option("S-26", (CALM, STEADY, TREMBLING, OWN), dear=True),
    "lowest_space": Option("S-29", (-15, -10), needs="hands", dear=True),
}


class Player(Record):
    """One player's hand, workers and points; in others' views the hand is empty."""

    hand: i64  # the construction cards in hand, one bit for each design
    cards: i8  # how many these are; everybody knows
    bases: i8  # base cards in hand, 0–2; everybody knows
    out: i8  # S-22, S-29, S-30: 1 if the player is out
    workers: Annotated[NDArray[np.int8], np.int8, (WORKERS,)]  # the cell of each, or RESERVE, FALLEN, GONE
    girders: i32  # S-21: points for connected girders …
    printed: i32  # … for printed workers …
    doubled: i32  # … and once more for cards that went highest
    falls: i32  # S-28: workers this player made fall
    left: i8  # S-23: cards left in hand at the end
    emptied: i8  # S-23: 1 if the hand was built to the last card
    highest: i8  # S-24: 1 for the most workers on the highest level


class State(Record):
    """A position; unwritten fields of seats that are not there stay zero."""

    seats: i32  # 2–4
    hands: i32  # the options
    pairs: i32
    play_out_the_round: i32
    lowest_space: i32
    edition: i32
    phase: i32  # STARTING … ENDED: what is being asked
    ending: i32  # UNENDED, or how the game ended
    starter: i32  # the first player
    seat: i32  # the active player
    actions: i32  # S-14: left to the active player
    idle: i32  # S-25: whole turns in a row without a new card
    built: i32  # 1 if a card was built in this turn
    dealt: i32  # construction cards dealt so far
    shifted: i32  # S-18: workers of the seat to move shifted before this action, one bit each
    worker: i32  # the worker of the seat to move that was picked up, or NONE
    card: i32  # the design that is being built, NONE or HIDDEN
    slot: i32  # the slot it goes into, NONE or HIDDEN
    fresh: i32  # 1 from a build until the site has settled
    beside: i32  # S-17: workers beside the new rivet that are still to be asked for, bit 5·seat + worker
    braced: i32  # S-31: 1 if the building is held during this action
    carried: i32  # S-27: what a hand has carried until the site has settled: worker 5·seat + worker, CROWD + number of
    # a card, or NONE
    slid: i32  # S-27: workers that have slid since a hand let go, bit 5·seat + worker
    sliding: i32  # S-27: the one among them that has yet to come to rest, 5·seat + worker, or NONE
    lying: i32  # S-27: workers that came to rest lying down, bit 5·seat + worker
    loose: i64  # S-31: cards whose rivet is not pressed home
    broken: i64  # S-27: cards whose rivet is broken
    deck: i64  # construction cards that nobody holds and that do not stand; in a view 0
    connections: Annotated[NDArray[np.int16], np.int16, (CLASSES,)]  # while acting: the girders that a slot of each
    # class, within reach of the active player, could connect; else 0
    players: Annotated[list[Player], Player, (MOST_SEATS,)]
    site: Annotated[Site, Site]


@rule
def is_physical(state: State) -> bool:
    """S-26: whether hands can make something fall."""
    return state.hands != CALM


@rule
def players_left(state: State) -> int:
    left = 0
    for seat in range(int(state.seats)):
        left += 1 - int(state.players[seat].out)
    return left


@rule
def hand_size(player: Player) -> int:
    return int(player.cards) + int(player.bases)


@rule
def is_on_site(place: int) -> bool:
    """Whether a worker's place is a cell."""
    return place >= 0


@rule
def score(player: Player) -> int:
    """S-21, S-23, S-24, S-28: all points of a player."""
    built = int(player.girders) + int(player.printed) + int(player.doubled)
    bonus = HAND_BONUS * int(player.emptied) + HEIGHT_BONUS * int(player.highest)
    return built + bonus - FALL_COST * int(player.falls) - int(player.left)
