"""Matches that somebody watches who sees everything, and guesses at what is hidden in them held against the truth."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import numpy as np

from ..games.kit import CHANCE, OVER, Batch, Game, Generator, below, copy, desk_of, generator
from ..games.kit.run import compiled as in_machine_code
from ..games.kit.run import known_to_numba, step
from .ladder.players import Means, Player, player

Guess = Callable[[Any, int, Generator], None]  # fills in what the desk's first record hides
Guesser = Callable[[Any, int, Generator], Batch]  # many worlds that fit a view

APART = 1 << 20  # so far apart is the luck of the seats, and there are fewer matches
MEANS = Means(simulations=100)  # of a search that is not given a budget of its own


def seated(name: str, game: Game, compiled: bool = True) -> Player:
    """Somebody by a name of the ladder, ready to play; tests do without machine code."""
    found = player(name, game, MEANS, compiled=compiled)
    if compiled:
        found.warm()
    return found


def watched(game: Game, sitter: Player, seats: int, number: int, compiled: bool = True) -> Iterator[tuple[Any, int]]:
    """One match of a player against itself: every position in which a seat decides, and that seat.

    It is one record, on which the match goes on.
    """
    states, luck, moves = game.State.zeros(1), generator(number), 0
    states[0] = game.start(seats)
    while (mover := game.to_move(states[0])) != OVER:
        if mover == CHANCE:
            action = int(game.chance_outcome(states[0], below(luck, game.chance_tickets(states[0]))))
        else:
            yield states[0], mover
            action = sitter.decide(seen(game, states[0], mover), mover, APART * (1 + mover) + number, moves)
        if not step(game, states, np.array([action], np.int32), device="cpu" if compiled else "plain").all():
            raise ValueError(f"{sitter.name} chose what is not legal in\n{game.show(states[0])}")
        moves += 1


def seen(game: Game, state: Any, seat: int) -> Any:
    """What a seat sees of a position."""
    view = copy(state)
    game.conceal(view, seat)
    return view


def guesser(game: Game, guess: Guess, tries: int, compiled: bool = True) -> Guesser:
    """Imagines so many worlds at once; they are written over by the next ones."""
    worlds, desk = game.State.zeros(tries), desk_of(game)

    def loop(worlds: Any, desk: Any, view: Any, seat: int, luck: Any) -> None:
        for number in range(len(worlds)):
            desk[0] = view
            guess(desk, seat, luck)
            worlds[number] = desk[0]

    run = in_machine_code(loop, game.new_game, guess, guesser) if compiled else loop

    def guessed(view: Any, seat: int, luck: Generator) -> Batch:
        run(worlds, desk, view, seat, luck)
        return worlds

    return guessed


def by_the_game(game: Game) -> Guess:
    """What the rules say may be."""
    imagine = game.imagine

    def guess(desk: Any, seat: int, luck: Any) -> None:
        imagine(desk[0], seat, luck)

    return known_to_numba(guess)


# --- Means of matches ------------------------------------------------------------------------------------------------


def mean_of(totals: Sequence[float], counts: Sequence[int]) -> tuple[float, float]:
    """The mean of all that was counted and its standard error, from one match to the next: what happens within one is
    not independent."""
    total, count = np.array(totals, float), np.array(counts, float)
    mean = total.sum() / count.sum()
    return float(mean), float(np.sqrt(np.square(total - mean * count).sum()) / count.sum())


def shown(figures: Mapping[str, tuple[float, float]]) -> dict[str, list[float]]:
    """Means and errors as they are printed."""
    return {name: [round(float(mean), 4), round(float(error), 4)] for name, (mean, error) in figures.items()}
