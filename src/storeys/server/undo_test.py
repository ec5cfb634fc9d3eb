"""Taking back over the wire: until the next person has acted, against bots alone also after they have."""

from collections.abc import Callable
from dataclasses import replace
from typing import cast

import pytest

from storeys.play import Match

from .client import Browser, Sitting
from .pictures import Album, Reader
from .protocol import Say
from .rows import SeatRow, TableRow
from .table import Table

Browsers = Callable[..., Browser]


def answered(sitting: Sitting) -> tuple[int, int]:
    """Play until the bots have answered a decision and chance has not: the seat, and the lines before it."""
    for _ in range(40):
        sitting.until_my_turn()
        seat, lines = (sitting.position or {})["to_move"], len(sitting.log)
        bid = next(choice["action"] for choice in sitting.position["choices"])  # type: ignore[index]
        sitting.play(bid)
        sitting.until_my_turn()
        since = [line["seat"] for line in sitting.log[lines + 1 :]]
        if since and None not in since and seat not in since:
            return seat, lines
    raise AssertionError("chance comes after every answer")


def test_against_bots_alone_their_answers_are_taken_back_too(browser: Browsers) -> None:
    me = browser()
    table = me.new_table("me", "bot:greedy", "bot:greedy")["table"]
    with me.sit(table) as sitting:
        seat, lines = answered(sitting)
        made = len(sitting.log) - lines
        assert (sitting.position or {})["can_undo"] == [seat]
        assert (sitting.position or {})["cannot_undo"] is None
        name = "take-back-1"
        assert sitting.ask("undo", id=name, seat=seat, at=len(sitting.log))["type"] == "accepted"
        sitting.until_line(lines + 2 * made)
        assert [line["undo"] for line in sitting.log[lines:]] == [False] * made + [True] * made
        assert (sitting.position or {})["to_move"] == seat
        assert (
            sitting.ask("undo", id=name, seat=seat, at=0)["line"] == lines + 2 * made
        )  # once, however often it is sent


ME, BOT, LEFT = SeatRow(0, "person", "me"), SeatRow(0, "bot", bot="greedy"), SeatRow(0, "bot", "anna", bot="greedy")


@pytest.mark.parametrize(
    ("seats", "answering"),
    [
        ([ME, BOT, BOT], {1, 2}),
        ([BOT, ME], {0}),
        ([ME], set()),
        ([ME, ME, BOT], set()),  # neighbours at one screen are two people
        ([ME, LEFT, BOT], set()),  # whoever has left may come back, and has acted before
    ],
)
def test_bots_answer_a_person_alone(seats: list[SeatRow], answering: set[int]) -> None:
    table = Table(cast(TableRow, None))
    table.seats = [replace(seat, seat=number) for number, seat in enumerate(seats)]
    assert table.answering() == answering


def test_the_position_says_why_nothing_can_be_taken_back() -> None:
    match = Match("towers", 3, seed=4)
    for words in ("bid 1", "bid 2", "pass"):
        match.play(words)
    person, *others = match.movers[-3:]
    alone = Album(match).position(Reader((person,), None, frozenset(others)))
    beside_people = Album(match).position(Reader((person,), None, frozenset(others[1:])))
    assert (alone.can_undo, alone.cannot_undo) == ([person], None)
    assert (beside_people.can_undo, beside_people.cannot_undo) == ([], Say(message="match-cannot-undo-others"))
