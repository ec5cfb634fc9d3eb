"""Whole moves of Skyscrapers that deserve a search: legal to their end, the best first, and the view left as it is."""

import numpy as np
import pytest

from storeys.bots.search import knowledge_of
from storeys.bots.search.playouts import LONGEST_PLAN, MOST_PLANS, NO_STEP
from storeys.bots.skyscrapers.greedy_test import DOOR, FLOOR, ROOF, SHAKY, STAIRS, position
from storeys.bots.skyscrapers.paper import EACH, LISTED, Paper
from storeys.bots.skyscrapers.shortlist import NOTHING
from storeys.bots.skyscrapers.ways import Way, clear_ways, insert, pour
from storeys.bots.skyscrapers.whole import is_whole, weight
from storeys.games.kit import copy, desk_of
from storeys.games.skyscrapers import GAME as SKYSCRAPERS
from storeys.games.skyscrapers.state import State

KNOWLEDGE = knowledge_of(SKYSCRAPERS)


def listed(state: State) -> list[tuple[int, ...]]:
    """The whole moves of the seat to move."""
    desk, plans = desk_of(SKYSCRAPERS), np.full((MOST_PLANS, LONGEST_PLAN), NO_STEP, np.int32)
    desk[0] = state
    count = KNOWLEDGE.candidates(desk, SKYSCRAPERS.to_move(state), plans)
    assert desk[0] == np.array(state), "the view was changed"
    return [tuple(step for step in plan.tolist() if step != NO_STEP) for plan in plans[:count]]


def in_words(state: State) -> list[list[str]]:
    """The same in words; every step has to be legal."""
    moves = []
    for plan in listed(state):
        after, words = copy(state), list[str]()
        for action in plan:
            assert action in SKYSCRAPERS.legal(after)
            words.append(SKYSCRAPERS.words(after, action))
            SKYSCRAPERS.apply_action(after, action)
        moves.append(words)
    return moves


# --- Lists -----------------------------------------------------------------------------------------------------------


def test_a_list_keeps_the_best_in_order_and_of_equal_ones_the_first() -> None:
    ways = Paper.zero().of_one
    clear_ways(ways)
    for number, worth in enumerate([3, 9, 9, 1, 5, 7]):
        insert(ways, worth, number, -1, -1)
    assert [(int(way.worth), int(way.first)) for way in ways] == [(9, 1), (9, 2), (7, 5), (5, 4)]


def written(way: Way) -> tuple[int, ...]:
    return int(way.worth), int(way.first), int(way.second), int(way.third)


def test_lists_are_poured_into_one() -> None:
    paper = Paper.zero()
    for ways in (paper.of_one, paper.whole_builds, paper.ways):
        clear_ways(ways)
    insert(paper.of_one, 4, 1, 2, 3)
    insert(paper.whole_builds, 6, 4, 5, 6)
    pour(paper.of_one, paper.ways)
    pour(paper.whole_builds, paper.ways)
    assert [written(way) for way in paper.ways[:2]] == [(6, 4, 5, 6), (4, 1, 2, 3)]
    assert paper.ways[2].worth == NOTHING


# --- Moves -----------------------------------------------------------------------------------------------------------


def test_builds_are_whole_and_so_are_walks_and_the_best_build_comes_first() -> None:
    moves = in_words(position(*STAIRS, mine="hand upright-LTD floor-LR-worker; workers 2,0,3 1,0,0 - - -"))
    assert [word.split()[0] for word in moves[0]] == ["card", "slot", "turn"]
    assert moves[0][0] == "card upright-LTD"  # doubled
    walks = [move for move in moves if move[0].startswith("worker")]
    assert all(move[1].startswith(("move ", "shift ")) for move in walks)
    assert any(move[0].startswith("hire ") for move in moves)
    assert len(moves) <= LISTED
    assert len({tuple(move) for move in moves}) == len(moves)


def test_one_card_does_not_fill_the_list() -> None:
    moves = in_words(position(*STAIRS, mine="hand upright-LRTB upright-L upright-LD; workers 2,0,3 1,0,2 - - -"))
    cards = [move[0] for move in moves if move[0].startswith("card")]
    assert len(set(cards)) > 1
    assert max(cards.count(card) for card in set(cards)) <= EACH


