"""What others wait for, as far as the dice they took tell it: their blueprints and placements are secret."""

from ...games.blueprints.awards import EQUAL_MATERIALS, EQUAL_VALUES
from ...games.blueprints.buildings import DICE, RECYCLED_POINTS, Building, dice_of, dice_showing
from ...games.blueprints.dice import GLASS, RECYCLED, material_of, value_of
from ...games.blueprints.state import State
from ...games.kit import rule
from .outlook import POINT

ELSEWHERE = 4 * POINT  # what a die of wood or stone brings, roughly


@rule
def longing(rival: Building, die: int, prize: int) -> int:
    """What a die would bring to another player: nothing once they have all their dice of the round."""
    if rival.taken == DICE:
        return 0
    material, value = material_of(die), value_of(die)
    same = dice_of(rival, material)
    worth = ELSEWHERE
    if material == GLASS:
        worth = POINT * value
    if material == RECYCLED:
        worth = POINT * int(RECYCLED_POINTS[same + 1] - RECYCLED_POINTS[same])
    near = nearness(same, EQUAL_MATERIALS) + nearness(dice_showing(rival, value), EQUAL_VALUES)
    return worth + prize * near // 100


@rule
def nearness(there: int, wanted: int) -> int:
    """B-26, in percent: the last die of a prize brings it, and the one before comes close."""
    if there == wanted - 1:
        return 100
    return 33 if there == wanted - 2 else 0


@rule
def missed(view: State, rival: Building, die: int, prize: int) -> int:
    """What another player loses if this die is gone: it was the best for them, and only the second best is left."""
    wish, others = longing(rival, die, prize), 0
    copies = 0
    for index in range(int(view.rolled)):
        other = int(view.pool[index])
        copies += int(other == die)
        if other != die:
            others = max(others, longing(rival, other, prize))
    return max(0, wish - others) if copies == 1 else 0
