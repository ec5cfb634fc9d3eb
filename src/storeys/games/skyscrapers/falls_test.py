"""Hands (S-26 … S-31), with events that are fed by hand: falls, put-backs, loose and broken rivets, and a collapse."""

import pytest

from ..kit import CHANCE, copy
from . import GAME
from .ending_test import how_it_ended, lines, without_base_slots
from .kinds import SETTLED
from .rules_test import choices, play, position, ranks, refusal, scores
from .state import State

STEADY = ", hands steady"
FLOOR = "floor-VH z@1,0,2 VH"


def shaky(*workers: str, hands: tuple[str, ...] = ("upright-VH upright-LR", "floor-LR"), moment: str = "") -> State:
    """A floor on a leg, steady hands, and workers on it."""
    moment = moment or "acting 0, actions 3, idle 0"
    return position(FLOOR, hands=hands, workers=workers, options=STEADY, moment=moment)


def places(state: State, seat: int) -> list[str]:
    return [worker["cell"] or worker["where"] for worker in GAME.as_json(state)["players"][seat]["workers"]]


# --- Events (S-26, S-27) ---------------------------------------------------------------------------------------------


@pytest.mark.rule("S-26")
@pytest.mark.parametrize(("hands", "physical"), [("calm", False), ("steady", True), ("trembling", True), ("own", True)])
def test_only_calm_hands_spoil_nothing(hands: str, physical: bool) -> None:
    options = "" if hands == "calm" else f", hands {hands}"
    state = play(position(options=options), "hire 0,0,0")
    assert (GAME.to_move(state) == CHANCE) == physical
    assert GAME.as_json(state)["hands"] == hands


@pytest.mark.rule("S-27")
@pytest.mark.parametrize(
    "moves",
    [
        ("hire 0,0,0",),
        ("worker 1", "move 0,0,0"),
        ("worker 1", "shift 0,0,2"),
        ("card upright-VH", "slot y@1,-1,2", "turn VH"),
    ],
)
def test_after_everything_a_hand_carries_the_site_settles(moves: tuple[str, ...]) -> None:
    state = play(shaky("1,0,2", ""), *moves)
    assert (GAME.to_move(state), GAME.as_json(state)["phase"]) == (CHANCE, "settling")
    assert refusal(state, "hire 0,0,0") == "S-27 settle-first"
    play(state, "settled")
    assert GAME.as_json(state)["phase"] == "acting"


@pytest.mark.rule("S-27")
def test_picking_up_a_worker_and_choosing_a_card_carry_nothing_yet() -> None:
    assert GAME.to_move(play(shaky("1,0,2", ""), "worker 1")) == 0
    assert GAME.to_move(play(shaky("1,0,2", ""), "card upright-VH", "slot y@1,-1,2")) == 0


@pytest.mark.rule("S-27")
def test_a_broken_rivet_has_no_effect_on_the_rules() -> None:
    state = play(shaky("1,0,2", ""), "hire 0,0,0")
    assert choices(state, "broke") == {"1", "2", "3"}  # the crossbar has no rivet
    assert refusal(state, "broke 0") == "S-27 no-rivet"
    whole = play(copy(state), "settled")
    play(state, "broke 3")
    assert refusal(state, "broke 3") == "S-27 rivet-already-broken"
    play(state, "settled")
    assert GAME.legal(state) == GAME.legal(whole)
    assert [card["rivet"] for card in GAME.as_json(state)["cards"]] == [None, "firm", "firm", "broken"]


# --- Falls (S-28) ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-28")
def test_only_workers_on_floors_who_are_not_trapped_can_fall() -> None:
    state = play(shaky("1,0,2 1,0,0", "0,0,2"), "hire 0,0,0")
    assert choices(state, "fell") == {"0 1", "1 1"}
    assert refusal(state, "fell 0 2") == "S-28 cannot-fall"
    roofed = position(
        "floor-VH z@0,0,2 VH",
        "base y@-1,1,1 BV by 1",
        "base y@1,1,1 BV by 1",
        workers=("0,0,0", "0,0,2"),
        options=STEADY,
    )
    assert choices(play(roofed, "hire 1,0,0"), "fell") == {"1 1"}


