"""OpenSpiel's information-set search on our games, through a thin adapter, against ours with the same time.

    python -m storeys.lab.openspiel towers --seconds 1 --blocks 4

A position of ours answers what `open_spiel.python.algorithms.ismcts` asks of one of its own: who is to move, what is
legal, what chance may bring, what a seat knows, another world that it may be. Its playouts are its own, random ones.
It counts simulations and no time, so it is given as many as it did in that time at its last decisions.
"""

import argparse
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import mean, stdev
from types import SimpleNamespace
from typing import Any

import numpy as np

from ..bots.search import Budget, think
from ..games import GAMES
from ..games.kit import CHANCE, OVER, Game, Generator, as_bytes, below, copy, generator
from ..games.kit.generator import word

SEATS = 2
FIRST_TRY = 8  # simulations by which it is measured before its first decision
LAST = 20  # decisions by which it is measured from then on
CURIOSITY = 1.4  # of UCT, for results between 0 and 1

Decide = Callable[[Any, int], int]  # a state and a seat: an action


class Position:
    """A position of ours as OpenSpiel's algorithms want one."""

    def __init__(self, game: Game, state: Any, luck: Generator) -> None:
        self.game, self.state, self._luck = game, state, luck

    def get_game(self) -> Any:
        """What a search asks of a game: that seats take turns and that something may be hidden."""
        import pyspiel

        kind = pyspiel.GameType
        about = SimpleNamespace(dynamics=kind.Dynamics.SEQUENTIAL, information=kind.Information.IMPERFECT_INFORMATION)
        return SimpleNamespace(get_type=lambda: about)

    def clone(self) -> "Position":
        return Position(self.game, copy(self.state), self._luck)

    def current_player(self) -> int:
        return int(self.game.to_move(self.state))

    def is_terminal(self) -> bool:
        return self.game.to_move(self.state) == OVER

    def is_chance_node(self) -> bool:
        return self.game.to_move(self.state) == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        return self.game.legal(self.state)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        weights = self.game.chance_weights(self.state)
        (likely,) = np.nonzero(weights)
        return [(int(action), float(weights[action] / weights.sum())) for action in likely]

    def apply_action(self, action: int) -> None:
        self.game.apply_action(self.state, int(action))

    def information_state_string(self, player: int | None = None) -> bytes:
        """Any key will do: what the seat to move sees, to the byte."""
        view = copy(self.state)
        self.game.conceal(view, self.current_player())
        return as_bytes(view)

    def resample_from_infostate(self, player: int, sampler: Any) -> "Position":
        world = copy(self.state)
        self.game.conceal(world, player)
        self.game.imagine(world, player, self._luck)
        return Position(self.game, world, self._luck)

    def returns(self) -> list[float]:
        return shares(self.game, self.state)


def shares(game: Game, state: Any) -> list[float]:
    """What part of the win each seat has."""
    ranks = np.zeros(int(state.seats), np.int32)
    game.ranking(state, ranks)
    winners = ranks == 1
    return (winners / winners.sum()).tolist()  # type: ignore[no-any-return]


def theirs(game: Game, seconds: float, number: int) -> tuple[Decide, list[float]]:
    """OpenSpiel's search, and how many simulations it does in a second."""
    from open_spiel.python.algorithms import ismcts, mcts

    dice, luck, speeds = np.random.RandomState(number), generator(number), list[float]()
    evaluator = mcts.RandomRolloutEvaluator(random_state=dice)
    bot = ismcts.ISMCTSBot(
        game=None, evaluator=evaluator, uct_c=CURIOSITY, max_simulations=FIRST_TRY, random_state=dice
    )

    def decide(state: Any, seat: int) -> int:
        speed = mean(speeds[-LAST:]) if speeds else step(state, FIRST_TRY)[1]
        action, speed = step(state, max(2, round(seconds * speed)))
        speeds.append(speed)
        return action

    def step(state: Any, simulations: int) -> tuple[int, float]:
        bot._max_simulations, before = simulations, time.perf_counter()
        action = int(bot.step(Position(game, state, luck)))
        return action, simulations / (time.perf_counter() - before)

    return decide, speeds


def ours(game: Game, seconds: float, number: int) -> Decide:
    luck = generator(number)

    def decide(state: Any, seat: int) -> int:
        view = copy(state)
        game.conceal(view, seat)
        return think(game, view, seat, Budget(seconds), luck).action

    return decide


def play(game: Game, deciders: Sequence[Decide], number: int) -> list[float]:
    """One match; what part of the win each seat has in the end."""
    state, luck = game.start(len(deciders)), generator(number)
    while (mover := game.to_move(state)) != OVER:
        if mover == CHANCE:
            action = game.chance_outcome(state, below(luck, game.chance_tickets(state)))
        else:
            legal = game.legal(state)
            action = legal[0] if len(legal) == 1 else deciders[mover](state, mover)
        game.apply_action(state, action)
    return shares(game, state)


@dataclass(frozen=True)
class Match:
    """How a match between the two searches came out."""

    share: float  # of the points that ours made, over blocks of one seed and both seats
    interval: float  # to either side, 95 %
    blocks: int
    their_simulations: float  # per second


def contest(game: Game, seconds: float, blocks: int, seed: int) -> Match:
    results, speeds = [], list[float]()
    for block in range(blocks):
        score = 0.0
        for seat in range(SEATS):
            other, own = theirs(game, seconds, word(generator(seed, block)))
            deciders = [other, other]
            deciders[seat] = ours(game, seconds, word(generator(seed + 1, block)))
            score += play(game, deciders, seed + block)[seat] / SEATS
            speeds += own
        results.append(score)
    spread = 1.96 * stdev(results) / blocks**0.5 if blocks > 1 else 1.0
    return Match(mean(results), spread, blocks, mean(speeds))


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("game", choices=list(GAMES))
    asked.add_argument("--seconds", type=float, default=1.0)
    asked.add_argument("--blocks", type=int, default=4)
    asked.add_argument("--seed", type=int, default=1)
    given = asked.parse_args()
    print(contest(GAMES[given.game], given.seconds, given.blocks, given.seed))


if __name__ == "__main__":
    main()
