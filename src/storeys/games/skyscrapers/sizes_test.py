"""How big and how long a game of Skyscrapers can be: the table of README.md against the rules and random play."""

import re
from pathlib import Path

import numpy as np
import pytest

from ..kit import run
from . import GAME
from .cards import MOST_FLOORS
from .site import BASES_EACH, LAYERS, MOST_CARDS, START_CARDS
from .state import ACTIONS_EACH, DEALT, IDLE_ROUNDS, LONGEST, OPTIONS, SEATS, WORKERS

GAMES = 2000
DECKS = 3
MOST_PAIRS = 32 * 4 * 4  # no more than 32 half-planes end in the edges of a card, with four girders each at most


def bounds() -> dict[int, dict[str, int]]:
    """The table of README.md: what no game can exceed."""
    lines = (Path(__file__).parent / "README.md").read_text(encoding="utf-8").splitlines()
    head = next(line for line in lines if line.startswith("| seats | cards ")).strip("| ").split(" | ")
    rows = [re.findall(r"\d+", line) for line in lines if re.fullmatch(r"\| [2-4] (\| \d+ )+\|", line)]
    return {int(row[0]): dict(zip(head[1:], map(int, row[1:]), strict=True)) for row in rows}


BOUNDS = bounds()


def most_falls(seats: int, cards: int) -> int:
    """S-28, S-29: every fall costs 5, and who has fallen too low is out; the last time all may fall at once."""
    highest = DECKS + MOST_FLOORS  # S-21: so often at most a card goes higher than all others
    points = (cards + highest) * (MOST_PAIRS + 1)
    lowest = -min(OPTIONS["lowest_space"].values)
    return (points + seats * lowest) // 5 + seats * seats * WORKERS


@pytest.mark.rule("S-25")
@pytest.mark.parametrize("seats", SEATS)
def test_the_bounds_follow_from_the_cards(seats: int) -> None:
    cards = seats * (int(DEALT[seats]) + BASES_EACH)
    turns = IDLE_ROUNDS * seats * (cards + 1)
    slides = 2 * seats * WORKERS  # S-27: everybody slides once and comes to rest, whenever the site settles
    carried = 2 + slides  # something is carried and settles
    shifts, brace, move = WORKERS * (1 + carried), 1, 1 + carried  # each worker is picked up first
    build, asides, loose, pressed, broke = 1, seats * WORKERS * carried, 1, carried, 1
    moves = turns * ACTIONS_EACH * (shifts + brace + move) + cards * (build + asides + loose + pressed + broke)
    moves += 1 + seats * int(DEALT[seats]) + START_CARDS + 2 * most_falls(seats, cards)
    assert BOUNDS[seats] == {"cards on the site": START_CARDS + cards, "turns": turns, "moves": moves}


def test_the_declared_sizes_are_the_largest_of_the_rulebook() -> None:
    assert list(BOUNDS) == list(SEATS)
    assert max(bound["moves"] for bound in BOUNDS.values()) == LONGEST
    assert max(bound["cards on the site"] for bound in BOUNDS.values()) == MOST_CARDS


def test_the_highest_building_fits_into_the_box() -> None:
    """Level cards and uprights in turn, from the first floor at z = 2; then one more upright."""
    highest_floor = 2 + DECKS + MOST_FLOORS - 1
    assert highest_floor + 1 == LAYERS - 1


@pytest.mark.compiles
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("hands", [0, 2])
def test_random_games_stay_within_the_bounds(seats: int, hands: int) -> None:
    played = run.playouts(GAME, seats, GAMES, number=1, options={"hands": hands})
    assert played.moves.max() <= BOUNDS[seats]["moves"]
    assert played.states["site"]["standing"].max() <= BOUNDS[seats]["cards on the site"]
    assert (played.states["ending"] > 0).all()
    endings = set(np.unique(played.states["ending"]).tolist())
    assert endings >= ({1, 2} if hands == 0 else {1, 2, 4})
