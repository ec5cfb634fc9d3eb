"""The rules of 5 Towers, one after the other, on positions written as text."""

import random
from collections.abc import Iterator

import numpy as np
import pytest

from storeys.testing import Referee

from ..kit import CHANCE, OVER, copy
from . import GAME, kinds, rules
from .cards import SUIT_NAMES, VALUES
from .reading import parse
from .state import SEATS, State

REFEREE = Referee(GAME)
play, refusal, scores, ranks = REFEREE.play, REFEREE.refusal, REFEREE.scores, REFEREE.ranks

MIXED = "candy-7 spooky-9 plant-0 scrap-3 sand-12"


def position(asked: str, display: str, *players: str, starter: int = 0, passes: int = 0, discards: str = "") -> State:
    lines = [f"seats {len(players)}, starter {starter}, passes {passes}", asked]
    lines += [f"display {display}"] if display else []
    lines += [f"{seat}: {towers}" for seat, towers in enumerate(players)]
    lines += [f"discards {discards}"] if discards else []
    return parse("\n".join(lines))


def opening(display: str, *players: str, passes: int = 0, discards: str = "") -> State:
    """Seat 0 is asked for the first bid."""
    return position("bidding 0, spoken 0", display, *players, passes=passes, discards=discards)


def won(bid: int, display: str, towers: str = "", other: str = "") -> State:
    """Seat 0 of two has won the auction and is about to take."""
    return position(f"taking 0, spoken 2, bid {bid} by 0", display, towers, other)


def choices(state: State) -> set[str]:
    return set(REFEREE.choices(state))


def tower(state: State, seat: int, suit: str) -> list[int]:
    return [int(value) for value in GAME.as_json(state)["players"][seat]["towers"][suit]]


def cards(heap: list[dict[str, object]]) -> list[str]:
    return [f"{card['suit']}-{card['value']}" for card in heap]


def discards(state: State) -> list[str]:
    return cards(GAME.as_json(state)["discards"])


def removed(state: State, seat: int) -> list[str]:
    return cards(GAME.as_json(state)["players"][seat]["removed"])


def all_but(*kept: str) -> str:
    """Every card of T-1 except these."""
    deck = [f"{suit}-{value}" for suit in SUIT_NAMES for value in range(VALUES)]
    return " ".join(card for card in deck if card not in kept)


def random_game(seats: int) -> Iterator[tuple[State, int, State]]:
    """Every move of a random game: the position before it, the action and the position after it."""
    state, generator = GAME.start(seats), random.Random(seats)
    while actions := GAME.possible(state):
        before, action = copy(state), generator.choice(actions)
        GAME.apply_action(state, action)
        yield before, action, state


# --- Cards (T-1, T-2) ------------------------------------------------------------------------------------------------


@pytest.mark.rule("T-1")
@pytest.mark.rule("T-2")
@pytest.mark.parametrize(("seats", "total"), [(2, 80), (3, 80), (4, 110), (5, 110)])
def test_the_game_begins_with_all_its_cards_in_the_draw_pile(seats: int, total: int) -> None:
    assert len(GAME.as_json(GAME.start(seats))["pile"]["contents"]) == total


@pytest.mark.rule("T-2")
def test_of_two_equal_cards_the_first_stands_for_both() -> None:
    state = position("taking 0, spoken 4, bid 2 by 0", "candy-7 candy-7 candy-9 sand-4 sand-3", "candy 5", *[""] * 3)
    assert kinds.TAKE + 1 not in GAME.possible(state)
    assert GAME.why_not(state, kinds.TAKE + 1).rule == "T-2"
    play(state, "take candy 9")
    assert choices(state) == {"take candy 7", "take sand 4", "take sand 3"}


@pytest.mark.rule("T-2")
def test_both_of_two_equal_cards_can_be_taken_and_built_with_a_9_between_them() -> None:
    state = position("taking 0, spoken 4, bid 3 by 0", "candy-7 candy-7 candy-9 sand-0 plant-0", *[""] * 4)
    play(state, "take candy 7", "take candy 7", "take candy 9", "keep")
    assert kinds.PLACE + 1 not in GAME.possible(state)
    assert GAME.why_not(state, kinds.PLACE + 1).rule == "T-2"
    play(state, "place candy 7", "place candy 9", "place candy 7")
    assert tower(state, 0, "candy") == [7, 9, 7]


