"""Recorded matches that somebody has opened in a browser, to look through them.

The browser keeps the file; nothing of it is stored here. A file that was read stays in memory for a while under its
SHA-256, so that looking from turn to turn sends no more than that name; where it is not known (any more, or in another
process), the browser is told so and sends the file along. The file holds all there is to know of its match, so all of
it may be seen, as far as the file goes and no further.
"""

import asyncio
import hashlib
import time
from collections import OrderedDict
from collections.abc import Generator
from dataclasses import dataclass, field

from ..bots import bots_for
from ..play import Match, Problem, files
from . import pictures, protocol
from .letters import visible
from .limits import Buckets
from .lobby import draws_told
from .refusals import Refusal, sentence
from .settings import Settings
from .watch import Watch

KEPT = 16  # matches in memory
PIECE = 0.1  # seconds for which a file is read before others have their turn
LONGEST = 40  # letters of a name
WAITING = 8  # files that wait until those before them are read


@dataclass(frozen=True)
class File:
    """What a browser brings: its bytes, or none if we should know them by their name; and who brings it."""

    content: bytes
    path: str  # what its owner calls it
    household: str
    known_as: str = ""

    @property
    def name(self) -> str:
        return hashlib.sha256(self.content).hexdigest() if self.content else self.known_as


@dataclass(frozen=True)
class Record:
    """A file that was read; whoever asks its match for something holds the lock."""

    name: str
    size: int
    match: Match
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)


class Records:
    """The recorded matches in this process's memory."""

    def __init__(self, settings: Settings, watch: Watch) -> None:
        self._settings, self._watch = settings, watch
        self._known: OrderedDict[str, Record] = OrderedDict()
        self._openers = Buckets(settings.record_rate, settings.record_burst)
        self._reading = asyncio.Lock()  # strangers' files take one thread at most
        self._waiting = 0

    async def snapshot(self, file: File) -> str:
        """All of a match but its earlier positions: `protocol.Snapshot`, written out."""
        record = await self._find(file)
        async with record.lock:
            return await self._watch.beside(snapshot, record.match, record.name)

    async def look(self, file: File, line: int, seat: int | None) -> str:
        """A position as a seat saw it, or all of it: `protocol.Position`, written out."""
        record = await self._find(file)
        async with record.lock:
            return await self._watch.beside(look, record.match, line, seat)

    async def draws(self, file: File) -> str:
        """What chance could have been in a finished match: `protocol.Draws`, written out."""
        record = await self._find(file)
        if not record.match.over:
            raise Refusal("not-over")
        async with record.lock:
            return await self._watch.beside(draws_told, record.match)

    # --- Reading ---

    async def _find(self, file: File) -> Record:
        if found := self._remembered(file.name):
            return found
        if file.known_as and not file.content:
            raise Refusal("no-record")
        if not self._openers.take(file.household):
            raise Refusal("too-fast")
        if self._waiting >= WAITING:
            raise Refusal("too-many")
        self._waiting += 1
        try:
            async with self._reading:
                return self._remembered(file.name) or self._keep(file, await self._read(file))
        finally:
            self._waiting -= 1

    def _remembered(self, name: str) -> Record | None:
        if name in self._known:
            self._known.move_to_end(name)
        return self._known.get(name)

    def _keep(self, file: File, match: Match) -> Record:
        """The one that nobody has asked for longest goes first."""
        record = self._known[file.name] = Record(file.name, len(file.content), match)
        while len(self._known) > KEPT or sum(each.size for each in self._known.values()) > self._most:
            self._known.popitem(last=False)
        return record

    @property
    def _most(self) -> int:
        return 2 * self._settings.record_size

    async def _read(self, file: File) -> Match:
        reading, until = files.leafing(file.content, file.path), time.monotonic() + self._settings.record_time
        while time.monotonic() < until:
            try:
                match = await self._watch.beside(read_on, reading)
            except Problem as problem:
                raise Refusal("bad-file", sentence(problem.message, problem.arguments)) from None
            if match:
                return match
        raise Refusal("slow-file", path=file.path)


def read_on(reading: Generator[None, None, Match]) -> Match | None:
    """Read a file for a moment longer; the match, if that was all."""
    until = time.monotonic() + PIECE
    while time.monotonic() < until:
        try:
            next(reading)
        except StopIteration as done:
            match: Match = done.value
            return match
    return None


# --- Telling ---------------------------------------------------------------------------------------------------------


def snapshot(match: Match, name: str, goal: int | None = None) -> str:
    """A table at which nobody sits any more, and everything lies open."""
    told = protocol.Snapshot(
        table=name,
        game=match.game.name,
        options=match.options,
        phase="over" if match.over else "playing",
        seats=[seat_of(match, seat) for seat in range(match.seats)],
        code=None,
        maker=False,
        commitment=match.commitment,
        seed=match.seed,
        log=[pictures.line(match.game, *each) for each in pictures.log_of(match, None)],
        chat=[],
        position=pictures.look(match, match.lines, None),
        next_table=None,
        goal=goal,
        bots_take_over=False,
        clock="none",
        speed="calm",
        hints=False,
        hinted=[protocol.Hinted(**hint._asdict()) for hint in match.hints],
        copied=match.copied,
    )
    return told.model_dump_json()


def seat_of(match: Match, seat: int) -> protocol.Seat:
    """Who sat there; a file calls bots as they are called here, and people by whatever was written into it."""
    name = visible(match.players[seat])[:LONGEST]
    bot = name if name in bots_for(match.game) else None
    return protocol.Seat(
        seat=seat,
        kind="bot" if bot else "person",
        name="" if bot else name,
        bot=bot,
        mine=False,
        here=True,
        left=False,
        back=False,
    )


def look(match: Match, line: int, seat: int | None) -> str:
    pictures.check_moment(match, line, seat)
    return pictures.look(match, line, seat).model_dump_json()