def test_a_free_shift_is_a_move_of_its_own() -> None:
    bases = "base y@1,1,1 BV by 0", "base y@-1,1,1 BV by 0"
    moves = in_words(position(*STAIRS[:2], *bases, mine="hand deck-VDE; workers 0,-1,2 - - - -"))
    assert [move for move in moves if move[0] == "worker 1" and move[1].startswith("shift ")]


def test_what_is_left_of_a_move_has_a_list_of_its_own() -> None:
    mine = "hand upright-LRD floor-LRT; workers 2,0,3 - - - -"
    placing = in_words(position(*STAIRS, mine=mine, moment="placing 0, actions 3, idle 0, card upright-LRD"))
    assert {len(move) for move in placing} == {2}
    turning = position(*STAIRS, mine=mine, moment="turning 0, actions 3, idle 0, card upright-LRD, slot x@3,0,3")
    assert {move[0] for move in in_words(turning)} == {
        SKYSCRAPERS.words(turning, action) for action in SKYSCRAPERS.legal(turning)
    }
    moving = position(*STAIRS, mine=mine, moment="moving 0, actions 3, idle 0, worker 1")
    assert all(move[0].startswith(("move ", "shift ")) for move in in_words(moving))


def test_a_card_that_locks_its_own_worker_in_comes_late() -> None:
    mine = "hand upright-LRTB floor-LR-worker; workers 0,0,0 - - - -"
    state = position(ROOF, DOOR, mine=mine, moment="placing 0, actions 3, idle 0, card base")
    assert in_words(state)[0][0] != "slot y@1,1,1"


def test_a_fallen_worker_has_few_cells_worth_a_search() -> None:
    state = position(
        *STAIRS,
        mine="hand upright-LTD; workers fallen - - - -",
        moment="returning 1, actions 2, idle 0, built",
        options=", hands steady",
        other="falls 1",
    )
    assert in_words(state)[0][0].endswith(",3")


def test_the_building_is_held_first_where_hands_shake_and_somebody_could_fall() -> None:
    mine = "hand upright-LR upright-LTD; workers 1,0,2 1,0,2 - - -"
    shaky = position(FLOOR, mine=mine, other="workers 1,0,2 1,-1,2 - - -", options=SHAKY)
    assert in_words(shaky)[0][0] == "brace"
    held = position(FLOOR, mine=mine, other="workers 1,0,2 1,-1,2 - - -", options=SHAKY, moment=HELD)
    assert all("brace" not in move for move in in_words(held))


HELD = "acting 0, actions 3, idle 0, braced"


def test_promises_are_told_beside_the_first() -> None:
    desk, plans = desk_of(SKYSCRAPERS), np.full((MOST_PLANS, LONGEST_PLAN), NO_STEP, np.int32)
    desk[0] = position(*STAIRS, mine="hand upright-LTD floor-LR-worker; workers 2,0,3 - - - -")
    promises = np.zeros(MOST_PLANS, np.int32)
    count = KNOWLEDGE.candidates(desk, 0, plans)
    KNOWLEDGE.promise(desk, count, promises)
    assert promises[0] == 0
    assert list(promises[:count]) == sorted(promises[:count], reverse=True)
    assert promises[count - 1] < 0


# --- Steps -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("moment", "whole"),
    [("acting 0, actions 3, idle 0", True), ("placing 0, actions 3, idle 0, card base", False), (HELD, False)],
)
def test_a_move_is_whole_when_the_next_action_comes(moment: str, whole: bool) -> None:
    shaky = SHAKY if "braced" in moment else ""
    assert is_whole(position(mine="hand floor-LR; workers 1,0,0 - - - -", moment=moment, options=shaky)) == whole


def test_most_of_the_time_is_for_what_is_done_at_all() -> None:
    acting = position(mine="hand floor-LR; workers 1,0,0 - - - -")
    placing = position(mine="hand floor-LR; workers 1,0,0 - - - -", moment="placing 0, actions 3, idle 0, card base")
    assert weight(acting) > 2 * weight(placing) > 0
