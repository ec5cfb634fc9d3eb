"""Hints over the wire: who may ask, what is told, and that everybody can see who has."""

import asyncio
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import pytest

from storeys.games import GAMES
from storeys.play import files
from storeys.play.hints import Asked
from storeys.work import hints
from storeys.work.kinds import Json
from storeys.work.views import unpack

from .client import PATIENCE, Browser, RefusedError, Sitting
from .conftest import Running, running
from .settings import Settings
from .warmth import Warmth
from .workers import Failed, Workers

Browsers = Callable[..., Browser]
FIRST, SECOND = 0.62, 0.55  # what the moves of these tests are expected to bring


class Thoughts:
    """What is asked of workers, answered with the first two things that may be done."""

    def __init__(self) -> None:
        self.questions: list[Json] = []
        self.wanted: list[str] = []  # games for which machine code is to be made
        self.given_up = threading.Event()
        self.hold = False
        self.fail = False
        self.nonsense: Json | None = None

    async def ask(self, kind: str, question: Json, **_: Any) -> Json:
        assert kind == "hint"
        self.questions.append(question)
        if self.fail:
            raise Failed("hint", "died")
        if self.hold:
            await self._wait_in_vain()
        return self._answer(question) if self.nonsense is None else self.nonsense

    async def _wait_in_vain(self) -> None:
        try:
            await asyncio.Event().wait()
        finally:
            self.given_up.set()

    def _answer(self, question: Json) -> Json:
        game = GAMES[question["game"]]
        view = unpack(game, question["view"])
        assert game.to_move(view) == question["seat"]
        steps = [[game.data(view, action)] for action in game.legal(view)[:2]]
        figures = [{"share": share, "points": 30.5, "error": 0.01} for share in (FIRST, SECOND)]
        options = [{"steps": each, **found} for each, found in zip(steps, figures, strict=False)]
        reasons = [{"message": "hint-both", "arguments": {"more": 1.8, "wins": 7}}]
        return {"options": options, "reasons": reasons, "rough": False}


@pytest.fixture
def thoughts(monkeypatch: pytest.MonkeyPatch) -> Thoughts:
    found = Thoughts()
    monkeypatch.setattr(Workers, "ask", found.ask)
    monkeypatch.setattr(Warmth, "want", found.wanted.append)
    return found


@pytest.fixture
def host(browser: Browsers) -> Browser:
    return browser()


@pytest.fixture
def alone(host: Browser) -> Iterator[Sitting]:
    """Both seats of a table belong to one browser."""
    with host.sit(host.new_table("me", "neighbour")["table"]) as sitting:
        sitting.until_my_turn()
        yield sitting


def table_of(sitting: Sitting) -> str:
    return str(sitting.snapshot["table"])


def wish(sitting: Sitting, **other: int) -> Json:
    return {"seat": (sitting.position or {})["to_move"], "line": len(sitting.log), **other}


def ask(host: Browser, sitting: Sitting, **other: int) -> Json:
    hint: Json = host.post(f"tables/{table_of(sitting)}/hint", wish(sitting, **other))
    return hint


def refused(host: Browser, sitting: Sitting, **other: int) -> str:
    with pytest.raises(RefusedError) as refusal:
        ask(host, sitting, **other)
    return refusal.value.code


# --- What is told ----------------------------------------------------------------------------------------------------


def test_a_hint_is_moves_that_can_be_played_and_what_they_are_expected_to_bring(
    host: Browser, alone: Sitting, thoughts: Thoughts
) -> None:
    hint = ask(host, alone)
    choices = [choice["action"] for choice in (alone.position or {})["choices"]]
    assert [option["steps"][0]["action"] for option in hint["options"]] == choices[:2]
    assert [option["share"] for option in hint["options"]] == [FIRST, SECOND]
    assert hint["options"][0]["steps"][0]["say"]["message"] == "towers-do-bid"
    assert hint["reasons"] == [{"message": "hint-both", "arguments": {"more": 1.8, "wins": 7}, "rule": None}]
    assert not hint["rough"]


def test_a_worker_is_given_nothing_but_the_view_of_the_seat(host: Browser, alone: Sitting, thoughts: Thoughts) -> None:
    ask(host, alone)
    [question] = thoughts.questions
    seat = (alone.position or {})["to_move"]
    assert question.keys() == {"game", "view", "seat", "goal", "seconds", "simulations", "threads", "seed"}
    assert (question["seat"], question["goal"]) == (seat, 0)


