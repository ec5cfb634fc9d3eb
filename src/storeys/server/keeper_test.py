"""A server process that stands still is ended and another one started, and what did it is not done again.

The server of these tests is a real one, kept by a real keeper; its process has traps planted, one for each way to stand
still. `python -m storeys.server.keeper_test` is that process (`trapped`) or its keeper (`keep`).
"""

import asyncio
import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import WebSocketException

from storeys.play import Match

from .client import Browser, Sitting, free_port
from .conftest import Running, running
from .keeper import Keeper, Life, note
from .rows import StallRow
from .settings import Settings

STANDSTILL = 6.0  # seconds, for tests
PATIENCE = 90.0  # seconds for a server to be there (again)
HERE = (sys.executable, "-m", "storeys.server.keeper_test")


# --- The server with its traps ---------------------------------------------------------------------------------------


def spin() -> None:
    while True:
        pass


def hold_everything() -> None:
    """A call that never comes back and lets no other thread run meanwhile."""
    re.match(r"(a+)+$", "a" * 64 + "b")


def plant_traps() -> None:
    from . import connection

    trap: Any = Match
    refusal, carry_out = Match.refusal, connection.Connection._carry_out

    def trapped_why(match: Match, action: dict[str, Any], seat: int) -> Any:
        traps: dict[str, Callable[[], None]] = {"spin": spin, "hold": hold_everything}
        traps.get(action["do"], lambda: None)()
        return refusal(match, action, seat)

    async def trapped_answer(self: connection.Connection, message: Any) -> Any:
        if message.type == "look" and message.line == 13:
            spin()
        return await carry_out(self, message)

    trap.refusal = trapped_why
    connection.Connection._carry_out = trapped_answer  # type: ignore[method-assign]


def keep(port: str, folder: str) -> None:
    command = (*HERE, "trapped")
    settings = Settings.of(port=int(port), data=Path(folder), pace=0.0, standstill=STANDSTILL)
    raise SystemExit(Keeper(settings, command).run())


# --- The keeper, watched from outside --------------------------------------------------------------------------------


class Kept:
    """A server with its keeper."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.diary = folder / "diary.txt"
        with self.diary.open("ab") as diary:
            self.process = subprocess.Popen([*HERE, "keep", str(self.port), str(folder)], stderr=diary)

    def until_there(self) -> None:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            assert self.process.poll() is None, self.diary.read_text("utf-8")
            try:
                if httpx.get(f"{self.address}/healthz").is_success:
                    return
            except httpx.TransportError:
                time.sleep(0.05)
        raise AssertionError(self.diary.read_text("utf-8"))

    def told(self, event: str) -> list[dict[str, Any]]:
        lines = [json.loads(line) for line in self.diary.read_text("utf-8").splitlines() if line.startswith("{")]
        return [line for line in lines if line["event"] == event]

    @contextmanager
    def sit(self, browser: Browser, table: str) -> Iterator[Sitting]:
        """Sit down, as soon as the server is there again."""
        self.until_there()
        with browser.sit(table) as sitting:
            sitting.until("snapshot")
            yield sitting


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Kept]:
    kept = Kept(tmp_path_factory.mktemp("kept"))
    try:
        kept.until_there()
        yield kept
    finally:
        kept.process.terminate()
        kept.process.wait()


TRAPS: dict[str, tuple[str, dict[str, Any]]] = {
    "work beside the loop that does not end": ("why", {"seat": 0, "action": {"do": "spin"}}),
    "a step of the loop that does not end": ("look", {"line": 13}),
    "a call that lets no thread run": ("why", {"seat": 0, "action": {"do": "hold"}}),
}


@pytest.mark.parametrize("trap", TRAPS)
def test_a_server_that_stands_still_is_restarted_and_the_message_that_did_it_is_refused(kept: Kept, trap: str) -> None:
    kind, fields = TRAPS[trap]
    with Browser(kept.address) as ada, Browser(kept.address) as bob:
        tables = [browser.new_table("me", "neighbour")["table"] for browser in (ada, bob)]
        moved = {}
        for browser, table in zip((ada, bob), tables, strict=True):
            with kept.sit(browser, table) as sitting:
                assert sitting.play()["type"] == "accepted"
                moved[table] = sitting.log
        name = stand_still(kept, ada, tables[0], kind, fields)
        with kept.sit(ada, tables[0]) as sitting:
            assert sitting.log == moved[tables[0]]
            again = sitting.ask(kind, id=name, **fields)
            assert (again["type"], again["code"]) == ("refused", "stood-still")
            assert sitting.play()["type"] == "accepted"
        with kept.sit(bob, tables[1]) as sitting:
            assert sitting.log == moved[tables[1]]
            assert sitting.play()["type"] == "accepted"
    seen_by_keeper = [work for one in kept.told("the server stands still") for work in one["works"]]
    noted = [*kept.told("work does not end"), *seen_by_keeper]
    assert (tables[0], kind, name) in [(work["table"], work["kind"], work["client"]) for work in noted]


def stand_still(kept: Kept, browser: Browser, table: str, kind: str, fields: dict[str, Any]) -> str:
    """Send a message that the server stands still over, and listen until the line breaks; the message's name."""
    with kept.sit(browser, table) as sitting:
        name = sitting.send(kind, **fields)
        try:
            while True:
                sitting.socket.recv(PATIENCE)
        except (WebSocketException, OSError):
            return name


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_the_keeper_stops_its_server_when_it_is_told_to(how: signal.Signals, tmp_path: Path) -> None:
    kept = Kept(tmp_path)
    kept.until_there()
    kept.process.send_signal(how)
    assert kept.process.wait(PATIENCE) == 0
    assert not answers(kept.port)


