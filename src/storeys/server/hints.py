"""Hints: what could be done now and why, for the seat that is to move, from what that seat may see.

A worker looks ahead (`work/hints.py`); without one, or without machine code, the greedy bot says what it would do. When
the position has changed meanwhile nothing is told, and nobody has asked: it is written down together with the answer,
for everybody to see.
"""

import asyncio
import logging
import secrets
from collections import OrderedDict
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

from ..games.kit import Game
from ..play import Match
from ..play.hints import Asked
from ..work import hints
from ..work.kinds import Json
from . import pictures, protocol
from .lessons import place_of
from .limits import Buckets
from .refusals import Refusal, refusal_of, sentence
from .store import Conflict
from .table import Table, Thought
from .workers import Failed, Stopped

if TYPE_CHECKING:
    from .tables import Tables

log = logging.getLogger(__name__)

KEPT = 200  # answers that are remembered: whoever asks twice in one position is told the same
GRACE = 10.0  # seconds that whoever asks waits beyond those a worker thinks


@dataclass(frozen=True)
class Wanted:
    """What a hint is asked for: a game, what the seat to move sees of it, and what it has to reach alone."""

    game: Game
    view: Any
    seat: int
    goal: int


class Hints:
    """Gives them."""

    def __init__(self, tables: "Tables") -> None:
        self._tables, settings = tables, tables.settings
        self._askers = Buckets(settings.hint_rate, settings.hint_burst)
        self._known: OrderedDict[tuple[str, int], protocol.Hint] = OrderedDict()

    async def give(self, table_id: str, player: str, wish: protocol.AskHint) -> protocol.Hint:
        """The best moves of a seat of the player's that is to move."""
        table = await self._tables.open(table_id)
        wanted = await self._wanted(table, player, wish)
        known = self._known.get((table_id, wish.line))
        if known:
            return known
        if not self._askers.take(player) or table.hinting:
            raise Refusal("too-fast")
        hint = await self._thought(table, player, wish, wanted)
        await self._write_down(table, player, wish)
        self._remember(table_id, hint)
        return hint

    async def _wanted(self, table: Table, player: str, wish: protocol.AskHint) -> Wanted:
        async with table.lock:
            await self._tables.ready(table)
            match = check_may_ask(table, player, wish)
            view = await self._tables.watch.beside(match.view, wish.seat)
        return Wanted(match.game, view, wish.seat, table.row.goal or 0)

    async def _thought(self, table: Table, player: str, wish: protocol.AskHint, wanted: Wanted) -> protocol.Hint:
        """Nobody needs an answer any more when somebody has moved."""
        thinking = asyncio.create_task(self._think(player, wish, wanted))
        table.hinting = Thought(thinking, lambda: table.lines == wish.line and not table.gone)
        try:
            return await thinking
        except asyncio.CancelledError:
            if thinking.cancelled():
                raise Refusal("behind") from None
            thinking.cancel()
            raise
        finally:
            table.hinting = None

    async def _think(self, player: str, wish: protocol.AskHint, wanted: Wanted) -> protocol.Hint:
        seed, game, beside = secrets.randbits(62), wanted.game, self._tables.watch.beside
        if len(game.legal(wanted.view)) > 1:
            try:
                return await self._searched(player, wish, wanted, seed)
            except Stopped:
                raise Refusal("away") from None
            except (Failed, TimeoutError) as failed:
                log.warning("no worker could think of a hint: %r", failed)
        answer = await beside(hints.rough, game, wanted.view, wanted.seat, seed)
        return await beside(hint_of, game, wish, answer)

    async def _searched(self, player: str, wish: protocol.AskHint, wanted: Wanted, seed: int) -> protocol.Hint:
        """What a worker says, if it makes sense."""
        settings, driver, game = self._tables.settings, self._tables.driver, wanted.game
        about = wanted.view, wanted.seat, wanted.goal, settings.hint, settings.hint_threads, seed
        driver.warmth.want(game.name)
        async with asyncio.timeout(settings.hint + GRACE):
            question = hints.asked(game, *about)
            answer = await driver.workers.ask("hint", question, seconds=settings.hint + GRACE, share=player)
        understood = partial(driver.workers.understood, "hint", game.name, checked)
        return await self._tables.watch.beside(understood, game, wish, answer)

    async def _write_down(self, table: Table, player: str, wish: protocol.AskHint) -> None:
        """Whoever is told something has asked for it, and everybody can see that."""
        async with table.lock:
            await self._tables.ready(table)
            match = check_may_ask(table, player, wish)
            try:
                await self._tables.store.note_hint(table.row.id, Asked(wish.line, wish.seat))
            except Conflict:
                raise Refusal("behind") from None
            match.ask_hint(wish.seat)
            table.hints = list(match.hints)
        table.wake()

    def _remember(self, table_id: str, hint: protocol.Hint) -> None:
        self._known[table_id, hint.line] = hint
        if len(self._known) > KEPT:
            self._known.popitem(last=False)


def check_may_ask(table: Table, player: str, wish: protocol.AskHint) -> Match:
    """The match, if this player may ask for a hint for that seat, where the log is so long."""
    if wish.seat not in table.seats_of(player):
        raise Refusal("not-yours")
    match = table.playing()
    if not_now := match.not_now(wish.seat):
        raise refusal_of(not_now)
    if not table.row.hints:
        raise Refusal("hints-off")
    if table.lesson and place_of(table.lesson, match) is not None:
        raise Refusal("hint-in-lesson")
    if wish.line != table.lines:
        raise Refusal("behind")
    return match


def hint_of(game: Game, wish: protocol.AskHint, answer: Json) -> protocol.Hint:
    """The answer of a worker for the wire."""
    return protocol.Hint(
        seat=wish.seat,
        line=wish.line,
        options=[_suggestion(game, option) for option in answer["options"]],
        reasons=[sentence(reason["message"], reason["arguments"]) for reason in answer["reasons"]],
        rough=answer["rough"],
    )


def checked(game: Game, wish: protocol.AskHint, answer: Json) -> protocol.Hint:
    """The same; some error if it is none."""
    hint = hint_of(game, wish, answer)
    if not all([hint.options, *(option.steps for option in hint.options)]):
        raise ValueError("nothing to do")
    return hint


def _suggestion(game: Game, option: Json) -> protocol.Suggestion:
    steps = [protocol.HintStep(action=data, say=pictures.said(game, "do", data)) for data in option["steps"]]
    return protocol.Suggestion(steps=steps, **{name: option[name] for name in ("share", "points", "error")})
