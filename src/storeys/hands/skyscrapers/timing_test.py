"""The timing alternative: a marker stopped in the middle is a careful hand, and who misses it is as far off."""

import numpy as np
import pytest

from .measures import STEP
from .players import PLAYERS, Player
from .pointer import PathRefused, Pointer
from .timing import PERIOD, SWING, miss, path_of


def error(pointer: Pointer) -> float:
    """How far from its place the piece is in the end, in tenths of a millimetre."""
    found = pointer.gesture(0.15, True, STEP)
    off = found.offset[found.press > 0.0].mean(axis=0) * 10_000
    short = (1.0 - found.progress[-1]) * 1_500
    return float(np.sqrt(off[0] ** 2 + off[1] ** 2 + short**2))


@pytest.mark.parametrize("moment", [0, PERIOD // 2, PERIOD, 7 * PERIOD])
def test_in_the_middle_the_marker_misses_nothing(moment: int) -> None:
    assert miss(moment) == 0


def test_everywhere_a_millisecond_is_a_tenth_of_a_millimetre_and_at_the_ends_it_turns() -> None:
    assert [miss(late) for late in (-300, -20, -7, 7, 20, 300)] == [-300, -20, -7, 7, 20, 300]
    assert [miss(PERIOD // 2 + late) for late in (-20, 20)] == [20, -20]
    assert (miss(PERIOD // 4), miss(3 * PERIOD // 4)) == (SWING, -SWING)


def test_who_stops_the_marker_in_the_middle_has_a_careful_hand() -> None:
    found = path_of([PERIOD] * 3)
    assert error(found) < 2.0
    assert found.gesture(0.15, True, STEP).is_pressed_home


def test_who_misses_is_as_far_off() -> None:
    assert error(path_of([PERIOD + 40, PERIOD, PERIOD])) == pytest.approx(40, abs=5)
    assert error(path_of([PERIOD, PERIOD - 40, PERIOD])) == pytest.approx(40, abs=5)
    assert not path_of([PERIOD + 200, PERIOD, PERIOD]).gesture(0.15, True, STEP).is_pressed_home


@pytest.mark.parametrize("stops", [[], [1, 2], [1, 2, 3, 4], [1, 2, -1], [1, 2, 60_001], [1, 2, True], [1, 2, 3.0]])
def test_other_moments_are_refused(stops: list[int]) -> None:
    with pytest.raises(PathRefused):
        path_of(stops)


@pytest.mark.parametrize("player", PLAYERS, ids=lambda player: player.name)
def test_a_player_is_as_exact_by_either_way(player: Player) -> None:
    errors = [[error(way(bytes([seed]))) for seed in range(120)] for way in (player.by_pointer, player.by_timing)]
    pointing, timing = (float(np.mean(found)) for found in errors)
    assert pointing == pytest.approx(timing, rel=0.15)


def test_a_good_player_is_better_than_a_bad_one() -> None:
    good, middling, bad = (np.mean([error(who.by_timing(bytes([n]))) for n in range(40)]) for who in PLAYERS)
    assert good < 0.6 * middling < 0.6 * bad
