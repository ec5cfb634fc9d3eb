"""A building in a few numbers, drawn up once, so that every die can be tried on every square of it in no time.

Cells are bits of one number: six floors on each of six squares. Records of a desk have no field that is wide enough, so
such a number lies in two halves, three squares each. Counts are four bits wide, like heights.
"""

import numpy as np

from ...games.blueprints.buildings import DEAD, DICE, STONE_POINTS, Building
from ...games.blueprints.dice import GLASS, STONE, WOOD, material_of, value_of
from ...games.blueprints.plans import BARE, COLUMNS, PLANS, SQUARES, WANTED, on_square
from ...games.kit import VIEW, Record, bits, i32, paper_behind, rule

FLOORS = DICE  # of a square at most
HALF = FLOORS * SQUARES // 2
LOWER = (1 << HALF) - 1


def around(cell: int) -> int:
    """The cells that share a face with one."""
    square, floor = divmod(cell, FLOORS)
    beside = [square ^ 1, *(other for other in (square - COLUMNS, square + COLUMNS) if 0 <= other < SQUARES)]
    found = sum(1 << FLOORS * other + floor for other in beside)
    found += 1 << cell - 1 if floor else 0
    return found + (1 << cell + 1 if floor + 1 < FLOORS else 0)


def filled(plan: int) -> int:
    """The cells of a building that is true to its blueprint."""
    wanted = int(WANTED[plan])
    return sum((1 << on_square(wanted, square)) - 1 << FLOORS * square for square in range(SQUARES))


AROUND = np.array([around(cell) for cell in range(FLOORS * SQUARES)])
FILLED = np.array([filled(plan) for plan in range(PLANS)])


class Sketch(Record):
    """What of a building decides what a further die brings."""

    plan: i32
    left: i32  # dice still to choose
    planned: i32  # 1 while the bonus can still be won: no square too high and no die dead
    heights: i32
    tops: i32
    points: i32  # of stone and glass
    materials: i32  # dice of each that stand
    values: i32  # likewise, from the value 1 on
    most_equal: i32  # dice of one value
    most_alike: i32  # dice of one material
    different: i32  # values that there are
    faces: i32  # that wooden dice share …
    promised: i32  # … and will share in a building that is true to its blueprint
    wood_low: i32  # the cells of wooden dice …
    wood_high: i32
    built_low: i32  # … and of all dice
    built_high: i32


sketch_on = paper_behind(Sketch, VIEW)


# --- Cells and counts ------------------------------------------------------------------------------------------------


@rule
def cell_of(heights: int, square: int) -> int:
    """Where the next die on a square stands."""
    return FLOORS * square + on_square(heights, square)


@rule
def counted(counts: int, which: int) -> int:
    """One of several counts."""
    return counts >> 4 * which & 15


@rule
def touching(sketch: Sketch, cell: int) -> int:
    """Dice that share a face with one in this cell."""
    return bits.count((int(sketch.built_low) | int(sketch.built_high) << HALF) & int(AROUND[cell]))


@rule
def touching_wood(sketch: Sketch, cell: int) -> int:
    """Wooden dice that do."""
    return bits.count((int(sketch.wood_low) | int(sketch.wood_high) << HALF) & int(AROUND[cell]))


@rule
def planned_cells(plan: int, cell: int) -> int:
    """Dice that will share a face with one in this cell, in a building that is true to its blueprint."""
    return bits.count(int(FILLED[plan]) & int(AROUND[cell]))


# --- Drawing one up --------------------------------------------------------------------------------------------------


@rule
def draw_up(sketch: Sketch, building: Building) -> None:
    """Sketch a building whose blueprint is known."""
    begin(sketch, int(building.plan), DICE - int(building.taken))
    for index in range(int(building.taken)):
        if building.squares[index] == DEAD:
            sketch.planned = 0
        else:
            add(sketch, int(building.dice[index]), int(building.squares[index]))


@rule
def begin(sketch: Sketch, plan: int, left: int) -> None:
    """A bare blueprint."""
    sketch.plan, sketch.left, sketch.planned = plan, left, 1
    sketch.heights, sketch.tops, sketch.points = 0, int(BARE[plan]), 0
    sketch.materials, sketch.values, sketch.different = 0, 0, 0
    sketch.most_equal, sketch.most_alike = 0, 0
    sketch.faces, sketch.promised = 0, 0
    sketch.wood_low, sketch.wood_high, sketch.built_low, sketch.built_high = 0, 0, 0, 0


@rule
def add(sketch: Sketch, die: int, square: int) -> None:
    """A die that stands."""
    stack(sketch, material_of(die), value_of(die), square)
    count(sketch, material_of(die), value_of(die))


@rule
def stack(sketch: Sketch, material: int, value: int, square: int) -> None:
    """The die in its cell, and what it is worth there."""
    cell, shift, tops = cell_of(int(sketch.heights), square), 4 * square, int(sketch.tops)
    floor = on_square(int(sketch.heights), square) + 1
    sketch.heights = int(sketch.heights) + (1 << shift)
    sketch.tops = tops + (value - on_square(tops, square) << shift)
    if floor > on_square(int(WANTED[sketch.plan]), square):
        sketch.planned = 0
    sketch.faces = int(sketch.faces) + touching_wood(sketch, cell)
    if material == WOOD:
        sketch.faces = int(sketch.faces) + touching(sketch, cell)
        sketch.promised = int(sketch.promised) + planned_cells(int(sketch.plan), cell)
    sketch.points = int(sketch.points) + points_of(material, value, floor)
    fill(sketch, cell, material == WOOD)


@rule
def points_of(material: int, value: int, floor: int) -> int:
    """B-22, B-23: what a die scores whatever stands beside it."""
    if material == STONE:
        return int(STONE_POINTS[floor])
    return value if material == GLASS else 0


@rule
def fill(sketch: Sketch, cell: int, wooden: bool) -> None:
    low, high = 1 << cell & LOWER, 1 << cell >> HALF
    sketch.built_low, sketch.built_high = int(sketch.built_low) | low, int(sketch.built_high) | high
    if wooden:
        sketch.wood_low, sketch.wood_high = int(sketch.wood_low) | low, int(sketch.wood_high) | high


@rule
def count(sketch: Sketch, material: int, value: int) -> None:
    """One more of its material and of its value."""
    sketch.materials = int(sketch.materials) + (1 << 4 * material)
    sketch.values = int(sketch.values) + (1 << 4 * (value - 1))
    alike, equal = counted(int(sketch.materials), material), counted(int(sketch.values), value - 1)
    sketch.most_alike, sketch.most_equal = max(int(sketch.most_alike), alike), max(int(sketch.most_equal), equal)
    sketch.different = int(sketch.different) + int(equal == 1)