# --- Towers (T-3 … T-9) ----------------------------------------------------------------------------------------------


@pytest.mark.rule("T-3")
def test_a_card_goes_on_the_tower_of_its_own_suit_and_only_there() -> None:
    state = play(won(1, MIXED, "candy 9; sand 9"), "take candy 7", "keep", "place candy 7")
    assert GAME.as_json(state)["players"][0]["towers"] == {
        "candy": [9, 7], "spooky": [], "plant": [], "scrap": [], "sand": [9],
    }  # fmt: skip


@pytest.mark.rule("T-3")
def test_the_towers_of_the_other_players_do_not_matter() -> None:
    state = play(won(1, MIXED, "", "candy 0"), "take candy 7", "keep", "place candy 7")
    assert (tower(state, 0, "candy"), tower(state, 1, "candy")) == ([7], [0])


@pytest.mark.rule("T-4")
@pytest.mark.parametrize("value", range(VALUES))
def test_any_card_may_start_a_tower(value: int) -> None:
    state = play(won(1, f"candy-{value}"), f"take candy {value}", "keep", f"place candy {value}")
    assert tower(state, 0, "candy") == [value]


@pytest.mark.rule("T-4")
def test_a_tower_emptied_by_removal_may_be_started_again() -> None:
    state = play(won(1, "candy-15", "candy 3"), "take candy 15", "remove candy 3", "place candy 15")
    assert tower(state, 0, "candy") == [15]


def fitting(top: int) -> set[int]:
    return {value for value in range(VALUES) if rules.can_stack(top, value)}


@pytest.mark.rule("T-5")
@pytest.mark.parametrize("top", [1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 12, 13, 14, 15])
def test_a_card_must_be_lower_than_the_top_card_unless_it_is_a_9(top: int) -> None:
    assert fitting(top) == set(range(top)) | {9}


@pytest.mark.rule("T-5")
def test_an_equal_card_does_not_fit() -> None:
    state = position("bidding 0, spoken 0", "candy-7", "candy 10 7", *[""] * 3)
    assert choices(state) == {"bid 0", "bid 1"}  # with the 7 removed
    play(state, "bid 1", "take candy 7")
    assert refusal(state, "keep") == "T-20"
    assert choices(state) == {"remove candy 7"}


@pytest.mark.rule("T-5")
def test_a_card_that_is_not_lower_waits_for_one_that_carries_it() -> None:
    state = play(won(2, "candy-9 candy-7", "candy 5"), "take candy 7", "take candy 9", "keep")
    assert refusal(state, "place candy 7") == "T-5"
    assert tower(play(state, "place candy 9", "place candy 7"), 0, "candy") == [5, 9, 7]


@pytest.mark.rule("T-6")
def test_any_card_may_be_placed_on_an_8() -> None:
    assert fitting(8) == set(range(VALUES))
    state = play(won(1, "candy-15", "candy 9 8"), "take candy 15", "keep", "place candy 15")
    assert tower(state, 0, "candy") == [9, 8, 15]


@pytest.mark.rule("T-6")
def test_an_8_itself_needs_a_higher_card_below() -> None:
    state = opening("candy-8", "candy 7 5", "")
    assert refusal(state, "bid 1") == "T-14"


@pytest.mark.rule("T-7")
@pytest.mark.parametrize("top", [1, 3, 8, 10, 15])
def test_a_9_may_be_placed_on_any_card_but_a_roof(top: int) -> None:
    state = play(won(1, "candy-9", f"candy {top}"), "take candy 9", "keep", "place candy 9")
    assert tower(state, 0, "candy") == [top, 9]


@pytest.mark.rule("T-7")
def test_an_8_stands_on_a_9_and_a_9_on_an_8() -> None:
    up = play(won(1, "candy-8", "candy 4 9"), "take candy 8", "keep", "place candy 8")
    down = play(won(1, "candy-9", "candy 8"), "take candy 9", "keep", "place candy 9")
    assert (tower(up, 0, "candy"), tower(down, 0, "candy")) == ([4, 9, 8], [8, 9])


