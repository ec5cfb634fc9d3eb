"""What the event loop works at is known while it lasts, and told when it took long."""

import asyncio
import logging
import threading
import time
from collections.abc import Callable, Coroutine
from dataclasses import replace
from typing import Any

import pytest

from . import watch as watching
from .metrics import Metrics
from .settings import Settings
from .slate import SIZE, Slate
from .watch import Watch, Work, work_of

WORK = Work("why", "table1", "ada", "message-1")


class Stand:
    """A watch with its metrics and its slate."""

    def __init__(self, **settings: Any) -> None:
        self.metrics, self.slate = Metrics(), Slate()
        self.watch = Watch(replace(Settings.of({}), **settings), self.metrics, self.slate)

    def run(self, *doing: Callable[[Watch], Coroutine[Any, Any, Any]]) -> list[Any]:
        async def everything() -> list[Any]:
            await self.watch.start()
            try:
                return [await self.watch.over(WORK, one(self.watch)) for one in doing]
            finally:
                await self.watch.close()

        return asyncio.run(everything())

    def long_work(self) -> dict[tuple[str, ...], float]:
        [counted] = self.metrics.long_work.collect()
        return {
            tuple(sample.labels[name] for name in ("where", "kind", "cause")): sample.value
            for sample in counted.samples
            if sample.name.endswith("_total")
        }


@pytest.fixture
def stand() -> Stand:
    return Stand()


def busy(seconds: float) -> None:
    until = time.thread_time() + seconds
    while time.thread_time() < until:
        pass


def test_what_is_done_gives_its_result_and_its_errors(stand: Stand) -> None:
    async def answers(_: Watch) -> int:
        await asyncio.sleep(0)
        return 42

    async def fails(_: Watch) -> None:
        await asyncio.sleep(0)
        raise KeyError("lost")

    assert stand.run(answers) == [42]
    with pytest.raises(KeyError, match="lost"):
        stand.run(fails)


def test_what_is_cancelled_is_cancelled_inside(stand: Stand) -> None:
    async def waits(_: Watch) -> str:
        try:
            async with asyncio.timeout(0.01):
                await asyncio.sleep(60)
        except TimeoutError:
            return "gave up"
        return "waited"

    assert stand.run(waits) == ["gave up"]


def test_the_slate_shows_what_is_in_hand_and_nothing_while_it_waits(stand: Stand) -> None:
    async def works(_: Watch) -> list[Any]:
        during = stand.slate.read()
        waiting = asyncio.get_running_loop().create_future()
        asyncio.get_running_loop().call_later(0.01, lambda: waiting.set_result(stand.slate.read()))
        return [during, await waiting]

    [[during, waiting]] = stand.run(works)
    assert [(one["kind"], one["table"], one["client"], one["where"]) for one in during] == [
        ("why", "table1", "message-1", "loop")
    ]
    assert waiting == []


def test_what_is_computed_beside_the_loop_stands_on_the_slate_under_the_same_name(stand: Stand) -> None:
    async def computes(watch: Watch) -> tuple[str, list[Any]]:
        return await watch.beside(lambda: (threading.current_thread().name, stand.slate.read()))

    [(thread, noted)] = stand.run(computes)
    assert thread.startswith("rules")
    assert ("beside", "message-1") in [(one["where"], one["client"]) for one in noted]


def test_a_step_that_keeps_the_loop_long_is_logged_with_its_table_and_counted(
    stand: Stand, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watching, "LONG", 0.2)

    async def computes_on_the_loop(_: Watch) -> None:
        await asyncio.sleep(0)
        busy(0.5)

    with caplog.at_level(logging.WARNING):
        stand.run(computes_on_the_loop)
    told = [vars(record) for record in caplog.records if record.getMessage() == "long work"]
    ours = [record for record in told if (record["kind"], record["cause"]) == ("why", "work")]
    where = [(record["table"], record["client"], record["where"]) for record in ours]
    assert where == [("table1", "message-1", "loop")]
    assert stand.long_work()["loop", "why", "work"] == 1
    assert b"storeys_long_work_total" in stand.metrics.text()


def test_time_that_the_machine_did_not_give_us_is_told_from_our_own(
    stand: Stand, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watching, "LONG", 0.02)

    async def sleeps_on_the_loop(_: Watch) -> None:
        time.sleep(0.05)

    stand.run(sleeps_on_the_loop)
    assert stand.long_work()["loop", "why", "machine"] == 1


def test_waiting_is_not_work_however_long_it_takes(stand: Stand, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watching, "LONG", 0.5)

    async def waits(_: Watch) -> None:
        for _step in range(6):
            await asyncio.sleep(0.1)

    stand.run(waits)
    assert ("loop", "why", "work") not in stand.long_work()


def test_who_is_cancelled_while_something_is_computed_waits_for_it(stand: Stand) -> None:
    begun, done = threading.Event(), []

    def compute() -> None:
        begun.set()
        time.sleep(0.05)
        done.append("computed")

    async def is_cancelled(watch: Watch) -> list[str]:
        task = asyncio.create_task(watch.beside(compute))
        await asyncio.to_thread(begun.wait)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        return list(done)

    assert stand.run(is_cancelled) == [["computed"]]


def test_the_pulse_goes_on_while_the_loop_turns(stand: Stand, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watching, "BEAT", 0.001)

    async def waits(_: Watch) -> None:
        while stand.slate.pulse < 3:
            await asyncio.sleep(0.001)

    stand.run(waits)


def test_work_beside_the_loop_that_does_not_end_ends_the_process_and_is_noted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watching, "BEAT", 0.001)
    stand, ended, release = Stand(standstill=0.05), [], threading.Event()

    def end(code: int) -> None:
        ended.append((code, [one["client"] for one in stand.slate.read()]))
        release.set()

    monkeypatch.setattr("os._exit", end)

    async def is_stuck(watch: Watch) -> None:
        await watch.beside(release.wait)

    stand.run(is_stuck)
    assert ended[0] == (watching.STUCK, ["message-1"])


def test_more_than_has_room_on_the_slate_is_left_out() -> None:
    slate = Slate()
    slate.write([{"kind": "x" * 1000}] * 100)
    assert 0 < len(slate.read()) <= SIZE // 1000
    slate.write([{"kind": "x" * 2 * SIZE}])
    assert slate.read() == []


@pytest.mark.parametrize(
    ("path", "work"),
    [
        ("/api/tables/abc123/file", Work("GET table", "abc123")),
        ("/api/tables/..%2f/file", Work("GET table")),
        ("/api/tables/" + "x" * 500, Work("GET table")),
        ("/api/tables", Work("GET api")),
        ("/api/me", Work("GET api")),
        ("/assets/index.js", Work("GET page")),
        ("/", Work("GET page")),
        ("*", Work("GET page")),
    ],
)
def test_a_request_is_named_without_what_a_stranger_wrote(path: str, work: Work) -> None:
    assert work_of("GET", path) == work
