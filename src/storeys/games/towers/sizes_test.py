"""How big and how long a game of 5 Towers can be: the table of README.md against the rules and against random play."""

import random
import re
from pathlib import Path

import numpy as np
import pytest

from ..kit import run
from . import GAME
from .reading import parse
from .state import CHOICES, DEALING, LONGEST, SEATS, TALLEST

GAMES = 5000


def bounds() -> dict[int, dict[str, int]]:
    """The table of README.md: what no game can exceed."""
    lines = (Path(__file__).parent / "README.md").read_text(encoding="utf-8").splitlines()
    head = next(line for line in lines if line.startswith("| seats |")).strip("| ").split(" | ")
    rows = [re.findall(r"-?\d+", line) for line in lines if re.fullmatch(r"\| [2-5] (\| -?\d+ )+\|", line)]
    return {int(row[0]): dict(zip(head[1:], map(int, row[1:]), strict=True)) for row in rows}


BOUNDS = bounds()


def test_the_declared_sizes_are_the_largest_of_the_rulebook() -> None:
    assert list(BOUNDS) == list(SEATS)
    assert max(bound["cards in a tower"] for bound in BOUNDS.values()) == TALLEST
    assert max(bound["moves"] for bound in BOUNDS.values()) == LONGEST


@pytest.mark.parametrize("seats", SEATS)
def test_the_bounds_follow_from_the_cards(seats: int) -> None:
    """Every round of the first pass goes by without a taker, and in the second the last to speak takes all."""
    bound, deck = BOUNDS[seats], 110 if seats >= 4 else 80
    roofed = deck // 5 - (seats >= 4)  # every card of a suit but the second roof
    assert bound["cards in a tower"] == roofed
    assert bound["highest score"] == 5 * 2 * roofed + roofed
    assert bound["rounds"] == 2 * deck // 5
    assert bound["moves"] == 1 + deck // 5 * (5 + seats) + deck // 5 * (5 + seats + 5 + 1 + 5)


@pytest.mark.compiles
@pytest.mark.parametrize("seats", SEATS)
def test_random_games_stay_within_the_bounds(seats: int) -> None:
    bound, played = BOUNDS[seats], run.playouts(GAME, seats, GAMES, number=1)
    players, scores = played.states["players"][:, :seats], run.results(GAME, played.states, seats).scores
    assert played.moves.max() <= bound["moves"]
    assert players["height"].max() <= bound["cards in a tower"]
    assert np.bitwise_count(players["removed"]).sum(axis=-1).max() <= bound["removed by one player"]
    assert bound["lowest score"] <= scores.min()
    assert scores.max() <= bound["highest score"]


@pytest.mark.parametrize("seats", SEATS)
def test_random_games_have_no_more_rounds_and_choices_than_declared(seats: int) -> None:
    state, generator, rounds = GAME.start(seats), random.Random(seats), 0
    while actions := GAME.possible(state):
        assert GAME.to_move(state) < 0 or len(actions) <= CHOICES
        rounds += state.phase == DEALING and state.dealt == 0
        GAME.apply_action(state, generator.choice(actions))
    assert rounds <= BOUNDS[seats]["rounds"]


@pytest.mark.rule("T-5")
def test_the_tallest_tower_has_every_card_of_its_suit_but_the_second_roof() -> None:
    tallest = "12 10 7 5 2 9 8 15 14 13 12 11 10 7 6 5 4 3 2 1 0"
    state = parse(f"seats 4, starter 0, passes 0\ndealing\n0: candy {tallest}\n1:\n2:\n3:\n")
    assert state.players[0].height[0] == BOUNDS[4]["cards in a tower"]
