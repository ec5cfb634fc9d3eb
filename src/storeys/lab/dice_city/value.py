"""Fits what a position of Dice City is likely to come to: python -m storeys.lab.dice_city.value --games 1000

The swift player plays against itself; every turn of every match is described as `bots/dice_city/value.py` does, and
what each seat gained from there to the end is explained by least squares.
"""

import argparse
import json
from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ...bots.dice_city.sketch import sketch_on
from ...bots.dice_city.swift import swift
from ...bots.dice_city.value import FEATURES, SCALE, describe
from ...bots.dice_city.worth import turns_left
from ...games.dice_city import GAME
from ...games.dice_city.ending import score
from ...games.dice_city.state import DICE
from ...games.kit import CHANCE, OVER, below, desk_of, run
from ...games.kit.generator import WORDS, seed

MOST_TURNS = 128  # of a match that are kept
RIDGE = 1.0


def _loop(state: Any, desk: Any, options: Any, seats: int, rows: Any, so_far: Any, scores: Any, luck: Any) -> int:
    """One match; how many of its turns are described, seat by seat."""
    new_game(state[0], seats, options[0])
    turns, begun = 0, -1
    mover = to_move(state[0])
    while mover != OVER:
        if mover == CHANCE:
            action = chance_outcome(state[0], below(luck, chance_tickets(state[0])))
        else:
            moment = int(state[0].round) * seats + mover
            if state[0].phase == DICE and moment != begun and turns < MOST_TURNS:
                begun = moment
                for seat in range(seats):
                    describe(state[0], seat, turns_left(state[0]), sketch_on(desk), rows[turns, seat])
                    so_far[turns, seat] = score(state[0], seat)
                turns += 1
            desk[0] = state[0]
            action = swift(desk, mover, luck)
        apply_action(state[0], action)
        mover = to_move(state[0])
    final_scores(state[0], scores)
    return turns


new_game, to_move, apply_action = GAME.new_game, GAME.to_move, GAME.apply_action
chance_tickets, chance_outcome, final_scores = GAME.chance_tickets, GAME.chance_outcome, GAME.final_scores


def positions(seats: int, games: int, number: int, hard: int = 0) -> tuple[NDArray[Any], NDArray[Any]]:
    """Features of all seats at the beginning of turns, and what they gained from there on."""
    loop = run.compiled(_loop, GAME.new_game, swift, _loop)
    state, desk, luck = GAME.State.zeros(1), desk_of(GAME), np.zeros(WORDS, np.int64)
    options = GAME.settings({"hard": hard} if hard else {})
    rows = np.zeros((MOST_TURNS, seats, len(FEATURES)), np.int32)
    so_far, scores = np.zeros((MOST_TURNS, seats), np.int32), np.zeros(seats, np.int32)
    features, gains = [], []
    for match in range(games):
        seed(luck, number, match)
        turns = loop(state, desk, options, seats, rows, so_far, scores, luck)
        features.append(rows[:turns].astype(float))
        gains.append(100.0 * (scores - so_far[:turns]))
    return np.concatenate(features), np.concatenate(gains)


def fit(features: NDArray[Any], gains: NDArray[Any]) -> NDArray[np.float64]:
    """The weights with which the features explain the gains best."""
    weights: NDArray[np.float64] = np.linalg.solve(
        features.T @ features + RIDGE * np.eye(features.shape[1]), features.T @ gains
    )
    return weights


def explained(features: NDArray[Any], gains: NDArray[Any]) -> dict[str, Any]:
    """Weights of all positions, and how far those of the first half miss the gains of the second."""
    half = len(gains) // 2
    missed = gains[half:] - features[half:] @ fit(features[:half], gains[:half])
    return {
        "positions": len(gains),
        "spread": round(float(gains.std()), 1),
        "unexplained": round(float(missed.std()), 1),
        "weights": [round(SCALE * float(weight)) for weight in fit(features, gains)],
    }


def alone(games: int, number: int) -> dict[str, Any]:
    """What one seat alone will gain, in normal and in hard games."""
    parts = [positions(1, games, number, hard) for hard in (0, 1)]
    features, gains = (np.concatenate(each) for each in zip(*parts, strict=True))
    order = np.random.default_rng(number).permutation(len(gains))
    return explained(features[order, 0], gains[order, 0])


def together(seats: Sequence[int], games: int, number: int) -> tuple[dict[str, Any], dict[str, Any]]:
    """What all seats will gain at the mean, and what one will gain more than the others."""
    common: list[Any] = []
    apart: list[Any] = []
    for each in seats:
        features, gains = positions(each, games, number)
        common.append((features.mean(1), gains.mean(1)))
        centred = features - features.mean(1, keepdims=True), gains - gains.mean(1, keepdims=True)
        apart.append((centred[0].reshape(-1, len(FEATURES)), centred[1].reshape(-1)))
    return _together(common), _together(apart)


def _together(parts: Sequence[Any]) -> dict[str, Any]:
    features, gains = (np.concatenate(each) for each in zip(*parts, strict=True))
    order = np.random.default_rng(1).permutation(len(gains))
    return explained(features[order], gains[order])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    common, apart = together((2, 3, 4), asked.games, asked.seed)
    found = {"features": FEATURES, "alone": alone(asked.games, asked.seed), "common": common, "apart": apart}
    print(json.dumps(found, indent=1))


if __name__ == "__main__":
    main()
