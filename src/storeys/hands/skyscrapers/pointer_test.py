"""Pointer paths: what a hand could have drawn is a hand, and all else is refused before anything is simulated."""

import math

import numpy as np
import pytest

from .gesture import Gesture
from .measures import STEP
from .pointer import LONGEST, MOST_SAMPLES, WAY, PathRefused, Pointer, Sample

SIXTY_A_SECOND = 16


def drawn(seconds: float, wait: float = 0.5, off: int = 0, wobble: int = 0, press: float = 0.3) -> tuple[Sample, ...]:
    """From the start to the goal as people move, a moment of waiting, and then pressed for a while."""
    rows = []
    for milliseconds in range(0, round(1000 * (seconds + wait + press)), SIXTY_A_SECOND):
        t = min(milliseconds / 1000 / seconds, 1.0)
        x = round(WAY * t**3 * (10 - 15 * t + 6 * t * t))
        y = round(off * t + wobble * math.sin(milliseconds / 70) * (t > 0))
        rows.append((milliseconds, x, y, 1000 if milliseconds / 1000 >= seconds + wait else 0))
    return tuple(rows)


def gesture(path: tuple[Sample, ...], length: float = 0.15) -> Gesture:
    return Pointer(path).gesture(length, True, STEP)


def error(found: Gesture) -> float:
    """How far from its place the piece is when it is pressed, in millimetres."""
    short = (1.0 - found.progress[found.seated]) * 150.0
    return float(1000 * np.abs(found.offset[found.seated]).max() + short)


# --- What a path means -----------------------------------------------------------------------------------------------


def test_a_careful_hand_arrives_and_presses_home() -> None:
    found = gesture(drawn(1.5))
    assert error(found) < 0.3
    assert found.is_pressed_home
    assert found.progress[-1] == pytest.approx(1.0, abs=0.003)


def test_a_piece_swings_on_when_a_quick_hand_stops() -> None:
    errors = [error(gesture(drawn(seconds, wait=0.0))) for seconds in (2.0, 1.0, 0.5, 0.25)]
    assert errors == sorted(errors)
    assert errors[0] < 1.0
    assert errors[-1] > 6.0


def test_waiting_calms_what_swings() -> None:
    errors = [error(gesture(drawn(0.4, wait=wait))) for wait in (0.0, 0.5, 1.5)]
    assert errors == sorted(errors, reverse=True)
    assert errors[-1] < 0.3


def test_what_is_off_at_the_end_is_off_on_the_site() -> None:
    assert error(gesture(drawn(1.5, off=30))) == pytest.approx(3.0, abs=0.3)
    assert gesture(drawn(1.5, off=30)).is_pressed_home
    assert not gesture(drawn(1.5, off=70)).is_pressed_home


def test_a_hand_that_goes_too_far_is_beyond_its_goal_and_one_that_stops_short_is_not_there() -> None:
    beyond = (*drawn(1.5)[:-20], *((2000 + 16 * n, WAY + 25, 0, 1000) for n in range(60)))
    short = (*drawn(1.5)[:-20], *((2000 + 16 * n, WAY - 25, 0, 1000) for n in range(60)))
    assert gesture(beyond).offset[-1, 0] == pytest.approx(0.0025, abs=0.0003)
    assert gesture(short).progress[-1] == pytest.approx(1 - 25 / WAY, abs=0.002)
    assert gesture(short).offset[-1, 0] == 0.0


def test_where_nothing_is_carried_a_hand_presses_where_it_points() -> None:
    assert gesture(drawn(1.5, off=10), length=0.0).offset[-1, 1] == pytest.approx(0.001, abs=0.0002)


def test_who_never_presses_has_not_pressed_home() -> None:
    unpressed = tuple((t, x, y, 0) for t, x, y, _ in drawn(1.5))
    assert not gesture(unpressed).is_pressed_home


# --- What is refused -------------------------------------------------------------------------------------------------

GOOD = [list(sample) for sample in drawn(1.0)]


