"""The type of the picture: what a client draws of a position. What is hidden from its reader is None."""

from typing import Annotated, Literal, TypedDict

from ..kit import SheetLine
from .cards import Kind
from .lattice import Axis

Phase = Literal[
    "starting",
    "dealing",
    "acting",
    "placing",
    "turning",
    "moving",
    "settling",
    "sliding",
    "pressing",
    "returning",
    "aside",
    "ended",
]
Hands = Literal["calm", "steady", "trembling", "own"]
Ending = Literal["emptied", "stalled", "last-left", "collapsed"]
Rivet = Literal["firm", "loose", "broken"]
Whereabouts = Literal["reserve", "site", "fallen", "gone"]
Step = Literal["shift", "move", "aside", "return"]

Point = Annotated[list[int], 3]
Bar = Annotated[list[Point], 2]  # a girder, by its two ends


# --- The site --------------------------------------------------------------------------------------------------------


class Cell(TypedDict):
    """A unit cube, by its lowest corner."""

    x: int
    y: int
    z: int


class Place(TypedDict):
    """Where a card is or could be: the axis it faces, and its centre."""

    normal: Axis
    x: int
    y: int
    z: int


class NamedPlace(Place):
    """A place by its name, too."""

    slot: str


class Standing(NamedPlace):
    """A card on the site."""

    card: str
    kind: Kind
    girders: str
    bars: list[Bar]
    printed: bool
    seat: int | None  # who built it; nobody built the H
    on: int | None
    standable: bool
    top: int
    rivet: Rivet | None  # the crossbar has none


class Floor(TypedDict):
    """What somebody stands on: a card and its level, none on the ground."""

    card: int | None
    level: int | None


class Spot(Cell, Floor):
    """Where somebody could stand."""

    cell: str
    open: bool


class Level(TypedDict):
    """Floors that are joined."""

    height: int
    number: int  # counted from 1 above the ground in its tower
    below: int | None
    cards: list[int]
    open: bool  # one without an open cell can be neither stopped on nor passed


class Site(TypedDict):
    """All that stands."""

    cards: list[Standing]
    cells: list[Spot]
    levels: list[Level]


# --- The players -----------------------------------------------------------------------------------------------------


class Worker(Floor):
    """One of a player's workers."""

    worker: int
    where: Whereabouts
    cell: str | None
    trapped: bool
    lying: bool  # it slid and came to rest lying down


class Player(TypedDict):
    """What a player has."""

    score: int
    out: bool
    hand: int
    bases: int
    cards: list[str] | None  # hidden from the others
    reserve: int
    workers: list[Worker]
    lines: list[SheetLine]


# --- What is being chosen --------------------------------------------------------------------------------------------


class Turning(TypedDict):
    """One way to turn the chosen card."""

    girders: str
    bars: list[Bar]
    connected: str  # letters of the girders that connect
    points: int
    doubled: bool


class Slot(NamedPlace):
    """Where the chosen card may go."""

    points: int  # the best of its turnings
    turnings: list[Turning]


class Target(TypedDict):
    """Where the worker that is asked about may go."""

    cell: str
    do: Step


class Chosen(TypedDict):
    """What has been chosen so far."""

    card: str | None
    slot: str | None
    worker: int | None


class Asked(TypedDict):
    """The worker that is asked about."""

    seat: int
    worker: int


# --- The whole -------------------------------------------------------------------------------------------------------


class Idle(TypedDict):
    """Turns in a row in which nobody built, and how many end the match."""

    turns: int
    limit: int


class Moment(TypedDict):
    """Whose turn it is, and what the table plays by."""

    phase: Phase
    seat: int
    starter: int
    actions: int
    hands: Hands
    pairs: bool
    play_out_the_round: bool
    lowest_space: int
    braced: bool
    idle: Idle
    top: int
    emptied: list[int]
    deck: int
    ending: Ending | None


class Picture(Moment, Site):
    """The whole table."""

    players: list[Player]
    chosen: Chosen
    slots: list[Slot]
    targets: list[Target]
    asked: Asked | None
