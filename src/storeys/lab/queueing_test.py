"""The way of a question to another machine and back is measured with a real process."""

import asyncio
from collections.abc import Callable

from ..server.conftest import postgres
from .queueing import ours, way_of

__all__ = ["postgres"]


def test_the_way_there_is_a_part_of_the_way_there_and_back(postgres: Callable[[], str]) -> None:
    way = asyncio.run(ours(postgres(), 5))
    assert way.questions == 5
    assert 0 < way.there_p50_ms < (way.back_p50_ms or 0)


def test_a_queue_without_answers_has_no_way_back() -> None:
    way = way_of("other", [0.001, 0.003])
    assert (way.there_p50_ms, way.back_p50_ms, way.back_p99_ms) == (2.0, None, None)
