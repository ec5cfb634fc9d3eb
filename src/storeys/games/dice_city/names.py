"""The names of places, cards, steps and phases, as they stand in texts, in data and in pictures alike."""

from typing import Literal, get_args

from .cards import BANDIT_DEFENSE, NAMES, SHIP_POINTS
from .picture_type import Link, Phase, Place, Why
from .state import COLUMNS, DIE_NAMES, State

PHASES: tuple[Phase, ...] = get_args(Phase)
ENDS: tuple[Literal[Why, ""], ...] = ("", *get_args(Why))  # nothing while it goes on
BANDIT_NAMES = [str(defense) for defense in BANDIT_DEFENSE]
SHIP_NAMES = [str(points) for points in SHIP_POINTS]
STEP_NAMES = ("dice", "attack", "build")
NOTHING = "none"  # what a single resource is exchanged for besides
BANDITS, SHIPS = [int(defense) for defense in BANDIT_DEFENSE], [int(value) for value in SHIP_POINTS]


def place_name(place: int) -> str:
    """A place in a text."""
    return f"{DIE_NAMES[place // COLUMNS]}{place % COLUMNS + 1}"


def spot(place: int) -> Place:
    """A place by its row and column."""
    return {"row": DIE_NAMES[place // COLUMNS], "column": place % COLUMNS + 1}


def location(state: State, seat: int, place: int) -> Link:
    """A place, and the card on it."""
    return {**spot(place), "card": NAMES[state.players[seat].cards[place]]}
