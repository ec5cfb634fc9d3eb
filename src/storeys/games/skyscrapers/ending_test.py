"""Going out, the end of the game and the last points (S-22 … S-25)."""

import pytest

from ..kit import OVER, copy
from . import GAME, ending
from .reading import parse
from .rules_test import play, position, ranks, refusal, scores
from .site import QUARTERS, ground_cell
from .state import State

ROOF, DOOR = "floor-VH z@0,0,2 VH", "base y@-1,1,1 BV by 1"
BAY = "0,0,0 0,0,0 0,0,0 -1,0,0 -1,0,0"  # five workers in the bay that a second door would close
LAST_CARD = ("card floor-H-worker", "slot z@1,0,2", "turn H")


def lines(state: State, seat: int) -> dict[str, int]:
    return {line.message.removeprefix("skyscrapers-score-"): line.points for line in GAME.breakdown(state, seat)}


def how_it_ended(state: State) -> str:
    assert GAME.to_move(state) == OVER
    return GAME.question(state).message.removeprefix("skyscrapers-ask-ended-")


# --- Out (S-22) ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-22")
def test_a_player_whose_five_workers_are_all_trapped_is_out_and_the_last_one_left_wins() -> None:
    state = position(ROOF, DOOR, workers=("1,0,0", BAY), hands=("floor-LR", "floor-LRTB"))
    play(state, "card base", "slot y@1,1,1", "turn BV")
    assert how_it_ended(state) == "last-left"
    assert ranks(state) == [1, 2]
    assert lines(state, 0).keys() == {"girders"}  # nothing else is counted


@pytest.mark.rule("S-22")
def test_four_trapped_workers_and_one_in_reserve_are_still_a_player() -> None:
    state = position(ROOF, DOOR, workers=("1,0,0", BAY.rpartition(" ")[0]), hands=("floor-LR", "floor-LRTB"))
    play(state, "card base", "slot y@1,1,1", "turn BV")
    assert GAME.as_json(state)["players"][1]["out"] is False


@pytest.mark.rule("S-22")
def test_the_game_goes_on_without_who_is_out() -> None:
    state = position(ROOF, DOOR, workers=("1,0,0", BAY, ""), hands=("floor-LR", "floor-LRTB", "floor-LRT"))
    play(state, "card base", "slot y@1,1,1", "turn BV", "hire 1,0,0", "hire 1,0,0")
    assert (GAME.as_json(state)["players"][1]["out"], GAME.to_move(state)) == (True, 2)
    play(state, "hire 1,0,0", "hire 1,0,0", "hire 1,0,0")
    assert GAME.to_move(state) == 0


@pytest.mark.rule("S-22")
def test_who_traps_the_last_own_worker_loses_the_rest_of_the_turn() -> None:
    state = position(ROOF, DOOR, workers=(BAY, "1,0,0", "1,0,0"), hands=("floor-LR", "", ""))
    play(state, "card base", "slot y@1,1,1", "turn BV")
    assert (GAME.as_json(state)["players"][0]["out"], GAME.to_move(state), int(state.actions)) == (True, 1, 3)


@pytest.mark.rule("S-22")
@pytest.mark.rule("S-23")
def test_players_go_out_before_a_hand_is_found_empty() -> None:
    """The last card of the hand traps all workers of its own player, who is out and ends nothing."""
    state = position("base y@-1,1,1 BV by 0", ROOF, workers=(BAY, "1,0,0", "1,0,0"), hands=("", "floor-LR", ""))
    play(state, "card base", "slot y@1,1,1", "turn BV")
    assert GAME.to_move(state) == 1
    assert GAME.as_json(state)["players"][0]["out"]


@pytest.mark.rule("S-22")
def test_players_who_are_out_share_the_last_place_whatever_their_score() -> None:
    text = """
        seats 4, starter 0
        ended 0, actions 0, idle 0, emptied
        0: girders 30; out
        1: girders 3; emptied
        2: girders 9; left 4
        3: girders 8; out
    """
    assert ranks(parse(text)) == [3, 1, 2, 3]
    assert scores(parse(text)) == [30, 8, 5, 8]


# --- The end (S-23, S-25) --------------------------------------------------------------------------------------------


@pytest.mark.rule("S-23")
def test_the_last_card_of_a_hand_ends_the_game_with_5_points_and_costs_the_others_1_a_card() -> None:
    bases = "base y@1,1,1 BV", "base y@-1,1,1 BV"
    state = position(*bases, hands=("floor-H-worker", "floor-LR floor-LRTB"), workers=("1,0,0", ""))
    play(state, *LAST_CARD)
    assert how_it_ended(state) == "emptied"
    assert lines(state, 0)["emptied"] == 5
    assert lines(state, 1) == {"cards-left": -4}  # two construction cards and two base cards
    assert ranks(state) == [1, 2]


