"""Whoever plays against bots alone takes back their answers, too; the log tells it line by line."""

from pathlib import Path

import pytest

from storeys.games import GAMES
from storeys.games.kit import as_bytes

from .errors import CannotUndo
from .files import load, text
from .golden import recorded, replayed
from .match import Match
from .take_backs import IN_A_MATCH, WITH_ANSWERS


@pytest.fixture
def match() -> Match:
    """The first to bid has bid, and the other two have answered."""
    match = Match("towers", 3, seed=4)
    match.play("bid 1")
    match.play("bid 2")
    match.play("pass")
    return match


def bidders(match: Match) -> tuple[int, int, int]:
    first, second, third = match.movers[-3:]
    return first, second, third


def test_answers_are_taken_back_with_the_decision_they_answered(match: Match) -> None:
    person, *bots = bidders(match)
    before = match.standing - 3
    lines = match.take_back(person, bots)
    assert [(line.words, line.seat, line.undo) for line in lines] == [
        ("pass", bots[1], True),
        ("bid 2", bots[0], True),
        ("bid 1", person, True),
    ]
    assert (match.standing, match.to_move) == (before, person)


def test_a_file_with_answers_taken_back_replays_to_the_letter(match: Match, tmp_path: Path) -> None:
    person, *bots = bidders(match)
    match.take_back(person, bots)
    match.play("bid 0")
    match.save(tmp_path / "match.txt")
    again = load(tmp_path / "match.txt")
    assert as_bytes(again.state) == as_bytes(match.state)
    assert text(again) == text(match)


def test_people_have_really_acted_when_they_have_acted(match: Match) -> None:
    person, _, bot = bidders(match)
    assert match.why_it_stands(person, {bot}) == "others"
    assert match.why_it_stands(person) == "others"
    with pytest.raises(CannotUndo):
        match.take_back(person, {bot})


def test_who_has_not_moved_yet_has_nothing_to_take_back() -> None:
    match = Match("towers", 2, seed=4)
    bot = match.to_move
    match.play("bid 1")
    assert match.why_it_stands(1 - bot, {bot}) in ("nothing", "chance")
    with pytest.raises(CannotUndo):
        match.take_back(1 - bot, {bot})
    assert match.movers[-1] == bot


def test_nothing_is_taken_back_across_a_draw_that_an_answer_has_brought() -> None:
    match = Match("towers", 2, seed=4)
    person = match.to_move
    match.play("bid 0")
    while match.movers[-1] >= 0:
        match.play(match.legal_actions()[-1])  # the other builds, and the display is filled up
    assert match.why_it_stands(person, {1 - person}) == "chance"


def test_what_came_by_itself_is_taken_back_with_the_decision_before_it() -> None:
    """In Skyscrapers a card that has one place goes there: to take that back means to choose another card."""
    for path in recorded(GAMES["skyscrapers"]):
        for match in replayed(load(path)):
            seat = match.to_move
            if seat >= 0 and match.lines > 1 and match.log()[-1].words and _stands_by_itself(match):
                lines = match.take_back(seat)
                assert [(line.data or {})["do"] for line in lines] == ["slot", "card"]
                return
    raise AssertionError("no card of these matches has one place")


def _stands_by_itself(match: Match) -> bool:
    """Whether the last move was a place for a card that had no other."""
    last = match.log()[-1]
    if last.undo or (last.data or {}).get("do") != "slot":
        return False
    return len(match.game.legal(match.position(match.standing - 1))) == 1


def test_a_log_has_an_end_also_where_answers_are_taken_back() -> None:
    match = Match("towers", 3, seed=4)
    person, taken = match.to_move, 0
    bots = {0, 1, 2} - {person}
    while match.why_it_stands(person, bots) != "match":
        for words in ("bid 1", "bid 2", "pass"):
            match.play(words)
        if match.why_it_stands(person, bots) is None:
            match.take_back(person, bots)
            taken += 1
    assert taken == IN_A_MATCH
    assert sum(line.undo for line in match.log()) <= WITH_ANSWERS
