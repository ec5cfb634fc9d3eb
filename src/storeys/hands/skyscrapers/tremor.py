"""A hand that trembles by itself (S-26: steady, trembling): an Ornstein–Uhlenbeck process on its pose, from a seed.

Noise is made of the bytes of SHAKE-256 and of sums of whole numbers, not of a generator of NumPy: those may change
from version to version, and an episode must be the same whenever it is looked at again.
"""

from dataclasses import dataclass
from hashlib import shake_256
from typing import Literal, get_args

import numpy as np

from .gesture import Gesture, smooth
from .measures import CARRY_SPEED, PRESSING, QUICKEST, SLOWEST
from .rotation import Floats

Mode = Literal["steady", "trembling"]
MODES: tuple[Mode, ...] = get_args(Mode)

AMPLITUDE: dict[Mode, float] = {"steady": 0.0024, "trembling": 0.0055}  # metres, the standard deviation of each axis
TILT: dict[Mode, float] = {"steady": 0.05, "trembling": 0.11}  # radians, likewise
GRAIN = 0.01  # seconds between the knots of the noise
MEMORY = 0.1  # seconds after which a tremble is forgotten; hands tremble at about ten hertz
UNIFORMS = 12  # so many uniform numbers make one that is normal enough, with variance one
LONGEST_SEED = 64


class TremorError(ValueError):
    """A tremor that there is none such of."""


@dataclass(frozen=True)
class Tremor:
    """How a hand trembles, and where its noise comes from."""

    mode: Mode
    seed: bytes

    def __post_init__(self) -> None:
        if self.mode not in MODES or not 0 < len(self.seed) <= LONGEST_SEED:
            raise TremorError("a tremor has a mode and a seed of up to 64 bytes")

    def gesture(self, length: float, presses: bool, step: float) -> Gesture:
        """A hand that goes its way, presses if it has to, and trembles all the time."""
        going = min(max(length / CARRY_SPEED, QUICKEST), SLOWEST) if length else 0.0
        rows = round((going + PRESSING) / step)
        time = np.arange(rows) * step
        noise = _noise(self.seed, rows, step)
        progress: Floats = smooth(np.asarray(time / going, np.float64)) if going else np.ones(rows)
        press = ((time >= going) & presses).astype(np.float64)
        return Gesture(step, progress, noise[:, :3] * AMPLITUDE[self.mode], noise[:, 3:] * TILT[self.mode], press)


def _noise(seed: bytes, rows: int, step: float) -> Floats:
    """Six processes of standard deviation one, one row for each step."""
    knots = int(rows * step / GRAIN) + 3
    shocks = _normal(seed, 6 * knots).reshape(knots, 6)
    decay = 1.0 - GRAIN / MEMORY
    process, value = np.zeros((knots, 6)), shocks[0]
    for knot in range(knots):
        process[knot] = value
        value = decay * value + np.sqrt(1.0 - decay * decay) * shocks[knot]
    time, at = np.arange(rows) * step, np.arange(knots) * GRAIN
    return np.stack([np.interp(time, at, process[:, axis]) for axis in range(6)], axis=1)


def _normal(seed: bytes, count: int) -> Floats:
    raw = shake_256(b"storeys hands\0" + seed).digest(2 * UNIFORMS * count)
    sums = np.frombuffer(raw, "<u2").reshape(count, UNIFORMS).astype(np.int64).sum(axis=1)
    normal: Floats = (sums - UNIFORMS * 65535 / 2) / 65536.0
    return normal
