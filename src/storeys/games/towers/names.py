"""The names of cards and phases, as they stand in texts, in data and in pictures alike."""

from typing import get_args

from .cards import CARD_KINDS, SUIT_NAMES, VALUES, suit_of, value_of
from .picture_type import Card, Phase

VALUE_NAMES = [str(value) for value in range(VALUES)]
PHASES: tuple[Phase, ...] = get_args(Phase)


def card_name(kind: int) -> str:
    """A card in a text."""
    return f"{SUIT_NAMES[suit_of(kind)]}-{value_of(kind)}"


def card(kind: int) -> Card:
    """A card as particulars of something."""
    return {"suit": SUIT_NAMES[suit_of(kind)], "value": value_of(kind)}


CARDS = [card(kind) for kind in range(CARD_KINDS)]
