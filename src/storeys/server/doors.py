"""Sockets at the door: how many may stand there, and for how long.

Uvicorn waits for ever for the rest of a request, and anybody can begin thousands. Here a request has a deadline for its
headers, one for its body and one for a reader that takes none of the answer. Whoever stands at the door (nothing asked
yet, or between two requests) is sent away, the longest there first, when one address has too many sockets or all have:
so a crowd that only stands about can never keep out people who say at once what they want.
"""

import asyncio
import logging
from collections import Counter, OrderedDict
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from .addresses import household, is_trusted
from .metrics import Metrics
from .packing import Packers
from .settings import Settings

log = logging.getLogger(__name__)


class Doors:
    """Every socket of one server process, and where it comes from."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.settings, self.metrics = settings, metrics
        self.inside: Counter[str] = Counter()  # sockets of each address
        self._places: dict[asyncio.BaseTransport, str] = {}
        self._waiting: dict[str, OrderedDict[asyncio.BaseTransport, None]] = {}  # of each address, longest there first
        self._queue: OrderedDict[asyncio.BaseTransport, None] = OrderedDict()  # of all addresses

    def enter(self, transport: asyncio.Transport) -> None:
        """A socket was opened; if there are too many now, one that only waits is closed: perhaps this one."""
        peer = transport.get_extra_info("peername")
        host = str(peer[0]) if isinstance(peer, tuple) else ""
        place = household(host)
        self._places[transport] = place
        self.inside[place] += 1
        self.wait(transport)
        crowded = self.inside[place] > self.settings.address_sockets and not is_trusted(host, self.settings.proxies)
        if crowded or len(self._places) > self.settings.sockets:
            self._send_away(self._waiting[place] if crowded else self._queue)

    def leave(self, transport: asyncio.BaseTransport) -> None:
        place = self._places.pop(transport, None)
        if place is not None:
            self.serve(transport, place)
            self.inside[place] -= 1
            if not self.inside[place]:
                del self.inside[place]

    def wait(self, transport: asyncio.BaseTransport) -> None:
        """A socket has nothing to do: it has not asked yet, or has its answer."""
        place = self._places.get(transport)
        if place is not None:
            self._waiting.setdefault(place, OrderedDict())[transport] = None
            self._queue[transport] = None

    def serve(self, transport: asyncio.BaseTransport, place: str | None = None) -> None:
        """A socket has asked for something."""
        self._queue.pop(transport, None)
        place = self._places.get(transport, place)
        if place in self._waiting:
            self._waiting[place].pop(transport, None)
            if not self._waiting[place]:
                del self._waiting[place]

    def _send_away(self, queue: "OrderedDict[asyncio.BaseTransport, None]") -> None:
        longest: Any = next(iter(queue))
        self.give_up(longest, "crowd")
        self.leave(longest)

    def close_at(self, host: str) -> None:
        """Close every socket that came in at one of this machine's addresses."""
        for transport in list(self._places):
            if transport.get_extra_info("sockname")[0] == host:
                self.give_up(transport, "closed")  # type: ignore[arg-type]

    def give_up(self, transport: asyncio.Transport, reason: str) -> None:
        self.metrics.sent_away.labels(reason).inc()
        transport.abort()


class PatientHttp(HttpToolsProtocol):
    """Uvicorn's HTTP, but its patience ends; `doors` is set by `at`."""

    doors: Doors
    _timer: asyncio.TimerHandle | None = None
    _reader_timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._expect("headers", self.doors.settings.header_time)
        self.doors.enter(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self._expect_nothing()
        self.resume_writing()
        self.doors.leave(self.transport)
        super().connection_lost(exc)

    def on_headers_complete(self) -> None:
        self.doors.serve(self.transport)
        self._expect("body", self.doors.settings.body_time)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._expect_nothing()
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.cycle.response_complete and not self.transport.is_closing():
            self.doors.wait(self.transport)
            self._expect("headers", self.timeout_keep_alive + self.doors.settings.header_time)

    def handle_websocket_upgrade(self) -> None:
        self._expect_nothing()
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]  # it points back at us, and nobody else will part them

    def pause_writing(self) -> None:
        super().pause_writing()
        self._reader_timer = self.loop.call_later(self.doors.settings.body_time, self._give_up, "reader")

    def resume_writing(self) -> None:
        if self._reader_timer:
            self._reader_timer.cancel()
            self._reader_timer = None
        super().resume_writing()

    def _expect(self, what: str, seconds: float) -> None:
        self._expect_nothing()
        self._timer = self.loop.call_later(seconds, self._give_up, what)

    def _expect_nothing(self) -> None:
        if self._timer:
            self._timer.cancel()
            self._timer = None

    def _give_up(self, what: str) -> None:
        self.doors.give_up(self.transport, what)


class CountedWebSocket(WebSocketsSansIOProtocol):
    """Uvicorn's WebSocket, which packs what is worth it, and tells the doors when it is closed."""

    doors: Doors

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.conn.available_extensions = [Packers()]

    def connection_lost(self, exc: Exception | None) -> None:
        self.doors.leave(self.transport)
        super().connection_lost(exc)


def at(doors: Doors) -> tuple[type[PatientHttp], type[CountedWebSocket]]:
    """What Uvicorn is to make of sockets that come in by these doors."""
    kinds = {"doors": doors}
    return type("HttpAtDoors", (PatientHttp,), kinds), type("WebSocketAtDoors", (CountedWebSocket,), kinds)
