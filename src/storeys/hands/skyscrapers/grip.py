"""The grip: fingers that pull what they carry towards the hand like a spring, and give way when that takes too much.

A weld to the hand would be stiffer than any rivet: whatever the hand touches would break. A spring whose force is
capped lets the piece lag, slip and be pushed aside, and what the building feels of a tremor is bounded.
"""

from math import sqrt
from typing import Any

import mujoco
import numpy as np

from .measures import CARD_GRIP, GRAVITY, GRIP_RATE, GRIP_TURN, PRESS, WORKER_GRIP
from .rotation import Floats
from .scene import Scene, mass_of


class Grip:
    """A hand holds one body of a scene."""

    def __init__(self, scene: Scene, body: int, toward: Floats) -> None:
        is_card = body <= scene.cards
        self.scene, self.body, self.toward = scene, body, toward
        self.mass = mass_of(scene, body)
        self.inertia = float(scene.model.body_inertia[body].mean())
        self.strength = CARD_GRIP if is_card else WORKER_GRIP
        self._error = np.zeros(3)
        self._turn = np.zeros(3)

    def pull(self, place: Floats, speed: Floats, turn: Floats, press: float) -> None:
        """One step: towards a pose of the hand, and towards the parent card if it presses."""
        pose, moving = self.scene.pose(self.body), self.scene.speed(self.body)
        pull = self.mass * GRIP_RATE * (GRIP_RATE * (place - pose[:3]) + 2.0 * (speed - moving[:3]))
        force: Any = self.scene.data.xfrc_applied[self.body]
        force[:3] = _capped(pull, self.strength) + self.toward * (PRESS * press)
        force[2] += self.mass * GRAVITY
        mujoco.mju_subQuat(self._error, turn, pose[3:])
        twist = self.inertia * GRIP_RATE * (GRIP_RATE * self._error - 2.0 * moving[3:])
        mujoco.mju_rotVecQuat(self._turn, _capped(twist, GRIP_TURN), pose[3:])
        force[3:] = self._turn

    def let_go(self) -> None:
        self.scene.data.xfrc_applied[self.body] = 0.0


def _capped(vector: Floats, most: float) -> Floats:
    length = sqrt(float(vector @ vector))
    return vector if length <= most else vector * (most / length)
