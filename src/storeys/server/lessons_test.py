"""Lessons over the wire: the bots keep to the script, and a learner who leaves it is in a free game."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from ..games import GAMES
from ..games.kit import Game
from ..play.lessons import known_chance
from .client import Browser, RefusedError, Sitting
from .driver import Driver

Browsers = Callable[..., Browser]
LESSONS = [game for game in GAMES.values() if game.lesson]
every_lesson = pytest.mark.parametrize("game", LESSONS, ids=[game.name for game in LESSONS])


@pytest.fixture
def learner(browser: Browsers) -> Browser:
    return browser()


def begun(learner: Browser, game: Game) -> dict[str, Any]:
    return learner.new_table("me", game=game.name, lesson=True)


def steps(sitting: Sitting) -> Iterator[dict[str, Any]]:
    """The steps that are due, one after the other, while somebody answers what they ask for."""
    while True:
        sitting.until_my_turn()
        assert sitting.position
        due = [step for step in sitting.snapshot["lesson"] if step["place"] == sitting.position["lesson"]]
        yield from due
        if not due or not due[-1]["actions"]:
            return
        sitting.play(due[-1]["actions"][-1])


@every_lesson
def test_a_lesson_is_played_through_and_goes_on_freely(learner: Browser, game: Game) -> None:
    assert game.lesson
    created = begun(learner, game)
    assert created["commitment"] == known_chance(game).commitment  # known, and promised all the same
    with learner.sit(created["table"]) as sitting:
        sitting.until("snapshot")
        met = {step["goal"] for step in steps(sitting)}
        assert met == {goal for goal, step in enumerate(game.lesson.script) if step.kind != "watch"}
        sitting.play()
        sitting.until_my_turn()
        assert (sitting.position or {})["lesson"] is None


@every_lesson
def test_who_leaves_the_script_is_in_a_free_game_until_it_is_taken_back(
    learner: Browser, game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Driver, "drive", lambda *_: None)  # bots wait: they would answer before it is taken back
    with learner.sit(begun(learner, game)["table"]) as sitting:
        sitting.until("snapshot")
        position: dict[str, Any] = sitting.position or {}
        asked = next(step for step in sitting.snapshot["lesson"] if step["actions"])
        other = next(choice for choice in position["choices"] if choice["action"] not in asked["actions"])
        sitting.play(other["action"])
        assert (sitting.position or {})["lesson"] is None
        if (sitting.position or {})["can_undo"]:
            assert sitting.ask("undo", seat=0, at=len(sitting.log))["type"] == "accepted"
            assert (sitting.position or {})["lesson"] == position["lesson"]


def test_other_tables_have_no_lesson_and_chance_of_their_own(learner: Browser) -> None:
    game = LESSONS[0]
    created = learner.new_table("me", "bot", game=game.name)
    assert created["commitment"] != known_chance(game).commitment
    with learner.sit(created["table"]) as sitting:
        sitting.until("snapshot")
        assert sitting.snapshot["lesson"] == []
        assert (sitting.position or {})["lesson"] is None


def test_a_game_without_a_lesson_refuses_one(learner: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    game = LESSONS[0]
    monkeypatch.setitem(game.__dict__, "lesson", None)
    with pytest.raises(RefusedError, match="malformed"):
        begun(learner, game)
