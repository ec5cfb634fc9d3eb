"""The greedy player of 5 Towers in a hurry: the same rounds as step by step, from positions that matches stray to."""

from typing import Any

import pytest

from storeys.bots.search.knowledge import NEVER
from storeys.bots.towers.greedy import greedy
from storeys.bots.towers.paper import paper_on
from storeys.bots.towers.swift import deal, finish_round, play_round, rush
from storeys.games.kit import CHANCE, OVER, Generator, below, copy, desk_of, generator
from storeys.games.towers import GAME as TOWERS
from storeys.games.towers.state import DEALING

ASTRAY = 4  # one move in so many is random
SEATS = pytest.mark.parametrize("seats", TOWERS.seats)


def step(state: Any, luck: Generator, whims: Generator | None = None) -> None:
    """One move: of chance, or of a greedy player, or now and then of a whim."""
    if TOWERS.to_move(state) == CHANCE:
        TOWERS.apply_action(state, TOWERS.chance_outcome(state, below(luck, TOWERS.chance_tickets(state))))
        return
    desk, legal = desk_of(TOWERS), TOWERS.legal(state)
    desk[0] = state
    astray = whims is not None and below(whims, ASTRAY) == 0
    action = legal[below(whims, len(legal))] if whims is not None and astray else greedy(desk, int(state.seat), luck)
    TOWERS.apply_action(state, action)


def fresh_rounds(seats: int, number: int) -> list[Any]:
    """All positions of a stray match in which a display is to be turned up."""
    state, luck, whims, found = TOWERS.start(seats), generator(number), generator(number + 1), list[Any]()
    while TOWERS.to_move(state) != OVER:
        if state.phase == DEALING and state.dealt == 0:
            found.append(copy(state))
        step(state, luck, whims)
    return found


def one_round(state: Any, luck: Generator) -> None:
    """Step by step until the next display is to be turned up."""
    step(state, luck)
    while TOWERS.to_move(state) != OVER and not (state.phase == DEALING and state.dealt == 0):
        step(state, luck)


@SEATS
def test_a_round_ends_as_it_does_step_by_step(seats: int) -> None:
    for number, position in enumerate(fresh_rounds(seats, 5)):
        slow, desk = copy(position), desk_of(TOWERS)
        desk[0] = position
        one_round(slow, generator(3, number))
        deal(desk[0], generator(3, number))
        play_round(desk[0], paper_on(desk))
        assert desk[0].tobytes() == slow.tobytes(), TOWERS.show(position)


@SEATS
def test_it_plays_to_the_end_with_the_same_luck(seats: int) -> None:
    slow, desk = copy(fresh_rounds(seats, 7)[-4]), desk_of(TOWERS)
    desk[0] = slow
    luck, same = generator(1), generator(1)
    while TOWERS.to_move(slow) != OVER:
        step(slow, luck)
    rush(desk, same, NEVER)
    assert TOWERS.to_move(desk[0]) == OVER
    assert desk[0].tobytes() == slow.tobytes()
    assert list(luck) == list(same)


@SEATS
def test_it_finishes_a_round_from_any_step_of_it(seats: int) -> None:
    for number, position in enumerate(steps_of_rounds(seats, 9)):
        slow, desk, luck = copy(position), desk_of(TOWERS), generator(3, number)
        desk[0] = position
        while TOWERS.to_move(slow) >= 0:
            step(slow, luck)
        finish_round(desk[0], paper_on(desk))
        assert desk[0].tobytes() == slow.tobytes(), TOWERS.show(position)


def steps_of_rounds(seats: int, number: int) -> list[Any]:
    """Positions of a stray match in which somebody has to decide."""
    state, luck, whims, found = TOWERS.start(seats), generator(number), generator(number + 1), list[Any]()
    while TOWERS.to_move(state) != OVER:
        if TOWERS.to_move(state) != CHANCE:
            found.append(copy(state))
        step(state, luck, whims)
    return found
