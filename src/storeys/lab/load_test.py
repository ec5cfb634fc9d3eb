"""The load is honest: a move counts from when it was due."""

import asyncio
from random import Random
from typing import Any

import pytest

from . import load
from .load import Move, Pair, Person, load_of


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
    asked, ask = list[str](), Person.ask

    def heard(person: Person, method: str, path: str, body: Any = None) -> Any:
        asked.append(path)
        return ask(person, method, path, body)

    monkeypatch.setattr(Person, "ask", heard)
    monkeypatch.setattr(Random, "choice", lambda _, choices: choices[0])  # they pass, and are through after 140 moves
    assert load.measure(tables=1, rate=800, seconds=0.25).moves_per_s > 0
    assert [path for path in asked if path.endswith("/rematch")]


def test_nobody_asks_for_anything_where_others_wait_to_move() -> None:
    async def asked() -> None:
        Person.__new__(Person).ask("GET", "me")

    with pytest.raises(AssertionError, match="in a loop"):
        asyncio.run(asked())


def test_another_match_is_set_up_before_its_first_move_is_due(monkeypatch: pytest.MonkeyPatch) -> None:
    happened: list[str] = []

    class Socket:
        async def send(self, _: str) -> None:
            happened.append("sent")

    def ask(*_: object) -> dict[str, str]:
        happened.append("set up")
        return {"table": "another"}

    async def due(_: float) -> None:
        happened.append("due")

    class Two(Pair):
        """Whose match is over at first."""

        def __init__(self) -> None:
            self._maker, self._table, self._whim, self._line = Person.__new__(Person), "one", Random(1), 0
            self._offers: asyncio.Queue[Any] = asyncio.Queue()
            self._stored: asyncio.Queue[float] = asyncio.Queue()
            self._offers.put_nowait((Socket(), {"over": True}))
            self._stored.put_nowait(1.0)

        async def stand_up(self) -> None: ...
        async def sit_down(self) -> None:
            self._offers.put_nowait((Socket(), {"over": False, "choices": [{"seat": 0, "action": {}}]}))

    async def one_move() -> list[Move]:
        return await Two().play([0.0])

    monkeypatch.setattr(Person, "ask", ask)
    monkeypatch.setattr(asyncio, "sleep", due)
    assert asyncio.run(one_move()) == [Move(0.0, 1.0)]
    assert happened == ["set up", "due", "sent"]