@pytest.mark.rule("S-28")
def test_the_culprit_loses_5_points_for_each_and_takes_the_own_ones_back() -> None:
    state = play(shaky("1,0,2 0,0,2", "0,0,2"), "worker 2", "move 0,0,0", "fell 0 1", "fell 1 1", "settled")
    assert lines(state, 0) == {"falls": -10}
    assert lines(state, 1) == {}
    assert places(state, 0)[:2] == ["reserve", "0,0,0"]
    assert (GAME.to_move(state), GAME.as_json(state)["asked"]) == (1, {"seat": 1, "worker": 1})


@pytest.mark.rule("S-28")
def test_the_others_put_theirs_back_on_any_open_cell_of_a_floor_or_of_the_ground_beside_base_cards() -> None:
    state = play(shaky("1,0,2", "0,0,2"), "hire 0,0,0", "fell 1 1", "settled")
    ground = {f"{x},{y},0" for x in (-2, -1, 0, 1) for y in (-1, 0)}
    assert choices(state, "return") == ground | {"0,-1,2", "1,-1,2", "0,0,2", "1,0,2"}
    play(state, "return 1,-1,2")
    assert places(state, 1)[0] == "1,-1,2"
    assert (GAME.to_move(state), int(state.actions)) == (0, 2)  # no event in between


@pytest.mark.rule("S-28")
def test_owners_put_back_clockwise_from_the_culprit_and_lower_numbers_first() -> None:
    text = f"""
        seats 4, starter 0, hands steady
        acting 2, actions 3, idle 0
        {FLOOR} by 0
        0: workers 1,0,2 - - - -
        1: workers 1,0,2 1,0,2 - - -
        2: workers 0,0,2 - - - -; girders 12
        3: workers 0,0,2 - - - -
    """
    state = GAME.parse(text)
    play(state, "hire 0,0,0", "fell 1 2", "fell 0 1", "fell 3 1", "fell 1 1", "settled")
    order = []
    while GAME.as_json(state)["phase"] == "returning":
        asked = GAME.as_json(state)["asked"]
        assert GAME.to_move(state) == asked["seat"]
        order.append((asked["seat"], asked["worker"]))
        play(state, "return 0,0,0")
    assert order == [(3, 1), (0, 1), (1, 1), (1, 2)]
    assert GAME.to_move(state) == 2


@pytest.mark.rule("S-28")
def test_a_fallen_worker_of_a_player_who_is_out_is_gone() -> None:
    text = f"""
        seats 3, starter 0, hands steady
        acting 0, actions 3, idle 0
        {FLOOR} by 0
        0: workers 1,0,2 - - - -
        1: workers 0,0,2 - - - -; out
        2:
    """
    state = play(GAME.parse(text), "hire 0,0,0", "fell 1 1", "settled")
    assert places(state, 1)[0] == "gone"
    assert lines(state, 0) == {"falls": -5}
    assert GAME.to_move(state) == 0


@pytest.mark.rule("S-28")
def test_putting_back_comes_before_players_step_aside_and_a_fallen_worker_does_not() -> None:
    """The rivet of the new wall is beside one worker of each player."""
    state = shaky("1,-1,2 1,0,2", "0,0,2 1,-1,2")
    play(state, "card upright-VH", "slot y@1,1,2", "turn VH", "fell 1 1", "settled")
    assert GAME.as_json(state)["phase"] == "returning"
    play(state, "return 0,0,2")  # beside the rivet again, but of its own will
    assert GAME.as_json(state)["asked"] == {"seat": 0, "worker": 2}
    play(state, "aside 1,0,2")  # it stays, and nothing has to settle
    assert GAME.as_json(state)["phase"] == "acting"


