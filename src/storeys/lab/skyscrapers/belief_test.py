"""What hidden hands are beside what is believed of them, in hands of which the answer is known and in a match."""

import math

import numpy as np
import pytest

from storeys.bots.skyscrapers.belief import EAGERNESS, POINTS
from storeys.games.skyscrapers.cards import CONSTRUCTION
from storeys.lab.skyscrapers.belief import Hand, best_eagerness, bits, groups, mean_over, plausibility, study

EVERYTHING = np.ones(CONSTRUCTION, np.bool_)


def hand(held: list[int], built: int = 5, match: int = 0) -> Hand:
    """A hand out of the first six cards."""
    numbers, half = np.arange(CONSTRUCTION), np.full(CONSTRUCTION, 0.5)
    return Hand(match, built, numbers < 6, np.isin(numbers, held), (half, half))


def left_over(eagerness: float, count: int) -> list[Hand]:
    """Hands of ten cards from which five good ones are gone already, as eagerly as it is said."""
    luck, found = np.random.default_rng(1), []
    for match in range(count):
        kept = np.exp(-eagerness * 5 * POINTS) * 20
        chosen = luck.random(CONSTRUCTION) < kept / (1 + kept)
        found.append(Hand(match, 5, EVERYTHING, chosen, ()))
    return found


def test_without_eagerness_all_hands_of_a_size_are_as_likely() -> None:
    for held in ([0, 1], [2, 5]):
        assert plausibility(hand(held), 0.0) == pytest.approx(-math.log(math.comb(6, 2)))


def test_with_it_they_are_still_all_that_there_are() -> None:
    chances = [math.exp(plausibility(hand([one, other]), 0.1)) for one in range(6) for other in range(one)]
    assert sum(chances) == pytest.approx(1)
    assert max(chances) > 1.5 * min(chances)


def test_the_eagerness_with_which_good_cards_were_built_is_found_again() -> None:
    assert best_eagerness(left_over(0.1, 150)) == pytest.approx(0.1, abs=0.03)
    assert best_eagerness(left_over(0.0, 150)) == pytest.approx(0.0, abs=0.03)


def test_what_is_sure_and_true_surprises_least() -> None:
    held, believed = np.array([1.0, 1.0, 0.0]), np.array([1.0, 0.0, 0.0])
    right, wrong, never = bits(held, believed, 6)
    assert right == never == pytest.approx(-math.log2(7 / 8))
    assert wrong == pytest.approx(3)


def test_means_are_over_the_cards_that_count() -> None:
    found, told = [hand([0], match=0), hand([1], match=1)], np.zeros((2, CONSTRUCTION))
    told[0, :3] = 1
    among = np.array([one.unseen for one in found])
    assert mean_over(found, 2, told, among)[0] == 3 / 12


def test_every_card_is_of_one_kind_and_of_one_worth() -> None:
    assert np.array(list(groups().values())).sum(axis=0).tolist() == [2] * CONSTRUCTION


def test_a_match_tells_all_of_it() -> None:
    told = study("random", 2, 1, 1, worlds=2, compiled=False)
    assert told["about"]["hands"] > 10
    assert set(told["bits"]) == {"game", "search", "difference"}
    assert told["eagerness"]["stands"] == EAGERNESS
    assert 0 < told["upright"]["held"][0] < 1
