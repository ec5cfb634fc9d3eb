"""The benchmark of hands measures a server that has hands at work, and what it says follows from what was measured."""

import pytest

from storeys.games import GAMES
from storeys.hands import hands_for
from storeys.play import FairChance, Match

from . import hands, load
from .hands import AT_ONCE, EPISODE, WAITING, Rounds, interval_of, long_match

GAME = next(game for game in GAMES.values() if hands_for(game))


def test_hands_are_at_work_at_the_server_that_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    said, told = list[dict[str, float]](), hands.told

    def heard(port: int) -> dict[str, float]:
        said.append(told(port))
        return said[-1]

    monkeypatch.setattr(hands, "told", heard)
    monkeypatch.setattr(load, "WARM_UP", 0.0)
    monkeypatch.setenv("STOREYS_DATABASE_URL", "postgresql://nobody@nowhere/never")  # what is measured is our own
    found = hands.noticed(long_match(GAME, 1), seconds=0.5, rounds=1, others=2, watched=8)
    assert [len(times) > 0 for times in (*found.alone, *found.beside)] == [True] * 3
    assert max(figures[WAITING] for figures in said) >= AT_ONCE
    assert (said[-1][WAITING], said[-1][f"{EPISODE}_count"] >= 2 * AT_ONCE) == (0, True)


def test_each_round_is_compared_with_those_before_and_after_it(monkeypatch: pytest.MonkeyPatch) -> None:
    alone, beside = ([[figure / 1000] * 50 for figure in figures] for figures in ((10, 20, 10), (18, 16)))
    monkeypatch.setattr(hands, "episode", lambda _: (0.5, 1.5))
    monkeypatch.setattr(hands, "noticed", lambda *_: Rounds(alone, beside, 7, 3.96))
    [work] = hands.measure(1.0, 2, lines=1)
    assert (work.episodes, work.at_once, work.moves) == (7, 3.96, 100)
    assert (work.p99_alone_ms, work.p99_beside_ms) == (13.33, 17.0)
    assert (work.difference_ms, work.error_ms, work.difference_interval_ms) == (2.0, 1.0, (-10.71, 14.71))
    assert work.p50_beside_interval_ms == work.p99_beside_interval_ms == (4.29, 29.71)


def test_of_one_round_nobody_knows_how_far_it_is_off() -> None:
    assert interval_of([5.0]) is None
    assert interval_of([5.0] * 40) == (5.0, 5.0)


@pytest.mark.parametrize("lines", [1, 60])
def test_tables_begin_in_mid_game_and_not_at_the_end(lines: int) -> None:
    match = long_match(GAME, lines)
    assert match.lines >= lines
    assert not match.over


def test_a_match_that_ended_early_is_not_gone_on_with(monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = (FairChance.numbered(seed).commitment for seed in (1, 2))
    monkeypatch.setattr(Match, "over", property(lambda match: match.commitment == first))
    assert long_match(GAME, 1).commitment == second


def test_figures_of_one_name_are_added_up(monkeypatch: pytest.MonkeyPatch) -> None:
    class Http:
        def __init__(self, *_: object, **__: object) -> None: ...
        def request(self, *_: object) -> None: ...
        def getresponse(self) -> "Http":
            return self

        def read(self) -> bytes:
            return b'# HELP x\nx_sum{game="one"} 1.5\nx_sum{game="two, too"} 2.0\ny 3.0\n'

        def close(self) -> None: ...

    monkeypatch.setattr(hands, "HTTPConnection", Http)
    assert (hands.told(1)["x_sum"], hands.told(1)["y"], hands.told(1)["z"]) == (3.5, 3.0, 0.0)
