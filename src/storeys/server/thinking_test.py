"""A bot that fails is replaced by a legal move, and everybody who runs the server can know of it."""

import asyncio
import time
from collections.abc import Callable
from typing import Any

import pytest

from storeys.games.towers import GAME as TOWERS
from storeys.play import Match

from . import thinking
from .metrics import Metrics
from .settings import Settings
from .thinking import STAND_IN, Thinkers, Wish
from .workers import Workers


def late(*_: Any) -> int:
    time.sleep(0.2)
    return 0


def broken(*_: Any) -> int:
    raise IndexError("past the table")


def cheating(*_: Any) -> int:
    return TOWERS.actions


FAILURES = [(broken, "failed"), (late, "late"), (cheating, "illegal")]


def asked(metrics: Metrics, seconds: float) -> tuple[int, list[int]]:
    """What a bot answers at the beginning of a match, and what is legal there."""
    match = Match(TOWERS, 2, seed=1)
    workers = Workers(Settings(), metrics)
    view, thinkers = match.view(match.to_move), Thinkers(1, seconds, metrics.bot_failures, workers)
    answer = asyncio.run(thinkers.choose(Wish(STAND_IN, TOWERS, view, match.to_move)))
    return answer, TOWERS.legal(view)


@pytest.mark.parametrize(("bot", "how"), FAILURES)
def test_a_bot_that_fails_plays_something_legal_and_is_logged_and_counted(
    bot: Callable[..., int], how: str, monkeypatch: pytest.MonkeyPatch, bot_failures: list[str]
) -> None:
    monkeypatch.setattr(thinking, "think", bot)
    metrics = Metrics()
    answer, legal = asked(metrics, seconds=0.1 if how == "late" else 60.0)
    assert answer in legal
    assert f'storeys_bot_failures_total{{bot="level3",game="towers",how="{how}"}} 1.0' in metrics.text().decode()
    assert bot_failures == [f"the bot level3 of towers did not answer: {how}"]
    bot_failures.clear()


def test_a_bot_that_answers_is_not_counted() -> None:
    metrics = Metrics()
    answer, legal = asked(metrics, seconds=60.0)
    assert answer in legal
    assert "storeys_bot_failures_total{" not in metrics.text().decode()
