"""Reviews: what could have been done in a finished match, found out beside the server and kept with the match.

One is worked out happening by happening (`work/reviews.py`), each a question to a worker of low priority, and each
answer stored at once: so a browser shows what is there already, and after a restart the work goes on where it stood.
Whoever may see a finished table may ask for its review, once for all; whoever knows its key may read it, for after the
end nothing is hidden. A review goes with its table.
"""

import asyncio
import json
import logging
from collections.abc import Sequence
from contextlib import suppress
from math import isfinite
from typing import Any

from ..games import GAMES
from ..games.kit import CHANCE, Game, in_words
from ..play import Entry, Match
from ..work import reviews as work
from ..work.happenings import Happening, happenings
from ..work.judging import Found, cost, moments, players, points_lost, told
from ..work.kinds import Json
from . import pictures, protocol, records
from .chores import Chores, Well
from .lobby import draws_told
from .refusals import Away, Refusal, sentence
from .rows import FindingRow, ReviewRow
from .shelf import LEASE, OTHER_VERSION, Shelf
from .store import Conflict
from .table import Table
from .tables import Tables
from .workers import Failed, Stopped

log = logging.getLogger(__name__)

LOOK = 5.0  # seconds until we look again for reviews that another process was asked for
CHOICE = 4.0  # how much more time a decision gets than what chance did
LEAST, MOST = 0.03, 2.0  # seconds of the search for one happening
GRACE = 600.0  # seconds that a worker is given beyond those it searches: on a busy machine it may have to compile first
NO_SEARCH = "NoCompilerError"  # how a worker calls what it needs most, where that is not there


class Reviews:
    """The reviews that this process tells of, and the one it works at."""

    def __init__(self, tables: Tables) -> None:
        self._tables, self._settings = tables, tables.settings
        self._shelf = Shelf(tables.store, tables.settings)
        self._asked = asyncio.Event()

    def start(self, chores: Chores) -> None:
        chores.begin("reviews", self._work)

    # --- Asking ---

    async def ask(self, player: str, table_id: str, code: str) -> protocol.ReviewKey:
        """Begin the review of a finished match, or find it."""
        table = await self._tables.open(table_id)
        table.check_may_watch(player, code)
        async with table.lock:
            await self._tables.ready(table)
            if not table.playing().over:
                raise Refusal("review-running")
        review = await self._shelf.put(table_id, player)
        self._asked.set()
        return protocol.ReviewKey(key=review.key)

    async def told(self, key: str, since: int) -> str:
        """What was found out so far, with the findings from one number on: `protocol.Review`, written out."""
        review = await self._find(key)
        game = GAMES[(await self._table(review)).row.game]
        rows = await self._shelf.findings(key)
        return await self._tables.watch.beside(review_told, review, game, rows, since)

    async def snapshot(self, key: str) -> str:
        """The match as a table at which nobody sits: `protocol.Snapshot`, written out."""
        table = await self._table(await self._find(key))
        async with table.lock:
            match = await self._match(table)
            return await self._tables.watch.beside(records.snapshot, match, key, table.row.goal)

    async def look(self, key: str, line: int, seat: int | None) -> str:
        """A position as a seat saw it, or all of it: `protocol.Position`, written out."""
        table = await self._table(await self._find(key))
        async with table.lock:
            match = await self._match(table)
            pictures.check_moment(match, line, seat)
            position = await self._tables.watch.beside(pictures.look, match, line, seat)
            return position.model_copy(update={"poses": table.poses_at(line)}).model_dump_json()

    async def draws(self, key: str) -> str:
        """What chance could have been at every draw: `protocol.Draws`, written out."""
        table = await self._table(await self._find(key))
        async with table.lock:
            return await self._tables.watch.beside(draws_told, await self._match(table))

    async def begin_again(self, player: str, key: str) -> None:
        """Try once more to go on with a review that had come to nothing."""
        await self._shelf.put((await self._find(key)).table, player)
        self._asked.set()

    async def table_of(self, key: str) -> Table:
        """The table that a review is about, for whoever knows the key."""
        return await self._table(await self._find(key))

    async def _find(self, key: str) -> ReviewRow:
        review = await self._shelf.find(key) if key.isascii() and key.isalnum() else None
        if review is None:
            raise Refusal("no-review")
        return review

    async def _table(self, review: ReviewRow) -> Table:
        try:
            return await self._tables.open(review.table)
        except Refusal as refusal:
            raise (Refusal("no-review") if refusal.code == "no-table" else refusal) from None

    async def _match(self, table: Table) -> Match:
        """The match, which is over; the caller holds the lock."""
        await self._tables.ready(table)
        return table.playing()

    # --- Working ---

    async def _work(self, well: Well) -> None:
        """Work at one review after the other."""
        await self._shelf.let_go()
        while True:
            self._asked.clear()
            if review := await self._shelf.take():
                await self._finish(review)
            else:
                with suppress(TimeoutError):
                    async with asyncio.timeout(LOOK):
                        await self._asked.wait()
            well()

    async def _finish(self, review: ReviewRow) -> None:
        """Find out whatever is missing, or note why that does not go."""
        holding = asyncio.create_task(self._hold(review.key))
        try:
            await self._go_on(review)
        except (Conflict, Stopped):
            return  # it is gone, or somebody goes on with it
        except Failed as failed:
            await self._shelf.give_up(review.key, trouble_of(failed))
        except Away:
            raise
        except Refusal as refusal:
            log.info("a review stops", extra={"table": review.table, "code": refusal.code})
            await self._shelf.give_up(review.key, "failed")
        except Exception:  # it must not be in the way of the others
            log.exception("a review stops", extra={"table": review.table})
            await self._shelf.give_up(review.key, "failed")
        finally:
            holding.cancel()

    async def _hold(self, key: str) -> None:
        while True:
            await asyncio.sleep(LEASE / 4)
            with suppress(Away):
                if not await self._shelf.hold(key):
                    return  # somebody else is at it: we hear so with the next finding

    async def _go_on(self, review: ReviewRow) -> None:
        table = await self._tables.open(review.table)
        async with table.lock:
            found = await self._tables.watch.beside(_happenings, await self._match(table))
        times, begun = seconds(found, self._settings.review), await self._shelf.begin(review, len(found))
        for number in range(begun, len(found)):
            answer = await self._answer(review, table, found[number], times[number])
            row = FindingRow(number, found[number].seat, found[number].line, json.dumps(answer))
            await self._shelf.add(review.key, row)

    async def _answer(self, review: ReviewRow, table: Table, happening: Happening, seconds: float) -> Json:
        async with table.lock:
            match = await self._match(table)
            question = await self._tables.watch.beside(work.asked, match, happening, table.row.goal or 0, seconds)
        workers, game = self._tables.driver.workers, match.game
        answer = await workers.ask("review", question, seconds=seconds + GRACE, share=review.player)
        found = Found(happening.seat, happening.line, answer)
        await self._tables.watch.beside(workers.understood, "review", game.name, check, game, found, match.seats)
        return answer


