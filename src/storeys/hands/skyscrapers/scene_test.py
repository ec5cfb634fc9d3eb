"""Scenes obey physics: what nothing holds falls in the time it should, and people topple when pushed hard enough."""

from math import sqrt

import mujoco
import numpy as np
import pytest

from ...games.skyscrapers import GAME
from ...games.skyscrapers.cards import CONSTRUCTION, NAMES
from ...games.skyscrapers.frame import add_card
from ...games.skyscrapers.lattice import X, Y, Z
from ...games.skyscrapers.levels import update_levels
from ...games.skyscrapers.rules_test import random_game
from ...games.skyscrapers.state import State
from . import measures
from .engine import warnings_of
from .poses import calm, parent_of
from .rotation import up
from .scene import Scene, lowest_point, make_scene, put_down, take_in_hand

EVERY_GIRDER = 255
UPRIGHT, FLOOR, DECK = (NAMES.index(name) for name in ("upright-D", "floor-LR", "deck-LV"))

Placed = tuple[int, int, int, int]  # normal, and centre


def standing(*cards: Placed, workers: tuple[tuple[int, int, int], ...] = (), deck: int = -1) -> State:
    """The H and these cards, whatever their girders are; workers of seat 0 in the cells with these lowest corners."""
    state: State = GAME.start(2, {"hands": 1})
    for index, (normal, x, y, z) in enumerate(cards):
        level = DECK if index == deck else FLOOR
        design = level if normal == Z else CONSTRUCTION if z == 1 else UPRIGHT
        add_card(state.site, normal, x, y, z, design, EVERY_GIRDER, 0)
    update_levels(state.site, False)
    for number, corner in enumerate(workers):
        state.players[0].workers[number] = cell_at(state, *corner)
    return state


def cell_at(state: State, x: int, y: int, z: int) -> int:
    cells = enumerate(state.site.cells)
    return next(n for n, cell in cells if (cell.x, cell.y, cell.z) == (x, y, z) and cell.touching)


def run(scene: Scene, seconds: float) -> None:
    for _ in range(round(seconds / scene.model.opt.timestep)):
        mujoco.mj_step(scene.model, scene.data)


FLOOR_ON_LEG: Placed = (Z, 1, 0, 2)


# --- Falling ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("height", [0.05, 0.2, 0.6])
def test_a_worker_in_the_air_reaches_the_ground_in_the_time_of_free_fall(height: float) -> None:
    state = standing(workers=((1, 0, 0),))
    scene = make_scene(state, calm(state))
    body = scene.worker(0)
    scene.pose(body)[:3] = [0.2, 0.2, height]
    steps = 0
    while scene.pose(body)[2] > 0.0:
        run(scene, measures.STEP)
        steps += 1
    assert steps * measures.STEP == pytest.approx(sqrt(2 * height / measures.GRAVITY), rel=0.03)


def test_a_card_whose_rivet_does_not_hold_falls_and_one_that_is_riveted_stays() -> None:
    state = standing(FLOOR_ON_LEG, (X, 2, 0, 2))
    scene = make_scene(state, calm(state))
    run(scene, 0.5)
    assert lowest_point(scene, 4) > 0.9 * measures.UNIT
    scene.data.eq_active[3] = 0
    run(scene, 0.5)
    assert lowest_point(scene, 4) < measures.ON_GROUND


def test_a_floor_on_a_narrow_edge_needs_its_rivet_no_more_than_a_table_needs_glue() -> None:
    state = standing(FLOOR_ON_LEG)
    scene = make_scene(state, calm(state))
    scene.data.eq_active[2] = 0
    run(scene, 0.5)
    assert lowest_point(scene, 3) > 1.9 * measures.UNIT


# --- Workers ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("push", "stays"), [(0.02, True), (0.04, True), (0.6, False), (1.0, False)])
def test_a_worker_pushed_gently_stays_and_pushed_harder_falls_over(push: float, stays: bool) -> None:
    """A push at the head, as a speed of turning about the feet."""
    state = standing(FLOOR_ON_LEG, workers=((1, 0, 2),))
    scene = make_scene(state, calm(state))
    run(scene, 0.2)
    scene.speed(scene.worker(0))[:] = [push, 0.0, 0.0, 0.0, push / measures.WORKER_HEIGHT, 0.0]
    run(scene, 1.0)
    stands = up(scene.pose(scene.worker(0))[3:]) > measures.LYING
    assert stands == stays


def test_nobody_stands_upright_on_a_rivet() -> None:
    state = standing(FLOOR_ON_LEG, workers=((1, 0, 2),))
    scene = make_scene(state, calm(state))
    above = 2 * measures.UNIT + measures.RIVET_RADIUS
    scene.pose(scene.worker(0))[:3] = [measures.UNIT + 0.0015, 0.002, above]
    run(scene, 1.0)
    feet = scene.pose(scene.worker(0))
    assert up(feet[3:]) < 0.999 or np.abs(feet[:2] - [measures.UNIT, 0.0]).max() > 0.004


# --- In the hand -----------------------------------------------------------------------------------------------------


def test_a_card_in_the_hand_passes_cards_by_and_touches_them_when_put_down() -> None:
    state = standing(FLOOR_ON_LEG, (X, 2, 0, 2))
    scene = make_scene(state, calm(state))
    take_in_hand(scene, scene.card(4))
    scene.pose(scene.card(4))[:3] = [measures.UNIT, 0.0, 2 * measures.UNIT]  # through the floor
    assert not touching(scene, 4)
    put_down(scene, scene.card(4))
    assert touching(scene, 4)


def test_a_worker_in_the_hand_passes_a_deck_but_no_wall() -> None:
    state = standing(FLOOR_ON_LEG, (X, 2, 0, 2), (Z, 2, 0, 3), workers=((1, 0, 2),), deck=2)
    scene = make_scene(state, calm(state))
    take_in_hand(scene, scene.worker(0))
    scene.pose(scene.worker(0))[:3] = [2.5 * measures.UNIT, 0.01, 2.8 * measures.UNIT]
    assert not worker_touches(scene, 5)
    put_down(scene, scene.worker(0))
    assert worker_touches(scene, 5)


def touching(scene: Scene, card: int) -> bool:
    return any(scene.card(card) in pair for pair in pairs(scene) if 0 not in pair)


def worker_touches(scene: Scene, card: int) -> bool:
    return {scene.worker(0), scene.card(card)} in pairs(scene)


def pairs(scene: Scene) -> list[set[int]]:
    mujoco.mj_forward(scene.model, scene.data)
    bodies = scene.model.geom_bodyid
    return [{int(bodies[contact.geom1]), int(bodies[contact.geom2])} for contact in scene.data.contact]


# --- Buildings -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(3))
def test_cards_of_random_games_lie_free_of_each_other_until_they_bear_a_load(seed: int) -> None:
    *_, state = random_game(2 + seed, seed)
    scene = make_scene(state, calm(state))
    mujoco.mj_forward(scene.model, scene.data)
    cards = [contact for contact in scene.data.contact if 0 not in (contact.geom1, contact.geom2)]
    between = [c for c in cards if max(scene.model.geom_bodyid[[c.geom1, c.geom2]]) <= scene.cards]
    assert not between
    assert not warnings_of(scene.data)


def test_every_card_hangs_on_the_first_that_offered_its_slot() -> None:
    state = standing(FLOOR_ON_LEG, (X, 2, 0, 2), (Y, 2, 1, 2))
    assert [parent_of(state.site, number) for number in range(1, 6)] == [0, 0, 2, 3, 4]
