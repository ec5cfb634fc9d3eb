"""The table of locations, and every ability by its own test."""

import re
from pathlib import Path

import pytest

from . import GAME, cards
from .cards import COST, DECK, FIRST_CARD, FIRST_OF_DECK, LOCATIONS, NAMES, TYPE_NAMES, Location
from .state import BOARD, COLUMNS, DIE_NAMES, State
from .studies_test import choices, play, position


def city(card: str, *rest: str, dice: str = "1 - - - -", stock: str = "0/0/0", asked: str = "dice 0") -> State:
    """Seat 0 of two has a card on white 1, a die on it, and whatever else is said."""
    return position(asked, "; ".join([f"dice {dice}", f"stock {stock}", f"white 1-{card}", *rest]), "")


def used(card: str, *rest: str, dice: str = "1 - - - -", stock: str = "0/0/0", asked: str = "dice 0") -> State:
    return play(city(card, *rest, dice=dice, stock=stock, asked=asked), f"use white {card}")


def stock(state: State, seat: int = 0) -> str:
    return "/".join(map(str, state.players[seat].stock))


def is_active(state: State, place: int = 0) -> bool:
    return not int(state.players[0].off) >> place & 1


# --- The table -------------------------------------------------------------------------------------------------------


def row_of_readme(location: Location) -> str:
    mark = " (ARMY)" if location.army else " (HARVEST)" if location.harvest else ""
    worth = "X" if location.name == "cathedral" else location.points
    cost = "/".join(map(str, location.cost))
    name = location.name.replace("_", " ")
    return f"  | {name}{mark} | {TYPE_NAMES[location.type]} | {cost} | {location.defense} | {worth} | "


@pytest.mark.rule("D-3")
@pytest.mark.parametrize("location", LOCATIONS[FIRST_CARD:], ids=NAMES[FIRST_CARD:])
def test_the_rulebook_has_the_row_of_every_card(location: Location) -> None:
    readme = (Path(__file__).parent / "README.md").read_text(encoding="utf-8")
    (ability,) = re.findall(re.escape(row_of_readme(location)) + r"(.*) \|\n", readme)
    assert ability.startswith("⊘") == location.deactivates


@pytest.mark.rule("D-3")
def test_there_are_twenty_kinds_in_the_deck_and_costs_are_even() -> None:
    state = GAME.start(2)
    assert len(DECK) == 20
    assert state.deck.tolist() == [3] * 20
    assert state.piles.tolist() == [15] * 4
    assert COST[FIRST_OF_DECK - 1 :].sum(axis=0).tolist() == [20, 20, 20]


@pytest.mark.rule("D-2")
def test_the_rulebook_has_the_printed_locations_of_every_row() -> None:
    readme = (Path(__file__).parent / "README.md").read_text(encoding="utf-8")
    for row, die in enumerate(DIE_NAMES):
        names = [NAMES[kind] for kind in BOARD[row * COLUMNS : (row + 1) * COLUMNS]]
        assert f"  | {die} | {' | '.join(names)} |\n" in readme


# --- Printed locations (D-2) -----------------------------------------------------------------------------------------


@pytest.mark.rule("D-2", "D-17")
@pytest.mark.parametrize(
    ("die", "column", "card", "gains"),
    [
        ("white", 1, "forest", "1/0/0"),
        ("white", 2, "mountain", "0/1/0"),
        ("white", 3, "cave", "0/0/1"),
        ("yellow", 2, "militia", "strength 1"),
        ("yellow", 3, "house", "gained 1"),
    ],
)
def test_a_printed_location_gives_one_of_its_kind(die: str, column: int, card: str, gains: str) -> None:
    dice = " ".join(str(column) if name == die else "-" for name in DIE_NAMES)
    after = play(position("dice 0", f"dice {dice}", ""), f"use {die} {card}")
    found = {stock(after), f"strength {after.strength}", f"gained {after.gained}"}
    assert gains in found
    assert len(found & {"0/0/0", "strength 0", "gained 0"}) == 2


@pytest.mark.rule("D-2", "D-13")
def test_a_traveller_brings_its_die_back() -> None:
    after = play(position("dice 0", "dice - 4 - - -", ""), "use yellow traveller")
    assert choices(after) == [f"roll 0 yellow {column}" for column in range(1, 7)]
    assert "use yellow house" in choices(play(after, "roll 0 yellow 3"))


