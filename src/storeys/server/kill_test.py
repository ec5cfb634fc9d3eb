"""A server that is killed, again and again, while people play: what it has acknowledged is never lost.

A normal run kills it a few times; STOREYS_KILLS=50 is the full proof.
"""

import os
import random
import secrets
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import cycle
from pathlib import Path

import pytest
from websockets.exceptions import WebSocketException

import storeys

from .client import Browser, Json, Sitting, free_port

KILLS = int(os.environ.get("STOREYS_KILLS", "4"))
LONGEST_LIFE = 0.7  # seconds from when the server answers until it is killed
PATIENCE = 180.0  # seconds for a server to start, and for a table to come to its end

TABLES = [["me", "bot:greedy"], ["me", "open"], ["me", "neighbour", "bot:random"]]


class House:
    """A server that is killed and started again at the same address, with the same data."""

    def __init__(self, folder: Path, database_url: str) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.diary = folder / "stderr.txt"
        limits = {f"STOREYS_{name}": "1000000" for name in ("RATE", "BURST", "ADDRESS_RATE", "ADDRESS_BURST")}
        chosen = {"STOREYS_DATA": str(folder), "STOREYS_DATABASE_URL": database_url, "STOREYS_PACE": "0", **limits}
        self._environment = {**os.environ, **chosen}
        self._process: subprocess.Popen[bytes] | None = None
        self.killed = 0

    def open(self) -> None:
        command = [sys.executable, "-m", "storeys", "serve", "--port", str(self.port)]
        with self.diary.open("ab") as diary:
            self._process = subprocess.Popen(
                command, env=self._environment, stdout=subprocess.DEVNULL, stderr=diary, start_new_session=True
            )
        until = time.monotonic() + PATIENCE
        while not self._answers():
            assert self._process.poll() is None, self.diary.read_text("utf-8")
            assert time.monotonic() < until, "the server did not start"
            time.sleep(0.02)

    def _answers(self) -> bool:
        with socket.socket() as probe:
            return probe.connect_ex(("127.0.0.1", self.port)) == 0

    def kill(self) -> None:
        if self._process:
            os.killpg(self._process.pid, signal.SIGKILL)  # its keeper and itself
            self._process.wait()
            while self._answers():
                time.sleep(0.01)
            self._process = None
            self.killed += 1


class Player(threading.Thread):
    """Somebody who plays at one table until the match is over, whatever happens to the server."""

    def __init__(self, browser: Browser, table: str, whim: random.Random) -> None:
        super().__init__(daemon=True)
        self.browser, self.table, self._whim = browser, table, whim
        self.hurry = False  # come to an end soon
        self.over = False
        self.trouble: BaseException | None = None
        self.log: list[Json] = []  # the longest that was ever seen
        self.accepted: dict[int, tuple[int, Json]] = {}  # the seat and action of each line that was acknowledged
        self.resent = 0  # moves that were not acknowledged before the server died
        self._unsure: Json | None = None  # a move that was sent, and no answer has come

    def run(self) -> None:
        try:
            while not self.over:
                self._sit_while_it_lives()
        except BaseException as trouble:
            self.trouble = trouble

    def _sit_while_it_lives(self) -> None:
        try:
            with self.browser.sit(self.table) as sitting:
                self._come_back(sitting)
                while not self.over:
                    self._move(sitting)
        except TimeoutError:
            raise  # the server lives, but the table is dead
        except (WebSocketException, OSError):
            time.sleep(0.02)

    def _come_back(self, sitting: Sitting) -> None:
        sitting.until("snapshot")
        self._compare(sitting)
        if self._unsure:
            self.resent += 1
            line = self._send(sitting, self._unsure)
            again = self._ask(sitting, {**self._unsure, "at": 0})
            assert again == {"type": "accepted", "id": again["id"], "line": line}, again
            self._unsure = None
            self._compare(sitting)

    def _compare(self, sitting: Sitting) -> None:
        """Nothing that was ever seen or acknowledged is missing or different."""
        assert sitting.log[: len(self.log)] == self.log
        self.log = list(sitting.log)
        for line, (seat, action) in self.accepted.items():
            assert (self.log[line - 1]["seat"], self.log[line - 1]["action"]) == (seat, action)
        self.over = (sitting.position or {})["over"]

    def _move(self, sitting: Sitting) -> None:
        sitting.until_my_turn()
        position = sitting.position or {}
        if not position["over"]:
            choices = position["choices"]
            choice = choices[0] if self.hurry else self._whim.choice(choices)
            at, name = len(sitting.log), secrets.token_hex(8)
            self._unsure = {"id": name, "at": at, "seat": choice["seat"], "action": choice["action"]}
            self._send(sitting, self._unsure)
            self._unsure = None
        self._compare(sitting)

    def _send(self, sitting: Sitting, move: Json) -> int:
        answer = self._ask(sitting, move)
        assert answer["type"] == "accepted", answer
        self.accepted[answer["line"]] = (move["seat"], move["action"])
        return int(answer["line"])

    def _ask(self, sitting: Sitting, move: Json) -> Json:
        """Ask until the server can tell: while its database is away it does not know, and the same is sent again."""
        while (answer := sitting.ask("play", **move)).get("code") == "away":
            self.resent += 1
            time.sleep(0.05)
        return answer


