"""A table at which a match already stands where a test wants it: told to the server's own database."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import cache
from pathlib import Path

from sqlalchemy import Connection, create_engine, insert, select, update

from storeys import games
from storeys.play import Entry, Match, load
from storeys.server import schema
from storeys.server.client import chair_of
from storeys.server.lobby import new_row, seat_rows
from storeys.server.protocol import Chair, NewTable
from storeys.server.rows import SeatRow, TableRow, table_values
from storeys.server.table import rows_of

from .served import Served
from .visitor import Visitor


@cache
def golden(game: str, name: str) -> Match:
    """A recorded match, played to its end."""
    return load(Path(games.__file__).parent / game / "golden" / f"{name}.txt")


def begun(whole: Match) -> Match:
    """The same match at its beginning: the same decisions lead to the same end."""
    return Match(whole.game, whole.seats, whole.options, chance=whole.chance)


def decisions(whole: Match) -> Iterator[Entry]:
    return (entry for entry in whole.log() if entry.seat >= 0)


def just_before(whole: Match, words: str) -> Match:
    """The match when somebody is about to do this for the first time; not to be played on."""
    for number, entry in enumerate(decisions(whole)):
        if (entry.words or "").startswith(words):
            return after(whole, number)
    raise AssertionError(f"nobody does this: {words}")


@cache
def after(whole: Match, made: int) -> Match:
    """The match when so many decisions have been made, or all but so many; not to be played on."""
    match = begun(whole)
    for entry in list(decisions(whole))[:made]:
        match.undo(entry.seat) if entry.undo else match.play(entry.words or "", entry.seat)
    return match


def stage(server: Served, visitor: Visitor, match: Match, *others: str) -> str:
    """Let a visitor sit down to a match beside others, in every chair where none are named; the number of the table."""
    player: str = visitor.api("GET", "me")["player"]
    kinds = ["me", *(others or ["neighbour"] * (match.seats - 1))]
    chairs = [Chair.model_validate(chair_of(kind)) for kind in kinds]
    wish = NewTable(game=match.game.name, chairs=chairs, options=match.options)
    row = replace(new_row(match.game, player, wish), phase="playing", moves=len(match.log()), goal=goal_of(match))
    assert match.chance
    row = replace(row, seed=match.chance.seed.hex())
    store(server, row, seat_rows(match.game, player, chairs), match.log())
    return row.id


def open_to_everybody(server: Served, table: str) -> None:
    """Let anybody watch who has the address, before anybody has come there."""
    with database(server) as connection:
        connection.execute(update(schema.tables).where(schema.tables.c.id == table).values(listed=True))


def goal_of(match: Match) -> int | None:
    """What somebody who plays this for the first time and alone has to reach."""
    return match.game.goal([]) if match.game.goal and match.seats == 1 else None


def store(server: Served, row: TableRow, seats: list[SeatRow], log: list[Entry]) -> None:
    seated = [{"table": row.id, **seat.__dict__} for seat in seats]
    moves = [{"table": row.id, "at": time.time(), **move.__dict__} for move in rows_of(log, 1, None)]
    with database(server) as connection:
        connection.execute(insert(schema.tables).values(**table_values(row)))
        connection.execute(insert(schema.seats), seated)
        connection.execute(insert(schema.moves), moves)


def made_at(server: Served, table: str) -> list[str]:
    """The words of the log of a table, as the server keeps them."""
    moves = schema.moves.c
    with database(server) as connection:
        return list(connection.scalars(select(moves.words).where(moves.table == table).order_by(moves.number)))


@contextmanager
def database(server: Served) -> Iterator[Connection]:
    engine = create_engine(f"sqlite:///{server.data / 'storeys.db'}", connect_args={"timeout": 60})
    with engine.begin() as connection:
        yield connection
    engine.dispose()