@pytest.mark.rule("S-17")
@pytest.mark.rule("S-23")
def test_nobody_steps_aside_when_the_game_is_over() -> None:
    bases = "base y@1,1,1 BV", "base y@-1,1,1 BV", "floor-VH z@1,0,2 VH"
    state = position(*bases, hands=("upright-VH", "floor-LR"), workers=("1,-1,2", ""))
    assert how_it_ended(play(state, "card upright-VH", "slot y@1,-1,2", "turn VH")) == "emptied"


@pytest.mark.rule("S-23")
def test_base_cards_in_hand_keep_the_game_going_while_there_is_a_slot_for_one() -> None:
    state = position(hands=("floor-H-worker", "floor-LR"), workers=("1,0,0", ""))
    play(state, *LAST_CARD)
    assert GAME.as_json(state)["players"][0]["hand"] == 2
    assert GAME.to_move(state) == 0


@pytest.mark.rule("S-23")
def test_base_cards_for_which_there_is_no_slot_anywhere_count_as_no_cards() -> None:
    state = position(hands=("floor-H-worker", "floor-LR"), workers=("1,0,0", ""))
    for slot in state.site.slots[:12]:
        if slot.z == 1:
            slot.ways = 0
    play(state, *LAST_CARD)
    assert how_it_ended(state) == "emptied"
    assert (lines(state, 0)["emptied"], "cards-left" in lines(state, 0)) == (5, False)


def without_base_slots(state: State) -> State:
    for slot in state.site.slots[: 4 * int(state.site.standing)]:
        if slot.z == 1 and slot.normal != 2:
            slot.ways = 0
    return state


@pytest.mark.rule("S-23")
@pytest.mark.parametrize(("options", "cost"), [("", {"cards-left": -2}), (", edition 1", {})])
def test_only_who_ends_the_game_is_spared_for_base_cards_without_a_slot(options: str, cost: dict[str, int]) -> None:
    """The other player holds nothing but base cards; in matches of version 1 such a hand cost nothing."""
    state = position(hands=("floor-H-worker", ""), workers=("1,0,0", ""), options=options)
    play(without_base_slots(state), *LAST_CARD)
    assert how_it_ended(state) == "emptied"
    assert ("cards-left" in lines(state, 0), lines(state, 1)) == (False, cost)


@pytest.mark.rule("S-23")
def test_in_a_round_that_is_played_out_everybody_who_empties_the_hand_is_spared() -> None:
    options, hands = ", play out the round", ("floor-H-worker", "floor-LR", "")
    state = position(hands=hands, workers=("1,0,0", "-2,0,0", ""), options=options)
    play(without_base_slots(state), *LAST_CARD, "card floor-LR", "slot z@-1,0,2", "turn LR", *["hire 1,0,0"] * 3)
    assert how_it_ended(state) == "emptied"
    assert [lines(state, seat).get("cards-left", 0) for seat in range(3)] == [0, 0, -2]


@pytest.mark.rule("S-23")
@pytest.mark.rule("S-25")
def test_when_nobody_builds_any_more_base_cards_without_a_slot_cost_everybody() -> None:
    state = position(hands=("", "floor-LR"), workers=("1,0,0", "-2,0,0"), moment="acting 1, actions 1, idle 5")
    play(without_base_slots(state), "worker 1", "move -2,-1,0")
    assert (lines(state, 0), lines(state, 1)) == ({"cards-left": -2}, {"cards-left": -3})


@pytest.mark.rule("S-23")
def test_with_the_option_the_others_still_have_their_turns() -> None:
    bases = "base y@1,1,1 BV by 1", "base y@-1,1,1 BV by 1"
    options, hands = ", play out the round", ("floor-LRTB", "floor-H-worker", "floor-LR")
    moment = "acting 1, actions 2, idle 0"
    state = position(*bases, hands=hands, workers=("", "1,0,0", ""), options=options, moment=moment)
    play(state, *LAST_CARD)
    assert GAME.as_json(state)["emptied"] == [1]
    assert (GAME.to_move(state), int(state.actions)) == (2, 3)
    play(state, "hire 1,0,0", "hire 1,0,0", "hire 1,0,0")
    assert how_it_ended(state) == "emptied"
    assert (lines(state, 0), lines(state, 2)["cards-left"]) == ({"cards-left": -3}, -3)


@pytest.mark.rule("S-23")
def test_in_a_round_that_is_played_out_another_empty_hand_gets_the_5_too() -> None:
    bases = "base y@1,1,1 BV", "base y@-1,1,1 BV", "base y@1,-1,1 BV by 1", "base y@-1,-1,1 BV by 1"
    state = position(
        *bases, hands=("floor-H-worker", "floor-LR"), workers=("1,0,0", "-2,0,0"), options=", play out the round"
    )
    play(state, *LAST_CARD, "card floor-LR", "slot z@-1,0,2", "turn LR")
    assert how_it_ended(state) == "emptied"
    assert [lines(state, seat)["emptied"] for seat in (0, 1)] == [5, 5]