@pytest.mark.rule("T-7")
@pytest.mark.rule("T-8")
def test_nothing_goes_on_a_roof_not_even_a_9() -> None:
    assert fitting(0) == set()
    state = won(1, "candy-9 candy-3 candy-8 sand-2", "candy 7 0")
    assert choices(state) == {"take sand 2"}
    assert {refusal(state, words) for words in ("take candy 9", "take candy 3", "take candy 8")} == {"T-8"}


@pytest.mark.rule("T-8")
def test_a_second_roof_does_not_fit_either() -> None:
    state = opening("candy-0 candy-0 candy-9 candy-8", *[""] * 4)
    assert refusal(state, "bid 4") == "T-14"
    assert "bid 3" in choices(state)


@pytest.mark.rule("T-8")
def test_a_roof_cannot_be_removed() -> None:
    state = play(won(1, MIXED, "candy 3 0; sand 15"), "take sand 12")
    assert choices(state) == {"keep", "remove sand 15"}
    assert refusal(state, "remove candy 0") == "T-8"


@pytest.mark.rule("T-9")
@pytest.mark.parametrize("seats", SEATS)
def test_a_placed_card_never_moves_but_for_the_top_card_in_a_removal(seats: int) -> None:
    for before, action, after in random_game(seats):
        old, new = np.asarray(before.players), np.asarray(after.players)
        grown = new["height"] - old["height"]
        up, down = kinds.PLACE <= action < kinds.DECISIONS, kinds.REMOVE <= action < kinds.PLACE
        assert sorted(grown.flat, key=abs)[:-1] == [0] * (grown.size - 1)
        assert grown.sum() == up - down
        for place in np.ndindex(grown.shape):
            stays = min(old["height"][place], new["height"][place])
            assert (old["cards"][place][:stays] == new["cards"][place][:stays]).all()


# --- Setup (T-10) ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("T-10")
@pytest.mark.parametrize("seats", SEATS)
def test_every_player_is_equally_likely_to_start(seats: int) -> None:
    state = GAME.start(seats)
    weights = GAME.chance_weights(state)
    assert GAME.to_move(state) == CHANCE
    assert weights[kinds.START : kinds.START + seats].tolist() == [1] * seats
    assert weights.sum() == seats


@pytest.mark.rule("T-10")
def test_the_player_whom_chance_names_opens_the_first_auction() -> None:
    state = play(GAME.start(3), "start 2", *(f"draw candy {value}" for value in range(5)))
    assert GAME.to_move(state) == 2
    assert refusal(GAME.start(3), "start 3") == "T-10"


# --- The display (T-11) ----------------------------------------------------------------------------------------------


@pytest.mark.rule("T-11")
def test_five_cards_are_turned_up_before_the_auction() -> None:
    state = play(GAME.start(2), "start 0")
    for value in range(5):
        assert GAME.to_move(state) == CHANCE
        play(state, f"draw sand {value}")
    assert GAME.to_move(state) == 0
    assert [(card["suit"], card["value"]) for card in GAME.as_json(state)["display"]] == [
        ("sand", value) for value in range(5)
    ]
    assert GAME.as_json(state)["pile"]["cards"] == 75


@pytest.mark.rule("T-11")
def test_every_card_of_the_pile_is_equally_likely_and_no_other_can_come() -> None:
    state = play(GAME.start(4), "start 0", "draw candy 7", "draw candy 9")
    weights = GAME.chance_weights(state)[kinds.DRAW :].reshape(5, VALUES)
    assert weights[0].tolist() == [2, 1, 2, 1, 1, 2, 1, 1, 1, 0, 2, 1, 2, 1, 1, 1]
    assert weights[1].tolist() == [2, 1, 2, 1, 1, 2, 1, 2, 1, 1, 2, 1, 2, 1, 1, 1]
    assert refusal(state, "draw candy 9") == "T-11"


# --- The auction (T-12 … T-15) ---------------------------------------------------------------------------------------


@pytest.mark.rule("T-12")
def test_the_starting_player_names_a_number_and_may_not_pass() -> None:
    state = opening(MIXED, "", "", "")
    assert choices(state) == {f"bid {cards}" for cards in range(6)}
    assert refusal(state, "pass") == "T-12"


