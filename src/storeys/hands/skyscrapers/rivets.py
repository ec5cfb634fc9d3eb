"""Rivets: welds of finite strength. The load that counts is the torque at the rivet, smoothed over a moment.

The engine solves for the forces of every weld; six rows each, three of force and three of torque, in the order of the
welds that hold. Smoothing keeps a knock apart from a tear, and the noise of the solver from both.
"""

from typing import Any

import numpy as np

from .measures import FIRM, LOAD_MEMORY, STRENGTH
from .poses import Poses
from .rotation import Floats
from .scene import Scene

ROWS = 6
PER_ROW = 0.5  # the rows are about quaternions, in which an angle counts half


class Rivets:
    """The rivets of a scene, weld by weld: weld r holds card r + 1."""

    def __init__(self, scene: Scene, poses: Poses) -> None:
        self.data: Any = scene.data
        self.share = min(float(scene.model.opt.timestep) / LOAD_MEMORY, 1.0)
        self.strength = np.array(poses.strength[1:], np.float64) / FIRM * STRENGTH
        self.load: Floats = np.zeros((len(self.strength), 3))
        self.holding = self.strength > 0.0
        self.broken: list[int] = []  # cards, in the order in which their rivets broke

    def catch(self, card: int, share: int) -> None:
        """A rivet holds from now on, with so many thousandths of its strength."""
        self.strength[card - 1] = share / FIRM * STRENGTH
        self.holding[card - 1], self.load[card - 1] = True, 0.0
        self.data.eq_active[card - 1] = 1

    def release(self, card: int) -> None:
        """A rivet that was not put in yet."""
        self.holding[card - 1] = False
        self.data.eq_active[card - 1] = 0

    def watch(self) -> None:
        """After a step: what is overloaded breaks."""
        torque = self.data.efc_force[: self.data.ne].reshape(-1, ROWS)[:, 3:] * PER_ROW
        self.load[self.holding] += self.share * (torque - self.load[self.holding])
        over = (self.load * self.load).sum(axis=1) > self.strength * self.strength
        if (over & self.holding).any():
            self._break(np.flatnonzero(over & self.holding).tolist())

    def _break(self, welds: list[int]) -> None:
        for weld in welds:
            self.holding[weld], self.data.eq_active[weld] = False, 0
            self.broken.append(weld + 1)
