"""Taking back and playing again gives nobody time."""

from ..games.kit import CHANCE
from .turns import Turn

START = Turn().after(CHANCE, 10, 0, 100.0)  # ten moves stand, seat 0 is to move since 100


def test_after_chance_and_after_somebody_else_there_is_the_full_time() -> None:
    assert (START.mover, START.since) == (0, 100.0)
    assert START.after(0, 11, 1, 130.0).since == 130.0


def test_the_next_decision_of_the_same_seat_has_its_full_time() -> None:
    assert START.after(0, 11, 0, 130.0).since == 130.0


def test_who_takes_back_has_used_what_he_has_used() -> None:
    played = START.after(0, 11, 1, 130.0)
    assert played.after(0, 10, 0, 150.0).since == 120.0  # 30 seconds were this seat's, 20 the other's


def test_playing_and_taking_back_again_and_again_uses_the_time_up() -> None:
    turn, at = START, 100.0
    for _ in range(5):
        turn = turn.after(0, 11, 1, at + 10).after(0, 10, 0, at + 11)
        at += 11
    assert at - turn.since == 50.0


def test_going_forth_and_back_among_ones_own_decisions_gives_no_time_either() -> None:
    second = START.after(0, 11, 0, 130.0)
    back = second.after(0, 10, 0, 150.0)
    assert back.since == 130.0  # the second decision was begun then, and its time runs on
    again = back.after(0, 11, 0, 155.0)
    assert again.since == 130.0
    assert again.after(0, 12, 0, 160.0).since == 160.0  # this one is new


def test_a_move_of_somebody_else_begins_anew() -> None:
    played = START.after(0, 11, 1, 130.0).after(1, 12, 0, 140.0)
    assert played.since == 140.0
    assert played.after(0, 13, 1, 150.0).after(0, 12, 0, 151.0).since == 141.0


def test_a_clock_that_was_set_back_between_two_lines_uses_no_time() -> None:
    assert START.after(0, 11, 1, 40.0).after(0, 10, 0, 41.0).since == 41.0
