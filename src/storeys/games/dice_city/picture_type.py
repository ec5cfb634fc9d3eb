"""The type of the picture: what a client draws of a position. What lies face down for its reader is None."""

from typing import Literal, TypedDict

from ..kit import Every
from .cards import Lasting, Resource, Type
from .state import Row

Phase = Literal[
    "starting",
    "dice",
    "refreshing",
    "copying",
    "placing",
    "exchanging",
    "storing",
    "shifting",
    "rerolling",
    "attack",
    "build",
    "adorning",
    "declaring",
    "ending",
    "ended",
]
Asked = Literal[Phase, "dealing", "rolling"]
Step = Literal["dice", "attack", "build", "end"]
Use = Literal["use", "move", "refresh", "reactivate", "pass", "forfeit"]
Why = Literal["bandits", "ships", "deck", "declared", "rounds"]
Gain = Literal[Resource, "strength", "bandit_strength", "points"]

Goods = Every[Resource, int]
Gains = dict[Gain, int]  # those that are not 0


# --- Locations -------------------------------------------------------------------------------------------------------


class Marks(TypedDict):
    """What is printed on a location, wherever it lies."""

    type: Type
    army: bool
    harvest: bool
    deactivates: bool


class Location(Marks):
    """A location that is defended and worth something."""

    card: str
    defense: int | None  # what cannot be attacked has none
    points: int | None  # the cathedral's are counted at the end


class Plot(Location):
    """A location in a city."""

    printed: bool
    active: bool
    die: bool  # its row's die waits on it
    gives: Gains  # what using it now would give at once
    target: bool  # the seat whose turn it is could attack it now


class Offer(Location):
    """A card that can be built."""

    slot: int  # from 1; 0 for the piles that are always there
    cost: Goods
    affordable: bool
    brings: list[list[int]]  # the points each plot of the builder's city would gain by it now, row by row; else empty


class Pile(Offer):
    """Cards of one kind that can be built."""

    left: int


class Deck(TypedDict):
    """The location deck; everybody can work out what is in it, and not in which order."""

    cards: int
    contents: dict[str, int]


class Bandits(TypedDict):
    """A pile of bandits; alone, nobody counts how many are left."""

    bandits: int
    defense: int
    points: int
    left: int | None


class Ship(TypedDict):
    """A pile of ships; alone, nobody counts how many are left."""

    ship: int
    cost: Goods
    points: int
    left: int | None
    affordable: bool


# --- Players ---------------------------------------------------------------------------------------------------------


class FaceDown(TypedDict):
    """What only its owner knows, unless the table plays openly."""

    tokens: int | None
    bandits: list[int] | None
    ships: list[int] | None
    points: int | None


class Player(FaceDown):
    """A player with the city."""

    city: list[list[Plot]]
    dice: Every[Row, int | None]  # the column where each waits
    can: Every[Row, list[Use]]
    stock: Goods
    pass_tokens: int
    cards: int
    bought: int
    city_points: int
    full_rows: int


# --- The turn --------------------------------------------------------------------------------------------------------


class Place(TypedDict):
    """A place of a city."""

    row: Row
    column: int


class Link(Place):
    """A place, and the card on it."""

    card: str


class Turn(TypedDict):
    """What holds until the turn is over."""

    strength: int
    bandit_strength: int
    gained: int
    lasting: Every[Lasting, int]
    refreshed: bool
    passed: bool
    rerolls: int
    rerolls_limit: int
    die: Row | None
    chain: list[Link]
    discards_left: int
    included: list[Row]


class Solo(TypedDict):
    """How somebody plays alone."""

    hard: bool


class Ending(TypedDict):
    """Why the match ends, and who brought it about."""

    why: Why
    seat: int


class Picture(TypedDict):
    """The whole table."""

    phase: Asked
    step: Step | None
    seat: int | None
    starter: int | None
    round: int
    rounds: int
    open_totals: bool
    solo: Solo | None
    ending: Ending | None
    turn: Turn
    display: list[Offer | None]
    columns: int
    piles: list[Pile]
    deck: Deck
    gone: dict[str, int]
    bandits: list[Bandits]
    ships: list[Ship]
    steal_cost: int
    players: list[Player]
