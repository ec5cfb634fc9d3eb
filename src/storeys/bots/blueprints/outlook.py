"""What a building may come to, in hundredths of a point: what stands there, and the likely rest.

While a building keeps to its blueprint, the blueprint tells how it will stand in the end, and so how many neighbours
every wooden die will have. Chances are those of finding the right die in the pool, turn after turn; the figures were
tuned in matches of the bot against itself.
"""

import math

import numpy as np

from ...games.blueprints.awards import EQUAL_MATERIALS, EQUAL_VALUES, FLOORS
from ...games.blueprints.buildings import (
    BONUS,
    DICE,
    PER_FACE,
    RECYCLED_POINTS,
    Building,
    dice_of,
    dice_showing,
    faces,
    floor_of,
    glass_points,
    stands,
    stone_points,
)
from ...games.blueprints.dice import MATERIALS, RECYCLED, VALUES, WOOD, material_of
from ...games.blueprints.plans import SQUARES, WANTED, on_square
from ...games.kit import rule

POINT = 100
NOTHING = -(1 << 20)

# What the two victory points of a prize are worth against points of the building, by the number of players: the more
# rivals, the more points an award takes, and the more often somebody else earns the same prize.
PRIZE = np.array([0, 0, 14, 10, 8]) * POINT
NEIGHBOUR_COMES = 92  # percent: that a die the blueprint wants beside a wooden one will stand there in the end

# How likely a value that is looked for, a material, or a value not yet there is found in a turn and taken.
VALUE_FOUND, MATERIAL_FOUND, RECYCLED_FOUND, NEW_VALUE_FOUND = 0.5, 0.5, 0.3, 0.65

# How likely it is to find a die that fits on this value: on nothing, on a 1, … on a 6.
FITTING_FOUND = (1.0, 1.0, 0.99, 0.98, 0.95, 0.9, 0.7)


def at_least(need: int, turns: int, chance: float) -> float:
    """How likely something of that chance happens so often in so many turns."""
    return sum(
        math.comb(turns, times) * chance**times * (1 - chance) ** (turns - times)
        for times in range(max(need, 0), turns + 1)
    )


def by_need(chance: float) -> list[list[int]]:
    """In percent, by how many are needed and how many turns are left."""
    return [[round(100 * at_least(need, turns, chance)) for turns in range(DICE + 1)] for need in range(DICE + 1)]


def recycled_worth(dice: int, turns: int) -> int:
    """What so many recycled dice will be worth, with some more to come."""
    comes = [math.comb(turns, n) * RECYCLED_FOUND**n * (1 - RECYCLED_FOUND) ** (turns - n) for n in range(turns + 1)]
    return round(POINT * sum(p * int(RECYCLED_POINTS[min(dice + more, DICE)]) for more, p in enumerate(comes)))


EQUALS = np.array(by_need(VALUE_FOUND))
SAME_MATERIAL = np.array(by_need(MATERIAL_FOUND))
NEW_VALUES = np.array([round(100 * NEW_VALUE_FOUND**turns) for turns in range(DICE + 1)])
RECYCLED_WORTH = np.array([[recycled_worth(dice, turns) for turns in range(DICE + 1)] for dice in range(DICE + 1)])
TALLER = np.array([by_need(chance) for chance in FITTING_FOUND])  # by the value on top, need and turns
CARRIES = np.array([[round(100 * chance**need) for need in range(DICE + 1)] for chance in FITTING_FOUND])


# --- The blueprint ---------------------------------------------------------------------------------------------------


@rule
def keeps_to_plan(building: Building) -> bool:
    """Whether the bonus can still be won: no square too high and no die dead."""
    wanted, standing = int(WANTED[building.plan]), 0
    for square in range(SQUARES):
        height = on_square(int(building.heights), square)
        standing += height
        if height > on_square(wanted, square):
            return False
    return standing == int(building.taken)


@rule
def plan_chance(building: Building) -> int:
    """How likely the blueprint is finished, in percent: every square must carry what is still to come there."""
    wanted, chance = int(WANTED[building.plan]), 100
    for square in range(SQUARES):
        need = on_square(wanted, square) - on_square(int(building.heights), square)
        if need > 0:
            chance = chance * int(CARRIES[on_square(int(building.tops), square), need]) // 100
    return chance


@rule
def wood_worth(building: Building, planned: bool) -> int:
    """B-20: neighbours that stand there, and those that the blueprint promises."""
    worth = 0
    for index in range(int(building.taken)):
        if stands(building, index) and material_of(int(building.dice[index])) == WOOD:
            square, floor = int(building.squares[index]), floor_of(building, index)
            now = faces(int(building.heights), square, floor)
            then = faces(int(WANTED[building.plan]), square, floor) if planned else now
            worth += PER_FACE * (POINT * now + NEIGHBOUR_COMES * max(0, then - now))
    return worth


# --- Prizes (B-26) ---------------------------------------------------------------------------------------------------


@rule
def equals_chance(building: Building, left: int) -> int:
    most = 0
    for value in range(1, VALUES + 1):
        most = max(most, dice_showing(building, value))
    return int(EQUALS[max(0, EQUAL_VALUES - most), left])


@rule
def material_chance(building: Building, left: int) -> int:
    most = 0
    for material in range(MATERIALS):
        most = max(most, dice_of(building, material))
    return int(SAME_MATERIAL[max(0, EQUAL_MATERIALS - most), left])


@rule
def values_chance(building: Building, left: int) -> int:
    """All six values: every die so far another one."""
    different = 0
    for value in range(1, VALUES + 1):
        different += int(dice_showing(building, value) > 0)
    return int(NEW_VALUES[left]) if different + left == VALUES else 0


@rule
def height_chance(building: Building, left: int) -> int:
    best = 0
    for square in range(SQUARES):
        height, top = on_square(int(building.heights), square), on_square(int(building.tops), square)
        if height > 0 and FLOORS - height <= left:
            best = max(best, int(TALLER[top, max(0, FLOORS - height), left]))
    return best


@rule
def prize_chances(building: Building, left: int) -> int:
    chances = equals_chance(building, left) + material_chance(building, left)
    return chances + values_chance(building, left) + height_chance(building, left)


# --- All together ----------------------------------------------------------------------------------------------------


@rule
def outlook(building: Building, prize: int) -> int:
    """What a building may come to when its other dice are taken, and what a prize is worth."""
    left, planned = DICE - int(building.taken), keeps_to_plan(building)
    worth = POINT * (stone_points(building) + glass_points(building)) + wood_worth(building, planned)
    worth += int(RECYCLED_WORTH[dice_of(building, RECYCLED), left])
    if planned:
        worth += BONUS * plan_chance(building)
    return worth + prize * prize_chances(building, left) // 100
