"""What a game comes to on one machine, in few letters, so that machines can be compared."""

import hashlib
import importlib
import sys
from functools import cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..kit import Game
from ..kit.run import Device, playouts, results, step
from .battery import Moment, Setup, moments

SEED = 1
PLAYED = 6  # matches
TRIED = 8  # positions of a match in which every action is tried


class Digest(NamedTuple):
    """What became of each match, and of each position in which every action was tried."""

    matches: list[str]
    positions: list[str]


def digest(setup: Setup, device: Device) -> Digest:
    played = playouts(setup.game, setup.seats, PLAYED, SEED, options=setup.options, device=device)
    ended = results(setup.game, played.states, setup.seats, device="cpu" if device == "cpu" else "plain")
    return Digest(
        [_letters(*match) for match in zip(*played, *ended, strict=True)],
        [_letters(*position) for position in zip(*try_everything(setup, device), strict=True)],
    )


def _letters(*arrays: Any) -> str:
    return hashlib.sha256(b"".join(array.tobytes() for array in arrays)).hexdigest()[:12]


@cache
def crossroads(setup: Setup) -> list[Moment]:
    """Some positions of a match, the first and the last among them."""
    match = list(moments(setup, SEED))
    return [match[(len(match) - 1) * index // (TRIED - 1)] for index in range(TRIED)]


def try_everything(setup: Setup, device: Device) -> tuple[NDArray[Any], NDArray[np.bool_]]:
    """For each of the crossroads, every action's outcome and whether it was accepted, in one row."""
    game, positions = setup.game, crossroads(setup)
    states = game.State.zeros(len(positions) * game.actions)
    for index, moment in enumerate(positions):
        states[index * game.actions : (index + 1) * game.actions] = moment.state
    accepted = step(game, states, np.tile(np.arange(game.actions, dtype=np.int32), len(positions)), device=device)
    return states.reshape(-1, game.actions), accepted.reshape(-1, game.actions)


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