@pytest.mark.rule("T-12")
def test_the_others_bid_higher_or_pass() -> None:
    state = play(opening(MIXED, "", "", ""), "bid 2")
    assert choices(state) == {"pass", "bid 3", "bid 4", "bid 5"}
    assert {refusal(state, words) for words in ("bid 0", "bid 1", "bid 2")} == {"T-12"}


@pytest.mark.rule("T-12")
def test_the_auction_goes_once_around_clockwise_and_the_highest_bid_wins() -> None:
    state = position("bidding 2, spoken 0", MIXED, "", "", "", starter=2)
    speakers = []
    for words in ("bid 1", "bid 3", "pass"):
        speakers.append(GAME.to_move(state))
        play(state, words)
    assert speakers == [2, 0, 1]
    assert GAME.to_move(state) == 0
    assert refusal(state, "bid 4") == "T-16"
    assert choices(state) == {"take candy 7", "take spooky 9", "take plant 0", "take scrap 3", "take sand 12"}


@pytest.mark.rule("T-12")
def test_one_bid_of_1_is_enough_if_all_others_pass() -> None:
    state = play(opening(MIXED, "", "", ""), "bid 1", "pass", "pass")
    assert (GAME.to_move(state), int(state.to_take)) == (0, 1)


@pytest.mark.rule("T-13")
def test_a_bid_for_the_whole_display_closes_the_auction_at_once() -> None:
    """Antek opens with 3, Bartek passes, Zuza bids 5; Sebastian does not get to speak."""
    antek, bartek, zuza = range(3)
    state = opening(MIXED, "", "", "", "")
    assert GAME.to_move(state) == antek
    assert GAME.to_move(play(state, "bid 3")) == bartek
    assert GAME.to_move(play(state, "pass")) == zuza
    assert GAME.to_move(play(state, "bid 5")) == zuza
    assert refusal(state, "pass") == "T-16"


@pytest.mark.rule("T-13")
def test_a_bid_for_a_whole_short_display_closes_the_auction_too() -> None:
    state = opening("candy-7 sand-3", "", "", passes=1, discards=all_but("candy-7", "sand-3"))
    play(state, "bid 2")
    assert (GAME.to_move(state), choices(state)) == (0, {"take candy 7", "take sand 3"})


@pytest.mark.rule("T-14")
def test_nobody_may_bid_more_than_they_can_build() -> None:
    state = play(opening("candy-7 candy-6 candy-3 sand-2 scrap-1", "", "candy 5 4; sand 1 0"), "bid 0")
    assert choices(state) == {"pass", "bid 1", "bid 2"}  # scrap 1 and candy 3; sand is roofed, 5 is no help to the 6
    assert {refusal(state, words) for words in ("bid 3", "bid 4", "bid 5")} == {"T-14"}


@pytest.mark.rule("T-14")
def test_every_player_is_judged_by_their_own_towers() -> None:
    display, roofs = "candy-7 spooky-7 plant-7 scrap-7 sand-7", "candy 0; spooky 0; plant 0; scrap 0; sand 0"
    state = opening(display, roofs, "")
    assert choices(state) == {"bid 0"}
    assert choices(play(state, "bid 0")) == {"pass", "bid 1", "bid 2", "bid 3", "bid 4", "bid 5"}


@pytest.mark.rule("T-14")
def test_a_bid_may_count_on_one_removal_but_not_on_two() -> None:
    state = opening("candy-7 sand-7", "candy 5; sand 5", "")
    assert choices(state) == {"bid 0", "bid 1"}
    assert refusal(state, "bid 2") == "T-14"


@pytest.mark.rule("T-15")
def test_if_nobody_bids_more_than_0_the_display_is_discarded_and_the_same_player_starts() -> None:
    state = position("bidding 1, spoken 0", MIXED, "candy 9", "sand 9", "", starter=1)
    play(state, "bid 0", "pass", "pass")
    assert discards(state) == ["candy-7", "spooky-9", "plant-0", "scrap-3", "sand-12"]
    assert (tower(state, 0, "candy"), tower(state, 1, "sand")) == ([9], [9])
    play(state, *(f"draw spooky {value}" for value in range(5)))
    assert GAME.to_move(state) == 1
    assert refusal(state, "pass") == "T-12"


