"""Golden games are recorded until they show everything, and no more of them than it takes."""

from pathlib import Path

import pytest

from ..games import GAMES
from ..games.kit import Game
from ..play import golden as shelf
from ..play.files import load
from ..play.golden import could_undo
from . import golden, skeleton
from .golden import play, record_golden
from .versions import complaints

WAYS = ["skeleton-ask-ended"]


@pytest.fixture
def game(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Game:
    """The skeleton among the games, its words and its golden games elsewhere."""
    monkeypatch.setitem(GAMES, "skeleton", skeleton.GAME)
    monkeypatch.setattr(shelf, "endings", lambda game: WAYS)
    for module in (shelf, golden):
        monkeypatch.setattr(module, "folder", lambda game: tmp_path / "golden")
    return skeleton.GAME


def test_one_match_is_kept_for_each_number_of_seats_and_nothing_is_missing(game: Game) -> None:
    files, missing = record_golden(game)
    assert missing == set()
    assert [file.name for file in files] == ["random-2-seats.txt", "random-3-seats.txt", "random-4-seats.txt"]
    assert all(load(file).over for file in files)
    assert complaints(game, files[0].parent) == []


def test_what_is_shown_already_is_not_recorded_again(game: Game) -> None:
    files, _ = record_golden(game)
    files[1].unlink()
    again, missing = record_golden(game)
    assert missing == set()
    assert [file.name for file in again] == ["random-3-seats.txt"]
    assert record_golden(game) == ([], set())


def test_nothing_is_written_over(game: Game, tmp_path: Path) -> None:
    match = play(game, "random", 2, seed=1)
    paths = [golden.save(match, tmp_path / "golden", "random-2-seats") for _ in range(2)]
    assert [path.name for path in paths] == ["random-2-seats.txt", "random-2-seats-2.txt"]


def test_what_no_match_shows_is_told(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(golden, "TRIES", 2)
    monkeypatch.setattr(shelf, "endings", lambda game: [*WAYS, "skeleton-ask-ended-early"])
    _, missing = record_golden(game)
    assert missing == {"end skeleton-ask-ended-early"}


@pytest.mark.parametrize("name", list(GAMES))
def test_a_move_is_taken_back_where_that_is_possible(name: str) -> None:
    match = play(GAMES[name], "random", GAMES[name].seats[-1], seed=1)
    assert sum(entry.undo for entry in match.log()) == could_undo(match)
