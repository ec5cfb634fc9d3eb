"""Hints at a terminal: what is said of them, and that nobody waits for machine code."""

import subprocess
from typing import Any

import pytest

from storeys.play import Match
from storeys.words import LANGUAGES
from storeys.work import hints

from . import advising
from .advising import Advisers, told
from .screen import Screen

NAMES = ["Ada", "Zuza"]


def way(*cards: int, share: float | None = 0.5, points: float = 30.0) -> dict[str, Any]:
    figures = {"share": share, "points": None if share is None else points, "error": None}
    return {"steps": [{"do": "bid", "cards": each} for each in cards], **figures}


HINT = {
    "options": [way(2, share=0.62, points=31.8), way(0, share=0.55), way(1, share=0.4)],
    "reasons": [{"message": "hint-both", "arguments": {"more": 1.8, "wins": 7}}],
    "rough": False,
}
ROUGH = {"options": [way(2, share=None)], "reasons": [{"message": "hint-rough", "arguments": {}}], "rough": True}


@pytest.fixture
def match() -> Match:
    return Match("towers", 2, seed=21)


def test_a_hint_is_told_with_what_each_way_is_expected_to_bring_and_why(match: Match) -> None:
    assert list(told(Screen("en"), match, HINT, None, NAMES)) == [
        "Best: Bid 2 (3) – wins 62 of 100 games, 31.8 points",
        "  or: Bid 0 – wins 55 of 100 games, 30 points",
        "  or: Bid 1 – wins 40 of 100 games, 30 points",
        "About 1.8 points better than “Bid 0”, and about 7 more wins in a hundred games.",
    ]


def test_alone_it_is_about_the_goal(match: Match) -> None:
    best, *_ = told(Screen("en"), match, HINT, 50, NAMES)
    assert best.endswith("reaches the goal in 62 of 100 games, 31.8 points")


def test_a_way_that_begins_alike_is_called_by_the_step_in_which_it_differs(match: Match) -> None:
    alike = {**HINT, "options": [way(2, 1), way(2, 0)]}
    *_, why = told(Screen("en"), match, alike, None, NAMES)
    assert "“Bid 0”" in why


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_nobody_has_looked_ahead_no_figure_is_told(match: Match, language: str) -> None:
    best, why = told(Screen(language), match, ROUGH, None, NAMES)
    assert "–" not in best
    assert why == Screen(language).text("hint-rough")


class Process:
    """Machine code in the making."""

    def __init__(self, command: list[str]) -> None:
        self.command, self.killed = command, False

    def kill(self) -> None:
        self.killed = True

    def wait(self) -> None:
        assert self.killed


def test_machine_code_is_made_beside_the_game_once_and_no_longer_than_somebody_sits_there(
    match: Match, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    begun: list[Process] = []

    def begin(command: list[str]) -> Process:
        begun.append(Process(command))
        return begun[-1]

    monkeypatch.setattr(advising, "ready", lambda _: False)
    monkeypatch.setattr(subprocess, "Popen", begin)
    advisers = Advisers(Screen("en"), match.game)
    for _ in range(2):
        assert advisers.hint(match, match.to_move, None, 1)["rough"]
    [process] = begun
    assert process.command[-2:] == ["storeys.terminal.advising", "towers"]
    assert capsys.readouterr().out.count("Nobody looks ahead yet") == 1
    advisers.close()
    assert process.killed


def test_with_machine_code_a_hint_is_searched_for_in_the_view_of_the_seat(
    match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    def answer(question: dict[str, Any], _: object) -> dict[str, Any]:
        assert (question["seat"], question["goal"]) == (match.to_move, 0)
        return HINT

    monkeypatch.setattr(advising, "ready", lambda _: True)
    monkeypatch.setattr(hints, "answer", answer)
    assert Advisers(Screen("en"), match.game).hint(match, match.to_move, None, 1) == HINT
