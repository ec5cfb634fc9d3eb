"""The command that says how much of a tactical set somebody finds."""

import json
from dataclasses import replace

import pytest

from ..bots import make
from ..bots.tactics import Tactic
from ..games import GAMES
from ..games.kit import Game, generator
from . import tactics
from .tactics import Found, main, report, solve

GAME = next(iter(GAMES.values()))


def greedy_tactic(game: Game) -> Tactic:
    """An opening in which what the greedy bot does is right."""
    state = game.start(game.seats[-1])
    while game.to_move(state) < 0:
        game.apply_action(state, game.possible(state)[0])
    seat, shown = game.to_move(state), game.show(state)
    game.conceal(state, seat)
    action = make("greedy", game).choose(state, seat, 1.0, generator(1))
    return Tactic("Greedy", shown, ((game.words(state, action),),), "It is.")


def test_somebody_is_asked_every_time_with_other_luck() -> None:
    right = greedy_tactic(GAME)
    (greedy,) = solve(GAME, [right], "greedy", times=3)
    (other,) = solve(GAME, [right], "random", times=200)
    assert greedy == Found("Greedy", 1.0)
    assert 0 < other.share < 1


def test_the_report_tells_what_was_found(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    right = greedy_tactic(GAME)
    monkeypatch.setattr(tactics, "tactics_of", lambda game: [right, replace(right, title="Again")])
    assert main([GAME.name, "--bot", "greedy", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told == report(GAME, "greedy", [Found("Greedy", 1.0), Found("Again", 1.0)])
    assert told["found"] == 1.0
    assert told["positions"] == 2


def test_people_are_told_what_was_missed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(tactics, "tactics_of", lambda game: [greedy_tactic(GAME)])
    monkeypatch.setattr(tactics, "solve", lambda *_: [Found("Greedy", 0.25)])
    main([GAME.name, "--bot", "random"])
    assert capsys.readouterr().out.splitlines()[1] == "missed: Greedy (25%)"
