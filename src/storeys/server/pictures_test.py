"""What is drawn of a match: for each reader what they may see, and nothing twice."""

import json
import random
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from storeys.games import GAMES
from storeys.games.kit import SPECTATOR
from storeys.play import Match

from .pictures import Album, Reader, position_at
from .refusals import Refusal


def begun(name: str, lines: int, **counted: Any) -> Match:
    match, whim = Match(replace(GAMES[name], **counted), 3, seed=1), random.Random(1)
    while match.lines < lines:
        match.play(whim.choice(match.legal_actions()))
    return match


def reader(*seats: int) -> Reader:
    return Reader(seats, None)


def others(match: Match) -> list[int]:
    return [seat for seat in range(match.seats) if seat != match.to_move]


def test_who_may_see_and_do_the_same_is_sent_the_same_text_and_it_is_written_once() -> None:
    match = begun("towers", 30)
    album = Album(match)
    answered = [seat for seat in others(match) if match.why_it_stands(seat) == "others"]
    waiting = [album.moves(reader(seat), 20) for seat in answered for _ in range(2)]
    assert len(waiting) > 1
    assert all(text is waiting[0] for text in waiting)
    assert album.moves(reader(match.to_move), 20) != waiting[0]
    assert album.moves(reader(), 19) != waiting[0]


def test_a_position_is_concealed_once_for_each_seat_and_drawn_once_for_each_view() -> None:
    done: Counter[str] = Counter()

    def conceal(view: Any, seat: int) -> None:
        done[f"conceal {seat}"] += 1
        GAMES["towers"].conceal(view, seat)

    def as_json(view: Any) -> Any:
        done["draw"] += 1
        return GAMES["towers"].as_json(view)

    match = begun("towers", 30, conceal=conceal, as_json=as_json)
    album = Album(match)
    for _ in range(2):
        for seats in ((0,), (1,), (2,), ()):
            album.moves(reader(*seats), 20)
            album.position(reader(*seats))
    assert done == {"conceal 0": 1, "conceal 1": 1, "conceal 2": 1, f"conceal {SPECTATOR}": 1, "draw": 1}


@pytest.mark.parametrize("name", ["blueprints", "skyscrapers"])
def test_who_sees_something_else_is_sent_something_else(name: str) -> None:
    album = Album(begun(name, 40))
    assert len({album.moves(reader(*seats), 5) for seats in ((0,), (1,), (2,), ())}) == 4


@pytest.mark.parametrize("name", GAMES)
def test_what_is_shared_says_what_is_drawn_for_one_reader_alone(name: str) -> None:
    match = begun(name, 40)
    album = Album(match)
    for seats in ((), (0,), (1,), (2,), (1, 2)):
        for since in (0, 33):
            assert album.moves(reader(*seats), since) == Album(match).moves(reader(*seats), since)


def test_an_album_is_of_one_moment() -> None:
    match = begun("towers", 30)
    album = Album(match)
    assert album.is_of(match)
    match.play(match.legal_actions()[0])
    while not match.can_undo():
        match.play(match.legal_actions()[0])
    later = Album(match)
    assert not album.is_of(match)
    match.undo()
    assert not later.is_of(match)
    assert not Album(match).is_of(begun("towers", 30))


def test_hidden_lines_that_were_told_before_say_so() -> None:
    match = begun("skyscrapers", 60)
    told = json.loads(Album(match).moves(reader(), 0))["log"]
    assert [line["again"] for line in told] == [entry.again for entry in match.log(SPECTATOR)]
    assert any(line["again"] for line in told)


def test_where_a_turn_begins_a_reader_is_told_the_points_before_it_that_they_could_know() -> None:
    match = begun("dice_city", 120)
    for seats in ((), (1,)):
        told = json.loads(Album(match).moves(reader(*seats), 0))["log"]
        starts = [line for line, before in zip(told[1:], told, strict=False) if line["turn"] != before["turn"]]
        assert [line for line in told if line["scores"] is not None] == starts != []
        seat = seats[0] if seats else SPECTATOR
        assert [line["scores"] for line in starts] == [match.known_scores_at(line["line"] - 1, seat) for line in starts]


def test_who_sees_the_same_now_but_saw_less_then_is_not_told_what_others_knew() -> None:
    """Everything may be equal but the points before a turn that is over by now."""
    match = begun("dice_city", 120)
    knowing = {json.dumps([line.scores for line in Album(match).lines(reader(seat))]) for seat in range(3)}
    assert len(knowing) == 3


def test_while_a_match_goes_on_one_looks_back_through_ones_own_eyes_and_afterwards_through_anybodys() -> None:
    match = begun("blueprints", 60)
    assert position_at(match, [1], 50, 1) == position_at(match, [1], 50)
    for seat in (0, 2):
        with pytest.raises(Refusal) as refused:
            position_at(match, [1], 50, seat)
        assert refused.value.code == "not-yours"
    whim = random.Random(2)
    while not match.over:
        match.play(whim.choice(match.legal_actions()))
    views = [position_at(match, [1], 50, seat).view for seat in (None, 0, 1, 2)]
    assert len({json.dumps(view) for view in views}) == 4
    assert position_at(match, [1], match.lines, 0) == position_at(match, [1], match.lines)
    with pytest.raises(Refusal):
        position_at(match, [1], 50, 3)
