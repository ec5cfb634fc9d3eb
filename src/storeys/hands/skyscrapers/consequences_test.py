"""Real episodes, from the hand to the score: falls, put-backs, who is out, and the end of everything (S-28 … S-30)."""

import pytest

from ...games.kit import copy
from ...games.skyscrapers import GAME
from ...games.skyscrapers.ending_test import how_it_ended, lines
from ...games.skyscrapers.falls_test import places
from ...games.skyscrapers.frame import add_card
from ...games.skyscrapers.levels import update_levels
from ...games.skyscrapers.rules_test import choices, play, position, ranks, scores
from ...games.skyscrapers.state import State
from .pointer import Pointer
from .pointer_test import drawn
from .poses import calm
from .question import Question
from .rivets_test import ARM
from .scene_test import EVERY_GIRDER, UPRIGHT
from .simulate import simulate
from .simulate_test import BUILD, FLOOR, STEADY
from .thrown_test import thrown
from .tremor import Tremor

CAREFUL, CARELESS = Pointer(drawn(1.5)), Pointer(drawn(0.25, wait=0.0, off=60))
BESIDE = Pointer(drawn(0.4, wait=0.0, off=80))  # let go beside the slot, where no rivet catches
SHIFT = ("worker 1", "shift 0,-1,2")


def site(*, falls: int = 0, seats: int = 3) -> State:
    """A floor on a leg with two workers of seat 0 and one of seat 1; somebody has let fall so many before."""
    hands = ("upright-VH upright-LR", "floor-LR floor-LRT", "deck-VDE")[:seats]
    state = position(FLOOR, hands=hands, workers=("1,0,2 0,0,2", "1,-1,2", ""), options=", hands own")
    state.players[0].falls = falls
    return state


def carried_out(state: State, *moves: str, hand: Pointer | Tremor) -> list[str]:
    """The last move is carried out by a hand, and the rules are told what came of it; the same in words."""
    play(state, *moves[:-1])
    before, said = copy(state), []
    outcome = simulate(Question(before, GAME.read(before, moves[-1]), hand, calm(before)))
    assert outcome.settled
    play(state, moves[-1])
    for event in outcome.events:
        said.append(GAME.words(state, event))
        assert GAME.can_happen(state, event)
        GAME.apply_action(state, event)
    return said


# --- Falls (S-28) ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-28")
def test_a_careless_hand_makes_workers_fall_and_pays_for_each_whoever_owns_them() -> None:
    state = site()
    said = carried_out(state, *BUILD, hand=CARELESS)
    assert {"fell 0 1", "fell 1 1"} <= set(said)
    fallen = [words for words in said if words.startswith("fell")]
    assert lines(state, 0)["falls"] == -5 * len(fallen)
    assert "falls" not in lines(state, 1)


@pytest.mark.rule("S-28")
def test_after_a_real_fall_ones_own_go_to_the_reserve_and_the_others_are_put_back_by_their_owner() -> None:
    state = site()
    assert carried_out(state, *SHIFT, hand=thrown(0, 1)) == ["fell 0 1", "fell 1 1", "settled"]
    assert (scores(state)[0], places(state, 0)[0], GAME.to_move(state)) == (-10, "reserve", 1)
    assert {"return 0,0,2", "return 1,0,0"} <= {f"return {cell}" for cell in choices(state, "return")}
    play(state, "return 0,0,2")
    assert places(state, 1)[0] == "0,0,2"
    assert (GAME.to_move(state), GAME.as_json(state)["phase"]) == (0, "acting")


@pytest.mark.rule("S-28")
def test_the_same_by_a_careful_hand_costs_nothing() -> None:
    for moves in (BUILD, SHIFT):
        state = site()
        assert carried_out(state, *moves, hand=CAREFUL) == ["settled"]
        assert "falls" not in lines(state, 0)


# --- Out by falls (S-29) ---------------------------------------------------------------------------------------------


@pytest.mark.rule("S-29")
@pytest.mark.parametrize(("before", "out"), [(0, False), (1, True)])
def test_a_real_fall_pushes_somebody_to_the_lowest_space(before: int, out: bool) -> None:
    state = site(falls=before)
    assert carried_out(state, *SHIFT, hand=thrown(0, 1)) == ["fell 0 1", "fell 1 1", "settled"]
    assert scores(state)[0] == -10 - 5 * before
    assert GAME.as_json(state)["players"][0]["out"] is out
    assert places(state, 0)[0] == ("gone" if out else "reserve")
    play(state, "return 0,0,2")
    assert GAME.to_move(state) == (1 if out else 0)


@pytest.mark.rule("S-29")
def test_of_two_players_the_other_has_won_after_a_real_fall() -> None:
    state = site(falls=1, seats=2)
    carried_out(state, *SHIFT, hand=thrown(0, 1))
    assert how_it_ended(play(state, "return 0,0,2")) == "last-left"
    assert ranks(state) == [2, 1]


# --- Collapse (S-30) -------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-30")
def test_a_card_that_is_let_go_beside_its_slot_comes_down_and_everything_is_over() -> None:
    state = site()
    assert carried_out(state, *BUILD, hand=BESIDE) == ["broke 4", "collapse"]
    assert how_it_ended(state) == "collapsed"
    assert GAME.as_json(state)["players"][0]["out"]
    assert [lines(state, seat)["cards-left"] for seat in (1, 2)] == [-4, -3]
    assert ranks(state) == [3, 2, 1]


@pytest.mark.rule("S-30")
def test_the_last_straw_brings_a_reckless_stack_down() -> None:
    """An arm of eight cards to one side of a bare H, and somebody only sets a worker down."""
    state = position(FLOOR, hands=("upright-VH", "floor-LR"), options=", hands steady")
    for normal, x, y, z in ARM[1:]:
        add_card(state.site, normal, x, y, z, UPRIGHT, EVERY_GIRDER, 0)
    update_levels(state.site, False)
    said = carried_out(state, "hire -1,0,0", hand=STEADY)
    assert said[-1] == "collapse"
    assert how_it_ended(state) == "collapsed"
