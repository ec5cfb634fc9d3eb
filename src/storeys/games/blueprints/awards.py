"""A round and what it is played for: who is ranked where (B-24), the awards (B-25) and the prizes (B-26).

Claims are compared as numbers: whatever is looked at first stands in the highest digits. The last digit is the place in
the turn order, which no two players share, so that no claim is ever tied.
"""

from typing import Annotated, Literal, get_args

import numpy as np

from ..kit import Bytes, Record, i8, rule, steps_between
from . import buildings
from .buildings import DICE, Building, dice_of, dice_showing
from .dice import MATERIALS, VALUES
from .plans import SQUARES, on_square

MOST_SEATS = 4
NOBODY = -1
FACE_DOWN = -2  # in a view: an award or the winner of a prize that its reader is not shown (B-27)
NO_MATERIAL = -1

# B-4: an award is written as its points; there is none for 0.
Award = Literal["bronze", "silver", "gold"]
AWARD_NAMES: tuple[Literal[Award, ""], ...] = ("", *get_args(Award))
BRONZE, SILVER, GOLD = 1, 2, 3
# B-5, B-25: the awards of the first, the second … of 2, 3 and 4 players.
AWARDS = np.array([[SILVER, 0, 0, 0], [GOLD, SILVER, 0, 0], [GOLD, SILVER, BRONZE, 0]])

Prize = Literal["skyscraper", "geometer", "integrity", "materials"]
PRIZE_NAMES: tuple[Prize, ...] = get_args(Prize)
SKYSCRAPER, GEOMETER, INTEGRITY, ONE_MATERIAL = range(4)
PRIZES = len(PRIZE_NAMES)
PRIZE_POINTS = 2  # B-4
FLOORS, EQUAL_VALUES, EQUAL_MATERIALS = 5, 4, 5  # B-26: how many make a prize


class Round(Record):
    """One round: open to everybody when it is scored, and half hidden until then."""

    starter: i8  # the seat that has the first turn; 0 before chance names it
    demand: Annotated[Bytes, np.int8, (2,)]  # B-6: the in-demand materials, NO_MATERIAL before they are drawn
    scores: Annotated[Bytes, np.int8, (MOST_SEATS,)]  # of the buildings, 0–44; 0 before the round is scored
    awards: Annotated[Bytes, np.int8, (MOST_SEATS,)]  # points of the award each seat won, 0–3, or FACE_DOWN
    prizes: Annotated[Bytes, np.int8, (PRIZES,)]  # who won each kind of prize, NOBODY, or FACE_DOWN
    buildings: Annotated[list[Building], Building, (MOST_SEATS,)]


@rule
def clear(played: Round) -> None:
    played.starter, played.demand[0], played.demand[1] = 0, NO_MATERIAL, NO_MATERIAL
    for prize in range(PRIZES):
        played.prizes[prize] = NOBODY
    for seat in range(MOST_SEATS):
        played.scores[seat], played.awards[seat] = 0, 0
        buildings.clear(played.buildings[seat])


# --- The ranking of a round (B-24) -----------------------------------------------------------------------------------


@rule
def tie_break(played: Round, seats: int, seat: int) -> int:
    """B-24: most dice of the first in-demand material, then of the second, then the later turn."""
    building = played.buildings[seat]
    first, second = dice_of(building, int(played.demand[0])), dice_of(building, int(played.demand[1]))
    turn = steps_between(int(played.starter), seat, seats)
    return (first * (DICE + 1) + second) * MOST_SEATS + turn


@rule
def standing(played: Round, seats: int, seat: int) -> int:
    """B-24: the building score, and among equal ones the tie-break; the highest is ranked first."""
    return int(played.scores[seat]) * (DICE + 1) * (DICE + 1) * MOST_SEATS + tie_break(played, seats, seat)