def test_everybody_at_the_table_sees_who_has_asked_and_where(browser: Browsers, thoughts: Thoughts) -> None:
    host, watcher = browser(), browser()
    table = host.new_table("me", "neighbour", listed=True)["table"]
    with host.sit(table) as sitting, watcher.sit(table) as watching:
        sitting.until_my_turn()
        watching.until("snapshot")
        ask(host, sitting)
        heard = watching.until(lambda message: message["type"] == "people" and message["hinted"])
    assert heard["hinted"] == [wish(sitting)]
    with watcher.sit(table) as again:
        assert again.until("snapshot")["hinted"] == heard["hinted"]


def test_a_hint_is_no_move(host: Browser, alone: Sitting, thoughts: Thoughts) -> None:
    lines = len(alone.log)
    ask(host, alone)
    assert alone.play()["type"] == "accepted"  # at the line it was chosen at
    assert len(alone.log) == lines + 1


def test_who_asks_twice_in_one_position_is_told_the_same_and_has_asked_once(
    host: Browser, alone: Sitting, thoughts: Thoughts
) -> None:
    assert ask(host, alone) == ask(host, alone)
    assert len(thoughts.questions) == 1
    with host.sit(table_of(alone)) as again:
        assert len(again.until("snapshot")["hinted"]) == 1


def test_neighbours_at_one_screen_ask_as_the_seat_to_move(host: Browser, alone: Sitting, thoughts: Thoughts) -> None:
    asked = []
    for cards in (0, 1):
        asked.append(wish(alone))
        ask(host, alone)
        alone.play({"do": "bid", "cards": cards})
    with host.sit(table_of(alone)) as again:
        assert again.until("snapshot")["hinted"] == asked
    assert {hint["seat"] for hint in asked} == {0, 1}


