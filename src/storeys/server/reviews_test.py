"""Reviews over the wire: who may ask for one, what is told, and that the work goes on where it stood."""

import asyncio
import json
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import cache, partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from storeys import games
from storeys.games.kit import CHANCE
from storeys.play import FairChance, Match, load
from storeys.work import rehearsing
from storeys.work.happenings import happenings
from storeys.work.kinds import Json

from . import protocol, schema
from .client import PATIENCE, Browser, RefusedError
from .conftest import Running, running
from .reviews import LEAST, MOST, seconds
from .settings import Settings
from .staging import database, put_down
from .workers import Failed, Stopped, Workers


@cache
def golden(game: str, name: str) -> Match:
    return load(Path(games.__file__).parent / game / "golden" / f"{name}.txt")


class Thoughts:
    """What is asked of workers, answered without a search."""

    def __init__(self) -> None:
        self.questions: list[Json] = []
        self.most = 10**6  # after so many nothing more is answered
        self.trouble: Exception | None = None
        self.spoil: Callable[[Json], object] = lambda _: None
        self.asked = threading.Event()

    async def ask(self, kind: str, question: Json, **_: Any) -> Json:
        assert kind == "review"
        self.questions.append(question)
        self.asked.set()
        if self.trouble:
            raise self.trouble
        if len(self.questions) > self.most:
            await asyncio.Event().wait()
        answer = await asyncio.to_thread(rehearsing.answer, question)
        if answer["choice"]:  # the rest makes sense
            self.spoil(answer)
        return answer


@pytest.fixture
def thoughts(monkeypatch: pytest.MonkeyPatch) -> Thoughts:
    thoughts = Thoughts()

    async def ask(_: Workers, kind: str, question: Json, **more: Any) -> Json:
        return await thoughts.ask(kind, question, **more)

    monkeypatch.setattr(Workers, "ask", ask)
    return thoughts


@pytest.fixture
def host(settings: Settings, thoughts: Thoughts) -> Iterator[Running]:
    with running(settings) as server:
        yield server


@contextmanager
def guest(server: Running) -> Iterator[Browser]:
    with Browser(server.address) as browser:
        browser.get("me")
        yield browser


@pytest.fixture
def ada(host: Running) -> Iterator[Browser]:
    with guest(host) as browser:
        yield browser


def seated(server: Running, browser: Browser, match: Match, *others: str, **wishes: Any) -> str:
    """A table at which somebody sits down to a match that stands there."""
    bots = others or ["bot:level1"] * (match.seats - 1)
    return put_down(server.settings.data, browser.get("me")["player"], match, ["me", *bots], **wishes)


TOWERS = ("towers", "greedy-2-seats")
JSON = {"Content-Type": "application/json"}


def finished(server: Running, browser: Browser, name: tuple[str, str] = TOWERS, **wishes: Any) -> str:
    return seated(server, browser, golden(*name), **wishes)


def running_match() -> Match:
    return Match("towers", 2, seed=3)


def read(browser: Browser, key: str, since: int = 0) -> Any:
    return browser.get(f"reviews/{key}?since={since}")


def until(browser: Browser, key: str, wanted: Callable[[Any], bool]) -> Any:
    """Look at a review until it is as wanted."""
    give_up = time.monotonic() + PATIENCE
    while not wanted(told := read(browser, key)):
        assert time.monotonic() < give_up, told["found"]
        time.sleep(0.02)
    return told


def is_done(told: Any) -> bool:
    return bool(told["found"] == told["total"])


def refused(ask: Callable[[], Any]) -> protocol.Problem:
    with pytest.raises(RefusedError) as refusal:
        ask()
    return protocol.Problem.model_validate(refusal.value.problem)


# --- What is told ----------------------------------------------------------------------------------------------------


def test_a_finished_match_is_reviewed_from_its_beginning_to_its_result(host: Running, ada: Browser) -> None:
    table = finished(host, ada)
    told = until(ada, ada.post(f"tables/{table}/review")["key"], is_done)
    match = golden(*TOWERS)
    assert [each["line"] for each in told["findings"]] == [each.line for each in happenings(match)]
    assert told["findings"][-1]["shares"] == [1.0 if rank == 1 else 0.0 for rank in match.ranks()]
    assert {each["seat"] for each in told["findings"]} == {None, 0, 1}
    assert all(each["choice"] is None for each in told["findings"] if each["seat"] is None)
    assert len(told["players"]) == 2
    assert 0 < len(told["moments"]) <= 3


