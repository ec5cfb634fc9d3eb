"""A grip carries what it holds, lags when it is too weak, and never pulls harder than it may."""

import mujoco
import numpy as np
import pytest

from . import measures
from .grip import Grip
from .poses import calm
from .rotation import UNTURNED, small
from .scene import Scene, make_scene, take_in_hand
from .scene_test import FLOOR_ON_LEG, standing

TURN, STILL = np.array(UNTURNED), np.zeros(3)


def held(worker: bool) -> tuple[Scene, int, Grip]:
    """Something in the air, in a hand."""
    state = standing(FLOOR_ON_LEG, workers=((1, 0, 2),))
    scene = make_scene(state, calm(state))
    body = scene.worker(0) if worker else scene.card(3)
    scene.data.eq_active[2] = 0
    take_in_hand(scene, body)
    scene.pose(body)[:3] = [0.2, 0.2, 0.3]
    return scene, body, Grip(scene, body, STILL)


@pytest.mark.parametrize("worker", [True, False])
@pytest.mark.parametrize("tilt", [(0.0, 0.0, 0.0), (0.2, -0.1, 0.3)])
def test_what_is_held_goes_where_the_hand_is_and_stays(worker: bool, tilt: tuple[float, float, float]) -> None:
    scene, body, grip = held(worker)
    place, turn = np.array([0.203, 0.198, 0.302]), small(np.array(tilt))
    for _ in range(300):
        grip.pull(place, STILL, turn, 0.0)
        mujoco.mj_step(scene.model, scene.data)
    assert scene.pose(body)[:3] == pytest.approx(place, abs=2e-5)
    assert abs(scene.pose(body)[3:] @ turn) == pytest.approx(1.0, abs=1e-6)
    assert np.abs(scene.speed(body)).max() < 1e-3


@pytest.mark.parametrize("worker", [True, False])
def test_a_grip_never_pulls_harder_than_it_may(worker: bool) -> None:
    scene, body, grip = held(worker)
    grip.pull(np.array([5.0, 0.0, 0.3]), STILL, TURN, 0.0)
    force = scene.data.xfrc_applied[body, :3] - [0.0, 0.0, grip.mass * measures.GRAVITY]
    assert np.sqrt(force @ force) == pytest.approx(measures.WORKER_GRIP if worker else measures.CARD_GRIP)
    grip.pull(np.array([5.0, 0.0, 0.3]), STILL, TURN, 1.0)
    force = scene.data.xfrc_applied[body, :3] - [0.0, 0.0, grip.mass * measures.GRAVITY]
    assert np.sqrt(force @ force) == pytest.approx(measures.PRESS_GRIP)


def test_who_is_let_go_falls() -> None:
    scene, body, grip = held(True)
    grip.pull(np.array([0.2, 0.2, 0.3]), STILL, TURN, 0.0)
    grip.let_go()
    for _ in range(50):
        mujoco.mj_step(scene.model, scene.data)
    assert scene.speed(body)[2] == pytest.approx(-measures.GRAVITY * 50 * measures.STEP)
