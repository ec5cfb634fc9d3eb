"""Rules, versions and recorded matches belong together, and nobody changes one of them alone."""

import json
import shutil
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ..games import GAMES
from ..games.checks import wager
from ..games.kit import Game, i32
from ..play.golden import folder as golden_folder
from ..play.match import Match
from . import versions
from .versions import RECORD, NotRecordedError, complaints, record

FIRST, OTHER = "first.txt", "other.txt"


class DatedOptions(wager.Options):
    """How rich the players are, and by which rules."""

    edition: i32


def raised(game: Game) -> Game:
    """The game in its next version."""
    return replace(game, version=2, editions=(1,), Options=DatedOptions)


@pytest.mark.parametrize("name", GAMES)
def test_every_game_is_what_it_was_when_its_version_was_recorded(name: str) -> None:
    assert complaints(GAMES[name], golden_folder(GAMES[name])) == []


# --- The check itself ------------------------------------------------------------------------------------------------


def generous(state: Any, action: int) -> None:
    """A bet of one coin is not taken."""
    wager.apply_action(state, action - 1 if action == wager.BET + 1 else action)


@pytest.fixture
def game(monkeypatch: pytest.MonkeyPatch) -> Game:
    monkeypatch.setitem(GAMES, "wager", wager.GAME)
    return wager.GAME


@pytest.fixture
def folder(game: Game, tmp_path: Path) -> Path:
    """Two recorded matches."""
    for seed, name in enumerate((FIRST, OTHER)):
        match = Match("wager", 2, seed=seed)
        while not match.over:
            match.play(match.legal_actions()[min(seed, len(match.legal_actions()) - 1)])
        match.save(tmp_path / name)
    record(game, tmp_path)
    return tmp_path


def only(found: list[str]) -> str:
    (sentence,) = found
    return sentence


def test_nothing_is_wrong_when_nothing_has_changed(game: Game, folder: Path) -> None:
    assert complaints(game, folder) == []


def test_rules_that_change_under_the_same_version_are_found_out(game: Game, folder: Path) -> None:
    said = only(complaints(replace(game, apply_action=generous), folder))
    assert said.startswith("The rules of wager are not what they were when version 1 was recorded.")
    assert "raise VERSION" in said
    assert said.endswith("python -m storeys.lab.versions wager")


def test_a_new_version_has_to_be_recorded(game: Game, folder: Path) -> None:
    found = complaints(replace(raised(game), apply_action=generous), folder)
    assert found[0].startswith("VERSION of wager is 2, and the record is of version 1")
    assert any("first.txt, of version 1 of wager, is gone" in said for said in found)


def test_when_a_version_rises_its_matches_move_and_nothing_else_is_missing(game: Game, folder: Path) -> None:
    (folder / "version-1").mkdir()
    for name in (FIRST, OTHER):
        shutil.move(folder / name, folder / "version-1" / name)
    assert "VERSION of wager is 2" in only(complaints(raised(game), folder))


def test_a_recorded_match_that_is_changed_or_gone_or_new_is_found_out(game: Game, folder: Path) -> None:
    (folder / FIRST).write_text((folder / FIRST).read_text("utf-8") + "\n", "utf-8")
    (folder / OTHER).rename(folder / "third.txt")
    assert [said.partition(". ")[0] for said in complaints(game, folder)] == [
        "first.txt, of version 1 of wager, was changed: a recorded match is never edited",
        "other.txt, of version 1 of wager, is gone: recorded matches stay and are read for ever",
        "third.txt, of version 1 of wager, is not in the record",
    ]


def test_a_game_without_a_record_is_told_how_to_get_one(game: Game, tmp_path: Path) -> None:
    assert "has no record of its versions" in only(complaints(game, tmp_path))


def test_rules_by_which_a_recorded_match_goes_differently_are_not_recorded(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    changed, before = replace(wager.GAME, apply_action=generous), (folder / RECORD).read_text("utf-8")
    monkeypatch.setitem(GAMES, "wager", changed)
    with pytest.raises(NotRecordedError, match=r"other\.txt no longer replays .* raise VERSION"):
        record(changed, folder)
    assert (folder / RECORD).read_text("utf-8") == before


def test_rules_that_are_only_written_differently_are_recorded_under_the_same_version(
    game: Game, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(versions, "rule_digest", lambda game: "other letters")
    assert complaints(game, folder)
    record(game, folder)
    assert complaints(game, folder) == []
    assert json.loads((folder / RECORD).read_text("utf-8"))["version"] == 1
