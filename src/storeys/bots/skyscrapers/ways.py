"""Lists of ways to move on paper: whole moves, the best first."""

from ...games.kit import Numbers, Record, i32, rule
from .shortlist import NOTHING

STEPS = 3  # of a whole move: card, slot and turning
NO_STEP = -1


class Way(Record):
    """A whole move, and what it seems to be worth."""

    worth: i32
    first: i32
    second: i32
    third: i32


@rule
def clear_ways(ways: list[Way]) -> None:
    for place in range(len(ways)):
        ways[place].worth = NOTHING


@rule
def insert(ways: list[Way], worth: int, first: int, second: int, third: int) -> None:
    """Keep the best in order, of equal ones the first; the last drops out."""
    for place in range(len(ways) - 1, -1, -1):
        way = ways[place]
        if worth <= way.worth:
            return
        if place + 1 < len(ways):
            ways[place + 1] = way
        way.worth, way.first, way.second, way.third = worth, first, second, third


@rule
def pour(source: list[Way], target: list[Way]) -> None:
    """Everything from one list into another."""
    for place in range(len(source)):
        way = source[place]
        if way.worth != NOTHING:
            insert(target, int(way.worth), int(way.first), int(way.second), int(way.third))


@rule
def write(ways: list[Way], plans: Numbers) -> int:
    """The list as rows of steps; how many they are."""
    for row in range(len(ways)):
        way = ways[row]
        if way.worth == NOTHING:
            return row
        plans[row, 0], plans[row, 1], plans[row, 2] = way.first, way.second, way.third
    return len(ways)


@rule
def hold_before(plans: Numbers, row: int, action: int) -> None:
    """One step more before all others of a row."""
    for step in range(STEPS, 0, -1):
        plans[row, step] = plans[row, step - 1]
    plans[row, 0] = action
