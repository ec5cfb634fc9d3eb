"""Ways to move that deserve a search: dice with their best squares, in order of what the greedy bot thinks of them."""

from ...games.blueprints.buildings import fits, fits_on
from ...games.blueprints.dice import value_of
from ...games.blueprints.kinds import PLACE, TAKE
from ...games.blueprints.plans import SQUARES
from ...games.blueprints.rules import something_fits
from ...games.blueprints.state import NO_DIE, TAKING, State, own_building
from ...games.kit import Batch, Numbers, rule
from .greedy import DENIAL, next_counts
from .outlook import PRIZE, worth_on, worth_without
from .rivals import favourite, missed
from .sketch import Sketch, draw_up, sketch_on

LONGEST_LIST = 12  # moves that are weighed
DIE, SQUARE, WORTH = 0, 1, 2  # columns of a row: the plan, and behind it what it is worth
NO_STEP = -1


@rule
def candidates(desk: Batch, seat: int, plans: Numbers) -> int:
    """A die and its square; the rest of a turn is legal step by step."""
    view = desk[0]
    if view.phase != TAKING:
        return 0
    sketch = sketch_on(desk)
    draw_up(sketch, own_building(view))
    count = list_dice(view, sketch, int(PRIZE[view.seats]), plans)
    for row in range(count):
        plans[row, WORTH] = NO_STEP
    return count


@rule
def list_dice(view: State, sketch: Sketch, prize: int, plans: Numbers) -> int:
    """Every die of the pool that may be taken."""
    wished = favourite(view, next_counts(view), prize)
    loss = missed(view, next_counts(view), wished, prize) // DENIAL
    picky = view.refuse_dead_dice == 1 and something_fits(view)
    count, before = 0, NO_DIE
    for index in range(int(view.rolled)):
        die = int(view.pool[index])
        if die != before and (not picky or fits(own_building(view), value_of(die))):
            count = list_squares(sketch, die, prize, loss if die == wished else 0, plans, count)
        before = die
    return count


@rule
def list_squares(sketch: Sketch, die: int, prize: int, extra: int, plans: Numbers, count: int) -> int:
    """A die on every square where it fits, or dead."""
    before = count
    fitting = False
    for square in range(SQUARES):
        if fits_on(int(sketch.tops), square, value_of(die)):
            fitting = True
            count = insert(plans, count, die, square, worth_on(sketch, die, square, prize) + extra)
    return count if fitting else insert(plans, before, die, NO_STEP, worth_without(sketch, prize) + extra)


@rule
def insert(plans: Numbers, count: int, die: int, square: int, worth: int) -> int:
    """Put a move in its place among the best; how many there are then."""
    row = 0
    for before in range(min(count, LONGEST_LIST), 0, -1):
        if plans[before - 1, WORTH] >= worth:
            row = before
            break
        for column in range(WORTH + 1):
            plans[before, column] = plans[before - 1, column]
    plans[row, DIE], plans[row, WORTH] = TAKE + die, worth
    plans[row, SQUARE] = NO_STEP if square == NO_STEP else PLACE + square
    if count == LONGEST_LIST:
        for column in range(WORTH + 1):
            plans[count, column] = NO_STEP
        return count
    return count + 1