# --- Harvest and army ------------------------------------------------------------------------------------------------


@pytest.mark.rule("D-3")
@pytest.mark.parametrize(("card", "gains"), [("lumber_mill", "2/0/0"), ("quarry", "0/2/0"), ("mine", "0/0/2")])
def test_a_harvest_card_gives_two(card: str, gains: str) -> None:
    assert stock(used(card)) == gains


@pytest.mark.rule("D-3")
def test_a_regular_army_has_strength_two() -> None:
    assert used("regular_army").strength == 2


# --- Military --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("D-3", "D-15")
def test_barracks_place_a_regular_army_anywhere_for_nothing() -> None:
    asked = used("barracks")
    assert len(choices(asked, "place")) == 30
    after = play(asked, "place black 6")
    assert NAMES[after.players[0].cards[29]] == "regular_army"
    assert (int(after.piles[3]), stock(after)) == (14, "0/0/0")


@pytest.mark.rule("D-15")
def test_barracks_can_be_covered_by_their_own_army() -> None:
    after = play(used("barracks"), "place white 1")
    assert NAMES[after.players[0].cards[0]] == "regular_army"
    assert after.gone[cards.NAMES.index("barracks") - FIRST_CARD] == 1


@pytest.mark.rule("D-15")
def test_an_army_under_a_waiting_die_is_used_in_the_same_turn() -> None:
    after = play(used("barracks", dice="1 1 - - -"), "place yellow 1", "use yellow regular_army")
    assert after.strength == 2


@pytest.mark.rule("D-15")
def test_barracks_place_the_last_army_of_the_pile() -> None:
    armies = " ".join(f"{column}-regular_army" for column in range(1, 7))
    asked = used("barracks", f"yellow {armies}", f"red {armies}", "blue 1-regular_army 2-regular_army")
    assert asked.piles[cards.NAMES.index("regular_army") - FIRST_CARD] == 1
    after = play(asked, "place black 6")
    assert after.piles[cards.NAMES.index("regular_army") - FIRST_CARD] == 0


@pytest.mark.rule("D-15")
def test_barracks_do_nothing_when_the_pile_is_empty() -> None:
    armies = " ".join(f"{column}-regular_army" for column in range(1, 7))
    after = used("barracks", f"yellow {armies}", f"red {armies}", "blue 1-regular_army 2-regular_army 3-regular_army")
    assert choices(after) == ["finish dice"]


@pytest.mark.rule("D-3", "D-12")
def test_a_blacksmith_adds_to_armies_used_after_it() -> None:
    after = used("blacksmith", "yellow 1-regular_army", dice="1 1 - - -")
    assert play(after, "use yellow regular_army").strength == 3


@pytest.mark.rule("D-12")
def test_a_blacksmith_adds_nothing_to_what_was_used_before() -> None:
    before = city("blacksmith", "yellow 1-regular_army", dice="1 1 - - -")
    assert play(before, "use yellow regular_army", "use white blacksmith").strength == 2


@pytest.mark.rule("D-12")
def test_two_blacksmiths_add_two_and_not_to_other_locations() -> None:
    after = used("blacksmith", "yellow 1-blacksmith", dice="1 1 2 2 -")
    after = play(after, "use yellow blacksmith", "use red militia", "use blue house")
    assert (int(after.strength), int(after.gained)) == (3, 1)


@pytest.mark.rule("D-3", "D-11")
def test_a_catapult_has_strength_three_and_is_deactivated() -> None:
    after = used("catapult")
    assert (int(after.strength), is_active(after)) == (3, False)


@pytest.mark.rule("D-3", "D-12")
def test_training_camps_lower_the_defense_of_bandits_to_one_at_least() -> None:
    after = used("training_camp", "yellow 1-training_camp", "red 1-training_camp", dice="1 1 1 - -")
    assert [pile["defense"] for pile in GAME.as_json(after)["bandits"]] == [2, 3, 4]
    after = play(after, "use yellow training_camp", "use red training_camp")
    assert [pile["defense"] for pile in GAME.as_json(after)["bandits"]] == [1, 1, 2]


@pytest.mark.rule("D-3", "D-18")
def test_a_watch_tower_has_strength_three_against_bandits_only() -> None:
    after = used("watch_tower")
    assert (int(after.strength), int(after.bandit_strength)) == (0, 3)


