"""Rivets carry what statics says, break when that is too much, and not at a knock."""

import mujoco
import numpy as np
import pytest

from ...games.skyscrapers.lattice import X, Y, Z
from . import measures
from .poses import Poses, calm
from .rivets import Rivets
from .scene import Scene, make_scene
from .scene_test import Placed, standing

# A floor on a leg and an arm that grows to the east; the floor's rivet carries all of it.
FLOOR = 3
ARM: tuple[Placed, ...] = (
    (Z, 1, 0, 2),
    (X, 2, 0, 2),
    (Y, 2, 1, 2),
    (X, 3, 1, 2),
    (Y, 3, 0, 2),
    (X, 4, 0, 2),
    (Y, 4, 1, 2),
    (X, 5, 1, 2),
)
WEIGHT = (measures.CARD_MASS + measures.RIVET_MASS) * measures.GRAVITY


def predicted(cards: int) -> float:
    """The torque at the floor's rivet, from the weights of the arm and their distances."""
    east = sum(x - 1 for _, x, _, _ in ARM[:cards]) * measures.UNIT * WEIGHT
    north = sum(y for _, _, y, _ in ARM[:cards]) * measures.UNIT * WEIGHT
    return float(np.hypot(east, north))


def arm(cards: int, strength: float = 1.0) -> tuple[Scene, Rivets]:
    """An arm of so many cards on an H of lead, which nothing tips over; all rivets are this strong."""
    state = standing(*ARM[:cards])
    poses = calm(state)
    scene = make_scene(state, poses)
    make_heavier(scene, slice(1, 4), 100)
    rivets = Rivets(scene, poses)
    rivets.strength[:] = strength
    return scene, rivets


def make_heavier(scene: Scene, bodies: slice, times: float) -> None:
    scene.model.body_mass[bodies] *= times
    scene.model.body_inertia[bodies] *= times
    mujoco.mj_setConst(scene.model, mujoco.MjData(scene.model))


def run(scene: Scene, rivets: Rivets, seconds: float) -> None:
    for _ in range(round(seconds / scene.model.opt.timestep)):
        mujoco.mj_step(scene.model, scene.data)
        rivets.watch()


def load(rivets: Rivets, card: int) -> float:
    return float(np.sqrt((rivets.load[card - 1] ** 2).sum()))


@pytest.mark.parametrize("cards", [2, 3, 5, 8])
def test_a_rivet_bears_what_statics_says(cards: int) -> None:
    scene, rivets = arm(cards)
    run(scene, rivets, 1.0)
    assert load(rivets, FLOOR) == pytest.approx(predicted(cards), rel=0.02, abs=2e-5)


def test_an_arm_that_grows_breaks_at_the_length_that_statics_predicts() -> None:
    strength = 0.017
    lengths = range(2, len(ARM) + 1)
    broken = []
    for cards in lengths:
        scene, rivets = arm(cards, strength)
        run(scene, rivets, 0.5)
        broken.append(rivets.broken[:1] == [FLOOR])
    assert broken == [predicted(cards) > strength for cards in lengths]
    assert True in broken
    assert False in broken


def test_a_loose_rivet_breaks_under_what_a_firm_one_bears() -> None:
    state = standing(*ARM[:4])
    firm = calm(state)
    loose = Poses(firm.cards, (*firm.strength[:FLOOR], measures.LOOSE, *firm.strength[FLOOR + 1 :]), ())
    strengths = [Rivets(make_scene(state, poses), poses).strength[FLOOR - 1] for poses in (firm, loose)]
    assert strengths == pytest.approx([measures.STRENGTH, measures.STRENGTH * measures.LOOSE / measures.FIRM])
    for strength, held in zip(strengths, (True, False), strict=True):
        scene, rivets = arm(4)
        make_heavier(scene, slice(5, None), 7)  # a load between the two
        rivets.strength[FLOOR - 1] = strength
        run(scene, rivets, 0.6)
        assert (FLOOR not in rivets.broken) == held


def test_a_knock_is_shorter_than_a_tear() -> None:
    """The same force at the end of the arm, for a moment and for long."""
    for seconds, held in ((0.004, True), (0.3, False)):
        scene, rivets = arm(3, 2 * predicted(3))
        run(scene, rivets, 0.3)
        scene.data.xfrc_applied[scene.card(5), 2] = -0.4
        run(scene, rivets, seconds)
        scene.data.xfrc_applied[:] = 0.0
        run(scene, rivets, 0.2)
        assert (not rivets.broken) == held


def test_a_rivet_that_was_not_put_in_bears_nothing_and_others_keep_their_loads_apart() -> None:
    scene, rivets = arm(3)
    rivets.release(5)
    run(scene, rivets, 0.02)
    assert load(rivets, 5) == 0.0
    rivets.catch(5, measures.FIRM)
    assert rivets.strength[4] == measures.STRENGTH
    run(scene, rivets, 0.02)
    assert scene.data.ne == 6 * 5