def test_moves_are_told_in_sentences_and_what_was_better_with_its_cost(host: Running, ada: Browser) -> None:
    told = until(ada, ada.post(f"tables/{finished(host, ada)}/review")["key"], is_done)
    dear = [each["choice"] for each in told["findings"] if each["choice"] and each["choice"]["cost"]]
    assert dear
    for choice in dear:
        assert choice["cost"] == pytest.approx(rehearsing.BETTER)
        assert choice["points"] == pytest.approx(2)
        assert {step["say"]["message"].split("-")[1] for step in choice["best"]["plan"]} == {"do"}


def test_findings_are_told_from_a_number_on(host: Running, ada: Browser) -> None:
    key = ada.post(f"tables/{finished(host, ada)}/review")["key"]
    told = until(ada, key, is_done)
    later = read(ada, key, since=told["found"] - 2)
    assert (later["since"], later["findings"]) == (told["found"] - 2, told["findings"][-2:])
    assert later["players"] == told["players"]
    assert read(ada, key, since=10**6)["findings"] == []


def test_what_is_there_already_is_told_while_the_rest_is_found_out(
    host: Running, ada: Browser, thoughts: Thoughts
) -> None:
    thoughts.most = 7
    key = ada.post(f"tables/{finished(host, ada)}/review")["key"]
    told = until(ada, key, lambda told: told["found"] == 7)
    assert (len(told["findings"]), told["trouble"]) == (7, None)
    assert told["total"] == len(list(happenings(golden(*TOWERS))))
    assert len(told["players"]) == 2


@pytest.mark.parametrize(
    "name",
    [
        ("towers", "random-3-seats"),
        ("blueprints", "all-prizes-2-seats"),
        ("dice_city", "solo-normal"),
        ("skyscrapers", "simulated-trembling-hands-3-seats"),
        ("skyscrapers", "version-1/a-hand-is-emptied-2-seats"),
    ],
)
def test_every_game_is_reviewed_also_by_rules_of_yesterday(
    host: Running, ada: Browser, thoughts: Thoughts, name: tuple[str, str]
) -> None:
    thoughts.most = 60
    table = finished(host, ada, name)
    key = ada.post(f"tables/{table}/review")["key"]
    told = until(ada, key, lambda told: is_done(told) or told["found"] == thoughts.most)
    assert told["trouble"] is None
    assert any(each["choice"] for each in told["findings"])


def told_to(server: Running, table: str, **columns: Any) -> None:
    """Change what is stored of a table, before anybody has come there."""
    with database(server.settings.data) as connection:
        connection.execute(update(schema.tables).where(schema.tables.c.id == table).values(**columns))


def test_the_goal_of_whoever_plays_alone_is_asked_for(host: Running, ada: Browser, thoughts: Thoughts) -> None:
    table = finished(host, ada, ("dice_city", "solo-normal"))
    ada.post(f"tables/{table}/review")
    assert thoughts.asked.wait(PATIENCE)
    assert thoughts.questions[0]["goal"] == 50


# --- Who may read it -------------------------------------------------------------------------------------------------


def test_whoever_knows_the_link_may_read_it_and_look_at_the_match(host: Running, ada: Browser) -> None:
    table = finished(host, ada)
    key = ada.post(f"tables/{table}/review")["key"]
    until(ada, key, is_done)
    with Browser(host.address) as stranger:  # not even known by a cookie
        assert is_done(read(stranger, key))
        snapshot = stranger.get(f"reviews/{key}/snapshot")
        assert (snapshot["phase"], snapshot["table"], snapshot["code"]) == ("over", key, None)
        assert len(snapshot["log"]) == golden(*TOWERS).lines
        assert not any(seat["mine"] for seat in snapshot["seats"])
        position = stranger.get(f"reviews/{key}/look?line=20&seat=1")
        assert (position["line"], position["to_move"]) == (20, 0)
        assert len(stranger.get(f"reviews/{key}/draws")["draws"]) > 50
        assert refused(lambda: stranger.get(f"reviews/{key}/look?line=9999")).code == "malformed"


