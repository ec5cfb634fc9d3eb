"""Reviews as they are stored: one for each table, with its findings, gone when the table is cleared away.

Several processes may look for work here: whoever takes a review says again and again that it is still at it, and when
it has not said so for long enough, somebody else goes on from the last finding.
"""

import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from sqlalchemy import Connection, Select, and_, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from . import schema
from .refusals import Refusal
from .rows import FindingRow, ReviewRow, token
from .settings import Settings
from .store import Conflict, Store

KEY = 24  # letters that nobody guesses
OTHER_VERSION = "other-version"  # the trouble that a start with other sources may end
LEASE = 60.0  # seconds after which a process that has said nothing is no longer believed to be at it

REVIEWS, FINDINGS = schema.reviews.c, schema.findings.c
COLUMNS = [REVIEWS[name] for name in ReviewRow.__dataclass_fields__]
UNDONE = or_(REVIEWS.total.is_(None), REVIEWS.found < REVIEWS.total)


class Shelf:
    """The reviews of all tables."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store, self._settings = store, settings

    async def find(self, key: str) -> ReviewRow | None:
        return await self._one(REVIEWS.key == key)

    async def of_table(self, table: str) -> ReviewRow | None:
        return await self._one(REVIEWS.table == table)

    async def _one(self, which: Any) -> ReviewRow | None:
        async with self._store.database.reading() as connection:
            row = (await connection.execute(select(*COLUMNS).where(which))).mappings().first()
            return ReviewRow(**row) if row else None

    async def put(self, table: str, player: str) -> ReviewRow:
        """The review of a table: a new one, or the one that there is; one that had come to nothing is begun again."""

        def job(connection: Connection) -> None:
            again = update(schema.reviews).where(REVIEWS.table == table).values(trouble=None)
            if connection.execute(again).rowcount:
                return
            self._check_room(connection, player)
            connection.execute(insert(schema.reviews).values(**_fresh(table, player)))

        with suppress(IntegrityError):  # somebody was quicker, or the table is gone
            await self._store.database.write(job)
        found = await self.of_table(table)
        if found is None:
            raise Refusal("no-table")
        return found

    def _check_room(self, connection: Connection, player: str) -> None:
        """Refuse another one if too many are not done yet: of all, or of one player."""
        waiting = select(func.count()).select_from(schema.reviews).where(UNDONE, REVIEWS.trouble.is_(None))
        if connection.execute(waiting).scalar_one() >= self._settings.reviews:
            raise Refusal("reviews-full")
        if connection.execute(waiting.where(REVIEWS.player == player)).scalar_one() >= self._settings.player_reviews:
            raise Refusal("many-reviews")

    # --- Working at one ---

    async def take(self) -> ReviewRow | None:
        """The review that was asked for first and that nobody works at, from now on ours."""
        free = or_(REVIEWS.holder.is_(None), REVIEWS.held < time.time() - LEASE, REVIEWS.holder == self._store.process)
        waiting = select(*COLUMNS).where(UNDONE, REVIEWS.trouble.is_(None), free)

        def job(connection: Connection) -> ReviewRow | None:
            row = (
                connection.execute(waiting.order_by(REVIEWS.asked).limit(1).with_for_update(skip_locked=True))
                .mappings()
                .first()
            )
            if row is None:
                return None
            connection.execute(self._change(row["key"], **self._ours()))
            return ReviewRow(**row)

        return await self._store.database.write(job)

    async def begin(self, key: str, total: int) -> None:
        """It is known how many findings there will be."""
        await self._write(self._change(key, total=total, **self._ours()))

    async def add(self, key: str, finding: FindingRow) -> None:
        """The next finding; Conflict if somebody else has found it, or the review is gone."""
        expected = and_(REVIEWS.key == key, REVIEWS.found == finding.number)
        count = update(schema.reviews).where(expected).values(found=finding.number + 1, **self._ours())

        def job(connection: Connection) -> None:
            if connection.execute(count).rowcount != 1:
                raise Conflict
            connection.execute(insert(schema.findings).values(review=key, **finding.__dict__))

        await self._store.database.write(job)

    async def hold(self, key: str) -> None:
        """We are still at it."""
        await self._write(self._change(key, **self._ours()))

    async def give_up(self, key: str, trouble: str) -> None:
        """It does not go on until somebody asks for it again."""
        await self._write(self._change(key, trouble=trouble, holder=None))

    async def let_go(self) -> None:
        """We have just started: what older sources could not do may go now.

        Where only one process serves this database, nobody else is at anything.
        """
        await self._write(update(schema.reviews).where(REVIEWS.trouble == OTHER_VERSION).values(trouble=None))
        if not self._store.database.shared:
            await self._write(update(schema.reviews).values(holder=None))

    def _ours(self) -> dict[str, Any]:
        return {"holder": self._store.process, "held": time.time()}

    def _change(self, key: str, **values: Any) -> Any:
        return update(schema.reviews).where(REVIEWS.key == key).values(**values)

    async def _write(self, change: Any) -> None:
        def job(connection: Connection) -> None:
            connection.execute(change)

        await self._store.database.write(job)

    # --- Reading ---

    async def findings(self, key: str) -> Sequence[FindingRow]:
        """Everything that was found out, in order."""
        columns = [FINDINGS[name] for name in FindingRow.__dataclass_fields__]
        query: Select[Any] = select(*columns).where(FINDINGS.review == key).order_by(FINDINGS.number)
        async with self._store.database.reading() as connection:
            return [FindingRow(**row) for row in (await connection.execute(query)).mappings().all()]


def _fresh(table: str, player: str) -> dict[str, Any]:
    key, now = token(KEY), time.time()
    return {"key": key, "table": table, "player": player, "asked": now, "found": 0, "held": 0.0}