class Company:
    """People who sit down at tables as long as the house is open."""

    def __init__(self, addresses: Sequence[str], whim: random.Random) -> None:
        self._addresses, self._whim = addresses, whim
        self._tables: list[list[Player]] = [[] for _ in TABLES]
        self.players: list[Player] = []

    def sit_down(self) -> None:
        """Begin a match wherever none is being played."""
        for number, chairs in enumerate(TABLES):
            if all(player.over for player in self._tables[number]):
                self._tables[number] = self._new_table(chairs)
                self.players += self._tables[number]

    def _new_table(self, chairs: list[str]) -> list[Player]:
        doors = cycle(self._addresses)
        browsers = [Browser(next(doors)) for _ in range(1 + chairs.count("open"))]
        created = browsers[0].new_table(*chairs)
        for guest in browsers[1:]:
            guest.post("join", {"code": created["code"]})
        players = [Player(browser, created["table"], random.Random(self._whim.random())) for browser in browsers]
        for player in players:
            player.start()
        return players

    def check(self) -> None:
        for player in self.players:
            if player.trouble:
                raise player.trouble

    def finish(self) -> None:
        """Play every match to its end."""
        for player in self.players:
            player.hurry = True
        for player in self.players:
            player.join(PATIENCE)
            assert not player.is_alive(), "a table does not go on"
        self.check()

    def go_home(self) -> None:
        for player in self.players:
            player.over = True  # in case of trouble
            player.browser.http.close()


@contextmanager
def house_and_company(folder: Path, database_url: str, seed: int) -> Iterator[tuple[House, Company]]:
    house = House(folder, database_url)
    company = Company([house.address], random.Random(seed))
    try:
        yield house, company
    finally:
        house.kill()
        company.go_home()


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_no_acknowledged_move_is_lost_when_the_server_is_killed(
    database: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    url = request.getfixturevalue("postgres")() if database == "postgresql" else ""
    whim = random.Random(KILLS)
    with house_and_company(tmp_path, url, KILLS) as (house, company):
        for _ in range(KILLS):
            house.open()
            company.sit_down()
            time.sleep(whim.uniform(0, LONGEST_LIFE))
            house.kill()
            company.check()
        house.open()
        company.finish()
        prove_matches(company, tmp_path)
        acknowledged = [len(player.accepted) for player in company.players]
    assert house.killed == KILLS + 1
    assert all(acknowledged)
    assert "Traceback" not in house.diary.read_text("utf-8")
    print(f"{database}: {KILLS} kills, {sum(acknowledged)} moves acknowledged")


def prove_matches(company: Company, folder: Path) -> None:
    """The file of every match replays to its end, and chance was not touched."""
    file = folder / "match.txt"
    for player in company.players:
        file.write_text(player.browser.http.get(f"/api/tables/{player.table}/file").text, "utf-8")
        assert storeys.verify(file) > 0
        assert len(storeys.load(file).log()) == len(player.log)
