"""The tables in memory, and what is done at them: playing, taking back, talking."""

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING

from ..games.kit import CHANCE, OWN_HAND, Game, Reason
from ..hands import BadPath, hands_for
from ..play import Entry, IllegalAction, Match, MatchOver, Problem
from . import protocol
from .chores import Chores, Well
from .clocks import Clocks
from .driver import Driver, chance_waits
from .limits import Buckets
from .metrics import Metrics
from .refusals import Away, Refusal, refusal_of
from .room import Room
from .rows import MotionRow, MoveRow, News, SoloRow
from .settings import Settings
from .steady import CLOCK
from .store import Conflict, Store
from .table import Elsewhere, Table, rows_of
from .watch import Watch, Work

if TYPE_CHECKING:
    from .connection import Connection

PIECE = 200  # lines of a log that are replayed in one go
SWEEP = 20.0  # seconds between two looks for tables that nobody uses

Move = Callable[[Match], list[Entry]]


class Tables:
    """Every table this process has in memory."""

    def __init__(self, store: Store, settings: Settings, metrics: Metrics, watch: Watch) -> None:
        self.store, self.settings, self.metrics, self.watch = store, settings, metrics, watch
        self.driver = Driver(self)
        self.clocks = Clocks(self)
        self.live: dict[str, Table] = {}
        self._talkers = Buckets(settings.chat_rate, settings.chat_burst)
        self.room = Room(settings)

    def start(self, chores: Chores) -> None:
        chores.begin("sweeper", self._sweep)
        self.driver.warmth.start(chores)
        chores.begin("clocks", self.clocks.watch)

    async def close(self) -> None:
        for task in [table.driver for table in self.live.values() if table.driver]:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        self.driver.close()

    # --- In and out of memory ---

    async def open(self, table_id: str, *, begin: bool = True) -> Table:
        """A table, up to date; the match begins if everybody is there."""
        table = self.live.get(table_id)
        if table is None:
            if not (table_id.isascii() and table_id.isalnum()):
                raise Refusal("no-table")  # some databases do not even like the question
            news = await self.store.news(table_id)
            if news is None:
                raise Refusal("no-table")
            table = self.live.setdefault(table_id, Table(news.table, self.driver.warmth.told))
            self.metrics.tables.set(len(self.live))
        table.used = time.monotonic()
        async with table.lock:
            if self.store.database.shared or not table.seats or table.gone:
                await self.catch_up(table)
            if begin and table.match is None and table.row.phase == "waiting" and table.full():
                await self._begin(table)
        if chance_waits(table):
            self.driver.drive(table)  # a server that stopped in mid-episode has left it so, and nobody is to move
        return table

    async def refresh(self, table: Table) -> None:
        """Take in what was stored, and let the readers and the bots look at it."""
        try:
            async with table.lock:
                await self.catch_up(table)
        finally:
            table.wake()
        self.driver.drive(table)

    async def hear(self, table_id: str | None) -> None:
        """Another process has changed a table (None: perhaps all of them)."""
        found = [self.live.get(table_id)] if table_id else list(self.live.values())
        for table in filter(None, found):
            try:
                await self.watch.over(Work("refresh", table.row.id), self.refresh(table))
            except Away:
                raise
            except Refusal:
                continue  # it is gone, as its readers have been told

    async def hear_who_is_here(self, process: str, table_id: str, players: frozenset[str]) -> None:
        """Another process says who is connected through it; who says so for the first time is told the same."""
        table = self.live.get(table_id)
        if table is None:
            return
        stranger = process not in table.elsewhere
        table.elsewhere[process] = Elsewhere(players, time.monotonic())
        table.wake()
        if stranger and table.connections:
            await self.tell_who_is_here(table)

    async def hear_signed_out(self, player: str) -> None:
        """A player's cookies are no longer good: whoever came with one comes again, with a new one or as a stranger."""
        for table in self.live.values():
            for connection in list(table.connections):
                if connection.player == player:
                    await connection.hang_up()

    async def tell_who_is_here(self, table: Table) -> None:
        await self.store.tell_here(table.row.id, sorted(table.players_here()))

    async def arrive(self, connection: "Connection") -> None:
        """A browser opens a table: others see it, and bots may play."""
        connection.table.connections.add(connection)
        connection.table.wake()
        self.driver.drive(connection.table)
        with suppress(Away):  # the sweeper will say it again
            await self.tell_who_is_here(connection.table)

    async def depart(self, connection: "Connection") -> None:
        connection.table.connections.discard(connection)
        if not connection.table.connections:
            connection.table.close_album()
        connection.table.wake()
        with suppress(Away):
            await self.tell_who_is_here(connection.table)

    async def catch_up(self, table: Table) -> None:
        """Read what is new in the store; the caller holds the lock."""
        said = table.chat[-1].number if table.chat else 0
        news = await self.store.news(table.row.id, table.lines, said)
        if news is None:
            self._drop(table)
            raise Refusal("no-table")
        await self._take_in(table, news)

    async def _take_in(self, table: Table, news: News) -> None:
        """Bring a table up to date; a long log is replayed in pieces beside the loop."""
        table.take_in(news)
        match = table.match_to_continue()
        if match is None:
            return
        try:
            for first in range(0, len(news.moves), PIECE):
                await self.watch.beside(table.replay, match, news.moves[first : first + PIECE])
        except BaseException:
            table.forget_match()
            raise
        table.go_on(match)

    async def ready(self, table: Table) -> None:
        """Replay the match if it was thrown away; the caller holds the lock."""
        if table.match is None and table.row.phase != "waiting":
            await self.catch_up(table)

    def _drop(self, table: Table) -> None:
        table.gone = True
        self.live.pop(table.row.id, None)
        self.metrics.tables.set(len(self.live))
        table.wake()

    async def _begin(self, table: Table) -> None:
        """All chairs are taken: the match is there, with what chance does first."""
        match = await self.watch.beside(table.new_match, table.chance)
        rows = rows_of(match.log(), 1, None)
        with suppress(Conflict):  # another process has begun it, with the same chance; or somebody has just left
            await self._append(table, match, rows, 0, starts=True)
        news = await self.store.news(table.row.id)
        if news is not None:
            await self._take_in(table, news)

    async def _sweep(self, well: Well) -> None:
        """Look after the tables: forget those that nobody uses, and see that the others go on."""
        while True:
            self._forget_idle()
            await asyncio.to_thread(self.driver.workers.let_go, self.settings.idle)
            for table in [table for table in self.live.values() if table.connections]:
                await self._tend(table)
            well()
            await asyncio.sleep(min(SWEEP, self.settings.idle))

    async def _tend(self, table: Table) -> None:
        """Say again who is here, so that others know this process lives; mend what trouble has left half done."""
        await self.tell_who_is_here(table)
        if table.match is None and table.row.phase == "playing":
            await self.hear(table.row.id)
        if table.match is None and table.full():
            with suppress(Refusal):
                await self.open(table.row.id)
                table.wake()
        self.driver.drive(table)

    def _forget_idle(self) -> None:
        oldest = time.monotonic() - self.settings.idle
        for table_id, table in list(self.live.items()):
            idle = not table.connections and not table.lock.locked() and table.used < oldest
            if idle and (table.driver is None or table.driver.done()):
                del self.live[table_id]
        self.metrics.tables.set(len(self.live))

    # --- Playing ---

    async def play(self, table: Table, player: str | None, message: protocol.Play) -> int:
        """Play an action for a seat; the line of the log where it stands."""
        return await self._act(table, player, message, lambda match: carried_out(match, message))

    async def undo(self, table: Table, player: str | None, message: protocol.Undo) -> int:
        """Take back the last decision of a seat; the line of the log that says so."""
        answers = table.answering()
        return await self._act(table, player, message, lambda match: match.take_back(message.seat, answers))

    async def _act(self, table: Table, player: str | None, message: protocol.Play | protocol.Undo, move: Move) -> int:
        async with table.lock:
            for _ in range(2):  # a conflict shows that the log has grown; then it is behind, or was done before
                await self.ready(table)
                line = table.done(message.id, message.seat)
                if line is not None:
                    return line
                match = check_may_act(table, player, message)
                with suppress(Conflict):
                    await self.move(table, match, move, message)
                    break
            else:
                raise Refusal("behind")
            line = table.clients[message.id][1]
        self.metrics.moves.labels("person").inc()
        table.wake()
        self.driver.drive(table)
        return line

    async def move(
        self,
        table: Table,
        match: Match,
        move: Move,
        message: protocol.Play | protocol.Undo | None = None,
        motion: MotionRow | None = None,
    ) -> None:
        """Move and store it, with how everything moved if a hand has done it.

        When it is not stored, the match is replayed, for it is ahead of the log. The caller holds the lock.
        """
        try:
            entries = await self.watch.beside(move, match)
        except Problem as problem:
            raise refusal_of(problem) from None
        except BaseException:
            table.forget_match()
            raise
        rows = rows_of(entries, table.lines + 1, message)
        try:
            await self._append(table, match, rows, table.lines, motion=motion)
        except BaseException:
            table.forget_match()
            raise
        if motion:
            table.poses[motion.line] = motion.poses
        for row in rows:
            table.note(row)

    async def _append(
        self,
        table: Table,
        match: Match,
        rows: list[MoveRow],
        known: int,
        *,
        starts: bool = False,
        motion: MotionRow | None = None,
    ) -> None:
        to_move = match.to_move if match.to_move >= 0 else None
        phase = "over" if match.over else "playing"
        at, last = CLOCK.now(), rows[-1].seat if rows else CHANCE
        turn = table.turn.after(last, match.standing, match.to_move, at)
        solo = solo_of(table, match)
        try:
            now = await self.store.append(
                table.row.id, known, rows, phase, to_move, solo, starts=starts, since=turn.since, at=at, motion=motion
            )
        except Conflict:
            self.metrics.conflicts.inc()
            raise
        moves = known + len(rows)
        table.turn = turn
        table.row = replace(table.row, moves=moves, phase=phase, to_move=to_move, changed=now, since=turn.since)

    async def set_speed(self, table: Table, player: str | None, speed: str) -> int:
        """Let the bots of a table play at another speed; what was remembered of it is stored with the table."""
        self._check_may_pace(table, player)
        await self.store.set_speed(table.row.id, speed)
        await self.refresh(table)
        return table.lines

    def skip(self, table: Table, player: str | None) -> int:
        """Let the bots answer at once until a person is to move."""
        self._check_may_pace(table, player)
        table.hurried = table.driver is not None and not table.driver.done()
        return table.lines

    def _check_may_pace(self, table: Table, player: str | None) -> None:
        if not table.may_pace(player):
            raise Refusal("pace")

    async def say(self, table: Table, player: str | None, message: protocol.Chat) -> int:
        """A line of chat; anybody with a name in the book may talk."""
        if player is None:
            raise Refusal("not-yours")
        if not self._talkers.take(player):
            raise Refusal("too-fast")
        seat = next(iter(table.seats_of(player)), None)
        with suppress(Conflict):  # the table is gone, as will be seen at once
            await self.store.say(table.row.id, player, seat, message.text, message.id)
        await self.refresh(table)
        return table.lines


