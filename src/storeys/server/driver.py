"""Who plays for the bots, and sees what comes of hands: one task a table, for as long as it is the turn of either."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar
from zlib import crc32

from ..bots import seconds_for
from ..games.kit import CHANCE, SPECTATOR, Game
from ..hands import LARGEST_MOTION, Answer
from ..play import Entry, Match
from ..play.episodes import Errand, Record
from .clocks import deadline
from .hands import Handiwork
from .lessons import next_move, recorded
from .pace import Tempo, held, pace, tempo
from .refusals import Away, Refusal
from .rows import MotionRow, TableRow
from .steady import CLOCK
from .store import Conflict
from .table import Table, Thought
from .thinking import STAND_IN, Thinkers, Wish, searches
from .warmth import Warmth
from .watch import Work
from .workers import Stopped, Workers

if TYPE_CHECKING:
    from .tables import Tables

log = logging.getLogger(__name__)


T = TypeVar("T")
Step = Callable[[], Awaitable[float]]


@dataclass(frozen=True)
class Asked:
    """What a bot is asked: at which line of the log, what it sees, and how long everybody may look at that."""

    bot: str
    game: Game
    seat: int
    at: int
    view: Any
    wait: float
    seconds: float  # for which it searches
    speed: Tempo
    scripted: int | None  # what it does in a lesson


@dataclass(frozen=True)
class Waits:
    """What the hand of a table has to do, since which line of the log, and the poses in which everything stands."""

    game: Game
    errand: Errand
    at: int
    poses: str | None


def wish_of(row: TableRow, asked: Asked) -> Wish:
    """What a bot is asked at a table, whose number is its mood."""
    mood = crc32(row.id.encode())
    return Wish(asked.bot, asked.game, asked.view, asked.seat, asked.seconds, row.maker, row.goal or 0, mood)


def chance_waits(table: Table) -> bool:
    """Whether a match stands where a hand is at work, here or at the server that it comes from."""
    return table.match is not None and table.match.to_move == CHANCE and not table.gone


def drawn(match: Match) -> list[Entry]:
    """Let chance draw where it waits; the new lines of the log."""
    before = match.lines
    if match.chance:
        match.attach(match.chance)
    return match.log()[before:]


def motion_of(answer: Answer, line: int) -> MotionRow:
    """What is kept of a hand; what is too large to be looked at is left out."""
    return MotionRow(line, answer.poses, answer.trajectory if len(answer.trajectory) <= LARGEST_MOTION else b"")


class Driver:
    """Plays for the bots of all tables, and lets hands do their work.

    Several processes may drive one table: whoever stores a move first made it, and what comes of a hand is the same in
    all of them.
    """

    def __init__(self, tables: "Tables") -> None:
        self._tables = tables
        settings = tables.settings
        self.workers = Workers(settings, tables.metrics)
        self.warmth = Warmth(settings, self.workers, tables.metrics, self.tell_of_warmth)
        self.thinkers = Thinkers(settings.thinkers, settings.think, tables.metrics.bot_failures, self.workers)
        self.handiwork = Handiwork(settings, self.workers)

    def close(self) -> None:
        self.thinkers.close()
        self.workers.close()

    def drive(self, table: Table) -> None:
        """Let the bots play if it is their turn, or a hand do its work, and nobody drives them yet."""
        if any(searches(seat.bot or "") for seat in table.seats):
            self.warmth.want(table.row.game)
        if (self._bot_to_move(table) or chance_waits(table)) and (table.driver is None or table.driver.done()):
            driving = self._tables.watch.over(Work("bot", table.row.id), self._drive(table))
            table.driver = asyncio.create_task(driving)

    def _bot_to_move(self, table: Table) -> str | None:
        """The bot whose turn it is. Bots among themselves play only while somebody watches: nobody would miss it."""
        match = table.match
        if match is None or match.to_move < 0 or table.gone:
            return None
        wanted = table.connections or any(seat.kind == "person" for seat in table.seats)
        seat = table.seats[match.to_move]
        return seat.bot if wanted and seat.kind == "bot" else None

    async def _drive(self, table: Table) -> None:
        """Take one step after the other; what the next one is, and that there is none, is found under the lock."""
        seen = 0.0  # seconds for which there is something to be seen
        try:
            while not table.gone:
                async with table.lock:
                    await self._tables.ready(table)
                    step = await self._next_step(table, seen)
                    if step is None:
                        table.hurried = False
                        return
                seen = await step()
        except Stopped:
            return  # whoever starts next goes on from here
        except Refusal as refusal:
            log.info("bots stop", extra={"table": table.row.id, "code": refusal.code})
        except Exception:
            log.exception("bots stop at table %s", table.row.id)

    async def _next_step(self, table: Table, seen: float) -> Step | None:
        """What is to be done at a table by itself; the caller holds the lock."""
        match = table.match
        if match is not None and chance_waits(table):
            return partial(self._wait_for_hand if match.awaits_hand else self._draw, table)
        bot = self._bot_to_move(table)
        if match is None or bot is None:
            return None
        return partial(self._decide, table, await self._asked(table, match, bot), seen)

    # --- Bots ---

    async def _asked(self, table: Table, match: Match, bot: str) -> Asked:
        speed = self._tempo(table)
        view, wait, seconds = await self._tables.watch.beside(self._look, match, speed, bot)
        scripted = await self._tables.watch.beside(next_move, table.lesson, match)
        return Asked(bot, match.game, match.to_move, table.lines, view, wait, seconds, speed, scripted)

    async def _decide(self, table: Table, asked: Asked, seen: float) -> float:
        """Let a bot decide, when everybody has seen what happened before."""
        thought = (
            self.thinkers.choose(wish_of(table.row, asked)) if asked.scripted is None else recorded(asked.scripted)
        )
        shown = held(thought, asked.wait + seen * asked.speed.motion, asked.speed.beat)
        action = await self._while_needed(
            table, lambda: table.lines == asked.at and self._bot_to_move(table) == asked.bot, shown
        )
        if action is not None:
            await self._play(table, asked.at, action, asked.bot)
        return 0.0

    async def step_in(self, table: Table) -> None:
        """Make one decision for a person whose time is over, as the strongest bot would that answers at once."""
        async with table.lock:
            await self._tables.ready(table)
            due, match, at = deadline(table, self._tables.settings), table.match, table.lines
            if match is None or due is None or due > CLOCK.now() or not table.row.bots_take_over:
                return
            seat, game, speed = match.to_move, match.game, self._tempo(table)
            view, wait, _ = await self._tables.watch.beside(self._look, match, speed, STAND_IN)
        thought = self.thinkers.choose(Wish(STAND_IN, game, view, seat))
        await self._play(table, at, await held(thought, wait, speed.beat), None)
        self.drive(table)

    def _tempo(self, table: Table) -> Tempo:
        return tempo(self._tables.settings.pace, "once" if table.hurried else table.row.speed)

    def _look(self, match: Match, speed: Tempo, bot: str) -> tuple[Any, float, float]:
        """What the seat to move sees, how long everybody may look at it, and for how long a bot searches meanwhile.

        Both times follow from what somebody sees who only watches.
        """
        game, seen = match.game, match.view(SPECTATOR)
        seconds = 0.0 if self.warmth.why_not(game.name) else seconds_for(bot, game, seen)
        return match.view(match.to_move), pace(game, seen, speed.pace, seconds), seconds

    def tell_of_warmth(self, game: str) -> None:
        """Whether a game can be searched has changed."""
        for table in self._tables.live.values():
            if table.row.game == game:
                table.wake()

    async def _play(self, table: Table, at: int, action: int, bot: str | None) -> None:
        """Play what was chosen, unless the position has changed meanwhile, or whom the bot played for has come back."""
        async with table.lock:
            if table.match is None or table.lines != at or table.gone or bot not in (None, self._bot_to_move(table)):
                return
            with suppress(Conflict):  # another process plays for it, too, and was quicker
                await self._tables.move(table, table.match, lambda match: match.play(action))
                self._tables.metrics.moves.labels("bot").inc()
        table.wake()

    # --- Hands ---

    async def _wait_for_hand(self, table: Table) -> float:
        with self._tables.metrics.hands.track_inprogress():
            return await self._settle(table)

    async def _settle(self, table: Table) -> float:
        """Find out what comes of the hand at a table, and store it; the seconds for which it can be seen."""
        waits = await self._errand(table)
        if waits is None:
            return 0.0
        with self._tables.metrics.episodes.labels(waits.game.name).time():
            carrying_out = self.handiwork.carry_out(waits.game, waits.errand, waits.poses, table.row.maker)
            answer = await self._while_needed(table, lambda: table.lines == waits.at, carrying_out)
        if answer is None:
            return 0.0
        try:
            await self._let_happen(table, waits.at, answer)
        except Away:
            raise
        except Refusal:
            log.exception("the rules refuse what came of a hand at table %s", table.row.id)
            await self._let_happen(
                table, waits.at, await self.handiwork.let_land(waits.game, waits.errand, waits.poses)
            )
        table.wake()
        return answer.seconds

    async def _while_needed(
        self, table: Table, needed: Callable[[], bool], working: Coroutine[Any, Any, T]
    ) -> T | None:
        """What was worked out; None if the position has changed meanwhile, or the table is gone."""
        task = asyncio.create_task(working)
        table.thought = Thought(task, lambda: needed() and not table.gone)
        try:
            await asyncio.wait([task])
            return None if task.cancelled() else task.result()
        finally:
            task.cancel()
            table.thought = None

    async def _errand(self, table: Table) -> Waits | None:
        """What the hand has to do, now that it is its turn; None if that was found elsewhere, or the table is gone."""
        async with table.lock:
            match = table.match
            if match is None or table.gone or not match.awaits_hand:
                return None
            errand = await self._tables.watch.beside(match.errand)
            return Waits(match.game, errand, table.lines, table.poses_at(table.lines))

    async def _let_happen(self, table: Table, at: int, answer: Answer) -> None:
        """Store what came of a hand, unless somebody else has."""
        record, motion = Record(answer.engine, answer.calm), motion_of(answer, at + 1)
        async with table.lock:
            if table.match is None or table.lines != at or table.gone:
                return
            with suppress(Conflict):  # another process has found the same, and was quicker
                await self._tables.move(
                    table, table.match, lambda match: match.settle(answer.events, record), motion=motion
                )

    async def _draw(self, table: Table) -> float:
        """The match waited for a hand at a server that had an engine; here tickets stand in for one."""
        async with table.lock:
            if table.match is None or table.match.awaits_hand or not chance_waits(table):
                return 0.0
            with suppress(Conflict):  # another process was quicker
                await self._tables.move(table, table.match, drawn)
        table.wake()
        return 0.0
