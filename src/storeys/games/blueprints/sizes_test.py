"""How big and how long a game of Blueprints can be: the table of README.md against the rules and random play."""

import random
import re
from pathlib import Path

import pytest

from ..kit import run
from . import GAME
from .buildings import DEAD, DICE
from .state import CHOICES, DISCARDING, LONGEST, MOST_POOL, PLACING, POOL, SEATS, TAKING

GAMES = 5000


def bounds() -> dict[int, dict[str, int]]:
    """The table of README.md: what no game can exceed."""
    lines = (Path(__file__).parent / "README.md").read_text(encoding="utf-8").splitlines()
    head = next(line for line in lines if line.startswith("| seats |")).strip("| ").split(" | ")
    rows = [re.findall(r"\d+", line) for line in lines if re.fullmatch(r"\| [2-4] (\| \d+ )+\|", line)]
    return {int(row[0]): dict(zip(head[1:], map(int, row[1:]), strict=True)) for row in rows}


BOUNDS = bounds()
every_table = pytest.mark.parametrize("seats", SEATS)


def test_the_declared_sizes_are_the_largest_of_the_rulebook() -> None:
    assert list(BOUNDS) == list(SEATS)
    assert max(bound["decisions"] + bound["chance moves"] for bound in BOUNDS.values()) == LONGEST
    assert max(bound["dice to take"] for bound in BOUNDS.values()) == CHOICES == MOST_POOL


@every_table
def test_the_bounds_follow_from_the_rules(seats: int) -> None:
    bound, turns, pool = BOUNDS[seats], DICE * seats, int(POOL[seats])
    drawn = pool + (turns - 1) * (2 if seats == 2 else 1)
    assert bound["decisions"] == 3 * turns * (3 if seats == 2 else 2)
    assert bound["chance moves"] == 1 + 3 * (2 + seats + drawn)
    assert drawn <= 30
    assert (bound["dice to take"], bound["dice to discard"]) == (pool, pool - 1 if seats == 2 else 0)
    assert bound["points"] == 3 * ({2: 2}.get(seats, 3) + 3 * 2)


@pytest.mark.compiles
@every_table
def test_random_games_stay_within_the_bounds(seats: int) -> None:
    bound, played = BOUNDS[seats], run.playouts(GAME, seats, GAMES, number=1)
    rounds = played.states["rounds"]
    dead = (rounds["buildings"]["squares"][:, :, :seats] == DEAD).sum(axis=(1, 2, 3))
    assert (played.moves == bound["decisions"] + bound["chance moves"] - dead).all()
    assert rounds["scores"].max() <= bound["building score"]
    assert run.results(GAME, played.states, seats).scores.max() <= bound["points"]


@every_table
def test_random_games_have_no_more_choices_than_declared(seats: int) -> None:
    names = {TAKING: "dice to take", PLACING: "squares to place on", DISCARDING: "dice to discard"}
    state, dice = GAME.start(seats), random.Random(seats)
    while actions := GAME.possible(state):
        if int(state.phase) in names:
            assert 1 <= len(actions) <= BOUNDS[seats][names[int(state.phase)]]
        GAME.apply_action(state, dice.choice(actions))


@pytest.mark.compiles
def test_random_play_looks_as_it_did() -> None:
    """A building has about 18 points, one in 14 gets the bonus, and one die in 21 is dead."""
    states = run.playouts(GAME, 4, GAMES, number=1).states
    rounds = states["rounds"]
    assert abs(rounds["scores"].mean() - 18) < 0.5
    assert abs((rounds["buildings"]["squares"] == DEAD).mean() - 0.047) < 0.004
