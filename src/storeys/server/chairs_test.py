"""Chairs under many hands at once, who may clear a table away, and who is sent away from it."""

from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from .client import Browser, Json
from .conftest import Running, quick, running
from .lobby_test import refusal

Browsers = Callable[..., Browser]
Request = tuple[Browser, str, str, Json]  # who, how, where, what

# --- Many at once ----------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def either(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server on each of the databases."""
    settings = quick(tmp_path_factory.mktemp("chairs"))
    if request.param == "postgresql":
        settings = replace(settings, database_url=request.getfixturevalue("postgres")())
    with running(settings) as server:
        yield server


@pytest.fixture
def crowd(either: Running) -> Iterator[list[Browser]]:
    with ExitStack() as stack:
        people = [stack.enter_context(Browser(either.address)) for _ in range(6)]
        for one in people:
            one.get("me")
        yield people


def at_once(requests: list[Request]) -> list[httpx.Response]:
    """What comes of requests that are made together."""
    with ThreadPoolExecutor(len(requests)) as threads:
        return list(threads.map(lambda r: r[0].http.request(r[1], f"/api/{r[2]}", json=r[3]), requests))


def statuses(answers: list[httpx.Response]) -> Counter[int]:
    return Counter(answer.status_code for answer in answers)


def test_leaving_many_times_at_once_is_leaving(crowd: list[Browser]) -> None:
    host, guest = crowd[:2]
    for bots_take_over in (True, False):
        table = host.new_table("me", "open", "open", bots_take_over=bots_take_over)
        guest.post("join", {"code": table["code"]})
        answers = at_once([(guest, "POST", f"tables/{table['table']}/leave", {})] * 8)
        assert statuses(answers) == {204: 8}
        assert host.get(f"tables/{table['table']}")["seats"][1]["kind"] == "open"


def test_the_last_who_leaves_many_times_at_once_clears_the_table_away_once(crowd: list[Browser]) -> None:
    host = crowd[0]
    table = host.new_table("me", "open")["table"]
    answers = at_once([(host, "POST", f"tables/{table}/leave", {})] * 8)
    assert set(statuses(answers)) <= {204, 404}
    assert refusal(lambda: host.get(f"tables/{table}")).code == "no-table"


def test_who_joins_many_times_at_once_sits_on_one_chair(crowd: list[Browser]) -> None:
    host, guest = crowd[:2]
    table = host.new_table("me", "open", "open", "open")
    answers = at_once([(guest, "POST", "join", {"code": table["code"]})] * 8)
    assert statuses(answers) == {200: 8}
    assert len({answer.json()["seat"] for answer in answers}) == 1
    assert [seat["mine"] for seat in guest.get(f"tables/{table['table']}")["seats"]].count(True) == 1


def test_joining_leaving_sending_away_and_clearing_away_all_at_once_never_fails(crowd: list[Browser]) -> None:
    host, guests = crowd[0], crowd[1:]
    for number in range(12):
        table = host.new_table("me", "open", "open", bots_take_over=number % 2 == 0)
        place, code = f"tables/{table['table']}", {"code": table["code"]}
        requests: list[Request] = [(guest, "POST", "join", code) for guest in guests]
        requests += [(guest, "POST", f"{place}/leave", {}) for guest in guests]
        requests += [(host, "POST", f"{place}/send-away", {"seat": seat}) for seat in (1, 2)]
        requests += [(host, "GET", place, {}), (host, "POST", f"{place}/leave", {})]
        requests += [(host, "DELETE", place, {})] * (number % 3)
        answers = at_once(requests)
        assert max(statuses(answers)) < 500, [answer.text for answer in answers if answer.is_server_error]


def test_a_match_does_not_begin_without_somebody_who_leaves_at_that_moment(crowd: list[Browser]) -> None:
    host, first, second = crowd[:3]
    for _ in range(10):
        table = host.new_table("me", "open", "open", bots_take_over=False)
        first.post("join", {"code": table["code"]})
        leave: Request = (first, "POST", f"tables/{table['table']}/leave", {})
        at_once([(second, "POST", "join", {"code": table["code"]}), leave])
        info = host.get(f"tables/{table['table']}")
        empty = any(seat["kind"] == "open" for seat in info["seats"])
        assert empty
        assert (info["phase"] == "waiting") == (info["moves"] == 0)


