import random
from collections import Counter

import numpy as np
import pytest

from . import cards
from .cards import CARD_KINDS, SUITS, TWICE, VALUES, Heap


def empty() -> Heap:
    return np.zeros(SUITS, np.int32)


def full(seats: int) -> Heap:
    heap = empty()
    cards.fill(heap, seats)
    return heap


def contents(heap: Heap) -> Counter[int]:
    return Counter({kind: cards.copies(heap, kind) for kind in range(CARD_KINDS) if cards.copies(heap, kind)})


def random_kinds(generator: random.Random) -> list[int]:
    """Some of the cards of T-2, in any order."""
    deck = list(contents(full(5)).elements())
    return generator.sample(deck, generator.randrange(len(deck) + 1))


def heap_of(kinds: list[int]) -> Heap:
    heap = empty()
    for kind in kinds:
        cards.put(heap, kind)
    return heap


@pytest.mark.rule("T-1")
@pytest.mark.parametrize("seats", [2, 3])
def test_two_or_three_players_use_every_value_of_five_suits_once(seats: int) -> None:
    assert len(cards.SUIT_NAMES) == SUITS == 5
    assert contents(full(seats)) == Counter(range(80))
    assert cards.size(full(seats)) == 80


@pytest.mark.rule("T-2")
@pytest.mark.parametrize("seats", [4, 5])
def test_four_or_five_players_add_second_cards_of_six_values(seats: int) -> None:
    second = contents(full(seats)) - Counter(range(80))
    assert set(second.values()) == {1}
    assert set(second) == {suit * VALUES + value for suit in range(5) for value in (0, 2, 5, 7, 10, 12)}
    assert cards.size(full(seats)) == 110


def test_a_card_is_told_by_its_suit_and_its_value() -> None:
    assert [(cards.suit_of(kind), cards.value_of(kind)) for kind in range(CARD_KINDS)] == [
        (suit, value) for suit in range(SUITS) for value in range(VALUES)
    ]


@pytest.mark.parametrize("seed", range(20))
def test_a_heap_holds_what_was_put_in_whatever_the_order(seed: int) -> None:
    generator = random.Random(seed)
    kinds = random_kinds(generator)
    heap = heap_of(kinds)
    assert contents(heap) == Counter(kinds)
    assert cards.size(heap) == len(kinds)
    assert (heap_of(generator.sample(kinds, len(kinds))) == heap).all()


@pytest.mark.parametrize("seed", range(20))
def test_drawing_takes_out_one_card_and_equal_contents_have_equal_bits(seed: int) -> None:
    generator = random.Random(seed)
    kinds = random_kinds(generator)
    heap = heap_of(kinds)
    while kinds:
        kind = kinds.pop(generator.randrange(len(kinds)))
        cards.draw(heap, kind)
        assert (heap == heap_of(kinds)).all()


@pytest.mark.parametrize("seed", range(20))
def test_counting_through_a_heap_meets_every_card_once(seed: int) -> None:
    kinds = random_kinds(random.Random(seed))
    heap = heap_of(kinds)
    assert Counter(cards.nth(heap, ticket) for ticket in range(len(kinds))) == Counter(kinds)


def test_pouring_moves_everything() -> None:
    source, target = full(4), empty()
    cards.pour(source, target)
    assert cards.size(source) == 0
    assert (target == full(4)).all()


def test_no_second_card_needs_the_sign_of_a_heap() -> None:
    assert max(TWICE) + VALUES < 31
