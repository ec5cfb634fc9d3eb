"""What stands behind the screens of others: they place their dice sensibly, and take dice that suit their blueprint.

A blueprint is dealt and the dice are placed as the greedy bot would place them, now and then on a whim, which must come
out with the same dice dead; several times, and the more such a building promises, the sooner it is believed in. Where
that leads nowhere, any building that is possible is as good as any other.
"""

import numpy as np

from ...games.blueprints import awards, buildings
from ...games.blueprints.buildings import DEAD, DICE, Building, lowest_top
from ...games.blueprints.dice import value_of
from ...games.blueprints.plans import on_square
from ...games.blueprints.secrets import hidden_seats, imagine_building, put_behind_screen, random_square, value_in_hand
from ...games.blueprints.secrets import imagine as imagine_anything
from ...games.blueprints.state import State, current
from ...games.kit import Batch, Generator, below, bits, rule
from .greedy import best_square
from .outlook import POINT, PRIZE, promise
from .sketch import Sketch, add, begin, sketch_on

SAMPLES = 4  # buildings among which one is chosen
SHARPNESS = 2.0 * POINT  # a building that promises so much more is believed in e times as soon
WHIM = 10  # one die in so many stands anywhere
MISFIT, NOTHING_YET = -1, -1
PRECISION = 1 << 20


@rule
def imagine(desk: Batch, seat: int, generator: Generator) -> None:
    """Put buildings behind all screens; who won what was announced (B-27)."""
    state, unseen = desk[0], int(desk[0].deck)
    for number in range(int(state.scored)):
        awards.hand_out(state.rounds[number], int(state.seats))
    hidden = hidden_seats(state)
    if not believe_all(state, sketch_on(desk), hidden, generator):
        state.deck = unseen
        for other in range(int(state.seats)):
            if hidden >> other & 1:
                put_behind_screen(current(state).buildings[other])
        imagine_anything(state, seat, generator)


@rule
def believe_all(state: State, sketch: Sketch, hidden: int, generator: Generator) -> bool:
    """One building after the other; false if no blueprint is left that fits somebody's dice."""
    prize = int(PRIZE[state.seats])
    for other in range(int(state.seats)):
        if hidden >> other & 1:
            building, value, unseen = current(state).buildings[other], value_in_hand(state, other), int(state.deck)
            plan = believe(sketch, building, unseen, value, prize, generator)
            if plan == 0:
                plan = imagine_building(building, unseen, value, generator)
            if plan == 0:
                return False
            state.deck = unseen & ~plan
    return True


@rule
def believe(sketch: Sketch, building: Building, unseen: int, in_hand: int, prize: int, generator: Generator) -> int:
    """Choose one of several buildings; its blueprint as a bit, or 0 if none came out as it should."""
    total, chosen, places = 0.0, NOTHING_YET, 0
    for _ in range(SAMPLES):
        plan = bits.nth(unseen, below(generator, bits.count(unseen)))
        squares = settle(sketch, building, plan, prize, generator)
        if squares != MISFIT and lowest_top(int(sketch.tops)) <= in_hand:
            likely = np.exp(promise(sketch, prize) / SHARPNESS)
            total += likely
            if below(generator, PRECISION) * total < likely * PRECISION:
                chosen, places = plan, squares
    if chosen == NOTHING_YET:
        return 0
    build(building, chosen, places)
    return 1 << chosen


@rule
def settle(sketch: Sketch, building: Building, plan: int, prize: int, generator: Generator) -> int:
    """Place the dice sensibly on a plan; their squares, four bits each, or MISFIT if others would be dead."""
    squares = 0
    begin(sketch, plan, DICE)
    for index in range(int(building.taken)):
        die, dead = int(building.dice[index]), int(building.squares[index]) == DEAD
        sketch.left = DICE - index
        if (lowest_top(int(sketch.tops)) <= value_of(die)) == dead:
            return MISFIT
        if dead:
            sketch.planned = 0
        else:
            square = likely_square(sketch, die, prize, generator)
            add(sketch, die, square)
            squares |= square << 4 * index
    sketch.left = DICE - int(building.taken)
    return squares


@rule
def likely_square(sketch: Sketch, die: int, prize: int, generator: Generator) -> int:
    """The best square for a die, or now and then any."""
    if below(generator, WHIM) == 0:
        return random_square(int(sketch.tops), value_of(die), generator)
    return best_square(sketch, die, prize)


@rule
def build(building: Building, plan: int, places: int) -> None:
    """The dice on their squares."""
    buildings.lay_out(building, plan)
    for index in range(int(building.taken)):
        if building.squares[index] != DEAD:
            building.squares[index] = on_square(places, index)
            buildings.stack(building, int(building.dice[index]), on_square(places, index))
