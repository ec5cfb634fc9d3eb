"""The benchmark of hands counts episodes, and what it says follows from what was measured."""

import time

import pytest

from storeys.games import GAMES
from storeys.hands import hands_for
from storeys.server.settings import Settings

from . import hands
from .hands import AtWork

GAME = next(game for game in GAMES.values() if hands_for(game))


def test_hands_work_until_they_rest() -> None:
    known = hands_for(GAME)
    assert known
    work = AtWork(GAME, known, Settings())
    with work.working():
        while work.episodes < 2:
            time.sleep(0.01)
    done = work.episodes
    work.close()
    assert done >= 2


def test_the_rounds_are_compared_one_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    rounds = ([[0.010] * 50, [0.020] * 50], [[0.012] * 50, [0.024] * 50], 7)
    monkeypatch.setattr(hands, "episode", lambda _: (0.5, 1.5))
    monkeypatch.setattr(hands, "noticed", lambda *_: rounds)
    [work] = hands.measure(1.0, 2)
    assert (work.episodes, work.moves, work.p99_alone_ms, work.p99_beside_ms) == (7, 100, 20.0, 24.0)
    assert (work.difference_ms, work.error_ms) == (3.0, 1.0)
