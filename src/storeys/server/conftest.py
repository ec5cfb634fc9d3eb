"""Servers, databases and browsers for the tests."""

import logging
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from .client import Browser
from .serve import serving
from .settings import Settings
from .thinking import Thinkers


class Running:
    """A server in a thread of this process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._uvicorn = serving(replace(settings, port=0))
        self._thread = threading.Thread(target=self._uvicorn.run)

    @property
    def server(self) -> Any:
        app: Any = self._uvicorn.config.app
        return app.state.server

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._uvicorn.servers[0].sockets[0].getsockname()[1]}"

    def start(self) -> None:
        self._thread.start()
        while not self._uvicorn.started:
            assert self._thread.is_alive(), "the server did not start"
            time.sleep(0.01)

    def stop(self) -> None:
        self._uvicorn.should_exit = True
        self._thread.join()


@contextmanager
def running(settings: Settings) -> Iterator[Running]:
    server = Running(settings)
    server.start()
    try:
        yield server
    finally:
        server.stop()


def quick(data: Path) -> Settings:
    """For tests: bots do not dawdle, and nobody is held up; a hand may, where much else is tested."""
    unlimited: dict[str, Any] = dict.fromkeys(("rate", "address_rate", "page_rate", "record_rate"), 1e6)
    unlimited |= dict.fromkeys(("burst", "address_burst", "page_burst", "chat_burst", "record_burst"), 10**6)
    unlimited |= dict.fromkeys(("player_tables", "player_listed", "address_listed"), 10**6)
    return Settings(data=data, pace=0.0, process_niceness=0, warming=0, episode_time=600.0, **unlimited)


class Failures(logging.Handler):
    """What was said of bots that did not answer."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.said: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.said.append(record.getMessage())


@pytest.fixture(autouse=True)
def bot_failures() -> Iterator[list[str]]:
    """A server goes on with a legal move when a bot fails; a test does not, unless it clears the list."""
    failures, log = Failures(), logging.getLogger(Thinkers.__module__)
    log.addHandler(failures)
    yield failures.said
    log.removeHandler(failures)
    assert failures.said == []


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """For a server of one's own."""
    return quick(tmp_path)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """The server that most tests share, as people do."""
    with running(quick(tmp_path_factory.mktemp("server"))) as server:
        yield server


@pytest.fixture
def browser(server: Running) -> Iterator[Callable[..., Browser]]:
    """Makes browsers, each with its own player."""
    browsers: list[Browser] = []

    def make(**headers: str) -> Browser:
        browsers.append(Browser(server.address, **headers))
        browsers[-1].get("me")
        return browsers[-1]

    yield make
    for one in browsers:
        one.http.close()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Callable[[], str]]:
    """Makes empty databases in a real PostgreSQL, and gives their addresses."""
    with new_cluster() as cluster:
        yield partial(_new_database, cluster, count())


@contextmanager
def new_cluster() -> Iterator[Any]:
    """A PostgreSQL of our own; not among pytest's folders, which it closes to the user that a cluster runs as."""
    with TemporaryDirectory() as name, pytest.MonkeyPatch.context() as patch:
        folder = Path(name)
        patch.setenv("XDG_RUNTIME_DIR", str(folder))  # it warns on machines that have none
        pgserver = pytest.importorskip("pgserver", reason="there is no PostgreSQL for this version of Python")
        with pgserver.postgres_server.get_server(folder / "cluster", cleanup_mode="delete") as cluster:
            cluster.psql("ALTER SYSTEM SET fsync = off;")  # these databases need not outlive the machine
            cluster.psql("SELECT pg_reload_conf();")
            yield cluster


def _new_database(cluster: Any, numbers: Iterator[int]) -> str:
    name = f"table{next(numbers)}"
    cluster.psql(f"CREATE DATABASE {name};")
    return str(cluster.get_uri(name))
