from dataclasses import replace
from types import ModuleType

import pytest

from storeys.games.checks import wager
from storeys.games.checks.wager import BET, DEAL, GAME
from storeys.games.kit import Game, Option, UnknownActionError


def test_a_game_is_gathered_from_its_modules() -> None:
    assert (GAME.name, GAME.decisions, GAME.seats, GAME.to_move) == ("wager", 4, range(2, 4), wager.to_move)


def test_a_missing_part_is_named_at_once() -> None:
    with pytest.raises(AttributeError, match="empty has no version"):
        Game.of("empty", ModuleType("rules"), ModuleType("picture"))


def test_a_part_that_is_there_twice_is_named_at_once() -> None:
    other = ModuleType("other")
    vars(other)["to_move"] = lambda state: 0
    with pytest.raises(AttributeError, match="wager has more than one to_move"):
        Game.of("wager", wager, other)


def test_a_part_may_be_imported_by_another_module_and_a_module_is_no_part() -> None:
    other = ModuleType("other")
    vars(other).update(to_move=wager.to_move, kinds=ModuleType("kinds"))
    assert Game.of("wager", wager, other).to_move is wager.to_move


def test_options_that_nobody_chose_have_their_first_value() -> None:
    assert GAME.settings({})[0].poor == 0
    assert GAME.settings({"poor": 1})[0].poor == 1


def test_results_count_for_one_goal_when_the_options_that_matter_for_it_are_equal() -> None:
    game = replace(GAME, goal_options=("poor",))
    assert game.variants() == [{"poor": 0}, {"poor": 1}]
    assert (game.variant({}), game.variant({"poor": 1, "rich": 1})) == ({"poor": 0}, {"poor": 1})
    assert (GAME.variants(), GAME.variant({"poor": 1})) == ([{}], {})


def test_an_option_may_be_open_to_some_numbers_of_seats_only() -> None:
    assert [Option("W-1", (0, 1), seats=range(2, 3)).is_open(seats) for seats in (1, 2, 3)] == [False, True, False]
    assert Option("W-1", (0, 1)).is_open(9)


def test_a_match_starts_with_its_options() -> None:
    assert GAME.start(2).coins.tolist() == [3, 3, 0]
    assert GAME.start(3, {"poor": 1}).coins.tolist() == [2, 2, 2]


def test_while_chance_is_to_move_its_outcomes_are_possible() -> None:
    assert GAME.possible(GAME.start(2)) == [DEAL, DEAL + 1, DEAL + 2]


def test_outcomes_of_chance_weigh_as_many_tickets_as_stand_for_them() -> None:
    assert GAME.chance_weights(GAME.start(2)).tolist() == [0, 0, 0, 0, 2, 2, 1]


def test_while_a_seat_is_to_move_its_legal_actions_are_possible() -> None:
    state = GAME.parse("2 3 0\nlow 1 2\nhigh 3 0\n")
    assert GAME.legal(state) == GAME.possible(state) == [BET, BET + 2, BET + 3]


def test_when_the_match_is_over_nothing_is_possible() -> None:
    assert GAME.possible(GAME.parse("2 4 0\nlow 3 0\nhigh 3 0\n")) == []


def test_there_is_room_for_every_choice() -> None:
    assert GAME.blank().tolist() == [0] * GAME.choices


def test_actions_are_written_and_read() -> None:
    state = GAME.start(2)
    assert GAME.words(state, DEAL + 1) == "deal middle"
    assert GAME.read(state, "deal middle") == DEAL + 1
    assert GAME.read(state, "bet 2") == BET + 2


@pytest.mark.parametrize("words", ["sing", "bet", "bet 1 2", "bet x", "bet 9", "deal 2"])
def test_words_that_no_action_has_are_refused_with_a_reason(words: str) -> None:
    with pytest.raises(UnknownActionError) as refused:
        GAME.read(GAME.start(2), words)
    assert refused.value.reason.message == "wager-why-unknown"
