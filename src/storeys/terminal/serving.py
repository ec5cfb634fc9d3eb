"""Starting the table for browsers: a free port, one sentence with the address, then the server."""

import os
import socket
from typing import TYPE_CHECKING

from .problems import PortTaken
from .screen import Screen

if TYPE_CHECKING:
    from ..server.lending import Lent

TRIES = 20  # ports after the usual one that are tried before giving up


def serve(screen: Screen, host: str | None, port: int | None, open_browser: bool) -> None:
    """Serve until interrupted. A port that was asked for must be free; the usual one may move up."""
    from ..server import Settings, run

    settings = Settings.of(host=host, port=port)
    chosen = port is not None or "STOREYS_PORT" in os.environ
    found = free_port(settings.host, settings.port, 1 if chosen else TRIES)
    screen.say("cli-serving", address=f"http://{shown(settings.host)}:{found}/")
    screen.say("cli-serving-stop")
    quiet = None if "STOREYS_LOG_LEVEL" in os.environ else "WARNING"
    run(host, found, open_browser, log_level=quiet)


def think(screen: Screen, processes: int | None) -> None:
    """Lend this machine's workers to the servers of a PostgreSQL, until interrupted; one a core, if nobody says."""
    from ..server import Settings
    from ..server.lending import run as lend

    quiet = None if "STOREYS_LOG_LEVEL" in os.environ else "WARNING"
    chosen = processes or (None if "STOREYS_PROCESSES" in os.environ else os.cpu_count())
    lend(Settings.of(processes=chosen, log_level=quiet), lambda said: tell_of(screen, said))


def tell_of(screen: Screen, lent: "Lent") -> None:
    screen.say("cli-thinking", url=lent.url, processes=lent.processes)
    screen.say("cli-thinking-stop")


def free_port(host: str, first: int, tries: int) -> int:
    for port in range(first, first + tries):
        with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((host, port))
            except OSError:
                continue
            return port
    raise PortTaken(port=first)


def shown(host: str) -> str:
    """What a person on this machine types for a host."""
    return "localhost" if host in ("127.0.0.1", "0.0.0.0", "::", "::1") else host
