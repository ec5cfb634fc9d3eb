"""Several server processes on one PostgreSQL, each a real process."""

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from .client import Browser, free_port

COMMAND = "import sys; from storeys.server import run; run(port=int(sys.argv[1]), pace=0.0)"
PATIENCE = 60.0  # seconds for a process to start


@contextmanager
def processes(number: int, **environment: str) -> Iterator[list[str]]:
    """So many server processes; their addresses."""
    ports = [free_port() for _ in range(number)]
    chosen = {**os.environ, **environment}
    commands = [[sys.executable, "-c", COMMAND, str(port)] for port in ports]
    addresses = [f"http://127.0.0.1:{port}" for port in ports]
    served = [subprocess.Popen(command, env=chosen, stderr=subprocess.PIPE) for command in commands]
    try:
        for address, one in zip(addresses, served, strict=True):
            wait_for(address, one)
        yield addresses
    finally:
        for one in served:
            one.terminate()
            one.communicate()


def wait_for(address: str, served: "subprocess.Popen[bytes]") -> None:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        if served.poll() is not None:
            raise AssertionError((served.stderr.read() if served.stderr else b"").decode())
        try:
            if httpx.get(f"{address}/healthz").is_success:
                return
        except httpx.TransportError:
            time.sleep(0.05)
    raise AssertionError("the server did not start")


@pytest.fixture(scope="module")
def two_processes(postgres: Callable[[], str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[str]]:
    environment = {"STOREYS_DATABASE_URL": postgres(), "STOREYS_DATA": str(tmp_path_factory.mktemp("data"))}
    # tests beside this one leave little for who gives way
    environment |= {"STOREYS_PROCESS_NICENESS": "0", "STOREYS_EPISODE_TIME": "600"}
    with processes(2, **environment) as addresses:
        yield addresses


def test_players_on_different_processes_see_each_others_moves(two_processes: list[str]) -> None:
    with Browser(two_processes[0]) as host, Browser(two_processes[1]) as guest:
        table = host.new_table("me", "open")
        with host.sit(table["table"]) as first:
            assert first.until("snapshot")["phase"] == "waiting"
            guest.post("join", {"code": table["code"]})
            first.until("snapshot")
            with guest.sit(table["table"]) as second:
                second.until("snapshot")
                for sitting in (first, second):
                    while not all(seat["here"] for seat in sitting.seats):
                        sitting.receive()
                for _ in range(6):
                    active = first if (first.position or {})["choices"] else second
                    assert active.play()["type"] == "accepted"
                    first.until_line(len(active.log))
                    second.until_line(len(active.log))
                assert first.log == second.log
                first.ask("chat", text="Can you hear me?")
                assert second.until("chat")["line"]["text"] == "Can you hear me?"
                host.delete(f"tables/{table['table']}")
                assert second.until("gone")


def test_one_player_is_the_same_at_every_process(two_processes: list[str]) -> None:
    with Browser(two_processes[0]) as here, Browser(two_processes[1]) as there:
        here.get("me")
        there.http.cookies.update(here.http.cookies)
        assert here.get("me") == there.get("me")


def test_who_signs_out_elsewhere_is_signed_out_at_every_process(two_processes: list[str]) -> None:
    with Browser(two_processes[0]) as here, Browser(two_processes[1]) as there:
        table = here.new_table("me", "neighbour")["table"]
        there.http.cookies.update(here.http.cookies)
        with there.sit(table) as sitting:
            sitting.until("snapshot")
            here.post("me/sign-out-others")
            with pytest.raises(ConnectionClosed):
                sitting.until("gone")
        assert here.get("me") != there.get("me")


def test_a_bot_driven_by_two_processes_makes_each_move_once(two_processes: list[str]) -> None:
    with Browser(two_processes[0]) as one, Browser(two_processes[1]) as two:
        table = one.new_table("bot:random", "bot:random", listed=True)["table"]
        with one.sit(table) as first, two.sit(table) as second:
            first.until_line(60)
            second.until_line(60)
        assert first.log[:60] == second.log[:60]
        assert [line["line"] for line in first.log] == list(range(1, len(first.log) + 1))


def test_a_hand_at_work_in_two_processes_brings_about_the_same_once(two_processes: list[str]) -> None:
    with Browser(two_processes[0]) as one, Browser(two_processes[1]) as two:
        chairs, wish = ("bot:random", "bot:random"), {"game": "skyscrapers", "options": {"hands": 2}}
        table = one.new_table(*chairs, listed=True, **wish)["table"]
        with one.sit(table) as first, two.sit(table) as second:
            first.until_motions(4)
            lines = len(first.log)
            second.until_line(lines)
            first.until_line(lines)
        assert first.log[:lines] == second.log[:lines]
        line = next(line["line"] for line in first.log if line["motion"])
        moved = [browser.http.get(f"/api/tables/{table}/motions/{line}").content for browser in (one, two)]
        assert moved[0] == moved[1] != b""


def test_a_second_process_on_one_sqlite_file_says_why_it_cannot_start(tmp_path: Path) -> None:
    data, sentence = str(tmp_path), "in use by another Storeys server"
    with (
        processes(1, STOREYS_DATA=data),
        pytest.raises(AssertionError, match=sentence),
        processes(1, STOREYS_DATA=data),
    ):
        pass
