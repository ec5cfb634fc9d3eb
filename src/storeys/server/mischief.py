"""What nobody in good faith would send to a server, all drawn from a seed, and what may be answered to it.

Actions are made of what the table has shown: every kind that its game has, with particulars that other actions had, or
that come close to them, or that nothing has.
"""

import hashlib
import json
import random
import string
from collections.abc import Iterable
from http.client import HTTPConnection, HTTPResponse
from typing import Any, TypeVar
from urllib.parse import quote

from ..games import GAMES
from .client import Json, Sitting
from .players import COOKIE
from .protocol import Problem
from .refusals import STATUS

T = TypeVar("T")

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


KINDS = [kind for game in GAMES.values() for kind in game.kinds.items()]  # of action, with their particulars
ASKING = {"seat": 0, "line": 9}  # for a hint
REMEMBERED = 60  # values of one particular
BELOW = (b"Invalid HTTP request", b"Range header")  # how answers begin that come from below the application


class Mischief:
    """Messages and requests, one worse than the other."""

    def __init__(self, seed: int) -> None:
        self._whim = random.Random(seed)
        self._ids = ["used-before", "used-too-often"]
        self._seen: dict[str, list[Any]] = {}  # the values that particulars of actions have had

    def of(self, *things: T) -> T:
        return self._whim.choice(things)

    def nasty(self) -> Any:
        return self._whim.choice(NASTY)

    def chance(self, likely: float) -> bool:
        return self._whim.random() < likely

    def learn(self, actions: Iterable[Json | None]) -> None:
        """Remember what the particulars of actions look like."""
        for action in actions:
            for name, value in (action or {}).items():
                known = self._seen.setdefault(name, [])
                if value not in known:
                    known.insert(self._whim.randrange(len(known) + 1), value)
                    del known[REMEMBERED:]

    def learn_from(self, sitting: Sitting) -> None:
        """Remember what a table shows: what may be done there, and what was done last."""
        position = sitting.position or {"choices": []}
        self.learn(choice["action"] for choice in position["choices"])
        self.learn(line["action"] for line in sitting.log[-20:])

    def action(self, game: str | None) -> Json:
        """An action of some kind that a game has, or that another game has."""
        kinds = list(GAMES[game].kinds.items()) if game in GAMES and self.chance(0.9) else KINDS
        do, names = self._whim.choice(kinds)
        return {"do": do, **{name: self._value(name) for name in names}}

    def _value(self, name: str) -> Any:
        known = self._seen.get(name)
        if not known or self.chance(0.1):
            return self.of(self.nasty(), self._whim.randrange(-2, 40))
        value = self._whim.choice(known)
        return value + self.of(-1, 1, 100) if isinstance(value, int) and self.chance(0.2) else value

    def way(self) -> list[list[Any]]:
        """The path of somebody's hand."""
        return [[17 * step, 25 * step, self._whim.randrange(-3, 4), 0] for step in range(60)]

    def path(self) -> Any:
        """The path of a hand, or what nobody's hand could have drawn."""
        way = self.way()
        jump, back, lost = ([list(sample) for sample in way] for _ in range(3))
        jump[30][1], back[30][0], lost[30][self._whim.randrange(4)] = 9_000, -5, self.nasty()
        many = [[step, 0, 0, 0] for step in range(2_500)]
        timed = {"stops": [self._whim.randrange(2_000) for _ in range(3)]}
        wrong = {"stops": [self.nasty(), 1, 2]}
        return self.of(way, way, timed, jump, back, lost, many, way[:1], wrong, [way], self.nasty())

    def message(self, sitting: Sitting) -> str | bytes:
        kinds = (
            self._garbage,
            self._deep,
            self._twisted,
            self._twisted,
            self._twisted,
            self._out_of_turn,
            self._plausible,
            self._plausible,
            self._plausible,
        )
        return self.of(*kinds)(sitting)

    def _name(self) -> str:
        """A client id: a new one, or one that others have used for something else."""
        if self._whim.random() < 0.3:
            return self._whim.choice(self._ids)
        self._ids = [*self._ids[-50:], f"{self._whim.getrandbits(64):016x}"]
        return self._ids[-1]

    def _garbage(self, sitting: Sitting) -> str | bytes:
        letters = "".join(self._whim.choices(string.printable + "ąőș\u2028\ufeff", k=self._whim.randrange(200)))
        good = json.dumps(self._good(sitting))
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

    def _good(self, sitting: Sitting) -> Json:
        """What could have been meant well."""
        kind = self.of("play", "undo", "chat", "look", "why", "ping")
        message: Json = {"type": kind, "id": self._name()}
        for name in {"play": ("at", "seat"), "undo": ("at", "seat"), "why": ("seat",)}.get(kind, ()):
            message[name] = self._whim.randrange(3)
        if kind in ("play", "why"):
            message["action"] = self.action(sitting.snapshot.get("game"))
        if kind == "play" and self.chance(0.3):
            message["path"] = self.path()
        line = self._whim.randrange(-5, len(sitting.log) + 5)
        more: dict[str, Json] = {"chat": {"text": self._text()}, "look": {"line": line}}
        return message | more.get(kind, {})

    def _text(self) -> str:
        return str(self.of("Good luck!", *(text for text in NASTY if isinstance(text, str))))

    def _twisted(self, sitting: Sitting) -> str:
        message = self._good(sitting)
        field = self._whim.choice([*message, "more", "__proto__"])
        message[field] = self.nasty()
        if self._whim.random() < 0.2:
            del message[self._whim.choice(list(message))]
        return json.dumps(message)

    def _out_of_turn(self, sitting: Sitting) -> str:
        """A good move, but of another's seat, or for another position."""
        action = self.action(sitting.snapshot.get("game"))
        at, seat = len(sitting.log) + self.of(-1, 0, 1, 1000, -(10**9)), self.of(0, 2, -1, 7, 10**12)
        return json.dumps(
            {"type": self.of("play", "why"), "id": self._name(), "at": at, "seat": seat, "action": action}
        )

    def _plausible(self, sitting: Sitting) -> str:
        """Whatever somebody at this table might send, now or when it is too late."""
        seat = self._whim.randrange(max(1, len(sitting.seats)))
        common = {"id": self._name(), "at": len(sitting.log), "seat": seat}
        action = {"action": self.action(sitting.snapshot.get("game"))}
        without = {name: value for name, value in common.items() if name != "at"}
        message: Json = self.of(
            {"type": "play", **common, **action},
            {"type": "play", **common, **action, "path": self.path()},
            {"type": "why", **without, **action},
            {"type": "undo", **common},
            {"type": "look", "id": common["id"], "line": self._whim.randrange(len(sitting.log) + 1)},
        )
        return json.dumps(message)

    # --- Requests ---

    def request(self, table: str) -> tuple[str, str, bytes | None, dict[str, str]]:
        method = self.of(
            "GET", "GET", "POST", "POST", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS", "TRACE", "BREW"
        )
        return method, self._path(table), self._body(), self._headers()

    def _path(self, table: str) -> str:
        table = self.of(table, table.upper(), "nowhere", "%00", "..%2f..", "'%20OR%201=1", "x" * 500, "%F0%9F%8F%97")
        inside = self.of(
            "",
            "/join",
            "/leave",
            "/rematch",
            "/hint",
            "/file",
            "/file?code=%27",
            "/motions/1",
            "/motions/x",
            "/play",
            "?code=" + "9" * 300,
        )
        return str(
            self.of(
                "/api/me",
                "/api/me",
                "/api/me/recovery",
                "/api/me/sign-out-others",
                "/api/recover",
                "/api/games",
                "/api/tables",
                "/api/tables?mine=maybe",
                "/api/join",
                "/api/nothing",
                "/api/records",
                f"/api/records/look?line={quote(str(self.nasty())[:40], errors='replace')}",
                f"/api/records/look?line=1&record={'0' * 64}",
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
        wish = {"game": next(iter(GAMES)), "chairs": [{"kind": "me"}, {"kind": "open"}], "options": {}}
        good: Json = self.of({"name": "Ada", "language": "hu"}, {"code": "23456789"}, {"token": "x" * 32}, ASKING, wish)
        good |= {self._whim.choice([*good, "more"]): self.nasty()}
        chairs = {**wish, "chairs": [{"kind": self.nasty(), "bot": self.nasty(), "name": self.nasty()}] * 3}
        named = {"name": self._text()}
        text = json.dumps(self.of(good, good, chairs, named, self.nasty()))
        record = f"storeys match 1\ngame {self.of(*GAMES)} 1\nseats 2\n1 chance: {self._text()}\n"
        return self.of(
            None, b"", b"\xff\xfe", b"[" * 3000, b"x" * 70_000, *[text.encode("utf-8", "replace")] * 6, _sealed(record)
        )

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


def _sealed(body: str) -> bytes:
    """A file of a match with a right last line."""
    lines = body.encode("utf-8", "replace")
    return lines + f"end {body.count(chr(10))} {hashlib.sha256(lines).hexdigest()}\n".encode()


# --- Answers ---------------------------------------------------------------------------------------------------------


def ask(http: HTTPConnection, method: str, path: str, body: bytes | None, headers: dict[str, str]) -> HTTPResponse:
    """Send a request as it is, right or wrong."""
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
    assert answer.status < 500 or answer.status == STATUS["too-many"], (request, answer.status, body)
    if answer.status >= 400 and body and not body.startswith(BELOW):
        problem = Problem.model_validate_json(body)
        assert STATUS[problem.code] == answer.status, request
