"""The greedy player of 5 Towers: sensible decisions on positions written as text, and its strength."""

import numpy as np
import pytest

from storeys.bots import make, policy_of
from storeys.bots.towers.outlook import GROUND, POINT, REACH, WORTH
from storeys.bots.towers.plans import outlook
from storeys.games.kit import generator
from storeys.games.kit.run import contest
from storeys.games.towers import GAME as TOWERS
from storeys.games.towers.text import names

NO_ROOF_COMES, ROOF_COMES = 0, 1


def position(asked: str, display: str, *players: str, passes: int = 0) -> str:
    header = [f"seats {len(players)}, starter 0, passes {passes}", asked, f"display {display}"]
    return "\n".join([*header, *_towers(players)])


def _towers(players: tuple[str, ...]) -> list[str]:
    return [f"{seat}: {player}" for seat, player in enumerate(players)]


def last_round(asked: str, display: str, *players: str) -> str:
    """A position after which nothing comes: all other cards are discarded for good, so worth is points."""
    elsewhere = TOWERS.parse("\n".join(["seats 2, starter 0, passes 0", "dealing", *_towers(players)])).pile
    discards = [card for card in names(elsewhere) if card not in display.replace("*", "").split()]
    return "\n".join([position(asked, display, *players, passes=1), " ".join(["discards", *discards])])


def choice(text: str) -> str:
    """What the greedy bot does, in words."""
    state = TOWERS.parse(text)
    return TOWERS.words(state, make("greedy", TOWERS).choose(state, TOWERS.to_move(state), 1.0, generator(1)))


# --- What towers are worth -------------------------------------------------------------------------------------------


def test_without_offers_a_tower_is_worth_its_points() -> None:
    for height in range(1, 17):
        assert WORTH[ROOF_COMES, 0, 5, height] == height * POINT
        assert WORTH[ROOF_COMES, 0, 0, height] == 2 * height * POINT


def test_a_roofed_tower_grows_no_more() -> None:
    assert (WORTH[ROOF_COMES, :, 0, 4] == 8 * POINT).all()
    assert (REACH[ROOF_COMES, :, 0, 4] == 4 * POINT).all()


@pytest.mark.parametrize("offers", [1, 5, 20, 80])
def test_an_eight_is_the_best_top_and_lower_tops_are_worse(offers: int) -> None:
    worths = WORTH[ROOF_COMES, offers, :, 3]
    assert worths[8] == worths[1:].max()
    assert (np.diff(worths[1:8]) > 0).all()
    assert (np.diff(worths[9:]) >= 0).all()
    assert worths[8] == worths[GROUND]


@pytest.mark.parametrize("height", [1, 4, 12])
def test_more_offers_are_worth_more_and_a_roof_to_come_is_worth_something(height: int) -> None:
    worths = WORTH[:, :, 5, height]
    assert (np.diff(worths, axis=1) > 0).all()
    assert (worths[ROOF_COMES, 1:] > worths[NO_ROOF_COMES, 1:]).all()


def test_the_discards_come_again_after_the_first_pass_only() -> None:
    display = "candy-1 spooky-1 plant-1 scrap-1 sand-1"
    end = TOWERS.parse(last_round("bidding 0, spoken 0", display, "", ""))
    assert outlook(end, 0) == 0
    end.passes = 0
    assert outlook(end, 0) > 0


# --- Bids ------------------------------------------------------------------------------------------------------------

FIVE_THAT_FIT = "candy-7 spooky-7 plant-7 scrap-7 sand-7"


def test_it_takes_the_whole_display_in_the_last_round_if_all_fits() -> None:
    assert choice(last_round("bidding 0, spoken 0", FIVE_THAT_FIT, "", "candy 2")) == "bid 5"


def test_it_leaves_out_the_one_low_card_that_would_spoil_an_empty_tower() -> None:
    roofed = "candy 0; spooky 0; plant 0; scrap 0; sand 1"
    assert choice(position("bidding 0, spoken 0", "candy-15 spooky-15 plant-15 scrap-2 sand-15", "", roofed)) == "bid 4"


def test_it_does_not_bid_itself_into_a_removal_that_costs_more_than_it_brings() -> None:
    mine = "candy 9 3; spooky 9 3; removed plant-1 plant-2 plant-3"
    assert choice(last_round("bidding 1, spoken 1, bid 0 by 0", "candy-7 spooky-2", "", mine)) == "bid 1"


def test_it_passes_when_every_higher_bid_needs_a_dear_removal() -> None:
    mine = "candy 9 3; spooky 9 3; removed plant-1 plant-2 plant-3"
    assert choice(last_round("bidding 1, spoken 1, bid 1 by 0", "candy-7 spooky-2", "", mine)) == "pass"


def test_it_spoils_no_fresh_towers_with_low_cards_at_the_start() -> None:
    lows = "candy-1 spooky-1 plant-1 scrap-1 sand-1"
    assert choice(position("bidding 1, spoken 1, bid 1 by 0", lows, "", "")) == "pass"


# --- Takes, removals and placements ----------------------------------------------------------------------------------


def test_it_roofs_its_tallest_tower_in_the_last_round() -> None:
    mine = "candy 15 12 9 8 5; spooky 15 12"
    display = "candy-4 candy-0 spooky-0"
    assert choice(last_round("taking 0, spoken 2, bid 1 by 0", display, mine, "")) == "take candy 0"


def test_it_does_not_roof_a_short_tower_while_many_cards_are_to_come() -> None:
    display = "candy-0 candy-13 spooky-0 plant-0 scrap-0"
    towers = "candy 15; spooky 14; plant 15; scrap 15"
    assert choice(position("taking 0, spoken 2, bid 1 by 0", display, towers, "")) == "take candy 13"


def test_it_takes_the_eight_before_a_card_that_closes_a_tower() -> None:
    display = "candy-3 candy-8 spooky-2 plant-1 scrap-2"
    towers = "candy 12; spooky 12; plant 12; scrap 12"
    assert choice(position("taking 0, spoken 2, bid 1 by 0", display, towers, "")) == "take candy 8"


def test_it_keeps_its_cards_when_removing_one_brings_nothing() -> None:
    assert choice(last_round("removing 0, spoken 2, bid 1 by 0", "candy-2*", "candy 5", "")) == "keep"


def test_it_removes_the_card_that_is_in_the_way() -> None:
    assert (
        choice(last_round("removing 0, spoken 2, bid 1 by 0", "candy-7*", "candy 9 3; sand 4", "")) == "remove candy 3"
    )


def test_it_places_the_low_card_first_and_the_eight_last() -> None:
    hand = "candy-9* candy-8* candy-4*"
    assert choice(position("building 0, spoken 2, bid 3 by 0", hand, "candy 6", "")) == "place candy 4"
    assert (
        choice(position("building 0, spoken 2, bid 3 by 0", "candy-9* candy-8* -", "candy 6 4", "")) == "place candy 9"
    )


# --- Strength and speed ----------------------------------------------------------------------------------------------


@pytest.mark.compiles
@pytest.mark.parametrize(("seats", "least"), [(2, 0.97), (3, 0.95), (4, 0.95), (5, 0.9)])
def test_it_beats_random_players_in_nearly_all_matches(seats: int, least: float) -> None:
    policies = [policy_of("greedy", TOWERS), policy_of("random", TOWERS)]
    who = np.ones((300, seats), np.int32)
    who[:, 0] = 0
    states, ranks, won = contest(TOWERS, policies, who, 17).states, np.zeros(seats, np.int32), 0
    for state in states:
        TOWERS.ranking(state, ranks)
        won += int(ranks[0]) == 1
    assert won >= least * len(states)
