"""Letting the house network in, with real sockets; 127.0.0.2 stands for the machine's address in it."""

import socket
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import replace

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from .client import Browser, RefusedError
from .conftest import Running, running
from .house import house_address
from .settings import Settings

HOUSE = "127.0.0.2"


@pytest.fixture
def home(settings: Settings) -> Iterator[Running]:
    with running(settings) as server:
        server.server.house.find = lambda: HOUSE
        yield server


def refused(browser: Browser, is_open: bool = True) -> str:
    with pytest.raises(RefusedError) as refusal:
        browser.post("house", {"open": is_open})
    return refusal.value.code


def port_of(address: str) -> int:
    return int(address.rsplit(":", 1)[1])


def test_the_house_is_let_in_and_shut_out_again(home: Running) -> None:
    with Browser(home.address) as owner:
        assert owner.get("house") == {"may": True, "address": None}
        with pytest.raises(httpx.ConnectError):
            httpx.get(f"http://{HOUSE}:{port_of(home.address)}/healthz")
        address = owner.post("house", {"open": True})["address"]
        assert address == f"http://{HOUSE}:{port_of(home.address)}"
        assert owner.post("house", {"open": True})["address"] == address  # once is enough
        created = owner.new_table("me", "open")
        with Browser(address, Origin=address) as guest:
            guest.post(f"tables/{created['table']}/join", {"code": created["code"]})
            with guest.sit(created["table"]) as sitting:
                sitting.until("snapshot")
                assert owner.post("house", {"open": False}) == {"may": True, "address": None}
                with pytest.raises(ConnectionClosed):
                    sitting.until("nothing that is ever said")
        with pytest.raises(httpx.ConnectError):
            httpx.get(f"{address}/healthz")
        assert owner.get(f"tables/{created['table']}")["seats"][1]["kind"] == "person"


def test_only_pages_of_the_server_itself_act_in_the_house(home: Running) -> None:
    with Browser(home.address) as owner:
        address = owner.post("house", {"open": True})["address"]
    answers = [
        httpx.post(f"{address}/api/me", json={"language": "hu"}, headers={"Origin": origin}).status_code
        for origin in (address, home.address, "http://evil.example")
    ]
    assert answers == [200, 403, 403]


def test_another_port_serves_where_the_usual_one_is_taken(home: Running) -> None:
    with socket.socket() as taken, Browser(home.address) as owner:
        taken.bind((HOUSE, port_of(home.address)))
        taken.listen()
        address = owner.post("house", {"open": True})["address"]
        assert port_of(address) != port_of(home.address)
        assert httpx.get(f"{address}/healthz").status_code == 200


def test_nobody_decides_who_does_not_sit_at_the_machine(home: Running) -> None:
    for headers in ({"X-Forwarded-For": "192.0.2.7"}, {"Via": "1.1 proxy"}, {"Host": "games.example"}):
        with Browser(home.address, **headers) as stranger:
            assert stranger.get("house") == {"may": False, "address": None}
            assert refused(stranger) == "house-elsewhere"


def test_a_guest_from_the_house_decides_nothing(settings: Settings) -> None:
    if house_address() is None:
        pytest.skip("this machine is in no network")
    with running(settings) as server, ExitStack() as stack:
        owner = stack.enter_context(Browser(server.address))
        guest = stack.enter_context(Browser(owner.post("house", {"open": True})["address"]))
        assert guest.get("house") == {"may": False, "address": None}
        assert refused(guest, is_open=False) == "house-elsewhere"


@pytest.mark.parametrize("environment", [{}, {"STOREYS_HOUSE": "never"}, {"STOREYS_HOST": "127.0.0.1"}])
def test_what_the_host_has_set_stands(settings: Settings, environment: dict[str, str]) -> None:
    chosen = Settings.of(environment, origins=("https://games.example",) if not environment else None)
    assert chosen.house == "never"
    with running(replace(settings, house=chosen.house)) as server, Browser(server.address) as owner:
        assert owner.get("house") == {"may": False, "address": None}
        assert refused(owner) == "house-set"


def test_whoever_sets_nothing_is_asked() -> None:
    assert Settings.of({"STOREYS_PORT": "9000"}).house == "ask"


def test_without_a_network_that_is_said(home: Running) -> None:
    home.server.house.find = lambda: None
    with Browser(home.address) as owner:
        assert refused(owner) == "no-network"
    home.server.house.find = lambda: "192.0.2.99"  # an address that this machine does not have
    with Browser(home.address) as owner:
        assert refused(owner) == "no-network"


def test_the_machines_own_address_is_one_it_can_listen_at() -> None:
    host = house_address()
    if host is None:
        pytest.skip("this machine is in no network")
    with socket.socket() as probe:
        probe.bind((host, 0))


def test_a_machine_without_a_way_out_has_no_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("storeys.server.house.ELSEWHERE", ("127.0.0.1",))
    assert house_address() is None
