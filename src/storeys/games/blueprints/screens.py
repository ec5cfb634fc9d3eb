"""Behind the screens (B-18): what others may not see of a building, and what they may imagine there.

Public are the dice a player took, their order, and which of them were dead. A possible world is a plan that nobody has
seen elsewhere and a place for every die, put down in the order they were taken, such that the dead ones, and only
they, fitted nowhere. `imagine` deals and places at random until that is so: a world is as likely as it is when plans
are dealt fairly and dice are placed at random. What fits depends on nothing but the number of open squares, and on a
plan with the right number even the oddest dice come out as they did in one of 27 attempts.
"""

from ..kit import Generator, below, rule
from . import buildings
from .buildings import DEAD, HIDDEN, HIDDEN_PLAN, NO_PLAN, Building, fits, fits_on
from .dice import value_of
from .plans import PLANS, SQUARES

TRIES = 1 << 14  # to place the dice behind one screen; one in a thousand positions of a match needs more than seven


@rule
def is_seen(building: Building) -> bool:
    """Whether the blueprint of a building is dealt and not hidden."""
    return int(building.plan) >= 0


@rule
def conceal(building: Building) -> int:
    """Erase the blueprint, every square and all that follows from them; the plan as a bit, for the unseen ones."""
    if not is_seen(building):
        return 0
    plan = 1 << int(building.plan)
    building.plan, building.lowest, building.heights, building.tops = HIDDEN_PLAN, 0, 0, 0
    for index in range(int(building.taken)):
        if building.squares[index] != DEAD:
            building.squares[index] = HIDDEN
    return plan


# --- Imagining -------------------------------------------------------------------------------------------------------


@rule
def nth_plan(unseen: int, ticket: int) -> int:
    """The plan with this number among those whose bits are set, counted from 0."""
    for plan in range(PLANS - 1):
        ticket -= unseen >> plan & 1
        if ticket < 0:
            return plan
    return PLANS - 1


@rule
def count_plans(unseen: int) -> int:
    count = 0
    for plan in range(PLANS):
        count += unseen >> plan & 1
    return count


@rule
def random_square(tops: int, value: int, generator: Generator) -> int:
    """One of the squares on which a die fits, each as likely as the others."""
    found, square = 0, NO_PLAN
    for candidate in range(SQUARES):
        if fits_on(tops, candidate, value):
            found += 1
            if below(generator, found) == 0:
                square = candidate
    return square


@rule
def rebuild(building: Building, generator: Generator) -> bool:
    """Place the dice again in their order; false as soon as one fits that was dead, or the other way round."""
    for index in range(int(building.taken)):
        die, dead = int(building.dice[index]), int(building.squares[index]) == DEAD
        if fits(building, value_of(die)) == dead:
            return False
        if not dead:
            square = random_square(int(building.tops), value_of(die), generator)
            building.squares[index] = square
            buildings.stack(building, die, square)
    return True


@rule
def imagine(building: Building, unseen: int, in_hand: int, generator: Generator) -> int:
    """Deal an unseen plan and place the dice, so that a die of the value in hand fits, too; the plan as a bit, or 0."""
    for _ in range(TRIES):
        buildings.lay_out(building, nth_plan(unseen, below(generator, count_plans(unseen))))
        if rebuild(building, generator) and fits(building, in_hand):
            return 1 << int(building.plan)
    return 0
