"""Turns in space as quaternions (w, x, y, z): the little that poses and hands need.

Products of vectors and matrices are written out. The library that NumPy asks for them adds in another order, or without
rounding in between, where a processor knows other instructions; after thirty episodes that is another fall.
"""

from math import sqrt

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]

UNTURNED = (1.0, 0.0, 0.0, 0.0)


def dot(first: Floats, second: Floats) -> float:
    """The sum of the products, added from the first on."""
    total = 0.0
    for one, other in zip(first.tolist(), second.tolist(), strict=True):
        total += one * other
    return total


def times(rows: Floats, matrix: Floats) -> Floats:
    """Rows of three numbers times a matrix of three rows, added likewise."""
    first, second, third = (rows[:, axis : axis + 1] * matrix[axis] for axis in range(3))
    product: Floats = first + second + third
    return product


def combined(first: Floats, then: Floats) -> Floats:
    """The turn `first`, seen from something that is turned by `then`."""
    a, b, c, d = then
    e, f, g, h = first
    return np.array(
        [
            a * e - b * f - c * g - d * h,
            a * f + b * e + c * h - d * g,
            a * g - b * h + c * e + d * f,
            a * h + b * g - c * f + d * e,
        ]
    )


def opposite(turn: Floats) -> Floats:
    w, a, b, c = turn.tolist()
    return np.array([w, -a, -b, -c])


def turned(vector: Floats, turn: Floats) -> Floats:
    """A vector after a turn."""
    w, a, b, c = turn.tolist()
    x, y, z = vector.tolist()
    u, v, t = b * z - c * y + w * x, c * x - a * z + w * y, a * y - b * x + w * z
    return np.array([x + 2.0 * (b * t - c * v), y + 2.0 * (c * u - a * t), z + 2.0 * (a * v - b * u)])


def small(rotation: Floats) -> Floats:
    """The turn by a small rotation vector; exact enough for hands, and free of sines that differ between machines."""
    half = rotation / 2.0
    turn = np.array([1.0, *half])
    return turn / sqrt(dot(turn, turn))


def normal(turn: Floats) -> Floats:
    """The same turn with length one."""
    return turn / sqrt(dot(turn, turn))


def up(turn: Floats) -> float:
    """How far up the head of something points that stood upright: 1 standing, 0 lying, −1 on its head."""
    return float(1.0 - 2.0 * (turn[1] * turn[1] + turn[2] * turn[2]))


def about_upright(turn: Floats) -> Floats:
    """What of a turn goes around the upright axis; none, if something has gone head over heels."""
    w, _, _, c = turn.tolist()
    return normal(np.array([w, 0.0, 0.0, c])) if w * w + c * c > 0.01 else np.array(UNTURNED)
