from collections.abc import Iterable
from itertools import repeat

import pytest

from . import pace
from .pace import Moves, Pace, Play, batch, in_turns, timed


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """A clock that moves only when somebody plays."""
    now = [0.0]
    monkeypatch.setattr(pace, "perf_counter", lambda: now[0])
    return now


def player(clock: list[float], delays: Iterable[float], name: str = "", order: list[str] | None = None) -> Play:
    """Matches of ten moves; each batch is as slow as the next delay says, and writes down who played."""
    coming = iter(delays)

    def play(games: int) -> Moves:
        clock[0] += games * next(coming)
        if order is not None:
            order.append(name)
        return lambda: 10 * games

    return play


def test_a_pace_counts_moves_and_games_by_the_second(clock: list[float]) -> None:
    assert timed(player(clock, repeat(0.5)), 4) == Pace(moves_per_s=20, games_per_s=2)


def test_moves_are_counted_after_the_clock_has_stopped(clock: list[float]) -> None:
    def play(games: int) -> Moves:
        clock[0] += 1

        def count() -> int:
            clock[0] += 100
            return 7

        return count

    assert timed(play, 1).moves_per_s == 7


@pytest.mark.parametrize(("seconds", "games"), [(0.005, 1), (0.1, 4), (0.5, 16), (1.25, 32), (60.0, 32)])
def test_a_batch_fills_one_round_and_a_round_is_short(clock: list[float], seconds: float, games: int) -> None:
    assert batch(player(clock, repeat(1 / 128)), seconds) == games


def test_a_batch_stays_small_enough_for_the_memory(clock: list[float]) -> None:
    assert batch(player(clock, repeat(1e-9)), 60.0) == pace.LARGEST_BATCH


def test_of_several_timings_the_best_counts(clock: list[float]) -> None:
    delays = [2.0, 8.0, 0.5, 4.0, 2.0]
    assert in_turns([player(clock, delays)], 0.0, games=1) == [Pace(moves_per_s=20, games_per_s=2)]


def test_players_take_turns(clock: list[float]) -> None:
    order: list[str] = []
    players = [player(clock, repeat(seconds), name, order) for name, seconds in (("ours", 1.0), ("theirs", 3.0))]
    in_turns(players, 0.0, games=1)
    assert order == ["ours", "theirs"] * pace.ROUNDS


def test_measuring_goes_on_until_the_time_is_over(clock: list[float]) -> None:
    in_turns([player(clock, repeat(1.0))], 30.0, games=1)
    assert clock[0] == 30
