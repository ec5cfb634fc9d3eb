"""Workers: what they touch, when they are trapped, and how they move (S-8, S-9, S-17 … S-19)."""

import pytest

from ..kit import copy
from . import GAME, frame, levels
from .cards import NAMES
from .kinds import SHIFT
from .lattice import X, Y, Z
from .rules_test import choices, play, position, refusal, slots
from .state import State

TERRACE = "floor-VH z@1,0,2 VH", "upright-LTV x@2,0,2 LTV"  # a floor on a leg, and a wall at its edge
# Two floors on the H, and on their outer edges two towers that do not touch.
TWINS = (
    "floor-VH z@1,0,2 VH",
    "floor-H-worker z@-1,0,2 H",
    "upright-LTV x@2,0,2 LTV",
    "upright-VH x@-2,0,2 VH",
    "universal-LRTB z@2,0,3 LRTB",
    "universal-D z@-2,0,3 D",
)
ROOF, DOORS = "floor-VH z@0,0,2 VH", ("base y@-1,1,1 BV by 1", "base y@1,1,1 BV by 1")
# A room on the crossbar that its last card closes, and a floor over it. The ground is two levels down from there.
ATTIC = (
    "universal-D z@0,0,2 E",
    "upright-LD y@0,-1,2 RE",
    "universal-LRT y@0,1,2 LRT",
    "deck-LH z@0,1,3 RH",
    "upright-LTV y@0,0,3 RTH",
    "floor-LR-worker z@0,0,4 LR",
    "universal-LB x@-1,0,3 LT",
    "upright-LB-worker x@1,0,3 RB",
    "upright-L y@0,1,4 B",
    "deck-VDE z@0,-1,3 HDE",
    "upright-LH y@0,-1,4 LH",
)
UP_THERE = "0,0,4 " * 5
EAST_ROOM = {"0,-1,2", "1,-1,2", "0,0,2", "1,0,2"}  # on the floor of the eastern leg


def moves(state: State, worker: int = 1) -> set[str]:
    """Where a worker may move with an action."""
    return choices(play(copy(state), f"worker {worker}"), "move")


def trapped(state: State, seat: int = 0) -> list[bool]:
    workers = GAME.as_json(state)["players"][seat]["workers"]
    return [worker["trapped"] for worker in workers if worker["where"] == "site"]


# --- What a worker touches (S-8) -------------------------------------------------------------------------------------


@pytest.mark.rule("S-8")
def test_a_worker_touches_the_floor_under_it_and_the_cards_at_its_sides() -> None:
    hands = ("upright-LRD deck-LV", "")
    on_floor = position(*TERRACE, hands=hands, workers=("0,-1,2", ""))
    assert slots(on_floor, "upright-LRD") == {"y@1,1,2", "y@1,-1,2", "y@2,1,2", "y@2,-1,2"}  # at the floor's edges
    assert refusal(on_floor, "card deck-LV") == "S-16 no-place-for-card"
    at_wall = position(*TERRACE, hands=hands, workers=("1,0,2", ""))
    assert slots(at_wall, "deck-LV") == {"z@2,0,3"}  # on the wall beside it


@pytest.mark.rule("S-8")
def test_a_card_overhead_is_not_touched() -> None:
    """A second floor on the wall, over the worker's head; its outer edge can be reached from above only."""
    roofed = (*TERRACE, "universal-LRTB z@2,0,3 LRTB")
    below = position(*roofed, hands=("upright-LRTB", ""), workers=("1,0,2", ""))
    above = position(*roofed, hands=("upright-LRTB", ""), workers=("2,0,3", ""))
    assert "x@3,0,3" in slots(above, "upright-LRTB")
    assert refusal(play(below, "card upright-LRTB"), "slot x@3,0,3") == "S-16 out-of-reach"


@pytest.mark.rule("S-8")
def test_any_number_of_workers_share_a_cell() -> None:
    state = position(*TERRACE, workers=("1,0,2 1,0,2 1,0,2", "1,0,2 0,0,2"), moment="acting 1, actions 3, idle 0")
    assert "1,0,2" in choices(play(state, "worker 2"), "shift")


