"""The greedy player of Dice City: sensible decisions on positions written as text, and its strength."""

import numpy as np
import pytest

from storeys.bots import make, policy_of
from storeys.bots.dice_city.plans import strength_worth
from storeys.bots.dice_city.worth import POINT, turns_left
from storeys.games.dice_city import GAME as DICE_CITY
from storeys.games.dice_city.goals import FIRST_GOAL
from storeys.games.dice_city.state import HARD_ROUNDS, SOLO_ROUNDS, State
from storeys.games.dice_city.studies_test import position
from storeys.games.kit import generator
from storeys.games.kit.run import Results, contest, results

SPENT = "dice - - - - -"
FINAL = "|rounds by 0"  # the last round of a game alone


def choice(state: State) -> str:
    """What the greedy bot does, in words."""
    action = make("greedy", DICE_CITY).choose(state, DICE_CITY.to_move(state), 1.0, generator(1))
    return DICE_CITY.words(state, action)


# --- What things are worth -------------------------------------------------------------------------------------------


def test_alone_it_knows_how_many_turns_are_left_and_with_others_that_the_end_comes_near() -> None:
    assert turns_left(position("dice 0", "", round=5)) == SOLO_ROUNDS - 5
    assert turns_left(position("dice 0", "", round=5, header="hard", display="- " * 10)) == HARD_ROUNDS - 5
    assert turns_left(position("dice 0", "", "", header="|declared by 1")) == 0
    fresh, late = position("dice 0", "", ""), position("dice 0", "ships 10 10 20", "ships 5 5 5")
    assert turns_left(fresh) > turns_left(late) >= 1


def test_seven_strength_beats_a_bandit_of_three_and_one_of_four() -> None:
    assert strength_worth(position("dice 0", "", ""), 7) == 5 * POINT


# --- Dice ------------------------------------------------------------------------------------------------------------


def test_it_uses_the_mint_before_the_dice_that_profit_from_it() -> None:
    assert choice(position("dice 0", "dice 1 - - - 2; white 1-quarry; black 2-mint")) == "use black mint"


def test_it_uses_the_festival_hall_after_the_dice_that_bring_pairs() -> None:
    city = "white 1-festival_hall; yellow 1-quarry; black 2-mine"
    assert choice(position("dice 0", f"dice 1 1 - - 2; {city}", round=SOLO_ROUNDS, header=FINAL)) in (
        "use yellow quarry",
        "use black mine",
    )


def test_in_the_last_turn_it_moves_a_die_that_would_bring_nothing_to_a_manor() -> None:
    city = "yellow 2-manor; white 1-catapult*"
    assert (
        choice(position("dice 0", f"dice 1 1 - - -; {city}", round=SOLO_ROUNDS, header=FINAL)) == "move white yellow 2"
    )


def test_in_the_last_turn_it_spends_pass_tokens_for_the_strength_that_is_missing() -> None:
    assert choice(position("dice 0, strength 4", f"{SPENT}; passes 2", round=SOLO_ROUNDS, header=FINAL)) == "muster"


def test_in_the_last_turn_it_supplies_what_a_ship_lacks() -> None:
    assert (
        choice(position("dice 0", f"{SPENT}; passes 2; stock 4/3/4", round=SOLO_ROUNDS, header=FINAL)) == "supply stone"
    )


# --- Attack ----------------------------------------------------------------------------------------------------------


def test_it_hunts_the_bandits_that_bring_most() -> None:
    assert choice(position("attack 0, strength 5", SPENT)) == "fight 5"
    assert choice(position("attack 0, strength 7", SPENT)) in ("fight 3", "fight 4")


def test_it_attacks_a_location_that_is_worth_more_than_bandits() -> None:
    rival = "red 1-cathedral 2-cathedral 3-great_wall* 4-manor 5-manor 6-festival_hall"
    assert choice(position("attack 0, strength 6", SPENT, rival)).startswith("attack 1 red")


def test_it_robs_somebody_with_strength_that_is_too_little_for_bandits() -> None:
    assert choice(position("attack 0, strength 2", SPENT, "stock 0/1/0")) == "steal 1 stone"


# --- Building and trading --------------------------------------------------------------------------------------------


def test_it_ships_when_it_is_rich() -> None:
    assert choice(position("build 0", f"{SPENT}; stock 4/4/4", round=8)) == "trade 20"
    assert choice(position("build 0", f"{SPENT}; stock 3/3/3", round=12)) == "trade 10"


def test_it_begins_with_an_economy_and_ends_with_victory_points() -> None:
    assert choice(position("build 0", f"{SPENT}; stock 0/0/2", round=1)).startswith("build mine")
    assert choice(position("build 0", f"{SPENT}; stock 0/0/2", round=SOLO_ROUNDS, header=FINAL)).startswith(
        "build regular_army"
    )


def test_in_the_last_turn_nothing_is_kept() -> None:
    assert choice(position("build 0", f"{SPENT}; stock 1/2/0", round=SOLO_ROUNDS, header=FINAL)).startswith(
        "build manor"
    )


def test_it_adorns_a_statue_at_the_end() -> None:
    state = position(
        "adorning 0, gained 2", f"{SPENT}; stock 0/2/1; white 1-grand_statue", round=SOLO_ROUNDS, header=FINAL
    )
    assert choice(state) == "adorn 2 1"


def test_it_puts_a_cultural_card_beside_its_cathedrals() -> None:
    city = "black 1-cathedral 2-cathedral"
    state = position("build 0", f"{SPENT}; stock 1/2/0; {city}", round=SOLO_ROUNDS, header=FINAL)
    assert choice(state).startswith("build manor 7 black")


# --- The end ---------------------------------------------------------------------------------------------------------

ROW = "1-catapult 2-stables 3-well 4-barracks 5-mint 6-church"
ROWS = f"white {ROW}; red {ROW}"


def test_it_ends_the_game_when_it_is_ahead_and_not_when_it_is_behind() -> None:
    asked, none = "declaring 0", "- " * 8
    assert choice(position(asked, f"{SPENT}; {ROWS}", "tokens 2", header="open totals", display=none)) == "declare"
    assert choice(position(asked, f"{SPENT}; {ROWS}", "tokens 40", header="open totals", display=none)) == "decline"


# --- Strength and speed ----------------------------------------------------------------------------------------------


def played(who: list[int], matches: int, **options: int) -> Results:
    """Matches of the greedy bot (0) and the random one (1) in these seats."""
    policies = [policy_of("greedy", DICE_CITY), policy_of("random", DICE_CITY)]
    states = contest(DICE_CITY, policies, np.tile(np.array(who, np.int32), (matches, 1)), 17, options=options).states
    return results(DICE_CITY, states, len(who))


@pytest.mark.compiles
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_beats_random_players_in_nearly_all_matches(seats: int) -> None:
    assert (played([0] + [1] * (seats - 1), 100).ranks[:, 0] == 1).mean() >= 0.97


@pytest.mark.compiles
def test_alone_it_reaches_the_first_goal_in_nearly_all_games() -> None:
    assert (played([0], 200).scores >= FIRST_GOAL).mean() > 0.95


@pytest.mark.compiles
def test_it_reaches_the_first_goal_in_most_hard_games_too() -> None:
    assert (played([0], 200, hard=1).scores >= FIRST_GOAL).mean() > 0.8