def test_a_key_is_not_to_be_guessed_and_says_nothing_of_the_table(host: Running, ada: Browser) -> None:
    table = finished(host, ada)
    key = ada.post(f"tables/{table}/review")["key"]
    assert len(key) >= 20
    assert table not in key
    for path in ("", "/snapshot", "/look?line=1", "/draws"):
        assert refused(partial(ada.get, f"reviews/nowhere{path}")).code == "no-review"
    assert refused(lambda: ada.get("reviews/%20%27")).code == "no-review"


# --- What is refused -------------------------------------------------------------------------------------------------


def test_a_match_that_goes_on_is_not_reviewed_for_anybody(host: Running, ada: Browser) -> None:
    table = seated(host, ada, running_match())
    assert refused(lambda: ada.post(f"tables/{table}/review")).code == "review-running"


def test_a_match_that_has_not_begun_is_not_reviewed(host: Running, ada: Browser) -> None:
    table = ada.new_table("me", "open")["table"]
    assert refused(lambda: ada.post(f"tables/{table}/review")).code == "waiting"


def test_somebody_elses_private_table_is_theirs(host: Running, ada: Browser) -> None:
    table = finished(host, ada)
    with guest(host) as eve:
        assert refused(lambda: eve.post(f"tables/{table}/review")).code == "private"
    with guest(host) as bob:
        listed = finished(host, ada, listed=True)
        assert bob.post(f"tables/{listed}/review")["key"]


def test_a_match_of_rules_that_nobody_knows_any_more_is_refused(host: Running, ada: Browser) -> None:
    table = finished(host, ada)
    told_to(host, table, version=99)
    assert refused(lambda: ada.post(f"tables/{table}/review")).code == "older-rules"


def test_whoever_asks_twice_or_at_once_finds_the_same(host: Running, ada: Browser, thoughts: Thoughts) -> None:
    table, keys = finished(host, ada), []
    asking = [threading.Thread(target=lambda: keys.append(ada.post(f"tables/{table}/review")["key"])) for _ in range(8)]
    for each in asking:
        each.start()
    for each in asking:
        each.join()
    assert len(keys) == 8
    assert len(set(keys)) == 1
    until(ada, keys[0], is_done)
    assert len(thoughts.questions) == len(list(happenings(golden(*TOWERS))))
    assert ada.post(f"tables/{table}/review")["key"] == keys[0]


def test_a_table_that_is_cleared_away_takes_its_review_along(host: Running, ada: Browser, thoughts: Thoughts) -> None:
    thoughts.most = 3
    table = finished(host, ada)
    key = ada.post(f"tables/{table}/review")["key"]
    until(ada, key, lambda told: told["found"] == 3)
    ada.delete(f"tables/{table}")
    assert refused(lambda: read(ada, key)).code == "no-review"
    assert refused(lambda: ada.post(f"tables/{table}/review")).code == "no-table"
    assert refused(lambda: ada.post(f"reviews/{key}/play-on", {"line": 10, "seat": 0})).code == "no-review"


def test_a_table_that_goes_while_something_is_found_out_leaves_the_others_their_turn(
    settings: Settings, thoughts: Thoughts
) -> None:
    """What is found out of a table that is gone is stored nowhere, and the next review begins."""
    gate = threading.Event()

    async def slowly(question: Json) -> Json:
        await asyncio.to_thread(gate.wait)
        return await asyncio.to_thread(rehearsing.answer, question)

    thoughts.ask = lambda kind, question, **_: slowly(question)  # type: ignore[method-assign]
    with running(settings) as server, guest(server) as ada:
        table, other = finished(server, ada), finished(server, ada)
        ada.post(f"tables/{table}/review")
        key = ada.post(f"tables/{other}/review")["key"]
        ada.delete(f"tables/{table}")
        gate.set()
        until(ada, key, is_done)