# --- Open and trapped (S-9) ------------------------------------------------------------------------------------------


@pytest.mark.rule("S-9")
def test_the_last_of_three_cards_closes_a_bay_of_the_h() -> None:
    """Figures 11 and 12: a roof on the crossbar, and base cards on the front edges of both legs."""
    for cards in ((ROOF,), (ROOF, DOORS[0]), DOORS):
        assert trapped(position(*cards, workers=("0,0,0 0,-1,0", ""))) == [False, False]
    state = position(ROOF, *DOORS, workers=("0,0,0 0,-1,0", ""))
    assert trapped(state) == [True, False]
    assert refusal(state, "hire 0,0,0") == "S-9 cell-closed"
    assert refusal(state, "worker 1") == "S-9 worker-trapped"
    assert choices(state, "worker") == {"2"}


@pytest.mark.rule("S-9")
@pytest.mark.rule("S-16")
def test_the_card_that_traps_a_worker_can_be_built_by_it() -> None:
    state = position(ROOF, DOORS[0], workers=("0,0,0", ""))
    play(state, "card base", "slot y@1,1,1", "turn BV")
    assert trapped(state) == [True]
    assert choices(state, "card") == set()


@pytest.mark.rule("S-9")
@pytest.mark.parametrize(("lid", "is_open"), [("floor-LR", False), ("universal-D", False), ("deck-VDE", True)])
def test_a_deck_does_not_close_a_room_and_a_floor_does(lid: str, is_open: bool) -> None:
    """Four walls around a floor, and a lid."""
    state = position()
    room = [("floor-VH", Z, 0, 5, 3), ("upright-VH", X, 1, 5, 4), ("upright-LD", X, -1, 5, 4)]
    room += [("upright-LR", Y, 0, 6, 4), ("upright-LB", Y, 0, 4, 4), (lid, Z, 0, 5, 5)]
    for name, normal, x, y, z in room:
        frame.add_card(state.site, normal, x, y, z, NAMES.index(name), 0, 0)
    levels.update_levels(state.site, False)
    cells = {cell["cell"]: cell["open"] for cell in GAME.as_json(state)["cells"]}
    assert cells["0,5,3"] is is_open


# --- Moving (S-18) ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-18")
def test_a_worker_moves_along_its_level_or_one_level_up_or_down() -> None:
    """Figure 9."""
    state = position(*TWINS[:3], TWINS[4], workers=("1,0,0 1,0,2 2,0,3", ""))
    ground = choices(state, "hire")
    west, top = {"-2,-1,2", "-1,-1,2", "-2,0,2", "-1,0,2"}, {"1,-1,3", "2,-1,3", "1,0,3", "2,0,3"}
    assert moves(state, 1) == ground - {"1,0,0"} | EAST_ROOM | west
    assert moves(state, 2) == ground | west | top
    assert moves(state, 3) == EAST_ROOM | west


@pytest.mark.rule("S-18")
def test_a_move_ends_on_another_card_and_a_shift_on_the_same() -> None:
    state = play(position(*TERRACE, workers=("1,0,2", "")), "worker 1")
    assert choices(state, "shift") == EAST_ROOM - {"1,0,2"}
    assert refusal(state, "move 0,0,2") == "S-18 same-card"
    assert refusal(state, "move 1,0,2") == "S-18 stands-there"
    assert refusal(state, "shift 1,0,2") == "S-18 stands-there"


@pytest.mark.rule("S-18")
def test_every_worker_is_shifted_for_nothing_and_once_before_each_action() -> None:
    state = position(*TERRACE, workers=("1,0,2 1,0,2", ""))
    play(state, "worker 1", "shift 0,0,2", "worker 2", "shift 0,-1,2")
    assert int(state.actions) == 3
    assert refusal(play(copy(state), "worker 1"), "shift 1,0,2") == "S-18 already-shifted"
    play(state, "hire 0,0,0", "worker 1", "shift 1,0,2")
    assert (int(state.actions), GAME.as_json(state)["players"][0]["workers"][0]["cell"]) == (2, "1,0,2")


