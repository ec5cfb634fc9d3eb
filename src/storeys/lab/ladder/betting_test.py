from collections.abc import Callable

import numpy as np
import pytest

from .betting import MISTAKE, Numbers, bound, decided_after, money

SIMULATIONS, BLOCKS = 2000, 400

Draw = Callable[[np.random.Generator, float, tuple[int, int]], Numbers]


def pairs(luck: np.random.Generator, share: float, shape: tuple[int, int]) -> Numbers:
    return luck.binomial(2, share, shape) / 2.0


def wholes(luck: np.random.Generator, share: float, shape: tuple[int, int]) -> Numbers:
    return luck.binomial(1, share, shape).astype(np.float64)


def mostly_drawn(luck: np.random.Generator, share: float, shape: tuple[int, int]) -> Numbers:
    return np.where(luck.random(shape) < 0.9, share, luck.binomial(1, share, shape))


def lopsided(luck: np.random.Generator, share: float, shape: tuple[int, int]) -> Numbers:
    """Seldom much less than usual, or much more."""
    return luck.beta(share / 4, (1 - share) / 4, shape)


def whatever(scores: Numbers) -> Callable[[Numbers], Numbers]:
    """Blocks that count the same whatever one believes."""
    return lambda _: scores


DRAWS = (pairs, wholes, mostly_drawn, lopsided)


def ever_sure(draw: Draw, true: float, believed: float, mistake: float = MISTAKE) -> Numbers:
    """In each of many ladders: after how many blocks it was sure that the mean is not what is believed."""
    scores = draw(np.random.default_rng(11), true, (BLOCKS, SIMULATIONS))
    rich = money(scores, np.full(SIMULATIONS, believed)) >= -np.log(mistake)
    return np.where(rich.any(axis=0), rich.argmax(axis=0) + 1.0, np.inf)


# --- Mistakes --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("draw", DRAWS)
@pytest.mark.parametrize("share", [0.5, 0.25, 0.92])
@pytest.mark.parametrize("mistake", [MISTAKE, 0.01])
def test_however_often_one_looks_a_true_belief_is_seldom_given_up(draw: Draw, share: float, mistake: float) -> None:
    wrong = float(np.isfinite(ever_sure(draw, share, share, mistake)).mean())
    assert wrong <= mistake


@pytest.mark.parametrize("draw", DRAWS)
def test_at_every_time_at_once_the_bounds_hold_what_is_true(draw: Draw) -> None:
    luck, outside = np.random.default_rng(2), 0
    for _ in range(100):
        scores = draw(luck, 0.8, (60, 1))
        found = bound(whatever(scores))
        outside += not found.low <= 0.8 <= found.high
    assert outside <= 10


# --- Deciding --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("share", "half_after"), [(0.6, 130), (0.7, 40), (0.9, 12)])
def test_the_stronger_is_found_out_the_sooner_the_stronger_it_is(share: float, half_after: int) -> None:
    assert np.median(ever_sure(pairs, share, 0.5)) <= half_after


def test_blocks_that_spread_less_decide_sooner() -> None:
    assert np.median(ever_sure(pairs, 0.6, 0.5)) < np.median(ever_sure(wholes, 0.6, 0.5))


def test_it_is_decided_after_the_first_block_at_which_it_is_sure() -> None:
    scores = pairs(np.random.default_rng(4), 0.8, (100, 1))[:, 0]
    after = decided_after(scores, 0.5)
    assert after is not None
    assert decided_after(scores[:after], 0.5) == after
    assert decided_after(scores[: after - 1], 0.5) is None


@pytest.mark.parametrize("scores", [np.zeros(0), np.full(200, 0.5)])
def test_nothing_is_decided_by_nothing_or_by_draws(scores: Numbers) -> None:
    assert decided_after(scores, 0.5) is None


# --- Bounds ----------------------------------------------------------------------------------------------------------


def test_a_share_is_out_of_bounds_just_when_the_test_has_given_it_up() -> None:
    for seed in range(30):
        scores = pairs(np.random.default_rng(seed), 0.68, (40, 1))
        found = bound(whatever(scores))
        if decided_after(scores[:, 0], 0.5) is None:
            assert found.low <= 0.5 <= found.high
        else:
            assert not found.low + 0.002 <= 0.5 <= found.high - 0.002


def test_bounds_become_narrower_and_hold_the_mean_of_the_blocks() -> None:
    scores = pairs(np.random.default_rng(9), 0.75, (800, 1))
    wide, narrow = (bound(whatever(scores[:count])) for count in (50, 800))
    assert wide.low <= narrow.low < scores.mean() < narrow.high <= wide.high
    assert narrow.high - narrow.low < 0.1


@pytest.mark.parametrize("score", [0.0, 1.0])
def test_bounds_do_not_leave_what_is_possible(score: float) -> None:
    found = bound(whatever(np.full((50, 1), score)))
    assert 0 <= found.low <= score <= found.high <= 1
    assert found.high - found.low < 0.2
