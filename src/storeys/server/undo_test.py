"""Taking back over the wire: until the next person has acted, against bots alone also after they have."""

from collections.abc import Callable
from dataclasses import replace
from typing import cast

import pytest

from storeys.play import Match

from .client import Browser
from .conftest import Running
from .pictures import Album, Reader
from .protocol import Say
from .rows import SeatRow, TableRow
from .staging import put_down
from .table import Table

Browsers = Callable[..., Browser]


def answered() -> Match:
    """One opens an auction and both others pass: the first one is to go on, and chance has done nothing since."""
    match = Match("towers", 3, seed=4)
    for words in ("bid 1", "pass", "pass"):
        match.play(words)
    return match


def test_against_bots_alone_their_answers_are_taken_back_too(server: Running, browser: Browsers) -> None:
    me, match, made = browser(), answered(), 3
    seat, lines = match.movers[-made], len(match.log()) - made
    kinds = ["me" if chair == seat else "bot:greedy" for chair in range(match.seats)]
    with me.sit(put_down(server.settings.data, me.get("me")["player"], match, kinds)) as sitting:
        sitting.until("snapshot")
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
    match = answered()
    person, *others = match.movers[-3:]
    alone = Album(match).position(Reader((person,), None, frozenset(others)))
    beside_people = Album(match).position(Reader((person,), None, frozenset(others[1:])))
    assert (alone.can_undo, alone.cannot_undo) == ([person], None)
    assert (beside_people.can_undo, beside_people.cannot_undo) == ([], Say(message="match-cannot-undo-others"))
