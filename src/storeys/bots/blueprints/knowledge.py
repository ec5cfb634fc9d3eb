"""What a search knows of Blueprints."""

import numpy as np

from ...games.blueprints.awards import NO_MATERIAL
from ...games.blueprints.rules import prizes_won, victory_points
from ...games.blueprints.state import DISCARDING, PLACING, ROUNDS, State, current
from ...games.kit import Batch, Numbers, rule
from ..search.knowledge import Knowledge
from .belief import imagine
from .greedy import greedy
from .shortlist import candidates

# In hundredths of a point, by the number of players, and the spread also by the rounds that are left: fitted to who won
# in 6,000 matches of the greedy bot against itself; `python -m storeys.lab.blueprints.value` does it again.
COMING = np.array([0, 0, 260, 313, 259])  # what a round brings each player
SPREAD = np.array([[0, 0, 0, 0, 0], [0, 0, 170, 160, 140], [0, 0, 240, 230, 200], [0, 0, 270, 260, 240]])
PRIZES_TELL = 20  # more prizes win a tie
STARTING_HELPS = 30  # whoever starts a round has the first choice


@rule
def stage(state: State) -> int:
    """Rounds that are over."""
    return int(state.scored)


@rule
def moment(state: State) -> int:
    """Every lot of a match has its place: the turn, and how many dice lie there or players have been dealt to."""
    turn, done = int(state.scored) * 32 + int(state.turns), int(state.rolled) + int(state.seat)
    return (turn * 8 + int(state.phase)) * 16 + done + int(current(state).demand[0] != NO_MATERIAL)


@rule
def estimate(desk: Batch, points: Numbers) -> int:
    """Between two rounds: what has been won, and as much more for everybody."""
    state = desk[0]
    seats, left = int(state.seats), ROUNDS - int(state.scored)
    for seat in range(seats):
        points[seat] = 100 * victory_points(state, seat) + PRIZES_TELL * prizes_won(state, seat)
        points[seat] += left * int(COMING[seats]) + (STARTING_HELPS if seat == current(state).starter else 0)
    return int(SPREAD[left, seats])


def weight(view: State) -> float:
    """Most of a turn's time for the die and its square."""
    if view.phase == PLACING:
        return 0.1
    return 0.3 if view.phase == DISCARDING else 0.6 if view.seats == 2 else 0.9


def turn(view: State) -> int:
    """A die and the square that it is meant for."""
    return int(view.scored) * 32 + int(view.turns)


KNOWLEDGE = Knowledge(
    policy=greedy,
    candidates=candidates,
    stage=stage,
    horizon=1,
    estimate=estimate,
    moment=moment,
    imagine=imagine,
    weight=weight,
    turn=turn,
)
