"""Six levels: what each may spend, and how often it spends less."""

from itertools import pairwise
from types import SimpleNamespace
from typing import Any

import pytest

import storeys.bots
from storeys.bots import make
from storeys.games import GAMES
from storeys.games.kit import CHANCE, OVER, Game, below, generator
from storeys.games.towers import GAME as TOWERS

from .levels import DEFAULT, IN_ALL, LEVELS, NAMES, STRONGEST, drawn, level_of
from .search.knowledge import NO_TURN, knowledge_of
from .search.readiness import first_view

TIMES = 2000


def chosen(name: str) -> list[int]:
    """What a bot does in the same view, again and again."""
    view, luck = first_view(TOWERS), generator(4)
    bot, seat = make(name, TOWERS), TOWERS.to_move(view)
    return [bot.choose(view, seat, 1.0, luck) for _ in range(TIMES)]


def test_no_level_has_less_than_the_one_below() -> None:
    for lower, upper in pairwise(LEVELS):
        assert upper.number == lower.number + 1
        assert upper.seconds >= lower.seconds
        assert upper.whims <= lower.whims
        assert upper.threads >= lower.threads
        assert not lower.searches or upper.glances < lower.glances
        assert lower != upper
    assert STRONGEST.whims == STRONGEST.glances == 0


def test_levels_are_known_by_their_names() -> None:
    assert [level_of(name) for name in NAMES] == list(LEVELS)
    assert level_of("greedy") is None
    assert DEFAULT in NAMES


@pytest.mark.parametrize("level", [level for level in LEVELS if level.whims], ids=lambda level: level.name)
def test_whims_come_as_often_as_is_said(level: Any) -> None:
    [best] = set(chosen("greedy"))
    others = sum(action != best for action in chosen(level.name))
    legal = len(TOWERS.legal(first_view(TOWERS)))
    assert others / TIMES == pytest.approx(level.whims / IN_ALL * (1 - 1 / legal), abs=0.04)


@pytest.mark.parametrize("level", [level for level in LEVELS if level.searches], ids=lambda level: level.name)
def test_whoever_searches_decides_at_a_glance_as_often_as_is_said(level: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    [best] = set(chosen("greedy"))
    other = next(action for action in TOWERS.legal(first_view(TOWERS)) if action != best)
    asked: list[tuple[float, int]] = []

    def think(game: Any, view: Any, seat: int, budget: Any, luck: Any, goal: int, stop: Any) -> Any:
        asked.append(budget)
        return SimpleNamespace(action=other)

    search = SimpleNamespace(
        think=think,
        Budget=lambda seconds, threads: (seconds, threads),
        knowledge_of=lambda game: SimpleNamespace(weight=lambda view: 0.5, turn=lambda view: NO_TURN, glances=0.8),
    )
    monkeypatch.setattr(storeys.bots, "_search", lambda: search)
    found = chosen(level.name)
    assert set(asked) == {(min(0.5 * level.seconds, 1.0), level.threads)}
    assert found.count(best) / TIMES == pytest.approx(0.8 * level.glances / IN_ALL, abs=0.04)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_whole_turns_are_decided_alike_and_as_many_at_a_glance_as_is_said(game: Game) -> None:
    """The moments of a match in which a level would look ahead, by the turn that they belong to."""
    turn = knowledge_of(game).turn
    numbers = [drawn(number, seat, 3, generator(1)) for number in range(600) for seat in range(4)]
    assert sum(each < IN_ALL // 2 for each in numbers) / len(numbers) == pytest.approx(0.5, abs=0.04)
    state, luck, turns = game.start(2), generator(8), set[int]()
    while (mover := game.to_move(state)) != OVER:
        legal = game.possible(state)
        if mover != CHANCE:
            turns.add(turn(state))
            again = [drawn(turn(state), mover, 3, generator(seed)) for seed in range(3)]
            assert len(set(again)) == 1
        game.apply_action(state, legal[below(luck, len(legal))])
    assert len(turns) > 10


@pytest.mark.parametrize("seat", range(4))
def test_every_match_has_other_turns_that_are_decided_at_a_glance(seat: int) -> None:
    moods = [[drawn(turn, seat, mood, generator(1)) < IN_ALL // 2 for turn in range(12)] for mood in range(300)]
    assert len({tuple(mood) for mood in moods}) > 250
    for turn in zip(*moods, strict=True):
        assert sum(turn) / len(turn) == pytest.approx(0.5, abs=0.12)
