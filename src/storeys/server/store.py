"""What is kept and how it is asked for: players, tables, seats, the log, chat. Knows the database, but no game."""

import hashlib
import json
import secrets
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    Table,
    and_,
    bindparam,
    case,
    delete,
    exists,
    func,
    insert,
    literal,
    null,
    select,
    true,
    union,
    update,
)
from sqlalchemy.exc import IntegrityError

from ..play.hints import Asked
from . import schema
from .database import Database
from .names import spoken, told_apart
from .rows import (
    TABLE_COLUMNS,
    ChatRow,
    Crowd,
    MotionRow,
    MoveRow,
    News,
    PlayerRow,
    SeatRow,
    SoloRow,
    StallRow,
    TableRow,
    solo_row,
    table_row,
    table_values,
    token,
)
from .steady import CLOCK

CHANNEL = "storeys"  # on which PostgreSQL tells the processes which tables have changed
SIGNED_OUT = "signed-out"  # stands there in place of a table, and the player after it
CHAT_KEPT = 200  # lines that are sent to whoever comes
LISTED = 50
RECOVERY_LASTS = 7 * 24 * 3600.0  # seconds


# Every move needs these two, so they are built only once.
ADVANCE = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("this_table"), schema.tables.c.moves == bindparam("known"))
    .values({name: bindparam(name) for name in ("moves", "phase", "to_move", "changed", "since")})
)
ADD_MOVES = insert(schema.moves)


class Conflict(Exception):
    """Somebody else was quicker: what was expected of the table is no longer so."""


# --- The store -------------------------------------------------------------------------------------------------------