@pytest.mark.rule("S-17")
@pytest.mark.rule("S-28")
def test_a_step_aside_to_another_cell_is_carried_by_the_hand() -> None:
    state = shaky("1,-1,2 1,0,2", "0,0,2")
    play(state, "card upright-VH", "slot y@1,1,2", "turn VH", "settled", "aside 0,-1,2")
    assert GAME.as_json(state)["phase"] == "settling"
    play(state, "fell 0 2", "settled")
    assert GAME.as_json(state)["asked"] == {"seat": 1, "worker": 1}
    assert places(state, 0)[1] == "reserve"


# --- Out by falls (S-29) ---------------------------------------------------------------------------------------------


@pytest.mark.rule("S-29")
@pytest.mark.parametrize(("lowest", "falls", "out"), [(-15, 2, False), (-15, 3, True), (-10, 2, True), (-10, 1, False)])
def test_who_is_pushed_to_the_lowest_space_is_out(lowest: int, falls: int, out: bool) -> None:
    options = STEADY + ("" if lowest == -15 else f", lowest {lowest}")
    state = position(FLOOR, hands=("", "", "floor-LR"), workers=("1,0,2", "1,0,2 1,0,2 0,0,2", ""), options=options)
    play(state, "hire 0,0,0", *(f"fell 1 {number + 1}" for number in range(falls)), "settled")
    assert GAME.as_json(state)["players"][0]["out"] is out
    assert GAME.to_move(state) == 1
    play(state, *["return 0,0,0"] * falls)
    assert GAME.to_move(state) == (1 if out else 0)


@pytest.mark.rule("S-29")
def test_points_keep_a_player_above_the_lowest_space() -> None:
    text = f"""
        seats 3, starter 0, hands steady
        acting 0, actions 3, idle 0
        {FLOOR} by 0
        0: workers 1,0,2 - - - -; girders 1
        1: workers 1,0,2 1,0,2 1,0,2 - -
        2:
    """
    state = play(GAME.parse(text), "hire 0,0,0", "fell 1 1", "fell 1 2", "fell 1 3", "settled")
    assert not GAME.as_json(state)["players"][0]["out"]
    assert scores(state)[0] == -14


@pytest.mark.rule("S-22")
@pytest.mark.rule("S-29")
def test_of_two_players_the_other_has_won_when_the_fallen_are_put_back() -> None:
    state = play(shaky("1,0,2", "1,0,2 1,0,2 1,0,2"), "hire 0,0,0", "fell 1 1", "fell 1 2", "fell 1 3", "settled")
    assert (GAME.to_move(state), GAME.as_json(state)["players"][0]["out"]) == (1, True)
    play(state, *["return 0,0,0"] * 3)
    assert how_it_ended(state) == "last-left"
    assert ranks(state) == [2, 1]


@pytest.mark.rule("S-22")
def test_in_matches_of_version_1_nobody_was_put_back_any_more() -> None:
    options = STEADY + ", edition 1"
    state = position(FLOOR, hands=("floor-LR", ""), workers=("1,0,2", "1,0,2 1,0,2 1,0,2"), options=options)
    play(state, "hire 0,0,0", "fell 1 1", "fell 1 2", "fell 1 3", "settled")
    assert how_it_ended(state) == "last-left"


# --- Collapse (S-30) -------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-30")
def test_a_collapse_ends_the_game_and_its_player_is_out() -> None:
    hands = ("floor-LR", "floor-LRTB floor-LRT", "deck-VDE")
    state = position(FLOOR, hands=hands, workers=("1,0,2", "1,0,2", "1,0,2"), options=STEADY)
    play(state, "hire 0,0,0", "fell 1 1", "collapse")
    assert how_it_ended(state) == "collapsed"
    responsible = {"falls": -5, "out-collapse": 0}
    assert [lines(state, seat) for seat in (0, 1, 2)] == [responsible, {"cards-left": -4}, {"cards-left": -3}]
    assert ranks(state) == [3, 2, 1]  # and nobody gets the 5 points of the highest level


@pytest.mark.rule("S-30")
def test_in_a_collapse_every_card_costs_base_cards_without_a_slot_too() -> None:
    state = position(FLOOR, hands=("floor-LR", "", "deck-VDE"), workers=("1,0,2", "", ""), options=STEADY)
    play(without_base_slots(state), "hire 0,0,0", "collapse")
    assert [lines(state, seat) for seat in (1, 2)] == [{"cards-left": -2}, {"cards-left": -3}]


