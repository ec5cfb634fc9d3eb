"""The load is honest: a move counts from when it was due."""

from random import Random

import pytest

from . import load
from .load import Move, load_of


def test_a_move_waits_from_when_it_was_due_until_it_is_stored() -> None:
    moves = [Move(due, due + 0.010) for due in range(98)] + [Move(98, 99.0), Move(99, 100.0)]
    found = load_of(moves, 3, 42.0, "sqlite")
    assert (found.p50_ms, found.p99_ms) == (10.0, 1000.0)


def test_moves_a_second_are_counted_until_the_last_is_stored() -> None:
    behind = [Move(number / 10, number / 5 + 0.2) for number in range(10)]  # due in one second, stored in two
    found = load_of(behind, 1, None, "sqlite")
    assert (found.seconds, found.moves_per_s) == (2.0, 5.0)


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("STOREYS_DATABASE_URL", raising=False)
    monkeypatch.setattr(load, "WARM_UP", 0.0)


@pytest.mark.usefixtures("small")
def test_people_at_several_tables_play_as_fast_as_they_should() -> None:
    found = load.measure(tables=3, rate=20, seconds=1)
    assert (found.tables, found.connections, found.database) == (3, 6, "sqlite")
    assert 2 < found.moves_per_s < 22
    assert found.p99_ms >= found.p50_ms > 0
    assert found.memory_mb is None or 30 < found.memory_mb < 500


@pytest.mark.usefixtures("small")
def test_when_a_match_is_over_the_same_people_play_another(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Random, "choice", lambda _, choices: choices[0])  # they pass, and are through after 64 moves
    assert load.measure(tables=1, rate=800, seconds=0.1).moves_per_s > 0