class Store:
    """Questions and changes, each of them one transaction."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.process = token(12)  # tells our own announcements from those of others

    def announce(self, connection: Connection, news: str) -> None:
        """Tell the other processes of a table, when and if this transaction is committed."""
        if self.database.shared:
            connection.execute(select(func.pg_notify(CHANNEL, f"{self.process} {news}")))

    async def tell_here(self, table: str, players: Sequence[str]) -> None:
        """Tell the other processes who is connected to a table through this one."""

        def job(connection: Connection) -> None:
            here = f"{self.process} {table} {','.join(players)}"
            connection.execute(select(func.pg_notify(CHANNEL, here)))

        if self.database.shared:
            await self.database.write(job)

    async def _rows(self, query: Select[Any]) -> Sequence[Any]:
        async with self.database.reading() as connection:
            found: Sequence[Any] = (await connection.execute(query)).mappings().all()
            return found

    # --- Players ---

    async def secret(self, name: str) -> str:
        """A secret of this database's servers, made when it is first asked for."""
        query = select(schema.secrets.c.value).where(schema.secrets.c.name == name)

        def make(connection: Connection) -> None:
            connection.execute(insert(schema.secrets).values(name=name, value=secrets.token_hex(32)))

        if not (rows := await self._rows(query)):
            with suppress(IntegrityError):  # another process may just have made it
                await self.database.write(make)
            rows = await self._rows(query)
        return str(rows[0]["value"])

    async def new_player(self) -> PlayerRow:
        player = PlayerRow(token(20), "", None)
        values = {"id": player.id, "name": "", "language": None, "created": time.time()}

        def job(connection: Connection) -> None:
            connection.execute(insert(schema.players).values(**values))

        await self.database.write(job)
        return player

    async def player(self, player: str) -> PlayerRow | None:
        c = schema.players.c
        rows = await self._rows(select(c.id, c.name, c.language, c.epoch).where(c.id == player))
        return PlayerRow(**rows[0]) if rows else None

    async def change_player(self, player: str, **changes: Any) -> None:
        """A new name or language; tables where the player sits show it."""
        c = schema.seats.c

        def job(connection: Connection) -> None:
            connection.execute(update(schema.players).where(schema.players.c.id == player).values(**changes))
            for table in connection.scalars(select(c.table).where(c.player == player)):
                self.announce(connection, table)

        await self.database.write(job)

    async def new_recovery(self, player: str) -> str:
        """A token that will stand for the player once; only its hash is stored."""
        word = secrets.token_urlsafe(24)
        values = {"token": _hash(word), "player": player, "created": time.time()}

        def job(connection: Connection) -> None:
            connection.execute(insert(schema.recoveries).values(**values))

        await self.database.write(job)
        return word

    async def use_recovery(self, word: str) -> str | None:
        """The player that a token stands for; the token is used up, and the player's cookies are no longer good."""
        c = schema.recoveries.c

        def job(connection: Connection) -> str | None:
            used = delete(schema.recoveries).where(c.token == _hash(word)).returning(c.player, c.created)
            row = connection.execute(used).mappings().first()
            if row is None or row["created"] <= time.time() - RECOVERY_LASTS:
                return None
            self._begin_epoch(connection, row["player"])
            return str(row["player"])

        return await self.database.write(job)

    async def sign_out(self, player: str) -> None:
        """No cookie that was signed and no recovery that was given out stands for the player any longer."""
        recoveries = delete(schema.recoveries).where(schema.recoveries.c.player == player)

        def job(connection: Connection) -> None:
            connection.execute(recoveries)
            self._begin_epoch(connection, player)

        await self.database.write(job)

    def _begin_epoch(self, connection: Connection, player: str) -> None:
        c = schema.players.c
        connection.execute(update(schema.players).where(c.id == player).values(epoch=c.epoch + 1))
        self.announce(connection, f"{SIGNED_OUT} {player}")

    # --- Tables ---

    async def new_table(self, row: TableRow, seats: Sequence[SeatRow]) -> None:
        """Set up a table."""

        def job(connection: Connection) -> None:
            connection.execute(insert(schema.tables).values(**table_values(row)))
            connection.execute(insert(schema.seats), [{"table": row.id, **seat.__dict__} for seat in seats])

        await self.database.write(job)

    async def new_branch(
        self, row: TableRow, seats: Sequence[SeatRow], moves: Sequence[MoveRow], motions: Sequence[MotionRow]
    ) -> None:
        """Set up a table at which so much has been played already."""

        def job(connection: Connection) -> None:
            connection.execute(insert(schema.tables).values(**table_values(row)))
            for table, rows in ((schema.seats, seats), (schema.moves, moves), (schema.motions, motions)):
                if rows:
                    connection.execute(insert(table), [{"table": row.id, **each.__dict__} for each in rows])

        await self.database.write(job)

    async def new_rematch(self, row: TableRow, old: str) -> None:
        """Set up a table where everybody sits as at the old one; Conflict if that has a rematch already."""
        t, s = schema.tables.c, schema.seats.c
        left = and_(s.kind != "person", s.player.is_not(None))  # their bots sit there again, not they
        player, name = (case((left, null()), else_=column) for column in (s.player, s.name))
        same = select(literal(row.id), s.seat, s.kind, player, name, s.bot).where(s.table == old)

        def job(connection: Connection) -> None:
            link = update(schema.tables).where(t.id == old, t.next_table.is_(None)).values(next_table=row.id)
            if connection.execute(link).rowcount != 1:
                raise Conflict
            connection.execute(insert(schema.tables).values(**table_values(row)))
            connection.execute(insert(schema.seats).from_select([column.name for column in s], same))
            self.announce(connection, old)

        await self.database.write(job)

    async def table_of_code(self, code: str) -> str | None:
        rows = await self._rows(select(schema.tables.c.id).where(schema.tables.c.code == code))
        return str(rows[0]["id"]) if rows else None

    async def let_watch(self, table: str, player: str) -> None:
        """Remember that a player knew the code of a table."""

        def job(connection: Connection) -> None:
            connection.execute(insert(schema.watchers).values(table=table, player=player))
            self.announce(connection, table)

        with suppress(IntegrityError):  # it was known before
            await self.database.write(job)

    async def crowd(self, player: str, address: str | None) -> Crowd:
        """How many tables there are of a player and, in everybody's list, of an address."""
        c = schema.tables.c

        def count(which: ColumnElement[bool]) -> Any:
            return select(func.count()).select_from(schema.tables).where(c.phase != "over", which).scalar_subquery()

        of_address = and_(c.listed, c.address == address)
        [row] = await self._rows(
            select(
                count(_belongs_to(player, left=False)).label("running"),
                count(and_(c.listed, c.maker == player)).label("listed"),
                count(of_address).label("listed_from_address"),
            )
        )
        return Crowd(**row)

    async def tables_of(self, player: str) -> list[TableRow]:
        """The tables of a player that were not put out of sight, the last changed first."""
        c = schema.dismissed.c
        out_of_sight = select(c.table).where(c.player == player)
        query = select(*TABLE_COLUMNS).where(_belongs_to(player), schema.tables.c.id.not_in(out_of_sight))
        rows = await self._rows(query.order_by(schema.tables.c.changed.desc()).limit(LISTED))
        return [table_row(row) for row in rows]

    async def dismiss(self, table: str, player: str) -> None:
        """Put a table out of a player's sight; for everybody else it is as before."""

        def job(connection: Connection) -> None:
            connection.execute(insert(schema.dismissed).values(table=table, player=player))

        with suppress(IntegrityError):  # it was out of sight before, or is gone
            await self.database.write(job)

    async def bring_back(self, table: str, player: str) -> None:
        c = schema.dismissed.c

        def job(connection: Connection) -> None:
            connection.execute(delete(schema.dismissed).where(c.table == table, c.player == player))

        await self.database.write(job)

    async def listed_tables(self) -> list[TableRow]:
        """The tables that everybody may see and that are not over, the last changed first."""
        c = schema.tables.c
        query = select(*TABLE_COLUMNS).where(c.listed, c.phase != "over").order_by(c.changed.desc()).limit(LISTED)
        return [table_row(row) for row in await self._rows(query)]

    async def overdue(self, clock: str, after: float, before: float, limit: int) -> list[TableRow]:
        """Tables with that clock where bots may step in for a person who is to move since a time in this span."""
        t, s = schema.tables.c, schema.seats.c
        mover = schema.tables.join(schema.seats, and_(s.table == t.id, s.seat == t.to_move, s.kind == "person"))
        waits = and_(t.clock == clock, t.phase == "playing", t.since > after, t.since < before)
        query = select(*TABLE_COLUMNS).select_from(mover).where(waits, t.bots_take_over)
        return [table_row(row) for row in await self._rows(query.order_by(t.since).limit(limit))]

    async def set_clocks_right(self) -> None:
        """After a restart: what is said to begin in the future, since the machine's clock was set back, begins now."""
        now = CLOCK.now()

        def job(connection: Connection) -> None:
            future = schema.tables.c.since > now
            connection.execute(update(schema.tables).where(future).values(since=now))

        await self.database.write(job)

    async def seats_of(self, tables: Sequence[str]) -> dict[str, list[SeatRow]]:
        found: dict[str, list[SeatRow]] = {table: [] for table in tables}
        for row in await self._rows(_seats().where(schema.seats.c.table.in_(tables))):
            found[row["table"]].append(_seat(row))
        return {table: told_apart(seats) for table, seats in found.items()}

    async def solos_of(self, player: str) -> list[SoloRow]:
        """What a player has reached alone, the oldest first."""
        c = schema.solos.c
        rows = await self._rows(select(schema.solos).where(c.player == player).order_by(c.at))
        return [solo_row(row) for row in rows]

    # --- The log ---

    async def append(
        self,
        table: str,
        known: int,
        moves: Sequence[MoveRow],
        phase: str,
        to_move: int | None,
        solo: SoloRow | None = None,
        *,
        starts: bool = False,
        since: float | None = None,
        at: float | None = None,
        motion: MotionRow | None = None,
    ) -> float:
        """Append moves to a log that is `known` lines long, and say when that was by the machine's clock.

        With the last come the results of a match that somebody played alone, with what came of a hand how everything
        moved. Conflict if the log has another length,
        if a client id was used, or if the match is to start and somebody has just left.
        """
        now, at = time.time(), CLOCK.now() if at is None else at
        values = {"moves": known + len(moves), "phase": phase, "to_move": to_move, "changed": now}
        values["since"] = at if since is None else since
        rows = [{**move.__dict__, "table": table, "at": at} for move in moves]

        def job(connection: Connection) -> None:
            if connection.execute(ADVANCE, {"this_table": table, "known": known, **values}).rowcount != 1:
                raise Conflict
            if starts and connection.execute(_open_chairs(table)).first():
                raise Conflict
            if rows:
                connection.execute(ADD_MOVES, rows)
            if motion:
                connection.execute(insert(schema.motions).values(table=table, **motion.__dict__))
            if solo:
                connection.execute(
                    insert(schema.solos).values(**{**solo.__dict__, "options": json.dumps(solo.options)})
                )
            self.announce(connection, table)

        try:
            await self.database.write(job)
        except IntegrityError:
            raise Conflict from None
        return now

    async def say(self, table: str, player: str, seat: int | None, text: str, client: str) -> None:
        """Add a line of chat, once for each client id, and let the oldest go; Conflict if the table is gone."""
        c, t, now = schema.chat.c, schema.tables.c, time.time()
        one_by_one = select(t.id).where(t.id == table).with_for_update()  # so that no number is given twice
        same = select(c.number).where(c.table == table, c.player == player, c.client == client)
        next_number = select(func.coalesce(func.max(c.number), 0) + 1).where(c.table == table)

        def job(connection: Connection) -> None:
            if not connection.execute(one_by_one).first():
                raise Conflict
            if connection.execute(same).first():
                return
            number = connection.execute(next_number).scalar_one()
            line = {"table": table, "number": number, "player": player, "seat": seat, "text": text, "client": client}
            connection.execute(insert(schema.chat).values(**line, at=now))
            connection.execute(delete(schema.chat).where(c.table == table, c.number <= number - CHAT_KEPT))
            self.announce(connection, table)

        await self.database.write(job)

    async def set_speed(self, table: str, speed: str) -> None:
        """Let the bots of a table play at another speed."""

        def job(connection: Connection) -> None:
            connection.execute(update(schema.tables).where(schema.tables.c.id == table).values(speed=speed))
            self.announce(connection, table)

        await self.database.write(job)

    async def note_hint(self, table: str, hint: Asked) -> None:
        """Remember that a seat was given a hint where the log is so long; Conflict if it is not any more."""
        t, h = schema.tables.c, schema.hints.c
        still = select(t.id).where(t.id == table, t.moves == hint.line).with_for_update()
        same = select(h.seat).where(h.table == table, h.line == hint.line)

        def job(connection: Connection) -> None:
            if not connection.execute(still).first():
                raise Conflict
            if not connection.execute(same).first():
                connection.execute(insert(schema.hints).values(table=table, **hint._asdict()))
                self.announce(connection, table)

        await self.database.write(job)

    async def note_stall(self, stall: StallRow) -> None:
        """Remember what made a process stand still, unless its table is gone."""

        def job(connection: Connection) -> None:
            connection.execute(insert(schema.stalls).values(**replace(stall, at=time.time()).__dict__))
            self.announce(connection, stall.table)

        with suppress(IntegrityError):
            await self.database.write(job)

    async def news(self, table: str, moves: int = 0, chat: int = 0) -> News | None:
        """The table, its people, and the lines of its log and chat after those that are known; None if it is gone."""
        async with self.database.reading() as connection:
            if self.database.shared:  # all of it as it was at one moment; SQLite does so by itself
                await connection.execution_options(isolation_level="REPEATABLE READ")

            async def rows(query: Select[Any]) -> Sequence[Any]:
                found: Sequence[Any] = (await connection.execute(query)).mappings().all()
                return found

            found = await rows(select(*TABLE_COLUMNS).where(schema.tables.c.id == table))
            if not found:
                return None
            seats = told_apart([_seat(seat) for seat in await rows(_seats().where(schema.seats.c.table == table))])
            return News(
                table_row(found[0]),
                seats,
                frozenset(row["player"] for row in await rows(_players(schema.watchers, table))),
                frozenset(row["player"] for row in await rows(_players(schema.sent_away, table))),
                [MoveRow(**line) for line in await rows(_moves(table, moves))],
                [spoken(ChatRow(**line), seats) for line in reversed(await rows(_chat(table, chat)))],
                [StallRow(**stall) for stall in await rows(_stalls(table))],
                {row["line"]: row["poses"] for row in await rows(_poses(table, moves))},
                [Asked(**hint) for hint in await rows(_hints(table))],
            )

    async def motion(self, table: str, line: int) -> bytes | None:
        """How everything moved in what came of a hand, by the line with which that begins."""
        c = schema.motions.c
        rows = await self._rows(select(c.motion).where(c.table == table, c.line == line))
        return bytes(rows[0]["motion"]) if rows else None


