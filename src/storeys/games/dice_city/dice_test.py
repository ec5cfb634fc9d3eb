"""The setup and the dice step: every way to spend a die, pass tokens, and chains of copiers."""

import pytest

from ..kit import CHANCE, as_bytes, copy
from . import GAME
from .cards import FIRST_CARD, NAMES
from .state import DIE_NAMES, State
from .studies_test import DISPLAY, choices, play, position, refusal


def stock(state: State, seat: int = 0) -> str:
    return "/".join(map(str, state.players[seat].stock))


def words(state: State) -> list[str]:
    """The first words of what is possible, without repeating them."""
    return list(dict.fromkeys(each.split()[0] for each in choices(state)))


# --- Components and setup (D-1, D-4 … D-7) ---------------------------------------------------------------------------


@pytest.mark.rule("D-1", "D-7")
def test_everything_random_at_the_start_comes_in_its_order() -> None:
    state, told = GAME.start(3), []
    while GAME.to_move(state) == CHANCE:
        action = GAME.possible(state)[0]
        told.append(GAME.words(state, action))
        GAME.apply_action(state, action)
    rolls = [f"roll {seat} {die} 1" for seat in range(3) for die in DIE_NAMES]
    assert [line.split()[:2] for line in told[:8]] == [["deal", str(slot)] for slot in range(1, 9)]
    assert told[8:] == [*rolls, "start 0"]


@pytest.mark.rule("D-7")
def test_every_card_of_the_deck_and_every_side_of_a_die_is_equally_likely() -> None:
    state = GAME.start(2)
    assert GAME.chance_weights(state).sum() == 60
    assert set(GAME.chance_weights(state).tolist()) == {0, 3}
    rolling = position("dice 0", "dice ? - - - -", "")
    assert GAME.chance_weights(rolling).sum() == 6


@pytest.mark.rule("D-7")
def test_whoever_is_named_starts_and_turns_go_clockwise() -> None:
    state = play(GAME.parse("seats 3, round 1, starter 0\nstarting\ndisplay " + "- " * 8 + THREE_CITIES), "start 2")
    assert GAME.to_move(state) == 2


THREE_CITIES = "\n0: dice 1 1 1 1 1\n1: dice 1 1 1 1 1\n2: dice 1 1 1 1 1"


@pytest.mark.rule("D-4", "D-5")
@pytest.mark.parametrize(
    ("seats", "bandits", "ships"), [(2, [4, 4, 4], [4, 2, 1]), (3, [5, 5, 5], [5, 3, 1]), (4, [6, 6, 6], [6, 4, 1])]
)
def test_piles_depend_on_the_number_of_players(seats: int, bandits: list[int], ships: list[int]) -> None:
    state = GAME.start(seats)
    assert (state.bandits.tolist(), state.ships.tolist()) == (bandits, ships)


@pytest.mark.rule("D-6")
def test_tokens_never_run_out() -> None:
    state = position("dice 0", "dice 1 - - - -; stock 99/99/99; passes 200", "")
    after = play(state, "use white forest", *["supply wood"] * 100)
    assert (stock(after), int(after.players[0].passes)) == ("200/99/99", 0)


# --- Spending dice (D-8) ---------------------------------------------------------------------------------------------


@pytest.mark.rule("D-8")
def test_a_die_that_is_spent_leaves_the_board_and_is_spent_once() -> None:
    after = play(position("dice 0", "dice 1 2 - - -", ""), "use white forest")
    assert after.players[0].dice.tolist() == [-1, 1, -1, -1, -1]
    assert refusal(after, "use white forest") == "D-8 die-spent"


@pytest.mark.rule("D-8")
def test_dice_are_spent_in_any_order() -> None:
    state = position("dice 0", "dice 1 2 3 4 5", "")
    assert [each for each in choices(state) if each.startswith("use")] == [
        "use white forest",
        "use yellow militia",
        "use red traveller",
        "use blue traveller",
        "use black cave",
    ]


@pytest.mark.rule("D-8")
def test_a_die_moves_another_by_one_column_and_not_around_the_edge() -> None:
    state = position("dice 0", "dice 1 6 3 - -", "")
    assert choices(state, "move") == [
        "move white yellow 5",
        "move white red 2",
        "move white red 4",
        "move yellow white 2",
        "move yellow red 2",
        "move yellow red 4",
        "move red white 2",
        "move red yellow 5",
    ]
    assert play(state, "move white red 4").players[0].dice.tolist() == [-1, 5, 3, -1, -1]


