"""A PostgreSQL that is stopped, crashes and comes back under two servers: nothing acknowledged is lost, news go on.

A normal run has few outages; STOREYS_OUTAGES=30 is the full proof.
"""

import os
import random
import secrets
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest

from .client import Browser, Json, Sitting
from .conftest import new_cluster
from .kill_test import Company, prove_matches
from .processes_test import processes

OUTAGES = int(os.environ.get("STOREYS_OUTAGES", "3"))
PATIENCE = 30.0  # seconds for things to become as they should
AGAIN = 0.05  # seconds between two looks


class Cluster:
    """A PostgreSQL that can be taken away and brought back."""

    def __init__(self, cluster: Any) -> None:
        self._cluster = cluster
        self.address = str(cluster.get_uri("postgres"))

    def stop(self) -> None:
        """As somebody does who installs a newer one."""
        self._control("-w", "-m", "fast", "stop")

    def crash(self) -> None:
        """All of its processes end at once; what was committed is read from its journal when it starts again."""
        self._control("-w", "-m", "immediate", "stop")

    def kill(self) -> None:
        """Its first process is killed, and the others follow."""
        process = self._cluster.get_postmaster_info().process
        process.kill()
        process.wait()

    def start(self) -> None:
        until = time.monotonic() + PATIENCE
        while True:
            try:
                return self._cluster.ensure_postgres_running()  # type: ignore[no-any-return]
            except subprocess.CalledProcessError:  # the last of those that were killed are still there
                assert time.monotonic() < until, "PostgreSQL did not come back"
                time.sleep(AGAIN)

    def _control(self, *words: str) -> None:
        from pgserver import pg_ctl  # type: ignore[attr-defined]

        pg_ctl(list(words), pgdata=self._cluster.pgdata, user=self._cluster.system_user)


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    with new_cluster() as cluster:
        yield Cluster(cluster)


@pytest.fixture(scope="module")
def servers(cluster: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[str]]:
    limits = {f"STOREYS_{name}": "1000000" for name in ("RATE", "BURST", "ADDRESS_RATE", "ADDRESS_BURST")}
    data = str(tmp_path_factory.mktemp("data"))
    chosen = {"STOREYS_DATABASE_URL": cluster.address, "STOREYS_DATA": data, "STOREYS_LOG_LEVEL": "ERROR"}
    with processes(2, **limits, **chosen) as addresses:
        yield addresses


def health(address: str) -> tuple[int, Json]:
    answer = httpx.get(f"{address}/healthz", timeout=PATIENCE)
    return answer.status_code, answer.json()


def wait_until(all_of: Callable[[str], bool], servers: list[str]) -> None:
    until = time.monotonic() + PATIENCE
    while not all(map(all_of, servers)):
        assert time.monotonic() < until, [health(address) for address in servers]
        time.sleep(AGAIN)


def is_well(address: str) -> bool:
    return health(address) == (200, {"status": "ok"})


def tells_of_trouble(address: str) -> bool:
    """Of the database, and of the chore that could not go on without it."""
    status, told = health(address)
    return status == 503 and told["database"] == "away" and "listener" in told["troubled"]


def refusal(browser: Browser) -> tuple[int, str, str]:
    answer = browser.http.post("/api/me", json={"name": "Ada"})
    return answer.status_code, answer.json()["code"], answer.json()["say"]["message"]


# --- One move at a time ----------------------------------------------------------------------------------------------


class Pair:
    """Two people at one table, each at another server."""

    def __init__(self, servers: list[str], stack: ExitStack) -> None:
        self.browsers = [stack.enter_context(Browser(address)) for address in servers]
        table = self.browsers[0].new_table("me", "open")
        self.browsers[1].post("join", {"code": table["code"]})
        self.sittings = [stack.enter_context(browser.sit(table["table"])) for browser in self.browsers]
        for sitting in self.sittings:
            sitting.until(lambda message: message["type"] == "snapshot" and message["phase"] == "playing")

    def mover(self) -> Sitting:
        return next(sitting for sitting in self.sittings if (sitting.position or {})["choices"])

    def next_move(self) -> Json:
        mover = self.mover()
        choice = (mover.position or {})["choices"][0]
        return {"id": secrets.token_hex(8), "at": len(mover.log), "seat": choice["seat"], "action": choice["action"]}

    def read_up_to(self, line: int) -> None:
        for sitting in self.sittings:
            sitting.until_line(line)
        assert self.sittings[0].log == self.sittings[1].log


@pytest.mark.parametrize("trouble", ["stop", "crash", "kill"])
def test_moves_reach_the_other_process_again_after_an_outage(
    cluster: Cluster, servers: list[str], trouble: str
) -> None:
    with ExitStack() as stack:
        pair = Pair(servers, stack)
        pair.read_up_to(pair.mover().play()["line"])
        before = list(pair.sittings[0].log)
        getattr(cluster, trouble)()
        mover, move = pair.mover(), pair.next_move()
        assert mover.ask("play", **move)["code"] == "away"
        wait_until(tells_of_trouble, servers)
        assert [refusal(browser) for browser in pair.browsers] == [(503, "away", "server-away")] * 2
        cluster.start()
        wait_until(is_well, servers)
        answer = mover.ask("play", **move)
        assert answer["type"] == "accepted"
        pair.read_up_to(answer["line"])
        pair.read_up_to(pair.mover().play()["line"])
        assert pair.sittings[1].log[: len(before)] == before
        assert 'storeys_troubled{chore="listener"} 0.0' in httpx.get(f"{servers[0]}/metrics").text


# --- In the middle of much -------------------------------------------------------------------------------------------


def test_no_acknowledged_move_is_lost_when_the_database_goes(
    cluster: Cluster, servers: list[str], tmp_path: Path
) -> None:
    whim = random.Random(OUTAGES)
    company = Company(servers, random.Random(OUTAGES))
    try:
        for number in range(OUTAGES):
            company.sit_down()
            time.sleep(whim.uniform(0.1, 0.5))
            (cluster.crash, cluster.kill, cluster.stop)[number % 3]()
            company.check()
            cluster.start()
            wait_until(is_well, servers)
        company.finish()
        prove_matches(company, tmp_path)
    finally:
        company.go_home()
    acknowledged = [len(player.accepted) for player in company.players]
    assert all(acknowledged)
    print(f"{OUTAGES} outages, {sum(acknowledged)} moves acknowledged")
