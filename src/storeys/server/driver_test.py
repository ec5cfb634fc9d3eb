"""Who plays for the bots: never for somebody who has come back to the chair meanwhile. And whose hands work when."""

import asyncio
import logging
import threading
from collections.abc import Callable, Coroutine
from types import SimpleNamespace
from typing import Any, cast

import pytest

from ..games.skyscrapers import GAME
from ..games.skyscrapers.kinds import SETTLED
from ..hands import Answer
from ..play import Match
from ..play.episodes import Errand
from ..work.kinds import Json
from .driver import Driver
from .metrics import Metrics
from .refusals import Away
from .rows import SeatRow, TableRow
from .settings import Settings
from .table import Table
from .watch import Watch
from .workers import Job

PATIENCE = 60.0  # seconds


class Moves:
    """The tables of a server, of which only the moves matter."""

    def __init__(self) -> None:
        self.settings, self.metrics, self.made = Settings(), Metrics(), 0

    async def move(self, *_: Any) -> None:
        self.made += 1


@pytest.mark.parametrize(("comes_back", "made"), [(True, 0), (False, 1)])
def test_a_bot_that_has_thought_does_not_play_for_who_came_back_while_the_table_was_busy(
    comes_back: bool, made: int
) -> None:
    moves = Moves()
    driver = Driver(cast(Any, moves))
    table = Table(cast(TableRow, SimpleNamespace(id="table1")))
    table.match = Match("towers", 2, seed=1)
    mine = table.match.to_move
    table.seats = [SeatRow(seat, "person", "berta") for seat in range(2)]
    table.seats[mine] = SeatRow(mine, "bot", "anna", bot="greedy")

    async def plays_while_somebody_comes() -> None:
        async with table.lock:
            playing = asyncio.create_task(driver._play(table, table.lines, 0, "greedy"))
            await asyncio.sleep(0)  # now it waits for the table
            if comes_back:
                table.seats[mine] = SeatRow(mine, "person", "anna")
        await playing

    asyncio.run(plays_while_somebody_comes())
    assert moves.made == made
    driver.close()


# --- Hands -----------------------------------------------------------------------------------------------------------


class Site:
    """The tables of a server at which hands work, each when it is told so; who was waited for is written down."""

    def __init__(self, **chosen: Any) -> None:
        self.settings, self.metrics = Settings(workers=1, **chosen), Metrics()  # one thread: in the order of asking
        self.watch = Watch(self.settings, self.metrics)
        self.makers: dict[bytes, str] = {}
        self.worked: list[str] = []
        self.all_have_asked = threading.Event()
        self.trouble: Exception | None = None

    async def ready(self, _: Table) -> None:
        pass

    async def move(self, _: Table, match: Match, move: Callable[[Match], Any], **__: Any) -> None:
        if self.trouble:
            raise self.trouble
        move(match)

    async def carry_out(self, driver: Driver, errand: Errand, share: str) -> Answer:
        question = {"game": GAME.name, "maker": self.makers[errand.tremor]}
        await driver.workers.ask("hand", question, seconds=1.0, share=share, urgent=True)
        return Answer((SETTLED,), "", b"", "fed", False, 0.0)

    def answer(self, job: Job) -> Json:
        self.worked.append(job.question["maker"])
        assert self.all_have_asked.wait(PATIENCE)
        return {}

    async def hear_all(self, driver: Driver, waiting: int) -> None:
        """Let hands work when so many wait behind the one that is at work."""
        while not self.worked or sum(map(len, driver.workers._shares._waiting.values())) < waiting:
            await asyncio.sleep(0)
        self.all_have_asked.set()

    def table(self, maker: str, seed: int) -> Table:
        """A table of two people; when the first of them has decided, it waits for a hand."""
        table = Table(cast(TableRow, SimpleNamespace(id="table1", maker=maker, speed="once")))
        table.match = Match(GAME, 2, {"hands": 1}, seed=seed, hands=True)
        table.seats = [SeatRow(seat, "person", maker) for seat in range(2)]
        return table

    def decide(self, table: Table) -> None:
        assert table.match
        table.match.play(table.match.legal_actions()[0])
        self.makers[table.match.errand().tremor] = table.row.maker


def at(site: Site, story: Callable[[Driver], Coroutine[Any, Any, None]]) -> None:
    async def told() -> None:
        driver = Driver(cast(Any, site))
        cast(Any, driver.workers)._answer = site.answer
        cast(Any, driver.handiwork).carry_out = lambda _, errand, __, share: site.carry_out(driver, errand, share)
        await story(driver)
        driver.close()
        await site.watch.close()

    asyncio.run(told())


async def driven(*tables: Table) -> None:
    for table in tables:
        assert table.driver
        await table.driver


def test_many_tables_of_one_maker_keep_nobody_else_waiting() -> None:
    site = Site(processes=1)

    async def story(driver: Driver) -> None:
        tables = [site.table(maker, seed) for seed, maker in enumerate(["anna"] * 4 + ["berta"] * 2)]
        for table in tables:
            site.decide(table)
            driver.drive(table)
        await site.hear_all(driver, waiting=5)
        await driven(*tables)

    at(site, story)
    assert site.worked == ["anna", "berta", "anna", "berta", "anna", "anna"]


def test_a_decision_that_comes_while_the_driver_finds_nothing_to_do_is_carried_out() -> None:
    site = Site()

    async def story(driver: Driver) -> None:
        site.all_have_asked.set()
        table = site.table("anna", 1)
        await table.lock.acquire()
        table.driver = asyncio.create_task(driver._drive(table))
        await asyncio.sleep(0)  # now it waits for the table
        deciding = asyncio.create_task(decide(driver, table))
        await asyncio.sleep(0)  # behind it
        table.lock.release()
        await deciding
        await driven(table)

    async def decide(driver: Driver, table: Table) -> None:
        async with table.lock:
            site.decide(table)
        driver.drive(table)

    at(site, story)
    assert site.worked == ["anna"]


def test_a_database_that_is_away_lets_nothing_land_calmly(caplog: pytest.LogCaptureFixture) -> None:
    site = Site()
    site.trouble = Away()

    async def story(driver: Driver) -> None:
        site.all_have_asked.set()
        table = site.table("anna", 1)
        cast(Any, driver.handiwork).let_land = pytest.fail
        site.decide(table)
        driver.drive(table)
        await driven(table)

    with caplog.at_level(logging.ERROR):
        at(site, story)
    assert site.worked == ["anna"]
    assert caplog.messages == []


@pytest.mark.parametrize("goes", [True, False])
def test_for_a_table_that_is_gone_when_its_turn_comes_nothing_is_simulated(goes: bool) -> None:
    site = Site(processes=1)

    async def story(driver: Driver) -> None:
        tables = [site.table("anna", seed) for seed in range(2)]
        for table in tables:
            site.decide(table)
            driver.drive(table)
        await site.hear_all(driver, waiting=1)
        tables[1].gone = goes
        tables[1].wake()
        await driven(*tables)

    at(site, story)
    assert len(site.worked) == (1 if goes else 2)
