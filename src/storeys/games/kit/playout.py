"""The routines that play a game, written once for the interpreter, the CPU and the GPU.

Each function here makes a routine for one game: the game's rules are put into a closure, so that a compiler sees
fixed functions and fixed sizes. A routine is given all its working space, because a GPU kernel can allocate none.
`mark` makes a routine known to the compiler that will see it.
"""

from collections.abc import Callable
from typing import Any

import numpy as np

from .game import CHANCE, OVER, Game
from .generator import below

UNFINISHED = -1  # instead of the moves of a match between policies

Routine = Callable[..., Any]
Mark = Callable[[Routine], Routine]


def random_playout(game: Game, mark: Mark) -> Routine:
    """A routine that plays one match with uniformly random decisions and returns the number of its moves."""
    new_game, to_move, apply_action = game.new_game, game.to_move, game.apply_action
    legal_actions, chance_tickets, chance_outcome = game.legal_actions, game.chance_tickets, game.chance_outcome

    def playout(state: Any, seats: int, options: Any, choices: Any, generator: Any) -> int:
        new_game(state, seats, options)
        moves = 0
        mover = to_move(state)
        while mover != OVER:
            if mover == CHANCE:
                action = chance_outcome(state, below(generator, chance_tickets(state)))
            else:
                action = int(choices[below(generator, legal_actions(state, choices))])
            apply_action(state, action)
            moves += 1
            mover = to_move(state)
        return moves

    return mark(playout)


def contest_playout(game: Game, policies: tuple[Routine, ...], mark: Mark) -> Routine:
    """A routine that plays one match between policies; policy number who[seat] decides for a seat.

    A policy is given a desk of records: the first is a concealed copy of the state, never the state itself, and the
    others are there to try things out on. The match is given up, with UNFINISHED for its moves, when a policy answers
    with an action that is not legal: there is no sense in what would follow.
    """
    new_game, to_move, apply_action, conceal = game.new_game, game.to_move, game.apply_action, game.conceal
    chance_tickets, chance_outcome = game.chance_tickets, game.chance_outcome
    decide, allowed = _one_of(policies, mark), _may_do(game, mark)

    def playout(states: Any, index: int, seats: int, options: Any, who: Any, desk: Any, generator: Any) -> int:
        new_game(states[index], seats, options)
        moves = 0
        mover = to_move(states[index])
        while mover != OVER:
            if mover == CHANCE:
                action = chance_outcome(states[index], below(generator, chance_tickets(states[index])))
            else:
                desk[0] = states[index]
                conceal(desk[0], mover)
                action = decide(who[mover], desk, mover, generator)
                if not allowed(states[index], action, desk[1:].view(np.int32)):
                    return UNFINISHED
            apply_action(states[index], action)
            moves += 1
            mover = to_move(states[index])
        return moves

    return mark(playout)


def _one_of(policies: tuple[Routine, ...], mark: Mark) -> Routine:
    """One function that calls policy number i: a chain, because compiled code cannot index a list of functions."""
    first = policies[0]
    if len(policies) == 1:

        def only(number: int, desk: Any, seat: int, generator: Any) -> int:
            return int(first(desk, seat, generator))

        return mark(only)
    others = _one_of(policies[1:], mark)

    def decide(number: int, desk: Any, seat: int, generator: Any) -> int:
        if number == 0:
            return int(first(desk, seat, generator))
        return int(others(number - 1, desk, seat, generator))

    return mark(decide)


def _may_do(game: Game, mark: Mark) -> Routine:
    """One function that says whether the seat to move may do something."""
    legal_actions = game.legal_actions

    def may_do(state: Any, action: int, choices: Any) -> bool:
        for index in range(legal_actions(state, choices)):
            if choices[index] == action:
                return True
        return False

    return mark(may_do)


def careful_step(game: Game, mark: Mark) -> Routine:
    """A routine that applies one action if it is legal, and says whether it was."""
    to_move, apply_action = game.to_move, game.apply_action
    chance_tickets, chance_outcome, chance_after = game.chance_tickets, game.chance_outcome, game.chance_after

    def can_happen(state: Any, action: int) -> bool:
        ticket, tickets = 0, chance_tickets(state)
        while ticket < tickets:
            if chance_outcome(state, ticket) == action:
                return True
            ticket = chance_after(state, ticket)
        return False

    possible, allowed = mark(can_happen), _may_do(game, mark)

    def step(state: Any, action: int, choices: Any) -> bool:
        mover = to_move(state)
        if mover == OVER:
            return False
        legal = possible(state, action) if mover == CHANCE else allowed(state, action, choices)
        if legal:
            apply_action(state, action)
        return bool(legal)

    return mark(step)
