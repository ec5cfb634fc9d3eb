"""What of the cards a client draws with."""

from typing import TypedDict

from .cards import SUIT_NAMES, VALUES, Suit


class Tables(TypedDict):
    """Suits in order, and how many values each has."""

    SUITS: list[Suit]
    VALUES: int


TABLES: Tables = {"SUITS": list(SUIT_NAMES), "VALUES": VALUES}
