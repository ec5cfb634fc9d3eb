"""The type of the picture: what a client draws of a position."""

from typing import Literal, TypedDict

Phase = Literal["drawing", "choosing", "ended"]


class Player(TypedDict):
    """What lies before a player."""

    stones: list[int]
    score: int


class Picture(TypedDict):
    """The whole table; stones by their values."""

    phase: Phase
    stone: int | None  # that was drawn
    bag: list[int]
    left: list[int]
    players: list[Player]