def test_when_the_keeper_is_killed_its_server_ends_too(tmp_path: Path) -> None:
    kept = Kept(tmp_path)
    kept.until_there()
    kept.process.kill()
    kept.process.wait()
    until = time.monotonic() + PATIENCE
    while answers(kept.port):
        assert time.monotonic() < until, "the server outlived its keeper"
        time.sleep(0.05)


def answers(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


# --- The keeper from inside ------------------------------------------------------------------------------------------


@pytest.fixture
def signals() -> Iterator[None]:
    """A keeper listens to signals; afterwards they are again as they were."""
    before = {number: signal.getsignal(number) for number in (signal.SIGTERM, signal.SIGINT)}
    yield
    for number, handler in before.items():
        signal.signal(number, handler)


@pytest.mark.usefixtures("signals")
def test_a_server_that_cannot_start_is_not_started_again_and_again(tmp_path: Path) -> None:
    diary = tmp_path / "starts.txt"
    command = (sys.executable, "-c", f"open({str(diary)!r}, 'a').write('once '); raise SystemExit(3)")
    assert Keeper(Settings.of({}, data=tmp_path), command).run() == 3
    assert diary.read_text("utf-8") == "once "


def test_a_machine_that_slept_does_not_count_as_standing_still(tmp_path: Path) -> None:
    life = Life(Settings.of({}, data=tmp_path), (sys.executable, "-c", "import sys; sys.stdin.read()"))
    try:
        life.slate.beat()
        life._feel_pulse(time.monotonic())
        life._feel_pulse(time.monotonic() + 3600)
        assert 0 < life.still < 1
    finally:
        life.kill()
        life.close()


def test_a_pulse_that_goes_on_is_life(tmp_path: Path) -> None:
    life = Life(Settings.of({}, data=tmp_path), (sys.executable, "-c", "import sys; sys.stdin.read()"))
    try:
        life._feel_pulse(time.monotonic() + 0.3)
        assert (life.serves, life.still) == (False, 0.0)  # it has not come so far
        life.slate.beat()
        for moment in (0.6, 0.9):
            life._feel_pulse(time.monotonic() + moment)
        assert life.still > 0
        life.slate.beat()
        life._feel_pulse(time.monotonic() + 1.2)
        assert (life.serves, life.still) == (True, 0.0)
    finally:
        life.kill()
        life.close()


# --- Tables ----------------------------------------------------------------------------------------------------------


def stalled(settings: Settings, *stalls: StallRow) -> None:
    asyncio.run(note(settings.url, stalls))


@pytest.mark.parametrize(
    "clients", [["message-1", "message-2", "message-3"], [None]], ids=["three messages", "no message"]
)
def test_a_table_that_a_server_stands_still_over_again_and_again_is_put_aside(
    clients: list[str | None], settings: Settings
) -> None:
    with running(settings) as server, Browser(server.address) as ada:
        table = ada.new_table("me", "neighbour")["table"]
        other = ada.new_table("me", "neighbour")["table"]
    stalled(settings, *(StallRow(table, "why", None, client) for client in clients))
    with running(settings) as server, Browser(server.address) as again:
        again.http.cookies.update(ada.http.cookies)
        with again.sit(table) as sitting:
            assert sitting.until("gone")["say"]["message"] == "server-put-aside"
        with again.sit(other) as sitting:
            sitting.until("snapshot")
            assert sitting.play()["type"] == "accepted"


def test_a_note_about_a_table_that_is_gone_harms_nobody(server: Running, settings: Settings) -> None:
    stalled(settings, StallRow("nowhere", "why", None, "message-1"))
    assert server.address


if __name__ == "__main__":
    if sys.argv[1] == "keep":
        from .logs import set_up_logs

        set_up_logs("WARNING")
        keep(*sys.argv[2:])
    else:
        from .serve import main

        plant_traps()
        main()
        os._exit(0)
