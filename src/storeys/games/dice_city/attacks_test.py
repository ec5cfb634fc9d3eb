"""The attack step: bandits, locations, resources."""

import pytest

from ..kit import as_bytes
from . import GAME
from .state import State
from .studies_test import choices, play, position, refusal

SPENT = "dice - - - - -"


def attacking(strength: str, other: str = "", own: str = "", third: str | None = None) -> State:
    players = [f"{SPENT}; {own}", other] + ([third] if third is not None else [])
    return position(f"attack 0, {strength}", *players)


@pytest.mark.rule("D-18", "D-39")
def test_strength_of_the_dice_step_is_spent_in_the_attack_step() -> None:
    state = position("dice 0", "dice - 2 - - -; yellow 2-regular_army 3-regular_army", "stock 1/0/0")
    state = play(state, "use yellow regular_army", "finish dice")
    assert choices(state) == ["finish attack", "steal 1 wood"]
    assert play(state, "steal 1 wood").strength == 0


@pytest.mark.rule("D-39")
def test_a_step_without_a_target_is_passed_over() -> None:
    state = play(position("dice 0", "dice - 2 - - -", ""), "use yellow militia", "finish dice")
    assert choices(state)[0] == "roll 0 white 1"


# --- Bandits (D-18, D-19) --------------------------------------------------------------------------------------------


@pytest.mark.rule("D-19")
def test_bandits_cost_their_defense_and_are_taken_from_their_pile() -> None:
    state = attacking("strength 7")
    after = play(state, "fight 4", "fight 3")
    assert (int(after.strength), after.bandits.tolist()) == (0, [3, 3, 4])
    assert after.players[0].bandits.tolist() == [1, 1, 0]
    assert refusal(after, "fight 3") == "D-19 too-weak"


@pytest.mark.rule("D-4", "D-19")
def test_bandits_last_while_their_pile_does() -> None:
    state = attacking("strength 9", other="bandits 3 3 3 3")
    assert refusal(state, "fight 3") == "D-19 bandits-gone"
    assert choices(state, "fight") == ["fight 4", "fight 5"]


@pytest.mark.rule("D-4")
def test_bandits_are_worth_two_three_and_four() -> None:
    state = attacking("strength 12")
    before = GAME.as_json(state)["players"][0]["points"]
    after = play(state, "fight 3", "fight 4", "fight 5")
    assert GAME.as_json(after)["players"][0]["points"] - before == 2 + 3 + 4


@pytest.mark.rule("D-18")
def test_watch_towers_pay_for_bandits_first_and_for_nothing_else() -> None:
    state = attacking("strength 2, bandit strength 3", other="stock 1/1/0; white 1-mine")
    after = play(state, "fight 4")
    assert (int(after.strength), int(after.bandit_strength)) == (1, 0)
    only_towers = attacking("bandit strength 3", other="stock 1/1/0; white 1-mine")
    assert choices(only_towers) == ["finish attack", "fight 3"]
    assert refusal(only_towers, "steal 1 wood") == "D-21 too-weak"


@pytest.mark.rule("D-18", "D-19")
def test_what_a_tower_does_not_need_is_kept_for_other_bandits() -> None:
    after = play(attacking("bandit strength 6, training_camp 1"), "fight 3", "fight 4")
    assert after.bandit_strength == 1


# --- Locations (D-20) ------------------------------------------------------------------------------------------------


@pytest.mark.rule("D-20")
def test_an_attacked_location_is_deactivated_and_gives_its_points() -> None:
    state = attacking("strength 5", other="white 1-manor")
    after = play(state, "attack 1 white 1 manor 2")
    assert (int(after.strength), int(after.gained), int(after.players[1].off)) == (1, 2, 1)
    assert refusal(after, "attack 1 white 1 manor 2") == "D-20 is-deactivated"


@pytest.mark.rule("D-20")
def test_a_cathedral_gives_what_it_is_worth_now_and_a_harvest_card_nothing() -> None:
    state = attacking("strength 9", other="red 1-cathedral 2-manor; white 1-mine")
    assert play(state, "attack 1 red 1 cathedral 3").gained == 3
    assert play(state, "attack 1 white 1 mine 0").gained == 0


@pytest.mark.rule("D-20")
def test_walls_count_until_they_are_deactivated() -> None:
    state = attacking("strength 9", other="red 1-great_wall 2-mine")
    assert refusal(attacking("strength 3", other="red 1-great_wall 2-mine"), "attack 1 red 2 mine 0") == "D-20 too-weak"
    assert play(state, "attack 1 red 2 mine 0").strength == 5
    assert play(state, "attack 1 red 1 great_wall 3", "attack 1 red 2 mine 0").strength == 2


@pytest.mark.rule("D-2", "D-20")
def test_what_has_no_defense_cannot_be_attacked_nor_what_is_ones_own() -> None:
    state = attacking("strength 9", own="white 1-mine")
    assert refusal(state, "attack 1 white 1 forest 0") == "D-20 no-defense"
    assert refusal(state, "attack 0 white 1 mine 0") == "D-20 own-city"
    assert refusal(state, "attack 2 white 1 forest 0") == "D-20 no-such-seat"


@pytest.mark.rule("D-20")
def test_the_points_of_a_location_stay_with_its_owner() -> None:
    state = attacking("strength 5", other="white 1-manor")
    after = play(state, "attack 1 white 1 manor 2")
    assert [player["city_points"] for player in GAME.as_json(after)["players"]] == [0, 2]


# --- Resources, and many attacks (D-21, D-22) ------------------------------------------------------------------------


@pytest.mark.rule("D-21")
def test_two_strength_take_a_resource_of_a_kind_one_names() -> None:
    state = attacking("strength 3", other="stock 1/0/1; passes 9; tokens 9", own="stock 0/0/1")
    assert choices(state, "steal") == ["steal 1 wood", "steal 1 iron"]
    after = play(state, "steal 1 iron")
    assert (after.players[0].stock.tolist(), after.players[1].stock.tolist()) == ([0, 0, 2], [1, 0, 0])
    assert (int(after.players[1].passes), int(after.players[1].tokens)) == (9, 9)
    assert refusal(after, "steal 1 wood") == "D-21 too-weak"
    assert refusal(state, "steal 1 stone") == "D-21 nothing-to-steal"


@pytest.mark.rule("D-22")
def test_any_number_of_attacks_on_any_players_in_any_order() -> None:
    state = attacking("strength 15", other="white 1-manor; stock 1/0/0", third="white 1-manor; stock 0/1/0")
    moves = ["fight 3", "attack 2 white 1 manor 2", "steal 1 wood", "attack 1 white 1 manor 2", "steal 2 stone"]
    one_way, other_way = play(state, *moves), play(state, *reversed(moves))
    assert one_way.strength == 0
    assert as_bytes(one_way) == as_bytes(other_way)


@pytest.mark.rule("D-22")
def test_the_step_goes_on_until_it_is_finished() -> None:
    state = play(attacking("strength 3", own="stock 0/0/2"), "fight 3")
    assert choices(state) == ["finish attack"]
    assert "build mine 0 white 1" in choices(play(state, "finish attack"))
