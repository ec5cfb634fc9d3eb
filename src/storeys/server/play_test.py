"""Playing over real WebSockets."""

import json
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

import storeys
from storeys.games.kit import Game

from ..play.draws import draws_of
from .client import Browser, RefusedError, Sitting
from .conftest import Running, running
from .connection import ANSWERS
from .settings import Settings

Browsers = Callable[..., Browser]


@pytest.fixture
def pair(browser: Browsers) -> Iterator[tuple[Sitting, Sitting, str]]:
    """Two people at a table of their own, one of whom came by the link."""
    host, guest = browser(), browser()
    table = host.new_table("me", "open")
    guest.post(f"tables/{table['table']}/join", {"code": table["code"]})
    with host.sit(table["table"]) as first, guest.sit(table["table"]) as second:
        first.until("snapshot")
        second.until("snapshot")
        yield first, second, table["table"]


def mover(*sittings: Sitting) -> tuple[Sitting, Sitting]:
    """Who is to move, and somebody who is not."""
    movers = [sitting for sitting in sittings if sitting.position and sitting.position["choices"]]
    return movers[0], next(sitting for sitting in sittings if sitting not in movers)


# --- Moves -----------------------------------------------------------------------------------------------------------


def test_a_move_is_accepted_and_everybody_sees_it(pair: tuple[Sitting, Sitting, str]) -> None:
    active, other = mover(*pair[:2])
    answer = active.play({"do": "bid", "cards": 1})
    other.until("moves")
    assert answer["type"] == "accepted"
    assert other.log[-1]["action"] == {"do": "bid", "cards": 1} == active.log[-1]["action"]
    assert other.log[-1]["say"]["message"] == "towers-log-bid"
    assert answer["line"] == len(active.log) == len(other.log)


def test_two_browsers_and_a_spectator_see_the_same_whole_match(browser: Browsers) -> None:
    host, guest, watcher = browser(), browser(), browser()
    table = host.new_table("me", "open", listed=True)
    guest.post(f"tables/{table['table']}/join", {})
    with ExitStack() as stack:
        first, second, third = (stack.enter_context(one.sit(table["table"])) for one in (host, guest, watcher))
        everybody = (first, second, third)
        for sitting in everybody:
            sitting.until("snapshot")
        while not (first.position or {})["over"]:
            active, _ = mover(first, second)
            active.play()
            for sitting in everybody:
                sitting.until_line(len(active.log))
    assert first.log == second.log == third.log
    assert first.seed == second.seed == third.seed is not None
    assert first.position == second.position == third.position
    assert not any(
        "choices" in text and json.loads(text)["position"]["choices"] for text in third.heard if "position" in text
    )


def test_a_move_that_is_sent_twice_is_made_once(pair: tuple[Sitting, Sitting, str]) -> None:
    active, _ = mover(*pair[:2])
    at, seat = len(active.log), (active.position or {})["to_move"]
    message: dict[str, Any] = {"id": "twice-sent", "at": at, "seat": seat, "action": {"do": "bid", "cards": 1}}
    first, second = active.ask("play", **message), active.ask("play", **message)
    assert first == second
    assert len(active.log) == at + 1


def test_a_client_id_of_another_seat_is_not_taken_for_ones_own(pair: tuple[Sitting, Sitting, str]) -> None:
    active, other = mover(*pair[:2])
    active.play({"do": "bid", "cards": 1}, id="mine-alone")
    other.until("moves")
    assert other.play({"do": "pass"}, id="mine-alone")["code"] == "malformed"


def test_an_illegal_move_is_refused_with_its_rule(pair: tuple[Sitting, Sitting, str]) -> None:
    active, _ = mover(*pair[:2])
    answer = active.play({"do": "pass"})
    assert (answer["type"], answer["code"]) == ("refused", "illegal")
    assert answer["say"]["rule"] == "T-12"
    assert answer["say"]["message"] == "towers-why-starter-must-bid"


def test_only_the_seat_to_move_moves(pair: tuple[Sitting, Sitting, str]) -> None:
    active, other = mover(*pair[:2])
    own = 1 - (active.position or {})["to_move"]
    assert other.play({"do": "bid", "cards": 1}, seat=own)["code"] == "wrong-seat"