@pytest.mark.rule("S-30")
def test_base_cards_alone_cannot_collapse() -> None:
    state = play(position(options=STEADY), "hire 0,0,0")
    assert refusal(state, "collapse") == "S-30 nothing-to-collapse"


@pytest.mark.rule("S-23")
@pytest.mark.rule("S-27")
def test_the_site_settles_and_workers_are_put_back_before_an_empty_hand_ends_the_game() -> None:
    bases = "base y@1,1,1 BV", "base y@-1,1,1 BV", FLOOR
    state = position(*bases, hands=("upright-VH", "floor-LR"), workers=("1,0,2", "0,0,2"), options=STEADY)
    play(state, "card upright-VH", "slot y@1,-1,2", "turn VH", "fell 1 1", "settled")
    assert GAME.as_json(state)["phase"] == "returning"
    assert how_it_ended(play(state, "return 1,0,2")) == "emptied"
    assert lines(state, 0)["falls"] == -5
    collapsed = position(*bases, hands=("upright-VH", "floor-LR"), workers=("1,0,2", "0,0,2"), options=STEADY)
    play(collapsed, "card upright-VH", "slot y@1,-1,2", "turn VH", "collapse")
    assert how_it_ended(collapsed) == "collapsed"
    assert ranks(collapsed) == [2, 1]


# --- Brace (S-31) ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-31")
def test_the_building_is_held_during_one_action_and_the_shifts_before_it() -> None:
    state = play(shaky("1,0,2", ""), "brace")
    assert int(state.actions) == 3
    assert refusal(state, "brace") == "S-31 already-braced"
    play(state, "worker 1", "shift 0,0,2", "settled", "hire 0,0,0")
    assert GAME.as_json(state)["braced"]
    play(state, "settled")
    assert not GAME.as_json(state)["braced"]
    assert "brace" in choices(state)


@pytest.mark.rule("S-31")
def test_calm_hands_need_not_brace() -> None:
    assert refusal(position(), "brace") == "S-31 nothing-to-brace"


# --- Rivets that are pressed home (S-31) -----------------------------------------------------------------------------

WALL = "card upright-VH", "slot y@1,-1,2", "turn VH"


def rivet(state: State, card: int = 4) -> str:
    word: str = GAME.as_json(state)["cards"][card]["rivet"]
    return word


def moment(state: State) -> tuple[str, int, int]:
    return GAME.as_json(state)["phase"], GAME.to_move(state), int(state.actions)


@pytest.mark.rule("S-31")
def test_a_loose_rivet_is_pressed_home_before_the_next_action_in_an_episode_of_its_own() -> None:
    state = shaky("1,0,2", "0,0,2")
    assert refusal(play(copy(state), "hire 0,0,0"), "loose") == "S-31 no-new-rivet"
    play(state, *WALL, "loose")
    assert (rivet(state), moment(state)) == ("loose", ("settling", CHANCE, 2))
    play(state, "settled")
    assert (rivet(state), moment(state), choices(state)) == ("loose", ("pressing", CHANCE, 2), {"pressed"})
    assert refusal(state, "hire 0,0,0") == "S-31 press-first"
    play(state, "pressed")
    assert (rivet(state), moment(state)) == ("firm", ("settling", CHANCE, 2))
    assert refusal(state, "loose") == "S-31 no-new-rivet"
    play(state, "fell 1 1", "settled", "return 0,0,2")
    assert (lines(state, 0)["falls"], moment(state)) == (-5, ("acting", 0, 2))


@pytest.mark.rule("S-31")
def test_a_rivet_that_is_firm_or_broken_is_not_pressed() -> None:
    assert moment(play(shaky("1,0,2", ""), *WALL, "settled")) == ("acting", 0, 2)
    assert moment(play(shaky("1,0,2", ""), *WALL, "loose", "broke 4", "settled")) == ("acting", 0, 2)


