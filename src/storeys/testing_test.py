"""What authors of games and bots are given for their tests, tried on the smallest game there is."""

import pytest

from .games.checks import wager
from .games.kit import OVER, copy
from .testing import BrokenRuleError, Referee, check

REFEREE = Referee(wager.GAME)
DEALT = "2 2 0\nhigh 3 0\nlow 3 0\n"


def test_a_match_is_played_by_words_to_its_result() -> None:
    state = REFEREE.play(wager.GAME.start(2), "deal high", "deal low", "bet 2", "bet 3")
    assert wager.GAME.to_move(state) == OVER
    assert REFEREE.scores(state) == [6, 0]
    assert REFEREE.ranks(state) == [1, 2]


def test_what_may_not_be_done_fails_with_its_reason() -> None:
    with pytest.raises(AssertionError, match="W-3"):
        REFEREE.play(wager.GAME.parse(DEALT), "bet 2", "bet 1")


def test_choices_and_refusals_are_told_in_words_and_rules() -> None:
    state = REFEREE.play(wager.GAME.parse(DEALT), "bet 2")
    assert REFEREE.choices(state) == ["bet 0", "bet 2", "bet 3"]
    assert REFEREE.choices(state, "deal") == []
    assert REFEREE.refusal(state, "bet 1") == "W-3"
    assert REFEREE.reason(state, "bet 1") == "W-3 bet"
    with pytest.raises(AssertionError, match="bet 3 is legal"):
        REFEREE.refusal(state, "bet 3")


def test_the_odds_of_chance_are_told_by_its_words() -> None:
    state = REFEREE.play(wager.GAME.start(3), "deal low")
    assert REFEREE.weights(state) == {"deal low": 1, "deal middle": 2, "deal high": 1}


def test_a_view_hides_and_a_world_fills_in_and_neither_touches_the_position() -> None:
    state = wager.GAME.parse(DEALT)
    before = copy(state)
    view = REFEREE.view(state, 0)
    worlds = [REFEREE.world(view, 0, number) for number in range(20)]
    assert view.cards[1] == wager.HIDDEN
    assert {wager.CARDS[world.cards[1]] for world in worlds} == {"low", "middle"}
    assert state.tobytes() == before.tobytes()


def test_a_random_match_is_the_same_for_the_same_seed_and_ends() -> None:
    first, again, other = ([s.tobytes() for s in REFEREE.random_match(3, seed, {"poor": 1})] for seed in (1, 1, 2))
    assert first == again != other
    assert len(first) == 7


def test_the_battery_is_at_hand() -> None:
    with pytest.raises(BrokenRuleError, match="W-4"):
        check(wager.GAME, wager.RULES - {"W-4"})
