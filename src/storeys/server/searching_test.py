"""Levels that search at a served table: in workers, in their time, and never at the cost of a move.

Workers are real; what they are asked for is found without machine code, so that nobody has to wait for a compiler.
STOREYS_KILLS=100 is the full proof that workers that are killed lose nothing.
"""

import os
import random
import signal
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from itertools import count
from typing import Any

import pytest

from ..games import GAMES
from ..games.skyscrapers import GAME as SKYSCRAPERS
from ..games.towers import GAME as TOWERS
from ..play import Match
from ..play.episodes import episodes_of
from ..work.kinds import Json
from . import processes as module
from .client import Browser, Sitting
from .conftest import Running, running
from .hands_test import simulated
from .metrics import Metrics
from .settings import Settings
from .staging import put_down
from .warmth import SENTENCES, Warmth
from .workers import Workers
from .workers_test import PATIENCE, failures, until

KILLS = int(os.environ.get("STOREYS_KILLS", "100" if os.environ.get("STOREYS_WHOLE") else "4"))

SEARCHER = """
import sys, time
from storeys.games import GAMES
from storeys.work import hands, worker
from storeys.work.views import unpack

def warm(question, job):
    return {"ready": True}

def move(question, job):
    game, until = GAMES[question["game"]], time.monotonic() + question["seconds"]
    while time.monotonic() < until and not job.stop():
        time.sleep(0.002)
    return {"action": game.legal(unpack(game, question["view"]))[0]}

worker.find = {"warm": warm, "move": move, "hand": hands.answer}.__getitem__
worker.Worker(sys.stdin, worker.answers_apart()).serve()
"""


@pytest.fixture(autouse=True)
def _searchers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "COMMAND", (sys.executable, "-P", "-c", SEARCHER))


@contextmanager
def table(settings: Settings, *chairs: str, **wish: Any) -> Iterator[tuple[Running, Browser, Sitting]]:
    """A server, and somebody who sits at the only table there."""
    with running(settings) as server, Browser(server.address) as me:
        me.get("me")
        name = me.new_table(*(chairs or ("me", "bot:level6")), **wish)["table"]
        with me.sit(name) as sitting:
            sitting.until("snapshot")
            yield server, me, sitting


def searched(server: Running) -> float:
    """Moves that workers have found."""
    found: float = server.server.metrics.work.labels("move")._sum.get()
    return found


def workers_of(server: Running) -> Workers:
    workers: Workers = server.server.tables.driver.workers
    return workers


# --- Machine code ----------------------------------------------------------------------------------------------------


@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch) -> Iterator[threading.Event]:
    """Machine code is made when this happens."""
    event, warm = threading.Event(), Workers.warm

    async def late(self: Workers, game: str) -> Json:
        import asyncio

        await asyncio.to_thread(event.wait, PATIENCE)
        return await warm(self, game)

    monkeypatch.setattr(Workers, "warm", late)
    yield event
    event.set()


def test_until_machine_code_is_there_the_greedy_policy_plays_and_everybody_is_told(
    settings: Settings, compiled: threading.Event
) -> None:
    with table(settings, "me", "bot:level4") as (server, _, sitting):
        assert sitting.snapshot["warming"] == "compiling"
        for _ in range(3):
            sitting.until_my_turn()
            sitting.play()
        assert searched(server) == 0
        assert workers_of(server).processes == []
        compiled.set()
        assert sitting.until("people")["warming"] is None
        while not searched(server):
            sitting.until_my_turn()
            sitting.play()


def test_nobody_is_told_of_machine_code_where_no_bot_searches(settings: Settings, compiled: threading.Event) -> None:
    with table(settings, "me", "bot:level3") as (_, _, sitting):
        assert sitting.snapshot["warming"] is None