@pytest.mark.rule("D-18")
def test_what_a_blacksmith_adds_to_a_watch_tower_is_ordinary_strength() -> None:
    after = used("watch_tower", asked="dice 0, blacksmith 1")
    assert (int(after.strength), int(after.bandit_strength)) == (1, 3)


# --- Economic --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("D-3")
def test_a_bazaar_gives_one_of_each_and_is_deactivated() -> None:
    after = used("bazaar")
    assert (stock(after), is_active(after)) == ("1/1/1", False)


@pytest.mark.rule("D-3", "D-16")
def test_a_market_place_takes_one_or_two_of_one_kind() -> None:
    assert choices(used("market_place", stock="1/0/2")) == [
        "exchange wood stone none",
        "exchange wood iron none",
        "exchange iron wood none",
        "exchange iron wood wood",
        "exchange iron wood stone",
        "exchange iron stone none",
        "exchange iron stone stone",
    ]


@pytest.mark.rule("D-16")
@pytest.mark.parametrize(
    ("exchange", "gains"),
    [("wood stone none", "1/2/0"), ("wood stone stone", "0/4/0"), ("wood stone iron", "0/2/2")],
)
def test_each_resource_paid_gives_two_of_one_other_kind(exchange: str, gains: str) -> None:
    assert stock(play(used("market_place", stock="2/0/0"), f"exchange {exchange}")) == gains


@pytest.mark.rule("D-16")
@pytest.mark.parametrize("card", ["market_place", "storehouse"])
def test_without_resources_nothing_is_asked(card: str) -> None:
    assert choices(used(card)) == ["finish dice"]


@pytest.mark.rule("D-3", "D-16")
def test_a_merchant_guild_gives_one_for_each_active_harvest_card_on_its_row() -> None:
    rest = "2-lumber_mill 3-lumber_mill 4-quarry 5-mine*"
    after = play(
        position("dice 0", f"dice 1 - - - -; white 1-merchant_guild {rest}; yellow 1-mine", ""),
        "use white merchant_guild",
    )
    assert (stock(after), is_active(after)) == ("2/1/0", False)


@pytest.mark.rule("D-3", "D-12", "D-16")
def test_a_mint_adds_to_every_resource_location_printed_ones_too() -> None:
    after = used("mint", "yellow 1-quarry", "red 1-bazaar", dice="1 1 1 1 -")
    after = play(after, "use yellow quarry", "use blue forest")
    assert stock(after) == "2/3/0"
    assert stock(play(after, "use red bazaar")) == "3/4/1"


@pytest.mark.rule("D-12")
def test_two_mints_add_two() -> None:
    assert stock(used("lumber_mill", asked="dice 0, mint 2")) == "4/0/0"


@pytest.mark.rule("D-16")
def test_a_mint_does_not_add_to_a_merchant_guild() -> None:
    state = position("dice 0, mint 1", "dice 1 - - - -; white 1-merchant_guild 2-mine", "")
    assert stock(play(state, "use white merchant_guild")) == "0/0/1"


@pytest.mark.rule("D-3")
def test_a_storehouse_turns_one_into_three() -> None:
    asked = used("storehouse", stock="1/0/2")
    assert choices(asked) == ["store wood", "store iron"]
    assert stock(play(asked, "store iron")) == "1/0/4"


# --- Cultural --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("D-14")
@pytest.mark.parametrize("card", ["cathedral", "great_wall", "grand_statue"])
def test_using_what_has_no_ability_does_nothing(card: str) -> None:
    after = used(card, stock="3/3/3")
    assert (stock(after), int(after.gained), int(after.strength), is_active(after)) == ("3/3/3", 0, 0, True)
    assert choices(after) == ["finish dice"]


@pytest.mark.rule("D-3")
@pytest.mark.parametrize(
    ("cards_on_row", "worth"),
    [
        ("1-cathedral", 2),
        ("1-cathedral 2-cathedral", 3),
        ("1-cathedral 2-manor*", 3),
        ("1-cathedral* 5-manor", 2),
        ("1-cathedral 5-mine", 1),
    ],
)
def test_a_cathedral_counts_the_visible_cultural_locations_of_its_row(cards_on_row: str, worth: int) -> None:
    """The red row has a printed house on column 5."""
    state = position("dice 0", f"dice 1 1 1 1 1; red {cards_on_row}; blue 1-manor", "")
    assert GAME.as_json(state)["players"][0]["city"][2][0]["points"] == worth