def test_where_there_is_only_one_thing_to_do_nobody_thinks(
    server: Running, host: Browser, alone: Sitting, thoughts: Thoughts, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = server.server.tables.live[table_of(alone)].match
    [first] = match.game.legal(match.state)[:1]
    monkeypatch.setattr(type(match.game), "legal", lambda *_: [first])
    assert ask(host, alone)["rough"]
    assert thoughts.questions == []


def test_without_a_worker_the_greedy_bot_answers_and_says_that_it_is_rough(
    host: Browser, alone: Sitting, thoughts: Thoughts
) -> None:
    thoughts.fail = True
    hint = ask(host, alone)
    assert hint["rough"]
    assert [reason["message"] for reason in hint["reasons"]] == ["hint-rough"]
    [option] = hint["options"]
    assert option["share"] is option["points"] is option["error"] is None
    assert option["steps"][0]["action"] in [choice["action"] for choice in (alone.position or {})["choices"]]


OPTION: Json = {"steps": [{"do": "bid"}], "share": 0.5, "points": 30.5, "error": 0.01}
HINT: Json = {"options": [OPTION], "reasons": [], "rough": False}


@pytest.mark.parametrize(
    "nonsense",
    [
        {},
        {**HINT, "options": 7},
        {**HINT, "options": []},
        {**HINT, "options": [{**OPTION, "steps": []}]},
        {**HINT, "options": [{**OPTION, "steps": [{}]}]},
        {**HINT, "options": [{**OPTION, "steps": ["bid"]}]},
        {**HINT, "options": [{"steps": OPTION["steps"]}]},
        {**HINT, "options": [{**OPTION, "share": "much"}]},
        {**HINT, "reasons": [None]},
        {**HINT, "rough": None},
    ],
)
def test_where_what_a_worker_says_makes_no_sense_the_greedy_bot_answers(
    host: Browser, alone: Sitting, thoughts: Thoughts, nonsense: Json
) -> None:
    thoughts.nonsense, before = nonsense, misunderstood(host)
    hint = ask(host, alone)
    assert (hint["rough"], hint["reasons"][0]["message"]) == (True, "hint-rough")
    assert misunderstood(host) == before + 1


def misunderstood(host: Browser) -> float:
    counter = 'storeys_work_failures_total{game="towers",how="not-understood",kind="hint"}'
    counted = (line.split()[-1] for line in host.http.get("/metrics").text.splitlines() if line.startswith(counter))
    return float(next(counted, "0"))


def test_nobody_waits_long_for_workers_that_have_no_time(
    host: Browser, alone: Sitting, thoughts: Thoughts, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("storeys.server.hints.GRACE", -1.4)
    thoughts.hold = True
    assert ask(host, alone)["rough"]
    assert thoughts.given_up.wait(PATIENCE)


def test_who_asks_needs_machine_code(host: Browser, alone: Sitting, thoughts: Thoughts) -> None:
    """Where it is made when somebody needs it, a bot that searches is not the only one who does."""
    ask(host, alone)
    assert thoughts.wanted == [alone.snapshot["game"]]


def test_workers_give_hints_themselves(host: Browser, alone: Sitting) -> None:
    """By a search where its machine code is there, otherwise by the greedy bot."""
    hint = ask(host, alone)
    assert hint["options"][0]["steps"][0]["action"] in [each["action"] for each in (alone.position or {})["choices"]]
    assert hint["rough"] == (hint["options"][0]["share"] is None)


# --- Who is refused --------------------------------------------------------------------------------------------------


def test_nobody_asks_for_the_seat_of_somebody_else(browser: Browsers, thoughts: Thoughts) -> None:
    host, guest, stranger = browser(), browser(), browser()
    table = host.new_table("me", "open")
    guest.post("join", {"code": table["code"]})
    with host.sit(table["table"]) as mine:
        mine.until(lambda _: mine.position is not None)
        mover = (mine.position or {})["to_move"]
        other = (guest, host)[mover]
        assert refused(other, mine) == "not-yours"
        assert refused(stranger, mine) == "not-yours"
        assert refused(other, mine, seat=1 - mover) == "wrong-seat"
        assert refused(other, mine, seat=99) == "not-yours"
    assert thoughts.questions == []


def test_who_asks_for_a_position_that_is_no_more_hears_so(host: Browser, alone: Sitting, thoughts: Thoughts) -> None:
    line = len(alone.log)
    alone.play()
    assert refused(host, alone, line=line) == "behind"
    assert refused(host, alone, line=10**6) == "behind"


def test_a_table_without_hints_gives_none(host: Browser, thoughts: Thoughts) -> None:
    with host.sit(host.new_table("me", "neighbour", hints=False)["table"]) as sitting:
        sitting.until_my_turn()
        assert not sitting.snapshot["hints"]
        assert refused(host, sitting) == "hints-off"


def test_before_the_match_and_after_it_there_is_nothing_to_ask(host: Browser, thoughts: Thoughts) -> None:
    waiting = host.new_table("me", "open")["table"]
    with pytest.raises(RefusedError) as refusal:
        host.post(f"tables/{waiting}/hint", {"seat": 0, "line": 0})
    assert refusal.value.code == "waiting"
    with host.sit(host.new_table("me", "neighbour", game="skyscrapers")["table"]) as sitting:
        to_the_end(sitting)
        assert refused(host, sitting, seat=0) == "over"


def to_the_end(sitting: Sitting) -> None:
    sitting.until_my_turn()
    while not (sitting.position or {})["over"]:
        last = (sitting.position or {})["choices"][-1]
        sitting.play(last["action"], last["seat"])


def test_in_a_lesson_its_steps_are_the_hints(host: Browser, thoughts: Thoughts) -> None:
    with host.sit(host.new_table("me", game="towers", lesson=True)["table"]) as sitting:
        sitting.until_my_turn()
        assert refused(host, sitting) == "hint-in-lesson"
    assert thoughts.questions == []


@pytest.mark.parametrize("body", [{}, {"seat": 0}, {"seat": "Ada", "line": 3}, {"seat": 0, "line": None}, []])
def test_what_is_no_question_is_malformed(host: Browser, alone: Sitting, body: Any) -> None:
    with pytest.raises(RefusedError) as refusal:
        host.post(f"tables/{table_of(alone)}/hint", body)
    assert refusal.value.code == "malformed"


def test_no_table_has_no_hints(host: Browser) -> None:
    with pytest.raises(RefusedError) as refusal:
        host.post("tables/nowhere/hint", {"seat": 0, "line": 0})
    assert refusal.value.code == "no-table"


@contextmanager
def hasty(server: Running) -> Iterator[tuple[Browser, Sitting]]:
    with Browser(server.address) as host, host.sit(host.new_table("me", "neighbour")["table"]) as sitting:
        sitting.until_my_turn()
        yield host, sitting


def test_a_player_who_asks_all_the_time_has_to_wait(settings: Settings, thoughts: Thoughts) -> None:
    with running(replace(settings, hint_rate=1e-6, hint_burst=2)) as server, hasty(server) as (host, sitting):
        for cards in (0, 1):
            ask(host, sitting)
            sitting.play({"do": "bid", "cards": cards})
        assert refused(host, sitting) == "too-fast"
    assert len(thoughts.questions) == 2


# --- When things change ----------------------------------------------------------------------------------------------


class Asking:
    """Somebody who waits for a hint."""

    def __init__(self, host: Browser, sitting: Sitting, thoughts: Thoughts) -> None:
        self.code: str | None = None
        self._body, self._path = wish(sitting), f"tables/{table_of(sitting)}/hint"
        self._host = host
        self._thread = threading.Thread(target=self._ask)
        self._thread.start()
        until = time.monotonic() + PATIENCE
        while not thoughts.questions:
            assert time.monotonic() < until
            time.sleep(0.01)

    def _ask(self) -> None:
        with Browser(self._host.address) as another:  # of the same player
            another.http.cookies.update(self._host.http.cookies)
            try:
                another.post(self._path, self._body)
            except RefusedError as refusal:
                self.code = refusal.code

    def answered(self) -> str | None:
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()
        return self.code


def test_who_moves_meanwhile_is_told_nothing_and_has_not_asked(
    host: Browser, alone: Sitting, thoughts: Thoughts
) -> None:
    thoughts.hold = True
    asking = Asking(host, alone, thoughts)
    assert alone.play()["type"] == "accepted"
    assert asking.answered() == "behind"
    assert thoughts.given_up.wait(PATIENCE)  # nobody thinks any more
    with host.sit(table_of(alone)) as again:
        assert again.until("snapshot")["hinted"] == []


def test_while_somebody_thinks_of_a_hint_nobody_begins_another(
    host: Browser, alone: Sitting, thoughts: Thoughts
) -> None:
    thoughts.hold = True
    asking = Asking(host, alone, thoughts)
    assert refused(host, alone) == "too-fast"
    alone.play()
    assert asking.answered() == "behind"
    thoughts.hold = False
    assert ask(host, alone)["options"]


def test_a_table_that_is_cleared_away_needs_no_hint(host: Browser, alone: Sitting, thoughts: Thoughts) -> None:
    thoughts.hold = True
    asking = Asking(host, alone, thoughts)
    host.delete(f"tables/{table_of(alone)}")
    assert asking.answered() in ("behind", "no-table")
    assert thoughts.given_up.wait(PATIENCE)


def test_hints_outlive_the_server_and_are_in_the_file(settings: Settings, thoughts: Thoughts) -> None:
    with running(settings) as server, Browser(server.address) as host:
        table = host.new_table("me", "neighbour", game="skyscrapers")["table"]
        with host.sit(table) as sitting:
            sitting.until_my_turn()
            asked = wish(sitting)
            ask(host, sitting)
            cookies = dict(host.http.cookies)
    with running(settings) as server, Browser(server.address) as host:
        host.http.cookies.update(cookies)
        with host.sit(table) as sitting:
            sitting.until_my_turn()
            assert sitting.snapshot["hinted"] == [asked]
            to_the_end(sitting)
        match = files.read(host.http.get(f"/api/tables/{table}/file").content, "kept")
        assert match.hints == [Asked(asked["line"], asked["seat"])]
        told = host.http.post("/api/records?name=kept", content=files.text(match)).json()
        assert told["hinted"] == [asked]


def test_a_rematch_is_played_by_the_same_manners(host: Browser, thoughts: Thoughts) -> None:
    table = host.new_table("me", "neighbour", game="skyscrapers", hints=False)["table"]
    with host.sit(table) as sitting:
        to_the_end(sitting)
    again = host.post(f"tables/{table}/rematch")["table"]
    with host.sit(again) as sitting:
        assert not sitting.until("snapshot")["hints"]


# --- Chairs ----------------------------------------------------------------------------------------------------------


def test_the_maker_says_how_strong_the_bot_of_a_chair_is(host: Browser) -> None:
    table = host.new_table("me", "open", "open")["table"]
    host.post(f"tables/{table}/chair", {"seat": 1, "to": "bot", "bot": "level5"})
    host.post(f"tables/{table}/chair", {"seat": 2, "to": "bot"})
    seats = host.get(f"tables/{table}")["seats"]
    assert [seat["bot"] for seat in seats] == [None, "level5", "level2"]


def test_nobody_is_given_a_chair_who_is_no_bot(host: Browser) -> None:
    table = host.new_table("me", "open")["table"]
    with pytest.raises(RefusedError) as refusal:
        host.post(f"tables/{table}/chair", {"seat": 1, "to": "bot", "bot": "level7"})
    assert refusal.value.problem["say"]["message"] == "bot-unknown"


def test_a_question_by_the_clock_can_be_asked_by_playouts(host: Browser) -> None:
    """What tests and studies change of a question, so that its answer is always the same."""
    match = GAMES["towers"].start(2)
    assert hints.asked(GAMES["towers"], match, 0, 0, 1.0, 1, 7)["simulations"] is None
