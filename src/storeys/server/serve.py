"""Starting the server, and what it writes while it runs: one JSON object a line."""

import gc
import json
import logging
import sys
import threading
import webbrowser
from contextlib import suppress
from typing import Any

import uvicorn

from .app import create_app
from .database import check_usable
from .doors import at
from .settings import Settings

PLAIN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}
GARBAGE = (5_000, 100, 1_000)  # mostly the young: going through all tables at once takes a tenth of a second
OTHER_FILES = 500  # than sockets of browsers
KEEP_ALIVE = 5  # seconds that a socket may stay open between two requests
GRACE = 5  # seconds that open requests are given when the server stops


class JsonLines(logging.Formatter):
    """A record as one JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        told = {"time": round(record.created, 3), "level": record.levelname.lower(), "event": record.getMessage()}
        told |= {name: value for name, value in vars(record).items() if name not in PLAIN}
        if record.exc_info:
            told["trouble"] = self.formatException(record.exc_info)
        return json.dumps(told, default=str, ensure_ascii=False)


def set_up_logs(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers, root.level = [handler], logging.getLevelName(level.upper())
    logging.getLogger("uvicorn").setLevel("WARNING")  # it writes whole addresses, and they can hold codes
    logging.getLogger("alembic").setLevel("WARNING")


def config(settings: Settings) -> uvicorn.Config:
    """How Uvicorn is run: its own logs and headers off, sockets pinged, a restart told to clients (close code 1012)."""
    app = create_app(settings)
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
        ws_max_size=8 * settings.message_size,
        ws_per_message_deflate=False,  # a move is two or three kilobytes: not worth the time of compressing it
        ws_ping_interval=settings.silence,
        ws_ping_timeout=settings.silence,
        timeout_keep_alive=KEEP_ALIVE,
        forwarded_allow_ips=list(settings.proxies),
        timeout_graceful_shutdown=GRACE,
    )


def run(host: str | None = None, port: int | None = None, open_browser: bool = False, **chosen: Any) -> None:
    """Serve until interrupted; every setting may be given by name, and the environment fills in the rest.

    DatabaseInUse or DatabaseDamaged, Problems with their sentences, if the SQLite file cannot be served.
    """
    settings = Settings.of(host=host, port=port, **chosen)
    check_usable(settings.url)
    set_up_logs(settings.log_level)
    allow_sockets(settings.sockets)
    server = uvicorn.Server(config(settings))
    gc.set_threshold(*GARBAGE)
    if open_browser:
        threading.Timer(1.0, webbrowser.open, [address(settings)]).start()
    server.run()


def allow_sockets(number: int) -> None:
    """As many files as so many sockets and the rest need, if the system lets us: often it begins with a thousand."""
    with suppress(ImportError, ValueError, OSError):
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = number + OTHER_FILES if hard == resource.RLIM_INFINITY else min(number + OTHER_FILES, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, wanted), hard))


def address(settings: Settings) -> str:
    """Where a browser on this machine finds the server."""
    host = "localhost" if settings.host in ("0.0.0.0", "::", "127.0.0.1") else settings.host
    return f"http://{host}:{settings.port}/"
