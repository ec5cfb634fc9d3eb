import sys
from collections import Counter

import numba
import numpy as np
import pytest
from numpy.typing import NDArray

from storeys.games.kit import Generator, below, generator, run
from storeys.games.kit.generator import LOW, seed, word

SPACE = LOW + 1  # how many words there are


def draws(dice: Generator, number: int, stream: int, drawn: NDArray[np.int64]) -> None:
    """Words and numbers below bounds of every size, in turn."""
    seed(dice, number, stream)
    for index in range(len(drawn)):
        drawn[index] = word(dice) if index % 2 else below(dice, 1 + (index * index << 20) % (1 << 31))


def words(number: int, stream: int = 0) -> list[int]:
    dice = generator(number, stream)
    return [word(dice) for _ in range(50)]


# --- Words -----------------------------------------------------------------------------------------------------------


def test_equal_seeds_give_equal_words() -> None:
    assert words(7, 3) == words(7, 3)


def test_a_generator_can_be_started_again() -> None:
    dice = generator(7, 3)
    expected = [word(dice) for _ in range(5)]
    seed(dice, 7, 3)
    assert [word(dice) for _ in range(5)] == expected


def test_words_have_thirty_two_bits() -> None:
    found = words(1)
    assert all(0 <= drawn <= LOW for drawn in found)
    assert max(found) > LOW // 2


@pytest.mark.parametrize("bit", [0, 1, 31, 32, 33, 62])
def test_every_bit_of_seed_and_stream_makes_other_words(bit: int) -> None:
    assert len({*words(0), *words(1 << bit), *words(0, 1 << bit)}) == 150


def test_neighbouring_streams_have_no_word_in_common() -> None:
    assert len({drawn for stream in range(20) for drawn in words(5, stream)}) == 20 * 50


def test_every_bit_of_a_word_is_set_half_of_the_time() -> None:
    dice, rounds = generator(11), 4000
    counts = np.zeros(32)
    for _ in range(rounds):
        drawn = word(dice)
        counts += [drawn >> bit & 1 for bit in range(32)]
    assert (abs(counts - rounds / 2) < 4.5 * np.sqrt(rounds / 4)).all()


@pytest.mark.parametrize(("number", "stream"), [(0, 0), (7, 3), ((1 << 63) - 1, (1 << 63) - 1)])
def test_machine_code_draws_the_same_numbers(number: int, stream: int) -> None:
    run.register_rules()
    plain, compiled = np.zeros(300, np.int64), np.zeros(300, np.int64)
    draws(generator(0), number, stream, plain)
    numba.njit(draws)(generator(0), number, stream, compiled)
    assert plain.tolist() == compiled.tolist()


# --- Numbers below a bound -------------------------------------------------------------------------------------------


def chi_square(bound: int, rounds: int) -> float:
    dice = generator(bound)
    counts = Counter(below(dice, bound) for _ in range(rounds))
    assert set(counts) <= set(range(bound))
    expected = rounds / bound
    return sum((counts[number] - expected) ** 2 / expected for number in range(bound))


@pytest.mark.parametrize("bound", [2, 3, 5, 6, 10, 80])
def test_numbers_below_a_bound_are_equally_frequent(bound: int) -> None:
    freedom = bound - 1
    assert chi_square(bound, 6000) < freedom + 4 * np.sqrt(2 * freedom)


def test_below_one_there_is_only_zero() -> None:
    dice = generator(1)
    assert {below(dice, 1) for _ in range(20)} == {0}


DICE = generator(0)


def script(monkeypatch: pytest.MonkeyPatch, *coming: int) -> list[int]:
    """Let these be the next words; the list holds those not drawn yet."""
    left = list(coming)
    monkeypatch.setattr(sys.modules["storeys.games.kit.generator"], "word", lambda dice: left.pop(0))
    return left


def test_a_word_that_would_favour_a_number_is_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    left = script(monkeypatch, 0, 0, SPACE // 2, 1)
    assert below(DICE, 3) == 1
    assert left == [1]


def test_a_word_that_favours_nothing_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    left = script(monkeypatch, 0, SPACE // 2)
    assert below(DICE, 4) == 0
    assert left == [SPACE // 2]


@pytest.mark.parametrize("bound", [2, 3, 5, 6, 7, 30, 110, 1000, 65537, (1 << 31) - 1])
def test_every_number_below_a_bound_has_equally_many_words(bound: int, monkeypatch: pytest.MonkeyPatch) -> None:
    for number in {0, 1, bound // 2, bound - 1}:
        first, beyond = -(-number * SPACE // bound), -(-(number + 1) * SPACE // bound)
        left = script(monkeypatch, first, beyond - 1, LOW)  # only the first word that gives this number can be refused
        assert below(DICE, bound) == number
        refused = len(left) == 1
        assert beyond - first - refused == SPACE // bound