@pytest.mark.rule("S-18")
def test_on_the_ground_nobody_is_shifted() -> None:
    state = play(position(workers=("1,0,0", "")), "worker 1")
    assert choices(state, "shift") == set()
    assert GAME.why_not(state, SHIFT).message == "skyscrapers-why-on-the-ground"
    assert refusal(state, "move 1,0,0") == "S-18 stands-there"


@pytest.mark.rule("S-18")
def test_a_shift_can_bring_another_card_within_reach() -> None:
    state = position(*TERRACE, hands=("deck-LV", ""), workers=("0,0,2", ""))
    assert "deck-LV" not in choices(state, "card")
    assert "deck-LV" in choices(play(state, "worker 1", "shift 1,0,2"), "card")


# --- Levels and towers (S-19) ----------------------------------------------------------------------------------------


@pytest.mark.rule("S-19")
def test_from_level_1_both_towers_can_be_climbed_and_from_one_the_other_is_two_actions_away() -> None:
    """Figure 10C."""
    state = position(*TWINS, workers=("1,0,2 2,0,3", ""))
    east, west = {"1,-1,3", "2,-1,3", "1,0,3", "2,0,3"}, {"-3,-1,3", "-2,-1,3", "-3,0,3", "-2,0,3"}
    assert east | west <= moves(state, 1)
    assert moves(state, 2) & west == set()
    assert refusal(play(copy(state), "worker 2"), "move -2,0,3") == "S-19 not-one-step"
    play(state, "worker 2", "move 0,0,2", "worker 2", "move -2,0,3")


@pytest.mark.rule("S-19")
def test_the_levels_of_a_position_are_told() -> None:
    assert GAME.as_json(position(*TWINS))["levels"] == [
        {"height": 2, "number": 1, "below": None, "cards": [3, 4], "open": True},
        {"height": 3, "number": 2, "below": 0, "cards": [7], "open": True},
        {"height": 3, "number": 2, "below": 0, "cards": [8], "open": True},
    ]


@pytest.mark.rule("S-19")
def test_towers_that_are_joined_have_one_level() -> None:
    """Walls along the northern edges of both towers' floors and between them, touching."""
    bridge = "upright-LRTB y@1,1,2 LRTB", "upright-LRD y@-1,1,2 LRD"
    state = position(*TWINS, *bridge, workers=("2,0,3", ""))
    assert "-2,0,3" in moves(state)
    assert [level["cards"] for level in GAME.as_json(state)["levels"]] == [[3, 4], [7, 8]]


@pytest.mark.rule("S-19")
def test_a_level_without_an_open_cell_can_be_neither_stopped_on_nor_passed() -> None:
    state = position(*ATTIC, workers=("0,0,4 1,0,0", ""))
    assert [level["open"] for level in GAME.as_json(state)["levels"]] == [False, True]
    assert moves(state, 1) == set()
    assert moves(state, 2) == choices(state, "hire") - {"1,0,0"}
    assert refusal(play(copy(state), "worker 1"), "move 1,0,0") == "S-19 level-closed"
    assert refusal(play(copy(state), "worker 2"), "move 0,0,4") == "S-19 level-closed"
    assert refusal(play(state, "worker 2"), "move 0,0,2") == "S-9 cell-closed"


@pytest.mark.rule("S-19")
def test_until_its_last_card_is_built_a_level_is_a_step_on_the_way() -> None:
    state = position(*ATTIC[:-1], workers=("0,0,4 1,0,0", ""))
    assert {worker: moves(state, worker) & {"0,-1,2", "-1,-1,2"} for worker in (1, 2)} == {
        worker: {"0,-1,2", "-1,-1,2"} for worker in (1, 2)
    }
    assert refusal(play(state, "worker 1"), "move 1,0,0") == "S-19 not-one-step"


@pytest.mark.rule("S-19")
def test_in_matches_of_version_1_a_closed_level_is_skipped() -> None:
    state = position(*ATTIC, workers=("0,0,4 1,0,0", ""), options=", edition 1")
    assert moves(state, 1) == choices(state, "hire")
    assert "0,0,4" in moves(state, 2)


