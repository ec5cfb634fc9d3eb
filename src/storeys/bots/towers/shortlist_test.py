"""The ways to move that a search of 5 Towers weighs: legal to the last step, whole, and none of them twice."""

from typing import Any

import numpy as np
import pytest

from storeys.bots.search.playouts import LONGEST_PLAN, MOST_PLANS, NO_STEP
from storeys.bots.towers.greedy import greedy
from storeys.bots.towers.shortlist import candidates, is_whole, weight
from storeys.games.kit import CHANCE, OVER, below, copy, desk_of, generator
from storeys.games.towers import GAME as TOWERS
from storeys.games.towers.state import BUILDING, REMOVING, TAKING, State

from .greedy_test import position


def ways(text: str) -> list[list[str]]:
    """What is weighed in a position, in words."""
    state = TOWERS.parse(text)
    found = []
    for plan in plans_in(state):
        trial, words = copy(state), []
        for action in plan:
            words.append(TOWERS.words(trial, action))
            TOWERS.apply_action(trial, action)
        found.append(words)
    return found


def plans_in(state: Any) -> list[tuple[int, ...]]:
    desk, plans = desk_of(TOWERS), np.full((MOST_PLANS, LONGEST_PLAN), NO_STEP, np.int32)
    desk[0] = state
    count = candidates(desk, TOWERS.to_move(state), plans)
    assert desk[0].tobytes() == state.tobytes()
    return [tuple(step for step in plan.tolist() if step != NO_STEP) for plan in plans[:count]]


@pytest.mark.parametrize("seats", TOWERS.seats)
def test_every_way_is_legal_to_the_end_and_none_comes_twice(seats: int) -> None:
    state, luck, asked = TOWERS.start(seats), generator(4), set()
    while (mover := TOWERS.to_move(state)) != OVER:
        if mover == CHANCE:
            action = TOWERS.chance_outcome(state, below(luck, TOWERS.chance_tickets(state)))
        else:
            found, legal = plans_in(state), TOWERS.legal(state)
            assert len(set(found)) == len(found)
            assert bool(found) == (state.phase in (TAKING, BUILDING))
            for plan in found:
                follow(state, plan)
            asked.add(int(state.phase))
            action = legal[below(luck, len(legal))]
        TOWERS.apply_action(state, action)
    assert {TAKING, REMOVING, BUILDING} <= asked


def follow(state: State, plan: tuple[int, ...]) -> None:
    trial = copy(state)
    for step in plan:
        assert step in TOWERS.legal(trial)
        TOWERS.apply_action(trial, step)
    assert TOWERS.to_move(state) != TOWERS.to_move(trial) or trial.phase == BUILDING


def test_the_greedy_take_and_its_removal_come_first() -> None:
    text = position(
        "taking 0, spoken 2, bid 2 by 0", "candy-7 candy-2 spooky-8 plant-1 sand-12", "candy 9 1; sand 3", ""
    )
    desk = desk_of(TOWERS)
    desk[0] = TOWERS.parse(text)
    for step in plans_in(desk[0])[0]:
        assert greedy(desk, 0, generator(1)) == step
        TOWERS.apply_action(desk[0], step)


def test_a_take_comes_with_each_removal_that_may_be_worth_it_and_in_one_order() -> None:
    text = position("taking 0, spoken 2, bid 1 by 0", "candy-7 candy-2 spooky-0 plant-0 sand-0", "candy 9 1", "")
    found = ways(text)
    assert ["take candy 7", "remove candy 1"] in found
    assert ["take candy 7", "keep"] not in found
    text = position("taking 0, spoken 2, bid 2 by 0", "candy-7 candy-2 spooky-13 plant-0 sand-0", "candy 9", "")
    assert ["take candy 7", "take spooky 13", "keep"] in ways(text)
    assert ["take spooky 13", "take candy 7", "keep"] not in ways(text)


def test_what_is_taken_already_stays_taken() -> None:
    text = position("taking 0, spoken 2, bid 2 by 0", "candy-7* candy-2 spooky-13 plant-0 sand-0", "candy 9", "")
    assert ["take spooky 13", "keep"] in ways(text)
    assert all(way[0] != "take candy 7" for way in ways(text))


def test_of_two_equal_cards_only_one_is_weighed() -> None:
    text = position("taking 0, spoken 4, bid 1 by 0", "candy-7 candy-7", "candy 9", "", "", "")
    assert [way for way in ways(text) if way[-1] == "keep"] == [["take candy 7", "keep"]]


def test_an_order_is_asked_for_only_where_it_makes_a_difference() -> None:
    hand = "candy-4* sand-9* sand-8*"
    assert ways(position("building 0, spoken 2, bid 3 by 0", hand, "", "")) == [["place sand 9"], ["place sand 8"]]
    hand = "candy-4* sand-9* plant-8*"
    assert ways(position("building 0, spoken 2, bid 3 by 0", hand, "", "")) == [["place candy 4"]]


def test_steps_that_follow_from_a_take_deserve_less_time() -> None:
    take = TOWERS.parse(position("taking 0, spoken 2, bid 2 by 0", "candy-7 sand-2", "", ""))
    rest = TOWERS.parse(position("taking 0, spoken 2, bid 2 by 0", "candy-7* sand-2", "", ""))
    place = TOWERS.parse(position("building 0, spoken 2, bid 2 by 0", "candy-7* sand-2*", "", ""))
    order = TOWERS.parse(position("building 0, spoken 2, bid 2 by 0", "sand-9* sand-8*", "", ""))
    assert 1 == weight(take) > weight(rest) >= weight(order) > weight(place) > 0


def test_a_bid_is_a_whole_move() -> None:
    assert is_whole(TOWERS.parse(position("taking 0, spoken 2, bid 2 by 0", "candy-7 sand-2", "", "")))
    assert not is_whole(TOWERS.parse(position("taking 0, spoken 2, bid 2 by 0", "candy-7* sand-2", "", "")))
    assert not is_whole(TOWERS.parse(position("bidding 0, spoken 0", "candy-7 sand-2", "", "")))
