"""The greedy player of Skyscrapers: sensible decisions on positions written as text, and its strength."""

import numpy as np
import pytest
from numpy.typing import NDArray

from storeys.bots import make, policy_of
from storeys.bots.skyscrapers.danger import danger, saved_by_bracing
from storeys.bots.skyscrapers.outlook import MOST, POINT, outlook
from storeys.bots.skyscrapers.paper import Paper
from storeys.bots.skyscrapers.shortlist import NOTHING, TRIED, best_of, clear, note
from storeys.games.kit import Batch, generator
from storeys.games.kit.run import contest, results
from storeys.games.skyscrapers import GAME as SKYSCRAPERS
from storeys.games.skyscrapers.cards import CONSTRUCTION, NAMES, girder_bits
from storeys.games.skyscrapers.lattice import HIGH, LOW, ON_GROUND, STANDING
from storeys.games.skyscrapers.state import EMPTIED, State
from storeys.games.skyscrapers.workers_test import ATTIC as ATTIC_CARDS

# A floor on the eastern leg of the H, a wall at its edge, and a second floor on that.
STAIRS = ("floor-VH z@1,0,2 VH by 0", "upright-LTV x@2,0,2 LTV by 0", "universal-LRTB z@2,0,3 LRTB by 0")
ROOF, DOOR = "floor-VH z@0,0,2 VH by 1", "base y@-1,1,1 BV by 1"  # a second door would close this bay
ACTING = "acting 0, actions 3, idle 0"


def position(*cards: str, mine: str, other: str = "", moment: str = ACTING, options: str = "") -> State:
    """Two players, of whom the first is asked."""
    lines = ["seats 2, starter 0" + options, moment, *cards, f"0: {mine}", f"1: {other}"]
    state: State = SKYSCRAPERS.parse("\n".join(lines))
    return state


def choice(state: State) -> str:
    """What the greedy bot does, in words."""
    seat = SKYSCRAPERS.to_move(state)
    return SKYSCRAPERS.words(state, make("greedy", SKYSCRAPERS).choose(state, seat, 1.0, generator(1)))


def action(state: State) -> list[str]:
    """What the greedy bot does until an action is complete."""
    words, actions, seat = [], int(state.actions), SKYSCRAPERS.to_move(state)
    while state.actions == actions and SKYSCRAPERS.to_move(state) == seat:
        words.append(choice(state))
        SKYSCRAPERS.apply_action(state, SKYSCRAPERS.read(state, words[-1]))
    return words


# --- Short lists -----------------------------------------------------------------------------------------------------


def test_a_short_list_keeps_the_best_in_order_and_of_equal_ones_the_first() -> None:
    entries, worths = Paper.zero().builds, [(7 * number) % 20 for number in range(20)] * 2
    clear(entries)
    for number, worth in enumerate(worths):
        note(entries, worth, number, 0)
    listed = [(int(entry.worth), int(entry.what)) for entry in entries]
    assert (
        listed == sorted(((worth, number) for number, worth in enumerate(worths)), key=lambda e: (-e[0], e[1]))[:TRIED]
    )


def test_an_empty_short_list_has_no_best() -> None:
    entries = Paper.zero().walks
    clear(entries)
    assert best_of(entries).worth == NOTHING
    note(entries, -5, 3, 0)
    assert best_of(entries).what == 3


# --- What cards and positions are worth ------------------------------------------------------------------------------


def test_a_card_is_worth_the_girders_that_can_be_connected_and_its_worker() -> None:
    def most(name: str, in_class: int, girders: str) -> int:
        return int(MOST[NAMES.index(name), in_class, girder_bits(girders)])

    assert most("upright-LR", STANDING, "T") == 1
    assert most("upright-LR", STANDING, "TB") == 2
    assert most("upright-LTD-worker", STANDING, "LTD") == 4
    assert most("upright-LTD-worker", STANDING, "B") == 0  # the worker stands upright
    assert most("upright-LR", ON_GROUND, "LR") == most("upright-LR", HIGH, "LR") == 0
    assert most("deck-VDE", LOW, "VDE") == 0
    assert MOST[CONSTRUCTION, ON_GROUND, girder_bits("LRB")] == 1


def test_a_trapped_worker_of_ours_makes_a_position_worse_and_one_of_the_others_makes_it_better() -> None:
    def worth(mine: str, other: str) -> int:
        paper = Paper.zero()
        cards = ROOF, DOOR, "base y@1,1,1 BV by 1"
        return outlook(
            position(*cards, mine=f"hand floor-LR-worker; workers {mine}", other=f"workers {other}"), 0, 1, paper
        )

    free, inside = "1,0,0 - - - -", "0,0,0 - - - -"
    assert worth(inside, free) < worth(free, free) < worth(free, inside)


