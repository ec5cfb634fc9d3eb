"""The end of 5 Towers and its score, T-21 … T-28; the other rules are in rules_test.py."""

import pytest

from ..kit import CHANCE, OVER
from . import GAME
from .cards import SUIT_NAMES, VALUES
from .rules_test import (
    MIXED,
    all_but,
    cards,
    choices,
    discards,
    opening,
    play,
    position,
    random_game,
    ranks,
    refusal,
    scores,
)
from .state import BIDDING, DEALING, State

# --- The end of a round and of the game (T-21 … T-24) ----------------------------------------------------------------


@pytest.mark.rule("T-21")
@pytest.mark.parametrize(("winner", "starter"), [(0, 1), (1, 2), (2, 0)])
def test_the_player_left_of_the_winner_starts_the_next_round(winner: int, starter: int) -> None:
    bids = ["pass" if seat != winner else "bid 1" for seat in range(3)]
    bids[0] = "bid 1" if winner == 0 else "bid 0"
    state = play(opening(MIXED, "", "", ""), *bids, "take candy 7", "keep", "place candy 7")
    play(state, *(f"draw spooky {value}" for value in range(5)))
    assert GAME.to_move(state) == starter
    assert refusal(state, "pass") == "T-12"


@pytest.mark.rule("T-22")
def test_when_the_pile_runs_out_for_the_first_time_the_discards_become_the_new_one() -> None:
    display, built = "sand-8 sand-7 sand-6 sand-5 sand-4", ("sand-15", "sand-14", "sand-13")
    rest = all_but(*display.split(), *built)
    state = opening(display, "sand 15 14; removed sand-13", "", discards=rest)
    play(state, "bid 1", "pass", "take sand 8", "keep", "place sand 8")
    assert GAME.to_move(state) == CHANCE
    assert discards(state) == []
    pile = cards(GAME.as_json(state)["pile"]["contents"])
    assert sorted(pile) == sorted([*rest.split(), "sand-7", "sand-6", "sand-5", "sand-4"])


@pytest.mark.rule("T-22")
def test_without_discards_the_game_ends_when_the_pile_runs_out() -> None:
    full = " ".join(str(value) for value in reversed(range(VALUES)))
    towers = "; ".join([*(f"{suit} {full}" for suit in SUIT_NAMES[:4]), "sand " + full.removesuffix(" 4 3 2 1 0")])
    state = opening("sand-4 sand-3 sand-2 sand-1 sand-0", towers, "")
    taken = [f"sand {value}" for value in (4, 3, 2, 1, 0)]
    play(state, "bid 5", *(f"take {card}" for card in taken), "keep", *(f"place {card}" for card in taken))
    assert GAME.to_move(state) == OVER
    assert scores(state) == [176, 0]


@pytest.mark.rule("T-23")
def test_the_game_ends_with_the_round_in_which_the_pile_ran_out_for_the_second_time() -> None:
    state = opening(MIXED, "", "", passes=1, discards=all_but(*MIXED.split()))
    play(state, "bid 1", "pass", "take sand 12", "keep")
    assert GAME.to_move(state) == 0
    play(state, "place sand 12")
    assert GAME.to_move(state) == OVER
    assert GAME.possible(state) == []
    assert refusal(state, "bid 0") == "T-23"


@pytest.mark.rule("T-23")
def test_the_second_pass_goes_on_while_there_are_cards_in_the_pile() -> None:
    state = opening(MIXED, "", "", passes=1, discards=all_but(*MIXED.split(), "candy-1"))
    play(state, "bid 0", "pass")
    assert GAME.to_move(state) == CHANCE
    assert choices(state) == {"draw candy 1"}


@pytest.mark.rule("T-24")
def test_the_last_display_may_be_short_and_then_limits_the_bids() -> None:
    state = position("dealing", "", "", "", passes=1, discards=all_but("candy-7", "sand-3"))
    play(state, "draw candy 7", "draw sand 3")
    assert choices(state) == {"bid 0", "bid 1", "bid 2"}
    assert {refusal(state, words) for words in ("bid 3", "bid 4", "bid 5")} == {"T-24"}


@pytest.mark.rule("T-11")
@pytest.mark.rule("T-22")
@pytest.mark.rule("T-24")
@pytest.mark.parametrize(("seats", "rounds"), [(2, 16), (3, 16), (4, 22), (5, 22)])
def test_the_first_pass_has_80_or_110_cards_in_full_displays(seats: int, rounds: int) -> None:
    displays: dict[int, list[int]] = {0: [], 1: []}
    for before, _, after in random_game(seats):
        if before.phase == DEALING and after.phase == BIDDING:
            displays[int(after.passes)].append(int(after.dealt))
    assert displays[0] == [5] * rounds
    assert set(displays[1][:-1]) == {5}


# --- The score (T-25 … T-28) -----------------------------------------------------------------------------------------


def ended(*players: str) -> State:
    return position("ended", "", *players, passes=2)


@pytest.mark.rule("T-25")
def test_a_card_counts_1_and_in_a_roofed_tower_2() -> None:
    points = {
        line.arguments["suit"]: line.points for line in GAME.breakdown(ended("candy 9 5 3; sand 4 2 0", ""), 0)[:2]
    }
    assert points == {"candy": 3, "sand": 6}


@pytest.mark.rule("T-25")
@pytest.mark.rule("T-26")
def test_a_roofed_tower_of_six_counts_12_and_6_more_as_the_chosen_one() -> None:
    state = ended("candy 15 12 9 5 3 0; sand 5 2 0", "plant 0")
    assert scores(state) == [12 + 6 + 6, 2 + 1]


@pytest.mark.rule("T-26")
def test_the_chosen_tower_is_the_one_with_most_cards_roofed_or_not() -> None:
    assert scores(ended("candy 4 0; spooky 5 4 3; sand 1", "")) == [4 + 3 + 1 + 3, 0]


@pytest.mark.rule("T-26")
def test_without_towers_nothing_is_chosen() -> None:
    assert scores(ended("", "removed candy-3")) == [0, -1]


@pytest.mark.rule("T-27")
@pytest.mark.parametrize(("count", "cost"), [(0, 0), (1, 1), (2, 3), (3, 6), (7, 28), (15, 120)])
def test_each_removed_card_costs_one_more_than_the_one_before(count: int, cost: int) -> None:
    pile = " ".join(f"sand-{value + 1}" for value in range(count))
    assert scores(ended(f"candy 5; removed {pile}" if count else "candy 5", "")) == [2 - cost, 0]


@pytest.mark.rule("T-28")
def test_the_highest_total_wins_and_equal_totals_share_a_rank() -> None:
    assert ranks(ended("candy 5", "candy 4 3", "")) == [2, 1, 3]
    assert ranks(ended("candy 5", "sand 4", "")) == [1, 1, 3]
    assert ranks(ended("candy 5 4", "sand 4", "sand 3", "", "removed candy-1")) == [1, 2, 2, 4, 5]
    assert ranks(ended("", "")) == [1, 1]
