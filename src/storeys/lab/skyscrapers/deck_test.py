import json
from dataclasses import replace

import numpy as np
import pytest

from ...games.kit import Batch
from ...games.kit.run import results
from ...games.skyscrapers import GAME
from ..tally import WHOLE_WIN
from . import deck
from .deck import (
    Check,
    figures,
    first_seat,
    left_over,
    main,
    most_won,
    other_winner,
    printed_points,
    summary,
    table,
    went_highest,
)

# Seat 0 built the floor, seat 1 the two upright cards; the first of these went highest, the second no higher.
ENDED = """\
seats 2, starter 1
ended 1, actions 0, idle 0, {ending}
floor-LR-worker z@1,0,2 LR by 0
upright-TV-worker x@2,0,2 TV by 1
upright-LB-worker y@1,-1,2 LB by 1
0: hand {hand}; workers 1,0,2 - - - -; girders 2; printed 1; left 14; highest
1: hand {rest}; workers 1,-1,0 - - - -; girders 4; printed 2; doubled 3; left 15
"""
HAND = "upright-LR upright-LB upright-LH deck-LH deck-VDE floor-VH floor-LRT universal-LB universal-D"
REST = "upright-VH upright-LD upright-LRT upright-LTD upright-LTV upright-LRD floor-H-worker floor-LR universal-LRT"
CHECK = Check(
    seats=2,
    play_out_the_round=True,
    seed=7,
    games=100,
    emptied=0.95,
    stalled=0.04,
    last_left=0.01,
    left_over={"base": 0.0, "upright": 0.2, "deck": 0.3, "floor": 0.25, "universal": 0.2},
    printed=0.1,
    doubled=0.2,
    other_winner_without_printed=0.1,
    other_winner_without_doubled=0.2,
    most_printed_won=0.6,
    most_doubled_won=0.7,
    first_seat_edge=0.03,
    first_seat_error=0.02,
)


def ended() -> Batch:
    states = GAME.State.zeros(1)
    states[0] = GAME.parse(ENDED.format(ending="stalled", hand=HAND, rest=REST))
    return states


# --- What the final positions tell -----------------------------------------------------------------------------------


def test_a_card_went_highest_if_its_top_was_above_all_before_it() -> None:
    assert np.flatnonzero(went_highest(ended())[0]).tolist() == [4]


def test_printed_workers_count_twice_on_a_card_that_went_highest() -> None:
    assert printed_points(ended(), 2).tolist() == [[1, 3]]


def test_cards_left_over_are_counted_by_kind_among_those_dealt() -> None:
    shares = left_over(ended(), 2)
    assert shares["floor"] == 4 / 5
    assert shares["deck"] == 1
    assert shares["upright"] == 9 / 11
    assert shares["base"] == 1


def test_who_would_have_won_otherwise_is_another_winner_and_so_is_who_would_have_shared() -> None:
    scores = np.array([[10, 8], [10, 8], [10, 8]], np.int32)
    won, out = np.array([[True, False]] * 3), np.zeros((3, 2), np.bool_)
    assert other_winner(won, scores - np.array([[1, 0], [2, 0], [3, 0]], np.int32), out) == pytest.approx(2 / 3)


def test_who_is_out_does_not_win_with_any_score() -> None:
    won, out = np.array([[False, True]]), np.array([[True, False]])
    assert other_winner(won, np.array([[50, 3]], np.int32), out) == 0


def test_more_of_the_points_counts_only_where_one_player_won_and_had_more_or_fewer() -> None:
    won = np.array([[True, False], [True, False], [True, False], [True, True]])
    points = np.array([[3, 1], [1, 3], [2, 2], [9, 0]], np.int32)
    assert most_won(won, points) == 0.5


def test_the_first_seat_is_whoever_began() -> None:
    wins = first_seat(np.array([[1, 2], [1, 2], [2, 1], [1, 1]], np.int32), np.array([0, 1, 1, 0], np.int32))
    assert wins.mean / WHOLE_WIN == (1 + 0 + 1 + 1 / 2) / 4


def test_a_summary_puts_all_of_it_together() -> None:
    twice = np.concatenate([ended(), ended()])
    found = summary(twice, results(GAME, twice, 2, device="plain"), 5, False)
    assert (found.games, found.seats, found.stalled, found.emptied) == (2, 2, 1.0, 0.0)
    assert found.printed == 4 / 12
    assert found.doubled == 3 / 12
    assert isinstance(found, Check)


# --- Aims ------------------------------------------------------------------------------------------------------------


def test_the_ratio_is_that_of_construction_cards() -> None:
    assert CHECK.left_over_ratio == pytest.approx(1.5)


def test_every_aim_that_is_missed_is_named() -> None:
    assert CHECK.faults == []
    kinds = {**CHECK.left_over, "deck": 0.9}
    bad = replace(CHECK, emptied=0.89, left_over=kinds, first_seat_edge=0.1)
    assert bad.faults == ["emptied", "left_over_ratio", "first_seat_edge"]
    assert replace(CHECK, first_seat_edge=-0.1).faults == ["first_seat_edge"]


def test_the_first_seat_may_have_its_edge_where_the_round_is_not_played_out() -> None:
    assert replace(CHECK, first_seat_edge=0.2, play_out_the_round=False).faults == []


# --- The table -------------------------------------------------------------------------------------------------------


def test_the_table_has_a_column_for_each_check() -> None:
    lines = table([CHECK, replace(CHECK, seats=3)]).splitlines()
    assert lines[0].split() == ["seats", "2", "3"]
    assert len(lines) == 1 + len(figures(CHECK))


def test_an_edge_is_given_with_its_error() -> None:
    assert figures(CHECK)["first seat edge"] == "3.0 % ± 2.0"


def test_it_prints_a_table_or_one_object_for_each_check(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(deck, "checks", lambda games, seed: [replace(CHECK, games=games, seed=seed)])
    main(["--games", "9", "--json"])
    assert json.loads(capsys.readouterr().out)["games"] == 9
    main(["--seed", "3"])
    assert capsys.readouterr().out.startswith("seats")
