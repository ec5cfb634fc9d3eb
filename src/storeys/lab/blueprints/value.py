"""Fits what a match of Blueprints is likely to come to between two rounds: python -m storeys.lab.blueprints.value

The greedy bot plays against itself. After each round but the last everybody has victory points and prizes, and somebody
starts the next round; who won in the end is explained by a choice among the seats, each as likely as e to the power of
what it has, divided by a spread. Beside what is found, with its standard error, stands what is written in
`bots/blueprints/knowledge.py`, all in hundredths of a point; and of both how surprising winners are, in bits a match.
"""

import argparse
import json
from collections.abc import Iterator
from typing import Any, Literal, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ...bots import policy_of
from ...bots.blueprints.knowledge import COMING, PRIZES_TELL, SPREAD, STARTING_HELPS
from ...games.blueprints import GAME
from ...games.blueprints.awards import points, prizes_of
from ...games.blueprints.state import ROUNDS
from ...games.kit.run import contest, results

Floats = NDArray[np.float64]
HUNDRED, STEPS = 100, 25
RIDGE = 1e-3  # holds still what a few matches say nothing about


class Matches(NamedTuple):
    """What was won, round by round, and who won the match; the first axis are matches, the last seats."""

    points: Floats  # by round: victory points, in hundredths …
    prizes: Floats  # … and prizes of this round
    starts: Floats  # 1 for the seat that starts it
    shares: Floats  # of the win


def matches(seats: int, games: int, number: int, device: Literal["plain", "cpu"] = "cpu") -> Matches:
    """Matches of the greedy bot, read from their last positions, where all three rounds lie open."""
    who = np.zeros((games, seats), np.int32)
    states = contest(GAME, [policy_of("greedy", GAME)], who, number, device=device).states
    won = results(GAME, states, seats, device=device).ranks == 1
    told = np.array(
        [[[_of_round(state.rounds[n], seat) for seat in range(seats)] for n in range(ROUNDS)] for state in states]
    )
    each, prizes, starts = np.moveaxis(told.astype(np.float64), 3, 0)
    return Matches(each, prizes, starts, won / won.sum(axis=1, keepdims=True))


def _of_round(played: Any, seat: int) -> tuple[int, int, int]:
    return HUNDRED * points(played, seat), prizes_of(played, seat), int(played.starter == seat)


def features(found: Matches, left: int) -> Floats:
    """What every seat has when so many rounds are left: a row of victory points, prizes, and who starts."""
    over = ROUNDS - left
    columns = found.points[:, :over].sum(axis=1), found.prizes[:, :over].sum(axis=1), found.starts[:, over]
    return np.stack(columns, axis=2)


# --- A choice among the seats ----------------------------------------------------------------------------------------


def likely(rows: Floats, weights: Floats) -> Floats:
    """How likely each seat wins."""
    worths = rows @ weights
    powers: Floats = np.exp(worths - worths.max(axis=1, keepdims=True))
    shares: Floats = powers / powers.sum(axis=1, keepdims=True)
    return shares


def fit(rows: Floats, shares: Floats) -> tuple[Floats, Floats]:
    """The weights under which the winners are least surprising, by Newton's steps, and how they vary together."""
    scale = np.maximum(rows.std(axis=(0, 1)), 1e-9)
    scaled, weights = rows / scale, np.zeros(rows.shape[2])
    for _ in range(STEPS):
        chances = likely(scaled, weights)
        apart = scaled - (chances[..., None] * scaled).sum(axis=1, keepdims=True)
        bend = np.einsum("ms,msi,msj->ij", chances, apart, apart) + RIDGE * np.eye(len(weights))
        weights = weights + np.linalg.solve(bend, np.einsum("ms,msi->i", shares, apart) - RIDGE * weights)
    return weights / scale, np.linalg.inv(bend) / np.outer(scale, scale)


def surprise(rows: Floats, shares: Floats, weights: Floats) -> float:
    """In bits a match."""
    return float(-(shares * np.log2(likely(rows, weights))).sum(axis=1).mean())


# --- In the words of the code ----------------------------------------------------------------------------------------


def constants(weights: Floats, varying: Floats) -> dict[str, list[int]]:
    """The spread, and what a prize and the start of a round are worth, each with its error."""
    spread = 1 / weights[0]
    error = spread**2 * np.sqrt(varying[0, 0])
    worths = weights[1:] * spread
    slopes = np.column_stack([-worths * spread, spread * np.eye(len(worths))])
    errors = np.sqrt(np.diag(slopes @ varying @ slopes.T))
    found = [(spread, error), *zip(worths, errors, strict=True)]
    return {
        name: [round(float(n)) for n in pair] for name, pair in zip(("spread", "prize", "start"), found, strict=False)
    }


def between_rounds(found: Matches, seats: int, left: int) -> dict[str, Any]:
    """What is found with so many rounds left, beside what stands in the code."""
    rows, worths, spread = features(found, left), np.array([1.0, PRIZES_TELL, STARTING_HELPS]), int(SPREAD[left, seats])
    weights, varying = fit(rows, found.shares)
    alone = constants(*fit((rows @ worths)[..., np.newaxis], found.shares))
    return {
        "seats": seats,
        "left": left,
        "found": constants(weights, varying),
        # Where prizes and starts are what the code says: after one round of two players the three cannot be told apart.
        "spread_alone": alone["spread"],
        "stands": {"spread": spread, "prize": PRIZES_TELL, "start": STARTING_HELPS},
        "bits_found": round(surprise(rows, found.shares, weights), 4),
        "bits_stands": round(surprise(rows, found.shares, worths / spread), 4),
    }


def study(seats: int, games: int, number: int, device: Literal["plain", "cpu"] = "cpu") -> Iterator[dict[str, Any]]:
    """What a round brings each player, and how much that is after one round and after two tells of who wins."""
    found = matches(seats, games, number, device)
    brought = found.points.mean(axis=(1, 2))
    error = brought.std() / np.sqrt(games)
    coming = [round(float(brought.mean())), round(float(error), 1)]
    yield {"seats": seats, "games": games, "coming": coming, "stands": int(COMING[seats])}
    for left in range(ROUNDS - 1, 0, -1):
        yield between_rounds(found, seats, left)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=6000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    for seats in GAME.seats:
        for line in study(seats, asked.games, asked.seed):
            print(json.dumps(line), flush=True)


if __name__ == "__main__":
    main()
