"""The score sheets: a building line by line (B-19 … B-23), and what a player has won so far (B-25, B-26)."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from ..kit import Line, Reason, as_bytes
from . import buildings
from .awards import (
    AWARD_NAMES,
    FACE_DOWN,
    GOLD,
    PRIZE_NAMES,
    PRIZE_POINTS,
    PRIZES,
    SILVER,
    Round,
    hand_out,
    rank,
)
from .buildings import Building, Source, dice_of, fits_on
from .dice import GLASS, MATERIAL_NAMES, RECYCLED, STONE, WOOD, value_of
from .plans import SQUARES
from .reading import parse_building
from .rules import awards_won, prizes_won
from .state import ROUNDS, State

PLACEMENTS = 1024  # of dice that are remembered: a position is drawn for several readers, and more than once
OUTCOMES = 256  # of rounds that are remembered: they are asked for with every move after that

# Each material with the rule that scores it.
MATERIAL_LINES = (
    (WOOD, "B-20", "blueprints-building-wood", buildings.wood_points),
    (RECYCLED, "B-21", "blueprints-building-recycled", buildings.recycled_points),
    (STONE, "B-22", "blueprints-building-stone", buildings.stone_points),
    (GLASS, "B-23", "blueprints-building-glass", buildings.glass_points),
)


def score_building(text: str) -> list[Line]:
    """What a building scores: score_building("X1/31/1X wood-3@12 glass-5@21"); PositionError if it cannot stand."""
    return building_lines(parse_building(text))


def building_lines(building: Building) -> list[Line]:
    """The lines of a building that is in sight; those without points are left out."""
    lines = [Line("B-19", "blueprints-building-bonus", {}, buildings.bonus(building))]
    for material, number, message, points in MATERIAL_LINES:
        lines.append(Line(number, message, {"dice": dice_of(building, material)}, points(building)))
    return [line for line in lines if line.points]


# --- What a die would bring ------------------------------------------------------------------------------------------

Gains = dict[Source, int]
SOURCES: list[tuple[Source, Callable[[Building], int]]] = [
    *((MATERIAL_NAMES[material], points) for material, _, _, points in MATERIAL_LINES),
    ("bonus", buildings.bonus),
]


def gains(building: Building, die: int) -> dict[int, Gains]:
    """For every square on which a die fits, what the building would be worth more, by what it comes from."""
    return _gains(as_bytes(building), die)


@lru_cache(PLACEMENTS)
def _gains(image: bytes, die: int) -> dict[int, Gains]:
    bare = _building(image)
    squares = [square for square in range(SQUARES) if fits_on(int(bare.tops), square, value_of(die))]
    return {square: _difference(bare, _with(image, die, square)) for square in squares}


def _building(image: bytes) -> Building:
    building: Building = np.frombuffer(bytearray(image), Building.dtype)[0]
    return building


def _with(image: bytes, die: int, square: int) -> Building:
    building = _building(image)
    buildings.note(building, die, square)
    buildings.stack(building, die, square)
    return building


def _difference(before: Building, after: Building) -> Gains:
    return {source: int(points(after)) - int(points(before)) for source, points in SOURCES}


# --- What a player has won -------------------------------------------------------------------------------------------


def breakdown(state: State, seat: int) -> list[Line]:
    """The awards and prizes of a player, round by round; in a view where they lie face down, only how many."""
    if hides_score(state, seat):
        held = cards_held(state, seat)
        return [Line("B-27", "blueprints-score-face-down", {"cards": held}, 0)] if held else []
    return [line for number in range(ROUNDS) for line in _won(state, number, seat)]


def hides_score(state: State, seat: int) -> bool:
    """B-27: this is a view, and its reader is not shown what this player has won."""
    return state.scored > 0 and int(state.rounds[0].awards[seat]) == FACE_DOWN


def cards_held(state: State, seat: int) -> int:
    """B-27: how many awards and prizes a player has won; everybody can count them."""
    outcomes = [outcome(state.rounds[number], int(state.seats)) for number in range(state.scored)]
    return sum((each.awards[seat] > 0) + each.prizes.count(seat) for each in outcomes)


@dataclass(frozen=True)
class Outcome:
    """What a round came to that was scored: it follows from what everybody has seen, whatever lies face down."""

    ranks: tuple[int, ...]  # of each seat
    awards: tuple[int, ...]
    prizes: tuple[int, ...]  # who won each


def outcome(played: Round, seats: int) -> Outcome:
    """What a round came to."""
    return _outcome(as_bytes(played), seats)


@lru_cache(OUTCOMES)
def _outcome(image: bytes, seats: int) -> Outcome:
    played: Round = np.frombuffer(bytearray(image), Round.dtype)[0]
    hand_out(played, seats)
    ranks = tuple(rank(played, seats, seat) for seat in range(seats))
    return Outcome(ranks, tuple(played.awards[:seats].tolist()), tuple(played.prizes.tolist()))


def _won(state: State, number: int, seat: int) -> list[Line]:
    played, lines = state.rounds[number], list[Line]()
    if award := int(played.awards[seat]):
        lines.append(Line("B-25", "blueprints-score-award", {"award": AWARD_NAMES[award], "round": number + 1}, award))
    for prize in range(PRIZES):
        if played.prizes[prize] == seat:
            named = {"prize": PRIZE_NAMES[prize], "round": number + 1}
            lines.append(Line("B-26", "blueprints-score-prize", named, PRIZE_POINTS))
    return lines


def decided_by(state: State, seat: int, other: int) -> Reason:
    """B-29: what puts a seat before another that has as many points."""
    own, others = _honours(state, seat), _honours(state, other)
    what = next((each for each in own if own[each] != others[each]), "prizes")
    return Reason("B-29", "blueprints-tie", {"what": what, "own": own[what], "others": others[what]})


def _honours(state: State, seat: int) -> dict[str, int]:
    gold, silver = awards_won(state, seat, GOLD), awards_won(state, seat, SILVER)
    return {"prizes": prizes_won(state, seat), "gold": gold, "silver": silver}