@pytest.mark.rule("D-8")
def test_a_refresh_discards_four_cards_and_deals_into_their_slots() -> None:
    state = play(position("dice 0", "dice 1 1 - - -", ""), "refresh white")
    assert words(state) == ["discard"]
    state = play(state, "discard 3 catapult", "discard 8 well", "discard 1 barracks", "discard 4 bazaar")
    assert [each.split()[1] for each in choices(state)] == ["1"] * 20
    state = play(state, "deal 1 manor", "deal 3 manor", "deal 4 church", "deal 8 church")
    assert [slot["card"] for slot in GAME.as_json(state)["display"]] == [
        *("manor", "blacksmith", "manor", "church", "mint", "storehouse", "manor", "church"),
    ]
    assert state.gone[NAMES.index("catapult") - FIRST_CARD] == 1
    assert refusal(state, "refresh yellow") == "D-8 refreshed-already"


EVERY_CARD_BUT_THE_DISPLAY = " ".join(
    name for name in NAMES[FIRST_CARD + 4 :] for _ in range(2 if name in DISPLAY.split() else 3)
)


@pytest.mark.rule("D-8")
def test_a_refresh_deals_while_the_deck_lasts() -> None:
    state = position("dice 0", "dice 1 - - - -", "", gone=EVERY_CARD_BUT_THE_DISPLAY.replace("church church", "", 1))
    state = play(state, "refresh white", "discard 1 barracks", "discard 2 blacksmith", "discard 3 catapult")
    state = play(state, "discard 4 bazaar", "deal 1 church", "deal 2 church")
    assert [bool(slot) for slot in GAME.as_json(state)["display"]] == [True, True, False, False] + [True] * 4
    assert GAME.to_move(state) == 0


@pytest.mark.rule("D-8")
def test_a_refresh_needs_a_deck_and_four_cards() -> None:
    empty = position("dice 0", "dice 1 - - - -", "", gone=EVERY_CARD_BUT_THE_DISPLAY)
    assert refusal(empty, "refresh white") == "D-8 deck-empty"
    few = position("dice 0", "dice 1 - - - -", display="manor - - well - mint - -")
    assert refusal(few, "refresh white") == "D-8 too-few-cards"


@pytest.mark.rule("D-8", "D-11")
def test_a_die_takes_the_token_off_a_location_which_works_again_at_once() -> None:
    state = position("dice 0", "dice 1 1 - - -; white 1-mine*", "")
    assert refusal(state, "use white mine") == "D-11 deactivated"
    assert choices(state, "reactivate") == ["reactivate white white 1 mine", "reactivate yellow white 1 mine"]
    assert stock(play(state, "reactivate yellow white 1 mine", "use white mine")) == "0/0/2"


@pytest.mark.rule("D-8")
def test_only_deactivated_locations_of_the_own_city_are_reactivated() -> None:
    state = position("dice 0", "dice 1 - - - -; white 2-mine 3-quarry*", "white 1-mine*")
    assert choices(state, "reactivate") == ["reactivate white white 3 quarry"]


@pytest.mark.rule("D-8")
def test_a_pass_gives_a_token_once_a_turn() -> None:
    after = play(position("dice 0", "dice 1 1 - - -", ""), "pass white")
    assert after.players[0].passes == 1
    assert refusal(after, "pass yellow") == "D-8 passed-already"


@pytest.mark.rule("D-8")
def test_a_die_can_always_be_forfeited() -> None:
    state = position("dice 0, passed, refreshed", "dice 1 - - - -; white 1-catapult*; passes 1", "", display="- " * 8)
    assert words(state) == ["reactivate", "forfeit"]
    assert choices(play(state, "forfeit white")) == ["finish dice"]


# --- Pass tokens and the end of the step (D-9, D-10) -----------------------------------------------------------------


