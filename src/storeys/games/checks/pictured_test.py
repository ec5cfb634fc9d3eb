from typing import Annotated, Any, Literal, TypedDict

import numpy as np
import pytest

from storeys.games import GAMES
from storeys.games.kit import Every, Game

from .pictured import misfits

Colour = Literal["red", "blue"]
Spot = Annotated[list[int], 2]


class Piece(TypedDict):
    """Something on the table."""

    colour: Colour
    at: Spot | None


class Table(Piece):
    """With all that lies on it."""

    pieces: list[Piece]
    left: Every[Colour, int]
    known: dict[Colour, bool]


PIECE = {"colour": "red", "at": [1, 2]}
TABLE = {**PIECE, "pieces": [PIECE], "left": {"red": 1, "blue": 2}, "known": {"red": True}}


def test_what_was_declared_fits() -> None:
    assert [*misfits(Table, TABLE)] == []
    assert [*misfits(Table, {**TABLE, "at": None, "known": {}})] == []


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"colour": "green"}, "picture.colour is 'green', not"),
        ({"colour": None}, "picture.colour is None, not"),
        ({"at": [1, 2, 3]}, "picture.at is [1, 2, 3], not"),
        ({"at": (1, 2)}, "picture.at is (1, 2), not"),
        ({"more": 1}, "nobody declared picture.more"),
        ({"pieces": {}}, "picture.pieces is {}, not a list"),
        ({"pieces": [PIECE, {"colour": "red"}]}, "picture.pieces[1] has no at"),
        ({"pieces": [None]}, "picture.pieces[0] is None, not a dict"),
        ({"left": {"red": 1}}, "picture.left has no blue"),
        ({"left": {"red": 1, "blue": True}}, "picture.left['blue'] is True, not int"),
        ({"left": {"red": 1, "blue": np.int32(2)}}, "picture.left['blue'] is np.int32(2), not int"),
        ({"known": {"green": True}}, "a key of picture.known is 'green', not"),
        ({"known": {"red": 1}}, "picture.known['red'] is 1, not bool"),
    ],
)
def test_what_was_not_declared_is_named_with_its_place(change: dict[str, Any], complaint: str) -> None:
    [found] = misfits(Table, {**TABLE, **change})
    assert found.startswith(complaint)


def test_what_is_missing_is_named() -> None:
    assert [*misfits(Piece, {"colour": "red"})] == ["picture has no at"]


def test_a_list_of_another_length_is_named() -> None:
    assert [*misfits(Spot, [1])] == ["picture is a list of 1, not of 2"]


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_tables_of_every_game_are_what_they_are_declared_to_be(game: Game) -> None:
    assert [*misfits(game.Tables, game.tables, "tables")] == []
