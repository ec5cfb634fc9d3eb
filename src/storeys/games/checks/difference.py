"""What a complaint names: the field in which two positions differ, and an action in words."""

from collections.abc import Iterator
from typing import Any

import numpy as np

from ..kit import Game, as_bytes


def difference(found: Any, expected: Any) -> str:
    """The first field in which one record differs from another of its kind, and how."""
    for field, one, other in _leaves(found, expected, ""):
        if one != other:
            return f"{field} is {one}, not {other}"
    return "nothing" if as_bytes(found) == as_bytes(expected) else "the bytes between the fields"


def _leaves(found: Any, expected: Any, path: str) -> Iterator[tuple[str, Any, Any]]:
    """Every number of a record with the path that leads to it, beside that of the other record."""
    if isinstance(found, np.void):
        for name in found.dtype.names or ():
            yield from _leaves(found[name], expected[name], f"{path}.{name}" if path else name)
    elif isinstance(found, np.ndarray):
        for index in range(len(found)):
            yield from _leaves(found[index], expected[index], f"{path}[{index}]")
    else:
        yield path, found, expected


def told(game: Game, state: Any, action: int) -> str:
    """An action as its number and, as far as the game can say it here, in words."""
    try:
        return f"{action} ({game.words(state, action)})"
    except Exception:
        return str(action)