@pytest.mark.rule("S-31")
def test_after_the_last_action_it_is_pressed_at_the_end_of_the_turn() -> None:
    state = shaky("1,0,2", "", moment="acting 0, actions 1, idle 0")
    play(state, *WALL, "loose", "settled")
    assert moment(state) == ("pressing", CHANCE, 0)
    assert moment(play(state, "pressed", "settled")) == ("acting", 1, 3)


@pytest.mark.rule("S-17")
@pytest.mark.rule("S-31")
def test_workers_step_aside_before_the_rivet_is_pressed() -> None:
    state = play(shaky("1,-1,2 0,0,2", ""), *WALL, "loose", "settled")
    assert moment(state) == ("aside", 0, 2)
    assert moment(play(copy(state), "aside 1,-1,2")) == ("pressing", CHANCE, 2)
    play(state, "aside 1,0,2")
    assert moment(state) == ("settling", CHANCE, 2)
    assert moment(play(state, "settled")) == ("pressing", CHANCE, 2)


@pytest.mark.rule("S-23")
@pytest.mark.rule("S-31")
def test_an_empty_hand_ends_the_game_at_once_but_a_round_that_is_played_out_waits_for_the_rivet() -> None:
    bases = "base y@1,1,1 BV", "base y@-1,1,1 BV", FLOOR
    for option, phase in (("", "ended"), (", play out the round", "pressing")):
        state = position(*bases, hands=("upright-VH", "floor-LR"), workers=("1,0,2", ""), options=STEADY + option)
        assert GAME.as_json(play(state, *WALL, "loose", "settled"))["phase"] == phase
    assert moment(play(state, "pressed", "settled")) == ("acting", 1, 3)


@pytest.mark.rule("S-22")
@pytest.mark.rule("S-31")
def test_who_goes_out_by_a_card_still_presses_its_rivet() -> None:
    inside = "0,0,0 0,0,0 0,0,0 -1,0,0 -1,0,0"
    cards = "floor-VH z@0,0,2 VH", "base y@-1,1,1 BV by 1"
    hands = ("floor-LR", "", "")
    state = position(*cards, hands=hands, workers=(inside, "1,0,0", "0,0,2"), options=STEADY)
    play(state, "card base", "slot y@1,1,1", "turn BV", "loose", "settled")
    assert (GAME.as_json(state)["players"][0]["out"], moment(state)) == (True, ("pressing", CHANCE, 0))
    play(state, "pressed", "fell 2 1", "settled")
    assert moment(state) == ("returning", 2, 0)
    assert moment(play(state, "return 1,0,0")) == ("acting", 1, 3)


@pytest.mark.rule("S-30")
@pytest.mark.rule("S-31")
def test_pressing_can_bring_the_building_down() -> None:
    state = play(shaky("1,0,2", ""), *WALL, "loose", "settled", "pressed", "collapse")
    assert (how_it_ended(state), ranks(state)) == ("collapsed", [2, 1])


@pytest.mark.rule("S-31")
def test_in_matches_of_version_1_a_rivet_is_loose_until_somebody_braces() -> None:
    hands, options = ("upright-VH upright-LR", "floor-LR"), STEADY + ", edition 1"
    state = position(FLOOR, hands=hands, workers=("1,0,2", ""), options=options)
    play(state, *WALL, "loose", "settled")
    assert (rivet(state), moment(state)) == ("loose", ("acting", 0, 2))
    assert rivet(play(state, "brace")) == "firm"


# --- Workers that slide (S-27) ---------------------------------------------------------------------------------------


def lying(state: State, seat: int) -> list[bool]:
    return [worker["lying"] for worker in GAME.as_json(state)["players"][seat]["workers"]]


