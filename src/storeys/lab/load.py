"""How much load a server can take: many tables, played by two people each over real sockets, on the machine it runs on.

The load is open: moves are due at fixed times whatever the server does, and the time of a move counts from when it was
due until it is acknowledged as stored. A server that falls behind therefore cannot hide it by slowing its clients.
"""

import asyncio
import gc
import json
import os
import random
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from http.client import HTTPConnection
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import IO, Any, NamedTuple

import numpy as np
from websockets.asyncio.client import ClientConnection, connect

from ..games import GAMES
from ..server.client import free_port

Json = dict[str, Any]

TABLES = 200
RATE = 300.0  # moves a second, all tables together
SECONDS = 20.0
WARM_UP = 2.0  # seconds that are played but not counted
PATIENCE = 60.0  # seconds for the server to start, and for it to answer

# All clients come from one address, and are no attack.
LIMITS = (
    *("RATE", "BURST", "ADDRESS_RATE", "ADDRESS_BURST", "PAGE_RATE", "PAGE_BURST"),
    *("CONNECTIONS", "SOCKETS", "ADDRESS_SOCKETS", "ADDRESS_WATCHERS", "CHAT_RATE", "CHAT_BURST"),
    *("PLAYER_TABLES", "PLAYER_LISTED", "ADDRESS_LISTED"),
)
NO_LIMITS = {**{f"STOREYS_{name}": "1000000" for name in LIMITS}, "STOREYS_WARMING": "0"}


@dataclass(frozen=True)
class Load:
    """What a server bore; the memory is the most it ever had."""

    tables: int
    connections: int
    seconds: float
    moves_per_s: float
    p50_ms: float
    p99_ms: float
    memory_mb: float | None  # None where the machine does not tell
    database: str


class Move(NamedTuple):
    """When a move should have been sent, and when the server had stored it."""

    due: float
    stored: float


def measure(tables: int = TABLES, rate: float = RATE, seconds: float = SECONDS) -> Load:
    """Start a server, play at its tables, and stop it; STOREYS_DATABASE_URL names a database other than SQLite."""
    url = os.environ.get("STOREYS_DATABASE_URL", "")
    with TemporaryDirectory() as folder, served({"STOREYS_DATA": folder, **NO_LIMITS}) as (port, process):
        pairs = [Pair(port, number) for number in range(tables)]
        with no_collections():
            moves = asyncio.run(play(pairs, rate, seconds))
        memory = peak_memory(process.pid)
        for pair in pairs:
            pair.clear_away()
    return load_of(moves, tables, memory, "postgresql" if url.startswith("postgres") else "sqlite")


@contextmanager
def no_collections() -> Iterator[None]:
    """A pause of the load's own collector would be counted as the server's."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def load_of(moves: Sequence[Move], tables: int, memory: float | None, database: str) -> Load:
    seconds = max(move.stored for move in moves) - min(move.due for move in moves)
    p50, p99 = np.percentile([move.stored - move.due for move in moves], [50, 99]) * 1000
    return Load(
        tables=tables,
        connections=2 * tables,
        seconds=round(seconds, 1),
        moves_per_s=round(len(moves) / seconds, 1),
        p50_ms=round(float(p50), 1),
        p99_ms=round(float(p99), 1),
        memory_mb=memory,
        database=database,
    )


# --- The server ------------------------------------------------------------------------------------------------------


@contextmanager
def served(
    environment: Mapping[str, str], log: IO[bytes] | None = None
) -> Iterator[tuple[int, "subprocess.Popen[bytes]"]]:
    """A server process that answers; its port. What it logs goes where this process writes its own, or into a file."""
    port, variables = free_port(), {**os.environ, **environment}
    command = [sys.executable, "-m", "storeys", "serve", "--port", str(port)]
    with subprocess.Popen(command, env=variables, stdout=subprocess.DEVNULL, stderr=log) as process:
        try:
            wait_for(port, process)
            yield port, process
        finally:
            process.terminate()


def wait_for(port: int, process: "subprocess.Popen[bytes]") -> None:
    until = time.monotonic() + PATIENCE
    while process.poll() is None and time.monotonic() < until:
        try:
            socket.create_connection(("127.0.0.1", port)).close()
        except ConnectionRefusedError:
            time.sleep(0.02)
        else:
            return
    raise RuntimeError("the server did not start")


def peak_memory(process: int) -> float | None:
    """The most memory that a server and its keeper ever had, in megabytes."""
    try:
        served = Path(f"/proc/{process}/task/{process}/children").read_text("utf-8").split()
        return round(sum(_peak(one) for one in [str(process), *served]) / 1024, 1)
    except OSError:
        return None


def _peak(process: str) -> int:
    lines = Path(f"/proc/{process}/status").read_text("utf-8").splitlines()
    [kilobytes] = (line.split()[1] for line in lines if line.startswith("VmHWM"))
    return int(kilobytes)


# --- The players -----------------------------------------------------------------------------------------------------


async def play(pairs: Sequence["Pair"], rate: float, seconds: float) -> list[Move]:
    """The moves that were due in these seconds, each table's in its turn; those of the warm-up are forgotten."""
    for pair in pairs:
        await pair.sit_down()
    start = time.perf_counter()
    dues = [start + number / rate for number in range(int((WARM_UP + seconds) * rate))]
    played = await asyncio.gather(*(pair.play(dues[number :: len(pairs)]) for number, pair in enumerate(pairs)))
    for pair in pairs:
        await pair.stand_up()
    return [move for moves in played for move in moves if move.due >= start + WARM_UP]


