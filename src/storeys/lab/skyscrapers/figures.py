"""What hands do to whole games between greedy bots, by the thousand, with the tickets that stand in for them.

    python -m storeys.lab.skyscrapers.figures [--games 4000] [--watched 200] [--seed N] [--threads N]

A table in Markdown: for each kind of hands and number of seats the falls a game, how many games end by a collapse, how
often the first player wins, and in how many of its actions the bot braces. The last is counted in fewer games, which
are watched step by step.
"""

import argparse
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from ...bots import policy_of
from ...games.kit import CHANCE, OVER, Batch, Generator, Numbers, below, generator
from ...games.kit.run import contest, decide, results, step
from ...games.skyscrapers import GAME
from ...games.skyscrapers.cards import TURNINGS
from ...games.skyscrapers.kinds import ASIDE, BRACE, HIRE, MOVE, TURN
from ...games.skyscrapers.site import CELLS, FLOOR_CELLS
from ...games.skyscrapers.state import CALM, COLLAPSED, LAST_LEFT, STEADY, TREMBLING
from ..tally import WHOLE_WIN, Sums, shares_of_wins, wilson

HANDS = {"calm": CALM, "steady": STEADY, "trembling": TREMBLING}


@dataclass(frozen=True)
class Figures:
    """What came of the games of one kind."""

    hands: str
    seats: int
    games: int
    falls: float  # a game
    falls_error: float
    collapsed: float  # shares of all games …
    last_left: float
    first: float  # … and of wins
    first_low: float
    first_high: float
    braced: float  # of actions

    def row(self) -> str:
        braced = f"{100 * self.braced:.0f} %" if self.hands != "calm" else "–"
        first = f"{100 * self.first:.1f} % ({100 * self.first_low:.1f} to {100 * self.first_high:.1f})"
        return (
            f"| {self.hands} | {self.seats} | {self.falls:.2f} ± {self.falls_error:.2f} | {100 * self.collapsed:.1f} % "
            f"| {100 * self.last_left:.1f} % | {first} | {100 / self.seats:.1f} % | {braced} |"
        )


HEAD = (
    "| hands | seats | falls a game | ended by collapse | one player left | first player wins (95 %) "
    "| if all were equal | actions braced |",
    "|---|---|---|---|---|---|---|---|",
)


def figures(hands: str, seats: int, games: int, watched: int, seed: int, threads: int) -> Figures:
    options, who = {"hands": HANDS[hands]}, np.zeros((games, seats), np.int32)
    states = contest(GAME, [policy_of("greedy", GAME)], who, seed, options=options, threads=threads).states
    falls, wins = Sums(), shares_of_wins(results(GAME, states, seats, threads=threads).ranks)
    falls.add(states["players"]["falls"].sum(axis=1).astype(np.int32))
    first = float(wins[np.arange(games), states["starter"]].mean()) / WHOLE_WIN
    collapsed, last_left = (float((states["ending"] == ending).mean()) for ending in (COLLAPSED, LAST_LEFT))
    braced = watch(hands, seats, watched, seed) if hands != "calm" else 0.0
    return Figures(
        hands, seats, games, falls.mean, falls.error, collapsed, last_left, first, *wilson(first, games), braced
    )


# --- Step by step ----------------------------------------------------------------------------------------------------


def watch(hands: str, seats: int, games: int, seed: int) -> float:
    """The share of actions that were braced."""
    states = GAME.State.zeros(games)
    for game in range(games):
        states[game] = GAME.start(seats, {"hands": HANDS[hands]})
    dice, braces, actions = generator(seed, 1), 0, 0
    while len(states):
        moves = next_moves(states, dice)
        assert step(GAME, states, moves).all()
        braces, actions = braces + int((moves == BRACE).sum()), actions + sum(map(is_action, moves.tolist()))
        states = states[movers_of(states) != OVER]
    return braces / actions


def movers_of(states: Batch) -> Numbers:
    return np.array([GAME.to_move(state) for state in states], np.int32)


def next_moves(states: Batch, dice: Generator) -> Numbers:
    """What chance draws, and what the bots decide."""
    movers, moves = movers_of(states), np.zeros(len(states), np.int32)
    for index in np.flatnonzero(movers == CHANCE):
        state = states[index]
        moves[index] = GAME.chance_outcome(state, below(dice, GAME.chance_tickets(state)))
    asked = np.flatnonzero(movers != CHANCE)
    if len(asked):
        moves[asked] = decided(states[asked], movers[asked])
    return moves


def decided(states: Batch, movers: Numbers) -> Numbers:
    views = states.copy()
    for view, mover in zip(views, movers, strict=True):
        GAME.conceal(view, int(mover))
    return decide(GAME, policy_of("greedy", GAME), views, movers, 1)


def is_action(move: int) -> bool:
    """Whether something is hired, built or moved: one of the three actions of a turn."""
    return HIRE <= move < HIRE + CELLS - FLOOR_CELLS or TURN <= move < TURN + TURNINGS or MOVE <= move < ASIDE


# --- The command -----------------------------------------------------------------------------------------------------


def table(games: int, watched: int, seed: int, threads: int) -> Iterator[str]:
    yield from HEAD
    for hands in HANDS:
        for seats in GAME.seats:
            yield figures(hands, seats, games, watched, seed, threads).row()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m storeys.lab.skyscrapers.figures")
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--watched", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=1)
    chosen = parser.parse_args()
    for line in table(chosen.games, chosen.watched, chosen.seed, chosen.threads):
        print(line, flush=True)


if __name__ == "__main__":
    main()
