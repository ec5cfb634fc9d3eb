"""What of the cards a client draws with."""

from typing import TypedDict

from .cards import EIGHT, NINE, ROOF, SUIT_NAMES, VALUES, Suit


class Tables(TypedDict):
    """Suits in order, how many values each has, and those with a rule of their own."""

    SUITS: list[Suit]
    VALUES: int
    ROOF: int
    EIGHT: int
    NINE: int


TABLES: Tables = {"SUITS": list(SUIT_NAMES), "VALUES": VALUES, "ROOF": ROOF, "EIGHT": EIGHT, "NINE": NINE}
