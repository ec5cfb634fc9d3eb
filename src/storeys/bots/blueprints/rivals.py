"""What others wait for, as far as the dice they took tell it: their blueprints and placements are secret."""

from ...games.blueprints.awards import EQUAL_MATERIALS, EQUAL_VALUES
from ...games.blueprints.buildings import DICE, RECYCLED_POINTS, Building, stands
from ...games.blueprints.dice import GLASS, RECYCLED, material_of, value_of
from ...games.blueprints.state import NO_DIE, State
from ...games.kit import rule
from .outlook import POINT
from .sketch import counted

ELSEWHERE = 4 * POINT  # what a die of wood or stone brings, roughly
VALUES_FROM = 4  # counts of materials come first, those of values behind them, from the value 1 on
SATED = -1  # instead of counts, of somebody who has all dice of the round


@rule
def collection(rival: Building) -> int:
    """How many dice of each material and of each value another player has; SATED if they have all they get."""
    if rival.taken == DICE:
        return SATED
    counts = 0
    for index in range(int(rival.taken)):
        if stands(rival, index):
            die = int(rival.dice[index])
            counts += (1 << 4 * material_of(die)) + (1 << 4 * (VALUES_FROM + value_of(die) - 1))
    return counts


@rule
def longing(counts: int, die: int, prize: int) -> int:
    """What a die would bring to another player."""
    if counts == SATED:
        return 0
    material, value = material_of(die), value_of(die)
    same, worth = counted(counts, material), ELSEWHERE
    if material == GLASS:
        worth = POINT * value
    if material == RECYCLED:
        worth = POINT * int(RECYCLED_POINTS[same + 1] - RECYCLED_POINTS[same])
    near = nearness(same, EQUAL_MATERIALS) + nearness(counted(counts, VALUES_FROM + value - 1), EQUAL_VALUES)
    return worth + prize * near // 100


@rule
def nearness(there: int, wanted: int) -> int:
    """B-26, in percent: the last die of a prize brings it, and the one before comes close."""
    if there == wanted - 1:
        return 100
    return 33 if there == wanted - 2 else 0


@rule
def favourite(view: State, counts: int, prize: int) -> int:
    """The die of the pool that another player would like best."""
    best, most, before = int(view.pool[0]), -1, NO_DIE
    for index in range(int(view.rolled)):
        die = int(view.pool[index])
        if die != before and longing(counts, die, prize) > most:
            best, most = die, longing(counts, die, prize)
        before = die
    return best


@rule
def missed(view: State, counts: int, die: int, prize: int) -> int:
    """What another player loses if their favourite is gone: only the second best is left."""
    others, copies = 0, 0
    for index in range(int(view.rolled)):
        other = int(view.pool[index])
        copies += int(other == die)
        if other != die:
            others = max(others, longing(counts, other, prize))
    return max(0, longing(counts, die, prize) - others) if copies == 1 else 0
