"""The terminal remembers what was reached alone, and knows the goal."""

from pathlib import Path

import pytest

from ..play import Match
from . import solos
from .solos import goal, keep


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("STOREYS_DATA", str(tmp_path / "data"))
    return tmp_path / "data"


def alone(seed: int, hard: int = 0) -> Match:
    return Match("dice_city", 1, {"hard": hard}, seed=seed)


def reached(match: Match, points: int, monkeypatch: pytest.MonkeyPatch) -> Match:
    monkeypatch.setattr(match, "scores", lambda: [points])
    keep(match)
    return match


@pytest.mark.rule("D-36")
def test_the_goal_rises_when_it_was_reached_and_stays_when_it_was_not(monkeypatch: pytest.MonkeyPatch) -> None:
    assert goal(alone(1)) == 50
    reached(alone(1), 49, monkeypatch)
    assert goal(alone(2)) == 50
    reached(alone(2), 50, monkeypatch)
    assert goal(alone(3)) == 55


@pytest.mark.rule("D-36")
def test_normal_and_hard_have_goals_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    reached(alone(1, hard=1), 60, monkeypatch)
    assert goal(alone(2)) == 50
    assert goal(alone(2, hard=1)) == 55


def test_a_match_counts_once_and_keeps_the_goal_it_had(monkeypatch: pytest.MonkeyPatch) -> None:
    match = reached(alone(1), 70, monkeypatch)
    keep(match)
    assert solos.file().read_text() == f"dice_city hard=0 70 {match.commitment}\n"
    assert goal(match) == 50
    assert goal(alone(2)) == 55


def test_there_is_no_goal_among_others_or_in_other_games(folder: Path) -> None:
    for match in (Match("dice_city", 2, seed=1), Match("towers", 2, seed=1)):
        assert goal(match) is None
        keep(match)
    assert not folder.exists()


def test_what_makes_no_sense_in_the_file_is_passed_over(folder: Path) -> None:
    folder.mkdir()
    (folder / "solos.txt").write_bytes(b"\xff\xfe\nhello\ndice_city hard=0 many x\n\ndice_city hard=0 50 y\n")
    assert goal(alone(1)) == 55


def test_a_folder_that_cannot_be_written_to_is_no_reason_to_stop(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder.write_text("a file in the way")
    reached(alone(1), 50, monkeypatch)
    assert goal(alone(2)) == 50