def trouble_of(failed: Failed) -> str:
    """Why it does not go on, as it is called in `review-…`."""
    if failed.how == OTHER_VERSION:
        return OTHER_VERSION
    return "no-search" if NO_SEARCH in failed.detail else "failed"


def _happenings(match: Match) -> list[Happening]:
    return list(happenings(match))


def seconds(found: Sequence[Happening], all_of_it: float) -> list[float]:
    """How long the search looks at each: decisions longer than what chance did."""
    weights = [CHOICE if each.choice else 1.0 for each in found]
    return [min(max(all_of_it * weight / sum(weights), LEAST), MOST) for weight in weights]


# --- Telling ---------------------------------------------------------------------------------------------------------


def review_told(review: ReviewRow, game: Game, rows: Sequence[FindingRow], since: int) -> str:
    found = [Found(row.seat, row.line, json.loads(row.answer)) for row in rows]
    since = min(max(since, 0), len(found))
    answer = protocol.Review(
        key=review.key,
        sources=review.sources,
        total=review.total,
        found=len(found),
        since=since,
        findings=[finding(game, each) for each in found[since:]],
        players=[protocol.ReviewedPlayer(**told(player)) for player in players(found)],
        moments=[protocol.DecisiveMoment(**_without_weight(told(moment))) for moment in moments(found)],
        trouble=sentence(f"review-{review.trouble}", {}) if review.trouble else None,
    )
    return answer.model_dump_json()


def _without_weight(moment: Json) -> Json:
    return {name: value for name, value in moment.items() if name != "weight"}


def finding(game: Game, found: Found) -> protocol.Finding:
    answer = found.answer
    return protocol.Finding(
        line=found.line,
        seat=None if found.seat == CHANCE else found.seat,
        shares=answer["shares"],
        errors=answer["errors"],
        points=answer["points"],
        choice=choice(game, found, answer["choice"]) if answer["choice"] else None,
    )


def check(game: Game, found: Found, seats: int) -> None:
    """Some error if a browser could not be told it, or the whole review not be summed up with it."""
    finding(game, found)
    compared, lists = found.answer["choice"] or {}, [found.answer[name] for name in ("shares", "errors", "points")]
    for weighed in filter(None, (compared.get("done"), compared.get("best"))):
        lists += [weighed["shares"], weighed["points"], [weighed["error"]] * seats]
    for numbers in lists:
        if len(numbers) != seats or not all(map(isfinite, numbers)):
            raise ValueError(f"no numbers for {seats} seats: {numbers}")


def choice(game: Game, found: Found, compared: Json) -> protocol.WeighedChoice:
    return protocol.WeighedChoice(
        ways=compared["ways"],
        done=move(game, compared["done"]),
        best=move(game, compared["best"]) if compared["best"] else None,
        cost=cost(found),
        points=points_lost(found),
    )


def move(game: Game, weighed: Json) -> protocol.WeighedMove:
    return protocol.WeighedMove(
        plan=[step(game, each) for each in weighed["plan"]],
        line=lines(game, weighed["line"]),
        shares=weighed["shares"],
        points=weighed["points"],
        error=weighed["error"],
    )


def step(game: Game, decision: Json) -> protocol.HintStep:
    return protocol.HintStep(action=decision["data"], say=pictures.said(game, "do", decision["data"]))


def lines(game: Game, steps: Sequence[dict[str, Any]]) -> list[protocol.LogLine]:
    """Steps as lines of a log, so that they are told like what really happened."""
    entries = [Entry(step["seat"], in_words(step["data"]), step["data"], more=step["more"], turn=1) for step in steps]
    return [pictures.line(game, number, entry, None) for number, entry in enumerate(entries, 1)]
