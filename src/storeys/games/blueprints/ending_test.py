"""How a match of Blueprints ends (B-4, B-29)."""

from collections.abc import Sequence
from itertools import product

import pytest

from storeys.testing import Referee

from ..kit import OVER, run
from . import GAME
from .awards import AWARD_NAMES, NOBODY
from .state import ENDED, ROUNDS, SEATS, State

GAMES = 2000
REFEREE = Referee(GAME)
scores, ranks = REFEREE.scores, REFEREE.ranks


def ended(awards: Sequence[str], prizes: Sequence[str] = ("", "", "")) -> State:
    """A match that is over: the award of each seat in each round, and the seat that won each kind of prize.

    ended(["gold silver -", "silver gold -", "gold - silver"], ["0 - - 1", "", "- - 2 2"])
    """
    state: State = GAME.start(len(awards[0].split()))
    state.scored, state.phase = ROUNDS, ENDED
    for played, won, winners in zip(state.rounds, awards, prizes, strict=True):
        for seat, award in enumerate(won.split()):
            played.awards[seat] = AWARD_NAMES.index(award.strip("-"))
        for prize, winner in enumerate(winners.split()):
            played.prizes[prize] = NOBODY if winner == "-" else int(winner)
    return state


@pytest.mark.rule("B-4")
def test_awards_and_prizes_have_their_points() -> None:
    assert scores(ended(["gold silver bronze -"] * 3)) == [9, 6, 3, 0]
    assert scores(ended(["- - - -"] * 3, ["0 1 2 3", "- 1 - -", "3 3 3 3"])) == [2, 4, 2, 10]


@pytest.mark.rule("B-29")
def test_most_points_win() -> None:
    state = ended(["gold silver -", "gold silver -", "gold - silver"], ["- - - 2", "2 1 - -", ""])
    assert (scores(state), ranks(state)) == ([9, 6, 6], [1, 3, 2])


@pytest.mark.rule("B-29")
def test_of_equal_points_more_prizes_win() -> None:
    state = ended(["silver -", "silver -", "- silver"], ["", "- - 1 -", ""])
    assert (scores(state), ranks(state)) == ([4, 4], [2, 1])


@pytest.mark.rule("B-29")
def test_of_equal_prizes_more_gold_wins() -> None:
    state = ended(["gold silver bronze -", "- silver gold bronze", "bronze - gold silver"])
    assert (scores(state), ranks(state)) == ([4, 4, 7, 3], [2, 3, 1, 4])


@pytest.mark.rule("B-29")
def test_of_equal_gold_more_silver_wins() -> None:
    state = ended(["silver bronze gold -", "silver bronze gold -", "- silver gold bronze"])
    assert (scores(state), ranks(state)) == ([4, 4, 9, 1], [2, 3, 1, 4])


@pytest.mark.rule("B-29")
def test_who_is_equal_in_everything_shares_the_win() -> None:
    state = ended(["gold silver bronze -", "silver - bronze gold", "- gold bronze silver"])
    assert (scores(state), ranks(state)) == ([5, 5, 3, 5], [1, 1, 4, 1])


@pytest.mark.rule("B-29")
def test_prizes_outweigh_gold() -> None:
    state = ended(["gold silver -", "- silver gold", "silver - gold"], ["- - - 1", "1 - - -", "0 - - -"])
    assert (scores(state), ranks(state)) == ([7, 8, 6], [2, 1, 3])
    state = ended(["gold silver -", "gold - silver", "- gold silver"], ["- - - 1", "", "- 2 - -"])
    assert (scores(state), ranks(state)) == ([6, 7, 6], [3, 1, 2])


@pytest.mark.rule("B-29")
def test_bronze_never_has_to_decide() -> None:
    """Equal points, prizes, gold and silver leave equally many bronze awards."""
    left = set()
    for prizes, gold, silver, bronze in product(range(13), range(4), range(4), range(4)):
        points = 2 * prizes + 3 * gold + 2 * silver + bronze
        assert (points, prizes, gold, silver) not in left
        left.add((points, prizes, gold, silver))


@pytest.mark.compiles
@pytest.mark.rule("B-29")
def test_two_players_never_share_the_win() -> None:
    states = run.playouts(GAME, 2, GAMES, number=1).states
    assert (run.results(GAME, states, 2).ranks.sum(axis=1) == 3).all()


@pytest.mark.compiles
@pytest.mark.rule("B-29")
@pytest.mark.parametrize("seats", SEATS)
def test_the_match_is_over_after_three_rounds_and_all_awards_are_given(seats: int) -> None:
    states = run.playouts(GAME, seats, GAMES, number=1).states
    assert (states["scored"] == ROUNDS).all()
    assert {GAME.to_move(state) for state in states[:20]} == {OVER}
    assert (states["rounds"]["awards"].sum(axis=(1, 2)) == 3 * {2: 2, 3: 5, 4: 6}[seats]).all()
