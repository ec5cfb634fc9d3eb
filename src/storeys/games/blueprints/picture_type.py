"""The type of the picture: what a client draws of a position. What is hidden from its reader is None."""

from typing import Literal, TypedDict

from ..kit import Every, SheetLine
from .awards import Award, Prize
from .buildings import Source
from .dice import Material

Phase = Literal["starting", "demand", "dealing", "drawing", "taking", "placing", "discarding", "ended"]


class Die(TypedDict):
    """A die, wherever it is."""

    material: Material
    value: int


class Place(TypedDict):
    """A square of a plan."""

    row: int
    column: int


class Placement(Place):
    """What a die would change on a square: how many points the building would be worth more, and from what."""

    points: int
    gains: Every[Source, int]


class PoolDie(Die):
    """A die of the pool."""

    fits: bool | None  # whether the seat to move could place it; nothing when that is not the reader's to know
    places: list[Placement] | None  # where; nothing when it is not to be taken now, either


class DieInHand(Die):
    """A die that is taken and not yet placed."""

    places: list[Placement] | None  # where it may stand; nothing when that is not the reader's to know


class TakenDie(Die):
    """A die somebody has taken; where it stands is told to its owner, and to all when the round is scored."""

    dead: bool
    row: int | None
    column: int | None
    floor: int | None


class Building(TypedDict):
    """A building with its plan."""

    plan: str | None
    dice: list[TakenDie]
    heights: list[int] | None  # of its squares
    lines: list[SheetLine] | None
    score: int | None


class WonAward(TypedDict):
    """An award, and the round it was won in."""

    award: Award
    round: int


class WonPrize(TypedDict):
    """A prize, and the round it was won in."""

    prize: Prize
    round: int


class Won(TypedDict):
    """What a player has won; of the others that is not told before the end, unless the table plays openly."""

    awards: list[WonAward] | None
    prizes: list[WonPrize] | None
    points: int | None


class Player(Building, Won):
    """What lies before a player and behind the screen."""

    left: int  # dice still to be taken in this round
    held: int  # how many awards and prizes


class ScoredBuilding(Building):
    """Who won what is announced when a round is scored, and then lies face down."""

    rank: int | None
    award: Award | None
    prizes: list[Prize]


class Revealed(TypedDict):
    """All buildings of the round that was scored last."""

    round: int
    order: list[int]
    demand: list[Material]
    players: list[ScoredBuilding]


class Picture(TypedDict):
    """The whole table."""

    phase: Phase
    round: int
    starter: int
    order: list[int]
    demand: list[Material]
    pool: list[PoolDie]
    bag: Every[Material, int]
    die: DieInHand | None
    open_awards: bool
    refuse_dead_dice: bool
    players: list[Player]
    revealed: Revealed | None
