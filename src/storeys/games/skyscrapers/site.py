"""The site as records: the standing cards, the slots they offer, the cells around them and the levels they make.

Cards are numbered in the order in which they were built; the three of the H come first (S-6). A set of cards is an
integer with one bit for each. Everything but the cards themselves follows from them; it is kept because it is asked
for far more often than a card is built.
"""

from typing import Annotated, Protocol

import numpy as np
from numpy.typing import NDArray

from ..kit import Record, i8, i32, i64, rule
from .cards import CONSTRUCTION, MOST_FLOORS
from .lattice import SIDES

MOST_SEATS = 4
BASES_EACH = 2  # S-10: the base cards of each colour
START_CARDS = 3  # S-6
MOST_BASES = START_CARDS + MOST_SEATS * BASES_EACH
MOST_CARDS = MOST_BASES + CONSTRUCTION
SLOTS = SIDES * MOST_CARDS

QUARTERS = 4
EVERY_QUARTER = (1 << QUARTERS) - 1
FLOOR_CELLS = QUARTERS * MOST_FLOORS
CELLS = FLOOR_CELLS + QUARTERS * MOST_BASES

# The box of unit cubes around the site: one to spare on every side, and one above the highest card.
LAYERS, ROWS, MIDDLE = 18, 18, 9  # the cube with lowest corner (x, y, z) is bit x + MIDDLE of row [z, y + MIDDLE]

NOBODY = -1
GROUND = -1  # as a level
NO_LEVEL = -2  # of a floor with no open cell, before version 2 of the rules

Rows = Annotated[NDArray[np.int32], np.int32, (LAYERS, ROWS)]


class Card(Record):
    """A standing card."""

    normal: i8  # X, Y or Z
    x: i8  # its centre
    y: i8
    z: i8
    design: i8  # 0–36
    seat: i8  # who built it; NOBODY for the H
    girders: Annotated[int, np.int16]  # where they are after turning, one bit each


class Slot(Record):
    """A place where a card could be riveted on (S-2); a slot that is illegal has no way in."""

    touching: i64  # the cards it touches
    normal: i8
    x: i8
    y: i8
    z: i8
    ways: i8  # S-7: the ways into it, one bit each
    ports: Annotated[int, np.int16]  # S-12: its ports at which a girder of a card it touches has one, too


class Cell(Record):
    """A unit cube in which a worker could stand (S-8), named by its lowest corner."""

    touching: i64  # the cards that a worker in it touches
    x: i8
    y: i8
    z: i8


class Site(Record):
    """Everything that stands, and what follows from it."""

    standing: i32  # how many cards stand
    floors: i32  # how many of them somebody could stand on, 0–14
    bases: i32  # how many of them are base cards, 3–11
    top: i32  # the height of the highest point of all cards
    west: i32  # the planes between which all cards lie
    east: i32
    south: i32
    north: i32
    open_floor: i64  # S-9: the open cells on floors, one bit each
    open_ground: i64  # S-9, S-15: the open cells beside base cards
    beside_bases: i64  # S-15: all cells beside base cards, those beside two of them only once
    cards: Annotated[list[Card], Card, (MOST_CARDS,)]
    touching: Annotated[NDArray[np.int64], np.int64, (MOST_CARDS,)]  # S-3: the cards that a card touches
    slots: Annotated[list[Slot], Slot, (SLOTS,)]  # number 4·c + s is at side s of card c
    cells: Annotated[list[Cell], Cell, (CELLS,)]  # the four of each floor, then the four of each base card
    floor_cards: Annotated[NDArray[np.int8], np.int8, (MOST_FLOORS,)]  # the numbers of the cards that are floors
    base_cards: Annotated[NDArray[np.int8], np.int8, (MOST_BASES,)]  # the numbers of the base cards
    groups: Annotated[NDArray[np.int64], np.int64, (MOST_FLOORS,)]  # S-19: the cards of the tower from each floor up
    level: Annotated[NDArray[np.int8], np.int8, (MOST_FLOORS,)]  # the first floor of the same level, or NO_LEVEL
    below: Annotated[NDArray[np.int8], np.int8, (MOST_FLOORS,)]  # the level one step down from each, or GROUND
    leading_on: i32  # S-18: the floors from which a worker could move to another card, one bit each
    walls_x: Rows  # whether a card separates a cube from the one to the west of it
    walls_y: Rows  # … to the south of it
    walls_z: Rows  # … below it
    flood: Rows  # working space; 0 between moves


class Spot(Protocol):
    """Whatever has a place: a card and a slot by their centres, a cell by its lowest corner."""

    x: int
    y: int
    z: int


@rule
def gap(start: Spot, goal: Spot) -> tuple[int, int, int]:
    """How far it is from one place to another, along each axis."""
    return int(goal.x) - int(start.x), int(goal.y) - int(start.y), int(goal.z) - int(start.z)


@rule
def ground_cell(number: int) -> int:
    """The cell with this number among those beside base cards."""
    return FLOOR_CELLS + number


@rule
def is_on_ground(cell: int) -> bool:
    return cell >= FLOOR_CELLS


@rule
def is_open(site: Site, cell: int) -> bool:
    """S-9: a cell that can be reached from outside."""
    if is_on_ground(cell):
        return int(site.open_ground) >> cell - FLOOR_CELLS & 1 == 1
    return int(site.open_floor) >> cell & 1 == 1


@rule
def open_quarters(site: Site, floor: int) -> int:
    """The open cells of a floor, one bit each."""
    return int(site.open_floor) >> QUARTERS * floor & EVERY_QUARTER


@rule
def floor_of(cell: int) -> int:
    """The floor that a cell is on, or GROUND."""
    return GROUND if is_on_ground(cell) else cell // QUARTERS
