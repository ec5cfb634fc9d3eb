"""What is measured of bots that think is computed from what was measured."""

import asyncio

import pytest

from ..games import GAMES
from ..games.kit import Game
from ..games.towers import GAME as TOWERS
from . import thinking
from .hands import Rounds
from .thinking import noticed_of, positions, spent_of


def test_a_bot_is_late_beyond_a_tenth_of_its_time_or_a_tenth_of_a_second_whichever_is_more() -> None:
    times = [(0.08, 0.17), (0.08, 0.19), (3.0, 3.29), (3.0, 3.31)]
    found = spent_of("towers", "level6", times)
    assert (found.asked, found.late, found.longest_s) == (4, 2, 3.31)
    assert (found.told_s, found.mean_s) == (1.54, 1.74)


def test_rounds_are_told_in_milliseconds() -> None:
    rounds = Rounds(alone=[[0.001, 0.003], [0.001, 0.003]], beside=[[0.010, 0.030]], episodes=0, at_once=0.0)
    found = noticed_of("towers", "level6", rounds, searched=7)
    assert (found.p50_alone_ms, found.p50_beside_ms, found.moves, found.searched) == (2.0, 20.0, 2, 7)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_positions_are_what_somebody_sees_who_has_a_choice(game: Game) -> None:
    for view, seat in positions(game, 5):
        assert game.to_move(view) == seat
        assert len(game.legal(view)) > 1


def test_people_and_bots_are_measured_at_a_real_server(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that need no machine code: so there is something to be watched, and nobody waits for a compiler."""
    monkeypatch.setattr(thinking, "until", lambda _: asyncio.sleep(0))
    found = thinking.noticed(TOWERS, "level1", seconds=0.5, rounds=1, others=4)
    assert found.moves > 0
    assert 0 < found.p50_beside_ms <= found.p99_beside_ms