def test_nobody_acts_for_a_seat_of_somebody_else(pair: tuple[Sitting, Sitting, str]) -> None:
    active, other = mover(*pair[:2])
    seat = (active.position or {})["to_move"]
    for kind in ("play", "why"):
        extra = {"at": len(other.log)} if kind == "play" else {}
        answer = other.ask(kind, seat=seat, action={"do": "bid", "cards": 1}, **extra)
        assert answer["code"] == "not-yours"
    assert other.ask("undo", seat=seat, at=len(other.log))["code"] == "not-yours"
    assert other.ask("play", seat=99, at=len(other.log), action={})["code"] == "not-yours"


def test_a_move_for_an_older_position_is_behind(pair: tuple[Sitting, Sitting, str]) -> None:
    active, _ = mover(*pair[:2])
    answer = active.play(at=len(active.log) - 1)
    assert answer["code"] == "behind"
    assert answer["line"] == len(active.log)


def test_a_move_can_be_taken_back_until_somebody_else_has_moved(pair: tuple[Sitting, Sitting, str]) -> None:
    active, other = mover(*pair[:2])
    before, seat = active.position or {}, (active.position or {})["to_move"]
    active.play({"do": "bid", "cards": 1})
    assert (active.position or {})["can_undo"] == [seat]
    assert active.ask("undo", seat=seat, at=len(active.log))["type"] == "accepted"
    assert active.log[-1]["undo"]
    assert (active.position or {})["view"] == before["view"]
    active.play({"do": "bid", "cards": 1})
    other.until_line(len(active.log))
    other.play({"do": "pass"})
    active.until_line(len(other.log))
    assert active.ask("undo", seat=seat, at=len(active.log))["code"] == "cannot-undo"


