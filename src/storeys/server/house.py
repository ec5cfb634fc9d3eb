"""The house network: a server that only its own machine reaches can be opened to the network around it.

Whoever sits at the machine is asked on the page, and on a yes the server listens at the machine's address in that
network, too, until it is closed again or the process ends. Where somebody has said how the server is to be reached
(`Settings.house`), that stands, and nobody is asked.
"""

import asyncio
import logging
import socket
from collections.abc import Callable
from ipaddress import ip_address
from typing import Protocol

from starlette.requests import HTTPConnection

from . import protocol
from .addresses import is_from_this_machine, is_loopback
from .doors import Doors
from .guard import origin_of
from .refusals import Refusal
from .settings import LOCAL, Settings

log = logging.getLogger(__name__)

ELSEWHERE = ("192.168.255.255", "10.255.255.255", "172.31.255.255")  # in the networks that houses have


class Listener(Protocol):
    """What listens for browsers, and can do so at a second address."""

    async def listen_at(self, host: str) -> asyncio.Server: ...

    def stop_listening(self, server: asyncio.Server) -> None: ...


def house_address() -> str | None:
    """This machine's address in the network of its house; that is looked up, and nothing is sent."""
    for there in ELSEWHERE:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            try:
                probe.connect((there, 9))
            except OSError:
                continue  # no way leads there
            host: str = probe.getsockname()[0]
            if ip_address(host).is_private and not is_loopback(host):
                return host
    return None


class House:
    """Whether the house network is let in."""

    def __init__(self, settings: Settings, doors: Doors, find: Callable[[], str | None] = house_address) -> None:
        self.settings, self.doors, self.find = settings, doors, find
        self.listener: Listener | None = None  # given by whoever serves
        self._server: asyncio.Server | None = None
        self._deciding = asyncio.Lock()

    def told(self, request: HTTPConnection) -> protocol.House:
        """What somebody may know of it: nothing, unless they could decide it."""
        try:
            self._check_may_decide(request)
        except Refusal:
            return protocol.House(may=False, address=None)
        return protocol.House(may=True, address=self.address)

    @property
    def address(self) -> str | None:
        """Where others in the house find the page, while they are let in."""
        if self._server is None:
            return None
        host, port = self._server.sockets[0].getsockname()[:2]
        return f"http://{host}:{port}"

    async def decide(self, request: HTTPConnection, is_open: bool) -> protocol.House:
        """Let the house in, or no longer."""
        self._check_may_decide(request)
        async with self._deciding:
            if is_open and self._server is None:
                await self._open()
            elif not is_open:
                self._close()
        return self.told(request)

    def _check_may_decide(self, request: HTTPConnection) -> None:
        """Refuse whoever does not sit at this machine: also a page elsewhere that a proxy here has passed on."""
        if self.settings.house != "ask" or self.settings.host != LOCAL or self.listener is None:
            raise Refusal("house-set")
        here = origin_of(f"http://{request.headers.get('host', '')}")
        if here is None or not is_loopback(here[1]) or not is_from_this_machine(request):
            raise Refusal("house-elsewhere")

    async def _open(self) -> None:
        host = self.find()
        if host is None or self.listener is None:
            raise Refusal("no-network")
        try:
            self._server = await self.listener.listen_at(host)
        except OSError as error:
            log.warning("cannot listen in the house network", extra={"reason": str(error)})
            raise Refusal("no-network") from None
        log.warning("the house network is let in", extra={"address": self.address})

    def _close(self) -> None:
        """Nobody comes in that way any more, and whoever has come is sent home."""
        if self._server and self.listener:
            host = self._server.sockets[0].getsockname()[0]
            self.listener.stop_listening(self._server)
            self._server = None
            self.doors.close_at(host)
            log.warning("the house network is no longer let in")
