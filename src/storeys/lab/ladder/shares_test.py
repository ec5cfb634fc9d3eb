from collections.abc import Callable

import numpy as np
import pytest

from .betting import Numbers
from .matches import Result
from .shares import mean, meeting, points, ratio, student


def match(seated: tuple[int, ...], ranks: tuple[int, ...], block: int = 0) -> Result:
    return Result(block, 0, seated, ranks, (0,) * len(ranks), 100)


# --- Points ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seated", "ranks", "taken"),
    [
        ((0, 1), (1, 2), (1, 0)),
        ((0, 1), (1, 1), (1 / 2, 1 / 2)),
        ((1, 0), (1, 2), (0, 1)),
        ((0, 1, 2), (1, 1, 3), (1 / 2, 1 / 2, 0)),
        ((0, 1, 2), (1, 1, 1), (1 / 3, 1 / 3, 1 / 3)),
        ((0, 1, 1), (3, 1, 1), (0, 1)),
        ((0, 1, 1), (1, 1, 3), (1 / 2, 1 / 2)),
    ],
)
def test_a_win_is_one_point_that_those_who_share_it_divide(
    seated: tuple[int, ...], ranks: tuple[int, ...], taken: tuple[float, ...]
) -> None:
    assert tuple(points(match(seated, ranks), player) for player in range(len(taken))) == pytest.approx(taken)


def test_of_two_players_those_matches_count_in_which_both_sit() -> None:
    blocks = [
        [match((0, 1), (1, 2)), match((1, 0), (2, 1)), match((1, 2), (1, 2))],
        [match((0, 2), (2, 1)), match((2, 0), (2, 1))],
        [match((0, 1), (2, 1)), match((1, 0), (2, 1))],
    ]
    met = meeting(blocks, 0, 1)
    assert (met.mine.tolist(), met.theirs.tolist(), met.matches.tolist()) == ([2, 1], [0, 1], [2, 2])
    assert (met.share.value, met.fair, met.blocks) == (0.75, 0.5, 2)


def test_at_larger_tables_the_share_is_of_what_went_to_either_and_chairs_say_what_would_be_fair() -> None:
    met = meeting([[match((0, 1, 1), (1, 2, 3)), match((0, 1, 2), (2, 3, 1)), match((0, 1, 1), (2, 2, 1))]], 0, 1)
    assert (met.mine.tolist(), met.theirs.tolist(), met.matches.tolist()) == ([1], [1], [3])
    assert met.share.value == 0.5
    assert met.fair == 3 / 8


@pytest.mark.parametrize("share", [0.2, 0.5, 0.9])
def test_what_a_block_counts_is_between_0_and_1_and_on_average_the_share_if_it_is_that(share: float) -> None:
    luck = np.random.default_rng(1)
    blocks = [[match((0, 1, 2), tuple(1 + luck.permutation(3)), number) for _ in range(4)] for number in range(200)]
    met = meeting(blocks, 0, 1)
    scores = met.against(np.array([share, met.share.value]))
    assert scores.min() >= 0
    assert scores.max() <= 1
    assert scores[:, 1].mean() == pytest.approx(met.share.value)
    assert (scores[:, 0].mean() > share) == (met.share.value > share)


# --- Intervals -------------------------------------------------------------------------------------------------------


def of_matches(luck: np.random.Generator, share: float, blocks: int) -> Numbers:
    """Two matches a block that have nothing to do with each other."""
    return luck.binomial(2, share, blocks) / 2.0


def of_pairs(luck: np.random.Generator, share: float, blocks: int) -> Numbers:
    """In three blocks of four chance decides, and whoever sits first wins."""
    return np.where(luck.random(blocks) < 0.75, 0.5, luck.binomial(1, 2 * share - 0.5, blocks))


def of_wholes(luck: np.random.Generator, share: float, blocks: int) -> Numbers:
    """Both matches of a block end alike."""
    return luck.binomial(1, share, blocks).astype(np.float64)


@pytest.mark.parametrize(
    ("make", "share", "blocks"),
    [
        (of_matches, 0.5, 30),
        (of_matches, 0.93, 60),
        (of_matches, 0.99, 100),
        (of_wholes, 0.5, 30),
        (of_wholes, 0.9, 60),
        (of_pairs, 0.6, 60),
    ],
)
def test_the_interval_covers_what_is_true_about_as_often_as_it_says(
    make: Callable[..., Numbers], share: float, blocks: int
) -> None:
    luck, covered, times = np.random.default_rng(7), 0, 1000
    truth = share if make is not of_pairs else 0.75 * 0.5 + 0.25 * (2 * share - 0.5)
    for _ in range(times):
        found = ratio(make(luck, share, blocks), np.ones(blocks))
        covered += found.low <= truth <= found.high
    assert covered >= 0.93 * times


def test_pairs_that_share_their_luck_give_a_narrower_interval_than_as_many_single_matches() -> None:
    luck = np.random.default_rng(3)
    paired = ratio(of_pairs(luck, 0.5, 200), np.ones(200))
    single = ratio(of_matches(luck, 0.5, 200), np.ones(200))
    assert paired.high - paired.low < 0.75 * (single.high - single.low)


def test_who_wins_everything_has_not_shown_that_it_always_will() -> None:
    few, many = (ratio(np.ones(blocks), np.ones(blocks)) for blocks in (10, 100))
    assert few.value == few.high == many.high == 1
    assert 0.6 < few.low < 0.7
    assert 0.95 < many.low < 0.97


@pytest.mark.parametrize("blocks", [0, 1])
def test_less_than_two_blocks_tell_nothing(blocks: int) -> None:
    found = ratio(np.ones(blocks), np.ones(blocks))
    assert (found.low, found.high) == (0, 1)


def test_the_mean_of_numbers_is_between_bounds_that_cover_it() -> None:
    luck, covered = np.random.default_rng(5), 0
    for _ in range(500):
        found = mean(luck.normal(50, 8, 12))
        covered += found.low <= 50 <= found.high
    assert 460 <= covered <= 490


@pytest.mark.parametrize(
    ("freedom", "reach"), [(1, 12.706), (2, 4.303), (3, 3.182), (5, 2.571), (10, 2.228), (30, 2.042), (100, 1.984)]
)
def test_students_numbers_are_those_of_the_tables(freedom: int, reach: float) -> None:
    assert student(freedom) == pytest.approx(reach, rel=0.005)
