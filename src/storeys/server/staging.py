"""A table at which a match already stands where a test or a measurement wants it, told to a server's own database."""

import json
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, create_engine, insert

from ..play import Entry, Match
from ..work import rehearsing
from ..work.happenings import Happening, happenings
from ..work.reviews import asked
from . import schema
from .client import chair_of
from .lobby import new_row, seat_rows
from .protocol import Chair, NewTable
from .rows import FindingRow, SeatRow, TableRow, table_values, token
from .shelf import KEY
from .table import rows_of

YEAR = 365 * 24 * 3600.0


def put_down(data: Path, player: str, match: Match, kinds: Sequence[str], **wishes: Any) -> str:
    """Let a player sit down to a match, in chairs of these kinds; the number of the table."""
    chairs = [Chair.model_validate(chair_of(kind)) for kind in kinds]
    wish = NewTable(game=match.game.name, chairs=chairs, options=match.options, **wishes)
    row = replace(new_row(match.game, player, wish), phase="playing", moves=len(match.log()), goal=goal_of(match))
    assert match.chance
    row = replace(row, seed=match.chance.seed.hex(), version=match.version, copied=match.copied)
    _store(data, row, seat_rows(match.game, player, chairs), match.log())
    return row.id


def goal_of(match: Match) -> int | None:
    """What somebody who plays this for the first time and alone has to reach."""
    return match.game.goal([]) if match.game.goal and match.seats == 1 else None


def _store(data: Path, row: TableRow, seats: list[SeatRow], log: list[Entry]) -> None:
    seated = [{"table": row.id, **seat.__dict__} for seat in seats]
    moves = [{"table": row.id, "at": time.time(), **move.__dict__} for move in rows_of(log, 1, None)]
    with database(data) as connection:
        connection.execute(insert(schema.tables).values(**table_values(row)))
        connection.execute(insert(schema.seats), seated)
        connection.execute(insert(schema.moves), moves)


@contextmanager
def database(data: Path) -> Iterator[Connection]:
    """The database of a server with its data in this folder."""
    engine = create_engine(f"sqlite:///{data / 'storeys.db'}", connect_args={"timeout": 60})
    with engine.begin() as connection:
        yield connection
    engine.dispose()


def put_reviewed(data: Path, player: str, match: Match, table: str, found: int | None = None) -> str:
    """Let there be the review of a finished match, or as much of it, found out without a search; its key."""
    key, all_of_it = token(KEY), list(happenings(match))
    told = all_of_it[:found]
    review = {"key": key, "table": table, "player": player, "asked": time.time(), "total": len(all_of_it)}
    state = {"found": len(told), "holder": "elsewhere", "held": time.time() + YEAR}  # and nobody goes on with it
    rows = [{"review": key, **vars(_finding(match, *each))} for each in enumerate(told)]
    with database(data) as connection:
        connection.execute(insert(schema.reviews).values(**review, **state))
        connection.execute(insert(schema.findings), rows)
    return key


def _finding(match: Match, number: int, happening: Happening) -> FindingRow:
    question = asked(match, happening, goal_of(match) or 0, seconds=0.0, worlds=1)
    return FindingRow(number, happening.seat, happening.line, json.dumps(rehearsing.answer(question)))
