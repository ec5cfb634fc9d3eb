"""The greedy player of Blueprints: it knows what its building may come to, and what the next player waits for."""

from ...games.blueprints import buildings
from ...games.blueprints.buildings import DEAD, Building, fits, fits_on
from ...games.blueprints.dice import value_of
from ...games.blueprints.kinds import DISCARD, PLACE, TAKE
from ...games.blueprints.plans import SQUARES
from ...games.blueprints.rules import something_fits
from ...games.blueprints.state import NO_DIE, PLACING, TAKING, State, current, own_building
from ...games.kit import Batch, Generator, rule
from .outlook import NOTHING, PRIZE, outlook
from .rivals import longing, missed

DENIAL = 4  # one part in so many of what the next player would miss counts for us


@rule
def retrace(trial: Building, building: Building) -> None:
    """Build the same again elsewhere, to try a die on it."""
    trial.taken = buildings.DICE
    buildings.clear(trial)
    buildings.lay_out(trial, int(building.plan))
    for index in range(int(building.taken)):
        add(trial, int(building.dice[index]), int(building.squares[index]))


@rule
def add(trial: Building, die: int, square: int) -> None:
    buildings.note(trial, die, square)
    if square != DEAD:
        buildings.stack(trial, die, square)


@rule
def worth_on(trial: Building, building: Building, die: int, square: int, prize: int) -> int:
    """What the building may come to with this die there."""
    retrace(trial, building)
    add(trial, die, square)
    return outlook(trial, prize)


@rule
def best_square(trial: Building, building: Building, die: int, prize: int) -> int:
    """The square where a die is worth most, or DEAD."""
    best, best_worth = DEAD, NOTHING
    for square in range(SQUARES):
        if fits_on(int(building.tops), square, value_of(die)):
            worth = worth_on(trial, building, die, square, prize)
            if worth > best_worth:
                best, best_worth = square, worth
    return best


@rule
def worth_of(trial: Building, building: Building, die: int, prize: int) -> int:
    """What the building may come to with this die in its best place."""
    return worth_on(trial, building, die, best_square(trial, building, die, prize), prize)


@rule
def best_take(view: State, trial: Building, prize: int) -> int:
    """The die that is worth most to us, and a little for what the next player would miss."""
    building, rival = own_building(view), next_building(view)
    picky = view.refuse_dead_dice == 1 and something_fits(view)
    best, best_worth, before = NO_DIE, NOTHING, NO_DIE
    for index in range(int(view.rolled)):
        die = int(view.pool[index])
        if die != before and (not picky or fits(building, value_of(die))):
            worth = worth_of(trial, building, die, prize) + missed(view, rival, die, prize) // DENIAL
            if worth > best_worth:
                best, best_worth = die, worth
        before = die
    return best


@rule
def next_building(view: State) -> Building:
    """The building of the next player, of which only the dice are known."""
    return current(view).buildings[(int(view.seat) + 1) % int(view.seats)]


@rule
def best_discard(view: State, prize: int) -> int:
    """B-11: the die that the other player would like best."""
    rival = next_building(view)
    best = int(view.pool[0])
    for index in range(1, int(view.rolled)):
        die = int(view.pool[index])
        if longing(rival, die, prize) > longing(rival, best, prize):
            best = die
    return best


@rule
def greedy(desk: Batch, seat: int, generator: Generator) -> int:
    """Whatever is asked, the answer that is worth most; it needs no luck, so it leaves the generator alone."""
    view, trial = desk[0], desk[1].rounds[0].buildings[0]
    prize = int(PRIZE[view.seats])
    if view.phase == TAKING:
        return TAKE + best_take(view, trial, prize)
    if view.phase == PLACING:
        return PLACE + best_square(trial, own_building(view), int(view.die), prize)
    return DISCARD + best_discard(view, prize)
