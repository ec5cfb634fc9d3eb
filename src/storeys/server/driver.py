"""Who plays for the bots: one task a table, for as long as it is a bot's turn."""

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from ..games.kit import SPECTATOR
from ..play import Match
from .clocks import deadline
from .lessons import next_move, recorded
from .pace import Tempo, held, pace, tempo
from .refusals import Refusal
from .steady import CLOCK
from .store import Conflict
from .table import Table
from .thinking import Thinkers, best_bot
from .watch import Work

if TYPE_CHECKING:
    from .tables import Tables

log = logging.getLogger(__name__)


class Driver:
    """Plays for the bots of all tables. Several processes may drive one table: whoever stores a move first made it."""

    def __init__(self, tables: "Tables") -> None:
        self._tables = tables
        settings = tables.settings
        self.thinkers = Thinkers(settings.thinkers, settings.think, tables.metrics.bot_failures)

    def close(self) -> None:
        self.thinkers.close()

    def drive(self, table: Table) -> None:
        """Let the bots play if it is their turn and nobody drives them yet."""
        if self._bot_to_move(table) and (table.driver is None or table.driver.done()):
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
        try:
            while not table.gone:
                async with table.lock:
                    await self._tables.ready(table)
                    bot, match, at = self._bot_to_move(table), table.match, table.lines
                    if bot is None or match is None:
                        table.hurried = False
                        return
                    seat, game, speed = match.to_move, match.game, self._tempo(table)
                    view, wait = await self._tables.watch.beside(self._look, match, speed)
                    scripted = await self._tables.watch.beside(next_move, table.lesson, match)
                thought = self.thinkers.choose(bot, game, view, seat) if scripted is None else recorded(scripted)
                action = await held(thought, wait, speed.beat)
                await self._play(table, at, action, bot)
        except Refusal as refusal:
            log.info("bots stop", extra={"table": table.row.id, "code": refusal.code})
        except Exception:
            log.exception("bots stop at table %s", table.row.id)

    async def step_in(self, table: Table) -> None:
        """Make one decision for a person whose time is over, as the strongest bot would."""
        async with table.lock:
            await self._tables.ready(table)
            due, match, at = deadline(table, self._tables.settings), table.match, table.lines
            if match is None or due is None or due > CLOCK.now() or not table.row.bots_take_over:
                return
            seat, game, speed = match.to_move, match.game, self._tempo(table)
            view, wait = await self._tables.watch.beside(self._look, match, speed)
        thought = self.thinkers.choose(best_bot(game), game, view, seat)
        await self._play(table, at, await held(thought, wait, speed.beat), None)
        self.drive(table)

    def _tempo(self, table: Table) -> Tempo:
        return tempo(self._tables.settings.pace, "once" if table.hurried else table.row.speed)

    def _look(self, match: Match, speed: Tempo) -> tuple[Any, float]:
        """What the seat to move sees, and how long everybody may look at it."""
        return match.view(match.to_move), pace(match.game, match.view(SPECTATOR), speed.pace)

    async def _play(self, table: Table, at: int, action: int, bot: str | None) -> None:
        """Play what was chosen, unless the position has changed meanwhile, or whom the bot played for has come back."""
        async with table.lock:
            if table.match is None or table.lines != at or table.gone or bot not in (None, self._bot_to_move(table)):
                return
            with suppress(Conflict):  # another process plays for it, too, and was quicker
                await self._tables.move(table, table.match, lambda match: match.play(action))
                self._tables.metrics.moves.labels("bot").inc()
        table.wake()
