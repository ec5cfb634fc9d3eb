"""One WebSocket: what a browser asks, and what it is told.

A connection keeps no queue of news. It remembers what it has sent (so many lines of the log, who sat where, the last
line of chat) and, whenever it is woken, sends the difference to what is so now. A slow reader therefore costs nothing:
it skips what is outdated and gets one larger step, or a fresh snapshot. Answers do queue, but a reader who does not
take them is not listened to either.
"""

import asyncio
import logging
import time
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from fastapi import WebSocket
from pydantic import BaseModel, TypeAdapter, ValidationError

from . import pictures, protocol
from .clocks import shown_deadline
from .lessons import steps_of
from .limits import Bucket, Buckets
from .refusals import Away, Refusal, misread, refusal_of, sentence
from .table import Gathering, Table
from .tables import Tables
from .watch import Work

log = logging.getLogger(__name__)

ANSWERS = 32  # that may wait to be sent
FAR_BEHIND = 100  # lines of the log from which on a snapshot is sent instead
TOO_OFTEN = 200  # messages refused for haste before the connection is closed
LOOK_AGAIN = 2.0  # seconds until news are looked for again when the database was away
SEND_TIME = 20.0  # seconds after which a reader that takes nothing is given up

# Close codes. A server that stops says 1012, too, which means: come back in a moment.
COME_BACK = 1012
CLOSE = {
    "no-table": 4404,
    "older-rules": 4404,
    "put-aside": 4404,
    "private": 4403,
    "sent-away": 4403,
    "too-many": 1013,
    "away": 1013,
    "too-fast": 1008,
}

FROM_CLIENT: TypeAdapter[Any] = TypeAdapter(protocol.FromClient)


class Named(BaseModel):
    """As much of a message as its id."""

    id: protocol.CLIENT_ID


NAMED = TypeAdapter(Named)


@dataclass(frozen=True)
class Text:
    """Something to send; a snapshot has all of the chat up to a line."""

    text: str
    chat: int | None = None


