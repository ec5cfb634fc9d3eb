"""The picture for clients: everything a client draws, and nothing it would have to work out.

As long as the game has no board of its own, everything in it is shown as it is, under the names that the sentences
`skeleton-board-…` give it; whatever belongs to one player stands in `players`.
"""

from . import rules
from .names import PHASES, values
from .picture_type import Picture
from .picture_type import Player as DrawnPlayer
from .state import CHOOSING, Player, State


def as_json(view: State) -> Picture:
    """A view as JSON."""
    return {
        "phase": PHASES[view.phase],
        "stone": int(view.stone) + 1 if view.phase == CHOOSING else None,
        "bag": values(view.bag),
        "left": values(view.left),
        "players": [_player(view.players[seat]) for seat in range(view.seats)],
    }


def _player(player: Player) -> DrawnPlayer:
    return {"stones": values(player.stones), "score": rules.score(player)}