@pytest.mark.rule("S-25")
def test_three_whole_rounds_without_a_new_card_end_the_game() -> None:
    state = position(hands=("floor-LR", ""), workers=("1,0,0", "-2,0,0"), moment="acting 1, actions 1, idle 5")
    play(state, "worker 1", "move -2,-1,0")
    assert how_it_ended(state) == "stalled"
    assert (lines(state, 0), lines(state, 1)) == ({"cards-left": -3}, {"cards-left": -2})


@pytest.mark.rule("S-25")
def test_a_new_card_begins_the_count_again() -> None:
    state = position(hands=("floor-H-worker floor-LR", ""), workers=("1,0,0", ""), moment="acting 0, actions 2, idle 5")
    play(state, *LAST_CARD, "hire 1,0,0")
    assert (int(state.idle), GAME.to_move(state)) == (0, 1)


@pytest.mark.rule("S-25")
def test_rounds_are_shorter_when_somebody_is_out() -> None:
    text = """
        seats 3, starter 0
        acting 1, actions 1, idle 5
        0: workers 1,0,0 - - - -
        1: workers 1,0,0 - - - -
        2: out
    """
    state = play(parse(text), "worker 1", "move 1,-1,0")
    assert how_it_ended(state) == "stalled"


@pytest.mark.rule("S-25")
def test_the_highest_score_wins_and_a_tie_is_shared() -> None:
    text = (
        "seats 3, starter 0\nended 0, actions 0, idle 0, emptied\n0: girders 7\n1: girders 2; highest\n2: girders 3\n"
    )
    assert ranks(parse(text)) == [1, 1, 3]
    assert refusal(parse(text), "hire 1,0,0") == "S-23 over"


# --- The highest level (S-24) ----------------------------------------------------------------------------------------


def standing_on(levels: dict[int, list[int]]) -> State:
    """A position in which each player has so many workers on the ground, on level 1 and so on, all visible."""
    state = position(hands=("",) * len(levels))
    state.site.top = 20
    for level in range(6):  # one open cell at each height, as if there were floors
        state.site.cells[QUARTERS * level].z = level + 1
        state.site.open_floor = int(state.site.open_floor) | 1 << QUARTERS * level
    for seat, counts in levels.items():
        cells = [ground_cell(0)] * counts[0]
        cells += [QUARTERS * (level - 1) for level in range(1, 6) for _ in range(counts[level])]
        state.players[seat].workers[: len(cells)] = cells
    return state


@pytest.mark.rule("S-24")
def test_the_example_of_the_rulebook() -> None:
    andreea, filip, tomas, stefania = [1, 1, 0, 0, 1, 2], [1, 0, 0, 1, 1, 2], [1, 0, 2, 0, 2, 0], [0, 1, 0, 1, 2, 1]
    state = standing_on({0: andreea, 1: filip, 2: tomas, 3: stefania})
    assert [ending.is_highest(state, seat) for seat in range(4)] == [False, True, False, False]


@pytest.mark.rule("S-24")
def test_a_tie_all_the_way_down_gives_the_points_to_nobody() -> None:
    state = standing_on({0: [1, 0, 0, 2, 0, 1], 1: [1, 0, 0, 2, 0, 1], 2: [5, 0, 0, 0, 0, 0]})
    assert not any(ending.is_highest(state, seat) for seat in range(3))


@pytest.mark.rule("S-24")
def test_the_ground_is_the_lowest_level() -> None:
    state = standing_on({0: [1, 0, 0, 2, 0, 1], 1: [2, 0, 0, 2, 0, 1]})
    assert [ending.is_highest(state, seat) for seat in range(2)] == [False, True]


@pytest.mark.rule("S-24")
def test_who_is_out_and_who_is_trapped_does_not_count() -> None:
    state = standing_on({0: [0, 0, 0, 0, 0, 3], 1: [0, 0, 0, 0, 1, 0], 2: [0, 0, 0, 2, 0, 0]})
    assert ending.is_highest(state, 0)
    out = copy(state)
    out.players[0].out = 1
    assert [ending.is_highest(out, seat) for seat in range(3)] == [False, True, False]
    trapped = copy(state)
    trapped.site.open_floor = int(trapped.site.open_floor) & ~(1 << 16) & ~(1 << 12)  # the two highest cells
    assert [ending.is_highest(trapped, seat) for seat in range(3)] == [False, False, True]


@pytest.mark.rule("S-24")
def test_the_bonus_is_paid_when_the_game_ends() -> None:
    bases = "base y@1,1,1 BV", "base y@-1,1,1 BV", "floor-VH z@-1,0,2 VH"
    state = position(*bases, hands=("floor-H-worker", "floor-LR"), workers=("1,0,0", "-1,0,2"))
    play(state, *LAST_CARD)
    assert (lines(state, 1)["highest"], "highest" in lines(state, 0)) == (5, False)
