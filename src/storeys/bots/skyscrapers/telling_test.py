"""Why a move of Skyscrapers is better than another: every kind of sentence, on positions written as text."""

from dataclasses import replace

import pytest

from storeys.bots.search import Option
from storeys.bots.skyscrapers import telling
from storeys.bots.skyscrapers.greedy_test import DOOR, FLOOR, ROOF, SHAKY, STAIRS, position
from storeys.bots.skyscrapers.telling import PARTS, Came, tell
from storeys.games.kit import Note, copy
from storeys.games.skyscrapers import GAME as SKYSCRAPERS
from storeys.games.skyscrapers.state import State
from storeys.words import LANGUAGES, Words

HINT = "skyscrapers-hint-"


def option(state: State, words: str) -> Option:
    """A whole move in words."""
    after, plan = copy(state), list[int]()
    for step in words.split(", "):
        plan.append(SKYSCRAPERS.read(after, step))
        assert plan[-1] in SKYSCRAPERS.legal(after), step
        SKYSCRAPERS.apply_action(after, plan[-1])
    return Option(tuple(plan), 1, (0.5, 0.5), (1.0, 1.0), 0.1, 0.5)


def told(state: State, best: str, instead: str) -> Note | None:
    """What is said of a move beside another, in the view of whoever is to move."""
    view, seat = copy(state), SKYSCRAPERS.to_move(state)
    ways = option(state, best), option(state, instead)
    SKYSCRAPERS.conceal(view, seat)
    before = copy(view)
    note = tell(view, seat, *ways)
    assert view == before, "the view was changed"
    return note


def kind(note: Note | None) -> str:
    return note.message.removeprefix(HINT) if note else ""


UP = position(*STAIRS, mine="hand upright-LTD floor-LR-worker; workers 2,0,3 1,0,0 - - -")
BASES = "base y@1,1,1 BV by 0", "base y@-1,1,1 BV by 0"
LAST = position(*BASES, mine="hand floor-LRT; workers 1,0,0 - - - -", other="hand floor-LR-worker")
OURS_INSIDE = position(ROOF, DOOR, mine="hand upright-LRTB floor-LR-worker; workers 0,0,0 1,0,0 - - -")
THEIRS_INSIDE = position(
    ROOF,
    DOOR,
    mine="hand upright-LRTB floor-LR-worker; workers 1,0,0 1,-1,0 - - -",
    other="hand upright-L; workers 0,0,0 - - - -",
)
LATE = position(*STAIRS, mine="hand deck-LV; workers 1,0,2 - - - -", other="hand upright-L; workers 1,0,2 1,-1,0 - - -")
BRINK = position(*STAIRS[:2], *BASES, mine="hand deck-VDE; workers 0,-1,2 - - - -")
SHAKING = position(
    FLOOR,
    mine="hand upright-LR upright-LTD; workers 1,0,2 1,0,2 - - -",
    other="workers 1,0,2 1,-1,2 - - -",
    options=SHAKY,
)
DOUBLED = "card upright-LTD, slot y@2,1,3, turn LBE"
BASE, OTHER_BASE = "card base, slot y@1,-1,1, turn BV", "card base, slot y@1,1,1, turn BV"
HIRE = "hire -1,-1,0"


@pytest.mark.parametrize(
    ("state", "best", "instead", "name", "arguments"),
    [
        (UP, DOUBLED, BASE, "double", {"points": 6}),
        (UP, BASE, DOUBLED, "follow", {"points": 6}),
        (UP, BASE, HIRE, "card", {}),
        (UP, DOUBLED, "card upright-LTD, slot x@1,0,3, turn LBE", "reach", {"cards": 2, "instead": 1}),
        (LAST, "card floor-LRT, slot z@0,0,2, turn LRT", HIRE, "last", {}),
        (OURS_INSIDE, BASE, OTHER_BASE, "free", {}),
        (THEIRS_INSIDE, OTHER_BASE, BASE, "wall", {}),
        (BRINK, "worker 1, shift 1,-1,2", HIRE, "shift", {"points": 3}),
        (SHAKING, "brace, card base, slot y@1,-1,1, turn BV", HIRE, "hold", {}),
    ],
)
def test_what_a_move_is_ahead_in_is_told(state: State, best: str, instead: str, name: str, arguments: object) -> None:
    note = told(state, best, instead)
    assert (kind(note), note and note.arguments) == (name, arguments)


def came(state: State) -> Came:
    return Came.of(state, state, 0)


@pytest.mark.parametrize(
    ("changes", "name", "arguments"),
    [
        ({"points": 3}, "points", {"points": 3}),
        ({"bases": -1}, "base", {}),
        ({"stuck": -1}, "room", {"cards": 1, "instead": 2}),
        ({"denied": -4}, "deny", {"points": 6}),
        ({"danger": -90}, "safe", {}),
        ({"highest": 1}, "highest", {}),
    ],
)
def test_the_greatest_difference_makes_the_sentence(
    changes: dict[str, int], name: str, arguments: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Differences that rarely come alone, made by hand."""
    other = replace(came(UP), stuck=2, denied=6, danger=100, late=True, highest=False)
    ours = replace(other, **{field: getattr(other, field) + by for field, by in changes.items()})
    positions = iter((ours, other))
    monkeypatch.setattr(telling, "made", lambda *_: next(positions))
    note = told(UP, DOUBLED, BASE)
    assert (kind(note), note and note.arguments) == (name, arguments)


def test_of_two_moves_that_come_to_the_same_nothing_is_told() -> None:
    assert told(UP, DOUBLED, "card upright-LTD, slot y@2,1,3, turn RBD") is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_there_in_every_language(language: str) -> None:
    """With the arguments that it is given."""
    words = Words(language)
    for name in [*PARTS, "double", "hold", "shift"]:
        assert words.say(HINT + name, points=3, cards=1, instead=2).strip()
