"""The grip: fingers that pull what they carry towards the hand like a spring, and give way when that takes too much.

A weld to the hand would be stiffer than any rivet: whatever the hand touches would break. A spring whose force is
capped lets the piece lag, slip and be pushed aside, and what the building feels of a tremor is bounded.

The spring acts on the centre of mass and knows the moments of inertia about all three axes: one stiffness for all of
them shakes a slender worker to pieces.
"""

from math import sqrt
from typing import Any

import mujoco
import numpy as np

from .measures import CARD_GRIP, GRAVITY, GRIP_RATE, GRIP_TURN, PRESS, PRESS_GRIP, PRESS_RATE, WORKER_GRIP
from .rotation import Floats, dot, times
from .scene import Scene, inertia_of, mass_of, middle_of


class Grip:
    """A hand holds one body of a scene."""

    def __init__(self, scene: Scene, body: int, toward: Floats) -> None:
        self.scene, self.body, self.toward = scene, body, toward
        self.mass, self.inertia, self.middle = mass_of(scene, body), inertia_of(scene, body), middle_of(scene, body)
        self.strength = CARD_GRIP if body <= scene.cards else WORKER_GRIP

    def pull(self, place: Floats, speed: Floats, turn: Floats, press: float) -> None:
        """One step: towards a pose of the hand, and towards the parent card if it presses."""
        rate, most = (PRESS_RATE, PRESS_GRIP) if press > 0.0 else (GRIP_RATE, self.strength)
        gap, slip = self._behind(place, speed, turn)
        force: Any = self.scene.data.xfrc_applied[self.body]
        force[:3] = _capped(self.mass * rate * (rate * gap + 2.0 * slip), most) + self.toward * (PRESS * press)
        force[2] += self.mass * GRAVITY
        force[3:] = self._twist(turn)

    def let_go(self) -> None:
        self.scene.data.xfrc_applied[self.body] = 0.0

    def _behind(self, place: Floats, speed: Floats, turn: Floats) -> tuple[Floats, Floats]:
        """How far the centre of mass is behind where the hand would have it, and how much slower."""
        pose, moving = self.scene.pose(self.body), self.scene.speed(self.body)
        gap = place + _turned(self.middle, turn) - pose[:3] - _turned(self.middle, pose[3:])
        return gap, speed - moving[:3] - _turned(_crossed(moving[3:], self.middle), pose[3:])

    def _twist(self, turn: Floats) -> Floats:
        pose, turning, error = self.scene.pose(self.body), self.scene.speed(self.body)[3:], np.zeros(3)
        mujoco.mju_subQuat(error, turn, pose[3:])
        wanted = GRIP_RATE * (GRIP_RATE * error - 2.0 * turning)
        twist: Floats = times(wanted[np.newaxis], self.inertia.T)[0]
        return _turned(_capped(twist, GRIP_TURN), pose[3:])


def _turned(vector: Floats, turn: Floats) -> Floats:
    """As `rotation.turned`, but quick: this happens in every step."""
    after = np.zeros(3)
    mujoco.mju_rotVecQuat(after, vector, turn)
    return after


def _crossed(first: Floats, second: Floats) -> Floats:
    """The cross product; NumPy's own takes as long as a tenth of the engine's step."""
    a, b, c = first.tolist()
    x, y, z = second.tolist()
    return np.array([b * z - c * y, c * x - a * z, a * y - b * x])


def _capped(vector: Floats, most: float) -> Floats:
    length = sqrt(dot(vector, vector))
    return vector if length <= most else vector * (most / length)