@pytest.mark.rule("S-27")
def test_a_worker_slides_to_another_open_cell_and_stays_there_without_a_penalty() -> None:
    state = play(shaky("1,0,2", "0,0,2"), "hire 0,0,0")
    assert choices(state, "slid") == {"0 1", "0 2", "1 1"}
    play(state, "slid 1 1")
    assert (moment(state), GAME.as_json(state)["asked"]) == (("sliding", CHANCE, 2), {"seat": 1, "worker": 1})
    ground = {f"{x},{y},0" for x in (-2, -1, 0, 1) for y in (-1, 0)}
    assert choices(state, "rest") == choices(state, "lie") == ground | {"0,-1,2", "1,-1,2", "1,0,2"}
    assert refusal(state, "settled") == "S-27 rest-first"
    assert refusal(state, "rest 0,0,2") == "S-27 stands-there"
    play(state, "rest 1,0,2")
    assert refusal(state, "slid 1 1") == "S-27 cannot-slide"
    assert refusal(state, "fell 1 1") == "S-28 cannot-fall"
    play(state, "settled")
    assert (places(state, 1)[0], lying(state, 1)[0], moment(state)) == ("1,0,2", False, ("acting", 0, 2))
    assert (lines(state, 0), lines(state, 1)) == ({}, {})


@pytest.mark.rule("S-27")
def test_a_worker_lies_until_it_is_carried_somewhere_else() -> None:
    state = play(shaky("1,0,2 1,0,2", "0,0,2"), "hire 0,0,0", "slid 0 1", "lie 1,-1,2", "settled")
    assert lying(state, 0) == [True, False, False, False, False]
    assert "upright-VH" in choices(state, "card")  # it touches what it touches
    assert lying(play(copy(state), "worker 1", "shift 0,-1,2"), 0)[0] is False
    assert lying(play(copy(state), "worker 1", "move 1,0,0"), 0)[0] is False
    assert lying(play(copy(state), "worker 2", "move 1,0,0", "fell 0 1"), 0)[0] is False
    again = play(copy(state), "hire 0,0,0", "slid 0 1", "rest 1,0,2")
    assert lying(again, 0)[0] is False
    assert GAME.parse(GAME.show(state)).lying == 1


@pytest.mark.rule("S-27")
def test_each_worker_slides_once_and_the_next_hand_may_make_it_slide_again() -> None:
    state = play(shaky("1,0,2", "0,0,2"), "hire 0,0,0", "slid 0 1", "rest 0,0,2", "slid 1 1", "lie 1,0,0")
    assert choices(state, "slid") == {"0 2"}
    assert choices(play(state, "settled", "hire 0,0,0"), "slid") == {"0 1", "0 2", "0 3", "1 1"}


@pytest.mark.rule("S-27")
def test_who_is_trapped_does_not_slide() -> None:
    doors = "base y@-1,1,1 BV by 1", "base y@1,1,1 BV by 1"
    roofed = position("floor-VH z@0,0,2 VH", *doors, workers=("0,0,0", "0,0,2"), options=STEADY)
    assert choices(play(roofed, "hire 1,0,0"), "slid") == {"0 2", "1 1"}


@pytest.mark.rule("S-17")
@pytest.mark.rule("S-27")
def test_who_slides_away_from_the_new_rivet_is_not_beside_it_and_who_slides_to_it_is() -> None:
    state = shaky("1,-1,2 0,0,2", "1,0,2")
    play(state, *WALL, "slid 0 1", "rest 1,0,2", "slid 1 1", "lie 1,-1,2", "settled")
    assert GAME.as_json(state)["asked"] == {"seat": 1, "worker": 1}
    stays = play(copy(state), "aside 1,-1,2")
    assert (lying(stays, 1)[0], moment(stays)) == (True, ("acting", 0, 2))
    play(state, "aside 1,0,2")
    assert lying(state, 1)[0] is False
    play(state, "slid 0 1", "rest 0,-1,2", "settled")  # beside the rivet again, and not asked for any more
    assert moment(state) == ("acting", 0, 2)


@pytest.mark.rule("S-27")
def test_in_matches_of_version_1_nobody_slides() -> None:
    state = position(FLOOR, workers=("1,0,2", ""), options=STEADY + ", edition 1")
    assert refusal(play(state, "hire 0,0,0"), "slid 0 1") == "S-27 cannot-slide"
    assert GAME.chance_weights(state)[SETTLED] == 1024 - 1 - 3 - 1
