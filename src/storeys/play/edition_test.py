"""Matches of earlier versions of the rules go on by the rules they began with."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from storeys.games import GAMES
from storeys.games.checks.battery import setups
from storeys.games.checks.wager import GAME, Options
from storeys.games.checks.wager import new_game as deal_in
from storeys.games.kit import before, i32

from .errors import NewerFile, OlderFile, UnknownVersion
from .files import load, text
from .match import Match


class DatedOptions(Options):
    """How rich the players are, and by which rules."""

    edition: i32


def new_game(state: Any, seats: int, options: Any) -> None:
    """Until version 3 everybody was poor."""
    if before(int(options.edition), 3):
        options.poor = 1
    deal_in(state, seats, options)


@pytest.fixture(autouse=True)
def game(monkeypatch: pytest.MonkeyPatch) -> None:
    changed = replace(GAME, version=3, editions=(2,), Options=DatedOptions, new_game=new_game)
    monkeypatch.setitem(GAMES, "wager", changed)


def coins(match: Match) -> list[int]:
    found: list[int] = match.state.coins[:2].tolist()
    return found


def played_out(match: Match) -> Match:
    while not match.over:
        match.play(match.legal_actions()[-1])
    return match


def test_a_new_match_is_played_by_the_rules_of_today() -> None:
    match = Match("wager", 2)
    assert match.version == 3
    assert coins(match) == [3, 3]


def test_a_match_of_an_earlier_version_is_played_by_its_own_rules() -> None:
    match = Match("wager", 2, version=2)
    assert match.version == 2
    assert coins(match) == [2, 2]


@pytest.mark.parametrize("version", [2, 3])
def test_a_file_keeps_the_version_of_its_match(version: int, tmp_path: Path) -> None:
    match = played_out(Match("wager", 2, seed=5, version=version))
    match.save(tmp_path / "match.txt")
    again = load(tmp_path / "match.txt")
    assert again.version == version
    assert text(again) == text(match)


def test_the_same_log_under_other_rules_is_another_match() -> None:
    old, new = (played_out(Match("wager", 2, seed=5, version=version)) for version in (2, 3))
    assert old.scores() != new.scores()


@pytest.mark.parametrize(("version", "problem"), [(1, OlderFile), (4, NewerFile)])
def test_a_file_of_a_version_that_is_not_known_says_so(version: int, problem: type[Exception], tmp_path: Path) -> None:
    match = Match("wager", 2)
    match.version = version
    match.save(tmp_path / "match.txt")
    with pytest.raises(problem):
        load(tmp_path / "match.txt")


@pytest.mark.parametrize("version", [0, 1, 4])
def test_a_match_of_a_version_that_is_not_known_cannot_begin(version: int) -> None:
    with pytest.raises(UnknownVersion):
        Match("wager", 2, version=version)


def test_the_battery_plays_earlier_versions_too() -> None:
    assert [setup.options for setup in setups(GAMES["wager"], ())].count({"edition": 2}) == 1
