"""A position of Dice City: its sizes, its phases, its options and its records.

A place is a number from 0 to 29: its row times six plus its column. A set of places, dice or slots is written in bits.
"""

from typing import Annotated, Literal, get_args

import numpy as np

from ..kit import Bytes, Numbers, Option, Record, i32
from .cards import CARD_KINDS, DECK_KINDS, ENEMIES, LASTING, NAMES, PILES, RESOURCES

VERSION = 2
EDITIONS = (1,)
MOST_SEATS = 4
SEATS = range(1, MOST_SEATS + 1)
ROWS, COLUMNS = 5, 6  # D-1
PLACES = ROWS * COLUMNS
Row = Literal["white", "yellow", "red", "blue", "black"]
DIE_NAMES: tuple[Row, ...] = get_args(Row)
SIDE, HARD_SIDE = 4, 5  # cards in one of the two rows of the display (D-7, D-34)
MOST_SLOTS = 2 * HARD_SIDE
SOURCES = MOST_SLOTS + PILES  # where a building comes from: a slot of the display, or an always-available pile
REFRESHED = 4  # cards discarded by a refresh (D-8c)
MOST_REROLLS = 20  # D-37
LAST_ROUND, SOLO_ROUNDS, HARD_ROUNDS = 100, 15, 12  # D-38, D-35
LONGEST_CHAIN = 10  # D-14: the nine copiers there are, and one location more
ADORNMENT = 3  # D-24: extra stone and iron for a statue
FULL_ROWS = 2  # D-28
STEAL_COST = 2  # D-21
PASSES_SPENT = 2  # D-9
WALL = 2  # defense that a great wall adds (D-3)
EXCHANGED, STORED = 2, 3  # what one resource gives at the market place and in the storehouse (D-3)

CHOICES = SOURCES * PLACES + ENEMIES + 1  # legal actions at most: every card on every place, every ship, and finish
LONGEST = 250_000  # moves that no match can reach; see README.md

EVERY_DIE = (1 << ROWS) - 1
EVERY_COLUMN = (1 << COLUMNS) - 1

BOARD = np.array(
    [
        NAMES.index(name)
        for row in (
            "forest mountain cave forest mountain cave",
            "mountain militia house traveller militia forest",
            "cave militia traveller militia house mountain",
            "forest house militia traveller militia cave",
            "mountain cave forest mountain cave forest",
        )
        for name in row.split()
    ]
)  # D-2

# What can be exchanged (D-16): the resource paid, what it gives twice, and what a second one gives if two are paid.
NONE = -1
EXCHANGES = np.array(
    [
        (paid, get, also)
        for paid in range(RESOURCES)
        for get in range(RESOURCES)
        for also in (NONE, *range(get, RESOURCES))
        if paid not in (get, also)
    ]
)
# What can be paid extra for a statue (D-24): stone and iron.
ADORNMENTS = np.array([(stone, iron) for stone in range(ADORNMENT + 1) for iron in range(ADORNMENT + 1 - stone)])

# The steps of a turn (D-39) that a player finishes.
STEPS = 3
DICE_STEP, ATTACK_STEP, BUILD_STEP = range(STEPS)

# What is being asked. While dice are to be rolled or cards to be dealt, chance comes first.
(
    STARTING,
    DICE,
    REFRESHING,
    COPYING,
    PLACING,
    EXCHANGING,
    STORING,
    SHIFTING,
    REROLLING,
    ATTACKING,
    BUILDING,
    ADORNING,
    DECLARING,
    ENDING,
    ENDED,
) = range(15)

# Why the end is certain (D-28, D-35, D-38).
GOES_ON, NO_BANDITS, NO_SHIPS, NO_DECK, DECLARED, NO_ROUNDS = range(6)

EMPTY = -1  # a slot of the display without a card
OFF = -1  # the column of a die that is spent or not rolled yet
NO_DIE = -1
HIDDEN = -1  # what somebody has face down, in the view of somebody else


