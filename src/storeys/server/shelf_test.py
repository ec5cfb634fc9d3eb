"""Reviews as they are stored: each belongs to one process at a time, on both databases."""

from collections.abc import Callable

import pytest

from . import shelf as module
from .rows import FindingRow, ReviewRow
from .settings import Settings
from .shelf import Shelf
from .store import Conflict, Store
from .store_test import Try, a_table, trying, url

__all__ = ["trying", "url"]

TOTAL = 5


async def two_shelves(store: Store) -> tuple[Shelf, Shelf]:
    """Of two processes on one database, with one review that the first works at."""
    first, second = Shelf(store, Settings()), Shelf(Store(store.database), Settings())
    table = await a_table(store)
    await first.put(table.id, table.maker)
    return first, second


async def taken(shelf: Shelf) -> ReviewRow:
    review = await shelf.take()
    assert review
    return review


def finding(number: int) -> FindingRow:
    return FindingRow(number, 0, number, "{}")


def test_whoever_has_said_nothing_for_too_long_does_not_take_back_what_another_works_at(
    trying: Callable[[Try], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def act(store: Store) -> None:
        late, other = await two_shelves(store)
        review = await taken(late)
        assert await other.take() is None
        with monkeypatch.context() as patch:
            patch.setattr(module, "LEASE", -1.0)  # it is over
            assert await taken(other) == review
        assert not await late.hold(review.key)
        with pytest.raises(Conflict):
            await late.begin(review, TOTAL)
        await late.give_up(review.key, "failed")
        assert await late.take() is None
        assert await other.hold(review.key)
        assert await other.begin(review, TOTAL) == 0
        with pytest.raises(Conflict):
            await late.add(review.key, finding(0))
        await other.add(review.key, finding(0))
        [found] = await other.findings(review.key)
        assert (found.number, (await taken(other)).trouble) == (0, None)

    trying(act)


def test_a_review_goes_on_where_it_stood_but_begins_anew_with_other_sources(
    trying: Callable[[Try], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def act(store: Store) -> None:
        shelf, _ = await two_shelves(store)
        review = await taken(shelf)
        assert await shelf.begin(review, TOTAL) == 0
        await shelf.add(review.key, finding(0))
        assert await shelf.begin(await taken(shelf), TOTAL) == 1
        monkeypatch.setattr(module, "digest", lambda: "newer")
        assert await shelf.begin(await taken(shelf), TOTAL + 1) == 0
        assert await shelf.findings(review.key) == []
        again = await taken(shelf)
        assert (again.total, again.found, again.sources) == (TOTAL + 1, 0, "newer")
        await shelf.add(review.key, finding(0))
        assert await shelf.begin(await taken(shelf), TOTAL + 1) == 1

    trying(act)
