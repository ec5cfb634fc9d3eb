"""What the log tells of a move beside its particulars."""

import pytest

from ..kit import Data, copy
from . import GAME
from .falls_test import STEADY, shaky
from .rules_test import play, position
from .state import State


def told(state: State, words: str) -> Data:
    assert GAME.remarks
    return GAME.remarks(state, GAME.read(state, words), play(copy(state), words))


def noted(state: State, words: str) -> list[tuple[str, Data]]:
    assert GAME.notes
    found = GAME.notes(state, GAME.read(state, words), play(copy(state), words))
    return [(note.message, dict(note.arguments)) for note in found]


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
    assert noted(state, "fell 1 1") == [("skyscrapers-note-fell", {"seat": 0, "points": 5})]


@pytest.mark.rule("S-28")
def test_a_fall_is_told_with_the_height_it_began_at() -> None:
    state = play(shaky("1,0,2", "0,0,2"), "hire 0,0,0")
    assert told(state, "fell 1 1") == {"height": 2}


@pytest.mark.rule("S-28")
def test_workers_of_the_culprit_go_back_to_the_reserve_when_the_site_has_settled() -> None:
    state = play(shaky("1,0,2 0,0,2", ""), "hire 0,0,0", "fell 0 1", "fell 0 2")
    assert noted(state, "settled") == [("skyscrapers-note-reserve", {"seat": 0, "workers": 2})]
    others = play(shaky("1,0,2", "0,0,2"), "hire 0,0,0", "fell 1 1")
    assert noted(others, "settled") == []


@pytest.mark.rule("S-27")
@pytest.mark.parametrize(
    ("start", "event", "way", "height"),
    [
        ("1,0,2", "rest 0,0,2", "along", 2),
        ("1,0,2", "lie 1,0,0", "ground", 0),
        ("1,0,0", "rest 0,0,0", "along", 0),
        ("1,0,0", "rest 1,0,2", "floor", 2),
    ],
)
def test_a_slide_is_told_from_where_to_where(start: str, event: str, way: str, height: int) -> None:
    began = int(start[-1])
    state = play(shaky("", start), "hire 0,0,0")
    assert told(state, "slid 1 1") == {"height": began}
    rested = {"seat": 1, "worker": 1, "way": way, "from": began, "height": height}
    assert told(play(state, "slid 1 1"), event) == rested


@pytest.mark.rule("S-27")
def test_a_slide_onto_another_floor_of_the_same_height_is_told_as_such() -> None:
    floors = ("floor-VH z@1,0,2 VH", "floor-LR z@-1,0,2 LR")
    state = play(position(*floors, workers=("1,0,2", ""), options=STEADY), "hire 0,0,0", "slid 0 1")
    assert told(state, "rest -1,0,2")["way"] == "floor"