@pytest.mark.rule("T-15")
def test_a_bid_of_0_can_be_outbid() -> None:
    state = play(opening(MIXED, "", "", ""), "bid 0", "pass", "bid 1")
    assert (GAME.to_move(state), int(state.to_take)) == (2, 1)


@pytest.mark.rule("T-15")
def test_in_the_last_round_a_winning_0_ends_the_game() -> None:
    state = opening("candy-7 sand-3", "", "", passes=1, discards=all_but("candy-7", "sand-3"))
    play(state, "bid 0", "pass")
    assert GAME.to_move(state) == OVER
    assert len(discards(state)) == 80


@pytest.mark.rule("T-15")
@pytest.mark.rule("T-22")
def test_a_winning_0_in_the_last_round_of_the_first_pass_keeps_the_starter() -> None:
    state = position("bidding 1, spoken 0", MIXED, "", "", starter=1, discards=all_but(*MIXED.split()))
    play(state, "bid 0", "pass", *(f"draw spooky {value}" for value in range(5)))
    assert GAME.to_move(state) == 1


# --- Take, remove, build (T-16 … T-20) -------------------------------------------------------------------------------


@pytest.mark.rule("T-16")
def test_the_winner_takes_freely_and_exactly_as_many_as_bid() -> None:
    state = won(2, MIXED)
    assert choices(state) == {"take candy 7", "take spooky 9", "take plant 0", "take scrap 3", "take sand 12"}
    assert refusal(state, "keep") == "T-16"
    play(state, "take plant 0")
    assert choices(state) == {"take candy 7", "take spooky 9", "take scrap 3", "take sand 12"}
    play(state, "take candy 7")
    assert refusal(state, "take sand 12") == "T-18"
    assert [card["taken"] for card in GAME.as_json(state)["display"]] == [True, False, True, False, False]


@pytest.mark.rule("T-17")
def test_what_is_not_taken_is_discarded_at_the_end_of_the_round() -> None:
    state = play(won(2, MIXED), "take plant 0", "take candy 7", "keep", "place candy 7")
    assert discards(state) == []
    play(state, "place plant 0")
    assert discards(state) == ["spooky-9", "scrap-3", "sand-12"]
    assert GAME.as_json(state)["display"] == []


@pytest.mark.rule("T-18")
def test_a_removal_is_allowed_whether_it_is_needed_or_not() -> None:
    state = play(won(1, MIXED, "plant 4; scrap 6 5"), "take candy 7")
    assert choices(state) == {"keep", "remove plant 4", "remove scrap 5"}
    play(state, "remove scrap 5", "place candy 7")
    assert (tower(state, 0, "scrap"), removed(state, 0), removed(state, 1)) == ([6], ["scrap-5"], [])
    assert "scrap-5" not in discards(state)


@pytest.mark.rule("T-18")
def test_the_removed_card_comes_off_ones_own_tower() -> None:
    state = play(won(1, MIXED, "plant 4", "sand 6"), "take candy 7")
    assert GAME.why_not(state, kinds.REMOVE + SUIT_NAMES.index("sand")).rule == "T-18"
    assert choices(state) == {"keep", "remove plant 4"}


@pytest.mark.rule("T-18")
def test_only_one_card_may_be_removed_in_a_round_and_only_before_placing() -> None:
    state = play(won(2, MIXED, "plant 4; scrap 6 5"), "take candy 7", "take spooky 9", "remove scrap 5")
    assert refusal(state, "remove plant 4") == "T-19"
    play(state, "place candy 7")
    assert refusal(state, "remove plant 4") == "T-19"
    assert choices(state) == {"place spooky 9"}