def test_nobody_has_more_than_a_few_that_are_not_done(settings: Settings, thoughts: Thoughts) -> None:
    thoughts.most = 0
    with running(replace(settings, player_reviews=2)) as server, guest(server) as ada, guest(server) as bob:
        for _ in range(2):
            ada.post(f"tables/{finished(server, ada)}/review")
        assert refused(lambda: ada.post(f"tables/{finished(server, ada)}/review")).code == "many-reviews"
        assert bob.post(f"tables/{finished(server, bob)}/review")["key"]


def test_a_server_that_has_enough_to_do_says_so(settings: Settings, thoughts: Thoughts) -> None:
    thoughts.most = 0
    with running(replace(settings, reviews=1)) as server, guest(server) as ada, guest(server) as bob:
        key = ada.post(f"tables/{finished(server, ada)}/review")["key"]
        problem = refused(lambda: bob.post(f"tables/{finished(server, bob)}/review"))
        assert problem.code == "reviews-full"
        thoughts.most = 10**6
        assert read(ada, key)["found"] == 0


# --- Trouble ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("how", "detail", "message"),
    [
        ("failed", "NoCompilerError: no machine code can be kept", "review-no-search"),
        ("failed", "ZeroDivisionError: …", "review-failed"),
        ("died", "", "review-failed"),
        ("other-version", "", "review-other-version"),
    ],
)
def test_what_does_not_go_is_said_and_begun_again_when_somebody_asks(
    host: Running, ada: Browser, thoughts: Thoughts, how: str, detail: str, message: str
) -> None:
    thoughts.trouble = Failed("review", how, detail)
    table = finished(host, ada)
    key = ada.post(f"tables/{table}/review")["key"]
    told = until(ada, key, lambda told: told["trouble"] is not None)
    assert told["trouble"]["message"] == message
    thoughts.trouble = None
    ada.post(f"reviews/{key}/again")
    until(ada, key, is_done)


@pytest.mark.parametrize(
    "spoil",
    [
        lambda answer: answer.clear(),
        lambda answer: answer.pop("choice"),
        lambda answer: answer.update(shares=[0.5]),
        lambda answer: answer.update(shares=["0.5", "0.5"]),
        lambda answer: answer.update(errors=[0.1, float("nan")]),
        lambda answer: answer.update(points=None),
        lambda answer: answer.update(choice="bid"),
        lambda answer: answer["choice"].pop("ways"),
        lambda answer: answer["choice"].update(best={"shares": [1.0, 0.0]}),
        lambda answer: answer["choice"]["done"].update(plan=[{"do": "bid"}]),
        lambda answer: answer["choice"]["done"].update(line=[7]),
        lambda answer: answer["choice"]["done"].update(error="small"),
        lambda answer: answer["choice"]["done"].update(shares=[]),
    ],
)
def test_an_answer_that_makes_no_sense_is_not_kept_and_the_review_says_that_it_stops(
    host: Running, ada: Browser, thoughts: Thoughts, spoil: Callable[[Json], object]
) -> None:
    thoughts.spoil = spoil
    key = ada.post(f"tables/{finished(host, ada)}/review")["key"]
    told = until(ada, key, lambda told: told["trouble"] is not None)
    assert told["trouble"]["message"] == "review-failed"
    assert len(thoughts.questions) == told["found"] + 1
    thoughts.spoil = lambda _: None
    ada.post(f"reviews/{key}/again")
    until(ada, key, is_done)


def test_one_that_cannot_be_cut_into_questions_is_not_in_the_way_of_the_others(
    host: Running, ada: Browser, thoughts: Thoughts, monkeypatch: pytest.MonkeyPatch
) -> None:
    cut = happenings

    def fails(match: Match) -> Any:
        if match.game.name == "blueprints":
            raise IndexError("no such plan")
        return cut(match)

    monkeypatch.setattr("storeys.server.reviews.happenings", fails)
    bad = ada.post(f"tables/{finished(host, ada, ('blueprints', 'all-prizes-2-seats'))}/review")["key"]
    good = ada.post(f"tables/{finished(host, ada)}/review")["key"]
    until(ada, good, is_done)
    assert read(ada, bad)["trouble"]["message"] == "review-failed"


