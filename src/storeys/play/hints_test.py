"""Hints are known to everybody, move nothing, and are in the file."""

from collections.abc import Generator

import pytest

from .errors import DamagedFile, MatchOver, NewerFile, WrongSeat
from .files import FORMAT, leafing, read, text
from .files_test import edited, sealed
from .hints import Asked, counted
from .match import Match
from .match_test import played_out


def to_the_end(reading: Generator[None, None, Match]) -> Match:
    while True:
        try:
            next(reading)
        except StopIteration as done:
            match: Match = done.value
            return match


@pytest.fixture
def advised() -> Match:
    """Both players have asked, one of them twice: before a bid that was taken back, and after."""
    match = Match("towers", 2, seed=21)
    first = match.to_move
    match.ask_hint(first)
    match.play("bid 1")
    match.undo()
    match.ask_hint(first)
    match.play("bid 0")
    match.ask_hint(1 - first)
    return match


def test_asking_changes_neither_the_log_nor_the_position(advised: Match) -> None:
    plain = Match("towers", 2, seed=21)
    plain.play("bid 1")
    plain.undo()
    plain.play("bid 0")
    assert advised.log() == plain.log()
    assert advised.state == plain.state


def test_who_asks_twice_in_one_position_has_asked_once() -> None:
    match = Match("towers", 2, seed=21)
    match.ask_hint(match.to_move)
    match.ask_hint(match.to_move)
    assert match.hints == [Asked(match.lines, match.to_move)]


def test_only_the_seat_to_move_may_ask(advised: Match) -> None:
    with pytest.raises(WrongSeat):
        advised.ask_hint(1 - advised.to_move)


def test_after_the_end_nobody_asks() -> None:
    match = played_out(Match("towers", 2, seed=21))
    with pytest.raises(MatchOver):
        match.ask_hint(0)


def test_hints_are_counted_for_each_seat(advised: Match) -> None:
    first = advised.hints[0].seat
    assert counted(advised.hints, 2)[first] == 2
    assert counted(advised.hints, 2)[1 - first] == 1


def test_a_file_keeps_who_asked_where(advised: Match) -> None:
    again = read(text(advised).encode(), "kept")
    assert again.hints == advised.hints
    assert text(again) == text(advised)
    assert again.log() == advised.log()


def test_a_file_that_is_leafed_through_knows_them_too(advised: Match) -> None:
    assert to_the_end(leafing(text(advised).encode(), "kept")).hints == advised.hints


def test_a_finished_match_keeps_its_hints(advised: Match) -> None:
    hints = list(advised.hints)
    finished = played_out(advised)
    again = read(text(finished).encode(), "kept")
    assert (again.hints, again.seed) == (hints, finished.seed)


def test_only_files_with_hints_are_of_the_newest_format(advised: Match) -> None:
    assert text(advised).startswith(f"storeys match {FORMAT}\n")
    assert text(Match("towers", 2, seed=21)).startswith("storeys match 1\n")
    with pytest.raises(NewerFile):
        read(text(advised).replace(f"match {FORMAT}", f"match {FORMAT + 1}", 1).encode(), "kept")


def test_a_hint_of_somebody_who_was_not_to_move_is_damage(advised: Match) -> None:
    seat = advised.hints[0].seat
    with pytest.raises(DamagedFile) as damage:
        read(edited(advised, f"^hint {seat}$", f"hint {1 - seat}"), "kept")
    line = text(advised).splitlines().index(f"hint {seat}") + 1
    assert damage.value.arguments["line"] == line


@pytest.mark.parametrize(
    "line", ["hint", "hint -1", "hint 0 1", "hint Ada", "hint 7", "hint 0\nhint 0", "hint 1\nhand x"]
)
def test_a_hint_that_makes_no_sense_is_damage(advised: Match, line: str) -> None:
    body = "".join(text(advised).splitlines(keepends=True)[:-1])
    first = f"hint {advised.hints[0].seat}\n"
    with pytest.raises(DamagedFile):
        read(sealed(body.replace(first, f"{line}\n", 1)), "kept")
