"""Ten thousand messages and requests that nobody in good faith would send: each is answered in kind, and play goes on.

Whoever sends them sits at the table, watches it, has no cookie or a forged one. What they send: `mischief.py`.
"""

import logging
from collections.abc import Iterator
from contextlib import ExitStack, closing
from dataclasses import dataclass, field, replace
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import pytest
from pydantic import TypeAdapter
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from .client import PATIENCE, Browser, Sitting
from .conftest import Running, running
from .mischief import Mischief, ask, check_answer
from .players import COOKIE
from .protocol import FromServer, Problem
from .settings import Settings

MESSAGES, REQUESTS, HANDSHAKES = 7_500, 2_300, 200
SEED = 8
BATCH = 25  # messages sent before their answers are read
NEWS = ("snapshot", "moves", "people", "chat")  # which come without being asked for
MOST_MEMORY = 150  # megabytes that all this may add
HANDSHAKE = "ASGI callable returned without completing handshake."  # Uvicorn writes so whenever one is refused

READ: TypeAdapter[Any] = TypeAdapter(FromServer)


# --- Who sends it ----------------------------------------------------------------------------------------------------


@dataclass
class Scene:
    """A table in a house, an honest player, and four who are not."""

    house: Running
    table: str
    honest: Browser
    victim: Sitting
    rogues: list[Sitting]
    mischief: Mischief
    heard: list[bytes] = field(default_factory=list)  # whatever somebody other than the victim was told
    moved: list[int] = field(default_factory=list)  # the lines of the log that are the victim's

    def play_on(self) -> None:
        """Somebody makes an ordinary move."""
        players = self.victim, self.rogues[0]
        for sitting in players:
            sitting.ask("ping")  # so that everything before has been heard
        active = next(sitting for sitting in players if (sitting.position or {})["choices"])
        answer = active.play()
        assert answer["type"] == "accepted"
        if active is self.victim:
            self.moved.append(answer["line"])

    def secrets(self) -> list[str]:
        """What nobody but the server and the victim may know, and what only a broken server would say."""
        row = self.house.server.tables.live[self.table].row
        player, _, signature = self.honest.http.cookies[COOKIE].partition(".")
        return [row.seed, player, signature, "TOP SECRET", "root:x:", "Traceback", "sqlite", "sqlalchemy", 'File \\"']


@pytest.fixture
def scene(settings: Settings) -> Iterator[Scene]:
    web = settings.data / "web"
    web.mkdir(parents=True)
    (web / "index.html").write_text("<!doctype html>", "utf-8")
    (settings.data / "secret.txt").write_text("TOP SECRET", "utf-8")
    with ExitStack() as stack:
        house = stack.enter_context(running(replace(settings, web=web)))
        honest, seated, watcher, stranger, forger = (stack.enter_context(Browser(house.address)) for _ in range(5))
        created = honest.new_table("me", "open", "neighbour", listed=True)
        seated.post("join", {"code": created["code"]})
        watcher.get("me")
        forger.http.cookies.set(COOKIE, f"{honest.get('me')['player']}.{'0' * 64}")
        table = created["table"]
        victim, *rogues = (stack.enter_context(one.sit(table)) for one in (honest, seated, watcher, stranger, forger))
        yield Scene(house, table, honest, victim, rogues, Mischief(SEED))


def pester(scene: Scene) -> None:
    """Messages in batches, from each rogue in turn, and now and then an ordinary move."""
    for batch in range(MESSAGES // BATCH):
        sitting = scene.rogues[batch % len(scene.rogues)]
        scene.mischief.learn_from(sitting)
        for _ in range(BATCH):
            sitting.socket.send(scene.mischief.message(sitting))
        answers = 0
        while answers < BATCH:
            answers += sitting.receive()["type"] not in NEWS
        if batch % 4 == 3:
            scene.play_on()


def bother(scene: Scene) -> None:
    """Requests, one after the other, over a connection that is opened again when the server has had enough."""
    http = HTTPConnection(scene.house.address.removeprefix("http://"), timeout=PATIENCE)
    with closing(http):
        for _ in range(REQUESTS):
            request = scene.mischief.request(scene.table)
            answer = ask(http, *request)
            check_answer(request, answer, body := answer.read())
            scene.heard += [body, str(answer.headers).encode()]


def knock(scene: Scene) -> None:
    """Sockets at addresses, from pages and with cookies that lead nowhere."""
    address, statuses = scene.house.address.replace("http", "ws", 1), set()
    for _ in range(HANDSHAKES):
        table = scene.mischief.of(scene.table, "nowhere", "%00", "..%2f", "x" * 300)
        query = scene.mischief.of("", "?since=-1", "?since=abc", "?since=9999999999999999999", "?chat=-1", "?code=%27")
        headers = {"Origin": scene.mischief.of("null", "https://evil.example", scene.house.address)}
        headers |= {"Cookie": f"{COOKIE}={scene.mischief.of('a.b', 'x' * 2000, '%00')}"}
        try:
            with connect(f"{address}/api/tables/{table}/play{query}", additional_headers=headers) as socket:
                scene.heard.append(str(socket.recv(PATIENCE)).encode())
        except InvalidStatus as refused:
            statuses.add(refused.response.status_code)
            scene.heard.append(bytes(refused.response.body))
    assert statuses <= {403, 404, 422}


def memory() -> float:
    """Of this process, in megabytes."""
    pages = int(Path("/proc/self/statm").read_text("utf-8").split()[1])
    return pages / 256


# --- The tests -------------------------------------------------------------------------------------------------------


def test_ten_thousand_hostile_messages_and_requests_do_no_harm(scene: Scene, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.ERROR)
    before = memory()
    pester(scene)
    bother(scene)
    knock(scene)
    grown = memory() - before
    scene.play_on()
    assert scene.honest.http.get("/healthz").json() == {"status": "ok"}
    assert {record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR} <= {HANDSHAKE}
    check_nothing_leaked(scene)
    assert [line["line"] for line in scene.victim.log if line["seat"] in (0, 2)] == scene.moved
    assert grown < MOST_MEMORY


def check_nothing_leaked(scene: Scene) -> None:
    for rogue in scene.rogues:
        for text in rogue.heard:
            READ.validate_json(text)
        scene.heard += [text.encode() for text in rogue.heard]
    everything = b"\n".join(scene.heard)
    assert [secret for secret in scene.secrets() if secret.encode() in everything] == []


def test_a_flood_is_held_up_and_others_are_not(settings: Settings) -> None:
    limits = Settings()
    slow = replace(settings, rate=0.1, burst=limits.burst)  # however slowly the machine sends, it is too fast
    with running(slow) as house, ExitStack() as stack:
        honest, rogue = (stack.enter_context(Browser(house.address)) for _ in range(2))
        table = honest.new_table("me", "neighbour", listed=True)["table"]
        rogue.get("me")
        victim, flooder = (stack.enter_context(one.sit(table)) for one in (honest, rogue))
        answers = [rogue.http.get("/api/tables") for _ in range(2 * limits.burst)]
        with pytest.raises(ConnectionClosed):
            flood(flooder)
        victim.until_my_turn()
        assert victim.play()["type"] == "accepted"
    assert {Problem.model_validate_json(one.text).code for one in answers if one.status_code == 429} == {"too-fast"}


def flood(sitting: Sitting) -> None:
    for _ in range(1_000):
        sitting.socket.send("{")
        assert sitting.receive().get("code") in (None, "malformed", "too-fast")
