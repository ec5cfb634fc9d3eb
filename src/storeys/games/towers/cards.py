"""The cards of 5 Towers (T-1, T-2), and heaps of them.

A kind of card is a number: its suit times 16 plus its value. A heap (the draw pile, the discards, a removed pile)
has no order, only contents: for each suit the values it holds, as bits 0–15, and the values it holds twice, as
bits 16–31. A heap of equal contents has equal bits.
"""

from typing import Literal, get_args

import numpy as np
from numpy.typing import NDArray

from ..kit import bits, rule

SUITS, VALUES = 5, 16
CARD_KINDS = SUITS * VALUES

Suit = Literal["candy", "spooky", "plant", "scrap", "sand"]
SUIT_NAMES: tuple[Suit, ...] = get_args(Suit)
TWICE = (0, 2, 5, 7, 10, 12)  # T-2: the values of the second cards
ROOF, EIGHT, NINE = 0, 8, 9  # the three values with a rule of their own

EVERY_VALUE = (1 << VALUES) - 1
EVERY_SECOND = sum(1 << value for value in TWICE) << VALUES

Heap = NDArray[np.int32]


@rule
def suit_of(kind: int) -> int:
    return kind >> 4


@rule
def value_of(kind: int) -> int:
    return kind & 15


@rule
def fill(heap: Heap, seats: int) -> None:
    """T-1, T-2: one card of every kind, and with 4 or 5 players a second one of some."""
    for suit in range(SUITS):
        heap[suit] = EVERY_VALUE | EVERY_SECOND if seats >= 4 else EVERY_VALUE


@rule
def put(heap: Heap, kind: int) -> None:
    cards, card = int(heap[suit_of(kind)]), 1 << value_of(kind)
    heap[suit_of(kind)] = cards | (card << VALUES if cards & card else card)


@rule
def draw(heap: Heap, kind: int) -> None:
    cards, second = int(heap[suit_of(kind)]), 1 << value_of(kind) + VALUES
    heap[suit_of(kind)] = cards & ~(second if cards & second else second >> VALUES)


@rule
def pour(source: Heap, target: Heap) -> None:
    """Everything in the one heap goes into the other, which is empty."""
    for suit in range(SUITS):
        target[suit] = source[suit]
        source[suit] = 0


@rule
def size(heap: Heap) -> int:
    cards = 0
    for suit in range(SUITS):
        cards += bits.count(int(heap[suit]))
    return cards


@rule
def copies(heap: Heap, kind: int) -> int:
    """How many cards of one kind are in the heap: 0, 1 or 2."""
    cards = int(heap[suit_of(kind)]) >> value_of(kind)
    return (cards & 1) + (cards >> VALUES & 1)


@rule
def add_up(heap: Heap, counts: NDArray[np.int32]) -> None:
    """Add the cards of the heap to what is counted of each kind."""
    for suit in range(SUITS):
        cards = int(heap[suit])
        if cards:
            for value in range(VALUES):
                counts[suit << 4 | value] += (cards >> value & 1) + (cards >> value + VALUES & 1)


def contents(heap: Heap) -> list[int]:
    """The kinds of the cards in the heap, in order; for writing them down."""
    found = []
    for suit, cards in enumerate(heap.tolist()):
        for value in range(VALUES):
            found += [suit << 4 | value] * ((cards >> value & 1) + (cards >> value + VALUES & 1))
    return found


@rule
def nth(heap: Heap, ticket: int) -> int:
    """The kind of the card with this number, counted through the whole heap from 0."""
    for suit in range(SUITS - 1):
        cards = bits.count(int(heap[suit]))
        if ticket < cards:
            return suit << 4 | bits.nth(int(heap[suit]), ticket) & 15
        ticket -= cards
    return SUITS - 1 << 4 | bits.nth(int(heap[SUITS - 1]), ticket) & 15
