"""Trajectories are small, come back as they were, and leave out what did not move."""

import zlib

import numpy as np
import pytest

from .. import LARGEST_MOTION
from .rotation import Floats
from .trajectory import INTERVAL, STILL, Mark, Trajectory, TrajectoryError, recorded

MARKS = [Mark(900, 0, 0), Mark(1_200, 1, 7), Mark(1_300, 2, 7)]


def frames(bodies: int, count: int, moving: int) -> list[Floats]:
    """Bodies in a row of which the first few swing and turn."""
    poses = np.zeros((count, bodies, 7))
    poses[..., 0], poses[..., 3] = np.arange(bodies) * 0.01, 1.0
    time = np.arange(count)[:, np.newaxis]
    angle = np.sin(time / 9 + np.arange(moving)) * 0.5
    poses[:, :moving, 2] = 0.1 * angle
    poses[:, :moving, 3], poses[:, :moving, 4] = np.cos(angle), np.sin(angle)
    return [pose.reshape(-1) for pose in poses]


def test_what_moved_comes_back_as_it_was() -> None:
    poses = frames(5, 100, 2)
    found = Trajectory.unpack(recorded([0, 1, 2, 3, 64], poses, MARKS).pack())
    assert found == recorded([0, 1, 2, 3, 64], poses, MARKS)
    assert found.movers == (0, 1)
    assert found.marks == tuple(MARKS)
    assert found.interval == INTERVAL
    table = np.stack(poses).reshape(100, 5, 7)[:, :2].transpose(1, 0, 2)
    assert np.abs(found.frames[..., :3] / 20_000 - table[..., :3]).max() <= 0.5 / 20_000
    assert np.abs(found.frames[..., 3:] / 32_767 - table[..., 3:]).max() <= 0.5 / 32_767


def test_what_does_not_move_costs_nothing() -> None:
    few, many = (len(recorded(list(range(n)), frames(n, 100, 2), []).pack()) for n in (2, 60))
    assert few == many


def test_a_site_on_which_nothing_moved_has_no_movers() -> None:
    assert recorded([0, 1], frames(2, 5, 0), []).movers == ()
    assert Trajectory.unpack(STILL.pack()) == STILL


def test_a_turn_never_jumps_to_its_opposite() -> None:
    poses = frames(1, 40, 1)
    for pose in poses[20:]:
        pose[3:] *= -1.0
    found = recorded([0], poses, [])
    assert np.abs(np.diff(found.frames[0].astype(int), axis=0)).max() < 5_000


def test_everything_in_motion_for_a_long_time_still_fits() -> None:
    noise = np.random.default_rng(1).normal(size=(400, 66 * 7))
    found = recorded(list(range(66)), list(noise), [])
    assert len(found.pack()) <= LARGEST_MOTION
    assert found.interval > INTERVAL
    assert len(found.movers) == 66


@pytest.mark.parametrize(
    "packed",
    [
        b"",
        b"no",
        zlib.compress(b""),
        zlib.compress(bytes(9)),
        zlib.compress(bytes(11)),
        zlib.compress(np.array([2, 30, 0, 0, 0], "<i2").tobytes()),
        zlib.compress(np.array([1, 30, 5, 0, 1], "<i2").tobytes()),
        zlib.compress(np.array([1, 30, -5, 0, 0], "<i2").tobytes()),
        zlib.compress(bytes(20_000_000)),
        STILL.pack()[:-1],
    ],
)
def test_what_is_no_trajectory_is_refused(packed: bytes) -> None:
    with pytest.raises(TrajectoryError):
        Trajectory.unpack(packed)
