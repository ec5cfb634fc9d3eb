"""Storeys: an open digital table for building games, and the rules library under it.

    import storeys

    match = storeys.Match("towers", seats=3, seed=7)
    match.play(match.legal_actions()[0])

Names are looked up when they are first used, so that the command line starts at once.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .games import GAMES
    from .games.kit import CHANCE, OVER, SPECTATOR
    from .play import FairChance, IllegalAction, Match, Problem, load, verify

__all__ = [
    "CHANCE",
    "GAMES",
    "OVER",
    "SPECTATOR",
    "FairChance",
    "IllegalAction",
    "Match",
    "Problem",
    "load",
    "verify",
]

_HOMES = {"GAMES": "storeys.games", **dict.fromkeys(("CHANCE", "OVER", "SPECTATOR"), "storeys.games.kit")}


def __getattr__(name: str) -> Any:
    if name not in __all__:
        raise AttributeError(f"storeys has no {name}")
    return getattr(import_module(_HOMES.get(name, "storeys.play")), name)