def test_what_another_version_could_not_do_goes_on_after_a_restart(settings: Settings, thoughts: Thoughts) -> None:
    thoughts.trouble = Failed("review", "other-version")
    with running(settings) as server, guest(server) as ada:
        key = ada.post(f"tables/{finished(server, ada)}/review")["key"]
        until(ada, key, lambda told: told["trouble"] is not None)
    thoughts.trouble = None
    with running(settings) as server, Browser(server.address) as browser:
        until(browser, key, is_done)


def test_after_a_restart_the_work_goes_on_where_it_stood(settings: Settings, thoughts: Thoughts) -> None:
    thoughts.most = 9
    with running(settings) as server, guest(server) as ada:
        key = ada.post(f"tables/{finished(server, ada)}/review")["key"]
        before = until(ada, key, lambda told: told["found"] == 9)
    thoughts.most = 10**6
    asked = len(thoughts.questions)
    with running(settings) as server, Browser(server.address) as browser:
        told = until(browser, key, is_done)
    assert told["findings"][:9] == before["findings"]
    assert len(thoughts.questions) - asked == told["total"] - 9


def test_a_server_that_stops_has_failed_at_nothing(settings: Settings, thoughts: Thoughts) -> None:
    thoughts.trouble = Stopped()
    with running(settings) as server, guest(server) as ada:
        key = ada.post(f"tables/{finished(server, ada)}/review")["key"]
        assert thoughts.asked.wait(PATIENCE)
        assert read(ada, key)["trouble"] is None


def test_decisions_get_more_time_than_draws_and_all_of_it_is_bounded() -> None:
    found = list(happenings(golden(*TOWERS)))
    times = seconds(found, 60.0)
    assert sum(times) == pytest.approx(60, abs=0.1)
    chosen = {round(time, 6) for each, time in zip(found, times, strict=True) if each.choice}
    drawn = {round(time, 6) for each, time in zip(found, times, strict=True) if not each.choice}
    assert min(chosen) > 3 * max(drawn)
    assert max(seconds(found, 1e6)) == MOST
    assert min(seconds(found, 0.0)) == LEAST


# --- Playing on ------------------------------------------------------------------------------------------------------


def reviewed(server: Running, browser: Browser, thoughts: Thoughts, name: tuple[str, str] = TOWERS) -> str:
    thoughts.most = 0
    table = finished(server, browser, name)
    return str(browser.post(f"tables/{table}/review")["key"])


@pytest.mark.parametrize("line", [0, 7, 40, 150])
def test_a_new_table_begins_where_the_match_stood(host: Running, ada: Browser, thoughts: Thoughts, line: int) -> None:
    key = reviewed(host, ada, thoughts)
    created = ada.post(f"reviews/{key}/play-on", {"line": line, "seat": 1, "bot": "level1"})
    with ada.sit(created["table"]) as sitting:
        sitting.until_my_turn()
        assert [entry["action"] for entry in sitting.log[:line]] == [
            entry.data for entry in golden(*TOWERS).log()[:line]
        ]
        assert sitting.snapshot["copied"] == line
        assert [seat["mine"] for seat in sitting.seats] == [False, True]
        assert sitting.seats[0]["bot"] == "level1"
        assert sitting.snapshot["commitment"] == created["commitment"]
        assert sitting.play()["type"] == "accepted"


def test_its_chance_is_its_own_and_checked_from_there_on(host: Running, ada: Browser, thoughts: Thoughts) -> None:
    key = reviewed(host, ada, thoughts)
    created = ada.post(f"reviews/{key}/play-on", {"line": 200, "seat": 0, "bot": "level1"})
    with ada.sit(created["table"]) as sitting:
        sitting.until_my_turn()
        while not (sitting.position or {})["over"]:
            sitting.play()
            sitting.until_my_turn()
        seed = sitting.seed
    content = ada.http.get(f"/api/tables/{created['table']}/file").text
    assert FairChance(bytes.fromhex(seed or "")).commitment == created["commitment"]
    assert "copied 200\n" in content
    draws = ada.get(f"tables/{created['table']}/draws")["draws"]
    assert {len(draw["tickets"]) for draw in draws if draw["line"] <= 200} == {1}
    thoughts.most = 10**6
    assert ada.post(f"tables/{created['table']}/review")["key"] != key


