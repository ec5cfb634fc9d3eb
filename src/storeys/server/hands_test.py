"""Hands at a served table: real episodes, beside the event loop, with everything that can go wrong with them."""

import asyncio
import logging
import os
import signal
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from storeys.games.skyscrapers import GAME
from storeys.hands import Answer, hands_for
from storeys.hands.skyscrapers.trajectory import Trajectory
from storeys.play import Match
from storeys.play.episodes import Episode, Record, episodes_of

from .client import Browser, Json, RefusedError, Sitting
from .conftest import Running, running
from .hands import Handiwork
from .settings import Settings
from .workers_test import DEAF, PATIENCE, failures, until

Browsers = Callable[..., Browser]

STEADY, TREMBLING, OWN = 1, 2, 3


def table(browser: Browser, hands: int, *chairs: str) -> str:
    chosen = chairs or ("me", "neighbour")
    created = browser.new_table(*chosen, game=GAME.name, options={"hands": hands}, clock="none", speed="once")
    return str(created["table"])


def drawn(*, careless: bool = False) -> list[list[int]]:
    """The path of a hand that goes its way, waits a moment and presses; or of one in a hurry."""
    steps, pause = (6, 0) if careless else (60, 40)
    way = [[16 * step, 1500 * step // steps, 90 if careless and step else 0, 0] for step in range(steps + 1)]
    rest = [[way[-1][0] + 16 * wait, 1500, way[-1][2], 0] for wait in range(1, pause + 1)]
    pressed = [[(rest or way)[-1][0] + 16 * step, 1500, way[-1][2], 1000] for step in range(1, 30)]
    return [*way, *rest, *pressed]


def choose(sitting: Sitting, do: str) -> Json:
    choices = (sitting.position or {})["choices"]
    return next(choice["action"] for choice in choices if choice["action"]["do"] == do)


def match_of(server: Running, name: str) -> Match:
    match: Match = server.server.tables.live[name].match
    return match


def carry(sitting: Sitting, **fields: Any) -> Json:
    """Hire a worker; the answer, when everything has come to rest."""
    answer = sitting.play(choose(sitting, "hire"), **fields)
    while sitting.position and sitting.position["hand_at_work"]:
        sitting.receive()
    return answer


# --- Episodes --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-27")
def test_a_table_waits_while_a_hand_is_at_work_and_goes_on_with_what_came_of_it(
    server: Running, browser: Browsers
) -> None:
    me = browser()
    name = table(me, STEADY)
    with me.sit(name) as sitting:
        sitting.until_my_turn()
        line = len(sitting.log) + 1
        assert carry(sitting)["line"] == line
        assert [entry["seat"] for entry in sitting.log[line - 1 : line + 1]][1] is None
        assert sitting.log[line]["motion"]
        assert not sitting.log[line - 1]["motion"]
        assert sitting.position
        assert sitting.position["poses"]
        before, after = (sitting.ask("look", line=moment)["position"] for moment in (line, line + 1))
        assert before["poses"] != after["poses"]
        assert not before["hand_at_work"]
    moved = me.http.get(f"/api/tables/{name}/motions/{line + 1}")
    assert moved.headers["cache-control"].endswith("immutable")
    assert 0 < len(moved.content) <= 200_000
    assert Trajectory.unpack(moved.content).movers


def test_motions_are_for_those_who_may_see_the_table(browser: Browsers) -> None:
    me, stranger = browser(), browser()
    name = table(me, STEADY)
    with me.sit(name) as sitting:
        sitting.until_my_turn()
        carry(sitting)
        line = next(entry["line"] for entry in sitting.log if entry["motion"])
    for who, what, code in ((stranger, line, "private"), (me, line - 1, "not-found"), (me, -1, "not-found")):
        with pytest.raises(RefusedError) as refused:
            who.get(f"tables/{name}/motions/{what}")
        assert refused.value.code == code


def test_while_a_hand_is_at_work_nobody_decides_and_nothing_is_taken_back(
    browser: Browsers, at_rest: threading.Event
) -> None:
    me = browser()
    with me.sit(table(me, STEADY)) as sitting:
        sitting.until_my_turn()
        action = choose(sitting, "hire")
        sitting.play(action)
        while not (sitting.position and sitting.position["hand_at_work"]):
            sitting.receive()
        assert sitting.position["cannot_undo"]["message"] == "match-cannot-undo-hand"
        at = len(sitting.log)
        assert sitting.ask("play", at=at, seat=0, action=action)["code"] == "hand-at-work"
        assert sitting.ask("undo", at=at, seat=0)["say"]["message"] == "match-cannot-undo-hand"
        at_rest.set()
        sitting.until_my_turn()


def not_before(event: threading.Event) -> Callable[..., Awaitable[Answer]]:
    carry_out = Handiwork.carry_out

    async def late(*question: Any) -> Answer:
        assert await asyncio.to_thread(event.wait, PATIENCE)
        return await carry_out(*question)

    return late


@pytest.fixture
def at_rest(monkeypatch: pytest.MonkeyPatch) -> Iterator[threading.Event]:
    """Hands are at work until this happens."""
    event = threading.Event()
    monkeypatch.setattr(Handiwork, "carry_out", not_before(event))
    yield event
    event.set()


@contextmanager
def in_mid_episode(me: Browser, other: Browser) -> Iterator[tuple[str, Sitting]]:
    """A table of two at which a hand is at work, and what the other one of them sees."""
    created = me.new_table("me", "open", game=GAME.name, options={"hands": STEADY}, clock="none")
    other.post("join", {"code": created["code"]})
    with me.sit(created["table"]) as mine, other.sit(created["table"]) as theirs:
        for sitting in (mine, theirs):
            sitting.until(lambda message: message.get("position"))
        mover = next(sitting for sitting in (mine, theirs) if (sitting.position or {})["choices"])
        mover.play(choose(mover, "hire"))
        yield created["table"], theirs


def test_the_table_goes_on_when_somebody_leaves_in_mid_episode(
    server: Running, browser: Browsers, at_rest: threading.Event, caplog: pytest.LogCaptureFixture
) -> None:
    me, other = browser(), browser()
    with in_mid_episode(me, other) as (name, theirs):
        me.post(f"tables/{name}/leave")
        at_rest.set()
        theirs.until_my_turn()
        assert any(line["motion"] for line in theirs.log)
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


def test_nothing_comes_of_a_hand_whose_table_was_cleared_away(
    server: Running, browser: Browsers, at_rest: threading.Event, caplog: pytest.LogCaptureFixture
) -> None:
    me, other = browser(), browser()
    with in_mid_episode(me, other) as (name, theirs):
        gone = server.server.tables.live[name]
        me.delete(f"tables/{name}")
        theirs.until("gone")
    lines = gone.lines
    at_rest.set()
    until(gone.driver.done)
    assert (gone.lines, name in server.server.tables.live) == (lines, False)
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


# --- Own hands -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-26")
def test_an_own_hand_needs_a_path_and_everything_else_needs_none(server: Running, browser: Browsers) -> None:
    me = browser()
    name = table(me, OWN)
    with me.sit(name) as sitting:
        sitting.until_my_turn()
        refused = sitting.play(choose(sitting, "hire"))
        assert (refused["say"]["message"], refused["say"]["rule"]) == ("skyscrapers-why-no-path", "S-26")
        assert sitting.play(choose(sitting, "brace"), path=drawn())["say"]["message"] == "match-needless-path"
        assert carry(sitting, path=drawn())["type"] == "accepted"
    assert sum(entry.seat >= 0 and entry.hand is not None for entry in match_of(server, name).log()) == 1


def test_a_bot_has_a_steady_hand_where_everybody_else_uses_their_own(server: Running, browser: Browsers) -> None:
    me = browser()
    name = table(me, OWN, "bot:greedy", "bot:greedy")
    with me.sit(name) as sitting:
        assert sitting.until_motions(1)
    assert all(entry.hand is None for entry in match_of(server, name).log() if entry.seat >= 0)


BAD: dict[str, Any] = {
    "numbers": [[0, 0, 0, float("nan")], [16, 0, 0, 0]],
    "words": "path",
    "nothing": [],
    "one": [[0, 0, 0, 0]],
    "half": [[0, 0, 0.5, 0], [16, 0, 0, 0]],
    "many": [[step, 0, 0, 0] for step in range(2_001)],
    "teleport": [[0, 0, 0, 0], [16, 1500, 0, 0]],
    "backwards": [[0, 0, 0, 0], [-16, 0, 0, 0]],
    "for ever": [[0, 0, 0, 0], [10**9, 0, 0, 0]],
    "far": [[0, 0, 0, 0], [16, 10**30, 0, 0]],
    "hard": [[0, 0, 0, 0], [16, 0, 0, 10**6]],
    "elsewhere": [[0, 900, 900, 0], [16, 900, 900, 0]],
    "deep": [[[[[[0]]]]]],
    "an object": {"length": 2},
}


@pytest.mark.parametrize("path", BAD.values(), ids=BAD)
def test_a_path_that_no_hand_could_have_drawn_is_refused_in_words_and_nothing_is_lost(
    server: Running, browser: Browsers, path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    me, simulated = browser(), list[Any]()
    monkeypatch.setattr(Handiwork, "carry_out", lambda *_: simulated.append(path))
    name = table(me, OWN)
    with me.sit(name) as sitting:
        sitting.until_my_turn()
        before = GAME.show(match_of(server, name).state)
        refused = sitting.play(choose(sitting, "hire"), path=path)
        assert (refused["type"], refused["say"]["rule"]) == ("refused", "S-26")
        assert refused["say"]["message"].startswith("skyscrapers-why-path-")
        assert GAME.show(match_of(server, name).state) == before
    assert simulated == []


@pytest.mark.parametrize("points", [3_700, 6_000])
def test_a_path_of_too_many_points_is_refused_unread_and_the_socket_stays_open(browser: Browsers, points: int) -> None:
    me = browser()
    with me.sit(table(me, OWN)) as sitting:
        sitting.until_my_turn()
        send_points(sitting, points)
        refused = sitting.until("refused")
        assert (refused["code"], refused["say"]["message"]) == ("too-large", "server-too-large")
        assert carry(sitting, path=drawn())["type"] == "accepted"


def test_a_path_of_a_million_points_closes_the_socket_and_whoever_comes_back_finds_everything_as_it_was(
    server: Running, browser: Browsers
) -> None:
    me = browser()
    name = table(me, OWN)
    with me.sit(name) as sitting:
        sitting.until_my_turn()
        before = sitting.log
        with suppress(ConnectionClosed):  # perhaps before all of it is sent
            send_points(sitting, 1_000_000)
        with pytest.raises(ConnectionClosed):
            sitting.until("refused")
    with me.sit(name) as sitting:
        sitting.until_my_turn()
        assert (sitting.log, match_of(server, name).lines) == (before, len(before))
        assert carry(sitting, path=drawn())["type"] == "accepted"


def send_points(sitting: Sitting, points: int) -> None:
    path = [[step, 0, 0, 0] for step in range(points)]
    sitting.send("play", seat=0, at=len(sitting.log), action=choose(sitting, "hire"), path=path)


WRONG: dict[str, Json] = {
    "a place that is none": {"do": "hire", "cell": "5,5,0"},
    "a worker nobody took": {"do": "move", "cell": "0,0,0"},
    "a card nobody took": {"do": "turn", "girders": "VH"},
    "a piece nobody knows": {"do": "hire", "piece": "crane"},
    "what chance does": {"do": "settled"},
}


@pytest.mark.parametrize("action", WRONG.values(), ids=WRONG)
def test_a_path_with_the_wrong_piece_is_refused_by_its_rule_and_not_looked_at(
    server: Running, browser: Browsers, action: Json, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked_at = list[object]()
    me = browser()
    name = table(me, OWN)
    with me.sit(name) as sitting:
        sitting.until_my_turn()
        with monkeypatch.context() as patch:
            patch.setattr("storeys.server.tables.path_for", lambda *_: looked_at.append("path"))
            patch.setattr(Handiwork, "carry_out", lambda *_: looked_at.append("hand"))
            before = match_of(server, name).lines
            refused = sitting.play(action, path=drawn())
        assert (refused["code"], refused["say"]["rule"][:2]) == ("illegal", "S-")
        assert (looked_at, match_of(server, name).lines) == ([], before)
        assert carry(sitting, path=drawn())["type"] == "accepted"


def test_a_path_at_a_table_of_others_carries_nothing(server: Running, browser: Browsers) -> None:
    me, stranger = browser(), browser()
    created = me.new_table("me", "neighbour", game=GAME.name, options={"hands": OWN}, listed=True)
    with stranger.sit(created["table"]) as watching:
        watching.until("snapshot")
        action = {"do": "hire", "cell": "0,0,0"}
        refused = watching.ask("play", seat=0, at=len(watching.log), action=action, path=drawn())
        assert refused["code"] == "not-yours"


def test_a_path_is_refused_at_a_table_without_hands_and_for_a_game_without_them(browser: Browsers) -> None:
    me = browser()
    with me.sit(table(me, STEADY)) as sitting:
        sitting.until_my_turn()
        assert sitting.play(choose(sitting, "hire"), path=drawn())["say"]["message"] == "match-needless-path"
    with me.sit(me.new_table("me", "neighbour")["table"]) as sitting:
        sitting.until_my_turn()
        assert sitting.play(path=drawn()[:9])["say"]["message"] == "match-needless-path"
        sitting.send("play", seat=0, at=0, action={}, path=drawn() * 9)
        assert sitting.until("refused")["code"] == "too-large"


def test_a_path_that_is_sent_twice_counts_once(server: Running, browser: Browsers) -> None:
    me = browser()
    name = table(me, OWN)
    with me.sit(name) as sitting:
        sitting.until_my_turn()
        action, at, seat = choose(sitting, "hire"), len(sitting.log), (sitting.position or {})["to_move"]
        answers = [carry_again(sitting, action, at, seat) for _ in range(2)]
        assert answers[0]["line"] == answers[1]["line"]
        late = sitting.ask("play", id="another-one", seat=seat, at=at, action=action, path=drawn())
        assert late["code"] == "behind"
    assert sum(entry.seat >= 0 and entry.hand is not None for entry in match_of(server, name).log()) == 1


def carry_again(sitting: Sitting, action: Json, at: int, seat: int) -> Json:
    return sitting.ask("play", id="the-same-id", seat=seat, at=at, action=action, path=drawn())


def test_whoever_has_left_carries_nothing(browser: Browsers) -> None:
    me, other = browser(), browser()
    name = table(me, OWN, "me", "open")
    with me.sit(name) as waiting:
        code = waiting.until("snapshot")["code"]
    other.post("join", {"code": code})
    with me.sit(name) as sitting:
        me.post(f"tables/{name}/leave")
        refused = sitting.ask("play", seat=0, at=len(sitting.log), action={"do": "hire"}, path=drawn())
        assert refused["code"] == "not-yours"


# --- Trouble ---------------------------------------------------------------------------------------------------------


@pytest.fixture
def own_server(settings: Settings) -> Iterator[Running]:
    with running(settings) as server:
        yield server


def test_a_worker_that_is_killed_is_replaced_and_the_same_comes_of_it(own_server: Running) -> None:
    with Browser(own_server.address) as me:
        me.get("me")
        name = table(me, STEADY)
        workers = own_server.server.tables.driver.workers
        with me.sit(name) as sitting:
            sitting.until_my_turn()
            carry(sitting)
            [process] = workers.processes
            os.kill(process, signal.SIGKILL)
            sitting.until_my_turn()
            carry(sitting)
            assert process not in workers.processes
        match = match_of(own_server, name)
        assert match.lines > 0
        assert all(not episode.record.calm for episode in episodes_of(match))


def test_a_worker_that_is_killed_in_mid_episode_is_replaced_and_asked_the_same(own_server: Running) -> None:
    with Browser(own_server.address) as me:
        me.get("me")
        name = table(me, STEADY)
        workers = own_server.server.tables.driver.workers
        with me.sit(name) as sitting:
            sitting.until_my_turn()
            sitting.play(choose(sitting, "hire"))
            while not workers.processes:
                time.sleep(0.001)
            [process] = workers.processes
            os.kill(process, signal.SIGKILL)
            while not sitting.log[-1]["motion"]:
                sitting.receive()
        match = match_of(own_server, name)
        [episode] = episodes_of(match)
        assert not episode.record.calm
        assert episode.events == simulated(episode).events
        assert failures(own_server.server.metrics) == 1


def simulated(episode: Episode) -> Answer:
    hands, errand = hands_for(GAME), episode.errand
    assert hands
    asked = hands.question(errand.before, errand.action, errand.tremor, errand.path, hands.first_poses())
    return hands.simulate(asked)


def test_a_worker_that_nobody_needs_is_let_go(own_server: Running) -> None:
    with Browser(own_server.address) as me:
        me.get("me")
        workers = own_server.server.tables.driver.workers
        with me.sit(table(me, STEADY)) as sitting:
            sitting.until_my_turn()
            carry(sitting)
        workers.let_go(60.0)
        assert len(workers.processes) == 1
        workers.let_go(0.0)
        assert workers.processes == []


def stop_in_mid_episode(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> tuple[Running, str, dict[str, str]]:
    """The server that has stopped, the table that waits there, and the cookies of who sits at it."""
    with monkeypatch.context() as patch, running(settings) as server, Browser(server.address) as me:
        patch.setattr("storeys.server.processes.COMMAND", DEAF)
        me.get("me")
        name = table(me, STEADY)
        with me.sit(name) as sitting:
            sitting.until_my_turn()
            sitting.play(choose(sitting, "hire"))
            while not server.server.tables.driver.workers.processes:
                time.sleep(0.001)
        return server, name, dict(me.http.cookies)


@contextmanager
def sitting_down_again(settings: Settings, name: str, cookies: dict[str, str]) -> Iterator[tuple[Match, Sitting]]:
    """The next server; whoever sat at a table waits there until something can be decided."""
    with running(settings) as server, Browser(server.address) as me:
        me.http.cookies.update(cookies)
        with me.sit(name) as sitting:
            sitting.until_my_turn()
            yield match_of(server, name), sitting


def test_a_server_that_stops_in_mid_episode_counts_no_failure_and_the_next_one_goes_on(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    server, name, cookies = stop_in_mid_episode(settings, monkeypatch)
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []
    assert failures(server.server.metrics) == 0
    errand = match_of(server, name).errand()
    with sitting_down_again(settings, name, cookies) as (match, _):
        [episode] = episodes_of(match)
    assert not episode.record.calm
    assert (episode.errand.action, episode.errand.tremor) == (errand.action, errand.tremor)


def test_where_the_next_server_has_no_engine_tickets_stand_in_for_the_hand_that_was_at_work(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, name, cookies = stop_in_mid_episode(settings, monkeypatch)
    with monkeypatch.context() as patch:
        patch.setattr("storeys.server.table.hands_for", lambda _: None)
        with sitting_down_again(settings, name, cookies) as (match, sitting):
            told, there = sitting.log, match.log()
            assert carry(sitting)["type"] == "accepted"  # and everywhere else they do, too
            sitting.until_my_turn()
    with sitting_down_again(settings, name, cookies) as (match, sitting):
        assert sitting.log[: len(told)] == told
        assert not any(line["motion"] for line in sitting.log)
        assert match.log()[: len(there)] == there
        assert [entry.words for entry in without_hands(match).log()] == [entry.words for entry in match.log()]


def test_whoever_only_glances_at_a_table_that_waits_lets_it_go_on(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, name, cookies = stop_in_mid_episode(settings, monkeypatch)
    with running(settings) as server, Browser(server.address) as me:
        me.http.cookies.update(cookies)
        assert me.get(f"tables/{name}")["to_move"] is None
        until(lambda: me.get(f"tables/{name}")["my_turn"])
        assert len(list(episodes_of(match_of(server, name)))) == 1


def without_hands(match: Match) -> Match:
    """The same decisions in a match that draws everything that comes of hands."""
    drawn = Match(GAME, match.seats, match.options, chance=match.chance)
    for entry in match.log():
        if entry.seat >= 0:
            drawn.play(entry.words or "")
    return drawn


@pytest.mark.parametrize("limit", [{"episode_time": 0.01}, {"process_memory": 20}], ids=str)
def test_a_simulation_that_takes_too_much_is_given_up_and_the_log_says_that_the_piece_landed_calmly(
    settings: Settings, limit: dict[str, Any]
) -> None:
    with running(replace(settings, **limit)) as server, Browser(server.address) as me:
        me.get("me")
        with me.sit(table(me, STEADY)) as sitting:
            sitting.until_my_turn()
            line = len(sitting.log) + 1
            carry(sitting)
            assert [note["message"] for note in sitting.log[line]["notes"]] == ["match-landed-calmly"]
            assert failures(server.server.metrics) >= 2


# --- Recorded games --------------------------------------------------------------------------------------------------


def test_a_recorded_game_with_hands_is_looked_through_without_physics(
    server: Running, browser: Browsers, tmp_path: Path
) -> None:
    match = Match(GAME, 2, {"hands": STEADY}, seed=3, hands=True)
    match.play(match.legal_actions()[0])
    hands = hands_for(GAME)
    assert hands
    errand = match.errand()
    answer = hands.calmly(hands.question(errand.before, errand.action, errand.tremor, None, hands.first_poses()))
    match.settle(answer.events, Record(answer.engine, calm=True))
    match.save(tmp_path / "kept.txt")
    me = browser()
    opened = me.http.post("/api/records?name=kept.txt", content=(tmp_path / "kept.txt").read_bytes()).json()
    assert [line["motion"] for line in opened["log"]] == [False] * match.lines
    assert opened["log"][-1]["notes"][0]["message"] == "match-landed-calmly"
