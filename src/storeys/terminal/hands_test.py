"""Hands at the terminal: a match with them is played on, kept, taken up again and checked."""

from pathlib import Path

import pytest

from storeys.games.kit import CHANCE
from storeys.games.skyscrapers import GAME
from storeys.play import Match, load
from storeys.play.episodes import episodes_of

from . import playing
from .hands import settle, site_of
from .savefile import SaveFile
from .screen import Screen
from .sitters import seated
from .sitting import Sitting

OWN = 3


def sitting_at(match: Match, path: Path) -> Sitting:
    screen = Screen("en")
    return Sitting(screen, match, seated(match.players, screen.words), SaveFile(path, True), 1)


def test_a_match_is_played_with_hands_kept_and_taken_up_as_hands_have_left_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = playing.begun(GAME.name, "greedy,greedy", [f"hands={OWN}"], 3)
    sitting = sitting_at(match, tmp_path / "kept.txt")
    while sum(entry.hand is not None for entry in match.log()) < 2:
        sitting.move()
    assert "no pointer" in capsys.readouterr().out
    assert all(entry.seat == CHANCE for entry in match.log() if entry.hand)
    kept = playing.taken_up(tmp_path / "kept.txt", None, None)
    assert kept.log() == match.log()[: kept.lines]
    here, there = sitting.site, site_of(kept, "kept")
    assert here
    assert there
    assert here.poses == there.poses


def test_a_kept_match_that_waits_for_a_hand_goes_on_waiting(tmp_path: Path) -> None:
    match = playing.begun(GAME.name, "greedy,greedy", ["hands=1"], 3)
    match.play(match.legal_actions()[0])
    match.save(tmp_path / "kept.txt")
    kept = load(tmp_path / "kept.txt", hands=True)
    site = site_of(kept, "kept")
    assert kept.awaits_hand
    assert site
    settle(kept, site)
    assert len(list(episodes_of(kept))) == 1


def test_a_game_without_hands_has_no_site() -> None:
    assert site_of(Match("towers", 2, seed=1), "kept") is None
