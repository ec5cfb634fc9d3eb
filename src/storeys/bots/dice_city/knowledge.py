"""What a search knows of Dice City."""

from typing import Any

from ...games.dice_city.ending import turn_order
from ...games.dice_city.rolls import next_die, next_roller
from ...games.dice_city.state import ATTACKING, BUILDING, DECLARING, DICE, ENDING, MOST_SEATS, ROWS, State
from ...games.kit import rule
from ..search.knowledge import Knowledge
from .belief import imagine
from .shortlist import candidates, promise
from .swift import swift
from .value import estimate

DEALT = 1 << 30  # moments from here on are cards that are dealt
ROUND = 12  # its parts can be halves, thirds and quarters
HORIZON = 18  # this turn, those of the others, and the one after that
REROLLS = 32  # more than anybody may have in a turn


@rule
def moment(state: State) -> int:
    """A card is known by how many are left, a roll by its turn, its die and how often dice were rolled again."""
    if state.deals:
        return DEALT + int(state.left)
    seat, turn = next_roller(state), int(state.round) * MOST_SEATS + int(state.seat)
    again = 0 if state.phase == ENDING else 1 + int(state.rerolls)
    return ((turn * MOST_SEATS + seat) * ROWS + next_die(state, seat)) * REROLLS + again


@rule
def stage(state: State) -> int:
    """Turns that are over, in twelfths of a round."""
    return (int(state.round) * int(state.seats) + int(turn_order(state, int(state.seat)))) * ROUND // int(state.seats)


def weight(view: Any) -> float:
    """A turn has some ten steps; what is built matters most."""
    return {DICE: 0.25, BUILDING: 0.5}.get(int(view.phase), 0.25)


def turn(view: Any) -> int:
    """All dice of a turn, and what is built with what they bring."""
    return int(view.round) * MOST_SEATS + int(view.seat)


def is_whole(view: Any) -> bool:
    """A die that is spent with all it asks, an attack, a purchase: nothing is left to answer."""
    return int(view.phase) in (DICE, ATTACKING, BUILDING, DECLARING)


KNOWLEDGE = Knowledge(
    policy=swift,
    candidates=candidates,
    promise=promise,
    faith=30.0,
    stage=stage,
    horizon=HORIZON,
    estimate=estimate,
    moment=moment,
    imagine=imagine,
    depth=0,
    weight=weight,
    turn=turn,
    glances=0.4,
    is_whole=is_whole,
)
