"""A position of 5 Towers: its sizes, its phases, its options and its records."""

from typing import Annotated

import numpy as np
from numpy.typing import NDArray

from ..kit import Option, Record, i32, i64
from .cards import CARD_KINDS, SUITS, Heap

VERSION = 1
MOST_SEATS = 5
SEATS = range(2, MOST_SEATS + 1)
DISPLAY = 5  # T-11
TALLEST = 21  # cards of one suit that can ever stand in one tower
CHOICES = 6  # legal actions of one position at most
LONGEST = 683  # moves of the longest match

STARTING, DEALING, BIDDING, TAKING, REMOVING, BUILDING, ENDED = range(7)  # what is being asked

NOBODY = -1
NO_SUIT = -1
EMPTY = -1  # a slot of the display without a card, and what an empty tower offers to stand on


class Options(Record):
    """5 Towers has no table options: the rulebook leaves no choice open."""


OPTIONS: dict[str, Option] = {}
PIECE_KINDS = CARD_KINDS


class Player(Record):
    """What one player has built and removed."""

    height: Annotated[NDArray[np.int8], np.int8, (SUITS,)]  # cards in the tower of each suit, 0–21
    cards: Annotated[NDArray[np.int8], np.int8, (SUITS, TALLEST)]  # their values, bottom to top; 0 above the top
    removed: Annotated[Heap, np.int32, (SUITS,)]  # T-18: the removed pile


class State(Record):
    """A position; unwritten fields of seats that are not there stay zero."""

    seats: i32  # 2–5
    phase: i32  # STARTING … ENDED: what is being asked
    starter: i32  # who starts this round's auction
    seat: i32  # whose decision it is while bidding, taking, removing, building
    spoken: i32  # players who have bid or passed in this auction
    bid: i32  # the highest bid of this auction; −1 before the first
    bidder: i32  # who made it, or NOBODY
    dealt: i32  # cards turned up for this round's display, 0–5
    to_take: i32  # cards the winner of the auction still has to take
    hand: i32  # taken and not yet placed: one bit per slot of the display
    passes: i32  # times the draw pile has run out: 0, 1 or 2
    left: i32  # cards in the draw pile
    buildable: i64  # while bidding and taking: the takes the seat to move can still choose and build; else 0
    display: Annotated[NDArray[np.int8], np.int8, (DISPLAY,)]  # the kind of card in each slot, or EMPTY
    values: i32  # the values of the cards in the display, four bits per slot
    of_suit: Annotated[NDArray[np.int8], np.int8, (SUITS,)]  # which slots hold cards of each suit: one bit per slot
    pile: Annotated[Heap, np.int32, (SUITS,)]  # the draw pile
    discards: Annotated[Heap, np.int32, (SUITS,)]  # the discard pile
    players: Annotated[list[Player], Player, (MOST_SEATS,)]
