"""What the log tells of a move beside its particulars."""

import pytest

from ..kit import Data, copy
from . import GAME
from .falls_test import shaky
from .rules_test import play, position
from .state import State


def told(state: State, words: str) -> Data:
    assert GAME.remarks
    return GAME.remarks(state, GAME.read(state, words), play(copy(state), words))


@pytest.mark.rule("S-16")
@pytest.mark.rule("S-21")
def test_a_turning_tells_what_was_built_how_high_and_for_how_many_points() -> None:
    state = position("floor-VH z@1,0,2 VH", hands=("upright-TV-worker", ""), workers=("1,0,2", ""))
    play(state, "card upright-TV-worker")
    assert told(state, "slot x@2,0,2") == {"height": 3}
    play(state, "slot x@2,0,2")
    assert told(state, "turn TV") == {"card": "upright-TV-worker", "height": 3, "points": 4}


def test_where_somebody_goes_is_told_by_its_height() -> None:
    state = position("floor-VH z@1,0,2 VH", workers=("1,0,0 1,0,2", ""))
    assert told(state, "hire 0,0,0") == {"height": 0}
    assert told(play(copy(state), "worker 1"), "move 0,-1,2") == {"height": 2}
    assert told(play(copy(state), "worker 2"), "shift 0,0,2") == {"height": 2}
    assert told(state, "worker 1") == {}


@pytest.mark.rule("S-28")
def test_a_fall_is_noted_with_whoever_pays_for_it() -> None:
    state = play(shaky("1,0,2", "0,0,2"), "hire 0,0,0")
    assert GAME.notes
    found = GAME.notes(state, GAME.read(state, "fell 1 1"), play(copy(state), "fell 1 1"))
    assert [(note.message, note.arguments) for note in found] == [("skyscrapers-note-fell", {"seat": 0, "points": 5})]