def test_a_point_is_a_point() -> None:
    paper = Paper.zero()
    worths = [outlook(position(mine=f"hand floor-LR-worker; girders {points}"), 0, 1, paper) for points in (3, 4)]
    assert worths[1] - worths[0] == POINT


# --- Building --------------------------------------------------------------------------------------------------------


def test_it_begins_with_a_worker_that_touches_two_cards() -> None:
    assert choice(position(mine="hand upright-LR floor-VH deck-VDE")) in {
        f"hire {x},{y},0" for x in (-1, 0) for y in (-1, 0)
    }


def test_it_turns_a_card_so_that_most_girders_connect() -> None:
    mine = "hand upright-LRD floor-LRT; workers 2,0,3 - - - -"
    chosen = position(*STAIRS, mine=mine, moment="turning 0, actions 3, idle 0, card upright-LRD, slot x@3,0,3")
    points = {turning["girders"]: turning["points"] for turning in SKYSCRAPERS.as_json(chosen)["slots"][0]["turnings"]}
    assert points[choice(chosen).removeprefix("turn ")] == max(points.values())
    assert min(points.values()) < max(points.values())


def test_it_takes_the_slot_where_the_points_are_doubled() -> None:
    mine = "hand upright-LTD floor-LR-worker; workers 2,0,3 - - - -"
    assert action(position(*STAIRS, mine=mine))[:2] in (
        ["card upright-LTD", f"slot {slot}"] for slot in ("x@3,0,3", "y@2,1,3", "y@2,-1,3")
    )


def test_it_does_not_lock_itself_in() -> None:
    cards, mine = (ROOF, DOOR), "hand upright-LRTB floor-LR-worker; workers 0,0,0 - - - -"
    state = position(*cards, mine=mine, moment="placing 0, actions 3, idle 0, card base")
    assert "slot y@1,1,1" in {SKYSCRAPERS.words(state, legal) for legal in SKYSCRAPERS.legal(state)}
    assert choice(state) != "slot y@1,1,1"


def test_it_builds_the_last_card_and_ends_the_game() -> None:
    bases = "base y@1,1,1 BV by 0", "base y@-1,1,1 BV by 0"
    state = position(*bases, mine="hand floor-LRT; workers 1,0,0 - - - -", other="hand floor-LR-worker")
    action(state)
    assert state.ending == EMPTIED


# --- Workers ---------------------------------------------------------------------------------------------------------


def test_it_climbs_when_nothing_can_be_built_from_the_ground() -> None:
    bases = "base y@1,1,1 BV by 0", "base y@-1,1,1 BV by 0"
    state = position(*STAIRS[:2], *bases, mine="hand deck-VDE; workers 1,0,0 - - - -")
    assert action(state) in (["worker 1", f"move {cell}"] for cell in ("1,0,2", "1,-1,2"))
    assert action(state)[:2] == ["card deck-VDE", "slot z@2,0,3"]


def test_it_shifts_on_its_floor_to_reach_a_slot() -> None:
    bases = "base y@1,1,1 BV by 0", "base y@-1,1,1 BV by 0"
    state = position(*STAIRS[:2], *bases, mine="hand deck-VDE; workers 0,-1,2 - - - -")
    assert action(state)[:1] == ["worker 1"]
    assert state.site.standing == 8


def test_workers_step_aside_to_where_they_reach_most_and_others_to_where_they_reach_least() -> None:
    floor = "floor-VH z@1,0,2 VH by 0", "upright-LTV x@2,0,2 LTV by 0", "upright-LTD y@1,-1,2 LTD by 0"
    asked = "aside 0, actions 2, idle 0, beside {}, built"
    mine, other = "hand deck-VDE; workers 1,-1,2 - - - -", "workers 1,-1,2 - - - -"
    own = position(*floor, mine=mine, moment=asked.format("0.1"))
    others = position(*floor, mine=mine, other=other, moment=asked.format("1.1"))
    assert choice(own) != "aside 0,0,2"  # a deck could lie on both walls
    assert choice(others) == "aside 0,0,2"  # away from both of them


# --- Nothing to do (S-14, S-19) --------------------------------------------------------------------------------------

# Five workers over a closed level, and nothing in hand that could be built from there.
STUCK = "hand upright-V-worker; workers 0,0,4 0,0,4 0,0,4 0,0,4 0,0,4"
ATTIC = tuple(f"{card} by 0" for card in ATTIC_CARDS)


def test_it_forfeits_an_action_when_nothing_can_be_done() -> None:
    assert choice(position(*ATTIC, mine=STUCK)) == "forfeit"


def test_a_worker_that_cannot_leave_its_card_is_shifted_once_it_is_picked_up() -> None:
    state = position(*ATTIC, mine=STUCK, moment="moving 0, actions 3, idle 0, worker 2")
    assert choice(state).startswith("shift ")


