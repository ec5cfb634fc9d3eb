"""Every rule of README.md at work; positions are written as text."""

import pytest

from storeys.testing import Referee

from . import GAME
from .reading import parse
from .state import State

referee = Referee(GAME)


def position(asked: str, *players: str, left: str = "") -> State:
    lines = [f"seats {len(players)}, {asked}", f"left {left}"]
    return parse("\n".join([*lines, *(f"{seat}: {stones}" for seat, stones in enumerate(players))]))


@pytest.mark.rule("X-1")
def test_there_are_four_stones_of_each_value() -> None:
    assert GAME.as_json(GAME.start(2))["bag"] == [1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3]


@pytest.mark.rule("X-2")
def test_a_stone_is_drawn_as_likely_as_there_are_such_stones() -> None:
    state = position("drawing 0", "1", "2 2", left="1 1 1")
    assert referee.weights(state) == {"draw 2": 2, "draw 3": 4}
    assert referee.refusal(state, "draw 1") == "X-2"


@pytest.mark.rule("X-3")
def test_a_stone_is_taken_or_left() -> None:
    state = referee.play(GAME.start(2), "draw 3", "take", "draw 1", "leave")
    assert GAME.as_json(state)["players"][0]["stones"] == [3]
    assert GAME.as_json(state)["players"][1]["stones"] == []
    assert GAME.as_json(state)["left"] == [1]


@pytest.mark.rule("X-3")
def test_nobody_takes_a_fourth_stone() -> None:
    state = position("choosing 0, stone 3", "1 1 2", "2")
    assert referee.choices(state) == ["leave"]
    assert referee.refusal(state, "take") == "X-3"


@pytest.mark.rule("X-4")
def test_the_next_player_draws_until_the_bag_is_empty() -> None:
    state = referee.play(GAME.start(3), "draw 3", "take")
    assert referee.choices(state) == ["draw 1", "draw 2", "draw 3"]
    last = position("choosing 1, stone 3", "1 1 1", "1 2", left="2 2 2 3 3 3")
    assert referee.choices(referee.play(last, "take")) == []
    assert referee.refusal(last, "take") == "X-4"


@pytest.mark.rule("X-5")
def test_the_most_points_win_and_equals_share_a_place() -> None:
    state = position("ended 0", "3 3", "1 2 3", "1 1", left="1 2 2 2 3")
    assert referee.scores(state) == [6, 6, 2]
    assert referee.ranks(state) == [1, 1, 3]
