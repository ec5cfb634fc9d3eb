"""Questions for workers in a database that several machines share: asked, taken, answered, and gone.

Whoever asks adds a row and hears when it is answered; a crew takes one at a time that nobody else has (SKIP LOCKED).
Both say now and then that they are still there: a question of somebody who is gone is swept away, one whose crew has
died is taken by the next. Rows are told of by NOTIFY, so that nobody has to look often. All moments are the database's.
"""

import json
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Float, delete, func, insert, literal_column, select, text, update
from sqlalchemy.dialects.postgresql import insert as insert_or

from ..work.kinds import Json
from . import schema
from .database import Database
from .shares import Rank

CHANNEL = "storeys_work"
LEASE = 6.0  # seconds for which somebody who has said so is believed to be there
TRIES = 2  # crews that may die over a question

NOW: Any = literal_column("extract(epoch from clock_timestamp())::double precision", Float)
c = schema.jobs.c

# What comes first among those that this crew can answer; of two that can wait as long, whose asker has fewer at work.
TAKE = text("""
    UPDATE jobs SET taker = :crew, taken = extract(epoch from clock_timestamp()) + :lease, tries = tries + 1
    WHERE id = (
        SELECT id FROM jobs AS waiting
        WHERE answer IS NULL AND trouble IS NULL AND sources = :sources AND rank <= :rank
            AND wanted > extract(epoch from clock_timestamp())
            AND (taker IS NULL OR taken < extract(epoch from clock_timestamp())) AND tries < :tries
            AND (game = ANY(:ready) OR NOT kind = ANY(:searching))
        ORDER BY rank, (
            SELECT count(*) FROM jobs AS busy
            WHERE busy.share = waiting.share AND busy.taker IS NOT NULL AND busy.answer IS NULL AND busy.trouble IS NULL
        ), asked
        LIMIT 1 FOR UPDATE SKIP LOCKED
    )
    RETURNING id, kind, question, seconds, rank, share
""")

GIVE_UP = text("""
    UPDATE jobs SET trouble = 'died', detail = taker WHERE answer IS NULL AND trouble IS NULL AND tries >= :tries
        AND taken < extract(epoch from clock_timestamp()) RETURNING id
""")


@dataclass(frozen=True)
class Taken:
    """A question that a crew has taken."""

    id: str
    kind: str
    question: Json
    seconds: float
    rank: Rank
    share: str


@dataclass(frozen=True)
class Found:
    """What has come of a question so far."""

    answer: Json | None = None
    trouble: str | None = None
    detail: str = ""

    @property
    def over(self) -> bool:
        return self.answer is not None or self.trouble is not None


@dataclass(frozen=True)
class Crew:
    """Who answers questions, with which sources and for which games."""

    name: str
    machine: str
    sources: str
    processes: int
    ready: frozenset[str]


