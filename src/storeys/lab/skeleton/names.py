"""The names of phases and stones, as they stand in texts, in data and in pictures alike."""

from typing import get_args

from ...games.kit import Bytes
from .picture_type import Phase

PHASES: tuple[Phase, ...] = get_args(Phase)


def values(stones: Bytes) -> list[int]:
    """The value of every stone of a heap, in order."""
    return [value + 1 for value, count in enumerate(stones.tolist()) for _ in range(count)]
