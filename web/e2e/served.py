"""A server of one's own: a real process on a free port, with its data in a folder."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from storeys.server.client import Browser, free_port

PACE = "0.02"  # bots are quick, for nobody has to follow
NICENESS = "0"  # and hands give way to nothing, however much else there is to do
USUAL = {"STOREYS_PACE": PACE, "STOREYS_HINT_BURST": "1000", "STOREYS_PROCESS_NICENESS": NICENESS}
PATIENCE = 60.0  # seconds to wait for a server to start


class Served:
    """The server; it can be killed and started again at the same address with the same data."""

    def __init__(self, data: Path, **settings: str) -> None:
        self.data, self.port = data, free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        chosen = {f"STOREYS_{name.upper()}": value for name, value in settings.items()}
        self._environment = {**os.environ, **USUAL, **chosen, "STOREYS_DATA": str(data)}
        self._log = data.with_suffix(".log")
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", "storeys", "serve", "--port", str(self.port)]
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                command, env=self._environment, stdout=log, stderr=log, start_new_session=True
            )
        give_up = time.monotonic() + PATIENCE
        while not self._answers():
            assert self._process.poll() is None, self._log.read_text()
            assert time.monotonic() < give_up, "the server does not answer"
            time.sleep(0.05)

    def _answers(self) -> bool:
        with socket.socket() as knock:
            return knock.connect_ex(("127.0.0.1", self.port)) == 0

    def kill(self) -> None:
        """As if the power had failed."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None:
            os.killpg(self._process.pid, how)  # the server and its keeper
            self._process.wait()
            while self._answers():
                time.sleep(0.01)
            self._process = None

    def set_up(self, *chairs: str, **wishes: Any) -> str:
        """A table made by somebody without a screen; its number."""
        with Browser(self.address) as maker:
            table: str = maker.new_table(*chairs, **wishes)["table"]
            return table


@contextmanager
def running(folder: Path) -> Iterator[Served]:
    """A server with its data in a folder, as long as it is needed."""
    server = Served(folder / "data")
    server.start()
    yield server
    server.stop()
