"""Who plays for the bots: never for somebody who has come back to the chair meanwhile."""

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest

from ..play import Match
from .driver import Driver
from .metrics import Metrics
from .rows import SeatRow, TableRow
from .settings import Settings
from .table import Table


class Moves:
    """The tables of a server, of which only the moves matter."""

    def __init__(self) -> None:
        self.settings, self.metrics, self.made = Settings(), Metrics(), 0

    async def move(self, *_: Any) -> None:
        self.made += 1


@pytest.mark.parametrize(("comes_back", "made"), [(True, 0), (False, 1)])
def test_a_bot_that_has_thought_does_not_play_for_who_came_back_while_the_table_was_busy(
    comes_back: bool, made: int
) -> None:
    moves = Moves()
    driver = Driver(cast(Any, moves))
    table = Table(cast(TableRow, SimpleNamespace(id="table1")))
    table.match = Match("towers", 2, seed=1)
    mine = table.match.to_move
    table.seats = [SeatRow(seat, "person", "berta") for seat in range(2)]
    table.seats[mine] = SeatRow(mine, "bot", "anna", bot="greedy")

    async def plays_while_somebody_comes() -> None:
        async with table.lock:
            playing = asyncio.create_task(driver._play(table, table.lines, 0, "greedy"))
            await asyncio.sleep(0)  # now it waits for the table
            if comes_back:
                table.seats[mine] = SeatRow(mine, "person", "anna")
        await playing

    asyncio.run(plays_while_somebody_comes())
    assert moves.made == made
    driver.close()