class Jobs:
    """The rows."""

    def __init__(self, database: Database) -> None:
        self._database = database

    # --- For whoever asks ---

    async def ask(self, new: Taken, sources: str) -> None:
        """Somebody may take this question now."""
        values: dict[str, Any] = {"id": new.id, "kind": new.kind, "game": str(new.question.get("game", ""))}
        values |= {"question": json.dumps(new.question), "sources": sources, "seconds": new.seconds}
        values |= {"rank": int(new.rank), "share": new.share, "taken": 0.0, "tries": 0}

        def job(connection: Connection) -> None:
            connection.execute(insert(schema.jobs).values(**values, asked=NOW, wanted=NOW + LEASE))
            _tell(connection, "asked")

        await self._database.at_once(job)

    async def still_wanted(self, names: Collection[str]) -> dict[str, Found]:
        """Say that somebody still waits for these; what has come of those that are still there."""

        def job(connection: Connection) -> dict[str, Found]:
            wanted = update(schema.jobs).where(c.id.in_(names)).values(wanted=NOW + LEASE)
            rows = connection.execute(wanted.returning(c.id, c.answer, c.trouble, c.detail)).mappings()
            return {row["id"]: _found(row) for row in rows}

        return await self._database.at_once(job)

    async def found(self, name: str) -> Found | None:
        """What has come of a question; None if there is no such question."""
        query = select(c.answer, c.trouble, c.detail).where(c.id == name)
        async with self._database.reading() as connection:
            row = (await connection.execute(query)).mappings().first()
        return _found(row) if row else None

    async def forget(self, name: str) -> None:
        """Nobody waits for it any more."""

        def job(connection: Connection) -> None:
            connection.execute(delete(schema.jobs).where(c.id == name))
            _tell(connection, f"stop {name}")

        await self._database.at_once(job)

    # --- For crews ---

    async def take(self, crew: Crew, searching: Sequence[str], rank: Rank) -> Taken | None:
        """The next question that this crew can answer, and nobody answers yet."""
        wanted: dict[str, Any] = {"crew": crew.name, "lease": LEASE, "sources": crew.sources, "rank": int(rank)}
        wanted |= {"ready": sorted(crew.ready), "searching": list(searching), "tries": TRIES}

        def job(connection: Connection) -> Taken | None:
            row = connection.execute(TAKE, wanted).mappings().first()
            return Taken(**{**row, "question": json.loads(row["question"]), "rank": Rank(row["rank"])}) if row else None

        return await self._database.at_once(job)

    async def answer(self, crew: Crew, name: str, found: Found) -> None:
        """What has come of a question, if it is still this crew's."""
        answer = None if found.answer is None else json.dumps(found.answer)
        values = {"answer": answer, "trouble": found.trouble, "detail": found.detail}
        mine = update(schema.jobs).where(c.id == name, c.taker == crew.name)

        def job(connection: Connection) -> None:
            connection.execute(mine.values(**values))
            _tell(connection, f"found {name}")

        await self._database.at_once(job)

    async def put_back(self, crew: Crew, name: str) -> None:
        """This crew cannot answer it after all; somebody else may."""

        def job(connection: Connection) -> None:
            mine = update(schema.jobs).where(c.id == name, c.taker == crew.name)
            connection.execute(mine.values(taker=None, taken=0.0, tries=c.tries - 1))
            _tell(connection, "asked")

        await self._database.at_once(job)

    async def is_here(self, crew: Crew, at_work: Collection[str]) -> set[str]:
        """Say that a crew lives and what it is at; which of these questions somebody still needs."""

        def job(connection: Connection) -> set[str]:
            _sign_in(connection, crew)
            _sweep(connection)
            kept = update(schema.jobs).where(c.id.in_(at_work), c.taker == crew.name).values(taken=NOW + LEASE)
            return set(connection.execute(kept.returning(c.id)).scalars())

        return await self._database.at_once(job)

    async def leave(self, crew: Crew) -> None:
        """A crew goes: what it was at is free at once, and does not count as tried."""

        def job(connection: Connection) -> None:
            connection.execute(delete(schema.crews).where(schema.crews.c.name == crew.name))
            mine = update(schema.jobs).where(c.taker == crew.name, c.answer.is_(None), c.trouble.is_(None))
            connection.execute(mine.values(taker=None, taken=0.0, tries=c.tries - 1))
            _tell(connection, "asked")

        await self._database.at_once(job)

    async def crews(self) -> list[Crew]:
        """Those that live."""
        living = select(schema.crews).where(schema.crews.c.until > NOW)
        async with self._database.reading() as connection:
            rows = (await connection.execute(living)).mappings().all()
        return [
            Crew(row["name"], row["machine"], row["sources"], row["processes"], frozenset(row["ready"].split()))
            for row in rows
        ]

    async def waiting(self) -> int:
        """Questions that are there."""
        async with self._database.reading() as connection:
            return int((await connection.execute(select(func.count()).select_from(schema.jobs))).scalar() or 0)


def _tell(connection: Connection, news: str) -> None:
    connection.execute(select(func.pg_notify(CHANNEL, news)))


def _found(row: Any) -> Found:
    return Found(json.loads(row["answer"]) if row["answer"] else None, row["trouble"], row["detail"] or "")


def _sign_in(connection: Connection, crew: Crew) -> None:
    said = {"machine": crew.machine, "sources": crew.sources, "processes": crew.processes}
    values = {**said, "ready": " ".join(sorted(crew.ready)), "until": NOW + LEASE}
    row = insert_or(schema.crews).values(name=crew.name, **values)
    connection.execute(row.on_conflict_do_update(index_elements=["name"], set_=values))


def _sweep(connection: Connection) -> None:
    """Rows of those who are gone."""
    connection.execute(delete(schema.jobs).where(c.wanted < NOW))
    connection.execute(delete(schema.crews).where(schema.crews.c.until < NOW))
    for name in connection.execute(GIVE_UP, {"tries": TRIES}).scalars():
        _tell(connection, f"found {name}")
