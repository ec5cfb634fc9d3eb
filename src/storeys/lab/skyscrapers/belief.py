"""What hidden hands are in Skyscrapers, beside what is believed: python -m storeys.lab.skyscrapers.belief --games 200

A player plays against itself; at the beginning of every turn the mover's view is filled in many times by the game and
by the search. Cards that the mover cannot see are counted by their kind and by the points that they bring at most: how
often a hidden hand has one of them, and how much more often it is believed to, ± one standard error over matches. Then
how surprising it is of a card whether it is held, in bits (less is better); and where not all cards are dealt, under
which eagerness to build good cards first (`bots/skyscrapers/belief.py`) the hands are least surprising.
"""

import argparse
import json
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ...bots.skyscrapers.belief import EAGERNESS, POINTS, imagine
from ...games.kit import Batch, generator
from ...games.skyscrapers import GAME
from ...games.skyscrapers.cards import BASE, CONSTRUCTION, KIND_NAMES, KIND_OF
from ...games.skyscrapers.secrets import cards_out_of_sight
from ...games.skyscrapers.state import ACTING, ACTIONS_EACH, DEALT
from ..watching import by_the_game, guesser, mean_of, seated, seen, shown, watched
from .deck import holds

WORLDS = 64  # imagined in every position
EAGER = np.linspace(0, 0.3, 31)  # what is tried
WAYS = ("game", "search")
Floats = NDArray[np.float64]
Sets = NDArray[np.bool_]


class Hand(NamedTuple):
    """A hand that somebody does not see; the arrays have a place for each construction card."""

    match: int
    built: int  # construction cards of this seat that stand
    unseen: Sets  # what it may consist of
    held: Sets
    believed: tuple[Floats, ...]  # by the game and by the search: in how many of the imagined worlds each card is held


def set_of(cards: int) -> Sets:
    """Construction cards as truth values."""
    return holds(np.array(cards, np.int64))


def hands_in(state: Any, view: Any, match: int, worlds: tuple[Batch, ...]) -> list[Hand]:
    """All hands that the view hides."""
    unseen, dealt, found = set_of(cards_out_of_sight(view)), int(DEALT[state.seats]), []
    for seat in range(int(state.seats)):
        player = view.players[seat]
        if player.hand == 0 and player.cards > 0:
            believed = tuple(holds(world["players"]["hand"][:, seat]).mean(axis=0) for world in worlds)
            held = set_of(int(state.players[seat].hand))
            found.append(Hand(match, dealt - int(player.cards), unseen, held, believed))
    return found


def hands(name: str, seats: int, games: int, number: int, worlds: int, compiled: bool) -> list[Hand]:
    """The hidden hands of some matches, at the beginning of every turn."""
    guesses = [guesser(GAME, guess, worlds, compiled) for guess in (by_the_game(GAME), imagine)]
    sitter, found = seated(name, GAME, compiled), list[Hand]()
    for match in range(games):
        for state, mover in watched(GAME, sitter, seats, number * games + match, compiled):
            if state.phase == ACTING and state.actions == ACTIONS_EACH:
                view = seen(GAME, state, mover)
                imagined = tuple(guess(view, mover, generator(number, len(found))) for guess in guesses)
                found += hands_in(state, view, match, imagined)
    return found


# --- What is told of them --------------------------------------------------------------------------------------------


def mean_over(found: list[Hand], games: int, told: Floats, among: Sets) -> tuple[float, float]:
    """The mean of something that was told of every card of every hand, among some cards."""
    match = np.array([hand.match for hand in found])
    totals = np.bincount(match, (told * among).sum(axis=1), games)
    return mean_of(totals.tolist(), np.bincount(match, among.sum(axis=1), games).astype(int).tolist())


def groups() -> dict[str, Sets]:
    """Cards by their kind, and by what they bring at most."""
    kinds: dict[str, Sets] = {
        KIND_NAMES[kind]: KIND_OF[:CONSTRUCTION] == kind for kind in range(len(KIND_NAMES)) if kind != BASE
    }
    return {**kinds, **{f"up to {points}": points == POINTS for points in np.unique(POINTS).tolist()}}


def figures(found: list[Hand], games: int, worlds: int) -> dict[str, Any]:
    unseen, held = np.array([hand.unseen for hand in found]), np.array([hand.held for hand in found]).astype(float)
    believed = np.array([hand.believed for hand in found])
    surprises = [bits(held, believed[:, way], worlds) for way in range(len(WAYS))]
    told = {}
    for name, group in groups().items():
        means = {"held": mean_over(found, games, held, unseen & group)}
        for way, by in enumerate(WAYS):
            means[by] = mean_over(found, games, believed[:, way] - held, unseen & group)
        told[name] = shown(means)
    means = {by: mean_over(found, games, surprises[way], unseen) for way, by in enumerate(WAYS)}
    means["difference"] = mean_over(found, games, surprises[1] - surprises[0], unseen)
    return {**told, "bits": shown(means)}


def bits(held: Floats, believed: Floats, worlds: int) -> Floats:
    """How surprising it is whether a card is held; what happens in none of the worlds may still happen."""
    chance = (believed * worlds + 1) / (worlds + 2)
    surprise: Floats = -np.log2(np.where(held > 0, chance, 1 - chance))
    return surprise


# --- Eagerness -------------------------------------------------------------------------------------------------------


def plausibility(hand: Hand, eagerness: float) -> float:
    """The logarithm of how likely a hand is, if every card is left over by itself, and so many are."""
    weights = np.where(hand.unseen, np.exp(-eagerness * hand.built * POINTS), 0.0)
    ways = np.zeros(int(hand.held.sum()) + 1)
    ways[0] = 1.0  # of choosing so many cards: the sum over all choices of the product of their weights
    for weight in weights[hand.unseen]:
        ways[1:] = ways[1:] + weight * ways[:-1]
    return float(np.log(weights[hand.held]).sum() - np.log(ways[-1]))


def best_eagerness(found: list[Hand]) -> float:
    """Under which the hands are least surprising."""
    sums = [sum(plausibility(hand, float(eager)) for hand in found) for eager in EAGER]
    return round(float(EAGER[int(np.argmax(sums))]), 2)


def study(
    name: str, seats: int, games: int, number: int, worlds: int = WORLDS, compiled: bool = True
) -> dict[str, Any]:
    found = hands(name, seats, games, number, worlds, compiled)
    about = {"player": name, "seats": seats, "games": games, "hands": len(found)}
    told = {"about": about, **figures(found, games, worlds)}
    if seats * int(DEALT[seats]) < CONSTRUCTION:
        told["eagerness"] = {"found": best_eagerness(found), "stands": EAGERNESS}
    return told


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--player", default="greedy", help="by a name of the ladder")
    parser.add_argument("--seats", default="2,3,4")
    asked = parser.parse_args()
    for seats in map(int, asked.seats.split(",")):
        for name, told in study(asked.player, seats, asked.games, asked.seed).items():
            print(json.dumps({name: told}), flush=True)


if __name__ == "__main__":
    main()
