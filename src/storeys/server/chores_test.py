"""Chores that fail are begun again, and it is told."""

import asyncio
import logging

import pytest

from . import chores
from .chores import LONGEST_PAUSE, Chores, Well, pause_after
from .metrics import Metrics


@pytest.fixture
def no_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chores, "FIRST_PAUSE", 0.0)


class Clumsy:
    """Fails so many times, then is well, then waits for ever."""

    def __init__(self, failures: int) -> None:
        self.left, self.stuck = failures, asyncio.Event()
        self.begun = 0

    async def work(self, well: Well) -> None:
        self.begun += 1
        if self.left:
            self.left -= 1
            raise ValueError("the broom is broken")
        well()
        self.stuck.set()
        await asyncio.Event().wait()


def figures(metrics: Metrics) -> list[str]:
    told = metrics.text().decode().splitlines()
    return [line for line in told if line.startswith(("storeys_restarts_total", "storeys_troubled"))]


@pytest.mark.usefixtures("no_pauses")
def test_a_chore_that_fails_is_begun_again_until_it_is_well(caplog: pytest.LogCaptureFixture) -> None:
    metrics = Metrics()

    async def act() -> Clumsy:
        clumsy, kept = Clumsy(3), Chores(metrics)
        kept.begin("sweeping", clumsy.work)
        await clumsy.stuck.wait()
        assert kept.troubled == {}
        await kept.close()
        return clumsy

    caplog.set_level(logging.WARNING)
    assert asyncio.run(act()).begun == 4
    assert figures(metrics) == [
        'storeys_restarts_total{chore="sweeping"} 3.0',
        'storeys_troubled{chore="sweeping"} 0.0',
    ]
    told = [record.getMessage() for record in caplog.records]
    assert told == ["a chore is in trouble"] * 3 + ["a chore is well again"]
    assert [bool(record.exc_info) for record in caplog.records] == [True, False, False, False]


@pytest.mark.usefixtures("no_pauses")
def test_a_chore_in_trouble_is_named_with_the_time_it_began(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("time.time", lambda: 1234.5)

    async def act() -> None:
        clumsy, kept = Clumsy(10**9), Chores()
        kept.begin("sweeping", clumsy.work)
        while clumsy.begun < 3:
            await asyncio.sleep(0)
        assert kept.troubled == {"sweeping": 1234.5}
        await kept.close()

    asyncio.run(act())


@pytest.mark.usefixtures("no_pauses")
def test_one_chore_in_trouble_holds_up_no_other() -> None:
    async def act() -> None:
        bad, good, kept = Clumsy(10**9), Clumsy(0), Chores()
        kept.begin("bad", bad.work)
        kept.begin("good", good.work)
        await good.stuck.wait()
        assert set(kept.troubled) <= {"bad"}
        await kept.close()

    asyncio.run(act())


def test_a_chore_that_did_not_hear_that_it_is_over_is_told_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chores, "ONCE_MORE", 0.01)
    deaf = 3

    async def work(_: Well) -> None:
        nonlocal deaf
        while deaf:
            try:
                await asyncio.Event().wait()
            except asyncio.CancelledError:
                deaf -= 1

    async def act() -> None:
        kept = Chores()
        kept.begin("sweeping", work)
        await asyncio.sleep(0)
        async with asyncio.timeout(60):
            await kept.close()

    asyncio.run(act())
    assert deaf == 0


def test_pauses_grow_up_to_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("random.uniform", lambda _least, most: most)
    assert [pause_after(failures) for failures in (0, 1, 2, 3)] == [0.25, 0.5, 1.0, 2.0]
    assert pause_after(10**6) == LONGEST_PAUSE


def test_pauses_are_scattered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("random.uniform", lambda least, _most: least)
    assert pause_after(10**6) < LONGEST_PAUSE
