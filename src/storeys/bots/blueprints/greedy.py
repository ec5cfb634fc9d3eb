"""The greedy player of Blueprints: it knows what its building may come to, and what the next player waits for."""

from ...games.blueprints.buildings import DEAD, fits, fits_on
from ...games.blueprints.dice import value_of
from ...games.blueprints.kinds import DISCARD, PLACE, TAKE
from ...games.blueprints.plans import SQUARES
from ...games.blueprints.rules import something_fits
from ...games.blueprints.state import NO_DIE, PLACING, TAKING, State, current, own_building
from ...games.kit import Batch, Generator, rule
from .outlook import NOTHING, PRIZE, worth_on
from .rivals import collection, favourite, missed
from .sketch import Sketch, draw_up, sketch_on

DENIAL = 4  # one part in so many of what the next player would miss counts for us


@rule
def best_square(sketch: Sketch, die: int, prize: int) -> int:
    """The square where a die is worth most, or DEAD."""
    best, best_worth = DEAD, NOTHING
    for square in range(SQUARES):
        if fits_on(int(sketch.tops), square, value_of(die)):
            worth = worth_on(sketch, die, square, prize)
            if worth > best_worth:
                best, best_worth = square, worth
    return best


@rule
def worth_of(sketch: Sketch, die: int, prize: int) -> int:
    """What the building may come to with this die in its best place."""
    return worth_on(sketch, die, best_square(sketch, die, prize), prize)


@rule
def next_counts(view: State) -> int:
    """What the next player has collected."""
    return collection(current(view).buildings[(int(view.seat) + 1) % int(view.seats)])


@rule
def best_take(view: State, sketch: Sketch, prize: int) -> int:
    """The die that is worth most to us, and a little for what the next player would miss."""
    counts = next_counts(view)
    wished = favourite(view, counts, prize)
    loss = missed(view, counts, wished, prize) // DENIAL
    picky = view.refuse_dead_dice == 1 and something_fits(view)
    best, best_worth, before = NO_DIE, NOTHING, NO_DIE
    for index in range(int(view.rolled)):
        die = int(view.pool[index])
        if die != before and (not picky or fits(own_building(view), value_of(die))):
            worth = worth_of(sketch, die, prize) + (loss if die == wished else 0)
            if worth > best_worth:
                best, best_worth = die, worth
        before = die
    return best


@rule
def greedy(desk: Batch, seat: int, generator: Generator) -> int:
    """Whatever is asked, the answer that is worth most; it needs no luck, so it leaves the generator alone."""
    view, prize = desk[0], int(PRIZE[desk[0].seats])
    if view.phase != TAKING and view.phase != PLACING:
        return DISCARD + favourite(view, next_counts(view), prize)  # B-11
    sketch = sketch_on(desk)
    draw_up(sketch, own_building(view))
    if view.phase == TAKING:
        return TAKE + best_take(view, sketch, prize)
    return PLACE + best_square(sketch, int(view.die), prize)
