"""Clocks: a person has so long for each decision; then the strongest bot makes that one, if the table allows it.

From when it counts is stored with the table: the last line of the log that led further (`turns.py`), or somebody who
sat down. So it runs on while the server is restarted, at tables nobody has open, and in every process alike. While a
process runs, nobody changes its time by setting the machine's clock (`steady.py`). Several processes may find the same
table overdue: whoever stores a move first made it.
"""

import asyncio
import logging
from typing import TYPE_CHECKING

from .chores import Well
from .refusals import Refusal
from .settings import Settings
from .steady import CLOCK
from .table import Table
from .watch import Work

if TYPE_CHECKING:
    from .tables import Tables

log = logging.getLogger(__name__)

TICK = 5.0  # seconds between two looks at the clocks at most: that late a move may still come
AT_ONCE = 20  # tables of one clock that are seen to at one look; the others' turn comes at the next


def deadline(table: Table, settings: Settings) -> float | None:
    """When the time of the person to move is over; None without a clock, and when no person is to move."""
    allowance, match = settings.allowances.get(table.row.clock), table.match
    if allowance is None or match is None or match.to_move < 0 or table.seats[match.to_move].kind != "person":
        return None
    return table.row.since + allowance


def shown_deadline(table: Table, settings: Settings) -> float | None:
    """The same as browsers count, by the machine's clock."""
    due = deadline(table, settings)
    return None if due is None else CLOCK.by_the_machine(due)


class Clocks:
    """Looks after the clocks of all tables that are stored, whether they are in memory or not."""

    def __init__(self, tables: "Tables") -> None:
        self._tables = tables
        self._after = dict.fromkeys(tables.settings.allowances, 0.0)  # where the last look at each clock ended

    async def watch(self, well: Well) -> None:
        """Look at the clocks again and again."""
        allowances = self._tables.settings.allowances
        while True:
            for clock, seconds in allowances.items():
                await self._look(clock, CLOCK.now() - seconds)
            well()
            await asyncio.sleep(min(TICK, *(seconds / 4 for seconds in allowances.values())))

    async def _look(self, clock: str, before: float) -> None:
        rows = await self._tables.store.overdue(clock, self._after[clock], before, AT_ONCE)
        self._after[clock] = rows[-1].since if len(rows) == AT_ONCE else 0.0  # a table that is stuck stops no other
        await asyncio.gather(*(self._step_in(row.id) for row in rows))  # each is held until it may be shown

    async def _step_in(self, table_id: str) -> None:
        try:
            stepping = self._tables.driver.step_in(await self._tables.open(table_id))
            await self._tables.watch.over(Work("clock", table_id), stepping)
        except Refusal as refusal:
            log.info("nobody steps in", extra={"table": table_id, "code": refusal.code})
        except Exception:
            log.exception("nobody steps in at table %s", table_id)
