"""Bots where they would never have come by themselves: in matches in which one move in three is random.

    NUMBA_BOUNDSCHECK=1 python -m storeys.bots.strays blueprints

Every bot of a game decides in every position of such matches, in every setup of the battery, compiled; what it
answers must be legal, and now and then it is asked in the interpreter as well, with the same answer. Numba reads its
setting when it starts: with it, an index past the end of a table is an error, and without it a wrong number.
"""

import sys
from typing import Any, Literal

import numpy as np

from ..games import GAMES
from ..games.checks import Setup, setups
from ..games.checks.battery import usual_length
from ..games.kit import CHANCE, OVER, Batch, Game, Generator, below, generator, run
from . import policies_for, policy_of
from .policy import Policy

SEED = 9
ASTRAY = 3  # one move in so many is random
MOVES = 500  # about so many are made in each setup, and whole matches in any case
PLAIN = 17  # one decision in so many is made in the interpreter, too

Device = Literal["plain", "cpu"]


class StrayError(AssertionError):
    """A bot that cannot decide, or does not decide by the rules."""


def decisions(setup: Setup, policy: Policy, device: Device = "cpu") -> int:
    """Let a policy decide wherever matches stray to; how often it did. StrayError if it could not."""
    luck, decided = generator(SEED), 0
    for _ in range(1 + MOVES // usual_length(setup.game, setup.seats)):
        state = setup.game.start(setup.seats, setup.options)
        while _comes_to_a_seat(setup.game, state, luck):
            _move(setup, policy, device, state, luck, decided)
            decided += 1
    return decided


def _comes_to_a_seat(game: Game, state: Any, luck: Generator) -> bool:
    """Let chance move for as long as it is to move; whether somebody has to decide then."""
    while game.to_move(state) == CHANCE:
        game.apply_action(state, game.chance_outcome(state, below(luck, game.chance_tickets(state))))
    return game.to_move(state) != OVER


def _move(setup: Setup, policy: Policy, device: Device, state: Any, luck: Generator, number: int) -> None:
    """Ask the policy, and follow it or not."""
    game, seat = setup.game, setup.game.to_move(state)
    view = game.State.zeros(1)
    view[0] = state
    game.conceal(view[0], seat)
    answer, legal = _answer(setup, policy, view, seat, device, number), game.legal(view[0])
    _demand(answer in legal, setup, view[0], f"action {answer} is not legal")
    if number % PLAIN == 0:
        plain = _answer(setup, policy, view, seat, "plain", number)
        _demand(answer == plain, setup, view[0], f"compiled the answer is {answer}, in the interpreter {plain},")
    game.apply_action(state, legal[below(luck, len(legal))] if below(luck, ASTRAY) == 0 else answer)


def _answer(setup: Setup, policy: Policy, view: Batch, seat: int, device: Device, number: int) -> int:
    seats = np.array([seat], np.int32)
    try:
        return int(run.decide(setup.game, policy, view, seats, SEED, device=device, first=number)[0])
    except Exception as error:
        raise StrayError(f"{setup}: {error!r} in\n{setup.game.show(view[0])}") from error


def _demand(kept: bool, setup: Setup, view: Any, complaint: str) -> None:
    if not kept:
        raise StrayError(f"{setup}: {complaint} in\n{setup.game.show(view)}")


def main(names: list[str]) -> None:
    for game in [GAMES[name] for name in names]:
        for bot in policies_for(game):
            decided = sum(decisions(setup, policy_of(bot, game)) for setup in setups(game))
            print(f"{game.name}: the bot {bot} decided {decided} times")


if __name__ == "__main__":
    main(sys.argv[1:] or list(GAMES))