def _hash(word: str) -> str:
    return hashlib.sha256(word.encode()).hexdigest()


def _belongs_to(player: str, left: bool = True) -> ColumnElement[bool]:
    """The tables where a player sits, or has left a chair, and those of bots alone that the player has set up."""
    c, seats = schema.tables.c, schema.seats.c
    taken = select(seats.table).where(seats.player == player, true() if left else seats.kind == "person")
    anybody = exists().where(seats.table == c.id, seats.kind != "bot")
    bots_alone = select(c.id).where(c.maker == player, ~anybody)
    return c.id.in_(union(taken, bots_alone))


def _seats() -> Select[Any]:
    c = schema.seats.c
    name = func.coalesce(c.name, schema.players.c.name).label("name")
    joined = schema.seats.outerjoin(schema.players, c.player == schema.players.c.id)
    return select(c.table, c.seat, c.kind, c.player, name, c.bot).select_from(joined).order_by(c.table, c.seat)


def _seat(row: Any) -> SeatRow:
    return SeatRow(row["seat"], row["kind"], row["player"], row["name"], row["bot"])


def _open_chairs(table: str) -> Select[Any]:
    return select(schema.seats.c.seat).where(schema.seats.c.table == table, schema.seats.c.kind == "open")


def _players(of: Table, table: str) -> Select[Any]:
    return select(of.c.player).where(of.c.table == table)


def _stalls(table: str) -> Select[Any]:
    return select(*(schema.stalls.c[name] for name in StallRow.__dataclass_fields__)).where(
        schema.stalls.c.table == table
    )


def _moves(table: str, after: int) -> Select[Any]:
    c = schema.moves.c
    columns = [c[name] for name in MoveRow.__dataclass_fields__]
    return select(*columns).where(c.table == table, c.number > after).order_by(c.number)


def _poses(table: str, after: int) -> Select[Any]:
    c = schema.motions.c
    return select(c.line, c.poses).where(c.table == table, c.line > after).order_by(c.line)


def _hints(table: str) -> Select[Any]:
    c = schema.hints.c
    return select(c.line, c.seat).where(c.table == table).order_by(c.line)


def _chat(table: str, after: int) -> Select[Any]:
    """The last lines, the newest first."""
    c = schema.chat.c
    lines = select(c.number, c.player, schema.players.c.name, c.seat, c.text).join(schema.players)
    return lines.where(c.table == table, c.number > after).order_by(c.number.desc()).limit(CHAT_KEPT)
