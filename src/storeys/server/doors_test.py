"""Sockets that only stand about are sent away in time, and never keep out who wants to play."""

import socket
import struct
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from .client import Browser
from .conftest import Running, running
from .settings import Settings

CROWD = 400
PATIENCE = 20.0  # seconds until a test gives up

HALF = {
    "nothing": b"",
    "half a line": b"GET /api/me HT",
    "half the headers": b"GET /api/me HTTP/1.1\r\nHost: here\r\nX-Slow: ",
    "half a body": b"POST /api/me HTTP/1.1\r\nHost: here\r\nContent-Length: 20\r\n\r\n{",
    "half a chunk": b"POST /api/me HTTP/1.1\r\nHost: here\r\nTransfer-Encoding: chunked\r\n\r\n14\r\n{",
    "half a second request": b"GET /healthz HTTP/1.1\r\nHost: here\r\n\r\nGET /hea",
    "half a handshake": b"GET /api/tables/x/play HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgr",
}


def knock(server: Running) -> socket.socket:
    address = urlsplit(server.address)
    return socket.create_connection((str(address.hostname), address.port or 0), timeout=PATIENCE)


def is_closed(one: socket.socket) -> bool:
    """Whether the server closes a socket, before our patience ends; what it says first is passed over."""
    try:
        while one.recv(4096):
            pass
    except ConnectionResetError:
        return True
    except TimeoutError:
        return False
    return True


def is_open(one: socket.socket) -> bool:
    one.setblocking(False)
    try:
        return one.recv(1) != b""
    except BlockingIOError:
        return True
    except ConnectionResetError:
        return False


@contextmanager
def hasty(settings: Settings, **limits: float) -> Iterator[Running]:
    with running(replace(settings, header_time=0.3, body_time=0.3, **limits)) as server:  # type: ignore[arg-type]
        yield server


