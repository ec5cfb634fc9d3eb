"""The locations of Dice City (D-2, D-3), the bandits and the ships: one table each.

A location is what it costs, how it is defended, what it is worth, and what using it does. Most abilities are columns:
resources, strength and victory points that come at once, and what lasts until the end of the turn. The odd ones have
a name in the column `ability`, and a function of that name in abilities.py.
"""

from typing import Any, Literal, NamedTuple, get_args

import numpy as np
from numpy.typing import NDArray

from ..kit import rule

RESOURCES = 3
Resource = Literal["wood", "stone", "iron"]
RESOURCE_NAMES: tuple[Resource, ...] = get_args(Resource)
WOOD, STONE, IRON = range(RESOURCES)

Type = Literal["resource", "military", "economic", "cultural", "civic"]
TYPE_NAMES: tuple[Type, ...] = get_args(Type)
RESOURCE, MILITARY, ECONOMIC, CULTURAL, CIVIC = range(5)

# Abilities that last until the end of the turn (D-12): who they are named after.
Lasting = Literal["blacksmith", "mint", "training_camp"]
LASTING_NAMES: tuple[Lasting, ...] = get_args(Lasting)
LASTING = len(LASTING_NAMES)
BLACKSMITH, MINT, TRAINING_CAMP = range(LASTING)
NOTHING_LASTS = -1

# Abilities that no column can express.
ABILITIES = 12
(
    NO_ABILITY,
    REROLL,  # this die
    REROLL_MORE,  # this die and any others
    MOVE_DIE,  # another die to any column
    COPY_ROW,
    COPY_WAITING,  # a location with a die on it
    COPY_CITY,
    ENLIST,  # a regular army, free
    BARTER,  # one or two of a resource for twice as many others
    MULTIPLY,  # one of a resource for three
    TAX,  # one resource for each harvest location of the row
    CELEBRATE,  # a victory point for each pair of resources
) = range(ABILITIES)


class Location(NamedTuple):
    """One row of the table of D-2 and D-3."""

    name: str
    type: int
    cost: tuple[int, int, int] = (0, 0, 0)  # wood, stone, iron
    defense: int = 0  # 0: it cannot be attacked
    points: int = 0  # victory points at the end; the cathedral's are counted
    gain: tuple[int, int, int] = (0, 0, 0)  # wood, stone, iron
    strength: int = 0
    bandit_strength: int = 0  # strength against bandits only
    tokens: int = 0  # victory points at once
    lasting: int = NOTHING_LASTS
    ability: int = NO_ABILITY
    army: bool = False  # ARMY: the blacksmith adds to it
    harvest: bool = False  # HARVEST: the merchant guild counts it
    deactivates: bool = False  # ⊘: using it deactivates it


PRINTED = (
    Location("forest", RESOURCE, gain=(1, 0, 0)),
    Location("mountain", RESOURCE, gain=(0, 1, 0)),
    Location("cave", RESOURCE, gain=(0, 0, 1)),
    Location("militia", MILITARY, strength=1, army=True),
    Location("house", CULTURAL, tokens=1),
    Location("traveller", CIVIC, ability=REROLL),
)

ALWAYS_AVAILABLE = (
    Location("lumber_mill", RESOURCE, (2, 0, 0), 2, gain=(2, 0, 0), harvest=True),
    Location("quarry", RESOURCE, (0, 2, 0), 2, gain=(0, 2, 0), harvest=True),
    Location("mine", RESOURCE, (0, 0, 2), 2, gain=(0, 0, 2), harvest=True),
    Location("regular_army", MILITARY, (0, 0, 2), 3, 1, strength=2, army=True),
)