def test_after_the_end_the_reason_is_the_end_and_the_rules_are_not_asked(
    browser: Browsers, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The message that once hung the server: a worker to be hired when the match of Skyscrapers is over."""
    with ended("skyscrapers", browser()) as sitting:
        for rule in ("legal", "possible"):
            monkeypatch.setattr(Game, rule, never)
        answer = sitting.ask("why", seat=0, action={"do": "hire", "cell": "0,-1,0"})
        assert (answer["type"], answer["say"]["message"]) == ("reason", "match-over")
        assert sitting.play({"do": "hire", "cell": "0,-1,0"}, seat=0)["code"] == "over"
        assert sitting.ask("undo", seat=0, at=len(sitting.log))["code"] == "over"
        assert sitting.ask("ping")["type"] == "pong"


def never(*_: Any) -> Any:
    raise AssertionError("the rules were asked")


@contextmanager
def ended(game: str, host: Browser) -> Iterator[Sitting]:
    """A table whose match is over, as the maker sees it."""
    table = host.new_table("me", "neighbour", game=game)
    with host.sit(table["table"]) as sitting:
        sitting.until("snapshot")
        while not (sitting.position or {})["over"]:
            choices = (sitting.position or {})["choices"]
            sitting.play(choices[-1]["action"], choices[-1]["seat"])
        yield sitting


def test_why_is_answered_for_the_seat_to_move_and_others_hear_that_it_is_not_their_turn(
    pair: tuple[Sitting, Sitting, str],
) -> None:
    active, other = mover(*pair[:2])
    seat = (active.position or {})["to_move"]
    assert active.ask("why", seat=seat, action={"do": "pass"})["say"]["rule"] == "T-12"
    assert active.ask("why", seat=seat, action={"do": "bid", "cards": 1})["say"] is None
    assert other.ask("why", seat=1 - seat, action={"do": "bid", "cards": 1})["say"]["message"] == "match-wrong-seat"


def test_while_chairs_are_open_nothing_is_answered_about_the_match(browser: Browsers) -> None:
    host = browser()
    with host.sit(host.new_table("me", "open")["table"]) as sitting:
        sitting.until("snapshot")
        assert sitting.ask("why", seat=0, action={"do": "pass"})["code"] == "waiting"
        assert sitting.ask("look", line=0)["code"] == "waiting"
        assert sitting.ask("undo", seat=0, at=0)["code"] == "waiting"
        assert sitting.ask("play", seat=0, at=0, action={"do": "pass"})["code"] == "waiting"


def test_an_earlier_position_can_be_looked_at_even_one_that_was_taken_back(pair: tuple[Sitting, Sitting, str]) -> None:
    active, _ = mover(*pair[:2])
    seat = (active.position or {})["to_move"]
    start = len(active.log)
    active.play({"do": "bid", "cards": 1})
    active.ask("undo", seat=seat, at=len(active.log))
    active.play({"do": "bid", "cards": 0})
    seen = [active.ask("look", line=line)["position"]["view"]["bid"] for line in range(start, start + 4)]
    assert seen == [None, 1, None, 0]
    assert active.ask("look", line=10_000)["code"] == "malformed"


def test_the_reason_why_something_cannot_be_played_can_be_asked_for(pair: tuple[Sitting, Sitting, str]) -> None:
    active, _ = mover(*pair[:2])
    seat = (active.position or {})["to_move"]
    assert active.ask("why", seat=seat, action={"do": "pass"})["say"]["rule"] == "T-12"
    assert active.ask("why", seat=seat, action={"do": "bid", "cards": 0})["say"] is None


# --- Coming back -----------------------------------------------------------------------------------------------------


def test_who_comes_back_is_told_only_what_is_new(browser: Browsers) -> None:
    host = browser()
    table = host.new_table("me", "neighbour")["table"]
    with host.sit(table) as sitting:
        sitting.until("snapshot")
        sitting.play()
        log = sitting.log
    with host.sit(table, f"?since={len(log) - 1}") as sitting:
        message = sitting.receive()
    assert message["type"] == "moves"
    assert message["since"] == len(log) - 1
    assert message["log"] == log[-1:]


@pytest.mark.parametrize("since", ["", "?since=0", "?since=100000"])
def test_who_has_nothing_or_too_much_is_told_everything(browser: Browsers, since: str) -> None:
    host = browser()
    table = host.new_table("me", "neighbour")["table"]
    with host.sit(table, since) as sitting:
        assert sitting.receive()["type"] == "snapshot"


def test_a_table_goes_on_after_a_restart(settings: Settings) -> None:
    with running(settings) as server, Browser(server.address) as host:
        table = host.new_table("me", "neighbour")["table"]
        with host.sit(table) as sitting:
            sitting.until("snapshot")
            sitting.play(id="before-restart")
            log, cookies = sitting.log, dict(host.http.cookies)
    with running(settings) as server, Browser(server.address) as host:
        host.http.cookies.update(cookies)
        with host.sit(table) as sitting:
            sitting.until("snapshot")
            assert sitting.log == log
            assert sitting.play({"do": "bid", "cards": 0}, id="before-restart", at=0, seat=log[-1]["seat"])[
                "line"
            ] == len(log)
            assert sitting.play()["type"] == "accepted"


def test_a_server_that_stops_tells_its_clients_that_it_restarts(settings: Settings) -> None:
    with running(settings) as server, Browser(server.address) as host:
        table = host.new_table("me", "neighbour")["table"]
        with host.sit(table) as sitting:
            sitting.until("snapshot")
            server.stop()
            with pytest.raises(ConnectionClosed) as closed:
                sitting.until("never")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1012


def test_two_tabs_of_one_player_see_the_same(browser: Browsers) -> None:
    host = browser()
    table = host.new_table("me", "neighbour")["table"]
    with host.sit(table) as first, host.sit(table) as second:
        first.until("snapshot")
        second.until("snapshot")
        first.play()
        second.until_line(len(first.log))
        second.play()
        first.until_line(len(second.log))
        assert first.log == second.log


# --- Talking ---------------------------------------------------------------------------------------------------------


def test_chat_is_heard_once_and_kept(browser: Browsers, pair: tuple[Sitting, Sitting, str]) -> None:
    first, second, _ = pair
    for _ in range(2):
        assert first.ask("chat", id="hello-there", text=" Hello <b>\u0000you</b> ")["type"] == "accepted"
    first.ask("chat", text="Second")
    heard = [second.until("chat")["line"] for _ in range(2)]
    assert [line["text"] for line in heard] == ["Hello <b> you</b>", "Second"]
    assert [line["number"] for line in heard] == [1, 2]
    assert heard[0]["seat"] == 0


def test_who_comes_later_reads_what_was_said(browser: Browsers) -> None:
    host = browser()
    table = host.new_table("me", "neighbour")["table"]
    with host.sit(table) as sitting:
        sitting.until("snapshot")
        sitting.ask("chat", text="One")
        sitting.ask("chat", text="Two")
    with host.sit(table) as sitting:
        assert [line["text"] for line in sitting.until("snapshot")["chat"]] == ["One", "Two"]
    with host.sit(table, "?since=1&chat=1") as sitting:
        assert sitting.until("chat")["line"]["text"] == "Two"


def test_who_is_here_is_shown(browser: Browsers, pair: tuple[Sitting, Sitting, str]) -> None:
    first, second, _ = pair
    while not all(seat["here"] for seat in first.seats):
        first.until("people")
    second.socket.close()
    first.until(lambda message: [seat["here"] for seat in message.get("seats", [])] == [True, False])


# --- Bots ------------------------------------------------------------------------------------------------------------


def test_bots_play_a_whole_match_with_a_person_and_the_file_proves_chance(browser: Browsers, tmp_path: Path) -> None:
    host = browser()
    table = host.new_table("me", "bot:random", "bot:greedy")["table"]
    with host.sit(table) as sitting:
        sitting.until_my_turn()
        with pytest.raises(RefusedError) as early:
            host.get(f"tables/{table}/file")
        with pytest.raises(RefusedError, match="not-over"):
            host.get(f"tables/{table}/draws")
        assert sitting.seed is None
        while not (sitting.position or {})["over"]:
            sitting.play()
            sitting.until_my_turn()
    file = tmp_path / "match.txt"
    file.write_text(host.http.get(f"/api/tables/{table}/file").text, "utf-8")
    match = storeys.load(file)
    assert (early.value.status, early.value.code) == (409, "not-over")
    assert storeys.verify(file) > 0
    assert match.scores() == (sitting.position or {})["scores"]
    assert match.players == ["", "random", "greedy"]  # by which the terminal calls bots as the browser does
    assert match.commitment == sitting.snapshot["commitment"]
    assert match.seed == sitting.seed
    told, draws = host.get(f"tables/{table}/draws"), draws_of(match)
    assert told["outcomes"] == draws.outcomes
    assert [(draw["line"], [tuple(run) for run in draw["tickets"]]) for draw in told["draws"]] == draws.draws


def test_bots_among_themselves_play_only_while_somebody_watches(browser: Browsers, server: Running) -> None:
    host = browser()
    table = host.new_table("bot:random", "bot:random")["table"]
    assert host.get(f"tables/{table}")["phase"] == "playing"
    assert server.server.tables.live[table].driver is None
    with host.sit(table) as sitting:
        sitting.until_my_turn()
    assert (sitting.position or {})["over"]


def test_a_bot_that_fails_does_not_stop_the_table(
    browser: Browsers, monkeypatch: pytest.MonkeyPatch, bot_failures: list[str]
) -> None:
    def fail(*_: Any) -> int:
        raise RuntimeError("no idea")

    monkeypatch.setattr("storeys.server.thinking.think", fail)
    host = browser()
    table = host.new_table("bot:random", "bot:random")["table"]
    with host.sit(table) as sitting:
        sitting.until_my_turn()
    assert (sitting.position or {})["over"]
    assert bot_failures
    bot_failures.clear()


# --- Hostile and hasty -----------------------------------------------------------------------------------------------

MALFORMED = [
    "",
    "{",
    "null",
    "[]",
    "42",
    '"play"',
    '{"type": "play"}',
    '{"type": "fly", "id": "12345678"}',
    '{"type": "ping", "id": "1234567"}',
    '{"type": "ping", "id": "12345678", "more": 1}',
    '{"type": "ping", "id": {"a": 1}}',
    '{"type": "chat", "id": "12345678", "text": " \\u0000 "}',
    '{"type": "chat", "id": "12345678", "text": "\\ud800"}',
    '{"type": "play", "id": "12345678", "at": "x", "seat": 0, "action": {}}',
    '{"type": "play", "id": "12345678", "at": 1e400, "seat": 0, "action": {}}',
    '{"type": "play", "id": "12345678", "at": 0, "seat": 0, "action": []}',
    "[" * 4000,
    '{"a":' * 1500,
]


@pytest.mark.parametrize("text", MALFORMED, ids=range(len(MALFORMED)))
def test_what_cannot_be_read_is_refused_and_the_connection_lives(browser: Browsers, text: str) -> None:
    with browser().sit(browser().new_table("me", "open", listed=True)["table"]) as sitting:
        sitting.socket.send(text)
        assert sitting.until("refused")["code"] == "malformed"
        assert sitting.ask("ping")["type"] == "pong"


def test_bytes_and_long_messages_are_refused(browser: Browsers) -> None:
    with browser().sit(browser().new_table("me", "open", listed=True)["table"]) as sitting:
        sitting.socket.send(b"\x00\xff")
        assert sitting.until("refused")["code"] == "malformed"
        sitting.socket.send("x" * 10_000)
        assert sitting.until("refused")["code"] == "too-large"


@pytest.mark.parametrize(
    "action",
    [
        {},
        {"do": None},
        {"do": ["bid"]},
        {"do": "bid"},
        {"do": "bid", "cards": -1},
        {"do": "bid", "cards": 10**30},
        {"do": "bid", "cards": "1; DROP TABLE moves"},
        {"do": "take", "suit": {"x": 1}, "value": []},
        {"do": "draw", "suit": "candy", "value": 3},
        {"do": "start", "seat": 1},
        {"do": "__class__"},
    ],
)
def test_an_action_that_makes_no_sense_is_illegal(pair: tuple[Sitting, Sitting, str], action: dict[str, Any]) -> None:
    active, _ = mover(*pair[:2])
    assert active.play(action)["code"] == "illegal"


def test_who_sends_too_fast_is_asked_to_wait_and_then_shown_the_door(settings: Settings) -> None:
    slow = Settings(data=settings.data, pace=0.0, rate=0.01, burst=20)
    with running(slow) as server, Browser(server.address) as host:
        table = host.new_table("me", "neighbour")["table"]
        with host.sit(table) as sitting:
            sitting.until("snapshot")
            answers = [sitting.ask("ping")["type"] for _ in range(20)]
            name = sitting.send("ping")
            refused = sitting.until("refused")
            assert (refused["code"], refused["id"]) == ("too-fast", name)
            assert answers.count("pong") > 10
            with pytest.raises(ConnectionClosed):
                flood(sitting)


def test_a_message_that_makes_no_sense_is_refused_by_its_id_if_that_can_be_read(browser: Browsers) -> None:
    host = browser()
    with host.sit(host.new_table("me", "neighbour")["table"]) as sitting:
        for text, name in (
            ('{"id": "12345678"}', "12345678"),
            ('{"id": "x"}', None),
            ('["12345678"]', None),
            ("{", None),
        ):
            sitting.socket.send(text)
            refused = sitting.until("refused")
            assert (refused["code"], refused["id"]) == ("malformed", name)


def flood(sitting: Sitting) -> None:
    for _ in range(1000):
        sitting.send("ping")
        sitting.receive()


def test_one_player_has_only_so_many_tabs(settings: Settings) -> None:
    small = Settings(data=settings.data, player_connections=2)
    with running(small) as server, Browser(server.address) as host, ExitStack() as stack:
        table = host.new_table("me", "neighbour")["table"]
        first, second = (stack.enter_context(host.sit(table)) for _ in range(2))
        for one in (first, second):
            one.until("snapshot")
        with host.sit(table) as third:
            assert third.receive()["code"] == "too-many"
        first.socket.close()
        assert patiently(lambda: opens(host, table))


def opens(host: Browser, table: str) -> bool:
    with host.sit(table) as sitting:
        return bool(sitting.receive()["type"] == "snapshot")


def patiently(condition: Callable[[], bool]) -> bool:
    """Whether something becomes true soon."""
    for _ in range(100):
        if condition():
            return True
        time.sleep(0.05)
    return False


def test_a_reader_who_takes_nothing_costs_nothing_and_misses_nothing(browser: Browsers, server: Running) -> None:
    host = browser()
    table = host.new_table("me", "neighbour")["table"]
    with host.sit(table) as quick, host.sit(table) as slow:
        quick.until("snapshot")
        slow.until("snapshot")
        for number in range(600):
            slow.send("look", id=f"look-{number:06}", line=1)
            if number % 60 == 0:
                quick.play()
        live = server.server.tables.live[table]
        assert all(connection._answers.qsize() <= ANSWERS for connection in live.connections)
        slow.until(lambda message: message.get("id") == "look-000599")
        slow.until_line(len(quick.log))
        assert slow.log == quick.log


def test_another_pages_socket_is_not_opened(browser: Browsers) -> None:
    host = browser()
    table = host.new_table("me", "neighbour")["table"]
    host.headers["Origin"] = "https://evil.example"
    with pytest.raises(InvalidStatus) as refused, host.sit(table):
        pass
    assert refused.value.response.status_code == 403


def test_our_own_page_may_open_a_socket(browser: Browsers) -> None:
    host = browser()
    table = host.new_table("me", "neighbour")["table"]
    host.headers["Origin"] = host.address
    with host.sit(table) as sitting:
        assert sitting.receive()["type"] == "snapshot"
