"""Who sits where, as it is stored: taking a chair, leaving it, being sent away from it, clearing the table away.

Each is one transaction that first locks the row of the table, so that they come one after another however many are
asked for at once, and that decides by what it finds then. Doing a thing again that is done changes nothing.
"""

import time
from typing import Any

from sqlalchemy import Connection, Table, delete, func, insert, select, update

from . import schema
from .refusals import Refusal
from .steady import CLOCK
from .store import Conflict, Store

TABLES, SEATS = schema.tables.c, schema.seats.c


class Chairs:
    """The chairs of all tables."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def take(self, table: str, seat: int, player: str) -> None:
        """Sit down on an open chair, with one's full time; Conflict if it is not open, or if one sits there already."""

        def job(connection: Connection) -> None:
            row = _lock(connection, table)
            if _count(connection, schema.sent_away, table, player):
                raise Refusal("sent-away")
            if _sits(connection, table, player):
                raise Conflict
            free = (SEATS.table == table, SEATS.seat == seat, SEATS.kind == "open")
            change = update(schema.seats).where(*free).values(kind="person", player=player, name=None, bot=None)
            if connection.execute(change).rowcount != 1:
                raise Conflict
            self._touch(connection, table, **({"since": CLOCK.now()} if row.to_move == seat else {}))

        await self._store.database.write(job)

    async def leave(self, table: str, player: str, bot: str) -> None:
        """Give up one's chairs, in mid-game until one comes back: to a bot if the table allows it."""

        def job(connection: Connection) -> None:
            row = _lock(connection, table)
            if row.phase == "over":
                return  # the score sheet keeps its names
            if row.phase == "playing":
                self._leave_for_now(connection, table, player, bot if row.bots_take_over else "")
            elif self._give_up(connection, table, player):
                self._clear_if_deserted(connection, table)

        await self._store.database.write(job)

    async def come_back(self, table: str, player: str) -> None:
        """Take the chairs again that one has left in mid-game, with one's full time."""

        def job(connection: Connection) -> None:
            row = _lock(connection, table)
            left = (SEATS.table == table, SEATS.player == player, SEATS.kind != "person")
            mine = connection.scalars(select(SEATS.seat).where(*left)).all()
            if row.phase == "over" or not mine:
                return
            connection.execute(update(schema.seats).where(*left).values(kind="person", bot=None))
            self._touch(connection, table, **({"since": CLOCK.now()} if row.to_move in mine else {}))

        await self._store.database.write(job)

    async def give(self, table: str, maker: str, seat: int, bot: str | None) -> None:
        """Let a bot sit on an open chair, or (None) open a bot's chair, before the match begins; the maker may."""

        def job(connection: Connection) -> None:
            _check_maker_may_arrange(_lock(connection, table), maker)
            free = (SEATS.table == table, SEATS.seat == seat, SEATS.kind != "person")
            heir = {"kind": "bot" if bot else "open", "name": None, "bot": bot}
            if not connection.execute(update(schema.seats).where(*free).values(**heir)).rowcount:
                raise Refusal("taken")
            self._touch(connection, table)

        await self._store.database.write(job)

    async def send_away(self, table: str, maker: str, seat: int) -> None:
        """Open the chair of somebody else before the match begins, for good: they are not let in again."""

        def job(connection: Connection) -> None:
            _check_maker_may_arrange(_lock(connection, table), maker)
            player = connection.scalar(select(SEATS.player).where(SEATS.table == table, SEATS.seat == seat))
            if player in (None, maker):
                raise Refusal("nobody-there")
            self._give_up(connection, table, str(player))
            connection.execute(insert(schema.sent_away).values(table=table, player=player))

        await self._store.database.write(job)

    async def clear_away(self, table: str, maker: str) -> None:
        """Delete a table; only its maker may, and not from under the others after leaving them."""

        def job(connection: Connection) -> None:
            row = _lock(connection, table)
            if row.maker != maker:
                raise Refusal("not-yours")
            others = row.phase != "waiting" and not _sits(connection, table, maker)
            if others and _people(connection, table):
                raise Refusal("others-sit")
            self._delete(connection, table)

        await self._store.database.write(job)

    def _leave_for_now(self, connection: Connection, table: str, player: str, bot: str) -> None:
        """The chair keeps its player, and so its name, until somebody else sits down there."""
        mine = (SEATS.table == table, SEATS.player == player, SEATS.kind == "person")
        heir = {"kind": "bot" if bot else "open", "bot": bot or None}
        if connection.execute(update(schema.seats).where(*mine).values(**heir)).rowcount:
            self._touch(connection, table)

    def _give_up(self, connection: Connection, table: str, player: str) -> bool:
        """Whether there was a chair to give up."""
        free = {"kind": "open", "player": None, "name": None, "bot": None}
        change = update(schema.seats).where(SEATS.table == table, SEATS.player == player).values(**free)
        if not connection.execute(change).rowcount:
            return False
        self._touch(connection, table)
        return True

    def _clear_if_deserted(self, connection: Connection, table: str) -> None:
        if not _people(connection, table):
            self._delete(connection, table)  # nobody is left to wait

    def _delete(self, connection: Connection, table: str) -> None:
        connection.execute(delete(schema.tables).where(TABLES.id == table))
        self._store.announce(connection, table)

    def _touch(self, connection: Connection, table: str, **more: float) -> None:
        connection.execute(update(schema.tables).where(TABLES.id == table).values(changed=time.time(), **more))
        self._store.announce(connection, table)


def _lock(connection: Connection, table: str) -> Any:
    """The table as it is now, for this transaction alone."""
    columns = (TABLES.maker, TABLES.phase, TABLES.bots_take_over, TABLES.to_move)
    row = connection.execute(select(*columns).where(TABLES.id == table).with_for_update()).first()
    if row is None:
        raise Refusal("no-table")
    return row


def _check_maker_may_arrange(row: Any, maker: str) -> None:
    if row.maker != maker:
        raise Refusal("not-yours")
    if row.phase != "waiting":
        raise Refusal("begun")


def _sits(connection: Connection, table: str, player: str) -> bool:
    mine = (SEATS.table == table, SEATS.player == player, SEATS.kind == "person")
    return connection.execute(select(SEATS.seat).where(*mine)).first() is not None


def _count(connection: Connection, where: Table, table: str, player: str) -> int:
    found = select(func.count()).select_from(where).where(where.c.table == table, where.c.player == player)
    return connection.execute(found).scalar_one()


def _people(connection: Connection, table: str) -> int:
    found = select(func.count()).select_from(schema.seats).where(SEATS.table == table, SEATS.kind == "person")
    return connection.execute(found).scalar_one()
