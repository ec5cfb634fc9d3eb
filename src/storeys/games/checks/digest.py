"""What a game comes to on one machine, in few letters, so that machines can be compared."""

import hashlib
import importlib
import sys
from functools import cache, lru_cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..kit import Batch, Game
from ..kit.run import Device, playouts, results, step
from .battery import WHOLE, Moment, Setup, moments, spread

SEED = 1
PLAYED = 6  # matches
TRIED = 8  # positions of a match in which actions are tried


class Sample(NamedTuple):
    """How much is compared: so many matches, and in each position about so many actions of those that are possible
    and of those that are not.
    """

    matches: int
    actions: int


EVERYTHING = Sample(PLAYED, sys.maxsize)
CLOSELY = EVERYTHING if WHOLE else Sample(3, 24)  # for the interpreter
A_LITTLE = Sample(2, 6)  # for the simulator, which takes a thousand times as long


class Digest(NamedTuple):
    """What became of each match, and of each action that was tried in each position."""

    matches: list[str]
    actions: list[dict[str, str]]


def digest(setup: Setup, device: Device, sample: Sample = EVERYTHING) -> Digest:
    played = playouts(setup.game, setup.seats, sample.matches, SEED, options=setup.options, device=device)
    ended = results(setup.game, played.states, setup.seats, device="cpu" if device == "cpu" else "plain")
    tried = try_actions(setup, device, sample)
    return Digest(
        [_letters(*match) for match in zip(*played, *ended, strict=True)],
        [_outcomes(tried, number) for number in range(TRIED)],
    )


def _letters(*arrays: Any) -> str:
    return hashlib.sha256(b"".join(array.tobytes() for array in arrays)).hexdigest()[:12]


@cache
def crossroads(setup: Setup) -> list[Moment]:
    """Some positions of a match, the first and the last among them."""
    match = list(moments(setup, SEED))
    return [match[(len(match) - 1) * index // (TRIED - 1)] for index in range(TRIED)]


# --- Trying actions --------------------------------------------------------------------------------------------------


class Tried(NamedTuple):
    """Actions that were tried at the crossroads, what became of the positions, and whether they were accepted."""

    positions: NDArray[np.int32]  # the number of each action's position
    actions: NDArray[np.int32]
    states: Batch
    accepted: NDArray[np.bool_]


@lru_cache(maxsize=1)
def try_actions(setup: Setup, device: Device, sample: Sample = EVERYTHING) -> Tried:
    """At each of the crossroads, what every action of the sample leads to."""
    roads = crossroads(setup)
    chosen = [(number, action) for number, moment in enumerate(roads) for action in _chosen(setup, moment, sample)]
    positions, actions = np.array(chosen, np.int32).T.copy()
    states = setup.game.State.zeros(len(chosen))
    for index, number in enumerate(positions):
        states[index] = roads[number].state
    return Tried(positions, actions, states, step(setup.game, states, actions, device=device))


def _chosen(setup: Setup, moment: Moment, sample: Sample) -> list[int]:
    others = sorted(set(range(setup.game.actions)).difference(moment.possible))
    some = (spread(actions, len(moment.log), sample.actions) for actions in (moment.possible, others))
    return sorted(action for actions in some for action in actions)


def _outcomes(tried: Tried, number: int) -> dict[str, str]:
    """What became of one position by each action."""
    here = np.flatnonzero(tried.positions == number)
    return {str(tried.actions[at]): _letters(tried.states[at], tried.accepted[at]) for at in here}


# --- In another process -----------------------------------------------------------------------------------------------


def address(game: Game) -> str:
    """Where another process finds the game: module:NAME, in the module of its rules or the package around it."""
    module = game.new_game.__module__
    for place in (module, module.rpartition(".")[0]):
        for name, value in vars(sys.modules[place]).items() if place in sys.modules else ():
            if value is game:
                return f"{place}:{name}"
    raise LookupError(f"neither {module} nor its package has a name for {game.name}")


def game_at(place: str) -> Game:
    module, _, name = place.partition(":")
    game: Game = getattr(importlib.import_module(module), name)
    return game
