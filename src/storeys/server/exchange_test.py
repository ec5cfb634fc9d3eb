"""Work between machines: whoever is free answers, the dead are replaced, and nothing stays behind."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, Literal

import pytest

from ..work.digest import digest
from ..work.kinds import Json
from . import exchange as module
from . import jobs
from .chores import Chores
from .client import Browser
from .database import Database
from .exchange import Exchange
from .jobs import Crew, Jobs, Taken
from .lending import Lending, NoSharedDatabase, OtherVersion, run
from .metrics import Metrics
from .processes_test import processes
from .settings import Settings
from .shares import Rank
from .workers import Failed, Workers
from .workers_test import PATIENCE, Counted, puppets, say, soon

__all__ = ["puppets"]

Story = Callable[..., Awaitable[None]]


class Machine:
    """One process on a shared database: a server, or a machine that lends its workers."""

    def __init__(self, database: Database, number: int) -> None:
        settings = Settings(processes=number, database_url="postgresql://", process_niceness=0)
        self.metrics = Metrics()
        self.workers = Workers(settings, self.metrics)
        self.exchange = Exchange(database, self.workers, number, self.metrics)
        self.workers.elsewhere = self.exchange.ask
        self.chores = Chores(self.metrics)

    async def ask(self, *words: Any, **how: Any) -> Json:
        return await self.workers.ask("move", say(*words), **{"seconds": PATIENCE, "share": "anna", **how})

    async def stop(self) -> None:
        await self.chores.close()
        await asyncio.to_thread(self.workers.close)
        await self.exchange.close()

    async def die(self) -> None:
        """Nobody hears of it any more; whatever was asked of it is lost."""
        await self.chores.close()
        for task in list(self.exchange._at_work.values()):
            task.cancel()
        await asyncio.to_thread(self.workers.close)


@asynccontextmanager
async def machines(url: str, *numbers: int) -> AsyncIterator[list[Machine]]:
    """So many machines, each with so many processes; the first is a server without any of its own if it has 0."""
    database = Database(url)
    await database.open()
    found = [Machine(database, number) for number in numbers]
    for machine in found:
        machine.workers.ready = {"towers"} if machine.workers._places else set()
        machine.exchange.start(machine.chores)
    try:
        await soon(lambda: all(len(machine.exchange.crews) == len(found) for machine in found))
        yield found
    finally:
        for machine in found:
            await machine.stop()
        assert await Jobs(database).waiting() == 0
        await database.close()


def told(url: str, story: Story, *numbers: int) -> None:
    async def tell() -> None:
        async with machines(url, *numbers) as found:
            await story(*found)

    asyncio.run(tell())


@pytest.fixture(autouse=True)
def _quickly(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """Nobody waits long for the dead; puppets know no machine code."""
    monkeypatch.setattr(jobs, "LEASE", 1.5)
    monkeypatch.setattr(module, "LOOK", 0.1)
    monkeypatch.setattr(module, "NOBODY", 0.5)
    monkeypatch.setattr(Workers, "_load", lambda self, process, game, _: process.games.add(game))


@pytest.mark.usefixtures("puppets")
def test_what_one_machine_asks_another_answers_and_nothing_stays_behind(postgres: Callable[[], str]) -> None:
    async def story(server: Machine, helper: Machine) -> None:
        answers = await asyncio.gather(*(server.ask({"answer": {"action": number}}) for number in range(20)))
        assert [answer["action"] for answer in answers] == list(range(20))
        assert server.workers.processes == []
        assert 1 <= len(helper.workers.processes) <= 2

    told(postgres(), story, 0, 2)


@pytest.mark.usefixtures("puppets")
def test_whoever_has_a_free_process_asks_nobody_and_what_is_too_much_goes_elsewhere(
    postgres: Callable[[], str],
) -> None:
    async def story(server: Machine, helper: Machine) -> None:
        busy = asyncio.create_task(server.ask("listen", {"answer": {"action": 1}}))
        await soon(lambda: server.workers._busy)
        assert await server.ask({"answer": {"action": 2}}) == {"action": 2}
        assert (len(server.workers.processes), len(helper.workers.processes)) == (1, 1)
        busy.cancel()

    told(postgres(), story, 1, 1)


@pytest.mark.usefixtures("puppets")
def test_what_nobody_wants_any_more_is_stopped_elsewhere_too(postgres: Callable[[], str]) -> None:
    async def story(server: Machine, helper: Machine) -> None:
        asking = asyncio.create_task(server.ask("listen", {"answer": {}}))
        await soon(lambda: helper.workers._busy)
        [process] = helper.workers.processes
        asking.cancel()
        await soon(lambda: not helper.workers._busy and not helper.exchange._at_work)
        assert helper.workers.processes == [process]

    told(postgres(), story, 0, 1)


@pytest.mark.usefixtures("puppets")
def test_what_a_dead_asker_wanted_is_stopped_and_swept_away(postgres: Callable[[], str]) -> None:
    async def story(server: Machine, helper: Machine) -> None:
        asking = asyncio.create_task(server.ask("listen", {"answer": {}}))
        await soon(lambda: helper.workers._busy)
        await server.chores.close()  # it says nothing any more
        await soon(lambda: not helper.workers._busy)
        asking.cancel()

    told(postgres(), story, 0, 1)


@pytest.mark.usefixtures("puppets")
def test_the_question_of_a_machine_that_died_is_taken_by_another(postgres: Callable[[], str]) -> None:
    async def story(server: Machine, first: Machine, second: Machine) -> None:
        asking = [asyncio.create_task(server.ask("listen", {"answer": {}})) for _ in range(2)]
        await soon(lambda: first.workers._busy and second.workers._busy)
        waits = asyncio.create_task(server.ask({"answer": {"action": 3}}))
        await first.die()
        await soon(lambda: len(second.exchange._at_work) == 1)
        asking[0].cancel()
        asking[1].cancel()
        assert await waits == {"action": 3}

    told(postgres(), story, 0, 1, 1)


@pytest.mark.usefixtures("puppets")
def test_the_question_of_a_machine_that_stops_is_free_at_once(postgres: Callable[[], str]) -> None:
    async def story(server: Machine, first: Machine, second: Machine) -> None:
        jobs.LEASE = PATIENCE
        asking = asyncio.create_task(server.ask("listen", {"answer": {}}))
        await soon(lambda: first.workers._busy or second.workers._busy)
        busy, free = (first, second) if first.workers._busy else (second, first)
        await busy.stop()
        await soon(lambda: free.workers._busy)
        asking.cancel()

    told(postgres(), story, 0, 1, 1)


@pytest.mark.usefixtures("puppets")
def test_where_nobody_is_there_to_answer_it_is_said(postgres: Callable[[], str]) -> None:
    async def story(server: Machine) -> None:
        with pytest.raises(Failed) as failed:
            await server.ask({"answer": {}})
        assert failed.value.how == "nobody"

    told(postgres(), story, 0)


@pytest.mark.usefixtures("puppets")
def test_what_nobody_can_search_a_process_of_ones_own_answers_as_it_can(postgres: Callable[[], str]) -> None:
    async def story(server: Machine) -> None:
        server.workers.ready.clear()
        await soon(lambda: not server.exchange.ready)
        async with asyncio.timeout(PATIENCE):
            assert await server.ask({"answer": {"action": 7}}) == {"action": 7}

    told(postgres(), story, 1)


@pytest.mark.usefixtures("puppets")
def test_a_machine_whose_workers_are_of_another_version_lends_nothing(
    postgres: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(server: Machine, helper: Machine) -> None:
        monkeypatch.setattr(Workers, "stale", property(lambda workers: "newer" * (workers is helper.workers)))
        await soon(lambda: not server.exchange.ready)
        with pytest.raises(Failed) as failed:
            await server.ask({"answer": {}})
        assert failed.value.how == "nobody"

    told(postgres(), story, 0, 1)


@pytest.mark.usefixtures("puppets")
def test_whoever_has_workers_of_another_version_asks_elsewhere(postgres: Callable[[], str]) -> None:
    async def story(server: Machine, helper: Machine) -> None:
        server.workers._stale = "newer"
        for kind in ("move", "hint", "review", "hand"):
            asked = say({"answer": {"kind": kind}})
            assert await server.workers.ask(kind, asked, seconds=PATIENCE, share="anna") == {"kind": kind}
        assert len(helper.workers.processes) == 1

    told(postgres(), story, 1, 1)


@pytest.mark.usefixtures("puppets")
def test_a_machine_ends_when_it_notices_another_version_though_nobody_has_asked_it_anything(
    postgres: Callable[[], str], caplog: pytest.LogCaptureFixture
) -> None:
    async def story(helper: Machine) -> None:
        over = asyncio.Event()
        helper.exchange.on_stale = over.set
        helper.workers._stale = "newer"  # as warming finds it
        async with asyncio.timeout(PATIENCE):
            await over.wait()

    told(postgres(), story, 1)
    assert [record.levelname for record in caplog.records if "another version was" in record.message] == ["CRITICAL"]


@pytest.mark.usefixtures("puppets")
def test_whoever_waits_for_a_game_that_nobody_can_search_is_told_so(postgres: Callable[[], str]) -> None:
    async def story(_: Machine, server: Machine, helper: Machine) -> None:
        helper.workers.ready.clear()
        await soon(lambda: not server.exchange.ready)
        with pytest.raises(Failed) as failed:
            await server.ask({"answer": {}})
        assert failed.value.how == "nobody"

    told(postgres(), story, 0, 0, 1)


@pytest.mark.usefixtures("puppets")
def test_nobody_takes_more_than_there_are_processes(postgres: Callable[[], str]) -> None:
    async def story(server: Machine, helper: Machine) -> None:
        await asyncio.to_thread(helper.workers._lock.acquire)  # so that nothing is answered meanwhile
        asking = [asyncio.create_task(server.ask("listen", {"answer": {}})) for _ in range(6)]
        await soon(lambda: helper.exchange._at_work)
        await asyncio.sleep(5 * module.LOOK)
        taken = len(helper.exchange._at_work)
        helper.workers._lock.release()
        for each in asking:
            each.cancel()
        assert taken == 1

    told(postgres(), story, 0, 1)


@pytest.mark.usefixtures("puppets")
def test_a_machine_that_is_told_of_a_question_at_the_moment_in_which_it_stops_stops_all_the_same(
    postgres: Callable[[], str],
) -> None:
    async def story(machine: Machine) -> None:
        waiting = asyncio.Event()
        machine.exchange._more = Noticed(waiting)
        taking = machine.chores._tasks[-1]
        await waiting.wait()
        machine.exchange._more.set()
        await asyncio.sleep(0)  # it was woken, and has not looked yet
        taking.cancel()
        _, going_on = await asyncio.wait([taking], timeout=5 * module.LOOK)
        assert not going_on

    told(postgres(), story, 1)


class Noticed(asyncio.Event):
    """Lets somebody know that it is waited for."""

    def __init__(self, waiting: asyncio.Event) -> None:
        super().__init__()
        self._waiting = waiting

    async def wait(self) -> Literal[True]:
        self._waiting.set()
        return await super().wait()


@pytest.mark.usefixtures("puppets")
def test_what_is_urgent_is_taken_first_and_askers_in_turn(postgres: Callable[[], str]) -> None:
    async def story(*_: Machine) -> None:
        pass

    url = postgres()
    told(url, story, 0)

    async def take() -> list[str]:
        database = Database(url)
        await database.open()
        table, crew = Jobs(database), Crew("crew", "here", "s", 1, frozenset({"towers"}))
        for name, rank, share in (("r", 2, "a"), ("h", 1, "a"), ("a1", 0, "a"), ("a2", 0, "a"), ("b1", 0, "b")):
            await table.ask(Taken(name, "move", {"game": "towers"}, 1.0, Rank(rank), share), "s")
        await table.ask(Taken("other", "move", {"game": "towers"}, 1.0, Rank.URGENT, "c"), "other sources")
        await table.ask(Taken("cold", "move", {"game": "blueprints"}, 1.0, Rank.URGENT, "c"), "s")
        found = [await table.take(crew, ["move"], rank) for rank in [Rank.SOON] * 5 + [Rank.PATIENT] * 2]
        await database.close()
        return [taken.id if taken else "" for taken in found]

    assert asyncio.run(take()) == ["a1", "b1", "a2", "h", "", "r", ""]


@pytest.mark.usefixtures("puppets")
@pytest.mark.parametrize("numbers", [(0, 1), (1,)])
def test_a_crew_that_is_at_a_review_takes_what_is_urgent_and_goes_on_with_the_review_afterwards(
    postgres: Callable[[], str], tmp_path: Path, numbers: tuple[int, ...]
) -> None:
    review = Counted(tmp_path, ["listen", {"answer": {"thrown": "away"}}], [{"answer": {"found": 2}}])

    async def story(server: Machine, *_: Machine) -> None:
        asking = await review.asked(server.workers)
        assert await server.ask({"answer": {"action": 1}}) == {"action": 1}
        assert await asking == {"found": 2}

    told(postgres(), story, *numbers)
    assert review.times == 2


@pytest.mark.usefixtures("puppets")
def test_no_more_is_taken_than_reviews_can_step_aside_for(postgres: Callable[[], str], tmp_path: Path) -> None:
    review = Counted(tmp_path, ["listen", {"answer": {}}], [{"answer": {"found": 2}}])

    async def story(server: Machine, helper: Machine) -> None:
        asking = await review.asked(server.workers)
        urgent = [asyncio.create_task(server.ask("listen", {"answer": {}})) for _ in range(3)]
        await soon(lambda: helper.workers._shares._taken == {"anna": 1})
        await asyncio.sleep(5 * module.LOOK)
        assert len(helper.exchange._at_work) == 2  # the review, and one that is urgent
        for each in urgent:
            each.cancel()
        assert await asking == {"found": 2}

    told(postgres(), story, 0, 1)


# --- Versions --------------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("puppets")
def test_a_machine_of_another_version_takes_nothing_and_is_told_of(
    postgres: Callable[[], str], caplog: pytest.LogCaptureFixture
) -> None:
    async def story(server: Machine, other: Machine) -> None:
        other.exchange._sources = "older"
        await soon(lambda: len(server.exchange.crews) == 1 and len(other.exchange.crews) == 1)
        with pytest.raises(Failed) as failed:
            await server.ask({"answer": {}})
        assert failed.value.how == "nobody"
        assert other.workers.processes == []
        assert "another version: its questions are not ours" in caplog.messages

    told(postgres(), story, 0, 1)


@pytest.mark.usefixtures("puppets")
def test_a_machine_over_which_another_version_was_installed_gives_its_question_back(
    postgres: Callable[[], str],
) -> None:
    async def story(server: Machine, first: Machine) -> None:
        over = asyncio.Event()
        first.exchange.on_stale = over.set
        asking = asyncio.create_task(server.ask({"trouble": "other-version"}))
        async with asyncio.timeout(PATIENCE):
            await over.wait()
        await soon(lambda: not first.exchange._at_work)
        assert not asking.done()
        asking.cancel()

    told(postgres(), story, 0, 1)


def test_whoever_would_not_be_believed_is_told_so_at_the_start(postgres: Callable[[], str]) -> None:
    url = postgres()

    async def story() -> None:
        database = Database(url)
        await database.open()
        lending = Lending(Settings(database_url=url))
        await lending.database.open(upgrade=False)
        await lending.check_version()
        await Jobs(database).is_here(Crew("server", "there", "older", 2, frozenset()), [])
        with pytest.raises(OtherVersion, match=f"older, {digest()}"):
            await lending.check_version()
        await lending.database.close()
        await database.close()

    asyncio.run(story())


def test_a_database_of_another_version_is_left_as_it_is(postgres: Callable[[], str]) -> None:
    async def story() -> None:
        lending = Lending(Settings(database_url=postgres()))
        await lending.database.open(upgrade=False)
        with pytest.raises(OtherVersion, match="None"):
            await lending.check_version()
        await lending.database.close()

    asyncio.run(story())


def test_sqlite_cannot_be_helped() -> None:
    with pytest.raises(NoSharedDatabase):
        run(Settings(), lambda _: None)


# --- Real processes --------------------------------------------------------------------------------------------------


@contextmanager
def thinking(url: str, number: int = 1) -> Iterator["subprocess.Popen[str]"]:
    """`storeys think` on that database."""
    environment = {**os.environ, "STOREYS_DATABASE_URL": url, "STOREYS_PROCESS_NICENESS": "0", "STOREYS_WARMING": "0"}
    command = [sys.executable, "-m", "storeys", "think", "--processes", str(number)]
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout
            assert "thinks along" in process.stdout.readline()
            yield process
        finally:
            process.kill()


def test_two_servers_without_workers_let_another_machine_find_what_comes_of_hands(
    postgres: Callable[[], str], tmp_path: Any
) -> None:
    url = postgres()
    environment = {"STOREYS_DATABASE_URL": url, "STOREYS_DATA": str(tmp_path), "STOREYS_PROCESSES": "0"}
    with processes(2, **environment) as addresses, Browser(addresses[0]) as one, Browser(addresses[1]) as two:
        with thinking(url) as first, thinking(url) as second:
            wish: Json = {"game": "skyscrapers", "options": {"hands": 2}}
            table = one.new_table("bot:random", "bot:random", listed=True, **wish)["table"]
            with one.sit(table) as here, two.sit(table) as there:
                here.until_motions(2)
                first.send_signal(signal.SIGKILL)  # whatever it was at is taken by the other one
                here.until_motions(4)
                there.until_line(len(here.log))
                lines = min(len(here.log), len(there.log))
                assert here.log[:lines] == there.log[:lines]
            second.send_signal(signal.SIGTERM)
            assert second.wait(PATIENCE) == 0
        assert not any("match-landed-calmly" in str(line) for line in here.log)
