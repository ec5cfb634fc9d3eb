"""Simulated players for hands of one's own: a good, a middling and a bad one, by pointer and by timing.

People miss a place by some millimetres and a moment by some milliseconds; both errors come from noise in the same
muscles, so that one number describes a player. By pointer the number is the standard deviation of where the hand ends,
along and beside its way, and of the jerk with which it presses. By timing it is that of the moments at which the marker
is stopped. Drawing is not as smooth as a path that is made: a pointer also wanders on its way.

A browser lets nobody let go far from the place (`NEAR`): who is too far off then has the piece back and tries again,
by either way, as often as it takes. The two ways have noise of their own: they are as hard as each other if the same
comes of them, and not because both miss by the same.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import shake_256
from itertools import count

from .pointer import LONGEST_JUMP, WAY, Pointer, is_near
from .timing import PERIOD, SAMPLE, STOPS, SWING, is_let_go, made, path_of

WANDER = 0.3  # of the error, from sample to sample, while the hand is under way
UNIFORMS = 12


@dataclass(frozen=True)
class Player:
    """Somebody with so much noise in the muscles: tenths of a millimetre, or milliseconds."""

    name: str
    noise: float

    def by_pointer(self, seed: bytes) -> Pointer:
        """A path as this player draws it."""
        return next(filter(_is_let_go, map(self._drawn, self._tries("pointer", seed))))

    def _drawn(self, draw: Iterator[float]) -> Pointer:
        beside, along, jerk = (round(self.noise * next(draw)) for _ in range(3))
        wander, rows = 0.0, []
        for milliseconds, x, y, press in made(beside, along, jerk):
            wander = 0.8 * wander + WANDER * self.noise * next(draw)
            off = round(wander) if 0 < milliseconds <= 40 * SAMPLE else 0
            rows.append((milliseconds, x, y + max(-LONGEST_JUMP // 4, min(off, LONGEST_JUMP // 4)), press))
        return Pointer(tuple(rows))

    def by_timing(self, seed: bytes) -> Pointer:
        """The path of the moments at which this player stops the marker."""
        return path_of(next(filter(is_let_go, map(self._stopped, self._tries("timing", seed)))))

    def _stopped(self, draw: Iterator[float]) -> list[int]:
        """Each when the marker is in the middle for the third time."""
        return [PERIOD + SWING + round(self.noise * next(draw)) for _ in range(STOPS)]

    def _tries(self, way: str, seed: bytes) -> Iterator[Iterator[float]]:
        return (_normal(f"{way} {number}".encode() + b"\0" + seed) for number in count())


def _is_let_go(pointer: Pointer) -> bool:
    _, x, y, _ = pointer.path[-1]
    return is_near(x - WAY, y)


PLAYERS = (Player("good", 12.0), Player("middling", 30.0), Player("bad", 70.0))


def _normal(seed: bytes) -> Iterator[float]:
    """Normal enough, and the same for ever (`tremor.py` says why)."""
    raw = shake_256(b"storeys players\0" + seed).digest(2 * UNIFORMS * 400)
    for first in range(0, len(raw), 2 * UNIFORMS):
        words = (int.from_bytes(raw[at : at + 2], "little") for at in range(first, first + 2 * UNIFORMS, 2))
        yield (sum(words) - UNIFORMS * 65535 / 2) / 65536.0
