"""Any picture can be shown, also that of a game without a board and without words for its parts."""

import pytest
from rich.cells import cell_len

from storeys.games import GAMES
from storeys.games.checks import wager
from storeys.games.kit import Game, Json
from storeys.lab.skeleton import GAME as SKELETON
from storeys.words import LANGUAGES, Words

from .board import board_of
from .plain import board, told
from .scene import Scene


def scene(view: Json, *names: str, game: str = "towers", to_move: int = 0, **changes: object) -> Scene[Json]:
    return Scene(view, to_move, names or ("Ada", "Ödön"), (), Words("en"), game=game, **changes)  # type: ignore[arg-type]


def test_the_table_stands_above_the_players_and_whose_turn_it_is_is_marked() -> None:
    state = SKELETON.parse("seats 2, choosing 1, stone 3\nleft 1 1\n0: 2\n1: 2 3\n")
    lines = [line.plain for line in board(scene(SKELETON.as_json(state), game="skeleton", to_move=1))]
    assert lines == [
        "stone     3",
        "bag       1 1 2 2 3 3",
        "left      1 1",
        "",
        "  Ada     2 points",
        "  stones  2",
        "▶ Ödön    5 points",
        "  stones  2 3",
    ]


@pytest.mark.parametrize(
    ("value", "said"),
    [
        (3, "3"),
        (-3, "–3"),
        (True, "✓"),
        (False, "–"),
        (None, "–"),
        ([], "–"),
        ([1, 2], "1 2"),
        ("half_open", "half open"),
        ({"suit": "candy", "value": 7}, "suit candy, value 7"),
        ([[1, 2], [3]], "1 2; 3"),
        ([{"suit": "candy"}, {"suit": "sand"}], "suit candy; suit sand"),
    ],
)
def test_whatever_may_stand_in_a_picture_is_told_in_a_line(value: object, said: str) -> None:
    assert told(scene({}), "part", value) == said


def test_names_and_parts_are_in_the_language_of_the_reader_where_there_are_words() -> None:
    polish = Scene[Json]({}, 0, ("Ada",), (), Words("pl"), game="towers")
    assert told(polish, "suit", "candy") == "cukierkowa"


def test_a_terminal_without_symbols_gets_none() -> None:
    plain = scene({"open": True, "owner": None, "points": -3}, has_symbols=False)
    assert all(line.plain.isascii() for line in board(plain)[:-2])


@pytest.mark.parametrize("game", [*GAMES.values(), wager.GAME, SKELETON], ids=lambda game: game.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_picture_of_every_game_can_be_shown_in_every_language(game: Game, language: str) -> None:
    state = game.start(game.seats[-1])
    names = tuple(f"Ada {seat}" for seat in range(game.seats[-1]))
    shown = Scene(game.as_json(state), game.to_move(state), names, (), Words(language), game=game.name)
    lines = [line.plain for line in board(shown)]
    assert [line for line in lines if any(name in line for name in names)]
    assert all(cell_len(line) == cell_len(line.rstrip()) for line in lines)


def test_a_game_has_the_board_of_the_file_that_is_called_like_it_and_otherwise_this_one() -> None:
    assert board_of(SKELETON) is board
    assert {board_of(game).__module__.rpartition(".")[2] for game in GAMES.values()} == set(GAMES)