@pytest.mark.rule("D-3")
@pytest.mark.parametrize(("have", "gains"), [("1/1/1", 0), ("2/1/0", 1), ("5/2/3", 4)])
def test_a_festival_hall_gives_a_point_for_each_pair(have: str, gains: int) -> None:
    after = used("festival_hall", stock=have)
    assert (int(after.gained), stock(after)) == (gains, have)


def defenses(row: str) -> list[int | None]:
    state = position("dice 0", f"dice 1 1 1 1 1; white {row}", "")
    return [place["defense"] for place in GAME.as_json(state)["players"][0]["city"][0]]


@pytest.mark.rule("D-3", "D-11")
@pytest.mark.parametrize(
    ("row", "defense"),
    [
        ("1-great_wall 2-mine", [5, 4, None, None, None, None]),
        ("1-great_wall 2-mine 3-great_wall", [7, 6, 7, None, None, None]),
        ("1-great_wall* 2-mine 3-great_wall", [7, 4, 5, None, None, None]),
        ("1-great_wall 2-great_wall 6-great_wall 3-cathedral*", [9, 9, 12, None, None, 9]),
    ],
)
def test_walls_guard_every_other_card_of_their_row(row: str, defense: list[int | None]) -> None:
    assert defenses(row) == defense


@pytest.mark.rule("D-3")
def test_a_wall_guards_no_other_row() -> None:
    state = position("dice 0", "dice 1 1 1 1 1; white 1-great_wall; yellow 1-mine", "")
    assert GAME.as_json(state)["players"][0]["city"][1][0]["defense"] == 2


@pytest.mark.rule("D-3", "D-17")
def test_a_manor_gives_two_points() -> None:
    assert used("manor").gained == 2


# --- Civic -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("D-3", "D-13")
def test_a_cemetery_copies_on_its_row_and_is_deactivated() -> None:
    asked = used("cemetery", dice="1 1 - - -")
    assert not is_active(asked)
    assert choices(asked) == [f"copy white {column} {NAMES[BOARD[column - 1]]}" for column in range(2, 7)]
    assert stock(play(asked, "copy white 2 mountain")) == "0/1/0"


@pytest.mark.rule("D-3", "D-8")
def test_a_church_copies_locations_with_a_waiting_die() -> None:
    asked = used("church", dice="1 2 - 3 -")
    assert choices(asked) == ["copy yellow 2 militia", "copy blue 3 militia"]
    after = play(asked, "copy blue 3 militia")
    assert after.strength == 1
    assert "use blue militia" in choices(after)


@pytest.mark.rule("D-3", "D-14")
def test_a_church_without_another_die_does_nothing() -> None:
    assert choices(used("church")) == ["finish dice"]


@pytest.mark.rule("D-3")
def test_stables_move_another_die_to_any_other_column() -> None:
    asked = used("stables", dice="1 - - 5 -")
    assert choices(asked) == [f"shift blue {column}" for column in (1, 2, 3, 4, 6)]
    assert "use blue house" in choices(play(asked, "shift blue 2"))


@pytest.mark.rule("D-3")
def test_stables_without_another_die_do_nothing() -> None:
    assert choices(used("stables")) == ["finish dice"]


@pytest.mark.rule("D-3")
def test_a_town_hall_copies_any_location_of_the_city() -> None:
    asked = used("town_hall", "black 1-manor")
    assert len(choices(asked, "copy")) == 29
    assert play(asked, "copy black 1 manor").gained == 2


@pytest.mark.rule("D-3", "D-13")
def test_a_well_rerolls_its_die_and_any_others() -> None:
    asked = used("well", dice="1 2 - 3 4")
    assert choices(asked) == ["include yellow", "include blue", "include black", "cast"]
    after = play(asked, "include blue", "cast")
    assert choices(after)[0] == "roll 0 white 1"
    after = play(after, "roll 0 white 6", "roll 0 blue 2")
    assert after.players[0].dice.tolist() == [5, 1, -1, 1, 3]


@pytest.mark.rule("D-3")
def test_a_well_that_includes_every_die_is_rolled_at_once() -> None:
    after = play(used("well", dice="1 - - 3 -"), "include blue")
    assert choices(after)[0] == "roll 0 white 1"


@pytest.mark.rule("D-3")
def test_a_well_without_another_die_rerolls_its_own() -> None:
    assert choices(used("well"))[0] == "roll 0 white 1"
