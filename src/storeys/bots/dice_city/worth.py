"""What a city is worth in Dice City, in hundredths of a victory point.

A location is worth its victory points, and what its use brings as often as a die may use it in the turns that are
left. What a use brings depends on the city: the more of a resource it yields beside the others, the less one more of
it is worth. The figures were tuned in games alone and in matches of the bot against itself.
"""

import numpy as np

from ...games.dice_city.cards import (
    BANDIT_STRENGTH,
    CATHEDRAL,
    CULTURAL,
    DEACTIVATES,
    ENEMIES,
    GAIN,
    LOCATION_KINDS,
    NAMES,
    POINTS,
    RESOURCES,
    STRENGTH,
    TOKENS,
    TYPE,
)
from ...games.dice_city.cities import cultural_locations, is_active, points, row_of
from ...games.dice_city.ending import last_round
from ...games.dice_city.state import COLUMNS, GOES_ON, PLACES, Player, State
from ...games.kit import rule
from .paper import Paper, Worths

POINT = 100
NOTHING = -(1 << 24)

RESOURCE = 103  # a resource of which the city yields as much as of the others
BALANCE = 140  # percent: how much it matters that a city yields much or little of a resource
TRADE_WINDS = 5  # what a resource is worth more for every ten that the city yields: ships ask for many at once
FORCE = 55  # a strength; alone it beats nobody
BANDIT_FORCE = 58  # a strength against bandits only
USED = 15  # percent of turns in which a die uses a given location: one side of six
SLEEPING = 48  # percent that a deactivated location is still worth
WAKING = 51  # what it costs to wake a location that its use deactivates

# What a use of the other locations brings, roughly.
ODD = {
    "traveller": 88,
    "barracks": 112,
    "blacksmith": 55,
    "training_camp": 53,
    "market_place": 172,
    "merchant_guild": 113,
    "mint": 300,
    "storehouse": 207,
    "festival_hall": 242,
    "cemetery": 79,
    "church": 104,
    "stables": 48,
    "town_hall": 165,
    "well": 75,
}
ODD_USES = np.array([ODD.get(name, 0) for name in NAMES])

LONG = 14  # turns that a match of several players takes, unless it ends earlier …
SOON = 2  # … or goes on and on
BANDIT_PACE = 23  # turns, in tenths, in which a player takes one of the bandits that are left …
SHIP_PACE = 42  # … and one of the ships until two piles are empty


# --- Turns -----------------------------------------------------------------------------------------------------------


@rule
def turns_left(state: State) -> int:
    """How many turns are to come after this one, as far as one can tell."""
    if state.seats == 1:
        return last_round(state) - int(state.round)
    if state.ending != GOES_ON:
        return 0
    bandits, ships, most = 0, 0, 0
    for pile in range(ENEMIES):
        bandits += int(state.bandits[pile])
        ships += int(state.ships[pile])
        most = max(most, int(state.ships[pile]))
    pace = min(BANDIT_PACE * bandits, SHIP_PACE * (ships - most)) // (10 * int(state.seats))
    return min(max(SOON, LONG - int(state.round)), int(state.left) // int(state.seats), 1 + pace)


# --- Uses ------------------------------------------------------------------------------------------------------------


@rule
def add_yields(player: Player, paper: Worths) -> None:
    """Write down how much of each resource the city yields on all its places."""
    yields = paper.yields
    for resource in range(RESOURCES):
        yields[resource] = 0
        for place in range(PLACES):
            yields[resource] += int(GAIN[player.cards[place], resource])


@rule
def price(paper: Worths, resource: int) -> int:
    """What a resource is worth: the more of it the city yields beside the others, the less."""
    yields = paper.yields
    total = int(yields[0]) + int(yields[1]) + int(yields[2])
    share = 100 * RESOURCES * (int(yields[resource]) + 1) // (total + RESOURCES)
    return (RESOURCE + TRADE_WINDS * total // 10) * (100 + BALANCE) // (100 + BALANCE * share // 100)


@rule
def weigh_uses(player: Player, paper: Worths) -> None:
    """Write down what a use of every kind of location brings in this city."""
    add_yields(player, paper)
    for kind in range(LOCATION_KINDS):
        worth = POINT * int(TOKENS[kind]) + int(ODD_USES[kind]) - WAKING * int(DEACTIVATES[kind])
        for resource in range(RESOURCES):
            if GAIN[kind, resource] > 0:
                worth += int(GAIN[kind, resource]) * price(paper, resource)
        paper.uses[kind] = worth + FORCE * int(STRENGTH[kind]) + BANDIT_FORCE * int(BANDIT_STRENGTH[kind])


# --- Locations -------------------------------------------------------------------------------------------------------


@rule
def uses_worth(paper: Worths, kind: int) -> int:
    """What all uses of a location bring that are to come after this turn."""
    return int(paper.uses[kind]) * USED * int(paper.turns) // 100


@rule
def place_worth(player: Player, place: int, paper: Worths) -> int:
    """What a location will bring: its victory points, and its uses."""
    uses = uses_worth(paper, int(player.cards[place]))
    if not is_active(player, place):
        uses = uses * SLEEPING // 100
    return POINT * points(player, place) + uses


@rule
def city_worth(player: Player, paper: Paper) -> int:
    worth = 0
    for place in range(PLACES):
        worth += place_worth(player, place, paper)
    return worth


@rule
def loss_asleep(kind: int, paper: Worths) -> int:
    """What a deactivation token costs the owner of a location."""
    return uses_worth(paper, kind) * (100 - SLEEPING) // 100


# --- Cards -----------------------------------------------------------------------------------------------------------


@rule
def card_worth(player: Player, kind: int, place: int, paper: Paper) -> int:
    """What a card on this place will bring more than what is there now."""
    row, worth = row_of(place), POINT * int(POINTS[kind]) + uses_worth(paper, kind)
    was_cultural = int(TYPE[player.cards[place]] == CULTURAL)
    if kind == CATHEDRAL:
        worth += POINT * (cultural_locations(player, row) + 1 - was_cultural)
    worth += POINT * cathedrals(player, row) * (int(TYPE[kind] == CULTURAL) - was_cultural)
    return worth - place_worth(player, place, paper)


@rule
def cathedrals(player: Player, row: int) -> int:
    count = 0
    for place in range(row * COLUMNS, (row + 1) * COLUMNS):
        count += int(player.cards[place] == CATHEDRAL)
    return count


@rule
def best_site(player: Player, kind: int, paper: Paper) -> int:
    """Where a card is worth most."""
    best, best_worth = 0, card_worth(player, kind, 0, paper)
    for place in range(1, PLACES):
        worth = card_worth(player, kind, place, paper)
        if worth > best_worth:
            best, best_worth = place, worth
    return best
