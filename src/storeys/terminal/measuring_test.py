import json

import pytest

from ..lab import load
from ..lab.load import Load
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
