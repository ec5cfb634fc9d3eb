"""What goes on by itself: the only step there is, inside a decision that was already made.

A player who chose a card need not be asked where it goes if there is one place. But nothing that ends a turn, throws
dice or shows something happens by itself, and neither does the last step of an action: what can only go one way may
still be taken back as long as it was not done.
"""

from collections.abc import Set
from itertools import takewhile
from typing import TYPE_CHECKING, Any

from ..games.kit import CHANCE, Game, copy

if TYPE_CHECKING:
    from .match import Match


def plays_by_itself(match: "Match", seat: int, view: Any = None) -> bool:
    """Whether the only thing a seat can do now may be done for it; found in its view, for it is told."""
    if match.to_move != seat or not match.movers or match.movers[-1] != seat:
        return False
    game, now = match.game, match.view(seat) if view is None else view
    choices = game.legal(now)
    if len(choices) != 1 or game.reveals(now, choices[0]):
        return False
    after = copy(now)
    game.apply_action(after, choices[0])
    return game.to_move(after) == seat and not asked_in(game, after) & asked_in(game, _opening(match, seat))


def asked_in(game: Game, view: Any) -> Set[str]:
    """The phases in which all that can be done in a position is asked for."""
    phases = [set(game.kinds.phases(game.kinds.kind_of(action)[0])) for action in game.legal(view)]
    return set.intersection(*phases) if phases else set()


def _opening(match: "Match", seat: int) -> Any:
    """What a seat saw when it was first asked since somebody else has moved: as a turn begins, so does the next."""
    run = sum(1 for _ in takewhile(lambda mover: mover in (seat, CHANCE), reversed(match.movers)))
    first = next(move for move in range(match.standing - run, match.standing) if match.movers[move] == seat)
    view = match.position(first)
    match.game.conceal(view, seat)
    return view
