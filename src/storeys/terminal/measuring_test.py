import json
from collections.abc import Sequence

import pytest
import typer

from ..games import GAMES
from ..games.kit import Game
from ..lab import bystander, hands, hostile, load, moving
from ..lab.bystander import Wait
from ..lab.hands import Work
from ..lab.hostile import Harm
from ..lab.load import Load
from ..lab.moving import Cost
from . import measuring
from .screen import Screen

PROMISED = {"tables", "connections", "seconds", "moves_per_s", "p50_ms", "p99_ms", "memory_mb", "database"}


@pytest.fixture
def seconds(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """How long the server was to be measured, without doing it."""
    asked: list[float] = []

    def measure(seconds: float) -> Load:
        asked.append(seconds)
        return Load(200, 400, seconds, 300.0, 5.0, 40.0, 150.0, "sqlite")

    monkeypatch.setattr(load, "measure", measure)
    return asked


def bench(as_json: bool) -> None:
    measuring.bench(Screen("en"), ["server"], [], 1.0, [], None, False, False, as_json)


def test_the_load_of_a_server_is_printed_as_promised(seconds: list[float], capsys: pytest.CaptureFixture[str]) -> None:
    bench(as_json=True)
    assert set(json.loads(capsys.readouterr().out)) == PROMISED
    assert seconds == [20.0]


@pytest.mark.usefixtures("seconds")
def test_the_load_of_a_server_is_told_in_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    bench(as_json=False)
    assert "300 moves/s (tables: 200, connections: 400)" in capsys.readouterr().out


@pytest.mark.parametrize("as_json", [False, True])
def test_what_a_server_did_not_bear_is_told_and_is_a_failure(
    as_json: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    harm = Harm(20.0, 5000, 400, 30, {}, {}, ["boom"], 2, 1.5, 9.5, [100.0, 101.0, 102.0])
    monkeypatch.setattr(hostile, "measure", lambda seconds: harm)
    with pytest.raises(typer.Exit):
        measuring.bench(Screen("en"), ["hostile"], [], 1.0, [], None, False, False, as_json)
    told = capsys.readouterr().out
    assert "boom" in told
    assert ("requests 400" in told) != as_json


@pytest.mark.parametrize("as_json", [False, True])
def test_how_long_a_bystander_waits_is_told(
    as_json: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bystander, "measure", lambda seconds: Wait(1100, 250, 12.5, 2.0, 8.5))
    measuring.bench(Screen("en"), ["bystander"], [], 1.0, [], None, False, False, as_json)
    told = capsys.readouterr().out
    assert ("8.5 ms or less meanwhile" in told) != as_json
    assert not as_json or json.loads(told)["ping_p95_ms"] == 8.5


@pytest.mark.parametrize("as_json", [False, True])
def test_what_hands_cost_is_told(
    as_json: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    work = Work("skyscrapers", "engine 1", 0.71, 1.6, 90, 2000, 12.5, 12.9, 0.4, 0.6)
    monkeypatch.setattr(hands, "measure", lambda seconds: [work])
    measuring.bench(Screen("en"), ["hands"], [], 1.0, [], None, False, False, as_json)
    told = capsys.readouterr().out
    assert ("0.71 s of one core" in told) != as_json
    assert not as_json or json.loads(told)["p99_beside_ms"] == 12.9


@pytest.mark.parametrize("as_json", [False, True])
@pytest.mark.parametrize("names", [[], ["towers"]])
def test_what_a_move_costs_is_told_of_the_games_that_were_named_or_of_all(
    names: list[str], as_json: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def measure(games: Sequence[Game], seconds: float) -> list[Cost]:
        return [Cost(game.name, 3, 200, 0.456, 1234.5, 5678, 200.5, 400) for game in games]

    monkeypatch.setattr(moving, "measure", measure)
    measuring.bench(Screen("en"), ["move", *names], [], 1.0, [], None, False, False, as_json)
    told = capsys.readouterr().out
    assert told.count("0.46" if not as_json else "0.456") == len(names or GAMES)
