"""A browser without a screen: a small client of the server for tests and measurements."""

import json
import secrets
import socket
import ssl
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from types import TracebackType
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from ..games import GAMES
from .players import COOKIE

Json = dict[str, Any]

PATIENCE = 30.0  # seconds to wait for a message; on a busy machine a process for hands is not started sooner
LOWEST_PORT, PORTS = 15_000, 17_000


@cache
def certificates() -> ssl.SSLContext:
    """Those of the machine, read once: that takes longer than a whole test."""
    return httpx.create_ssl_context()


def free_port() -> int:
    """A port for a server of one's own, which the system does not give to somebody else before that one listens.

    Those that it gives to whoever connects somewhere begin higher on every common system.
    """
    while True:
        port = LOWEST_PORT + secrets.randbelow(PORTS)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


class Browser:
    """One browser: its cookies, and the tables it has open."""

    def __init__(self, address: str, **headers: str) -> None:
        self.address, self.headers = address, headers
        self.http = httpx.Client(base_url=address, headers=headers, timeout=PATIENCE, verify=certificates())

    def __enter__(self) -> "Browser":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.http.close()

    def get(self, path: str) -> Any:
        return self._ok(self.http.get(f"/api/{path}"))

    def post(self, path: str, body: Any = None) -> Any:
        return self._ok(self.http.post(f"/api/{path}", json=body))

    def delete(self, path: str) -> Any:
        return self._ok(self.http.delete(f"/api/{path}"))

    def _ok(self, response: httpx.Response) -> Any:
        if response.is_error:
            raise RefusedError(response.status_code, response.json())
        return response.json() if response.content else None

    def new_table(self, *chairs: str, **wishes: Any) -> Json:
        """Set up a table of the first game, unless wished otherwise; a chair is its kind, or "bot:greedy"."""
        wish = {"game": next(iter(GAMES)), "chairs": [chair_of(chair) for chair in chairs], **wishes}
        created: Json = self.post("tables", wish)
        return created

    @contextmanager
    def sit(self, table: str, query: str = "") -> Iterator["Sitting"]:
        """Open a table; the connection is closed at the end."""
        address = f"{self.address.replace('http', 'ws', 1)}/api/tables/{table}/play{query}"
        headers = dict(self.headers)
        if COOKIE in self.http.cookies:
            headers["Cookie"] = f"{COOKIE}={self.http.cookies[COOKIE]}"
        with connect(address, additional_headers=headers, max_size=None) as socket:
            yield Sitting(socket)


class RefusedError(Exception):
    """An HTTP answer that was no success."""

    def __init__(self, status: int, problem: Json) -> None:
        super().__init__(status, problem)
        self.status, self.problem = status, problem

    @property
    def code(self) -> str:
        return str(self.problem["code"])


def chair_of(chair: str) -> Json:
    kind, _, bot = chair.partition(":")
    return {"kind": kind, **({"bot": bot} if bot else {})}


class Sitting:
    """An open table, as far as it was told of."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[str] = []  # every message, as it came
        self.snapshot: Json = {}
        self.position: Json | None = None
        self.log: list[Json] = []
        self.seats: list[Json] = []
        self.seed: str | None = None

    def receive(self) -> Json:
        """The next message, taken in."""
        text = str(self.socket.recv(PATIENCE))
        self.heard.append(text)
        message: Json = json.loads(text)
        self._take_in(message)
        return message

    def _take_in(self, message: Json) -> None:
        kind = message["type"]
        if kind == "snapshot":
            self.snapshot, self.log = message, message["log"]
        if kind == "moves":
            self.log = self.log[: message["since"]] + message["log"]
        if kind in ("snapshot", "moves"):
            self.position, self.seed = message["position"], message["seed"]
        self.seats = message.get("seats", self.seats)

    def until(self, wanted: str | Callable[[Json], object]) -> Json:
        """Listen until a message of this type, or one that fits, has come."""
        while True:
            message = self.receive()
            if message["type"] == wanted if isinstance(wanted, str) else wanted(message):
                return message

    def until_log(self, wanted: Callable[[list[Json]], bool]) -> bool:
        """Listen until the log is as wanted, or the match is over and the log stays as it is; whether it is so."""
        while not wanted(self.log) and not (self.position or {"over": False})["over"]:
            self.receive()
        return wanted(self.log)

    def until_motions(self, number: int) -> bool:
        """Listen until hands have moved something so often, or the match is over: a building may fall at any time."""
        return self.until_log(lambda log: sum(line["motion"] for line in log) >= number)

    def until_line(self, line: int) -> None:
        """Listen until the log is so long."""
        while len(self.log) < line:
            self.receive()

    def send(self, kind: str, **fields: Any) -> str:
        """Send a message; its id."""
        name = fields.pop("id", None) or secrets.token_hex(8)
        self.socket.send(json.dumps({"type": kind, "id": name, **fields}))
        return str(name)

    def ask(self, kind: str, **fields: Any) -> Json:
        """Send a message and wait for its answer, and for the line of the log that it tells of."""
        name = self.send(kind, **fields)
        answer = self.until(lambda message: message.get("id") == name)
        if answer["type"] == "accepted":
            self.until_line(answer["line"])
        return answer

    def play(self, action: Json | None = None, seat: int | None = None, **fields: Any) -> Json:
        """Play an action, the first that is offered unless one is given; the answer."""
        position = self.position or {}
        if action is None:
            action, seat = position["choices"][0]["action"], position["choices"][0]["seat"]
        fields.setdefault("at", len(self.log))
        return self.ask("play", seat=position["to_move"] if seat is None else seat, action=action, **fields)

    def until_my_turn(self) -> None:
        """Listen until something is offered, or the match is over."""
        while self.position is None or not (self.position["choices"] or self.position["over"]):
            self.receive()
