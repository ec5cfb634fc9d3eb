"""What stands before the application: where a request may come from, how large and how often, and the safe headers."""

import json
import logging
import time
from collections.abc import Callable
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..games.kit import numeral
from .addresses import household_of
from .limits import Buckets
from .metrics import Metrics
from .refusals import Refusal
from .room import Guest, Room
from .settings import Settings

log = logging.getLogger(__name__)

SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
PORTS = {"http": 80, "https": 443}
RECORDS = ("/api/records", "/api/records/look", "/api/records/draws")  # whoever asks these brings a whole file along

POLICY = "; ".join(
    [
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "worker-src 'self' blob:",
        "manifest-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)

HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),  # the address of a page can hold a table's code
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]


class Guard:
    """Wraps the application; refuses in its name what it should not even see."""

    def __init__(
        self,
        app: ASGIApp,
        settings: Settings,
        metrics: Metrics,
        player_of: Callable[[HTTPConnection], str | None],
        room: Room,
    ) -> None:
        self.app, self.settings, self.metrics, self.player_of, self.room = app, settings, metrics, player_of, room
        self.players = Buckets(settings.rate, settings.burst)
        self.addresses = Buckets(settings.address_rate, settings.address_burst)
        self.pages = Buckets(settings.page_rate, settings.page_burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            return await self.app(scope, receive, send)
        answer = Answer(send, scope)
        started = time.perf_counter()
        try:
            self._check(HTTPConnection(scope))
            await self.app(scope, Body(receive, self._most(scope)), answer)
        except Refusal as refusal:
            await self._refuse(refusal, scope, receive, answer)
        finally:
            self._tell(scope, answer, time.perf_counter() - started)

    def _check(self, request: HTTPConnection) -> None:
        unsafe = request.scope["type"] == "websocket" or request.scope["method"] not in SAFE_METHODS
        if unsafe and not comes_from_us(request, self.settings.origins):
            raise Refusal("origin")
        length = numeral(request.headers.get("content-length", "0"))
        if length is None or length > self._most(request.scope):
            raise Refusal("too-large")
        self._check_rate(request, household_of(request))

    def _most(self, scope: Scope) -> int:
        """Bytes that a request may bring."""
        return self.settings.record_size if scope["path"] in RECORDS else self.settings.body_size

    def _check_rate(self, request: HTTPConnection, place: str) -> None:
        api, player = request.scope["path"].startswith("/api/"), self.player_of(request)
        held_up = not (self.addresses if api else self.pages).take(place)
        if held_up or (api and player and not self.players.take(player)):
            raise Refusal("too-fast")
        if request.scope["type"] == "websocket" and player is None:
            self.room.check(Guest(None, place, seated=False))  # a crowd of strangers is not even let in to be told

    async def _refuse(self, refusal: Refusal, scope: Scope, receive: Receive, answer: "Answer") -> None:
        self.metrics.refusals.labels(refusal.code).inc()
        body = json.dumps(refusal.problem().model_dump())
        response = Response(body, refusal.status, media_type="application/json")
        if answer.status is None:
            await response(scope, receive, answer)

    def _tell(self, scope: Scope, answer: "Answer", seconds: float) -> None:
        """The route as it was declared and not the address that was asked for: that may hold a code or a token."""
        route = getattr(scope.get("route"), "path", "page")
        if scope["type"] == "http":
            self.metrics.requests.labels(route).observe(seconds)
        method = scope.get("method", "WEBSOCKET")
        told = {"method": method, "route": route, "status": answer.status, "ms": round(seconds * 1000, 1)}
        log.info("request", extra=told)


class Answer:
    """Sends an answer with the safe headers, and remembers its status."""

    def __init__(self, send: Send, scope: Scope) -> None:
        self._send = send
        self._api = scope["path"].startswith("/api/")
        self.status: int | None = None

    async def __call__(self, message: Message) -> None:
        if message["type"] in ("http.response.start", "websocket.http.response.start"):
            self.status = message["status"]
            headers = [*message.get("headers", []), *HEADERS]
            if self._api and not any(name == b"cache-control" for name, _ in headers):
                headers.append((b"cache-control", b"no-store"))
            message = {**message, "headers": headers}
        elif message["type"] == "websocket.accept":
            self.status = 101
        await self._send(message)


class Body:
    """Receives a request, but no more than is allowed; a WebSocket counts its messages itself."""

    def __init__(self, receive: Receive, most: int) -> None:
        self._receive, self._left = receive, most

    async def __call__(self) -> Message:
        message = await self._receive()
        if message["type"] == "http.request":
            self._left -= len(message.get("body", b""))
            if self._left < 0:
                raise Refusal("too-large")
        return message


def comes_from_us(request: HTTPConnection, origins: tuple[str, ...]) -> bool:
    """Whether the page that asks is ours; programs that are no browsers name no origin and carry no foreign cookies."""
    named = request.headers.get("origin")
    if named is None:
        return True
    here = f"{request.scope['scheme'].replace('ws', 'http')}://{request.headers.get('host', '')}"
    origin = origin_of(named)
    return origin is not None and origin in map(origin_of, (here, *origins))


def origin_of(address: str) -> tuple[str, str, int] | None:
    """Scheme, host and port; None if it is no address of a page."""
    try:
        parts = urlsplit(address.lower())
        port = PORTS[parts.scheme] if parts.port is None else parts.port
    except (ValueError, KeyError):
        return None
    whole = parts.hostname and not (parts.path or parts.query or parts.fragment or parts.username)
    return (parts.scheme, parts.hostname or "", port) if whole else None
