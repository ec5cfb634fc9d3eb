"""A person's own hand (S-26: own): a recorded pointer path is the hand; its path and its speed are all there is.

A path is a list of samples (milliseconds, x, y, press). It is drawn on a plane of its own, on which the way is 150 mm
long: the piece is taken up at (0, 0) and belongs at (1500, 0), in tenths of a millimetre; y is beside the way, and
press goes from 0 to 1000. What that means on the site:

- How far x has come is how far the piece is on its way; what x is short of 1500 or beyond it, and y, is the error.
- The piece hangs from the fingers: a pendulum of 40 mm, little damped. It lags behind a quick hand, and swings on when
  the hand stops. Whoever goes slowly, or waits a moment before pressing, puts it down at rest.
- While press is above 0 the piece is pushed home; the last sample lets go.

A path that no hand could have drawn is refused before anything is simulated.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise
from typing import Literal

import numpy as np

from ...games.kit import whole
from .gesture import Gesture
from .rotation import Floats

Sample = tuple[int, int, int, int]  # milliseconds, x, y, press
Fault = Literal["numbers", "few", "many", "start", "time", "long", "far", "jump", "press"]

WAY = 1500  # tenths of a millimetre
MOST_SAMPLES = 2_000
LONGEST = 10_000  # milliseconds
FURTHEST = 10_000  # tenths of a millimetre from where it began
LONGEST_JUMP = 600  # between two samples …
FASTEST = 100  # … and in a millisecond: a mouse that goes over a wide screen in a tenth of a second does 90
NEAR_START = 200  # the piece is taken up where it lies
HARDEST = 1_000
NEAR = 90  # from its place: a browser lets nobody let go further off; the piece is put back, and nothing has happened

TENTH = 0.0001  # metres
SWING_RATE = 15.7  # radians a second: a pendulum of 40 mm
SWING_DAMPING = 0.35
SWING_LENGTH = 0.04


class PathRefused(ValueError):
    """A path that no hand could have drawn, and why."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault)
        self.fault: Fault = fault


@dataclass(frozen=True)
class Pointer:
    """A path that a hand could have drawn."""

    path: tuple[Sample, ...]

    def __post_init__(self) -> None:
        _check(self.path)

    @classmethod
    def read(cls, samples: object) -> "Pointer":
        """A path that came from outside, as lists of whole numbers; PathRefused if it is none."""
        if not isinstance(samples, list | tuple):
            raise PathRefused("numbers")
        if len(samples) > MOST_SAMPLES:
            raise PathRefused("many")
        return cls(tuple(_sample(row) for row in samples))

    def gesture(self, length: float, presses: bool, step: float) -> Gesture:
        """The hand that drew it, and what hung from its fingers."""
        table = np.array(self.path, np.float64)
        rows = max(int(table[-1, 0] / 1000.0 / step), 1)
        time = np.arange(1, rows + 1) * step * 1000.0
        hand = np.stack([np.interp(time, table[:, 0], table[:, axis]) for axis in (1, 2)], axis=1) * TENTH
        piece = _swinging(hand, step)
        press = np.interp(time, table[:, 0], table[:, 3]) / HARDEST if presses else np.zeros(rows)
        return _on_the_way(piece, hand, press, step, length)


def _on_the_way(piece: Floats, hand: Floats, press: Floats, step: float, length: float) -> Gesture:
    way, rows = WAY * TENTH, len(piece)
    offset, tilt = np.zeros((rows, 3)), np.zeros((rows, 3))
    offset[:, 0], offset[:, 1] = np.maximum(piece[:, 0] - way, 0.0), piece[:, 1]
    if not length:  # nothing is carried, the hand only presses where it is
        offset[:, 0] = piece[:, 0] - way
    lean = (hand - piece) / SWING_LENGTH
    tilt[:, 0], tilt[:, 1] = lean[:, 1], -lean[:, 0]
    return Gesture(step, np.clip(piece[:, 0] / way, 0.0, 1.0), offset, np.clip(tilt, -0.6, 0.6), press)


def _swinging(hand: Floats, step: float) -> Floats:
    """Where a pendulum is whose upper end goes with the hand."""
    piece, place, speed, before = np.zeros_like(hand), hand[0].copy(), np.zeros(2), hand[0]
    for row, at in enumerate(hand):
        pull = SWING_RATE * SWING_RATE * (at - place) + 2.0 * SWING_DAMPING * SWING_RATE * (
            (at - before) / step - speed
        )
        speed = speed + pull * step
        place = place + speed * step
        piece[row], before = place, at
    return piece


def is_near(along: float, beside: float) -> bool:
    """Whether a piece may be let go so far off its place."""
    return along * along + beside * beside <= NEAR * NEAR


# --- What is refused -------------------------------------------------------------------------------------------------


def _sample(row: object) -> Sample:
    if not isinstance(row, list | tuple) or len(row) != 4:
        raise PathRefused("numbers")
    numbers = [whole(value) for value in row]
    milliseconds, x, y, press = (FURTHEST + 1 if number is None else number for number in numbers)
    if None in numbers:
        raise PathRefused("numbers")
    return milliseconds, x, y, press


def _check(path: Iterable[Sample]) -> None:
    samples = tuple(path)
    if not 2 <= len(samples) <= MOST_SAMPLES:
        raise PathRefused("few" if len(samples) < 2 else "many")
    times = [sample[0] for sample in samples]
    if times[0] != 0 or any(late <= early for early, late in pairwise(times)):
        raise PathRefused("time")
    if times[-1] > LONGEST:
        raise PathRefused("long")
    _check_places(samples)


def _check_places(samples: tuple[Sample, ...]) -> None:
    places = [sample[1:3] for sample in samples]
    if any(max(abs(x), abs(y)) > FURTHEST for x, y in places):
        raise PathRefused("far")
    if max(map(abs, places[0])) > NEAR_START:
        raise PathRefused("start")
    if _jumps(samples):
        raise PathRefused("jump")
    if any(not 0 <= sample[3] <= HARDEST for sample in samples):
        raise PathRefused("press")


def _jumps(samples: tuple[Sample, ...]) -> bool:
    """Nobody looks all the time, so that a hand may be a jump ahead of the fastest one; but never more than that."""
    ahead = 0
    for (early, x, y, _), (late, u, v, _) in pairwise(samples):
        jump = max(abs(u - x), abs(v - y))
        ahead = max(0, ahead + jump - FASTEST * (late - early))
        if max(jump, ahead) > LONGEST_JUMP:
            return True
    return False