@pytest.mark.rule("D-9")
def test_two_pass_tokens_buy_a_resource_or_strength() -> None:
    state = position("dice 0", "dice 1 - - - -; passes 5", "")
    after = play(state, "supply iron", "muster")
    assert (stock(after), int(after.strength), int(after.players[0].passes)) == ("0/0/1", 1, 1)
    assert refusal(after, "muster") == "D-9 too-few-passes"


@pytest.mark.rule("D-9")
def test_two_pass_tokens_make_all_others_reroll_one_colour_clockwise_from_the_left() -> None:
    state = position("dice 1", "", "dice 1 - - - -; passes 2", "")
    after, told = play(state, "disrupt red"), []
    while GAME.to_move(after) == CHANCE:
        told.append(choices(after)[5])
        after = play(after, told[-1])
    assert told == ["roll 2 red 6", "roll 0 red 6"]
    assert after.players[2].dice.tolist() == [0, 0, 5, 0, 0]
    assert after.players[1].dice.tolist() == [0, -1, -1, -1, -1]


@pytest.mark.rule("D-9")
def test_nobody_is_disrupted_in_solo() -> None:
    state = position("dice 0", "dice 1 - - - -; passes 2")
    assert refusal(state, "disrupt red") == "D-9 alone"
    assert "muster" in choices(state)


@pytest.mark.rule("D-10")
def test_the_step_ends_when_all_dice_are_spent_and_the_player_says_so() -> None:
    state = position("dice 0", "dice 1 - - - -; passes 1", "")
    assert refusal(state, "finish dice") == "D-10 dice-left"
    assert choices(play(state, "forfeit white")) == ["finish dice"]


@pytest.mark.rule("D-10")
def test_a_token_taken_with_the_last_die_can_still_be_spent() -> None:
    after = play(position("dice 0", "dice 1 - - - -; passes 1", ""), "pass white")
    assert words(after) == ["supply", "muster", "disrupt", "finish"]


# --- Chains (D-11 … D-14) --------------------------------------------------------------------------------------------


def chain(cards: str, *moves: str, dice: str = "1 - - - -", stock: str = "0/0/0", asked: str = "dice 0") -> State:
    return play(position(asked, f"dice {dice}; stock {stock}; {cards}", ""), *moves)


@pytest.mark.rule("D-11")
def test_a_deactivated_location_is_not_copied() -> None:
    state = chain("white 1-town_hall; red 1-manor*", "use white town_hall")
    assert refusal(state, "copy red 1 manor") == "D-11 deactivated"


@pytest.mark.rule("D-12")
@pytest.mark.parametrize(
    ("asked", "copied", "gains"), [("mint 1", "mine", "0/0/3"), ("blacksmith 1", "regular_army", "strength 3")]
)
def test_what_lasts_adds_to_a_copied_location(asked: str, copied: str, gains: str) -> None:
    state = chain(f"white 1-town_hall; red 1-{copied}", "use white town_hall", asked=f"dice 0, {asked}")
    after = play(state, f"copy red 1 {copied}")
    assert gains in (stock(after), f"strength {after.strength}")


@pytest.mark.rule("D-12")
def test_a_copied_lasting_ability_lasts() -> None:
    state = chain("white 1-town_hall; red 1-mint", "use white town_hall", "copy red 1 mint", dice="1 1 1 - -")
    assert stock(play(state, "use red mint", "use yellow mountain")) == "0/3/0"


@pytest.mark.rule("D-13")
def test_this_row_is_the_row_of_the_copied_location() -> None:
    guild = chain(
        "white 1-town_hall 2-mine; red 1-merchant_guild 2-quarry", "use white town_hall", "copy red 1 merchant_guild"
    )
    assert stock(guild) == "0/1/0"
    cemetery = chain("white 1-town_hall; red 6-cemetery", "use white town_hall", "copy red 6 cemetery")
    assert {each.split()[1] for each in choices(cemetery)} == {"red"}


@pytest.mark.rule("D-13")
def test_the_copied_location_is_deactivated_and_not_the_copier() -> None:
    state = chain("white 1-town_hall; red 1-catapult", "use white town_hall", "copy red 1 catapult")
    assert (int(state.players[0].off), int(state.strength)) == (1 << 12, 3)