def test_what_somebody_reaches_alone_from_the_middle_counts_for_no_record(
    host: Running, ada: Browser, thoughts: Thoughts
) -> None:
    name = ("dice_city", "solo-normal")
    key, match = reviewed(host, ada, thoughts, name), golden(*name)
    decided = [number for number, entry in enumerate(match.log()) if entry.seat != CHANCE]
    created = ada.post(f"reviews/{key}/play-on", {"line": decided[-3], "seat": 0})
    with ada.sit(created["table"]) as sitting:
        sitting.until_my_turn()
        assert sitting.snapshot["goal"] == 50
        while not (sitting.position or {})["over"]:
            sitting.play()
            sitting.until_my_turn()
    assert [solo for variant in ada.get("me/solos") for solo in variant["results"]] == []


def test_who_begins_anew_has_their_own_goal(host: Running, ada: Browser, thoughts: Thoughts) -> None:
    match = golden("dice_city", "solo-normal")
    table = seated(host, ada, match)
    with database(host.settings.data) as connection:
        connection.execute(update(schema.tables).where(schema.tables.c.id == table).values(goal=85))
    key = ada.post(f"tables/{table}/review")["key"]
    for line, goal in ((0, 50), (match.lines // 2, 85)):
        created = ada.post(f"reviews/{key}/play-on", {"line": line, "seat": 0})
        with ada.sit(created["table"]) as sitting:
            assert sitting.until("snapshot")["goal"] == goal


def test_it_is_played_by_the_rules_of_the_match(host: Running, ada: Browser, thoughts: Thoughts) -> None:
    key = reviewed(host, ada, thoughts, ("skyscrapers", "version-1/a-hand-is-emptied-2-seats"))
    created = ada.post(f"reviews/{key}/play-on", {"line": 60, "seat": 0, "bot": "level1"})
    with ada.sit(created["table"]) as sitting:
        sitting.until_my_turn()
    table = host.server.tables.live[created["table"]]
    assert (table.match.version, table.match.copied) == (1, 60 - 2 * golden_undone(60))


def golden_undone(line: int) -> int:
    match = golden("skyscrapers", "version-1/a-hand-is-emptied-2-seats")
    return sum(entry.undo for entry in match.log()[:line])


def test_where_the_match_is_over_nobody_plays_on(host: Running, ada: Browser, thoughts: Thoughts) -> None:
    key = reviewed(host, ada, thoughts)
    last = golden(*TOWERS).lines
    assert refused(lambda: ada.post(f"reviews/{key}/play-on", {"line": last, "seat": 0})).code == "over"


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"line": -1, "seat": 0}, "malformed"),
        ({"line": 99999, "seat": 0}, "malformed"),
        ({"line": 10, "seat": 2}, "malformed"),
        ({"line": 10, "seat": -1}, "malformed"),
        ({"line": 10, "seat": 0, "bot": "nobody"}, "chairs"),
        ({"line": 10}, "malformed"),
    ],
)
def test_what_nobody_could_mean_is_refused(
    host: Running, ada: Browser, thoughts: Thoughts, wish: Json, code: str
) -> None:
    key = reviewed(host, ada, thoughts)
    assert refused(lambda: ada.post(f"reviews/{key}/play-on", wish)).code == code


def test_a_bot_whose_name_nobody_can_write_down_is_unknown(host: Running, ada: Browser, thoughts: Thoughts) -> None:
    body = json.dumps({"line": 10, "seat": 0, "bot": "half of a letter: \ud800"})
    answer = ada.http.post(f"/api/reviews/{reviewed(host, ada, thoughts)}/play-on", content=body, headers=JSON)
    assert (answer.status_code, answer.json()["code"]) == (422, "chairs")


def test_tables_that_begin_so_count_like_all_others(settings: Settings, thoughts: Thoughts) -> None:
    with running(replace(settings, player_tables=2)) as server, guest(server) as ada:
        key = reviewed(server, ada, thoughts)  # of a table that is told to the database as if it went on
        ada.post(f"reviews/{key}/play-on", {"line": 10, "seat": 0})
        assert refused(lambda: ada.post(f"reviews/{key}/play-on", {"line": 10, "seat": 0})).code == "many-tables"