@pytest.mark.parametrize(
    ("path", "fault"),
    [
        (None, "numbers"),
        ("path", "numbers"),
        ({"0": 1}, "numbers"),
        ([1, 2, 3], "numbers"),
        ([[0, 0, 0]], "numbers"),
        ([[0, 0, 0, 0], [1, math.nan, 0, 0]], "numbers"),
        ([[0, 0, 0, 0], [1, math.inf, 0, 0]], "numbers"),
        ([[0, 0, 0, 0], [1, 0.5, 0, 0]], "numbers"),
        ([[0, 0, 0, 0], [1, "1", 0, 0]], "numbers"),
        ([[0, 0, 0, 0], [1, True, 0, 0]], "numbers"),
        ([[0, 0, 0, 0], [1, None, 0, 0]], "numbers"),
        ([], "few"),
        ([[0, 0, 0, 0]], "few"),
        ([[n, 0, 0, 0] for n in range(MOST_SAMPLES + 1)], "many"),
        ([[-5, 0, 0, 0], [1, 0, 0, 0]], "time"),
        ([[1, 0, 0, 0], [2, 0, 0, 0]], "time"),
        ([[0, 0, 0, 0], [7, 0, 0, 0], [7, 0, 0, 0]], "time"),
        ([[0, 0, 0, 0], [7, 0, 0, 0], [6, 0, 0, 0]], "time"),
        ([[0, 0, 0, 0], [LONGEST + 1, 0, 0, 0]], "long"),
        ([[0, 0, 0, 0], [10**30, 0, 0, 0]], "long"),
        ([[0, 0, 0, 0], [9, 10**30, 0, 0]], "far"),
        ([[0, 300, 0, 0], [9, 300, 0, 0]], "start"),
        ([[0, 0, 0, 0], [9, 601, 0, 0]], "jump"),
        ([[0, 0, 0, 0], [9, 0, -601, 0]], "jump"),
        ([[n, 500 * n, 0, 0] for n in range(4)], "jump"),
        ([[n, 0, 600 * (n % 2), 0] for n in range(9)], "jump"),
        ([[5 * n, 0, -600 * n, 0] for n in range(16)], "jump"),
        ([[0, 0, 0, 0], [9, 0, 0, 1001]], "press"),
        ([[0, 0, 0, 0], [9, 0, 0, -1]], "press"),
    ],
)
def test_a_path_that_no_hand_drew_is_refused_with_a_reason(path: object, fault: str) -> None:
    with pytest.raises(PathRefused) as refused:
        Pointer.read(path)
    assert refused.value.fault == fault


SCREEN, PIXELS = 1920, 330  # a wide screen, and the longest way that a browser draws on one


def flung(milliseconds: int, every: int) -> list[list[int]]:
    """A mouse that goes over a whole screen in so short a time, and looked at so often."""
    far = SCREEN * WAY // PIXELS
    return [[time, far * time // milliseconds, 0, 0] for time in range(0, milliseconds + 1, every)]


@pytest.mark.parametrize("every", [1, 2, 4, 5])
def test_the_quickest_mouse_is_a_hand_and_a_quicker_one_is_none(every: int) -> None:
    assert Pointer.read(flung(100, every))
    with pytest.raises(PathRefused, match="jump"):
        Pointer.read(flung(60, every))


def test_a_hand_that_was_not_looked_at_for_a_moment_has_not_jumped() -> None:
    """Times are whole milliseconds, and some browsers round them to more."""
    samples = [[0, 0, 0, 0], [16, 590, 0, 0], [17, 700, 0, 0], [33, 1290, 0, 0], [34, 1300, 500, 0], [50, 1500, 0, 0]]
    assert Pointer.read(samples)


def test_a_million_points_are_refused_without_a_look_at_them() -> None:
    """None of them is a sample: whoever looked would say so instead."""
    with pytest.raises(PathRefused, match="many"):
        Pointer.read([None] * 1_000_000)


def test_a_path_that_a_hand_drew_is_read() -> None:
    assert Pointer.read(GOOD).path == drawn(1.0)
