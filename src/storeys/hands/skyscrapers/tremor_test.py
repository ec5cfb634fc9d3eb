"""Tremors are the same for the same seed, as strong as their mode says, and made of nothing that could change."""

from hashlib import sha256

import numpy as np
import pytest

from .gesture import Gesture
from .measures import BRACE, LEAST_PRESS, OFF, PRESSING, QUICKEST, SLOWEST, STEP
from .tremor import AMPLITUDE, MODES, TILT, Mode, Tremor, TremorError, _noise


def gesture(mode: Mode = "steady", seed: bytes = b"1", length: float = 0.15, presses: bool = True) -> Gesture:
    return Tremor(mode, seed).gesture(length, presses, STEP)


def test_equal_seeds_tremble_alike_and_others_do_not() -> None:
    assert (gesture().offset == gesture().offset).all()
    assert (gesture(seed=b"2").offset[:100] != gesture().offset[:100]).any()


def test_the_noise_is_for_ever() -> None:
    """Whole numbers in, a few sums and products: whoever changes this changes every recorded episode."""
    rounded = np.round(_noise(b"1", 500, STEP)[::50] * 1e9).astype(np.int64)
    assert sha256(rounded.astype("<i8").tobytes()).hexdigest()[:16] == "6e50ea4f1f8521a0"


@pytest.mark.parametrize("mode", MODES)
def test_a_hand_trembles_as_much_as_its_mode_says(mode: Mode) -> None:
    rows = [gesture(mode, bytes([seed])) for seed in range(60)]
    offset = np.concatenate([row.offset for row in rows])
    tilt = np.concatenate([row.tilt for row in rows])
    assert offset.std() == pytest.approx(AMPLITUDE[mode], rel=0.1)
    assert tilt.std() == pytest.approx(TILT[mode], rel=0.1)
    assert abs(offset.mean()) < 0.1 * AMPLITUDE[mode]


def test_trembling_hands_tremble_more_than_steady_ones() -> None:
    assert AMPLITUDE["trembling"] > 1.5 * AMPLITUDE["steady"]


@pytest.mark.parametrize(("length", "going"), [(0.001, QUICKEST), (0.15, 1.0), (9.0, SLOWEST)])
def test_a_hand_takes_its_time_for_a_way_and_presses_at_the_end_of_it(length: float, going: float) -> None:
    found = gesture(length=length)
    assert len(found) == round((going + PRESSING) / STEP)
    assert found.seated == pytest.approx(going / STEP, abs=1)
    assert found.progress[0] == 0.0
    assert found.progress[found.seated] == pytest.approx(1.0)
    assert (np.diff(found.progress) >= 0.0).all()


def test_a_hand_without_a_way_presses_at_once_and_one_that_carries_a_worker_never() -> None:
    assert gesture(length=0.0).seated == 0
    assert (gesture(length=0.0).progress == 1.0).all()
    assert (gesture(presses=False).press == 0.0).all()


@pytest.mark.parametrize(("mode", "seed"), [("calm", b"1"), ("steady", b""), ("steady", bytes(65))])
def test_other_tremors_are_refused(mode: Mode, seed: bytes) -> None:
    with pytest.raises(TremorError):
        Tremor(mode, seed)


# --- Gestures --------------------------------------------------------------------------------------------------------


def still(off: float, pressed: float) -> Gesture:
    rows = 500
    press = (np.arange(rows) * STEP < pressed).astype(np.float64)
    offset = np.zeros((rows, 3))
    offset[:, 1] = off
    return Gesture(STEP, np.ones(rows), offset, np.zeros((rows, 3)), press)


@pytest.mark.parametrize(
    ("off", "pressed", "home"),
    [
        (0.0, 0.3, True),
        (0.9 * OFF, 0.3, True),
        (1.1 * OFF, 0.3, False),
        (0.0, 0.5 * LEAST_PRESS, False),
        (0.0, 0.0, False),
    ],
)
def test_a_rivet_is_home_when_it_was_pressed_long_enough_and_in_the_right_place(
    off: float, pressed: float, home: bool
) -> None:
    assert still(off, pressed).is_pressed_home == home


def test_bracing_halves_what_passes_to_the_building() -> None:
    assert (gesture().braced().offset == BRACE * gesture().offset).all()
    assert (gesture().braced().tilt == BRACE * gesture().tilt).all()
    assert still(1.5 * OFF, 0.3).braced().is_pressed_home
