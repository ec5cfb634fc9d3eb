"""The same errand for keyboard and switch players (S-26: own): stop a swinging marker three times.

A marker sets out from one end of its rail and goes from side to side, everywhere equally fast. The first stop says how
far beside its way the piece is, the second how far along, and the third presses: how late or early it was is how much
the hand jerks. Each time the marker sets out anew, and the moment is counted from there. Whatever it missed the middle
by becomes the error of a pointer path, and that path is simulated like anybody's. The marker is as quick as a hand is
inexact: who is off by so many milliseconds is off by as many tenths of a millimetre as a pointer in the same hand would
be, so that both ways are equally hard (`players.py` has the players, docs/hands.md what they did). A marker that slowed
down towards its ends forgave the worst misses: by timing a third less came down. One that set out from the middle was
in the hands of whoever kept a key down.
"""

from collections.abc import Sequence

from .pointer import WAY, PathRefused, Pointer, Sample, is_near

STOPS = 3
PERIOD = 1_600  # milliseconds of one swing, there and back
SWING = PERIOD // 4  # tenths of a millimetre from the middle to the end: the marker does one in a millisecond
EARLIEST = 200  # milliseconds: nobody means to stop it sooner, but switches bounce
LATEST = 60_000  # milliseconds: a marker that nobody stops for so long is taken away
SAMPLE = 20  # milliseconds between the samples of the path that is made of it
CARRY, HOLD, PUSH = 1_200, 600, 300  # milliseconds on the way, at its end, and pressing


def miss(milliseconds: int) -> int:
    """How far from the middle the marker is at a moment, in tenths of a millimetre."""
    return SWING - abs(milliseconds % PERIOD - 2 * SWING)


def is_let_go(stops: Sequence[int]) -> bool:
    """Whether the hand is as near as a pointer must be when it lets go; a browser lets everybody else try again."""
    beside, along, jerk = (miss(stop) for stop in stops)
    return is_near(along, beside + jerk)


def path_of(stops: Sequence[int]) -> Pointer:
    """The path of a hand that stopped the marker at these moments, each counted from where the marker set out."""
    if len(stops) != STOPS or not all(type(stop) is int and EARLIEST <= stop <= LATEST for stop in stops):
        raise PathRefused("time")
    beside, along, jerk = (miss(stop) for stop in stops)
    return Pointer(made(beside, along, jerk))


def made(beside: int, along: int, jerk: int) -> tuple[Sample, ...]:
    """A smooth way that ends off by these errors, and jerks aside while it presses."""
    rows = []
    for milliseconds in range(0, CARRY + HOLD + PUSH + 1, SAMPLE):
        eased, pressing = _eased(milliseconds / CARRY), milliseconds >= CARRY + HOLD
        x = round((WAY + along) * eased)
        y = round(beside * eased + jerk * pressing)
        rows.append((milliseconds, x, y, 1_000 if pressing else 0))
    return tuple(rows)


def _eased(t: float) -> float:
    t = min(t, 1.0)
    return t * t * t * (10.0 - 15.0 * t + 6.0 * t * t)
