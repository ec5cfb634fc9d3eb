from pathlib import Path

import pytest

from ..play import Match, load
from ..play.errors import CannotWrite
from .problems import FileInTheWay
from .savefile import SaveFile


def test_a_file_that_holds_something_else_is_never_written_over(tmp_path: Path) -> None:
    path = tmp_path / "diary.txt"
    path.write_text("dear diary")
    with pytest.raises(FileInTheWay):
        SaveFile(path)
    assert path.read_text() == "dear diary"


def test_a_file_that_appears_later_is_not_written_over_either(tmp_path: Path) -> None:
    file = SaveFile(tmp_path / "game.txt")
    (tmp_path / "game.txt").write_text("quicker")
    with pytest.raises(FileInTheWay):
        file.write(Match("towers", 2))


def test_our_own_file_is_written_again_and_again(tmp_path: Path) -> None:
    file, match = SaveFile(tmp_path / "game.txt"), Match("towers", 2, seed=1)
    file.write(match)
    match.play("bid 0")
    file.write(match)
    assert load(tmp_path / "game.txt").log() == match.log()


def test_a_folder_that_is_not_there_is_a_problem_with_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(CannotWrite, match="cannot be written"):
        SaveFile(tmp_path / "nowhere" / "game.txt").write(Match("towers", 2))


def test_a_free_name_is_the_first_that_no_file_has(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("storeys-towers-1.txt").touch()
    assert SaveFile.free("towers").path == Path("storeys-towers-2.txt")
