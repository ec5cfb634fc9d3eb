"""One server process. Its keeper starts it, says how it is set up, and is followed when it ends."""

import asyncio
import gc
import os
import pickle
import sys
import threading
from contextlib import suppress
from typing import Any

import uvicorn

from .app import create_app
from .doors import at
from .logs import set_up_logs
from .settings import Settings
from .slate import Slate

GARBAGE = (5_000, 100, 100)  # seldom the old: going through all tables takes long, and finds next to nothing
SWITCH = 0.001  # seconds for which a thread that computes may keep the event loop waiting
OTHER_FILES = 500  # than sockets of browsers
CARRIED = 2  # times the longest message: that is refused in words; whoever sends more is hung up on (close code 1009)
KEEP_ALIVE = 5  # seconds that a socket may stay open between two requests
GRACE = 5  # seconds that open requests are given when the server stops


def config(settings: Settings, slate: Slate | None = None) -> uvicorn.Config:
    """How Uvicorn is run: its own logs and headers off, sockets pinged, a restart told to clients (close code 1012)."""
    app = create_app(settings, slate)
    http, websocket = at(app.state.server.doors)
    return uvicorn.Config(
        app,
        http=http,
        ws=websocket,
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=max(8 * settings.message_size, CARRIED * settings.path_size),
        ws_per_message_deflate=False,  # it would pack everything, in too small a window: see `packing.py`
        ws_ping_interval=settings.silence,
        ws_ping_timeout=settings.silence,
        timeout_keep_alive=KEEP_ALIVE,
        forwarded_allow_ips=list(settings.proxies),
        timeout_graceful_shutdown=GRACE,
    )


class Serving(uvicorn.Server):
    """Uvicorn, which can listen at a second address while it serves."""

    async def listen_at(self, host: str) -> asyncio.Server:
        """Listen there, at the same port unless it is taken; OSError if that cannot be."""
        loop, port = asyncio.get_running_loop(), self.servers[0].sockets[0].getsockname()[1]
        try:
            server = await loop.create_server(self._protocol, host, port)
        except OSError:
            server = await loop.create_server(self._protocol, host, 0)
        self.servers.append(server)
        return server

    def stop_listening(self, server: asyncio.Server) -> None:
        server.close()
        self.servers.remove(server)

    def _protocol(self) -> asyncio.Protocol:
        kind: Any = self.config.http_protocol_class
        protocol: asyncio.Protocol = kind(self.config, self.server_state, self.lifespan.state)
        return protocol


def serving(settings: Settings, slate: Slate | None = None) -> Serving:
    """A server that is about to serve; the house network is let in through it."""
    server = Serving(config(settings, slate))
    app: Any = server.config.app
    app.state.server.house.listener = server
    return server


def serve(settings: Settings, slate: Slate | None = None) -> None:
    """Serve until told to stop."""
    set_up_logs(settings.log_level)
    allow_sockets(settings.sockets)
    server = serving(settings, slate)
    gc.freeze()  # what is loaded now stays, and need not be gone through
    gc.set_threshold(*GARBAGE)
    sys.setswitchinterval(SWITCH)
    with suppress(KeyboardInterrupt):
        server.run()


def allow_sockets(number: int) -> None:
    """As many files as so many sockets and the rest need, if the system lets us: often it begins with a thousand."""
    with suppress(ImportError, ValueError, OSError):
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = number + OTHER_FILES if hard == resource.RLIM_INFINITY else min(number + OTHER_FILES, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, wanted), hard))


def main() -> None:
    """Serve as the keeper says, which keeps our standard input open for as long as it lives."""
    with open(0, "rb", closefd=False) as told:
        settings, slate = pickle.load(told)
    threading.Thread(target=follow_keeper, daemon=True).start()
    serve(settings, Slate(slate))


def follow_keeper() -> None:
    os.read(0, 1)  # comes back when there is nobody left to write
    os._exit(1)


if __name__ == "__main__":
    main()