@pytest.mark.parametrize("why", ["no-compiler", "no-cache"])
def test_where_nothing_can_be_compiled_people_play_on_and_are_told_why(
    settings: Settings, why: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def warm(_: Workers, game: str) -> Json:
        return {"ready": False, "why": why, "detail": "that is so"}

    monkeypatch.setattr(Workers, "warm", warm)
    with table(settings) as (_, me, sitting):
        while sitting.snapshot["warming"] != why:
            if sitting.until(lambda message: "warming" in message)["warming"] == why:
                break
        for _ in range(3):
            sitting.until_my_turn()
            assert sitting.play()["type"] == "accepted"
        told = me.http.get("/healthz")
        assert told.status_code == 200
        assert told.json()["search"]["towers"] == f"{SENTENCES[why]} (that is so)"
        abroad = me.http.get("/healthz", headers={"X-Forwarded-For": "192.0.2.7"})
        assert abroad.json()["search"]["towers"] == SENTENCES[why]
        assert 'storeys_searchable{game="towers"} 0.0' in me.http.get("/metrics").text
    assert sum("levels above 3 play like level 3" in message for message in caplog.messages) == 1


# --- Thinking --------------------------------------------------------------------------------------------------------


@contextmanager
def thinking(settings: Settings) -> Iterator[tuple[Running, Browser, Sitting, int]]:
    """A table where somebody has opened an auction and a bot searches for its answer; which process that is."""
    match = Match("towers", 2, seed=1)
    seat = match.to_move
    match.play("bid 1")
    kinds = ["me" if chair == seat else "bot:level6" for chair in range(match.seats)]
    with running(replace(settings, warming=1)) as server, Browser(server.address) as me:
        workers = workers_of(server)
        until(lambda: len(workers.ready) == len(GAMES))
        table = put_down(settings.data, me.get("me")["player"], match, kinds)
        with me.sit(table) as sitting:
            sitting.until("snapshot")
            until(lambda: workers._busy)
            [process] = workers._busy
            yield server, me, sitting, process.number


def test_a_bot_whose_table_is_cleared_away_stops_and_its_worker_is_kept(settings: Settings) -> None:
    with thinking(settings) as (server, me, sitting, process):
        began = time.monotonic()
        me.delete(f"tables/{sitting.snapshot['table']}")
        until(lambda: not workers_of(server)._busy)
        assert time.monotonic() - began < 3.0 or searched(server) == 0  # long before its time was over
        assert process in workers_of(server).processes


def test_a_bot_stops_when_the_move_it_thinks_about_is_taken_back(settings: Settings) -> None:
    with thinking(settings) as (server, _, sitting, process):
        [seat] = (sitting.position or {})["can_undo"]
        lines = len(sitting.log)
        assert sitting.ask("undo", seat=seat, at=lines)["type"] == "accepted"
        until(lambda: not workers_of(server)._busy)
        assert process in workers_of(server).processes
        assert len(sitting.log) == lines + 1
        sitting.play()
        sitting.until_my_turn()


@pytest.mark.parametrize("spent", [True, False])
def test_a_decision_that_only_its_seat_knows_to_be_forced_takes_as_long_as_any_other(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, spent: bool
) -> None:
    waits = list[float]()

    async def held(thought: Any, wait: float, _: float) -> int:
        waits.append(wait)
        return int(await thought)

    monkeypatch.setattr("storeys.server.driver.held", held)
    if spent:
        monkeypatch.setattr("storeys.server.driver.seconds_for", lambda *_: 0.5)
    with table(settings, "me", "bot:level4") as (server, _, sitting):
        until(lambda: "towers" in workers_of(server).ready)
        while not searched(server):
            sitting.until_my_turn()
            sitting.play()
        sitting.until_my_turn()
    assert (max(waits) > 0.5) is spent
    assert min(wait for wait in waits if wait) > 0.08


def test_a_worker_that_fails_is_replaced_by_the_greedy_policy_and_nobody_waits(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, bot_failures: list[str]
) -> None:
    broken = SEARCHER.replace("def move(question, job):", "def move(question, job):\n    1 / 0")
    monkeypatch.setattr(module, "COMMAND", (sys.executable, "-P", "-c", broken))
    with table(settings, "me", "bot:level4") as (server, _, sitting):
        until(lambda: "towers" in workers_of(server).ready)
        while not bot_failures:
            sitting.until_my_turn()
            sitting.play()
        sitting.until_my_turn()
        assert failures(server.server.metrics) >= 2
    assert set(bot_failures) == {"the bot level4 of towers did not answer: no worker"}
    bot_failures.clear()


def test_bots_of_another_version_are_refused_with_both_versions_and_the_greedy_policy_plays(
    settings: Settings,
    monkeypatch: pytest.MonkeyPatch,
    bot_failures: list[str],
    caplog: pytest.LogCaptureFixture,
) -> None:
    with thinking(settings) as (_, _, sitting, _):
        monkeypatch.setattr(module, "digest", lambda: "older")
        while not (bot_failures and any('"warming":"failed"' in said for said in sitting.heard)):
            sitting.until_my_turn()
            sitting.play()
        sitting.until_my_turn()
    bot_failures.clear()
    refused = [record for record in caplog.records if record.__dict__.get("how") == "other-version"]
    assert refused
    assert all("older there" in record.__dict__["detail"] for record in refused)


# --- Killing ---------------------------------------------------------------------------------------------------------


class Killer(threading.Thread):
    """Kills workers at work, each time when the last one has been replaced and its question answered."""

    def __init__(self, server: Running, kills: int) -> None:
        super().__init__(daemon=True)
        self._workers, self._metrics, self._kills = workers_of(server), server.server.metrics, kills
        self._whim, self.killed = random.Random(kills), 0

    def run(self) -> None:
        for self.killed in count():
            if self.killed == self._kills:
                return
            self._wait_for_another()
            time.sleep(self._whim.uniform(0.0, 0.1))
            until(self._kill)

    def _wait_for_another(self) -> None:
        answered = self._answered()
        until(lambda: self._answered() > answered and self._victims())

    def _answered(self) -> float:
        [work] = self._metrics.work.collect()
        return float(sum(sample.value for sample in work.samples if sample.name.endswith("_count")))

    def _victims(self) -> list[int]:
        return [process.number for process in list(self._workers._busy)]

    def _kill(self) -> bool:
        for number in self._victims()[:1]:
            os.kill(number, signal.SIGKILL)
            return True
        return False


def test_workers_that_are_killed_under_play_lose_nothing(settings: Settings) -> None:
    """Bots that search, and hands that do their work: nothing lands calmly, and no other bot answers for them."""
    killed, seconds = 0, time.monotonic()
    with running(replace(settings, processes=1)) as server, Browser(server.address) as me:
        me.get("me")
        killer = Killer(server, KILLS)
        killer.start()
        while killer.is_alive():
            name = me.new_table("me", "bot:level4", game="skyscrapers", options={"hands": 2}, speed="once")["table"]
            with me.sit(name) as sitting:
                while not (sitting.position or {"over": False})["over"] and killer.is_alive():
                    sitting.until_my_turn()
                    if not (sitting.position or {})["over"]:
                        assert sitting.play()["type"] == "accepted"
            match = server.server.tables.live[name].match
            first, *others = episodes_of(match)
            assert first.events == simulated(first).events
            assert not any(episode.record.calm for episode in [first, *others])
            told = [entry["seat"] for entry in sitting.log]
            assert told == [None if entry.seat < 0 else entry.seat for entry in match.log()][: len(told)]
        killed = killer.killed
        until(lambda: failures(server.server.metrics) >= killed)
        lost = failures(server.server.metrics)
    assert killed == KILLS == lost
    print(f"{killed} workers killed in {time.monotonic() - seconds:.0f} s, nothing lost")


def test_the_games_of_these_tests_are_those_that_they_mean() -> None:
    assert TOWERS.name == "towers"
    assert SKYSCRAPERS.awaits_hand is not None


@pytest.mark.parametrize(("url", "told"), [("", "compiling"), ("postgresql://somewhere", None)])
def test_the_one_process_that_is_there_in_any_case_makes_machine_code(url: str, told: str | None) -> None:
    settings, metrics = Settings(processes=0, database_url=url), Metrics()
    workers = Workers(settings, metrics)
    warmth = Warmth(settings, workers, metrics, lambda _: None)
    warmth.want("towers")
    workers.close()
    assert warmth._cold.get("towers") == told
