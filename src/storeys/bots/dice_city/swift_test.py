"""The swift player of Dice City: it decides as the greedy one does, on a sketch."""

import numpy as np
import pytest

from storeys.bots.dice_city.greedy import greedy
from storeys.bots.dice_city.paper import paper_on
from storeys.bots.dice_city.purchases import stock_worth, wish
from storeys.bots.dice_city.sketch import covers, draw, packed, sketch_on
from storeys.bots.dice_city.sums import spent
from storeys.bots.dice_city.swift import swift
from storeys.bots.dice_city.worth import NOTHING, turns_left, weigh_uses
from storeys.games.dice_city import GAME as DICE_CITY
from storeys.games.dice_city.building import card_from
from storeys.games.dice_city.state import EMPTY, SOLO_ROUNDS, SOURCES, State
from storeys.games.dice_city.studies_test import position
from storeys.games.kit import CHANCE, OVER, Batch, below, desk_of, generator

SPENT = "dice - - - - -"
FINAL = "|rounds by 0"
LAST = SOLO_ROUNDS


def desk_with(state: State) -> Batch:
    desk = desk_of(DICE_CITY)
    desk[0] = state
    return desk


def choice(state: State) -> str:
    return DICE_CITY.words(state, int(swift(desk_with(state), DICE_CITY.to_move(state), generator(1))))


CITIES = [
    position("build 0", f"{SPENT}; stock 4/3/2", round=4),
    position("build 0", f"{SPENT}; stock 4/3/2; black 1-cathedral 2-manor", round=12),
    position("build 0", f"{SPENT}; stock 0/3/3; white 1-mint 2-quarry*", display="grand_statue cathedral - - - - - -"),
    position("build 0", f"{SPENT}; stock 4/4/4", "ships 20", round=LAST),
]


@pytest.mark.parametrize("state", CITIES)
def test_a_sketch_weighs_purchases_and_stocks_as_the_greedy_player_does(state: State) -> None:
    desk = desk_with(state)
    paper = paper_on(desk)
    paper.turns = turns_left(state)
    weigh_uses(state.players[0], paper)
    wish(state, state.players[0], paper)
    wishes, sites = list(paper.wishes), list(paper.sites)
    worths = [stock_worth(state, paper, *stock) for stock in ((0, 0, 0), (1, 2, 3), (4, 4, 4), (9, 0, 1))]
    sketch = sketch_on(desk)
    draw(state, 0, sketch)
    assert [spent(state, sketch, packed(*stock)) for stock in ((0, 0, 0), (1, 2, 3), (4, 4, 4), (9, 0, 1))] == worths
    for source in range(SOURCES):
        if card_from(state, source) != EMPTY:
            assert (sketch.wishes[source], sketch.sites[source]) == (wishes[source], sites[source])
        else:
            assert wishes[source] == NOTHING
            assert source not in sketch.wanted[: sketch.wants]


def test_a_stock_covers_a_cost_if_there_is_enough_of_every_resource() -> None:
    assert covers(packed(2, 1, 0), packed(2, 1, 0))
    assert not covers(packed(9, 0, 9), packed(0, 1, 0))
    assert not covers(packed(1, 9, 9), packed(2, 0, 0))


def test_it_uses_what_lasts_first_and_what_counts_the_stock_last() -> None:
    city = "white 1-quarry; yellow 1-festival_hall; black 2-mint"
    state = position("dice 0", f"dice 1 1 - - 2; {city}")
    assert choice(state) == "use black mint"
    assert choice(position("dice 0, mint 1", f"dice 1 1 - - -; {city}")) == "use white quarry"


def test_in_the_last_turn_it_moves_a_die_that_would_bring_nothing_to_a_manor() -> None:
    city = "yellow 2-manor; white 1-catapult*"
    state = position("dice 0", f"dice 1 1 - - -; {city}", round=LAST, header=FINAL)
    assert choice(state) == "move white yellow 2"


def test_pass_tokens_supply_what_is_missing_in_the_last_turn() -> None:
    state = position("dice 0", f"{SPENT}; passes 2; stock 4/3/4", round=LAST, header=FINAL)
    assert choice(state) == "supply stone"
    assert choice(position("dice 0, strength 4", f"{SPENT}; passes 2", round=LAST, header=FINAL)) == "muster"


def test_it_fights_and_robs_as_the_greedy_player_does() -> None:
    rival = "red 1-cathedral 2-cathedral 3-great_wall* 4-manor 5-manor 6-festival_hall"
    for state in (
        position("attack 0, strength 5", SPENT),
        position("attack 0, strength 6", SPENT, rival),
        position("attack 0, strength 2", SPENT, "stock 0/1/0"),
    ):
        greedily = DICE_CITY.words(state, int(greedy(desk_with(state), 0, generator(1))))
        assert choice(state).split()[0] == greedily.split()[0]


def test_it_does_not_read_what_was_left_on_its_desk() -> None:
    for state in (*CITIES, position("dice 0", "dice 1 2 3 4 5; white 1-barracks 2-church; passes 2", "", round=5)):
        choices = set()
        for left_over in (0, 0x5A):
            desk = desk_of(DICE_CITY)
            desk.view(np.uint8)[:] = left_over
            desk[0] = state
            choices.add(int(swift(desk, 0, generator(1))))
        assert len(choices) == 1


@pytest.mark.parametrize("seats", [1, 3])
def test_whatever_it_does_is_legal(seats: int) -> None:
    state, luck = DICE_CITY.start(seats), generator(5, seats)
    while (mover := DICE_CITY.to_move(state)) != OVER:
        if mover == CHANCE:
            action = DICE_CITY.chance_outcome(state, below(luck, DICE_CITY.chance_tickets(state)))
        else:
            desk = desk_with(state)
            DICE_CITY.conceal(desk[0], mover)
            action = int(swift(desk, mover, luck))
            assert action in DICE_CITY.legal(state)
        DICE_CITY.apply_action(state, action)
