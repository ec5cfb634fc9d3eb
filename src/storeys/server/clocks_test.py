"""People have their time, and then a bot decides; short allowances make it quick."""

import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest

from .client import PATIENCE, Browser, Json, Sitting
from .conftest import Running, quick, running
from .settings import Settings

SHORT, LONG = 0.4, 1000.0  # seconds

Browsers = Callable[..., Browser]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with an impatient clock and a patient one."""
    settings = replace(quick(tmp_path_factory.mktemp("clocks")), relaxed=SHORT, correspondence=LONG)
    with running(settings) as server:
        yield server


def now(sitting: Sitting) -> Json:
    assert sitting.position is not None
    return sitting.position


def decisions(sitting: Sitting) -> list[Json]:
    return [line for line in sitting.log if line["seat"] is not None]


def moved_alone(host: Browser, table: str, moves: int) -> bool:
    """Whether the log grows within a while although nobody has the table open."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        if host.get(f"tables/{table}")["moves"] > moves:
            return True
        time.sleep(SHORT / 4)
    return False


def test_when_the_time_is_over_the_bot_makes_one_decision_and_the_clock_starts_anew(browser: Browsers) -> None:
    host = browser()
    with host.sit(host.new_table("me", "neighbour", clock="relaxed")["table"]) as sitting:
        sitting.until("snapshot")
        due, seat, lines = now(sitting)["deadline"], now(sitting)["to_move"], len(sitting.log)
        assert due - time.time() <= SHORT
        sitting.until_line(lines + 1)
        assert time.time() >= due
        assert (sitting.log[lines]["seat"], sitting.log[lines]["undo"]) == (seat, False)
        assert now(sitting)["deadline"] > due


def test_a_table_that_nobody_has_open_goes_on(browser: Browsers) -> None:
    host = browser()
    table = host.new_table("me", "neighbour", clock="relaxed")["table"]
    assert moved_alone(host, table, host.get(f"tables/{table}")["moves"])


def test_where_bots_are_not_wanted_the_time_is_over_and_nothing_happens(browser: Browsers) -> None:
    host = browser()
    table = host.new_table("me", "neighbour", clock="relaxed", bots_take_over=False)["table"]
    time.sleep(3 * SHORT)
    with host.sit(table) as sitting:
        sitting.until("snapshot")
        assert now(sitting)["deadline"] < time.time() - SHORT
        assert decisions(sitting) == []
        assert sitting.play()["type"] == "accepted"


def test_without_a_clock_and_while_a_bot_is_to_move_there_is_no_deadline(browser: Browsers) -> None:
    host = browser()
    with host.sit(host.new_table("me", "neighbour")["table"]) as sitting:
        sitting.until("snapshot")
        assert now(sitting)["deadline"] is None
    with host.sit(host.new_table("bot", "bot", clock="relaxed", listed=True)["table"]) as sitting:
        sitting.until("snapshot")
        sitting.until_line(40)
    assert not [text for text in sitting.heard if '"deadline":1' in text]


def test_a_decision_has_its_full_time_once_and_taking_back_gives_none_of_it_back(browser: Browsers) -> None:
    host = browser()
    with host.sit(host.new_table("me", "neighbour", clock="correspondence")["table"]) as sitting:
        sitting.until("snapshot")
        seat, first = now(sitting)["to_move"], now(sitting)["deadline"]
        time.sleep(SHORT)
        for _ in range(2):
            sitting.play({"do": "bid", "cards": 1})
            assert now(sitting)["deadline"] > first + SHORT / 2  # the other has time of their own
            assert sitting.ask("undo", seat=seat, at=len(sitting.log))["type"] == "accepted"
        taken_back = now(sitting)["deadline"]
    assert taken_back - time.time() < LONG - SHORT / 2


def test_a_clock_that_is_set_back_or_forward_stops_no_clock_and_ends_no_time(
    browser: Browsers, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, true_time = browser(), time.time
    for hours in (-5, 5):
        table = host.new_table("me", "neighbour", clock="relaxed")["table"]
        slow = host.new_table("me", "neighbour", clock="correspondence")["table"]
        moves = [host.get(f"tables/{one}")["moves"] for one in (table, slow)]
        monkeypatch.setattr(time, "time", lambda hours=hours: true_time() + hours * 3600)
        assert moved_alone(host, table, moves[0])
        assert host.get(f"tables/{slow}")["moves"] == moves[1]
        assert abs(deadline_of(host, slow) - (time.time() + LONG)) < LONG / 2  # as the browser counts, by the machine
        monkeypatch.setattr(time, "time", true_time)


def test_who_sits_down_in_mid_game_has_his_full_time_and_all_are_told(browser: Browsers) -> None:
    host, guest, third = browser(), browser(), browser()
    table = host.new_table("open", "open", clock="correspondence", bots_take_over=False, listed=True)["table"]
    seats = [one.post(f"tables/{table}/join", {})["seat"] for one in (host, guest)]
    with third.sit(table) as sitting:
        first = sitting.until("snapshot")["position"]
        leaver = (host, guest)[seats.index(first["to_move"])]
        leaver.post(f"tables/{table}/leave")
        sitting.until(lambda message: message["type"] == "moves" and message["position"]["deadline"] is None)
        third.post(f"tables/{table}/join", {})
        sitting.until(lambda message: "position" in message and message["position"]["deadline"])
        assert now(sitting)["deadline"] > first["deadline"]
        assert len(sitting.log) == first["line"]


def test_the_time_runs_on_while_the_server_is_away(settings: Settings) -> None:
    patient, hasty = replace(settings, relaxed=LONG), replace(settings, relaxed=SHORT)
    with running(patient) as server, Browser(server.address) as host:
        table = host.new_table("me", "neighbour", clock="relaxed")["table"]
        due, cookies = deadline_of(host, table), dict(host.http.cookies)
    with running(patient) as server, Browser(server.address) as host:
        host.http.cookies.update(cookies)
        assert deadline_of(host, table) == due
        moves = host.get(f"tables/{table}")["moves"]
    time.sleep(SHORT)
    with running(hasty) as server, Browser(server.address) as host:
        host.http.cookies.update(cookies)
        assert moved_alone(host, table, moves)


def deadline_of(host: Browser, table: str) -> Any:
    with host.sit(table) as sitting:
        sitting.until("snapshot")
        return now(sitting)["deadline"]


def test_a_table_that_is_stuck_stops_no_other(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """At a server of its own: tables of other tests are overdue, too."""
    monkeypatch.setattr("storeys.server.clocks.AT_ONCE", 1)
    with running(replace(settings, relaxed=SHORT)) as server, Browser(server.address) as host:
        goes_on_beside_a_stuck_table(server, host)


def goes_on_beside_a_stuck_table(server: Running, host: Browser) -> None:
    stuck = host.new_table("me", "neighbour", clock="relaxed")["table"]
    assert host.get(f"tables/{stuck}")["phase"] == "playing"
    server.server.tables.live[stuck].row = replace(server.server.tables.live[stuck].row, bots_take_over=False)
    free = host.new_table("me", "neighbour", clock="relaxed")["table"]
    assert moved_alone(host, free, host.get(f"tables/{free}")["moves"])
