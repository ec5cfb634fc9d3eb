"""What a position of Dice City is likely to come to, where a playout is cut short: the points so far, and what the city
will bring in the turns that are left. The weights were found by `python -m storeys.lab.dice_city.value`.
"""

import numpy as np

from ...games.dice_city.cards import RESOURCES
from ...games.dice_city.cities import is_active
from ...games.dice_city.ending import score, turn_order
from ...games.dice_city.state import COLUMNS, OFF, PLACES, ROWS, Player, State
from ...games.kit import Batch, Numbers, rule
from .sketch import Sketch, sketch_on
from .worth import turns_left, weigh_uses

HUNDRED, SCALE = 100, 1000  # weights are thousandths
FEATURES = ("constant", "turns", "income", "growth", "kept", "tokens", "dice", "late")

# Alone every feature counts; with others, what all seats have in common and what tells them apart count differently.
ALONE = np.array([-2153, -491, 909, -278, 1318, 1072, 673, 2196])
COMMON = np.array([-1416, 25999, -2911, 2835, -946, -751, -237, -20139])
APART = np.array([0, 1559, 524, 492, 1022, 260, 663, -2494])
# Of what the points will be, in hundredths: at the end, and for every turn that is left.
SPREAD_ALONE, SPREAD_ALONE_A_TURN = 70, 28
SPREAD, SPREAD_A_TURN = 160, 22


@rule
def seat_turns(state: State, seat: int, turns: int) -> int:
    """How many turns a seat still has, the one that is going on included."""
    return turns + int(turn_order(state, seat) >= turn_order(state, int(state.seat)))


@rule
def income(player: Player, sketch: Sketch) -> int:
    """What five dice bring on average, used where they fall."""
    total = 0
    for place in range(PLACES):
        if is_active(player, place):
            total += int(sketch.uses[int(player.cards[place])])
    return total // COLUMNS


@rule
def fallen(player: Player, sketch: Sketch) -> int:
    """What the dice bring that lie there now."""
    total = 0
    for die in range(ROWS):
        column = int(player.dice[die])
        if column != OFF and is_active(player, die * COLUMNS + column):
            total += int(sketch.uses[int(player.cards[die * COLUMNS + column])])
    return total


@rule
def describe(state: State, seat: int, turns: int, sketch: Sketch, found: Numbers) -> None:
    """Write the features of a seat into a row, in hundredths."""
    player, left = state.players[seat], seat_turns(state, seat, turns)
    sketch.turns = turns
    weigh_uses(player, sketch)
    each, held = income(player, sketch), 0
    for resource in range(RESOURCES):
        held += min(1, int(player.stock[resource]))
    found[0], found[1], found[2] = 100, 100 * left, each * left
    found[3] = each * left * left // 10
    found[4] = 100 * held if left > 0 else 0
    found[5] = 100 * int(player.passes) if left > 0 else 0
    found[6] = fallen(player, sketch) - each if left > 0 else 0
    found[7] = 10 * left * left


@rule
def weighed(found: Numbers, weights: Numbers) -> int:
    total = 0
    for feature in range(len(FEATURES)):
        total += int(weights[feature]) * int(found[feature])
    return total // SCALE


@rule
def estimate_alone(state: State, sketch: Sketch, points: Numbers) -> int:
    turns = turns_left(state)
    describe(state, 0, turns, sketch, sketch.features)
    points[0] = HUNDRED * score(state, 0) + weighed(sketch.features, ALONE)
    return SPREAD_ALONE + SPREAD_ALONE_A_TURN * turns


@rule
def estimate(desk: Batch, points: Numbers) -> int:
    """The points that every seat may expect, in hundredths; their spread."""
    state, sketch = desk[0], sketch_on(desk)
    seats, turns, mean = int(state.seats), turns_left(state), 0
    if seats == 1:
        return estimate_alone(state, sketch, points)
    for seat in range(seats):
        describe(state, seat, turns, sketch, sketch.features)
        apart = weighed(sketch.features, APART)
        mean += weighed(sketch.features, COMMON) - apart
        points[seat] = HUNDRED * score(state, seat) + apart
    for seat in range(seats):
        points[seat] += mean // seats
    return SPREAD + SPREAD_A_TURN * turns
