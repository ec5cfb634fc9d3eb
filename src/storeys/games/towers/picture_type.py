"""The type of the picture: what a client draws of a position."""

from typing import Literal, TypedDict

from ..kit import Every
from .cards import Suit

Phase = Literal["starting", "dealing", "bidding", "taking", "removing", "building", "ended"]


class Card(TypedDict):
    """A card, wherever it is."""

    suit: Suit
    value: int


class Slot(Card):
    """A card of the display."""

    taken: bool
    fits: bool  # while bidding and taking: the seat to move could take and build it


class Pile(TypedDict):
    """The draw pile; everybody can work out what is in it, and not in which order."""

    cards: int
    passes: int
    contents: list[Card]


class Player(TypedDict):
    """What lies before a player."""

    towers: Every[Suit, list[int]]
    removed: list[Card]
    score: int


class Picture(TypedDict):
    """The whole table."""

    phase: Phase
    starter: int
    bid: int | None
    bidder: int | None
    display: list[Slot | None]  # a card that was placed leaves a gap
    pile: Pile
    discards: list[Card]
    players: list[Player]
