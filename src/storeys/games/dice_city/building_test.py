"""The build step: cards, the grand statue, ships."""

import pytest

from . import GAME
from .cards import FIRST_CARD, NAMES
from .state import State
from .studies_test import choices, play, position, refusal

SPENT = "dice - - - - -"
NO_CHURCH_LEFT = " ".join(name for name in NAMES[FIRST_CARD + 4 :] for _ in range(3 if name != "church" else 2))


def building(stock: str, own: str = "", other: str = "", display: str = "church manor - - - - - -") -> State:
    return position("build 0", f"{SPENT}; stock {stock}; {own}", other, display=display)


def gone(state: State, card: str) -> int:
    return int(state.gone[NAMES.index(card) - FIRST_CARD])


@pytest.mark.rule("D-23")
def test_a_card_is_paid_for_and_put_on_any_space() -> None:
    state = building("1/1/1")
    assert len(choices(state, "build")) == 30
    after = play(state, "build church 1 blue 4")
    assert (after.players[0].stock.tolist(), NAMES[after.players[0].cards[21]]) == ([0, 0, 0], "church")


@pytest.mark.rule("D-23")
def test_a_card_must_be_paid_for_in_full() -> None:
    assert refusal(building("1/1/0"), "build church 1 white 1") == "D-23 too-dear"
    assert refusal(building("9/9/9"), "build well 3 white 1") == "D-23 empty-slot"


@pytest.mark.rule("D-23")
def test_a_displayed_card_is_replaced_at_once_in_its_slot() -> None:
    after = play(building("2/3/1", display="manor church - - - - - -"), "build church 2 white 1")
    assert {each.split()[1] for each in choices(after)} == {"2"}
    after = play(after, "deal 2 well")
    assert "build manor 1 white 2" in choices(after)


@pytest.mark.rule("D-23")
def test_with_an_empty_deck_the_slot_stays_empty() -> None:
    state = position("build 0", f"{SPENT}; stock 1/1/1", "", display="church - - - - - - -", gone=NO_CHURCH_LEFT)
    after = play(state, "build church 1 white 1")
    assert choices(after) == ["finish build"]
    assert GAME.as_json(after)["display"][0] is None


@pytest.mark.rule("D-3", "D-23")
def test_an_always_available_card_comes_from_its_pile() -> None:
    after = play(building("2/0/0"), "build lumber_mill 0 white 1")
    assert after.piles.tolist() == [14, 15, 15, 15]
    assert choices(after) == ["finish build"]


@pytest.mark.rule("D-23")
def test_an_empty_pile_builds_nothing() -> None:
    mines = "; ".join(f"{row} " + " ".join(f"{c}-mine" for c in range(1, 6)) for row in ("white", "yellow", "red"))
    assert refusal(building("0/0/2", mines), "build mine 0 blue 1") == "D-23 pile-empty"


@pytest.mark.rule("D-23")
def test_a_covered_card_leaves_the_game_with_its_token() -> None:
    after = play(building("2/0/0", "white 1-manor*"), "build lumber_mill 0 white 1")
    assert (gone(after, "manor"), int(after.players[0].off)) == (1, 0)
    assert GAME.as_json(after)["players"][0]["city_points"] == 0


@pytest.mark.rule("D-23")
def test_there_is_no_limit_to_building() -> None:
    moves = [f"build lumber_mill 0 {row} {column}" for row in ("white", "yellow") for column in range(1, 7)]
    assert play(building("24/0/0"), *moves).players[0].built == 0b111111111111


# --- The grand statue (D-24) -----------------------------------------------------------------------------------------


@pytest.mark.rule("D-24")
def test_a_statue_asks_for_up_to_three_extra_stone_and_iron() -> None:
    state = play(building("5/3/2", display="grand_statue - - - - - - -"), "build grand_statue 1 white 1")
    assert choices(state) == ["adorn 0 0", "adorn 0 1", "adorn 1 0", "adorn 1 1", "adorn 2 0", "adorn 2 1"]
    after = play(state, "adorn 2 1")
    assert (int(after.gained), after.players[0].stock.tolist()) == (3, [5, 0, 0])


@pytest.mark.rule("D-24")
def test_at_most_three_are_paid_and_none_is_a_choice() -> None:
    state = play(building("0/9/9", display="grand_statue - - - - - - -"), "build grand_statue 1 white 1")
    assert len(choices(state)) == 10
    assert play(state, "adorn 0 0").gained == 0
    assert play(state, "adorn 0 3").gained == 3


@pytest.mark.rule("D-23", "D-24")
def test_the_display_is_filled_after_the_statue_is_paid() -> None:
    state = play(building("0/2/1", display="- grand_statue - - - - - -"), "build grand_statue 2 white 1")
    assert GAME.to_move(state) == 0
    assert choices(play(state, "adorn 1 0"))[0].startswith("deal 2 ")


@pytest.mark.rule("D-24")
def test_without_stone_and_iron_nothing_is_asked() -> None:
    state = play(building("3/1/1", display="- grand_statue - - - - - -"), "build grand_statue 2 white 1")
    assert choices(state)[0].startswith("deal 2 ")


# --- Ships (D-25) ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("D-5", "D-25")
@pytest.mark.parametrize(("ship", "cost", "worth"), [(5, 2, 5), (10, 3, 10), (20, 4, 20)])
def test_a_ship_costs_as_many_of_each_resource(ship: int, cost: int, worth: int) -> None:
    state = building(f"{cost}/{cost}/{cost}")
    after = play(state, f"trade {ship}")
    assert after.players[0].stock.tolist() == [0, 0, 0]
    assert GAME.as_json(after)["players"][0]["points"] == worth
    short = building(f"{cost}/{cost - 1}/{cost}")
    assert refusal(short, f"trade {ship}") == "D-25 ship-too-dear"


@pytest.mark.rule("D-25")
def test_ships_are_traded_without_limit_while_their_pile_lasts() -> None:
    state = play(building("9/9/9"), *["trade 5"] * 4)
    assert (state.ships.tolist(), state.players[0].ships.tolist()) == ([0, 2, 1], [4, 0, 0])
    assert refusal(play(building("12/12/12"), *["trade 5"] * 4), "trade 5") == "D-25 ship-gone"


@pytest.mark.rule("D-39")
def test_a_build_step_in_which_nothing_can_be_paid_is_passed_over() -> None:
    state = play(position("attack 0, strength 2", f"{SPENT}; stock 1/0/0", "stock 0/0/1"), "finish attack")
    assert choices(state)[0] == "roll 0 white 1"


@pytest.mark.rule("D-39")
def test_steps_are_finished_in_their_order() -> None:
    state = position("dice 0", "dice 1 - - - -; stock 2/0/0", "")
    assert refusal(state, "finish build") == "D-39 step"
    assert refusal(state, "build lumber_mill 0 white 1") == "D-39 dice-first"
    state = play(state, "use white forest", "finish dice")
    assert refusal(state, "use white forest") == "D-39 build-first"