@pytest.mark.rule("T-18")
@pytest.mark.rule("T-19")
def test_zuza_removes_the_6_of_her_sand_tower_and_places_the_7() -> None:
    state = opening("candy-7 spooky-9 plant-0 scrap-3 sand-7", "sand 6", "")
    play(state, "bid 5", *(f"take {card}" for card in ("candy 7", "spooky 9", "plant 0", "scrap 3", "sand 7")))
    assert choices(state) == {"remove sand 6"}
    assert refusal(state, "keep") == "T-20"
    play(state, "remove sand 6", "place sand 7", "place candy 7", "place plant 0", "place scrap 3", "place spooky 9")
    assert (tower(state, 0, "sand"), removed(state, 0)) == ([7], ["sand-6"])
    assert discards(state) == []


@pytest.mark.rule("T-14")
@pytest.mark.rule("T-19")
def test_with_6_and_4_on_her_sand_tower_zuza_may_bid_4_at_most() -> None:
    state = opening("candy-7 spooky-9 plant-0 scrap-3 sand-7", "sand 6 4", "")
    assert choices(state) == {"bid 0", "bid 1", "bid 2", "bid 3", "bid 4"}
    assert refusal(state, "bid 5") == "T-14"
    play(state, "bid 4", "pass")
    assert refusal(state, "take sand 7") == "T-20"


@pytest.mark.rule("T-19")
def test_the_winner_places_all_the_taken_cards_in_any_order_that_fits() -> None:
    state = play(won(3, "candy-7 candy-5 sand-3"), "take sand 3", "take candy 5", "take candy 7", "keep")
    assert choices(state) == {"place candy 7", "place sand 3"}
    play(state, "place candy 7")
    assert choices(state) == {"place candy 5", "place sand 3"}
    play(state, "place sand 3", "place candy 5")
    assert (tower(state, 0, "candy"), tower(state, 0, "sand")) == ([7, 5], [3])
    assert GAME.to_move(state) == CHANCE


@pytest.mark.rule("T-19")
def test_a_9_and_an_8_let_a_whole_display_stand_on_a_low_tower() -> None:
    state = opening("candy-15 candy-8 candy-14 candy-9 candy-0", "candy 5 1", "")
    play(state, "bid 5", *(f"take candy {value}" for value in (0, 8, 9, 14, 15)), "keep")
    play(state, *(f"place candy {value}" for value in (9, 8, 15, 14, 0)))
    assert tower(state, 0, "candy") == [5, 1, 9, 8, 15, 14, 0]


@pytest.mark.rule("T-20")
def test_a_card_that_leaves_the_rest_of_the_bid_unbuildable_may_not_be_taken() -> None:
    """Nothing but 8 and then 12 is worth two cards; for one card the 12 is out of reach."""
    display, towers = "sand-8 sand-12 candy-3 plant-3 scrap-3", "sand 11 10; candy 0; plant 0; scrap 0"
    assert choices(won(2, display, towers)) == {"take sand 8", "take sand 12"}
    assert choices(won(1, display, towers)) == {"take sand 8"}
    assert refusal(won(1, display, towers), "take sand 12") == "T-20"


@pytest.mark.rule("T-20")
def test_only_a_removal_after_which_the_hand_can_be_built_is_legal() -> None:
    state = play(won(2, "candy-7 sand-12", "candy 5; sand 8; plant 4"), "take candy 7", "take sand 12")
    assert choices(state) == {"remove candy 5"}
    assert {refusal(state, words) for words in ("keep", "remove sand 8", "remove plant 4")} == {"T-20"}


@pytest.mark.rule("T-20")
def test_a_removal_that_would_spoil_the_hand_is_refused_even_if_nothing_is_stuck() -> None:
    state = play(won(1, "sand-12", "sand 9 8; plant 4"), "take sand 12")
    assert choices(state) == {"keep", "remove plant 4"}
    assert refusal(state, "remove sand 8") == "T-20"


@pytest.mark.rule("T-20")
def test_a_card_that_would_block_the_rest_of_the_hand_may_not_be_placed_yet() -> None:
    state = play(won(3, "candy-0 candy-8 candy-12", "candy 10"), *(f"take candy {value}" for value in (0, 8, 12)))
    play(state, "keep")
    assert refusal(state, "place candy 0") == "T-20"
    assert choices(state) == {"place candy 8"}
    assert tower(play(state, *(f"place candy {value}" for value in (8, 12, 0))), 0, "candy") == [10, 8, 12, 0]
