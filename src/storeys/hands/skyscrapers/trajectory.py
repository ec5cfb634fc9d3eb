"""Trajectories: the poses of everything that moved, over time, small enough to be kept with a move and sent to all.

Bytes, for whoever decodes them elsewhere. The whole is a zlib stream ("deflate" in browsers) of 16-bit signed integers,
little end first:

    form, interval, frames, marks, movers,
    then for each mark   its time, its kind, its number,
    then for each mover  its name,
    then for each mover  seven channels of `frames` numbers each: x, y, z, w, a, b, c.

The first number of a channel is its value, every other the difference from the one before it (both modulo 65536).
Places are in twentieths of a millimetre, quaternions in 32767ths; the interval is in milliseconds, and so are the times
of marks. A mover's name is the number of a card, or 64 + 5·seat + worker. The kinds of marks: 0 the hand has let go
(number 0), 1 a rivet broke (its card), 2 a card lies on the ground. What does not move is not there: it stays where it
was before.
"""

import zlib
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from .. import LARGEST_MOTION
from .rotation import Floats

Shorts = NDArray[np.int16]

FORM = 1
INTERVAL = 30  # milliseconds
LET_GO, BROKE, GROUNDED = range(3)
WORKER_NAMES = 64
PLACE, TURN = 20_000.0, 32_767.0  # a twentieth of a millimetre, and parts of a quaternion
MOVED, TURNED = 0.0003, 0.01  # what moves less than this is not worth a line, in metres and parts of a quaternion
MOST = 1 << 15


class TrajectoryError(ValueError):
    """Bytes that are no trajectory."""


class Mark(NamedTuple):
    """Something that happened at a moment."""

    time: int  # milliseconds
    kind: int
    number: int


@dataclass(frozen=True)
class Trajectory:
    """What moved, frame by frame: an array with axes mover, frame, and x y z w a b c."""

    interval: int
    movers: tuple[int, ...]
    frames: Shorts
    marks: tuple[Mark, ...]

    def pack(self) -> bytes:
        count = self.frames.shape[1] if self.movers else 0
        head = [FORM, self.interval, count, len(self.marks), len(self.movers)]
        head += [value for mark in self.marks for value in mark] + list(self.movers)
        channels = self.frames.transpose(0, 2, 1).copy(order="C")
        channels[..., 1:] = np.diff(channels.view(np.uint16), axis=-1).view(np.int16)
        return zlib.compress(np.array(head, "<i2").tobytes() + channels.astype("<i2").tobytes(), 9)

    @classmethod
    def unpack(cls, packed: bytes) -> "Trajectory":
        numbers = _numbers(packed)
        form, interval, count, marks, movers = numbers[:5].tolist()
        first = 5 + 3 * marks
        if form != FORM or min(count, marks, movers) < 0 or len(numbers) != first + movers * (1 + 7 * count):
            raise TrajectoryError("a trajectory has another length")
        table = numbers[5:first].reshape(marks, 3).tolist()
        channels = numbers[first + movers :].reshape(movers, 7, count)
        frames = np.cumsum(channels.view(np.uint16), axis=-1, dtype=np.uint16).view(np.int16).transpose(0, 2, 1)
        return cls(
            interval, tuple(numbers[first : first + movers].tolist()), frames, tuple(Mark(*row) for row in table)
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Trajectory) and self.pack() == other.pack()

    def __hash__(self) -> int:
        return hash(self.pack())


STILL = Trajectory(INTERVAL, (), np.zeros((0, 0, 7), np.int16), ())  # nothing has moved


def _numbers(packed: bytes) -> Shorts:
    unzip = zlib.decompressobj()
    try:
        raw = unzip.decompress(packed, 50 * LARGEST_MOTION)
    except zlib.error:
        raise TrajectoryError("this is no trajectory") from None
    if len(packed) > LARGEST_MOTION or not unzip.eof or len(raw) % 2 or len(raw) < 10:
        raise TrajectoryError("this is no trajectory")
    return np.frombuffer(raw, "<i2").astype(np.int16)


# --- Recording -------------------------------------------------------------------------------------------------------


def recorded(names: list[int], poses: list[Floats], marks: list[Mark]) -> Trajectory:
    """A trajectory from the poses of all bodies, frame by frame; thinned out until it is small enough."""
    frames = _continuous(np.stack(poses).reshape(len(poses), len(names), 7))
    moved = [column for column in range(len(names)) if _has_moved(frames[:, column])]
    whole = _quantised(frames[:, moved]).transpose(1, 0, 2)
    movers, interval = tuple(names[column] for column in moved), INTERVAL
    trajectory = Trajectory(interval, movers, whole, tuple(marks))
    while len(trajectory.pack()) > LARGEST_MOTION:
        interval *= 2
        trajectory = Trajectory(interval, movers, whole[:, :: interval // INTERVAL], tuple(marks))
    return trajectory


def _has_moved(frames: Floats) -> bool:
    gap = np.abs(frames - frames[0]).max(axis=0)
    return bool(gap[:3].max() > MOVED or gap[3:].max() > TURNED)


def _continuous(frames: Floats) -> Floats:
    """A quaternion and its opposite are one turn; whoever draws between two frames wants the nearer one."""
    steps = (frames[1:, :, 3:] * frames[:-1, :, 3:]).sum(axis=2)
    signs = np.cumprod(np.where(steps < 0.0, -1.0, 1.0), axis=0)
    frames[1:, :, 3:] *= signs[..., np.newaxis]
    return frames


def _quantised(frames: Floats) -> Shorts:
    places = np.clip(np.round(frames[..., :3] * PLACE), 1 - MOST, MOST - 1)
    turns = np.clip(np.round(frames[..., 3:] * TURN), 1 - MOST, MOST - 1)
    return np.concatenate([places, turns], axis=2).astype(np.int16)