def solo_of(table: Table, match: Match) -> SoloRow | None:
    """What somebody has reached alone, when the match is over; a bot that took over reaches nothing for anybody.

    Neither does whoever has begun where somebody else, or they themselves, had come to.
    """
    row, player = table.row, table.seats[0].player
    if not match.over or row.goal is None or player is None or table.seats[0].left or row.copied:
        return None
    return SoloRow(row.id, player, row.game, row.options, row.goal, match.scores()[0], time.time())


def carried_out(match: Match, message: protocol.Play) -> list[Entry]:
    """Play what a person has decided, with the path of the hand that carries it out, if that is the person's own."""
    return match.play(message.action, message.seat, lambda whose: path_for(match.game, whose, message.path))


def path_for(game: Game, whose: int, samples: object) -> str | None:
    """The path of a person's own hand; IllegalAction if it is missing, needless, or no hand could have drawn it."""
    hands = hands_for(game) if whose == OWN_HAND else None
    if hands is None:
        if samples is not None:
            raise IllegalAction(Reason("", "match-needless-path", {}))
        return None
    if samples is None:
        raise IllegalAction(hands.no_path())
    try:
        return hands.path(samples)
    except BadPath as bad:
        raise IllegalAction(bad.reason) from None


def check_may_act(table: Table, player: str | None, message: protocol.Play | protocol.Undo) -> Match:
    """The match, if this player may act for that seat in the position the message was written for."""
    if message.seat not in table.seats_of(player):
        raise Refusal("not-yours")
    match = table.playing()
    not_now = match.not_now(message.seat)
    if isinstance(not_now, MatchOver):
        raise refusal_of(not_now)
    if message.at != table.lines:
        raise Refusal("behind")
    if isinstance(message, protocol.Play) and not_now:
        raise refusal_of(not_now)
    return match