DECK = (
    Location("barracks", MILITARY, (0, 2, 1), 4, 2, ability=ENLIST),
    Location("blacksmith", MILITARY, (0, 1, 2), 4, 2, lasting=BLACKSMITH),
    Location("catapult", MILITARY, (2, 0, 1), 4, 2, strength=3, army=True, deactivates=True),
    Location("training_camp", MILITARY, (1, 0, 1), 3, 1, lasting=TRAINING_CAMP),
    Location("watch_tower", MILITARY, (1, 1, 1), 4, 2, bandit_strength=3, army=True),
    Location("bazaar", ECONOMIC, (1, 0, 1), 3, 1, gain=(1, 1, 1), deactivates=True),
    Location("market_place", ECONOMIC, (2, 0, 1), 4, 2, ability=BARTER),
    Location("merchant_guild", ECONOMIC, (2, 1, 1), 5, 3, ability=TAX, deactivates=True),
    Location("mint", ECONOMIC, (0, 2, 2), 5, 3, lasting=MINT),
    Location("storehouse", ECONOMIC, (1, 1, 0), 3, 1, ability=MULTIPLY),
    Location("cathedral", CULTURAL, (1, 2, 2), 6),
    Location("festival_hall", CULTURAL, (2, 0, 0), 3, 1, ability=CELEBRATE),
    Location("grand_statue", CULTURAL, (0, 1, 1), 4, 2),
    Location("great_wall", CULTURAL, (0, 2, 1), 5, 3),
    Location("manor", CULTURAL, (1, 2, 0), 4, 2, tokens=2),
    Location("cemetery", CIVIC, (1, 1, 0), 3, 1, ability=COPY_ROW, deactivates=True),
    Location("church", CIVIC, (1, 1, 1), 4, 2, ability=COPY_WAITING),
    Location("stables", CIVIC, (2, 0, 0), 3, 1, ability=MOVE_DIE),
    Location("town_hall", CIVIC, (2, 2, 1), 5, 3, ability=COPY_CITY),
    Location("well", CIVIC, (0, 1, 1), 3, 1, ability=REROLL_MORE),
)

LOCATIONS = (*PRINTED, *ALWAYS_AVAILABLE, *DECK)
NAMES = tuple(location.name for location in LOCATIONS)
LOCATION_KINDS = len(LOCATIONS)
FIRST_CARD = len(PRINTED)  # kinds from here on are cards …
FIRST_OF_DECK = FIRST_CARD + len(ALWAYS_AVAILABLE)  # … and from here on in the location deck
CARD_KINDS, PILES, DECK_KINDS = LOCATION_KINDS - FIRST_CARD, len(ALWAYS_AVAILABLE), len(DECK)
PILE_SIZE, COPIES = 15, 3  # D-3

HOUSE, REGULAR_ARMY, CATHEDRAL = NAMES.index("house"), NAMES.index("regular_army"), NAMES.index("cathedral")
GRAND_STATUE, GREAT_WALL = NAMES.index("grand_statue"), NAMES.index("great_wall")


def _column(field: str) -> NDArray[Any]:
    return np.array([getattr(location, field) for location in LOCATIONS], np.int32)


TYPE, COST, DEFENSE, POINTS = _column("type"), _column("cost"), _column("defense"), _column("points")
GAIN, STRENGTH, BANDIT_STRENGTH, TOKENS = (
    _column("gain"),
    _column("strength"),
    _column("bandit_strength"),
    _column("tokens"),
)
LASTS, ABILITY = _column("lasting"), _column("ability")
ARMY, HARVEST, DEACTIVATES = _column("army"), _column("harvest"), _column("deactivates")
LEAST_DEFENSE = int(DEFENSE[FIRST_CARD:].min())

# D-4: three piles of bandits; D-5: three piles of ships, each of as many of every resource.
ENEMIES = 3
BANDIT_DEFENSE, BANDIT_POINTS = np.array([3, 4, 5]), np.array([2, 3, 4])
SHIP_COST, SHIP_POINTS = np.array([2, 3, 4]), np.array([5, 10, 20])


@rule
def bandits_in_pile(seats: int) -> int:
    """D-4, D-33: seats + 2 of each kind; in solo one, never used up."""
    return 1 if seats == 1 else seats + 2


@rule
def ships_in_pile(seats: int, ship: int) -> int:
    """D-5, D-33: seats + 2, seats and one; in solo one of each, never used up."""
    if seats == 1 or ship == 2:
        return 1
    return seats + 2 if ship == 0 else seats


@rule
def is_card(kind: int) -> bool:
    """Whether a location is a card, and not printed on the board."""
    return kind >= FIRST_CARD


@rule
def can_pay(stock: NDArray[np.int32], kind: int) -> bool:
    """D-23: whether a stock covers the cost of a card."""
    for resource in range(RESOURCES):
        if stock[resource] < COST[kind, resource]:
            return False
    return True