# --- Forfeited actions (S-14) ----------------------------------------------------------------------------------------


@pytest.mark.rule("S-14")
@pytest.mark.rule("S-19")
def test_an_action_with_no_legal_choice_is_forfeited_but_workers_may_be_shifted_before_it() -> None:
    state = position(*ATTIC, workers=(UP_THERE, "1,0,0"), hands=("upright-V-worker deck-LV floor-VH", ""))
    assert choices(state) == {"forfeit", *(f"worker {number}" for number in range(1, 6))}
    play(state, "worker 2", "shift -1,0,4", "worker 3", "shift -1,0,4")
    assert choices(state) == {"forfeit", "worker 1", "worker 4", "worker 5"}
    assert refusal(state, "worker 2") == "S-19 worker-cannot-leave"
    play(state, "forfeit")
    assert (int(state.actions), int(state.idle), len(choices(state, "worker"))) == (2, 0, 5)
    play(state, "forfeit", "forfeit")
    assert (GAME.to_move(state), int(state.idle)) == (1, 1)


@pytest.mark.rule("S-14")
@pytest.mark.parametrize(
    ("workers", "hand"),
    [("0,0,4 " * 4, "floor-VH"), ("0,0,4 " * 4 + "1,0,0", "floor-VH"), ("0,-1,4 " * 5, "floor-VH")],
)
def test_who_can_hire_move_or_build_forfeits_nothing(workers: str, hand: str) -> None:
    assert refusal(position(*ATTIC, workers=(workers, ""), hands=(hand, "")), "forfeit") == "S-14 something-to-do"


# --- Beside the rivet (S-17) -----------------------------------------------------------------------------------------


def built_beside(*workers: str, seats: int = 2) -> State:
    """A wall has just been built on the northern edge of a floor; its rivet is at (1, 1, 2)."""
    state = position("floor-VH z@1,0,2 VH", hands=("upright-VH upright-LR", *[""] * (seats - 1)), workers=workers)
    return play(state, "card upright-VH", "slot y@1,1,2", "turn VH")


@pytest.mark.rule("S-17")
def test_the_active_player_says_where_workers_beside_the_new_rivet_go() -> None:
    state = built_beside("1,-1,2 1,0,2", "0,0,2 1,0,0")
    assert GAME.as_json(state)["asked"] == {"seat": 0, "worker": 2}
    assert choices(state) == {f"aside {cell}" for cell in EAST_ROOM}
    play(state, "aside 0,-1,2")
    assert (GAME.to_move(state), GAME.as_json(state)["asked"]) == (0, {"seat": 1, "worker": 1})
    play(state, "aside 0,0,2")
    assert (GAME.as_json(state)["phase"], int(state.actions)) == ("acting", 2)
    assert GAME.as_json(state)["players"][0]["workers"][1]["cell"] == "0,-1,2"


@pytest.mark.rule("S-17")
def test_nobody_else_is_asked_for() -> None:
    state = built_beside("1,-1,2", "1,-1,2 1,0,0 1,-1,0")
    assert GAME.as_json(state)["phase"] == "acting"


@pytest.mark.rule("S-17")
def test_a_card_overhead_has_its_rivet_beside_workers_too() -> None:
    site = "floor-VH z@1,0,2 VH", "upright-VH y@1,1,2 VH"
    state = position(*site, hands=("deck-LV upright-LR", ""), workers=("1,0,2 1,-1,2", ""))
    play(state, "card deck-LV", "slot z@1,1,3", "turn LV")
    assert GAME.as_json(state)["asked"] == {"seat": 0, "worker": 1}
    assert refusal(play(copy(state)), "hire 0,0,0") == "S-17 aside-first"


@pytest.mark.rule("S-17")
def test_a_worker_that_could_only_stay_is_not_asked_for() -> None:
    state = position("floor-VH z@1,0,2 VH", hands=("upright-VH upright-LR", ""), workers=("1,0,2", ""))
    state.site.open_floor = 1 << 3  # as if the other three quarters were closed
    play(state, "card upright-VH", "slot x@2,0,2", "turn VH")
    assert GAME.as_json(state)["phase"] == "acting"