# --- Deadlines -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("what", HALF)
def test_what_is_half_sent_is_not_waited_for_for_ever(
    settings: Settings, what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("storeys.server.serve.KEEP_ALIVE", 0.2)
    with hasty(settings) as server, knock(server) as one:
        one.sendall(HALF[what])
        assert is_closed(one)
        assert "storeys_sent_away_total" in server.server.metrics.text().decode()


def test_bytes_that_drip_in_do_not_move_the_deadline(settings: Settings) -> None:
    with hasty(settings) as server, knock(server) as one:
        one.sendall(b"GET / HTTP/1.1\r\n")
        with pytest.raises((ConnectionResetError, BrokenPipeError)):
            drip(one)


def drip(one: socket.socket) -> None:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        one.sendall(b"X-Drip: 1\r\n")
        time.sleep(0.05)


def test_a_reader_that_takes_nothing_is_given_up(settings: Settings) -> None:
    web = settings.data / "web"
    web.mkdir(parents=True)
    (web / "index.html").write_text("<!doctype html>")
    (web / "large.png").write_bytes(bytes(20_000_000))
    with hasty(settings, web=web) as server, knock(server) as one:  # type: ignore[arg-type]
        one.sendall(b"GET /large.png HTTP/1.1\r\nHost: here\r\n\r\n")
        wait_for_figure(server, 'storeys_sent_away_total{reason="reader"} 1.0')


def wait_for_figure(server: Running, figure: str) -> None:
    until = time.monotonic() + PATIENCE
    while figure not in server.server.metrics.text().decode():
        assert time.monotonic() < until, figure
        time.sleep(0.02)


def test_an_idle_socket_is_closed(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("storeys.server.serve.KEEP_ALIVE", 0.2)
    with running(settings) as server, knock(server) as one:
        one.sendall(b"GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n")
        assert is_closed(one)


def test_a_websocket_that_never_says_anything_is_closed(settings: Settings) -> None:
    with running(replace(settings, silence=0.2)) as server, Browser(server.address) as host, knock(server) as one:
        table = host.new_table("me", "open", listed=True)["table"]
        hello = f"GET /api/tables/{table}/play HTTP/1.1\r\nHost: {urlsplit(server.address).netloc}\r\n"
        hello += "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        one.sendall(f"{hello}Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n".encode())
        assert one.recv(12) == b"HTTP/1.1 101"
        assert is_closed(one)


def test_whoever_reads_and_plays_outlives_all_deadlines(settings: Settings) -> None:
    with hasty(settings, silence=1.0) as server, Browser(server.address) as host:
        table = host.new_table("me", "neighbour")["table"]
        with host.sit(table) as sitting:
            sitting.until("snapshot")
            time.sleep(3.0)
            assert sitting.play()["type"] == "accepted"


# --- Crowds ----------------------------------------------------------------------------------------------------------


def test_a_crowd_that_stands_about_keeps_nobody_out(settings: Settings) -> None:
    """Neither from its own address nor from any other: those who stood there longest make room."""
    for limits in ({"address_sockets": 50, "proxies": ()}, {"sockets": 50}):
        with running(replace(settings, **limits)) as server, ExitStack() as stack:
            host = stack.enter_context(Browser(server.address))
            table = host.new_table("me", "neighbour")["table"]
            crowd = [stack.enter_context(knock(server)) for _ in range(CROWD)]
            for one in crowd:
                one.sendall(HALF["half the headers"])
            with host.sit(table) as sitting:
                sitting.until("snapshot")
                assert sitting.play()["type"] == "accepted"
                assert sum(map(is_open, crowd)) <= 50


def test_strangers_with_open_tables_keep_no_player_out(settings: Settings) -> None:
    with running(replace(settings, connections=100, reserved=20)) as server, ExitStack() as stack:
        host = stack.enter_context(Browser(server.address))
        table = host.new_table("me", "neighbour", listed=True)["table"]
        refused = sum(not stranger_enters(stack, server, table) for _ in range(CROWD))
        assert refused == CROWD - settings.address_watchers
        with host.sit(table) as sitting:
            sitting.until("snapshot")
            assert sitting.play()["type"] == "accepted"


def stranger_enters(stack: ExitStack, server: Running, table: str) -> bool:
    address = f"{server.address.replace('http', 'ws', 1)}/api/tables/{table}/play"
    try:
        entered = stack.enter_context(connect(address, close_timeout=0))
        return "server-too-many" not in str(entered.recv(PATIENCE))
    except InvalidStatus as refused:
        return b"server-too-many" not in bytes(refused.response.body)


def test_players_who_only_watch_are_refused_earlier_and_told_so(settings: Settings) -> None:
    small = replace(settings, connections=3, reserved=1)
    with running(small) as server, ExitStack() as stack:
        host, guest = (stack.enter_context(Browser(server.address)) for _ in range(2))
        guest.get("me")
        table = host.new_table("me", "neighbour", listed=True)["table"]
        for _ in range(2):
            stack.enter_context(guest.sit(table)).until("snapshot")
        with guest.sit(table) as refused:
            assert refused.receive()["code"] == "too-many"
        with host.sit(table) as seated:
            assert seated.receive()["type"] == "snapshot"


def test_places_are_given_back(settings: Settings) -> None:
    with running(replace(settings, address_watchers=2)) as server, Browser(server.address) as host:
        table = host.new_table("me", "open", listed=True)["table"]
        for _ in range(5):
            with ExitStack() as stack:
                while not stranger_enters(stack, server, table):
                    time.sleep(0.02)
        until = time.monotonic() + PATIENCE
        while server.server.tables.room.taken or len(server.server.doors.inside) > 1:
            assert time.monotonic() < until
            time.sleep(0.02)


def test_a_socket_that_is_reset_is_forgotten(settings: Settings) -> None:
    with running(settings) as server:
        one = knock(server)
        one.sendall(HALF["half the headers"])
        one.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        one.close()
        until = time.monotonic() + PATIENCE
        while server.server.doors.inside:
            assert time.monotonic() < until
            time.sleep(0.02)
