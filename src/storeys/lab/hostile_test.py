"""A crew that means a server harm: it reaches every kind of table, and whatever goes wrong is told."""

import json
import threading
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosedError
from websockets.frames import Close

from ..games import GAMES
from ..server.client import RefusedError
from ..server.mischief import Mischief
from . import hostile
from .hostile import Notes, Sitter, harm_of, measure, read_diary


@pytest.fixture
def sitter() -> Sitter:
    return Sitter("http://127.0.0.1:1", 1, Notes(), threading.Event())


def test_a_server_bears_the_crew_for_a_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hostile, "BREATH", 1.0)
    monkeypatch.setattr(hostile, "SAMPLE", 1.0)
    harm = measure(5.0, seed=3)
    assert harm.errors == []
    assert min(harm.messages, harm.requests, harm.sockets, len(harm.tables), harm.ping_p50_ms) > 0
    assert all(memory > 30 for memory in harm.memory_mb)
    json.dumps(vars(harm))


@pytest.mark.parametrize("game", GAMES)
def test_actions_of_every_kind_that_a_game_has_are_made_of_what_was_seen(game: str) -> None:
    mischief = Mischief(1)
    mischief.learn([{"do": "take", "suit": "candy"}, None, {"do": "hire", "cell": "0,-1,0"}])
    made = [mischief.action(game) for _ in range(3_000)]
    assert {action["do"] for action in made} >= set(GAMES[game].kinds)
    wanted = {"suit": "candy", "cell": "0,-1,0"}
    names = {name for names in GAMES[game].kinds.values() for name in names}
    assert all(any(action.get(name) == wanted[name] for action in made) for name in names & set(wanted))


def test_what_a_server_should_not_write_is_an_error_and_a_stall_is_counted(tmp_path: Path) -> None:
    lines = [
        {"level": "info", "event": "all is well"},
        {"level": "error", "event": "boom"},
        {"level": "warning", "event": "long work", "where": "loop", "cause": "work", "ms": 400},
        {"level": "warning", "event": "long work", "where": "loop", "cause": "machine", "ms": 400},
        {"level": "warning", "event": "long work", "where": "beside", "cause": "work", "ms": 400},
        {"level": "error", "event": "ASGI callable returned without completing handshake."},
    ]
    diary, notes = tmp_path / "diary", Notes()
    diary.write_text("\n".join([*map(json.dumps, lines), "Traceback (most recent call last):"]), "utf-8")
    assert read_diary(diary, notes) == 1
    assert [error[:20] for error in notes.errors] == ['{"level": "error", "', "Traceback (most rece"]


def test_an_answer_of_trouble_and_a_broken_connection_are_errors(sitter: Sitter) -> None:
    sitter.check(RefusedError(404, {"code": "no-table"}))
    sitter.check(ConnectionClosedError(Close(4404, "gone"), None))
    assert sitter.notes.errors == []
    sitter.check(RefusedError(500, {"code": "trouble"}))
    sitter.check(ConnectionClosedError(Close(1011, "oops"), None))
    sitter.check(ConnectionClosedError(None, None))
    assert len(sitter.notes.errors) == 3


def test_whatever_fails_in_the_crew_is_told(sitter: Sitter) -> None:
    class Clumsy(Sitter):
        def once(self) -> None:
            self.stop.set()
            raise ValueError("odd")

    Clumsy(sitter.address, 1, sitter.notes, sitter.stop).work()
    assert sitter.notes.errors == ["Clumsy: ValueError: odd"]


def test_figures_of_nothing_are_zero() -> None:
    harm = harm_of(Notes(), 1.0, 0)
    assert (harm.messages, harm.ping_p99_ms, harm.memory_mb) == (0, 0.0, [0.0, 0.0, 0.0])