class Pair:
    """Two people at a table of their own, one of whom came by the link; they play whatever comes to their mind."""

    def __init__(self, port: int, number: int) -> None:
        self._maker, self._guest = Person(port), Person(port)
        wish = {"game": next(iter(GAMES)), "chairs": [{"kind": "me"}, {"kind": "open"}]}
        created = self._maker.ask("POST", "tables", wish)
        self._table = created["table"]
        self._guest.ask("POST", "join", {"code": created["code"]})
        self._whim = random.Random(number)

    def clear_away(self) -> None:
        """Leave nothing behind in a database that others use."""
        self._maker.ask("DELETE", f"tables/{self._table}")

    async def sit_down(self) -> None:
        self._line = 0  # of the last position that was offered
        self._offers: asyncio.Queue[tuple[ClientConnection, Json]] = asyncio.Queue()
        self._stored: asyncio.Queue[float] = asyncio.Queue()
        self._sockets = [await connect_to(person, self._table) for person in (self._maker, self._guest)]
        self._ears = [asyncio.create_task(self._hear(socket)) for socket in self._sockets]

    async def stand_up(self) -> None:
        for connection, ear in zip(self._sockets, self._ears, strict=True):
            await connection.close()
            await ear

    async def _hear(self, socket: ClientConnection) -> None:
        async for text in socket:
            message = json.loads(text)
            if message["type"] == "accepted":
                self._stored.put_nowait(time.perf_counter())
            elif message["type"] == "refused":
                raise RuntimeError(f"refused: {text!r}")
            elif position := message.get("position"):
                self._look_at(socket, position)

    def _look_at(self, socket: ClientConnection, position: Json) -> None:
        if position["line"] > self._line and (position["choices"] or position["over"]):
            self._line = position["line"]
            self._offers.put_nowait((socket, position))

    async def play(self, dues: Sequence[float]) -> list[Move]:
        """Move at these times, or as soon after them as the last move is through."""
        return [Move(due, await self._move(due)) for due in dues]

    async def _move(self, due: float) -> float:
        socket, position = await self._offer()  # before it is due: another match is no part of a move
        await asyncio.sleep(due - time.perf_counter())
        choice = self._whim.choice(position["choices"])
        message = {"type": "play", "id": f"line-{self._line:08}", "at": self._line}
        await socket.send(json.dumps({**message, "seat": choice["seat"], "action": choice["action"]}))
        return await self._stored.get()

    async def _offer(self) -> tuple[ClientConnection, Json]:
        """Who may do what; when the match is over, there is another."""
        async with asyncio.timeout(PATIENCE):
            socket, position = await self._offers.get()
        if not position["over"]:
            return socket, position
        await self.stand_up()
        again = await asyncio.to_thread(self._maker.ask, "POST", f"tables/{self._table}/rematch")  # others play on
        self._table = again["table"]
        await self.sit_down()
        return await self._offer()


class Person:
    """Somebody with a cookie."""

    def __init__(self, port: int) -> None:
        self.address, self.cookie = f"127.0.0.1:{port}", ""
        self.ask("GET", "me")

    def ask(self, method: str, path: str, body: Json | None = None) -> Any:
        """The answer to a request; never asked in a loop, where moves of others would wait for it and seem slow."""
        assert not in_a_loop(), "asked in a loop that times moves"
        http = HTTPConnection(self.address, timeout=PATIENCE)
        headers = {"Cookie": self.cookie, "Content-Type": "application/json"}
        http.request(method, f"/api/{path}", json.dumps(body), headers)
        answer = http.getresponse()
        text, self.cookie = answer.read(), answer.headers.get("set-cookie", self.cookie).partition(";")[0]
        http.close()
        return json.loads(text) if text else None


def in_a_loop() -> bool:
    """Whether an event loop runs in this thread."""
    try:
        asyncio.get_running_loop()
    except RuntimeError:
        return False
    return True


async def connect_to(person: Person, table: str) -> ClientConnection:
    address = f"ws://{person.address}/api/tables/{table}/play"
    return await connect(address, additional_headers={"Cookie": person.cookie}, max_size=None)
