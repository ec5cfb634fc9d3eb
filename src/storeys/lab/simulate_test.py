import json
from collections import Counter

import numpy as np
import pytest

from ..games import GAMES
from ..games.kit import Batch, Generator, below, rule
from ..games.kit.run import playouts, results
from ..games.towers.kinds import PASS
from ..games.towers.rules import legal_actions
from ..games.towers.state import CHOICES
from .simulate import Entrant, Report, chunks, compete, rotation, whole_rotations

TOWERS = GAMES["towers"]


@rule
def anything(desk: Batch, seat: int, generator: Generator) -> int:
    choices = np.zeros(CHOICES, np.int32)
    return int(choices[below(generator, legal_actions(desk[0], choices))])


@rule
def nothing(desk: Batch, seat: int, generator: Generator) -> int:
    """To pass, which is offered last, or else to bid 0."""
    choices = np.zeros(CHOICES, np.int32)
    count = legal_actions(desk[0], choices)
    return int(choices[count - 1]) if choices[count - 1] == PASS else int(choices[0])


ANYTHING, NOTHING = Entrant("anything", anything), Entrant("nothing", nothing)


def contested(*entrants: Entrant, games: int = 60, seed: int = 5, threads: int = 1, chunk: int = 1000) -> Report:
    return compete(TOWERS, entrants, games, seed, threads, chunk=chunk)


# --- Seats -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_bot_sits_equally_often_in_every_seat(seats: int) -> None:
    seated = rotation(range(whole_rotations(1001, seats)), seats)
    for seat in range(seats):
        assert set(Counter(seated[:, seat].tolist()).values()) == {len(seated) / seats}


def test_every_bot_sits_once_in_every_match() -> None:
    assert rotation(range(4, 8), 3).tolist() == [[1, 2, 0], [2, 0, 1], [0, 1, 2], [1, 2, 0]]


@pytest.mark.parametrize(("asked", "seats", "played"), [(10, 2, 10), (10, 3, 12), (1, 5, 5), (0, 2, 2), (1, 1, 2)])
def test_matches_are_rounded_up_to_whole_rotations(asked: int, seats: int, played: int) -> None:
    assert whole_rotations(asked, seats) == played


@pytest.mark.parametrize("size", [1, 7, 10, 99])
def test_chunks_hold_every_match_once_in_order(size: int) -> None:
    assert [match for piece in chunks(10, size) for match in piece] == list(range(10))


def test_a_number_of_bots_that_the_game_is_not_for_is_refused() -> None:
    with pytest.raises(ValueError, match="2 to 5 players, not 1"):
        contested(ANYTHING)


# --- Results in batches ----------------------------------------------------------------------------------------------


def test_results_of_a_batch_are_those_of_each_match_whoever_counts() -> None:
    states = playouts(TOWERS, 3, 5, 1).states
    compiled, plain = results(TOWERS, states, 3, threads=2), results(TOWERS, states, 3, device="plain")
    for index, state in enumerate(states):
        scores, ranks = np.zeros(3, np.int32), np.zeros(3, np.int32)
        TOWERS.final_scores(state, scores)
        TOWERS.ranking(state, ranks)
        assert compiled.scores[index].tolist() == plain.scores[index].tolist() == scores.tolist()
        assert compiled.ranks[index].tolist() == plain.ranks[index].tolist() == ranks.tolist()


# --- Reports ---------------------------------------------------------------------------------------------------------


def test_chunks_and_threads_do_not_change_the_report() -> None:
    whole = contested(ANYTHING, NOTHING)
    assert whole == contested(ANYTHING, NOTHING, chunk=7)
    assert whole == contested(ANYTHING, NOTHING, chunk=16, threads=2)


def test_another_seed_gives_another_report() -> None:
    assert contested(ANYTHING, NOTHING).by_bot != contested(ANYTHING, NOTHING, seed=6).by_bot


def test_wins_of_all_bots_and_of_all_seats_add_up_to_the_matches() -> None:
    report = contested(ANYTHING, NOTHING, ANYTHING, games=61)
    assert report.games == 63
    assert sum(standing.wins for standing in report.by_bot) == pytest.approx(63)
    assert sum(standing.wins for standing in report.by_seat) == pytest.approx(63)
    assert {standing.games for standing in (*report.by_bot, *report.by_seat)} == {63}


def test_equal_bots_in_equal_seats_win_equally_often_within_the_error() -> None:
    report = contested(ANYTHING, ANYTHING, games=4000)
    for standing in (*report.by_bot, *report.by_seat):
        assert standing.win_share_low < 0.5 < standing.win_share_high
        assert standing.win_share_error == pytest.approx(0.5 / 4000**0.5, rel=0.05)
    one, other = report.by_bot
    assert abs(one.mean_score - other.mean_score) < 3 * (one.mean_score_error + other.mean_score_error)


def test_the_stronger_bot_is_found_out_whichever_seat_it_is_given_first() -> None:
    """Whoever never builds has no points and loses none, and that beats removing cards at random."""
    for order, better in (((ANYTHING, NOTHING), 1), ((NOTHING, ANYTHING), 0)):
        report = contested(*order, games=400)
        assert report.by_bot[better].win_share_low > 0.8
        assert (report.by_bot[better].mean_score, report.by_bot[better].score_spread) == (0, 0)


def test_a_stronger_bot_favours_no_seat() -> None:
    for standing in contested(ANYTHING, NOTHING, games=400).by_seat:
        assert standing.win_share_low < 0.5 < standing.win_share_high


def test_lengths_are_those_of_the_matches() -> None:
    report = contested(ANYTHING, NOTHING)
    assert 0 < report.shortest <= report.mean_moves <= report.longest <= TOWERS.longest


def test_progress_is_told_after_each_chunk() -> None:
    told: list[int] = []
    compete(TOWERS, [ANYTHING, NOTHING], 10, 1, progress=told.append, chunk=4)
    assert told == [4, 8, 10]


def test_the_report_is_one_json_object_that_says_whose_each_standing_is() -> None:
    read = json.loads(json.dumps(contested(ANYTHING, NOTHING).as_json()))
    assert (read["game"], read["games"], read["seed"], read["bots"]) == ("towers", 60, 5, ["anything", "nothing"])
    assert [standing["bot"] for standing in read["by_bot"]] == ["anything", "nothing"]
    assert [standing["seat"] for standing in read["by_seat"]] == [0, 1]
    assert read["games_per_s"] > 0
