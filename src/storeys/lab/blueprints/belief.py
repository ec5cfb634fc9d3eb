"""How well a search foresees what stands behind screens: python -m storeys.lab.blueprints.belief --games 100

A player plays against itself; whenever a die is taken, the mover's view is filled in many times by the game and by the
search. For both it is told, ± one standard error over matches: in how large a part of the imagined worlds a hidden seat
has its true blueprint, and a die stands on its true square; how surprising the true blueprint is, in bits (less is
better); and how many points a hidden building is off, by the mean of its worlds and by each of them.
"""

import argparse
import json
from typing import Any

import numpy as np

from ...bots.blueprints.belief import imagine
from ...games.blueprints import GAME
from ...games.blueprints.buildings import score, stands
from ...games.blueprints.secrets import hidden_seats
from ...games.blueprints.state import TAKING, current
from ...games.kit import Batch, bits, generator
from ..watching import by_the_game, guesser, mean_of, seated, seen, shown, watched

WORLDS = 64  # imagined in every position
NAMES = ("blueprint", "square", "bits", "points_mean", "points_each")


def compared(worlds: Batch, truth: Any, other: int, unseen: int) -> list[tuple[float, int]]:
    """What a hidden seat is believed to have beside what it has, as sums and counts in the order of the names."""
    imagined, real = [current(world).buildings[other] for world in worlds], current(truth).buildings[other]
    hits = sum(building.plan == real.plan for building in imagined)
    placed = [index for index in range(int(real.taken)) if stands(real, index)]
    squares = [building.squares[index] == real.squares[index] for building in imagined for index in placed]
    off = np.array([score(building) for building in imagined]) - score(real)
    return [
        (hits / len(worlds), 1),
        (sum(squares) / len(worlds), len(placed)),
        (-float(np.log2((hits + 1) / (len(worlds) + unseen))), 1),
        (abs(float(off.mean())), 1),
        (float(np.abs(off).mean()), 1),
    ]


def study(
    name: str, seats: int, games: int, number: int, worlds: int = WORLDS, compiled: bool = True
) -> dict[str, Any]:
    """Means over all hidden buildings with a die, and their errors."""
    guesses = {"game": by_the_game(GAME), "search": imagine}
    ways = {way: guesser(GAME, guess, worlds, compiled) for way, guess in guesses.items()}
    sums = {way: np.zeros((games, len(NAMES), 2)) for way in ways}
    sitter, positions = seated(name, GAME, compiled), 0
    for match in range(games):
        for state, mover in watched(GAME, sitter, seats, number * games + match, compiled):
            if state.phase != TAKING:
                continue
            view, positions = seen(GAME, state, mover), positions + 1
            for way, imagined in ways.items():
                found = imagined(view, mover, generator(number, positions))
                for other in others_with_dice(view):
                    sums[way][match] += compared(found, state, other, bits.count(int(view.deck)))
    return {"player": name, "seats": seats, "games": games, "positions": positions, **figures(sums)}


def others_with_dice(view: Any) -> list[int]:
    """The seats with something on a blueprint that is hidden."""
    hidden = hidden_seats(view)
    return [seat for seat in range(int(view.seats)) if hidden >> seat & 1 and current(view).buildings[seat].taken > 0]


def figures(sums: dict[str, Any]) -> dict[str, Any]:
    """By whoever imagines; last, how much less or more the search has than the game, match by match."""
    told = {way: {name: mean_of(*found[:, i].T) for i, name in enumerate(NAMES)} for way, found in sums.items()}
    ahead = sums["search"].copy()
    ahead[:, :, 0] -= sums["game"][:, :, 0]
    told["difference"] = {name: mean_of(*ahead[:, i].T) for i, name in enumerate(NAMES)}
    return {way: shown(means) for way, means in told.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--player", default="greedy", help="by a name of the ladder")
    asked = parser.parse_args()
    for seats in (2, 4):
        print(json.dumps(study(asked.player, seats, asked.games, asked.seed)), flush=True)


if __name__ == "__main__":
    main()
