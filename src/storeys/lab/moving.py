"""What one move costs a server: the time of its processor, and the bytes that each reader is sent.

Three people sit at a table and each has it open. From the text of a message to what all three are sent, packed,
everything is as in a server, threads included; only the database and the sockets are left out. A match is played to
its end at random, the same one again and again, and of several rounds the quickest counts (`pace.py` says why).
"""

import asyncio
import json
import random
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from typing import Any

from websockets.frames import Frame, Opcode

from ..games.kit import Game
from ..play import FairChance, Match
from ..server.app import Server
from ..server.connection import Connection
from ..server.limits import Buckets
from ..server.packing import Packing, packing
from ..server.rows import MotionRow, MoveRow, News, SeatRow, SoloRow, TableRow
from ..server.settings import Settings
from ..server.store import Store

READERS = 3
TABLE = "measured"
ROUNDS = 3  # at least
SEED = 1
ENDLESS = 1_000_000  # for everything that is limited
NEWS = ('{"type":"moves"', '{"type":"snapshot"')


@dataclass(frozen=True)
class Cost:
    """What a move of a game costs on average; the bytes are those of one reader, as written and as packed."""

    game: str
    readers: int
    moves: int
    cpu_ms: float
    bytes: float
    most_bytes: int
    packed: float
    most_packed: int


def measure(games: Sequence[Game], seconds: float) -> Iterator[Cost]:
    """Each game for about so long."""
    for game in games:
        until = time.monotonic() + seconds
        costs: list[Cost] = []
        while len(costs) < ROUNDS or time.monotonic() < until:
            costs.append(asyncio.run(play(game)))
        yield min(costs, key=lambda cost: cost.cpu_ms)


async def play(game: Game) -> Cost:
    """One match, with the time of every move but without that of choosing it."""
    spent, whim = 0.0, random.Random(SEED)
    async with seated(game) as (match, sockets):
        moves = 0
        while not match.over:
            seat, message = a_move(match, whim, moves)
            before = time.process_time()
            sockets[seat].say(message)
            for socket in sockets:
                await socket.told.acquire()
            spent += time.process_time() - before
            moves += 1
    written = [size for socket in sockets for size in socket.written]
    packed = [size for socket in sockets for size in socket.packed]
    cpu_ms = round(spent / moves * 1000, 3)
    return Cost(game.name, READERS, moves, cpu_ms, mean(written), max(written), mean(packed), max(packed))


def mean(sizes: Sequence[int]) -> float:
    return round(sum(sizes) / len(sizes), 1)


def a_move(match: Match, whim: random.Random, number: int) -> tuple[int, str]:
    """What the seat to move says, as its browser would."""
    action = match.data(whim.choice(match.legal_actions()))
    message = {"type": "play", "id": f"move-{number:06}", "seat": match.to_move, "at": len(match.log())}
    return match.to_move, json.dumps({**message, "action": action})


# --- The table -------------------------------------------------------------------------------------------------------


@asynccontextmanager
async def seated(game: Game) -> AsyncIterator[tuple[Match, list["Socket"]]]:
    """A table where everybody has heard how the match begins."""
    server = Server(Settings(rate=ENDLESS, burst=ENDLESS))
    server.tables.store = Nowhere(server.database, game)
    table, sockets = await server.tables.open(TABLE), [Socket() for _ in range(READERS)]
    try:
        async with asyncio.TaskGroup() as readers:
            for seat, socket in enumerate(sockets):
                connection = Connection(socket, server.tables, table, f"{seat}", Buckets(ENDLESS, ENDLESS))  # type: ignore[arg-type]
                readers.create_task(connection.run(None, 0))
                await socket.told.acquire()
            for socket in sockets:
                socket.written.clear()
                socket.packed.clear()
            yield table.playing(), sockets
            for socket in sockets:
                socket.hang_up()
    finally:
        await server.tables.close()
        await server.watch.close()


def a_table(game: Game) -> TableRow:
    return TableRow(
        id=TABLE,
        code="code",
        game=game.name,
        version=game.version,
        options={},
        seed=FairChance.numbered(SEED).seed.hex(),
        maker="0",
        listed=False,
        bots_take_over=False,
        clock="none",
        phase="waiting",
        moves=0,
        to_move=None,
        next_table=None,
        goal=None,
        changed=0.0,
        since=0.0,
    )


class Nowhere(Store):
    """A store that knows one table and keeps nothing."""

    def __init__(self, database: Any, game: Game) -> None:
        super().__init__(database)
        seats = [SeatRow(seat, "person", f"{seat}", f"Player {seat}") for seat in range(READERS)]
        self._news = News(a_table(game), seats, frozenset(), frozenset(), [], [], [], {}, [])

    async def news(self, table: str, lines: int = 0, said: int = 0) -> News | None:
        return self._news

    async def append(
        self,
        table: str,
        known: int,
        moves: Sequence[MoveRow],
        phase: str,
        to_move: int | None,
        solo: SoloRow | None = None,
        *,
        starts: bool = False,
        since: float | None = None,
        at: float | None = None,
        motion: MotionRow | None = None,
    ) -> float:
        if starts:  # the table asks at once for what it has begun with
            self._news = replace(self._news, table=replace(self._news.table, phase=phase), moves=list(moves))
        return 0.0

    async def tell_here(self, table: str, players: Sequence[str]) -> None:
        """Nobody is elsewhere."""


@dataclass
class Socket:
    """Two queues in place of a network."""

    written: list[int] = field(default_factory=list)  # the sizes of the news that were sent …
    packed: list[int] = field(default_factory=list)  # … and what went over the network
    packer: Packing = field(default_factory=packing)
    told: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(0))  # once for each of them
    _said: "asyncio.Queue[dict[str, str]]" = field(default_factory=asyncio.Queue)

    def say(self, text: str) -> None:
        self._said.put_nowait({"type": "websocket.receive", "text": text})

    def hang_up(self) -> None:
        self._said.put_nowait({"type": "websocket.disconnect"})

    async def receive(self) -> dict[str, str]:
        return await self._said.get()

    async def send_text(self, text: str) -> None:
        written = text.encode()
        packed = self.packer.encode(Frame(Opcode.TEXT, written))
        if text.startswith(NEWS):
            self.written.append(len(written))
            self.packed.append(len(packed.data))
            self.told.release()

    async def close(self, code: int) -> None:
        """Nothing is left open."""