def test_a_hand_of_base_cards_that_others_left_without_a_slot_is_not_empty() -> None:
    state = position(mine="workers 1,0,0 - - - -", other="hand floor-LR")
    paper, before = Paper.zero(), outlook(state, 0, 1, Paper.zero())
    for slot in state.site.slots[:12]:
        slot.ways = 0
    assert outlook(state, 0, 1, paper) < before


# --- Hands that shake ------------------------------------------------------------------------------------------------


FLOOR, SHAKY = "floor-VH z@1,0,2 VH by 0", ", hands trembling"


def test_it_braces_where_somebody_could_fall_and_does_not_bother_where_nobody_could() -> None:
    mine = "hand upright-LR upright-LTD; workers 1,0,2 1,0,2 - - -"
    crowded = position(FLOOR, mine=mine, other="workers 1,0,2 1,-1,2 - - -", options=SHAKY)
    assert action(crowded)[0] == "brace"
    assert action(position(mine="hand floor-VH", options=SHAKY))[0].startswith("hire ")
    assert action(position(FLOOR, mine=mine, other="workers 1,0,2 1,-1,2 - - -"))[0] != "brace"


def test_a_braced_decision_is_carried_out_as_it_was_planned() -> None:
    mine = "hand upright-LR upright-LTD; workers 1,0,2 1,0,2 - - -"
    words = action(position(FLOOR, mine=mine, other="workers 1,0,2 1,-1,2 - - -", options=SHAKY))
    assert words.count("brace") == 1
    assert len(words) > 1


def after_a_wall(**hands: str) -> State:
    """Everybody stands beside the rivet of a new wall."""
    moment = "settling 0, actions 2, idle 0, carried 4, built, fresh" + hands.get("held", "")
    cards, mine = (FLOOR, "upright-LTV x@2,0,2 LTV by 0"), "workers 1,0,2 1,-1,2 - - -" + hands.get("points", "")
    return position(*cards, mine=mine, moment=moment, options=hands.get("options", SHAKY))


def test_danger_is_less_for_steady_hands_and_held_buildings_and_nothing_for_calm_hands() -> None:
    free, held = danger(after_a_wall(), 0), danger(after_a_wall(held=", braced"), 0)
    steady = danger(after_a_wall(options=", hands steady"), 0)
    assert 0 < held < free
    assert steady < free
    assert saved_by_bracing(after_a_wall(), 0) == free - held
    assert danger(position(FLOOR, mine="workers 1,0,2 - - - -"), 0) == 0


def test_the_fall_that_would_put_it_out_is_dreaded_most() -> None:
    rich, poor = after_a_wall(points="; girders 20"), after_a_wall(points="; girders 5; falls 3")
    assert danger(poor, 0) > 3 * danger(rich, 0)


def test_nobody_is_asked_to_step_aside_for_nothing_when_hands_shake() -> None:
    asked = "aside 0, actions 2, idle 0, beside 1.1, built"
    cards = FLOOR, "upright-LTV x@2,0,2 LTV by 0", "upright-LTD y@1,-1,2 LTD by 0"
    both = {"mine": "hand deck-VDE; workers 1,0,2 - - - -", "other": "workers 1,-1,2 - - - -", "moment": asked}
    assert choice(position(*cards, **both)) == "aside 0,0,2"
    assert choice(position(*cards, **both, options=SHAKY)) == "aside 1,-1,2"


def test_a_fallen_worker_comes_back_where_it_reaches_most() -> None:
    mine = "hand upright-LTD; workers fallen - - - -"
    state = position(
        *STAIRS, mine=mine, moment="returning 1, actions 2, idle 0, built", options=", hands steady", other="falls 1"
    )
    assert choice(state).endswith(",3")


# --- Strength and speed ----------------------------------------------------------------------------------------------


def played(who: NDArray[np.int32]) -> Batch:
    return contest(SKYSCRAPERS, [policy_of("greedy", SKYSCRAPERS), policy_of("random", SKYSCRAPERS)], who, 17).states


@pytest.mark.compiles
@pytest.mark.parametrize("seats", SKYSCRAPERS.seats)
def test_it_beats_random_players_in_nearly_all_matches(seats: int) -> None:
    who = np.ones((100, seats), np.int32)
    who[:, 0] = 0
    ranks = results(SKYSCRAPERS, played(who), seats).ranks
    assert (ranks[:, 0] == 1).mean() >= 0.95


@pytest.mark.compiles
@pytest.mark.parametrize("seats", SKYSCRAPERS.seats)
def test_nearly_all_matches_end_by_an_emptied_hand(seats: int) -> None:
    states = played(np.zeros((100, seats), np.int32))
    assert (states["ending"] == EMPTIED).mean() >= 0.9