class Connection:
    """A browser at a table."""

    def __init__(self, socket: WebSocket, tables: Tables, table: Table, player: str | None, buckets: Buckets) -> None:
        self.socket, self.tables, self.table, self.player = socket, tables, table, player
        self.watch = tables.watch
        settings = tables.settings
        self._sizes = settings.message_size, settings.path_size
        self._bucket = Bucket(settings.rate, settings.burst)
        self._buckets = buckets
        self._haste = 0
        self._answers: asyncio.Queue[protocol.Wire] = asyncio.Queue(ANSWERS)
        self._awake = asyncio.Event()
        self._sending = False
        self._drawn: object = None  # what the last picture followed from
        self._text: Text | None = None  # what was drawn and is not sent yet
        self._log: bytes | None = None  # which lines were sent, and which of them readable; None: nothing yet
        self._deadline: float | None = None  # as it was sent: whoever sits down in mid-game has the full time
        self._gathering: Gathering | None = None  # as it was sent
        self._seated: list[int] | None = None  # for which seats something was sent
        self._said = 0

    def wake(self) -> None:
        self._awake.set()

    async def hang_up(self) -> None:
        """Let the browser come back, and show who it is."""
        with suppress(RuntimeError):  # it has hung up itself
            await self.socket.close(COME_BACK)

    async def run(self, since: int | None, said: int) -> None:
        """Talk until one side closes; the browser still has so many lines of the log and of the chat."""
        self._said = said
        with suppress(Away):  # then the browser is told everything, as soon as that can be read
            self._log = await self.watch.over(self._work("open"), self._log_before(since))
        sender = asyncio.create_task(self._send_news())
        try:
            await self.tables.arrive(self)
            await self._listen(sender)
        finally:
            sender.cancel()
            with suppress(asyncio.CancelledError, Exception):
                await sender
            await self.tables.depart(self)

    # --- Sending ---

    async def _log_before(self, since: int | None) -> bytes | None:
        """What the browser still has from before; nothing if it is too far behind, or from another world."""
        async with self.table.lock:
            await self.tables.ready(self.table)
            match = self.table.match
            if since is None or match is None or not 0 < since <= self.table.lines:
                return None
            if self.table.lines - since > FAR_BEHIND:
                return None
            return match.shown(pictures.reader_of(match, self._mine()))[:since]

    async def _send_news(self) -> None:
        try:
            while not self.table.gone:
                await self._awake.wait()
                self._awake.clear()
                await self._send_answers()  # first, for somebody waits for them
                for text in await self.watch.over(self._work("news"), self._news_in_time()):
                    await self._send_text(text)
            await self._send(protocol.Gone(say=sentence("server-gone", {})))
            await self._send_answers()
        except Refusal as refusal:
            await self._send(protocol.Gone(say=refusal.say))
        await self.socket.close(CLOSE["no-table"])

    async def _news_in_time(self) -> list[str]:
        """The news; while the database is away there are none, and later we look again."""
        try:
            return await self._news()
        except Away:
            asyncio.get_running_loop().call_later(LOOK_AGAIN, self.wake)
            return []

    async def _send_answers(self) -> None:
        while not self._answers.empty():
            await self._send(self._answers.get_nowait())

    async def _send(self, message: protocol.Wire) -> None:
        await self._send_text(message.model_dump_json())

    async def _send_text(self, text: str) -> None:
        self._sending = True
        async with asyncio.timeout(SEND_TIME):
            await self.socket.send_text(text)
        self._sending = False

    async def _news(self) -> list[str]:
        """What has changed since the last time."""
        async with self.table.lock:
            if self.table.gone:
                return []
            if self.player in self.table.sent_away:
                raise Refusal("sent-away")
            await self.tables.ready(self.table)
            if self._is_outdated():
                if self._text is None:
                    await self._draw()
                else:
                    self.wake()  # one after the other: something was drawn before that
            drawn, self._text = self._text, None
            if drawn and drawn.chat is not None:
                self._said = drawn.chat
            news = [one.model_dump_json() for one in [*self._people(), *self._chat()]]
            return [drawn.text, *news] if drawn else news

    def _is_outdated(self) -> bool:
        """Whether anything has changed that a picture follows from."""
        return self._drawn != self._to_draw()

    def _to_draw(self) -> object:
        """Everything that a picture follows from."""
        table = self.table
        return table.match, table.lines, self._mine(), shown_deadline(table, self.tables.settings)

    async def _draw(self) -> None:
        """Draw what we are to be told, and for all others who have nothing else to take what they are, in one go."""
        others = [one for one in self.table.connections if one is not self and one.is_free() and one._is_outdated()]
        for reader in (self, *others):
            reader._drawn = reader._to_draw()
        try:
            await self.watch.beside(self._draw_for, others, self.table.gathering())
        finally:
            for reader in others:
                reader.wake()

    def _draw_for(self, others: "list[Connection]", gathering: Gathering) -> None:
        for reader in others:
            try:
                reader._text = reader._moves(gathering)
            except Exception:
                reader._drawn = None  # it will find out for itself
        self._text = self._moves(gathering)

    def is_free(self) -> bool:
        """Whether what is drawn now will be sent next."""
        return not self._sending and self._text is None

    def _moves(self, gathering: Gathering) -> Text | None:
        table, match = self.table, self.table.match
        if match is None:
            first, self._log = self._log is None, b""
            return self._snapshot(gathering) if first else None
        shown = match.shown(pictures.reader_of(match, self._mine()))
        old, self._log = self._log, shown
        before, self._seated = self._seated, self._mine()
        due, self._deadline = self._deadline, shown_deadline(table, self.tables.settings)
        moved = before is not None and before != self._seated
        if not old or moved or not shown.startswith(old) or len(shown) - len(old) > FAR_BEHIND:
            # what could not be read or done before can be now, or the other way round: another neighbour is to
            # move, somebody has left or come back, or the match is over
            return self._snapshot(gathering)
        changed = len(shown) > len(old) or due != self._deadline
        return Text(table.album().moves(self._reader(), len(old))) if changed else None

    def _snapshot(self, gathering: Gathering) -> Text:
        table, match, mine = self.table, self.table.match, self._mine()
        row, people = table.row, gathering.people(self.player)
        self._gathering = gathering
        snapshot = protocol.Snapshot(
            table=row.id,
            game=row.game,
            options=row.options,
            phase=people.phase,
            seats=people.seats,
            code=row.code if mine or row.maker == self.player else None,
            maker=row.maker == self.player,
            commitment=table.chance.commitment,
            seed=match.seed if match else None,
            log=table.album().lines(self._reader()) if match else [],
            chat=[chat_line(line) for line in table.chat],
            position=table.album().position(self._reader()) if match else None,
            next_table=row.next_table,
            goal=row.goal,
            bots_take_over=row.bots_take_over,
            clock=row.clock,  # type: ignore[arg-type]
            lesson=steps_of(table.lesson) if table.lesson else [],
            speed=row.speed,  # type: ignore[arg-type]
            warming=people.warming,
            hints=row.hints,
            hinted=people.hinted,
            copied=row.copied,
        )
        return Text(snapshot.model_dump_json(), chat=table.chat[-1].number if table.chat else 0)

    def _reader(self) -> pictures.Reader:
        return pictures.Reader(tuple(self._mine()), self._deadline, self.table.answering())

    def _people(self) -> list[protocol.Wire]:
        """Who sits where and is here, if that has changed."""
        known, self._gathering = self._gathering, self.table.gathering()
        return [] if known == self._gathering else [self._gathering.people(self.player)]

    def _chat(self) -> list[protocol.Wire]:
        new = [line for line in self.table.chat if line.number > self._said]
        self._said = new[-1].number if new else self._said
        return [protocol.NewChat(line=chat_line(line)) for line in new]

    def _mine(self) -> list[int]:
        return self.table.seats_of(self.player)

    def _work(self, kind: str, client: str | None = None) -> Work:
        return Work(kind, self.table.row.id, self.player, client)

    # --- Listening ---

    async def _listen(self, sender: "asyncio.Task[None]") -> None:
        while (text := await self._receive(sender)) is not None:
            answer = await self._answer(text)
            if answer is not None:
                await self._answers.put(answer)
                self.wake()
            if self._haste > TOO_OFTEN:
                await self.socket.close(CLOSE["too-fast"])

    async def _receive(self, sender: "asyncio.Task[None]") -> str | None:
        """The next message; None when nobody can be told anything any more."""
        receiving = asyncio.ensure_future(self.socket.receive())
        await asyncio.wait({receiving, sender}, return_when=asyncio.FIRST_COMPLETED)
        if not receiving.done():
            receiving.cancel()
            return None
        message = receiving.result()
        if message["type"] == "websocket.disconnect":
            return None
        return message.get("text") or ""

    async def _answer(self, text: str) -> protocol.Wire | None:
        started, kind = time.perf_counter(), "malformed"
        name: str | None = None
        try:
            message = self._read(text)
            kind, name = message.type, message.id
            if name in self.table.poisoned:
                raise Refusal("stood-still")
            return await self.watch.over(self._work(kind, name), self._carry_out(message))
        except Refusal as refusal:
            self.tables.metrics.refusals.labels(refusal.code).inc()
            return refused(name or self._name_of(text), refusal, self.table.lines)
        except Exception:
            log.exception("could not answer a message")
            return refused(name, Refusal("trouble"), self.table.lines)
        finally:
            self.tables.metrics.messages.labels(kind).observe(time.perf_counter() - started)

    def _read(self, text: str) -> Any:
        if not (self._bucket.take() and self._buckets.take(self.player or "")):
            self._haste += 1
            raise Refusal("too-fast")
        if len(text) > self._size():
            raise Refusal("too-large")
        try:
            return FROM_CLIENT.validate_json(text)
        except ValidationError as error:
            raise misread(error.errors(include_url=False, include_input=False)) from None
        except (ValueError, RecursionError):
            raise Refusal("malformed") from None

    def _name_of(self, text: str) -> str | None:
        """The id of a message that was not taken: whoever sent it wants to know which it was."""
        with suppress(ValidationError, ValueError, RecursionError):
            return NAMED.validate_json(text).id if len(text) <= self._size() else None
        return None

    def _size(self) -> int:
        """How long a message may be: with the path of a hand, where a hand can be at work, longer."""
        match, (plain, with_path) = self.table.match, self._sizes
        return with_path if match and match.game.awaits_hand and match.hands else plain

    async def _carry_out(self, message: Any) -> protocol.Wire | None:
        match message:
            case protocol.Play() | protocol.Undo() | protocol.Chat() | protocol.SetSpeed() | protocol.Skip():
                return protocol.Accepted(id=message.id, line=await self._do(message))
            case protocol.Look():
                return await self._look(message)
            case protocol.WhyNot():
                return await self._reason(message)
        return protocol.Pong(id=message.id)

    async def _do(self, message: Any) -> int:
        match message:
            case protocol.Play():
                return await self.tables.play(self.table, self.player, message)
            case protocol.Undo():
                return await self.tables.undo(self.table, self.player, message)
            case protocol.SetSpeed():
                return await self.tables.set_speed(self.table, self.player, message.speed)
            case protocol.Skip():
                return self.tables.skip(self.table, self.player)
        return await self.tables.say(self.table, self.player, message)

    async def _look(self, message: protocol.Look) -> protocol.Looked:
        async with self.table.lock:
            await self.tables.ready(self.table)
            match, mine = self.table.playing(), self._mine()
            position = await self.watch.beside(pictures.position_at, match, mine, message.line, message.seat)
            poses = self.table.poses_at(message.line)
        return protocol.Looked(id=message.id, position=position.model_copy(update={"poses": poses}))

    async def _reason(self, message: protocol.WhyNot) -> protocol.Reasoned:
        async with self.table.lock:
            await self.tables.ready(self.table)
            if message.seat not in self._mine():
                raise Refusal("not-yours")
            reason = await self.watch.beside(self.table.playing().refusal, message.action, message.seat)
        return protocol.Reasoned(id=message.id, say=refusal_of(reason).say if reason else None)


async def turn_away(socket: WebSocket, refusal: Refusal) -> None:
    """Close a socket with the reason: for good, or until there is room again."""
    later = CLOSE[refusal.code] == CLOSE["too-many"]
    message = refused(None, refusal, 0) if later else protocol.Gone(say=refusal.say)
    await socket.send_text(message.model_dump_json())
    await socket.close(CLOSE[refusal.code])


def refused(name: str | None, refusal: Refusal, line: int) -> protocol.Refused:
    return protocol.Refused(id=name, code=refusal.code, say=refusal.say, line=line)


def chat_line(line: Any) -> protocol.ChatLine:
    return protocol.ChatLine(number=line.number, name=line.name, seat=line.seat, text=line.text)
