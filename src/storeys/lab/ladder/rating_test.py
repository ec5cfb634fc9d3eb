from collections.abc import Sequence

import numpy as np
import pytest

from .matches import Result
from .rating import SCALE, choices, ratings

STRENGTHS = np.array([-300.0, -50.0, 100.0, 250.0])


def match(seated: tuple[int, ...], ranks: tuple[int, ...], block: int = 0) -> Result:
    return Result(block, 0, seated, ranks, (0,) * len(ranks), 100)


def drawn(luck: np.random.Generator, seated: tuple[int, ...]) -> Result:
    """A match as the model has it: who gets a rank first is drawn by worth."""
    noise = STRENGTHS[list(seated)] / SCALE + luck.gumbel(size=len(seated))
    ranks = np.empty(len(seated), np.int64)
    ranks[np.argsort(-noise)] = np.arange(1, 1 + len(seated))
    return match(seated, tuple(ranks.tolist()))


def ladder(luck: np.random.Generator, tables: Sequence[tuple[int, ...]], blocks: int) -> list[list[Result]]:
    return [[drawn(luck, seated) for seated in tables] for _ in range(blocks)]


PAIRS = [(0, 1), (1, 2), (2, 3), (3, 0), (0, 2), (1, 3)]
THREES = [(0, 1, 2), (1, 2, 3), (2, 3, 0), (3, 0, 1)]
SEVERAL = [(0, 1, 1), (1, 2, 2), (2, 3, 3), (3, 0, 0)]


@pytest.mark.parametrize("tables", [PAIRS, THREES, SEVERAL], ids=["pairs", "threes", "several chairs"])
def test_strengths_that_are_known_are_found_again(tables: Sequence[tuple[int, ...]]) -> None:
    found = ratings(ladder(np.random.default_rng(1), tables, 500), 4, again=10)
    assert [each.value for each in found] == pytest.approx(STRENGTHS.tolist(), abs=35)


def test_intervals_cover_known_strengths_about_as_often_as_they_say() -> None:
    luck, covered, times = np.random.default_rng(2), 0, 30
    for _ in range(times):
        found = ratings(ladder(luck, THREES, 60), 4, again=200)
        covered += sum(each.low <= true <= each.high for each, true in zip(found, STRENGTHS, strict=True))
    assert 0.88 * 4 * times <= covered <= 0.99 * 4 * times


def test_matches_of_one_block_that_end_alike_do_not_make_it_surer() -> None:
    luck = np.random.default_rng(3)
    once = ladder(luck, THREES, 60)
    thrice = [block * 3 for block in once]
    narrow, same = ratings(once, 4, again=400), ratings(thrice, 4, again=400)
    for one, other in zip(narrow, same, strict=True):
        assert other.high - other.low == pytest.approx(one.high - one.low, rel=0.2)


def test_the_order_of_the_matches_does_not_matter() -> None:
    blocks = ladder(np.random.default_rng(4), THREES, 30)
    turned = [block[::-1] for block in blocks][::-1]
    for one, other in zip(*(ratings(each, 4, again=10) for each in (blocks, turned)), strict=True):
        assert one.value == pytest.approx(other.value, abs=0.01)


def test_ratings_have_a_mean_of_zero_and_400_points_are_ten_to_one() -> None:
    wins = [[match((0, 1), (1, 2))] * 10 + [match((0, 1), (2, 1))]] * 200
    one, other = ratings(wins, 2)
    assert one.value == pytest.approx(-other.value)
    assert one.value - other.value == pytest.approx(400, abs=2)


def test_who_always_wins_is_rated_high_and_not_beyond_all_measure() -> None:
    one, other = ratings([[match((0, 1), (1, 2))]] * 50, 2)
    assert 300 < one.value - other.value < 2000


def test_those_who_always_tie_are_equal_at_any_table() -> None:
    for tie in (match((0, 1), (1, 1)), match((0, 1, 2), (1, 1, 1)), match((2, 0, 1), (1, 1, 1))):
        assert [each.value for each in ratings([[tie]] * 20, 3)] == pytest.approx([0, 0, 0], abs=0.01)


def test_a_tie_counts_as_half_in_either_order() -> None:
    assert choices((0, 1), (1, 1), 2) == (((1, 1), 0, 0.5), ((1, 1), 1, 0.5))
    tied = ratings([[match((0, 1), (1, 1))] * 2] * 20, 2)
    halves = ratings([[match((0, 1), (1, 2)), match((0, 1), (2, 1))]] * 20, 2)
    assert [each.value for each in tied] == pytest.approx([each.value for each in halves], abs=0.01)


def test_a_match_is_a_row_of_choices_among_those_who_are_left() -> None:
    assert choices((2, 0, 1), (3, 1, 2), 3) == (((1, 1, 1), 0, 1.0), ((0, 1, 1), 1, 1.0))
    assert choices((0, 1, 1), (2, 1, 3), 2) == (((1, 2), 1, 1.0), ((1, 1), 0, 1.0))


def test_where_only_one_player_is_left_nothing_is_chosen() -> None:
    assert choices((0, 0, 1), (2, 3, 1), 2) == (((2, 1), 1, 1.0),)
