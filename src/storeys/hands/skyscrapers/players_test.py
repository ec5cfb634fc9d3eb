"""Simulated players: as exact by either way, with noise of its own, and nobody lets go where a browser would not."""

from collections.abc import Callable
from math import hypot

import numpy as np
import pytest

from .measures import STEP
from .players import PLAYERS, Player
from .pointer import NEAR, WAY, Pointer
from .timing_test import error

SEEDS = [seed.to_bytes(2, "big") for seed in range(100)]
GOOD, MIDDLING, BAD = PLAYERS

each_player = pytest.mark.parametrize("player", PLAYERS, ids=lambda player: player.name)


def ways(player: Player) -> tuple[Callable[[bytes], Pointer], Callable[[bytes], Pointer]]:
    return player.by_pointer, player.by_timing


def off(pointer: Pointer) -> tuple[int, int]:
    """Where the hand lets go, along its way and beside it."""
    _, x, y, _ = pointer.path[-1]
    return x - WAY, y


@each_player
def test_a_player_is_as_exact_by_either_way_and_presses_home_as_often(player: Player) -> None:
    ends = [[way(seed).gesture(0.06, True, STEP) for seed in SEEDS] for way in ways(player)]
    pointing, timing = (np.mean([error(found) for found in each]) for each in ends)
    assert pointing == pytest.approx(timing, rel=0.15)
    pointing, timing = (np.mean([found.is_pressed_home for found in each]) for each in ends)
    assert pointing == pytest.approx(timing, abs=0.15)


@each_player
def test_by_the_other_way_a_player_misses_by_something_else(player: Player) -> None:
    pointing, timing = (np.array([off(way(seed)) for seed in SEEDS], float) for way in ways(player))
    assert np.mean((pointing == timing).all(axis=1)) < 0.05
    for axis in range(2):
        assert abs(np.corrcoef(pointing[:, axis], timing[:, axis])[0, 1]) < 0.25


@each_player
def test_nobody_lets_go_too_far_from_the_place(player: Player) -> None:
    for way in ways(player):
        assert max(hypot(*off(way(seed))) for seed in SEEDS) <= NEAR


def test_a_bad_player_often_has_to_try_again() -> None:
    first = [off(BAD._drawn(next(BAD._tries("pointer", seed)))) for seed in SEEDS]
    assert 0.4 < np.mean([hypot(*end) > NEAR for end in first]) < 0.7


def test_a_good_player_is_better_than_a_bad_one() -> None:
    good, middling, bad = (np.mean([hypot(*off(who.by_timing(seed))) for seed in SEEDS]) for who in PLAYERS)
    assert good < 0.6 * middling
    assert middling < 0.9 * bad


@each_player
def test_a_player_does_the_same_whenever_it_is_looked_at_again(player: Player) -> None:
    for way in ways(player):
        assert way(b"seed") == way(b"seed") != way(b"another")
