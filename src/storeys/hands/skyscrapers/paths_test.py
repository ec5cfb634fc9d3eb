"""Ways of hands: a card comes in by a way its slot has, and nobody is carried through a wall."""

from itertools import pairwise

import numpy as np
import pytest

from ...games.skyscrapers.lattice import ABOVE, EAST, NORTH, SOUTH, WEST, X
from ...games.skyscrapers.rules_test import random_game
from ...games.skyscrapers.site import MIDDLE, is_open
from ...games.skyscrapers.state import State
from .measures import APPROACH, LET_GO, RIDE, UNIT, WORKER_HEIGHT
from .paths import Path, _is_walled, into_slot, to_spot
from .poses import calm, stand_on
from .rotation import UNTURNED, Floats
from .scene_test import FLOOR_ON_LEG, cell_at, standing

TURN = np.array(UNTURNED)
SQUARE = Path(np.array([[0.0, 0.0, 0.0], [0.1, 0.0, 0.0], [0.1, 0.1, 0.0]]), TURN)


def test_progress_along_a_way_is_by_length() -> None:
    assert SQUARE.length == pytest.approx(0.2)
    found = SQUARE.at(np.array([-1.0, 0.0, 0.25, 0.5, 0.75, 1.0, 2.0]))
    expected = [(0, 0, 0), (0, 0, 0), (0.05, 0, 0), (0.1, 0, 0), (0.1, 0.05, 0), (0.1, 0.1, 0), (0.1, 0.1, 0)]
    assert np.allclose(found, np.array(expected))


def test_a_hand_that_only_presses_stays_where_it_is() -> None:
    path = Path(np.array([[1.0, 2.0, 3.0]]), TURN)
    assert path.length == 0.0
    assert path.at(np.ones(3)).tolist() == [[1.0, 2.0, 3.0]] * 3


@pytest.mark.parametrize("last", [(0.1, 0.0, 0.0), (0.0, 0.0, -0.1), (0.03, -0.04, 0.0)])
def test_three_directions_of_a_way_are_square_to_each_other(last: tuple[float, float, float]) -> None:
    frame = Path(np.array([[0.0, 0.0, 0.0], last]), TURN).frame
    assert np.allclose(frame @ frame.T, np.eye(3))
    assert np.allclose(frame[0], np.array(last) / np.linalg.norm(last))
    assert frame[1][2] == 0.0


# --- Cards -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("way", "towards"),
    [(EAST, (-1, 0, 0)), (WEST, (1, 0, 0)), (NORTH, (0, -1, 0)), (SOUTH, (0, 1, 0)), (ABOVE, (0, 0, -1))],
)
def test_a_card_comes_from_where_its_way_leads_out(way: int, towards: tuple[int, int, int]) -> None:
    state = standing(FLOOR_ON_LEG)
    target = np.array([0.035, 0.0, 0.07])
    path = into_slot(state, calm(state), way, target, TURN)
    assert np.allclose(path.points[-1], target)
    assert np.allclose(path.points[1] - path.points[0], np.array(towards) * APPROACH)


def test_of_several_ways_the_one_with_fewest_workers_is_taken() -> None:
    """A wall beside a floor, which could come from above or from the east; above it somebody is in the way."""
    state = standing(FLOOR_ON_LEG, (X, 2, 0, 2), workers=((1, 0, 2),))
    poses = calm(state)
    in_the_way = np.array([1.5 * UNIT, 0.5 * UNIT, 0.5 * UNIT])  # right under the worker
    beside = np.array([2.0 * UNIT, 0.0, 2.0 * UNIT])
    assert came_from(into_slot(state, poses, ABOVE | EAST, beside, TURN)) == [0, 0, 1]
    assert came_from(into_slot(state, poses, ABOVE | EAST, in_the_way, TURN)) == [1, 0, 0]
    assert came_from(into_slot(state, poses, ABOVE, in_the_way, TURN)) == [0, 0, 1]


def came_from(path: Path) -> list[int]:
    way: Floats = np.round((path.points[0] - path.points[-1]) / APPROACH)
    return [int(value) for value in way]


# --- Workers ---------------------------------------------------------------------------------------------------------


def way_of(state: State, start: int | None) -> Path:
    begin = None if start is None else np.array(stand_on(calm(state), state, start, 0).place) / 1e6
    spot, turn = calm(state).worker(0)
    return to_spot(state, start, 0, begin, spot, turn)


def test_a_worker_is_let_go_right_above_its_spot() -> None:
    state = standing(FLOOR_ON_LEG, workers=((1, 0, 2),))
    path = way_of(state, cell_at(state, 1, 0, 0))
    spot, _ = calm(state).worker(0)
    assert np.allclose(path.points[-2:], spot + np.array([[0, 0, RIDE], [0, 0, LET_GO]]))
    assert np.allclose(path.points[0], [1.5 * UNIT, 0.5 * UNIT, 0.0])


@pytest.mark.parametrize("seed", range(4))
def test_nobody_is_carried_through_a_card(seed: int) -> None:
    """Every straight piece stays within two neighbouring cubes that no card separates."""
    *_, state = random_game(3, seed)
    goals = [cell for cell in range(len(state.site.cells)) if is_open(state.site, cell)]
    for goal in goals[:: max(len(goals) // 6, 1)]:
        state.players[0].workers[0] = goal
        for start in (None, goals[0], goals[-1]):
            if start != goal:
                cubes = [cube_of(point) for point in finely(way_of(state, start))]
                steps = [(a, b) for a, b in pairwise(cubes) if a != b]
                assert not any(is_walled_between(state, a, b) for a, b in steps)


def finely(path: Path) -> Floats:
    return path.at(np.linspace(0.0, 1.0, 1 + int(path.length / 0.0005)))


def cube_of(point: Floats) -> tuple[int, int, int]:
    x, y, z = np.floor(point / UNIT + 1e-9)
    return int(x), int(y), max(int(z), 0)


def is_walled_between(state: State, a: tuple[int, int, int], b: tuple[int, int, int]) -> bool:
    gap = sum(abs(x - y) for x, y in zip(a, b, strict=True))
    inside = all(abs(x) < MIDDLE and abs(y) < MIDDLE for x, y, _ in (a, b))
    return gap > 1 or (inside and _is_walled(state.site, a, b))


def test_out_of_a_crowd_it_goes_straight_up_and_into_one_straight_down() -> None:
    state = standing(FLOOR_ON_LEG, workers=((1, 0, 2), (1, 0, 2), (0, -1, 2), (1, -1, 2)))
    path = way_of(state, cell_at(state, 0, -1, 2))
    heads = 2 * UNIT + WORKER_HEIGHT
    level = [(a, b) for a, b in pairwise(path.points) if np.abs(a[:2] - b[:2]).max() > 1e-6]
    assert level
    assert all(min(a[2], b[2]) > heads for a, b in level)
