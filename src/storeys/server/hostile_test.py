"""Ten thousand messages and requests that nobody in good faith would send: each is answered in kind, and play goes on.

Whoever sends them sits at the table, watches it, has no cookie or a forged one. Everything is drawn from a seed.
"""

import json
import logging
import random
import string
from collections.abc import Iterator
from contextlib import ExitStack, closing
from dataclasses import dataclass, field, replace
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path
from typing import Any, TypeVar

import pytest
from pydantic import TypeAdapter
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from .client import PATIENCE, Browser, Json, Sitting
from .conftest import Running, running
from .players import COOKIE
from .protocol import FromServer, Problem
from .refusals import STATUS
from .settings import Settings

MESSAGES, REQUESTS, HANDSHAKES = 7_500, 2_300, 200
SEED = 8
BATCH = 25  # messages sent before their answers are read
NEWS = ("snapshot", "moves", "people", "chat")  # which come without being asked for
MOST_MEMORY = 150  # megabytes that all this may add
BELOW = (b"Invalid HTTP request", b"Range header")  # how answers begin that come from below the application
HANDSHAKE = "ASGI callable returned without completing handshake."  # Uvicorn writes so whenever one is refused

T = TypeVar("T")

READ: TypeAdapter[Any] = TypeAdapter(FromServer)

NASTY: list[Any] = [
    None,
    True,
    -1,
    2**31,
    -(2**63),
    10**40,
    0.5,
    float("nan"),
    float("inf"),
    "",
    " ",
    "\x00",
    "\x1b[2J\x07",
    "\u202eevil\u202c",
    "\ud800",
    "İ\u0301" * 20,
    "🏗️" * 10,
    "'; DROP TABLE moves; --",
    "1 OR 1=1",
    "%s%n%x{0}{{7*7}}${7*7}",
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "../../../etc/passwd",
    "__class__",
    "x" * 5_000,
    [],
    {},
    [[[[[[[[[[1]]]]]]]]]],
    {"$ne": None},
    {"do": "bid"},
    [None] * 300,
]


# --- What is sent over sockets ---------------------------------------------------------------------------------------


