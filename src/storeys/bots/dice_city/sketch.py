"""What the swift player of Dice City knows of a position: everything is weighed once, nothing is tried on a copy."""

from typing import Annotated

import numpy as np

from ...games.dice_city.building import card_from
from ...games.dice_city.cards import (
    CATHEDRAL,
    COST,
    CULTURAL,
    ENEMIES,
    LOCATION_KINDS,
    POINTS,
    RESOURCES,
    SHIP_COST,
    SHIP_POINTS,
    TYPE,
)
from ...games.dice_city.cities import cultural_locations, is_active
from ...games.dice_city.state import COLUMNS, EMPTY, PLACES, ROWS, SOURCES, Player, State
from ...games.kit import VIEW, Numbers, Record, i32, paper_behind, rule
from .paper import PURCHASES
from .worth import NOTHING, POINT, cathedrals, place_worth, turns_left, uses_worth, weigh_uses

LISTED = 32  # candidates of a search whose worth is kept
BYTE = 8  # bits for each resource of a stock or a cost: nobody ever has 128 of one
GUARD = 0x808080  # the highest bit of each, which is borrowed where too little is there


class Sketch(Record):
    """Worths in hundredths of a victory point; stocks and costs in one number, a byte for each resource."""

    turns: i32  # that are left after this one
    yields: Annotated[Numbers, np.int32, (RESOURCES,)]
    uses: Annotated[Numbers, np.int32, (LOCATION_KINDS,)]  # what a use brings, by kind
    averages: Annotated[Numbers, np.int32, (ROWS,)]  # what a die brings that is rolled
    values: Annotated[Numbers, np.int32, (PLACES,)]  # what every place of the city is worth
    guests: Annotated[Numbers, np.int32, (ROWS,)]  # cathedrals on each row, which like cultural locations
    wishes: Annotated[Numbers, np.int32, (PURCHASES,)]  # what every purchase is worth
    costs: Annotated[Numbers, np.int32, (PURCHASES,)]
    sites: Annotated[Numbers, np.int32, (SOURCES,)]  # the best place for the card of every source
    wanted: Annotated[Numbers, np.int32, (PURCHASES,)]  # purchases that are worth anything
    wants: i32  # how many of them
    columns: Annotated[Numbers, np.int32, (ROWS,)]  # where the dice are supposed to stand
    stock: Annotated[Numbers, np.int32, (RESOURCES,)]  # after all of them
    base: i32  # what the turn comes to if all of them are used where they stand …
    rests: Annotated[Numbers, np.int32, (ROWS,)]  # … without one of them …
    moves: Annotated[Numbers, np.int32, (2 * ROWS * ROWS,)]  # … and if one moves another, or NOTHING
    promises: Annotated[Numbers, np.int32, (LISTED,)]  # what the candidates of a search seem to be worth
    features: Annotated[Numbers, np.int32, (16,)]  # of a seat, where a position is estimated


sketch_on = paper_behind(Sketch, VIEW)


@rule
def packed(wood: int, stone: int, iron: int) -> int:
    return wood | stone << BYTE | iron << 2 * BYTE


@rule
def covers(stock: int, cost: int) -> bool:
    """Whether there is enough of every resource."""
    return ((stock | GUARD) - cost) & GUARD == GUARD


# --- The city --------------------------------------------------------------------------------------------------------


@rule
def weigh_places(player: Player, sketch: Sketch) -> None:
    """Write down what every place is worth, and what a die brings on average in every row."""
    for row in range(ROWS):
        total = 0
        sketch.guests[row] = cathedrals(player, row)
        for place in range(row * COLUMNS, (row + 1) * COLUMNS):
            sketch.values[place] = place_worth(player, place, sketch)
            if is_active(player, place):
                total += int(sketch.uses[int(player.cards[place])])
        sketch.averages[row] = total // COLUMNS


@rule
def cultural_worth(player: Player, kind: int, place: int, sketch: Sketch) -> int:
    """What cathedrals on a row gain or lose by a card, and what one is worth there itself."""
    row, was_cultural = place // COLUMNS, int(TYPE[player.cards[place]] == CULTURAL)
    worth = POINT * int(sketch.guests[row]) * (int(TYPE[kind] == CULTURAL) - was_cultural)
    if kind == CATHEDRAL:
        worth += POINT * (cultural_locations(player, row) + 1 - was_cultural)
    return worth


@rule
def plainest(sketch: Sketch) -> int:
    """The place that is worth least, or PLACES if there are cathedrals, to which it matters what stands beside them."""
    for row in range(ROWS):
        if sketch.guests[row] > 0:
            return PLACES
    least = 0
    for place in range(1, PLACES):
        if sketch.values[place] < sketch.values[least]:
            least = place
    return least


@rule
def site_for(player: Player, kind: int, plain: int, sketch: Sketch) -> int:
    """Where a card is worth most."""
    if plain < PLACES and kind != CATHEDRAL:
        return plain
    best, best_worth = 0, cultural_worth(player, kind, 0, sketch) - int(sketch.values[0])
    for place in range(1, PLACES):
        worth = cultural_worth(player, kind, place, sketch) - int(sketch.values[place])
        if worth > best_worth:
            best, best_worth = place, worth
    return best


# --- Wishes ----------------------------------------------------------------------------------------------------------


@rule
def want(purchase: int, worth: int, cost: int, sketch: Sketch) -> None:
    sketch.wishes[purchase], sketch.costs[purchase] = worth, cost
    if worth > 0:
        sketch.wanted[sketch.wants] = purchase
        sketch.wants += 1


@rule
def weigh_cards(view: State, player: Player, sketch: Sketch) -> None:
    """Write down what every card on offer is worth, and where."""
    plain = plainest(sketch)
    for source in range(SOURCES):
        kind = card_from(view, source)
        sketch.wishes[source] = NOTHING
        if kind != EMPTY:
            place = site_for(player, kind, plain, sketch)
            worth = POINT * int(POINTS[kind]) + uses_worth(sketch, kind) - int(sketch.values[place])
            worth += cultural_worth(player, kind, place, sketch)
            sketch.sites[source] = place
            want(source, worth, packed(int(COST[kind, 0]), int(COST[kind, 1]), int(COST[kind, 2])), sketch)


@rule
def weigh_ships(view: State, sketch: Sketch) -> None:
    for ship in range(ENEMIES):
        if view.ships[ship] > 0:
            each = int(SHIP_COST[ship])
            want(SOURCES + ship, POINT * int(SHIP_POINTS[ship]), packed(each, each, each), sketch)


@rule
def draw(view: State, seat: int, sketch: Sketch) -> None:
    """Write down what everything is worth to this player now."""
    player = view.players[seat]
    sketch.turns, sketch.wants = turns_left(view), 0
    weigh_uses(player, sketch)
    weigh_places(player, sketch)
    weigh_cards(view, player, sketch)
    weigh_ships(view, sketch)
