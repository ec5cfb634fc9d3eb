"""Reviews as they are stored: one for each table, with its findings, gone when the table is cleared away.

Several processes may look for work here: whoever takes a review says again and again that it is still at it, and when
it has not said so for long enough, somebody else goes on from the last finding, and whoever had it before hears so.
Findings of other sources may not fit those that are still to come: then it begins anew.
"""

import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from sqlalchemy import Connection, Select, Update, and_, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from ..work.digest import digest
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
            connection.execute(update(schema.reviews).where(REVIEWS.key == row["key"]).values(**self._ours()))
            return ReviewRow(**row)

        return await self._store.database.write(job)

    async def begin(self, review: ReviewRow, total: int) -> int:
        """It is known how many findings there will be; how many are there. Conflict if it is not ours any more."""
        fits = review.sources == digest()
        anew = {} if fits else {"found": 0, "sources": digest()}

        def job(connection: Connection) -> None:
            if connection.execute(self._of_ours(review.key, total=total, **anew, **self._ours())).rowcount != 1:
                raise Conflict
            if not fits:
                connection.execute(delete(schema.findings).where(FINDINGS.review == review.key))

        await self._store.database.write(job)
        return review.found if fits else 0

    async def add(self, key: str, finding: FindingRow) -> None:
        """The next finding; Conflict if the review is not ours any more, or gone."""
        ours = self._of_ours(key, found=finding.number + 1, **self._ours())
        count = ours.where(REVIEWS.found == finding.number)

        def job(connection: Connection) -> None:
            if connection.execute(count).rowcount != 1:
                raise Conflict
            connection.execute(insert(schema.findings).values(review=key, **finding.__dict__))

        await self._store.database.write(job)

    async def hold(self, key: str) -> bool:
        """We are still at it; false if it is not ours any more."""

        def job(connection: Connection) -> bool:
            return connection.execute(self._of_ours(key, **self._ours())).rowcount == 1

        return await self._store.database.write(job)

    async def give_up(self, key: str, trouble: str) -> None:
        """It does not go on until somebody asks for it again, unless somebody else is at it."""
        await self._write(self._of_ours(key, trouble=trouble, holder=None))

    async def let_go(self) -> None:
        """We have just started: what older sources could not do may go now.

        Where only one process serves this database, nobody else is at anything.
        """
        await self._write(update(schema.reviews).where(REVIEWS.trouble == OTHER_VERSION).values(trouble=None))
        if not self._store.database.shared:
            await self._write(update(schema.reviews).values(holder=None))

    def _ours(self) -> dict[str, Any]:
        return {"holder": self._store.process, "held": time.time()}

    def _of_ours(self, key: str, **values: Any) -> Update:
        ours = and_(REVIEWS.key == key, REVIEWS.holder == self._store.process)
        return update(schema.reviews).where(ours).values(**values)

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