# --- Clearing away ---------------------------------------------------------------------------------------------------


def test_a_maker_who_left_cannot_clear_the_table_away_from_under_the_others(browser: Browsers) -> None:
    host, guest, third = browser(), browser(), browser()
    table = host.new_table("me", "open", "open")
    for one in (guest, third):
        one.post("join", {"code": table["code"]})
    host.post(f"tables/{table['table']}/leave")
    refused = refusal(lambda: host.delete(f"tables/{table['table']}"))
    assert (refused.status, refused.code) == (409, "others-sit")
    for one in (guest, third):
        one.post(f"tables/{table['table']}/leave")
    host.delete(f"tables/{table['table']}")
    assert refusal(lambda: guest.get(f"tables/{table['table']}")).code == "no-table"


def test_a_maker_without_a_chair_may_clear_away_a_table_that_has_not_begun(browser: Browsers) -> None:
    host, guest = browser(), browser()
    table = host.new_table("open", "open")
    guest.post("join", {"code": table["code"]})
    host.delete(f"tables/{table['table']}")
    assert refusal(lambda: guest.get(f"tables/{table['table']}")).code == "no-table"


# --- Sending away ----------------------------------------------------------------------------------------------------


def test_the_maker_sends_somebody_away_who_is_told_and_not_let_in_again(browser: Browsers) -> None:
    host, guest, other = browser(), browser(), browser()
    table = host.new_table("me", "open", "open", listed=True)
    guest.post("join", {"code": table["code"]})
    with guest.sit(table["table"]) as sitting:
        sitting.until("snapshot")
        host.post(f"tables/{table['table']}/send-away", {"seat": 1})
        assert sitting.until("gone")["say"]["message"] == "server-sent-away"
        with pytest.raises(ConnectionClosed):
            sitting.receive()
    assert host.get(f"tables/{table['table']}")["seats"][1]["kind"] == "open"
    for again in (
        lambda: guest.post("join", {"code": table["code"]}),
        lambda: guest.post(f"tables/{table['table']}/join", {"code": table["code"]}),
        lambda: guest.get(f"tables/{table['table']}?code={table['code']}"),
    ):
        assert refusal(again).code == "sent-away"
    with guest.sit(table["table"], f"?code={table['code']}") as sitting:
        assert sitting.receive()["say"]["message"] == "server-sent-away"
    assert other.post("join", {"code": table["code"]})["seat"] == 1


def test_nobody_is_sent_away_by_others_from_an_empty_chair_or_when_the_match_has_begun(browser: Browsers) -> None:
    host, guest = browser(), browser()
    table = host.new_table("me", "open", "open")
    guest.post("join", {"code": table["code"]})
    place = f"tables/{table['table']}/send-away"
    assert refusal(lambda: guest.post(place, {"seat": 0})).code == "not-yours"
    for seat in (0, 2, 7, -1):
        assert refusal(lambda seat=seat: host.post(place, {"seat": seat})).code == "nobody-there"  # type: ignore[misc]
    browser().post("join", {"code": table["code"]})
    assert refusal(lambda: host.post(place, {"seat": 1})).code == "begun"


def test_only_the_maker_is_told_that_it_is_his_table(browser: Browsers) -> None:
    host, guest = browser(), browser()
    table = host.new_table("me", "open", listed=True)["table"]
    for one, maker in ((host, True), (guest, False)):
        with one.sit(table) as sitting:
            assert sitting.until("snapshot")["maker"] is maker


# --- What is promised of chance --------------------------------------------------------------------------------------


def test_what_is_promised_of_chance_is_told_before_the_first_deal(settings_with_slow_start: Running) -> None:
    server = settings_with_slow_start
    with Browser(server.address) as host:
        table = host.new_table("bot", "bot", listed=True)
        assert server.server.tables.live.get(table["table"]) is None  # nothing has been dealt
        with host.sit(table["table"]) as sitting:
            assert sitting.until("snapshot")["commitment"] == table["commitment"]
            sitting.until_line(1)


@pytest.fixture
def settings_with_slow_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    """A server where nothing begins by itself after an answer, as if that answer was still on its way."""

    async def not_yet(*_: object) -> None:
        return None

    monkeypatch.setattr("storeys.server.lobby.Lobby.begin", not_yet)
    with running(quick(tmp_path)) as server:
        yield server
