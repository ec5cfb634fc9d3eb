"""How well buildings behind screens are foreseen, over two matches without machine code."""

import pytest

from storeys.games.blueprints import GAME
from storeys.games.blueprints.rules_test import position
from storeys.games.blueprints.state import State, current
from storeys.lab.blueprints.belief import compared, others_with_dice, study
from storeys.lab.watching import seen

BUILT = "X1/31/1X stone-1@12 stone-2@12", "XX/X1/23 glass-1@22 glass-2@22", "XX/22/X2 wood-1@21 wood-2@21"
FRESH = "X1/31/1X stone-1@12", "XX/X1/23", "XX/22/X2"  # seat 0 has had its turn


def test_the_search_foresees_buildings_better_than_the_game() -> None:
    found = study("greedy", 2, 2, 1, worlds=6, compiled=False)
    assert found["positions"] == 72
    assert 0 < found["game"]["square"][0] < found["search"]["square"][0] < 1
    for missed in ("points_mean", "points_each"):
        assert found["search"][missed][0] < found["game"][missed][0]
        assert found["difference"][missed][0] < 0


def test_the_truth_is_never_off_and_another_building_is() -> None:
    truth: State = position("taking 0", BUILT)
    worlds = GAME.State.zeros(2)
    worlds[0], worlds[1] = truth, truth
    (plan, _), (squares, placed), (bits, _), *off = compared(worlds, truth, 1, 22)
    assert (plan, squares, placed) == (1, 2, 2)
    assert bits == pytest.approx(3)  # 3 of 24
    assert off == [(0, 1), (0, 1)]
    building = current(worlds[1]).buildings[1]
    building.plan, building.squares[0] = 5, 5
    assert [total for total, _ in compared(worlds, truth, 1, 22)][:2] == [0.5, 1.5]


def test_only_hidden_buildings_with_dice_are_asked_for() -> None:
    assert others_with_dice(seen(GAME, position("taking 0", BUILT), 0)) == [1, 2]
    assert others_with_dice(seen(GAME, position("taking 1", FRESH), 0)) == []
