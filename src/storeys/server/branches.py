"""Playing on from the middle of a finished match: a new table where it stands, with bots in the others' chairs."""

import time
from collections.abc import Sequence
from dataclasses import replace

from ..play import FairChance, Match, MatchOver
from ..play.branching import beginning, branch
from . import protocol
from .lobby import Lobby, created, new_row, seat_rows
from .refusals import Refusal, refusal_of
from .rows import MotionRow, MoveRow, TableRow
from .table import Table, rows_of


async def play_on(lobby: Lobby, player: str, table: Table, wish: protocol.PlayOn) -> protocol.Created:
    """Set up a table that begins where a match stood after so many lines."""
    await lobby.check_room(player)
    async with table.lock:
        await lobby.tables.ready(table)
        row, moves = await lobby.tables.watch.beside(begun, table, player, wish)
        copied = await lobby.tables.watch.beside(beginning, table.playing(), wish.line)
    game = table.playing().game
    if not row.copied:  # it begins like any other match
        row = replace(row, goal=await lobby.goal(game, player, chairs(table.playing(), wish), row.options))
    seats = seat_rows(game, player, chairs(table.playing(), wish))
    motions = await _motions(lobby, table, [line for line, _ in copied])
    await lobby.store.new_branch(row, seats, moves, motions)
    return created(row)


def begun(table: Table, player: str, wish: protocol.PlayOn) -> tuple[TableRow, list[MoveRow]]:
    """The new table and its log."""
    match = table.playing()
    if not (0 <= wish.line <= match.lines and 0 <= wish.seat < match.seats):
        raise Refusal("malformed")
    other = branch(match, wish.line)
    if other.over:
        raise refusal_of(MatchOver())
    new = protocol.NewTable(game=match.game.name, chairs=chairs(match, wish), options=match.options)
    row = replace(
        new_row(match.game, player, new),
        version=match.version,
        phase="playing",
        moves=other.lines,
        to_move=other.to_move if other.to_move >= 0 else None,
        copied=other.copied,
        goal=table.row.goal,
        seed=FairChance.fresh().seed.hex(),
    )
    return row, [replace(move, at=time.time()) for move in rows_of(other.log(), 1, None)]


def chairs(match: Match, wish: protocol.PlayOn) -> list[protocol.Chair]:
    """Me where I wish to sit, and bots in all other chairs."""
    bot = protocol.Chair(kind="bot", bot=wish.bot)
    return [protocol.Chair(kind="me") if seat == wish.seat else bot for seat in range(match.seats)]


async def _motions(lobby: Lobby, table: Table, lines: Sequence[int]) -> list[MotionRow]:
    """How everything moved up to there, under the new numbers of the lines."""
    numbers = {line: number for number, line in enumerate(lines, 1) if line in table.poses}
    found = [(number, line, await lobby.store.motion(table.row.id, line)) for line, number in numbers.items()]
    return [MotionRow(number, table.poses[line], motion or b"") for number, line, motion in found]