@rule
def rank(played: Round, seats: int, seat: int) -> int:
    """B-24: 1 for the best building of the round; no two players share a rank."""
    place, own = 1, standing(played, seats, seat)
    for other in range(seats):
        if standing(played, seats, other) > own:
            place += 1
    return place


@rule
def next_starter(played: Round, seats: int) -> int:
    """B-9: the lowest building starts the next round; of equal ones the one ranked last."""
    last = 0
    for seat in range(1, seats):
        if standing(played, seats, seat) < standing(played, seats, last):
            last = seat
    return last


# --- Prizes (B-26) ---------------------------------------------------------------------------------------------------


@rule
def is_tall(building: Building) -> bool:
    """B-26, Skyscraper: 5 floors or more."""
    tallest = 0
    for square in range(SQUARES):
        tallest = max(tallest, on_square(int(building.heights), square))
    return tallest >= FLOORS


@rule
def has_every_value(building: Building) -> bool:
    """B-26, Geometer: all values from 1 to 6."""
    for value in range(1, VALUES + 1):
        if dice_showing(building, value) == 0:
            return False
    return True


@rule
def is_sound(building: Building) -> bool:
    """B-26, Structural integrity: 4 or more dice of one value."""
    most = 0
    for value in range(1, VALUES + 1):
        most = max(most, dice_showing(building, value))
    return most >= EQUAL_VALUES


@rule
def is_pure(building: Building) -> bool:
    """B-26, Materials: 5 or more dice of one material."""
    most = 0
    for material in range(MATERIALS):
        most = max(most, dice_of(building, material))
    return most >= EQUAL_MATERIALS


@rule
def earns(building: Building, prize: int) -> bool:
    if prize == SKYSCRAPER:
        return is_tall(building)
    if prize == GEOMETER:
        return has_every_value(building)
    if prize == INTEGRITY:
        return is_sound(building)
    return is_pure(building)


@rule
def prize_winner(played: Round, seats: int, prize: int) -> int:
    """B-26: of several who earn it the one with the better tie-break; NOBODY if nobody does."""
    winner = NOBODY
    for seat in range(seats):
        if earns(played.buildings[seat], prize) and (
            winner == NOBODY or tie_break(played, seats, seat) > tie_break(played, seats, winner)
        ):
            winner = seat
    return winner


# --- Scoring a round -------------------------------------------------------------------------------------------------


@rule
def score_round(played: Round, seats: int) -> None:
    """B-24 … B-26: buildings are scored, and awards and prizes go to their winners."""
    for seat in range(seats):
        played.scores[seat] = buildings.score(played.buildings[seat])
    hand_out(played, seats)


@rule
def hand_out(played: Round, seats: int) -> None:
    """B-25, B-26: awards and prizes follow from the buildings and their scores."""
    for seat in range(seats):
        played.awards[seat] = award_of(played, seats, seat)
    for prize in range(PRIZES):
        played.prizes[prize] = prize_winner(played, seats, prize)


@rule
def award_of(played: Round, seats: int, seat: int) -> int:
    """B-25: the award that a player's rank wins."""
    return int(AWARDS[seats - 2, rank(played, seats, seat) - 1])


@rule
def turn_face_down(played: Round, seats: int, seat: int) -> None:
    """B-27: all that a player did not win."""
    for other in range(seats):
        if other != seat:
            played.awards[other] = FACE_DOWN
    for prize in range(PRIZES):
        if played.prizes[prize] != seat:
            played.prizes[prize] = FACE_DOWN


@rule
def prizes_of(played: Round, seat: int) -> int:
    """How many prizes of a round a player won."""
    won = 0
    for prize in range(PRIZES):
        if played.prizes[prize] == seat:
            won += 1
    return won


@rule
def points(played: Round, seat: int) -> int:
    """B-4: the victory points a player won in a round, as far as they are in sight."""
    return max(0, int(played.awards[seat])) + PRIZE_POINTS * prizes_of(played, seat)
