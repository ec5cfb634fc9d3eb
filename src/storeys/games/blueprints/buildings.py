"""Buildings: where a die may be placed (B-13 … B-17), and what a building scores (B-19 … B-23).

What a player has done is only which dice went where, in their order; heights and tops follow from that and are kept
beside it, because every choice asks for them. A die fits on a square whose top value is not higher than its own: an
empty square counts as 0 and a hatched one as more than any die shows.
"""

from typing import Annotated, Literal

import numpy as np

from ..kit import Bytes, Record, i8, i32, rule
from .dice import GLASS, RECYCLED, STONE, WOOD, material_of, value_of
from .plans import BARE, COLUMNS, HATCHED, SQUARES, WANTED, on_square

DICE = 6  # B-10: dice each player chooses in a round

NO_PLAN, HIDDEN_PLAN = -1, -2
DEAD, HIDDEN = -1, -2  # instead of a square: the die fitted nowhere, or it is not ours to know where it is

Source = Literal["wood", "recycled", "stone", "glass", "bonus"]  # what the points of a building come from

BONUS = 6  # B-19
PER_FACE = 2  # B-20
RECYCLED_POINTS = np.array([0, 2, 5, 10, 15, 20, 30])  # B-21: by the number of dice
STONE_POINTS = np.array([0, 2, 3, 5, 8, 8, 8])  # B-22: by floor


class Building(Record):
    """One player's blueprint of a round and the dice chosen for it."""

    plan: i8  # 0–23, NO_PLAN before it is dealt, HIDDEN_PLAN in a view
    taken: i8  # dice chosen and done with, 0–6
    dice: Annotated[Bytes, np.int8, (DICE,)]  # in the order they were chosen; 0 beyond `taken`
    squares: Annotated[Bytes, np.int8, (DICE,)]  # where each of them is: 0–5, DEAD or HIDDEN; 0 beyond `taken`
    lowest: i8  # the lowest value that still fits somewhere; 0 while a square is empty or if hidden
    heights: i32  # dice on each square, four bits a square; 0 if hidden
    tops: i32  # the value on top of each square, four bits a square; 0 if hidden


@rule
def clear(building: Building) -> None:
    building.plan = NO_PLAN
    for index in range(int(building.taken)):
        building.dice[index], building.squares[index] = 0, 0
    building.taken, building.lowest, building.heights, building.tops = 0, 0, 0, 0


@rule
def lay_out(building: Building, plan: int) -> None:
    """B-7: a bare blueprint, before the first die."""
    building.plan, building.lowest, building.heights, building.tops = plan, 0, 0, int(BARE[plan])


# --- Placing (B-13 … B-17) -------------------------------------------------------------------------------------------


@rule
def fits_on(tops: int, square: int, value: int) -> bool:
    """B-13, B-14: on an empty open square, or on a die that is not higher."""
    return on_square(tops, square) <= value


@rule
def fits(building: Building, value: int) -> bool:
    """B-17: whether a die of this value can be placed at all."""
    return int(building.lowest) <= value


@rule
def note(building: Building, die: int, square: int) -> None:
    """B-10: one of the six dice is done with, on a square or DEAD."""
    index = int(building.taken)
    building.dice[index], building.squares[index] = die, square
    building.taken = index + 1


@rule
def stack(building: Building, die: int, square: int) -> None:
    """B-13 … B-15: the die is the new top of its square, however high that is."""
    value, tops = value_of(die), int(building.tops)
    tops += (value - on_square(tops, square)) << 4 * square
    building.tops = tops
    building.heights = int(building.heights) + (1 << 4 * square)
    building.lowest = lowest_top(tops)


@rule
def lowest_top(tops: int) -> int:
    lowest = HATCHED
    for square in range(SQUARES):
        lowest = min(lowest, on_square(tops, square))
    return lowest


# --- What stands in a building ---------------------------------------------------------------------------------------


@rule
def stands(building: Building, index: int) -> bool:
    """Whether this die was placed: dead ones are not in the building (B-24)."""
    return int(building.squares[index]) != DEAD


@rule
def floor_of(building: Building, index: int) -> int:
    """The floor of a die: 1 on the ground; dice on one square stand in the order they were placed (B-16)."""
    floor = 1
    for earlier in range(index):
        if building.squares[earlier] == building.squares[index]:
            floor += 1
    return floor


@rule
def faces(heights: int, square: int, floor: int) -> int:
    """B-20: how many dice share a face with the die on this floor of a square."""
    shared = int(floor > 1) + int(on_square(heights, square) > floor) + int(on_square(heights, square ^ 1) >= floor)
    if square >= COLUMNS:
        shared += int(on_square(heights, square - COLUMNS) >= floor)
    if square < SQUARES - COLUMNS:
        shared += int(on_square(heights, square + COLUMNS) >= floor)
    return shared


@rule
def dice_of(building: Building, material: int) -> int:
    """How many dice of one material stand in a building."""
    count = 0
    for index in range(int(building.taken)):
        if stands(building, index) and material_of(int(building.dice[index])) == material:
            count += 1
    return count


@rule
def dice_showing(building: Building, value: int) -> int:
    """How many dice of one value stand in a building."""
    count = 0
    for index in range(int(building.taken)):
        if stands(building, index) and value_of(int(building.dice[index])) == value:
            count += 1
    return count


# --- The building score (B-19 … B-23) --------------------------------------------------------------------------------


@rule
def bonus(building: Building) -> int:
    """B-19: 6 if all six squares have exactly the heights of the blueprint."""
    return BONUS if building.heights == WANTED[building.plan] else 0


@rule
def wood_points(building: Building) -> int:
    """B-20: each wooden die 2 for every die it shares a face with."""
    points = 0
    for index in range(int(building.taken)):
        if stands(building, index) and material_of(int(building.dice[index])) == WOOD:
            square, floor = int(building.squares[index]), floor_of(building, index)
            points += PER_FACE * faces(int(building.heights), square, floor)
    return points


@rule
def recycled_points(building: Building) -> int:
    """B-21: the more dice, the more each of them is worth."""
    return int(RECYCLED_POINTS[dice_of(building, RECYCLED)])


@rule
def stone_points(building: Building) -> int:
    """B-22: each die by its floor."""
    points = 0
    for index in range(int(building.taken)):
        if stands(building, index) and material_of(int(building.dice[index])) == STONE:
            points += int(STONE_POINTS[floor_of(building, index)])
    return points


@rule
def glass_points(building: Building) -> int:
    """B-23: each die its value, covered or not."""
    points = 0
    for index in range(int(building.taken)):
        if stands(building, index) and material_of(int(building.dice[index])) == GLASS:
            points += value_of(int(building.dice[index]))
    return points


@rule
def score(building: Building) -> int:
    materials = wood_points(building) + recycled_points(building) + stone_points(building) + glass_points(building)
    return bonus(building) + materials
