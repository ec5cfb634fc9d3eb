"""A gesture: what a hand does over time, wherever it does it. Tremor and pointer both end in one.

Progress says how far along its way the hand is, the offset how far it is beside it (along, beside, and square to both:
`Path.frame`), the tilt how it is turned against what it should be, and the press how firmly it pushes, from 0 to 1.
After the last row the hand has let go.
"""

from dataclasses import dataclass
from math import sqrt

import numpy as np

from .measures import BRACE, LEAST_PRESS, OFF
from .rotation import Floats, dot


@dataclass(frozen=True)
class Gesture:
    """A hand, one row for each step of time."""

    step: float  # seconds
    progress: Floats
    offset: Floats  # three columns, metres
    tilt: Floats  # three columns, a rotation vector
    press: Floats

    def __len__(self) -> int:
        return len(self.progress)

    @property
    def seated(self) -> int:
        """The row in which the hand begins to press; the last one, if it never does."""
        pressing = np.flatnonzero(self.press > 0.0)
        return int(pressing[0]) if len(pressing) else len(self) - 1

    @property
    def is_pressed_home(self) -> bool:
        """S-31: pressed long enough, and not off by too much on average."""
        pressing = self.press > 0.0
        if pressing.sum() * self.step < LEAST_PRESS:
            return False
        off = self.offset[pressing].mean(axis=0)
        return sqrt(dot(off, off)) <= OFF

    def braced(self) -> "Gesture":
        """S-31: with a hand on the building, half of the tremor passes to it."""
        return Gesture(self.step, self.progress, self.offset * BRACE, self.tilt * BRACE, self.press)


def smooth(progress: Floats) -> Floats:
    """From 0 to 1 as people move: without a jerk at either end."""
    t = np.clip(progress, 0.0, 1.0)
    eased: Floats = t * t * t * (10.0 + t * (-15.0 + 6.0 * t))
    return eased
