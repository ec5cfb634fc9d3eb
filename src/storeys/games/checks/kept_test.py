from itertools import count
from pathlib import Path

import pytest

from . import wager
from .kept import file_of, kept


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STOREYS_CACHE", str(tmp_path))


def test_work_is_done_once() -> None:
    numbers = count()
    first, again = (kept("a count", (wager.new_game,), lambda: next(numbers)) for _ in range(2))
    assert (first.result, first.earlier) == (0, False)
    assert (again.result, again.earlier) == (0, True)
    assert again.seconds == first.seconds


def test_work_that_fails_is_not_kept() -> None:
    with pytest.raises(ZeroDivisionError):
        kept("a fraction", (wager.new_game,), lambda: 1 // 0)
    assert kept("a fraction", (wager.new_game,), lambda: 1).result == 1


def test_other_work_and_other_sources_have_other_places() -> None:
    files = {file_of("one", (wager.new_game,)), file_of("other", (wager.new_game,)), file_of("one", ())}
    assert len(files) == 3
