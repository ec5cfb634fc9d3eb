"""Why a move is better than the one that comes next: sentences, made from what a search has found.

A game may say more than figures do: `tell` in `bots/<game>/telling.py` looks at the best whole move and at the one it
is better than, in the view of the seat to move, and answers with a message `<game>-hint-…` and its arguments, or with
nothing where it has nothing to say. What the move is expected to bring beside the other one is told here, alike for all
games; those sentences ask for `instead`, the other move in words, which whoever speaks adds.
"""

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from math import hypot
from typing import Any, Protocol

from ..games.kit import Game, Note
from .search import Option

SURE = 2.0  # standard errors from which on a difference is one
GAMES = 100  # so many are told of
FEW = 2  # of them that are not worth a sentence
HARDLY = 0.5  # points that are not, either


class Tell(Protocol):
    """What a game has to say about a move."""

    def __call__(self, view: Any, seat: int, option: Option, instead: Option) -> Note | None:
        """Why a seat should rather do this than that, found in its view."""


def reasons(game: Game, view: Any, seat: int, options: Sequence[Option], goal: int = 0) -> list[Note]:
    """Why the first of these ways to move comes before the second: in the words of the game, then in figures."""
    if len(options) < 2:  # the search weighs one way where the game finds no other worth it, though more are legal
        return [Note("hint-settled" if len(game.legal(view)) > 1 else "hint-only", {})]
    own, (best, instead, *_) = _tell_of(game), options
    told = own(view, seat, best, instead) if own else None
    return [*([told] if told else []), gain(seat, best, instead, bool(goal))]


def gain(seat: int, best: Option, instead: Option, alone: bool) -> Note:
    """What a way to move brings more than another."""
    points = round(best.points[seat] - instead.points[seat], 1)
    share = best.shares[seat] - instead.shares[seat]
    games = round(GAMES * share)
    if games > FEW and share > SURE * hypot(best.error, instead.error):
        if alone:
            return Note("hint-goal", {"wins": games})
        both = Note("hint-both", {"wins": games, "more": points})
        return both if points >= HARDLY else Note("hint-wins", {"wins": games})
    return Note("hint-points", {"more": points}) if points >= HARDLY else Note("hint-equal", {})


@cache
def _tell_of(game: Game) -> Tell | None:
    """What the game itself has to say, if it has written that."""
    try:
        written = find_spec(f"{__package__}.{game.name}.telling")
    except ModuleNotFoundError:
        return None
    tell: Tell | None = import_module(written.name).tell if written else None
    return tell
