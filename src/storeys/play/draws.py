"""What chance could have been at each of its draws, for somebody who checks them without knowing the rules.

A draw is a list of runs: so many tickets in a row stand for one outcome. With the seed (`chance.py`) anyone can say
which ticket was drawn, and so which outcome. All outcomes of a match stand in one list, in an order that every draw
keeps when it names them for the first time: so nobody could have laid out the tickets of one draw to their liking.

What came of a hand was not drawn: there the outcome has the only ticket, so that the other draws keep their numbers.
`storeys verify` finds it once more. So it is with what was drawn in the match in which this one begins.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from graphlib import TopologicalSorter
from itertools import groupby, pairwise
from operator import itemgetter
from typing import Any

from ..games.kit import CHANCE, Data, Game
from .episodes import moves_of_hands
from .match import Match

Run = tuple[int, int]  # the place of an outcome in the list of all, and how many tickets in a row stand for it


@dataclass(frozen=True)
class Draws:
    """The draws of a match: each the line of the log where its outcome stands, and its tickets."""

    outcomes: list[Data]
    draws: list[tuple[int, list[Run]]]


def draws_of(match: Match) -> Draws:
    """Every draw of a finished match, in the order in which they are numbered."""
    lines = [number for number, entry in enumerate(match.log(), 1) if entry.seat == CHANCE]
    runs = list(_runs(match))
    known = {words: data for draw in runs for words, data, _ in draw}
    places = {words: place for place, words in enumerate(_in_order(runs))}
    laid = [[(places[words], count) for words, _, count in draw] for draw in runs]
    return Draws([known[words] for words in places], list(zip(lines, laid, strict=True)))


def _runs(match: Match) -> Iterator[list[tuple[str, Data, int]]]:
    """The tickets of each draw: the outcome in words and as data, and how many tickets in a row stand for it."""
    found = moves_of_hands(match)
    for move, position, outcome in match.draws():
        if move in found or move < match.copied:
            yield [(match.game.words(position, outcome), match.game.data(position, outcome), 1)]
        else:
            yield _tickets(match.game, position)


def _tickets(game: Game, position: Any) -> list[tuple[str, Data, int]]:
    same = groupby(game.lots(position), key=itemgetter(0))
    runs = [(action, sum(len(tickets) for _, tickets in lots)) for action, lots in same]
    return [(game.words(position, action), game.data(position, action), count) for action, count in runs]


def _in_order(runs: list[list[tuple[str, Data, int]]]) -> Iterator[str]:
    """All outcomes, each after those that any draw names before it."""
    order: TopologicalSorter[str] = TopologicalSorter()
    for draw in runs:
        names = list(dict.fromkeys(words for words, _, _ in draw))
        order.add(names[0])
        for before, after in pairwise(names):
            order.add(after, before)
    return iter(order.static_order())
