import numpy as np
import pytest

from .tally import WHOLE_WIN, Sums, Tally, shares_of_wins, wilson


def sums_of(*numbers: int) -> Sums:
    sums = Sums()
    sums.add(np.array(numbers, np.int32))
    return sums


def test_mean_spread_and_error_of_a_small_sample_are_those_worked_out_by_hand() -> None:
    sums = sums_of(2, 4, 4, 4, 5, 5, 7, 9)  # mean 5; squares of the distances 9 1 1 1 0 0 4 16: 32 in all
    assert sums.mean == 5
    assert sums.spread == pytest.approx((32 / 7) ** 0.5)
    assert sums.error == pytest.approx((32 / 7 / 8) ** 0.5)
    assert (sums.least, sums.most) == (2, 9)


def test_sums_in_parts_are_the_sums_of_the_whole() -> None:
    parts = sums_of(-3, 8)
    parts.add(np.array([100], np.int32))
    assert parts == sums_of(100, 8, -3)


def test_extremes_are_found_among_negative_numbers_too() -> None:
    assert (sums_of(-7, -2).least, sums_of(-7, -2).most) == (-7, -2)


def test_sums_are_exact_where_32_bits_overflow() -> None:
    sums = sums_of(2**31 - 1, 2**31 - 1)
    assert sums.total == 2 * (2**31 - 1)
    assert sums.squares == 2 * (2**31 - 1) ** 2
    assert sums.spread == 0


def test_equal_numbers_have_no_spread() -> None:
    assert sums_of(11, 11, 11).spread == 0


def test_all_who_tie_for_the_first_rank_share_the_win() -> None:
    ranks = np.array([[1, 2, 3], [1, 1, 3], [1, 1, 1], [2, 2, 1]], np.int32)
    shares = shares_of_wins(ranks) / WHOLE_WIN
    assert shares == pytest.approx(np.array([[1, 0, 0], [1 / 2, 1 / 2, 0], [1 / 3, 1 / 3, 1 / 3], [0, 0, 1]]))


@pytest.mark.parametrize("winners", range(1, 7))
def test_shares_of_one_win_add_up_to_exactly_one(winners: int) -> None:
    ranks = np.array([[1] * winners + [2] * (6 - winners)], np.int32)
    assert shares_of_wins(ranks).sum() == WHOLE_WIN


def test_wilsons_interval_is_the_one_in_the_tables() -> None:
    assert wilson(0.5, 10) == pytest.approx((0.2366, 0.7634), abs=1e-4)
    assert wilson(0.0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(1.0, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)


def test_a_standing_says_what_follows_from_wins_and_scores() -> None:
    tally = Tally()
    tally.add(np.array([WHOLE_WIN, WHOLE_WIN // 2, 0, 0], np.int32), np.array([30, 20, 10, 20], np.int32))
    standing = tally.standing()
    assert (standing.games, standing.wins, standing.win_share) == (4, 1.5, 0.375)
    assert standing.win_share_error == pytest.approx((0.6875 / 3 / 4) ** 0.5)  # 1 + 1/4 − 4 × 0.375² = 0.6875
    assert (standing.win_share_low, standing.win_share_high) == wilson(0.375, 4)
    assert (standing.mean_score, standing.lowest_score, standing.highest_score) == (20, 10, 30)
    assert standing.score_spread == pytest.approx((200 / 3) ** 0.5)
    assert standing.mean_score_error == pytest.approx((200 / 3 / 4) ** 0.5)
