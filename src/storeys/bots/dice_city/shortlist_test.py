"""What a search of Dice City weighs: the swift player's choice first, and few of a kind."""

import numpy as np
import pytest

from storeys.bots.dice_city.shortlist import candidates, last_gap, promise
from storeys.bots.dice_city.sketch import LISTED
from storeys.bots.dice_city.swift import swift
from storeys.bots.search.playouts import LONGEST_PLAN, MOST_PLANS, NO_STEP
from storeys.games.dice_city import GAME as DICE_CITY
from storeys.games.dice_city.state import PLACES, State
from storeys.games.dice_city.studies_test import position
from storeys.games.kit import CHANCE, OVER, below, copy, desk_of, generator

SPENT = "dice - - - - -"


def listed(state: State) -> tuple[list[int], list[int]]:
    """The first steps of all candidates, and what they promise."""
    plans, promises = np.full((MOST_PLANS, LONGEST_PLAN), NO_STEP, np.int32), np.zeros(MOST_PLANS, np.int32)
    desk = desk_of(DICE_CITY)
    desk[0] = state
    count = candidates(desk, DICE_CITY.to_move(state), plans)
    promise(desk, count, promises)
    assert (plans[:, 1:] == NO_STEP).all()
    assert (plans[count:] == NO_STEP).all()
    return plans[:count, 0].tolist(), promises[:count].tolist()


def words(state: State) -> list[str]:
    return [DICE_CITY.words(state, action) for action in listed(state)[0]]


def test_dice_that_only_bring_something_stand_for_each_other() -> None:
    uses = [text for text in words(position("dice 0", "dice 1 1 1 1 1")) if text.startswith("use")]
    assert len(uses) == 1


def test_a_card_is_offered_on_two_rows_and_only_once_if_it_lies_there_twice() -> None:
    display = "manor manor - - - - - -"
    state = position("build 0", f"{SPENT}; stock 1/2/0", "", display=display, round=6)
    builds = [text for text in words(state) if text.startswith("build manor")]
    assert len(builds) == 2
    assert len({text.split()[3] for text in builds}) == 2


def test_ships_and_keeping_everything_are_weighed_too() -> None:
    offered = words(position("build 0", f"{SPENT}; stock 3/3/3", "", round=6))
    assert {"trade 5", "trade 10"} <= set(offered)
    assert "finish build" in words(position("build 0", f"{SPENT}; stock 1/1/0", "", round=6))


def test_what_seems_far_worse_than_the_best_is_left_out() -> None:
    state = position("build 0", f"{SPENT}; stock 4/4/4", "", round=12)
    assert "finish build" not in words(state)


def test_pass_tokens_may_be_spent_before_the_last_die_is() -> None:
    offered = words(position("dice 0", "dice 1 - - - -; passes 2; stock 1/2/2", "", round=6))
    assert any(text.startswith("supply") for text in offered)


def test_the_gap_that_the_second_full_row_lacks_is_offered_whatever_else_a_place_brings() -> None:
    full = "white 1-mine 2-quarry 3-church 4-mint 5-manor 6-barracks"
    nearly = "blue 1-mine 2-quarry 3-church 4-mint 5-manor"
    state = position("build 0", f"{SPENT}; stock 1/2/0; {full}; {nearly}", "", display=f"manor{' -' * 7}", round=6)
    assert "build manor 1 blue 6" in words(state)
    assert last_gap(position("build 0", f"{SPENT}; {nearly}", "").players[0]) == PLACES


def test_late_in_a_match_others_may_be_made_to_roll_again() -> None:
    late = position("dice 0", "dice 1 - - - -; passes 2", "", round=14, header="|declared by 0")
    assert {"disrupt white", "disrupt black"} <= set(words(late))
    assert not [text for text in words(position("dice 0", "dice 1 - - - -; passes 2", "")) if "disrupt" in text]


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_the_first_is_what_the_swift_player_does_and_all_are_legal(seats: int) -> None:
    state, luck = DICE_CITY.start(seats), generator(6, seats)
    for _ in range(200):
        mover = DICE_CITY.to_move(state)
        if mover == OVER:
            break
        if mover == CHANCE:
            action = DICE_CITY.chance_outcome(state, below(luck, DICE_CITY.chance_tickets(state)))
        else:
            desk, view = desk_of(DICE_CITY), copy(state)
            DICE_CITY.conceal(view, mover)
            desk[0] = view
            action = int(swift(desk, mover, luck))
            actions, promises = listed(view)
            if actions:
                assert action == actions[0] or promises[actions.index(action)] == 0
                assert len(set(actions)) == len(actions) <= LISTED
                assert set(actions) <= set(DICE_CITY.legal(state))
                assert promises[0] == 0 == max(promises)
        DICE_CITY.apply_action(state, action)