@pytest.mark.rule("D-13")
def test_every_link_that_shows_the_mark_is_deactivated_even_if_nothing_comes_of_it() -> None:
    state = chain("white 1-cemetery 2-merchant_guild", "use white cemetery", "copy white 2 merchant_guild")
    assert (int(state.players[0].off), stock(state)) == (0b11, "0/0/0")


@pytest.mark.rule("D-13", "D-14")
def test_a_chain_of_three_copiers_ends_with_the_last_ability() -> None:
    cards = "white 1-cemetery 2-church; yellow 2-town_hall; blue 6-manor"
    state = chain(cards, "use white cemetery", "copy white 2 church", dice="1 2 - - -")
    # the church stands under no die now, but yellow waits on the town hall
    state = play(state, "copy yellow 2 town_hall")
    assert [link["card"] for link in GAME.as_json(state)["turn"]["chain"]] == ["cemetery", "church", "town_hall"]
    assert play(state, "copy blue 6 manor").gained == 2


@pytest.mark.rule("D-14")
def test_no_location_comes_twice_in_a_chain() -> None:
    state = chain("white 1-town_hall; yellow 1-town_hall", "use white town_hall", "copy yellow 1 town_hall")
    assert refusal(state, "copy white 1 town_hall") == "D-14 in-chain"
    assert refusal(state, "copy yellow 1 town_hall") == "D-14 in-chain"
    assert len(choices(state)) == 28


@pytest.mark.rule("D-14")
def test_copying_what_has_no_ability_does_nothing() -> None:
    state = chain("white 1-town_hall; red 1-great_wall", "use white town_hall", "copy red 1 great_wall")
    assert choices(state) == ["finish dice"]


@pytest.mark.rule("D-14")
def test_a_copier_that_finds_nothing_to_copy_does_nothing() -> None:
    walls = "white 1-cemetery 2-mine* 3-mine* 4-mine* 5-mine* 6-mine*"
    state = chain(walls, "use white cemetery")
    assert choices(state) == ["finish dice"]
    assert state.players[0].off == 0b111111


@pytest.mark.rule("D-13")
@pytest.mark.parametrize("copied", ["yellow 4 traveller", "red 1 well"])
def test_a_copied_reroll_brings_back_the_die_that_was_spent(copied: str) -> None:
    state = chain("white 1-town_hall; red 1-well", "use white town_hall", f"copy {copied}")
    assert choices(state)[0] == "roll 0 white 1"
    assert words(play(state, "roll 0 white 1"))[0] == "use"


@pytest.mark.rule("D-13")
def test_a_church_can_copy_what_waits_under_a_die_and_deactivates_it() -> None:
    state = chain("white 1-church; yellow 1-catapult", "use white church", "copy yellow 1 catapult", dice="1 1 1 - -")
    assert refusal(state, "use yellow catapult") == "D-11 deactivated"
    after = play(state, "reactivate red yellow 1 catapult", "use yellow catapult")
    assert after.strength == 6


# --- The limit of rerolls (D-37) -------------------------------------------------------------------------------------


@pytest.mark.rule("D-37")
@pytest.mark.parametrize("card", ["well", "town_hall"])
def test_after_twenty_rerolls_nothing_comes_back(card: str) -> None:
    state = position("dice 0, rerolls 19", f"dice 1 - - - -; white 1-{card}", "")
    copied = ["copy yellow 4 traveller"] if card == "town_hall" else []
    state = play(state, f"use white {card}", *copied, "roll 0 white 1")
    assert state.rerolls == 20
    after = play(state, f"use white {card}", *copied)
    assert (int(after.rerolls), choices(after)) == (20, ["finish dice"])


@pytest.mark.rule("D-37")
def test_the_limit_counts_for_one_turn() -> None:
    state = play(position("dice 0, rerolls 20", "dice 1 - - - -", ""), "use white forest", "finish dice")
    assert state.rerolls == 0


# --- What playing changes (D-8) --------------------------------------------------------------------------------------


@pytest.mark.rule("D-8")
def test_nothing_else_is_possible_until_an_ability_is_answered() -> None:
    state = position("dice 0", "dice 1 1 1 1 1; stock 1/0/0; passes 9; white 1-storehouse", "")
    before = copy(state)
    assert choices(play(state, "use white storehouse")) == ["store wood"]
    assert as_bytes(state) == as_bytes(before)
