"""How far guesses at hidden tokens are from the truth: python -m storeys.lab.dice_city.belief --games 5

The swift player plays against itself; before every turn the mover's view is filled in by the game and by the search.
"""

import argparse
import json
from collections.abc import Callable
from typing import Any

import numpy as np

from ...bots.dice_city.belief import imagine
from ...bots.dice_city.swift import swift
from ...games.dice_city import GAME
from ...games.dice_city.state import DICE
from ...games.kit import CHANCE, OVER, Generator, below, copy, desk_of, generator

TRIES = 8
Guess = Callable[[Any, int, Generator], None]


def missed(guess: Guess, state: Any, seat: int, luck: Generator) -> tuple[float, float]:
    """How far the mean of some guesses is off, and one of them on average, over all hidden seats."""
    view = copy(state)
    GAME.conceal(view, seat)
    worlds = [_filled(guess, view, seat, luck) for _ in range(TRIES)]
    others = [other for other in range(int(state.seats)) if other != seat]
    tokens = np.array([[int(world.players[other].tokens) for other in others] for world in worlds])
    truth = np.array([int(state.players[other].tokens) for other in others])
    return float(np.abs(tokens.mean(0) - truth).mean()), float(np.abs(tokens - truth).mean())


def _filled(guess: Guess, view: Any, seat: int, luck: Generator) -> Any:
    desk = desk_of(GAME)
    desk[0] = view
    guess(desk, seat, luck)
    return copy(desk[0])


def _by_the_game(desk: Any, seat: int, luck: Generator) -> None:
    GAME.imagine(desk[0], seat, luck)


def study(seats: int, games: int, number: int) -> dict[str, Any]:
    """Mean errors, in points, over all turns of some matches."""
    found: list[tuple[float, ...]] = []
    for match in range(games):
        state, luck, desk, begun = GAME.start(seats), generator(number, match), desk_of(GAME), -1
        while (mover := GAME.to_move(state)) != OVER:
            if mover == CHANCE:
                action = GAME.chance_outcome(state, below(luck, GAME.chance_tickets(state)))
            else:
                if state.phase == DICE and begun != (begun := int(state.round) * seats + mover):
                    found.append((*missed(_by_the_game, state, mover, luck), *missed(imagine, state, mover, luck)))
                desk[0] = state
                action = int(swift(desk, mover, luck))
            GAME.apply_action(state, action)
    names = ("game_mean", "game_each", "search_mean", "search_each")
    means = np.array(found).mean(0).round(2).tolist()
    return {"seats": seats, "turns": len(found), **dict(zip(names, means, strict=True))}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=5)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    for seats in (2, 4):
        print(json.dumps(study(seats, asked.games, asked.seed)))


if __name__ == "__main__":
    main()
