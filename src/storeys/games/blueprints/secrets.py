"""Behind the screens (B-18): what others may not see of a building, and what they may imagine there.

Public are the dice a player took, their order, and which of them were dead. A possible world is a plan that nobody has
seen elsewhere and a place for every die, put down in the order they were taken, such that the dead ones, and only
they, fitted nowhere. `imagine` deals and places at random until that is so: a world is as likely as it is when plans
are dealt fairly and dice are placed at random. What fits depends on nothing but the number of open squares, and on a
plan with the right number even the oddest dice come out as they did in one of 27 attempts.
"""

from ..kit import EVERYBODY, Generator, below, bits, rule
from . import awards, buildings
from .buildings import DEAD, HIDDEN, HIDDEN_PLAN, NO_PLAN, Building, fits, fits_on
from .dice import VALUES, value_of
from .kinds import DEAL, DISCARD, DRAW, PLACE, TAKE
from .plans import FEWEST_OPEN, SQUARES
from .rules import is_last_turn
from .state import DRAWING, ENDED, PLACING, State, current, own_building

TRIES = 1 << 14  # to place the dice behind one screen; one in a thousand positions of a match needs more than seven


# --- One building ----------------------------------------------------------------------------------------------------


@rule
def is_seen(building: Building) -> bool:
    """Whether the blueprint of a building is dealt and not hidden."""
    return int(building.plan) >= 0


@rule
def put_behind_screen(building: Building) -> int:
    """Erase the blueprint, every square and all that follows from them; the plan as a bit, for the unseen ones."""
    if not is_seen(building):
        return 0
    plan = 1 << int(building.plan)
    building.plan, building.lowest, building.heights, building.tops = HIDDEN_PLAN, 0, 0, 0
    for index in range(int(building.taken)):
        if building.squares[index] != DEAD:
            building.squares[index] = HIDDEN
    return plan


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
def imagine_building(building: Building, unseen: int, in_hand: int, generator: Generator) -> int:
    """Deal an unseen plan and place the dice, so that a die of the value in hand fits, too; the plan as a bit, or 0."""
    for _ in range(TRIES):
        buildings.lay_out(building, bits.nth(unseen, below(generator, bits.count(unseen))))
        if rebuild(building, generator) and fits(building, in_hand):
            return 1 << int(building.plan)
    return 0


# --- A whole position ------------------------------------------------------------------------------------------------


@rule
def conceal(state: State, seat: int) -> None:
    """B-18, B-27: the blueprints and placements of the others until a round is scored, and then what they won by it."""
    if state.phase == ENDED:
        return
    for other in range(int(state.seats)):
        if other != seat:
            state.deck |= put_behind_screen(current(state).buildings[other])
    for number in range(0 if state.open_awards else int(state.scored)):
        awards.turn_face_down(state.rounds[number], int(state.seats), seat)


@rule
def imagine(state: State, seat: int, generator: Generator) -> None:
    """Deal the hidden blueprints and place the dice on them; all once more if two players got the same one.

    Who won what was announced (B-27): whoever remembers the buildings knows it, and so does whoever imagines.
    """
    for number in range(int(state.scored)):
        awards.hand_out(state.rounds[number], int(state.seats))
    unseen, hidden = int(state.deck), hidden_seats(state)
    for _ in range(TRIES):
        state.deck = unseen
        if deal_hidden(state, hidden, generator):
            return


@rule
def deal_hidden(state: State, hidden: int, generator: Generator) -> bool:
    """Behind every hidden screen a blueprint with the dice on it; whether all blueprints are different."""
    unseen, different = int(state.deck), True
    for other in range(int(state.seats)):
        if hidden >> other & 1:
            building, value = current(state).buildings[other], value_in_hand(state, other)
            plan = imagine_building(building, unseen, value, generator)
            different = different and int(state.deck) & plan == plan
            state.deck &= ~plan
    return different


@rule
def hidden_seats(state: State) -> int:
    """The seats whose blueprints are hidden, one bit each."""
    hidden = 0
    for seat in range(int(state.seats)):
        if current(state).buildings[seat].plan == HIDDEN_PLAN:
            hidden |= 1 << seat
    return hidden


@rule
def value_in_hand(state: State, seat: int) -> int:
    """The value of the die a player is about to place: everybody knows that it fits. The highest, if there is none."""
    return value_of(int(state.die)) if state.phase == PLACING and state.seat == seat else VALUES


# --- The log ---------------------------------------------------------------------------------------------------------


@rule
def ends_round(state: State, action: int) -> bool:
    """Whether a choice is the last of its round: with two players a discard, otherwise a die placed or dead."""
    if state.phase == DRAWING or not is_last_turn(state):
        return False
    if action >= PLACE:
        return action >= DISCARD or state.seats > 2
    return state.seats > 2 and not fits(own_building(state), value_of(action - TAKE))


@rule
def seen_by(state: State, action: int) -> int:
    """B-7, B-18: a blueprint is seen by its owner, and so is a placement, unless it is the last and all is shown."""
    if action >= DEAL and action < DRAW:
        return 1 << int(state.seat)
    if action >= PLACE and action < DISCARD and not ends_round(state, action):
        return 1 << int(state.seat)
    return EVERYBODY


@rule
def may_be_dead(building: Building, value: int) -> bool:
    """Whether somebody who sees only the dice cannot know that this value fits: every open square has a higher top."""
    higher = 0
    for index in range(int(building.taken)):
        if buildings.stands(building, index) and value_of(int(building.dice[index])) > value:
            higher += 1
    return higher >= FEWEST_OPEN


@rule
def reveals(state: State, action: int) -> bool:
    """B-18: the end of a round shows the buildings, and a die taken shows whether it fits."""
    if action < PLACE and may_be_dead(own_building(state), value_of(action - TAKE)):
        return True
    return ends_round(state, action)
