"""Blueprints at a terminal: what is chosen for a table, and what people before one screen may not see of each other."""

import io
import re
import sys
from itertools import pairwise
from pathlib import Path

import pytest

from .cli import main
from .play import load
from .words import LANGUAGES, Words

MANY = ["1"] * 1_000  # more answers than any match asks for


@pytest.fixture
def storeys(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> "Terminal":
    monkeypatch.chdir(tmp_path)
    return Terminal(monkeypatch, capsys)


class Terminal:
    """A folder, and people whose answers are known before."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch, self.capsys = monkeypatch, capsys

    def __call__(self, words: str, answers: list[str], language: str = "en") -> tuple[int, str, str]:
        self.monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in answers)))
        code = main([*words.split(), "--language", language])
        return (code, *self.capsys.readouterr())


# --- Options ---------------------------------------------------------------------------------------------------------


def test_what_a_table_chooses_is_kept_in_its_file_and_told_to_whoever_plays(storeys: Terminal) -> None:
    storeys("new blueprints --save a.txt --option open_awards=1 --option refuse_dead_dice=0", [])
    assert load("a.txt").options == {"open_awards": 1, "refuse_dead_dice": 0}
    _, out, _ = storeys("play --resume a.txt --seats you,random,random", ["quit"])
    assert "Awards and prizes that have been won: lie face up (Rule B-27)" in out


def test_a_match_can_be_played_with_options_at_once(storeys: Terminal) -> None:
    storeys("play blueprints --seats random,random --option refuse_dead_dice=1 --save a.txt", [])
    assert load("a.txt").options == {"refuse_dead_dice": 1}


def test_the_options_of_a_match_that_was_kept_cannot_be_changed(storeys: Terminal) -> None:
    storeys("new blueprints --save a.txt", [])
    code, _, err = storeys("play --resume a.txt --option open_awards=1", [])
    assert code == 2
    assert "can no longer be changed" in err


def test_an_unknown_option_is_refused_with_those_there_are(storeys: Terminal) -> None:
    code, _, err = storeys("new blueprints --save a.txt --option doors=1", [])
    assert code == 2
    assert "refuse_dead_dice=0|1, open_awards=0|1" in err
    assert not Path("a.txt").exists()


# --- Secrets ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_match_is_played_in_every_language(storeys: Terminal, language: str) -> None:
    code, out, err = storeys("play blueprints --seats you,random --seed 5 --save a.txt", MANY, language)
    assert (code, err) == (0, "")
    assert load("a.txt").over
    words = Words(language)
    for number in (1, 2, 3):
        assert words.say("blueprints-board-reveal", round=number) in out
    assert words.say("blueprints-hidden-move", who=words.say("bot-name", bot="random", number=1)) in out


def test_people_before_one_screen_look_away_when_it_is_anothers_turn(storeys: Terminal) -> None:
    _, out, _ = storeys("play blueprints --seats Ada,Bob,Cleo --seed 3 --save a.txt", MANY)
    turns = re.findall(r"(\w+), it is your turn: ask the others to look away", out)
    assert len(turns) == 3 * 3 * 6
    assert all(one != other for one, other in pairwise(turns))


def test_nobody_is_told_where_somebody_else_placed_a_die_but_everybody_which_one_it_was(storeys: Terminal) -> None:
    _, out, _ = storeys("play blueprints --seats Ada,Bob --seed 3 --save a.txt", [*MANY[:40], "quit"])
    assert "places it: row" not in out
    for number, entry in enumerate(load("a.txt").log()[:-4]):
        if entry.data and entry.data["do"] == "take":
            name = ("Ada", "Bob")[entry.seat]
            assert f"{name} takes {entry.data['material']} {entry.data['value']}.\n{name} places it behind" in out, (
                number
            )


def test_whoever_is_alone_with_bots_needs_not_look_away(storeys: Terminal) -> None:
    _, out, _ = storeys("play blueprints --seats you,random --seed 3 --save a.txt", MANY)
    assert "look away" not in out


def test_a_game_without_secrets_is_played_on_without_a_pause(storeys: Terminal) -> None:
    _, out, _ = storeys("play towers --seats Ada,Bob --seed 3 --save a.txt", MANY)
    assert "look away" not in out


def test_a_spectator_of_a_match_that_goes_on_sees_no_blueprint(storeys: Terminal) -> None:
    storeys("new blueprints --seats 3 --save a.txt --seed 4", [])
    _, out, _ = storeys("replay a.txt", [])
    assert out.count("for its owner’s eyes only") == 1  # three in a row
    assert not re.search(r"[X1-3]{2}/[X1-3]{2}/[X1-3]{2}", out)
    _, out, _ = storeys("replay a.txt --seat 1", [])
    assert out.count("Blueprint dealt.") == 1  # what it is stands on the board
