"""How long a bot takes tells nothing that is hidden."""

import time
from collections.abc import Iterator
from typing import Any

import pytest

from storeys.bots import seconds_for
from storeys.games import GAMES
from storeys.games.checks.secrecy import view_of
from storeys.games.checks.worlds import Worlds, worlds
from storeys.games.kit import CHANCE, SPECTATOR, Game

from .pace import FORCED, held, pace, shown_after

BEAT = 0.9
PARTINGS = (0, 30, 90)  # so many moves are common before two worlds part
DECISIONS = 120  # of a pair


def pairs(name: str) -> Iterator[Worlds]:
    """Pairs of worlds for everybody who may sit at a full table of a game, or watch it."""
    game = GAMES[name]
    for watcher in range(SPECTATOR, game.seats[-1]):
        for part_at in PARTINGS:
            yield worlds(game, game.seats[-1], watcher, part_at + watcher, part_at, DECISIONS)


@pytest.mark.parametrize("name", GAMES)
def test_worlds_that_a_watcher_cannot_tell_apart_have_the_same_pace(name: str) -> None:
    game = GAMES[name]
    for pair in pairs(name):
        for mover, states in zip(pair.movers, pair.states, strict=True):
            if mover != CHANCE:
                one, other = (pace(game, view_of(game, state, SPECTATOR), BEAT) for state in states)
                assert one == other


@pytest.mark.parametrize("name", GAMES)
def test_a_bot_that_searches_takes_the_same_time_in_both_worlds_and_never_less_than_it_searches(name: str) -> None:
    game = GAMES[name]
    for pair in pairs(name):
        for mover, states in zip(pair.movers, pair.states, strict=True):
            if mover != CHANCE:
                one, other = (searching(game, view_of(game, state, SPECTATOR)) for state in states)
                assert one == other


def searching(game: Game, seen: Any) -> float:
    seconds = seconds_for("level6", game, seen)
    wait = pace(game, seen, BEAT, seconds)
    assert wait > seconds or len(game.legal(seen)) == 1
    return wait


def test_these_worlds_would_find_a_pace_that_follows_hidden_choices() -> None:
    choices = [
        [len(pair.game.legal(state)) == 1 for state in states]
        for pair in pairs("blueprints")
        for mover, states in zip(pair.movers, pair.states, strict=True)
        if mover != CHANCE
    ]
    assert any(one != other for one, other in choices)


def test_what_everybody_sees_to_be_forced_is_quick() -> None:
    paces = set()
    for pair in pairs("towers"):
        for mover, (state, _) in zip(pair.movers, pair.states, strict=True):
            if mover != CHANCE:
                quick = pace(pair.game, view_of(pair.game, state, SPECTATOR), BEAT) < BEAT
                paces.add((quick, len(pair.game.legal(state)) == 1))
    assert paces == {(True, True), (False, False)}


@pytest.mark.parametrize(
    ("took", "shown"),
    [(0.0, 0.9), (0.2, 0.9), (0.9, 0.9), (0.91, 1.8), (1.7, 1.8), (1.81, 2.7)],
)
def test_an_answer_is_shown_at_its_pace_or_on_a_later_beat(took: float, shown: float) -> None:
    assert shown_after(took, 0.9, 0.9) == pytest.approx(shown)


def test_without_a_pace_nothing_is_held_back() -> None:
    assert shown_after(0.2, 0.0, 0.0) == 0.2


def test_a_quick_thought_and_a_slow_one_are_shown_at_the_same_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock is a list here, so that the test depends on no machine."""
    now = [0.0]

    async def sleep(seconds: float) -> None:
        now[0] += seconds

    async def thought(seconds: float) -> str:
        now[0] += seconds
        return "answer"

    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    monkeypatch.setattr("storeys.server.pace.asyncio.sleep", sleep)
    shown = []
    for seconds in (0.0, 0.001, 0.5):
        now[0] = 0.0
        thinking = held(thought(seconds), BEAT * FORCED * 2, BEAT)
        with pytest.raises(StopIteration) as stopped:
            thinking.send(None)
        assert stopped.value.value == "answer"
        shown.append(round(now[0], 6))
    assert len(set(shown)) == 1