class Options(Record):
    """What the table agrees on before the game."""

    open_totals: i32  # D-32: 1 if victory points lie face up
    hard: i32  # D-34: 1 for the hard variant of solo
    edition: i32  # the version of the rules, or 0 for today's


OPTIONS = {"open_totals": Option("D-32", (0, 1)), "hard": Option("D-34", (0, 1), seats=range(1, 2))}
PIECE_KINDS = CARD_KINDS + 2 * ENEMIES


class Player(Record):
    """A city, its dice, and what its owner has."""

    cards: Annotated[Bytes, np.int8, (PLACES,)]  # the visible location of each place: its kind
    dice: Annotated[Bytes, np.int8, (ROWS,)]  # the column of each die, 0–5, or OFF
    bandits: Annotated[Bytes, np.int8, (ENEMIES,)]  # bandits taken of each pile, or HIDDEN
    ships: Annotated[Bytes, np.int8, (ENEMIES,)]  # ships taken of each pile, or HIDDEN
    built: i32  # places with a card on them
    bought: i32  # D-31: cards built for their cost, covered ones included
    off: i32  # places with a deactivation token
    stock: Annotated[Numbers, np.int32, (RESOURCES,)]  # wood, stone, iron
    passes: i32  # pass tokens
    tokens: i32  # victory points in tokens, without those of the turn that is going on; or HIDDEN


class State(Record):
    """A position; unwritten fields of seats that are not there stay zero."""

    seats: i32  # 1–4
    edition: i32  # the version of the rules, or 0 for today's
    hard: i32  # D-34: 1 in the hard variant of solo
    open_totals: i32  # D-32: 1 if nothing is hidden
    phase: i32  # STARTING … ENDED
    round: i32  # 1–100
    starter: i32  # who had the first turn
    seat: i32  # whose turn it is; before the start the last seat, since dice are rolled from its left
    ending: i32  # GOES_ON, or why the end is certain
    ender: i32  # the seat in whose turn that happened; 0 before

    # The turn that is going on; all zero between turns, and `die` NO_DIE.
    strength: i32  # D-18
    bandit_strength: i32  # strength against bandits only
    gained: i32  # victory points gained in tokens this turn: public until the turn is over (D-32)
    lasting: Annotated[Numbers, np.int32, (LASTING,)]  # how often each lasting ability was used
    rerolls: i32  # travellers and wells that took effect (D-37)
    refreshed: i32  # 1 after a refresh
    passed: i32  # 1 after a pass
    die: i32  # the die whose ability is being carried out, or NO_DIE
    links: i32  # locations in the chain that this die started (D-13)
    chain: Annotated[Bytes, np.int8, (LONGEST_CHAIN,)]  # their places; 0 behind the last
    included: i32  # other dice chosen for a well, in bits
    emptied: i32  # slots of the display emptied by a refresh or a statue and not yet to be dealt, in bits

    # What chance has to do first.
    deals: i32  # slots of the display to be filled, in bits
    rolls: i32  # dice to be rolled: five bits a seat

    players: Annotated[list[Player], Player, (MOST_SEATS,)]
    left: i32  # cards in the location deck
    display: Annotated[Bytes, np.int8, (MOST_SLOTS,)]  # the card in each slot, or EMPTY
    deck: Annotated[Bytes, np.int8, (DECK_KINDS,)]  # how many of each card are in the location deck
    piles: Annotated[Bytes, np.int8, (PILES,)]  # cards in the always-available piles
    bandits: Annotated[Bytes, np.int8, (ENEMIES,)]  # cards in the piles of bandits
    ships: Annotated[Bytes, np.int8, (ENEMIES,)]  # cards in the piles of ships
    gone: Annotated[Bytes, np.int8, (CARD_KINDS,)]  # cards out of the game, by kind − FIRST_CARD
