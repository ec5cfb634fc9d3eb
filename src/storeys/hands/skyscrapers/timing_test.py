"""The timing alternative: a marker stopped in the middle is a careful hand, and who misses it is as far off."""

import numpy as np
import pytest

from .gesture import Gesture
from .measures import STEP
from .pointer import WAY, PathRefused, is_near
from .timing import EARLIEST, LATEST, PERIOD, SWING, is_let_go, miss, path_of

MIDDLE = PERIOD // 4  # the first moment at which nothing is missed


def error(found: Gesture) -> float:
    """How far from its place the piece is in the end, in tenths of a millimetre."""
    off = found.offset[found.press > 0.0].mean(axis=0) * 10_000
    short = (1.0 - found.progress[-1]) * 1_500
    return float(np.sqrt(off[0] ** 2 + off[1] ** 2 + short**2))


def test_the_marker_sets_out_from_an_end_and_goes_to_the_other_and_back() -> None:
    assert [miss(moment) for moment in (0, 200, 400, 800, 1_200, 1_600)] == [-SWING, -200, 0, SWING, 0, -SWING]


@pytest.mark.parametrize("moment", [MIDDLE, 3 * MIDDLE, PERIOD + MIDDLE, 7 * PERIOD + 3 * MIDDLE])
def test_in_the_middle_the_marker_misses_nothing(moment: int) -> None:
    assert miss(moment) == 0


def test_everywhere_a_millisecond_is_a_tenth_of_a_millimetre_and_at_the_ends_it_turns() -> None:
    assert [miss(MIDDLE + late) for late in (-300, -20, -7, 7, 20, 300)] == [-300, -20, -7, 7, 20, 300]
    assert [miss(3 * MIDDLE + late) for late in (-20, 20)] == [20, -20]
    assert (miss(2 * MIDDLE), miss(4 * MIDDLE)) == (SWING, -SWING)


def stopped(*stops: int) -> Gesture:
    return path_of(stops).gesture(0.15, True, STEP)


def test_who_stops_the_marker_in_the_middle_has_a_careful_hand() -> None:
    found = stopped(MIDDLE, MIDDLE, MIDDLE)
    assert error(found) < 2.0
    assert found.is_pressed_home


def test_who_misses_is_as_far_off() -> None:
    assert error(stopped(MIDDLE + 40, MIDDLE, MIDDLE)) == pytest.approx(40, abs=5)
    assert error(stopped(MIDDLE, MIDDLE - 40, MIDDLE)) == pytest.approx(40, abs=5)
    assert not stopped(MIDDLE + 200, MIDDLE, MIDDLE).is_pressed_home


@pytest.mark.parametrize("last", [-1, 0, EARLIEST - 1, LATEST + 1, True, 400.0])
@pytest.mark.parametrize("place", range(3))
def test_other_moments_are_refused(last: int, place: int) -> None:
    stops = [MIDDLE] * 3
    stops[place] = last
    with pytest.raises(PathRefused, match="time"):
        path_of(stops)


@pytest.mark.parametrize("count", [0, 2, 4])
def test_there_are_three_moments(count: int) -> None:
    with pytest.raises(PathRefused, match="time"):
        path_of([MIDDLE] * count)


def test_the_earliest_and_the_latest_moments_are_moments() -> None:
    assert path_of([EARLIEST, LATEST, MIDDLE]).path[-1][1:3] == (1_500 + miss(LATEST), miss(EARLIEST))


@pytest.mark.parametrize("every", [3, 10, 20, 33, 40])
def test_a_key_that_is_kept_down_brings_nothing_home(every: int) -> None:
    """It stops the marker as soon as that may be stopped, and again after as long."""
    moment = -(-EARLIEST // every) * every
    assert not stopped(moment, moment, moment).is_pressed_home


@pytest.mark.parametrize(
    ("late", "let_go"),
    [((90, 0, 0), True), ((91, 0, 0), False), ((0, -91, 0), False), ((60, 0, 40), False), ((150, 0, -70), True)],
)
def test_whoever_would_let_go_too_far_from_the_place_tries_again(late: tuple[int, int, int], let_go: bool) -> None:
    stops = [MIDDLE + by for by in late]
    assert is_let_go(stops) == let_go
    _, x, y, _ = path_of(stops).path[-1]
    assert is_near(x - WAY, y) == let_go