class Mischief:
    """Messages and requests, one worse than the other."""

    def __init__(self, seed: int) -> None:
        self._whim = random.Random(seed)
        self._ids = ["used-before", "used-too-often"]

    def of(self, *things: T) -> T:
        return self._whim.choice(things)

    def nasty(self) -> Any:
        return self._whim.choice(NASTY)

    def message(self, sitting: Sitting) -> str | bytes:
        kinds = (
            self._garbage,
            self._deep,
            self._twisted,
            self._twisted,
            self._twisted,
            self._out_of_turn,
            self._action,
        )
        return self.of(*kinds)(sitting)

    def _name(self) -> str:
        """A client id: a new one, or one that others have used for something else."""
        if self._whim.random() < 0.3:
            return self._whim.choice(self._ids)
        self._ids = [*self._ids[-50:], f"{self._whim.getrandbits(64):016x}"]
        return self._ids[-1]

    def _garbage(self, _: Sitting) -> str | bytes:
        letters = "".join(self._whim.choices(string.printable + "ąőș\u2028\ufeff", k=self._whim.randrange(200)))
        good = json.dumps(self._good())
        cut = good[: self._whim.randrange(len(good))]
        doubled = good[:-1] + ', "type": "ping", "id": "12345678"}'
        worse: list[str | bytes] = [letters, letters.encode(), self._whim.randbytes(40), cut, doubled, "\ufeff" + good]
        return self.of(*worse)

    def _deep(self, _: Sitting) -> str:
        depth = self.of(50, 500, 2_000)
        nested = self.of("[" * depth + "]" * depth, '{"a":' * depth + "1" + "}" * depth)
        return self.of(
            nested, f'{{"type": "play", "id": "deep-deep", "at": 0, "seat": 0, "action": {{"do": {nested}}}}}'
        )

    def _good(self) -> Json:
        """What could have been meant well."""
        kind = self.of("play", "undo", "chat", "look", "why", "hint", "ping")
        message: Json = {"type": kind, "id": self._name()}
        for name in {"play": ("at", "seat"), "undo": ("at", "seat"), "why": ("seat",), "hint": ("seat",)}.get(kind, ()):
            message[name] = self._whim.randrange(3)
        if kind in ("play", "why"):
            message["action"] = self.of({"do": "bid", "cards": 1}, {"do": "pass"}, {"do": "place", "suit": "sand"})
        more: dict[str, Json] = {"chat": {"text": self._text()}, "look": {"line": self._whim.randrange(-5, 20)}}
        return message | more.get(kind, {})

    def _text(self) -> str:
        return str(self.of("Good luck!", *(text for text in NASTY if isinstance(text, str))))

    def _twisted(self, _: Sitting) -> str:
        message = self._good()
        field = self._whim.choice([*message, "more", "__proto__"])
        message[field] = self.nasty()
        if self._whim.random() < 0.2:
            del message[self._whim.choice(list(message))]
        return json.dumps(message)

    def _out_of_turn(self, sitting: Sitting) -> str:
        """A good move, but of another's seat, or for another position."""
        action = self.of({"do": "bid", "cards": 0}, {"do": "pass"}, {"do": "draw", "suit": "sand", "value": 3})
        at, seat = len(sitting.log) + self.of(-1, 0, 1, 1000, -(10**9)), self.of(0, 2, -1, 7, 10**12)
        return json.dumps(
            {"type": self.of("play", "why"), "id": self._name(), "at": at, "seat": seat, "action": action}
        )

    def _action(self, sitting: Sitting) -> str:
        action = {"do": self.of("bid", "take", "place", "remove", "start", "draw", self.nasty())}
        action |= {name: self.nasty() for name in ("cards", "suit", "value") if self._whim.random() < 0.5}
        return json.dumps({"type": "play", "id": self._name(), "at": len(sitting.log), "seat": 1, "action": action})

    # --- Requests ---

    def request(self, table: str) -> tuple[str, str, bytes | None, dict[str, str]]:
        method = self.of(
            "GET", "GET", "POST", "POST", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS", "TRACE", "BREW"
        )
        return method, self._path(table), self._body(), self._headers()

    def _path(self, table: str) -> str:
        table = self.of(table, table.upper(), "nowhere", "%00", "..%2f..", "'%20OR%201=1", "x" * 500, "%F0%9F%8F%97")
        inside = self.of("", "/join", "/leave", "/rematch", "/file", "/file?code=%27", "/play", "?code=" + "9" * 300)
        return str(
            self.of(
                "/api/me",
                "/api/me",
                "/api/me/recovery",
                "/api/recover",
                "/api/games",
                "/api/tables",
                "/api/tables?mine=maybe",
                "/api/join",
                "/api/nothing",
                f"/api/tables/{table}{inside}",
                f"/api/tables/{table}{inside}",
                f"/api/tables/{table}{inside}",
                "/../secret.txt",
                "/%2e%2e/secret.txt",
                "/assets/..%2f..%2fsecret.txt",
                "/assets/%2e%2e/%2e%2e/secret.txt",
                "//etc/passwd",
                "/%00",
                "/words/..%2fen.ftl",
                "/words/xx.ftl",
                "/healthz",
                "/metrics/../api/me",
                "*",
            )
        )

    def _body(self) -> bytes | None:
        wish = {"game": "towers", "chairs": [{"kind": "me"}, {"kind": "open"}], "options": {}}
        good: Json = self.of({"name": "Ada", "language": "hu"}, {"code": "23456789"}, {"token": "x" * 32}, wish)
        good |= {self._whim.choice([*good, "more"]): self.nasty()}
        chairs = {**wish, "chairs": [{"kind": self.nasty(), "bot": self.nasty(), "name": self.nasty()}] * 3}
        named = {"name": self._text()}
        text = json.dumps(self.of(good, good, chairs, named, self.nasty()))
        return self.of(None, b"", b"\xff\xfe", b"[" * 3000, b"x" * 70_000, *[text.encode("utf-8", "replace")] * 6)

    def _headers(self) -> dict[str, str]:
        forged = self.of("", "..", "a.b", f"admin.{'0' * 64}", "x" * 2000, "\xff\xfe.\xff", "%00", '"; secure')
        return dict(
            self.of(
                [],
                [],
                [("Content-Type", self.of("text/html", "application/json; charset=utf-7", "multipart/form-data"))],
                [("Cookie", f"{COOKIE}={forged}")],
                [("Origin", self.of("null", "https://evil.example", "http://[", "http://127.0.0.1:1", "\xff"))],
                [("Host", self.of("evil.example", "", "[::1", "a b", "127.0.0.1:99999"))],
                [("X-Forwarded-For", "1.2.3.4, ' OR 1=1"), ("X-Forwarded-Proto", "gopher")],
                [("Content-Length", self.of("-1", "x", "9" * 30, "+5"))],
                [("Range", "bytes=9-1,5-"), ("If-Modified-Since", "never"), ("Accept-Encoding", "*;q=x")],
            )
        )


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
    heard: list[bytes] = field(default_factory=list)  # whatever somebody else than the victim was told
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


def ask(http: HTTPConnection, method: str, path: str, body: bytes | None, headers: dict[str, str]) -> HTTPResponse:
    http.putrequest(method, path, skip_host="Host" in headers)
    if "Content-Length" in headers:
        body = None
    elif body is not None:
        http.putheader("Content-Length", str(len(body)))
    for name, value in headers.items():
        http.putheader(name, value.encode("latin-1"))
    http.endheaders(body)
    return http.getresponse()


def check_answer(request: Any, answer: HTTPResponse, body: bytes) -> None:
    """What is no success is a typed problem, unless the application never saw it."""
    assert answer.status < 500, (request, answer.status, body)
    if answer.status >= 400 and body and not body.startswith(BELOW):
        problem = Problem.model_validate_json(body)
        assert STATUS[problem.code] == answer.status, request


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
    with running(replace(settings, rate=limits.rate, burst=limits.burst)) as house, ExitStack() as stack:
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
