"""What a building may come to with one more die, in hundredths of a point: what stands there, and the likely rest.

While a building keeps to its blueprint, the blueprint tells how it will stand in the end, and so how many neighbours
every wooden die will have. Chances are those of finding the right die in the pool, turn after turn; the figures were
tuned in matches of the bot against itself.
"""

import math

import numpy as np

from ...games.blueprints.awards import EQUAL_MATERIALS, EQUAL_VALUES, FLOORS
from ...games.blueprints.buildings import BONUS, DEAD, DICE, PER_FACE, RECYCLED_POINTS
from ...games.blueprints.dice import RECYCLED, VALUES, WOOD, material_of, value_of
from ...games.blueprints.plans import SQUARES, WANTED, on_square
from ...games.kit import rule
from .sketch import Sketch, cell_of, counted, planned_cells, points_of, touching, touching_wood

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
def plan_chance(plan: int, heights: int, tops: int) -> int:
    """How likely the blueprint is finished, in percent: every square must carry what is still to come there."""
    wanted, chance = int(WANTED[plan]), 100
    for square in range(SQUARES):
        need = on_square(wanted, square) - on_square(heights, square)
        if need > 0:
            chance = chance * int(CARRIES[on_square(tops, square), need]) // 100
    return chance


@rule
def wood_worth(faces: int, promised: int, planned: bool) -> int:
    """B-20: neighbours that stand there, and those that the blueprint promises."""
    return PER_FACE * (POINT * faces + (NEIGHBOUR_COMES * (promised - faces) if planned else 0))


# --- Prizes (B-26) ---------------------------------------------------------------------------------------------------


@rule
def values_chance(different: int, left: int) -> int:
    """All six values: every die so far another one."""
    return int(NEW_VALUES[left]) if different + left == VALUES else 0


@rule
def height_chance(heights: int, tops: int, left: int) -> int:
    best = 0
    for square in range(SQUARES):
        height = on_square(heights, square)
        if height > 0 and FLOORS - height <= left:
            best = max(best, int(TALLER[on_square(tops, square), max(0, FLOORS - height), left]))
    return best


@rule
def likely(most_equal: int, most_alike: int, left: int) -> int:
    """Enough dice of one value, or of one material."""
    equal = int(EQUALS[max(0, EQUAL_VALUES - most_equal), left])
    return equal + int(SAME_MATERIAL[max(0, EQUAL_MATERIALS - most_alike), left])


# --- All together ----------------------------------------------------------------------------------------------------


@rule
def worth_on(sketch: Sketch, die: int, square: int, prize: int) -> int:
    """What a building may come to when it has this die there and its other dice are taken, prizes included."""
    if square == DEAD:
        return worth_without(sketch, prize)
    material, value, left = material_of(die), value_of(die), int(sketch.left) - 1
    shift, heights, tops = 4 * square, int(sketch.heights), int(sketch.tops)
    floor, cell = on_square(heights, square) + 1, cell_of(heights, square)
    heights, tops = heights + (1 << shift), tops + (value - on_square(tops, square) << shift)
    planned = sketch.planned == 1 and floor <= on_square(int(WANTED[sketch.plan]), square)
    points, faces, promised = int(sketch.points), int(sketch.faces) + touching_wood(sketch, cell), int(sketch.promised)
    if material == WOOD:
        faces += touching(sketch, cell)
        promised += planned_cells(int(sketch.plan), cell)
    points += points_of(material, value, floor)
    recycled = counted(int(sketch.materials), RECYCLED) + int(material == RECYCLED)
    worth = POINT * points + wood_worth(faces, promised, planned) + int(RECYCLED_WORTH[recycled, left])
    if planned:
        worth += BONUS * plan_chance(int(sketch.plan), heights, tops)
    return worth + prize * chances_with(sketch, material, value, height_chance(heights, tops, left)) // 100


@rule
def chances_with(sketch: Sketch, material: int, value: int, tall: int) -> int:
    """How likely all prizes are, in percent added up, with a die of this material and value."""
    equal, alike = counted(int(sketch.values), value - 1) + 1, counted(int(sketch.materials), material) + 1
    left = int(sketch.left) - 1
    chances = tall + likely(max(int(sketch.most_equal), equal), max(int(sketch.most_alike), alike), left)
    return chances + values_chance(int(sketch.different) + int(equal == 1), left)


@rule
def worth_without(sketch: Sketch, prize: int) -> int:
    """What a building may come to when its next die is dead."""
    left = int(sketch.left) - 1
    chances = height_chance(int(sketch.heights), int(sketch.tops), left)
    chances += likely(int(sketch.most_equal), int(sketch.most_alike), left)
    chances += values_chance(int(sketch.different), left)
    recycled = int(RECYCLED_WORTH[counted(int(sketch.materials), RECYCLED), left])
    return POINT * int(sketch.points) + wood_worth(int(sketch.faces), 0, False) + recycled + prize * chances // 100


@rule
def promise(sketch: Sketch, prize: int) -> int:
    """What of a building's worth depends on its blueprint, and on where its dice stand."""
    heights, tops, planned = int(sketch.heights), int(sketch.tops), sketch.planned == 1
    worth = POINT * int(sketch.points) + wood_worth(int(sketch.faces), int(sketch.promised), planned)
    if planned:
        worth += BONUS * plan_chance(int(sketch.plan), heights, tops)
    return worth + prize * height_chance(heights, tops, int(sketch.left)) // 100
