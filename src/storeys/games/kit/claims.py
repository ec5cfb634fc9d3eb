"""What must be so in a position that somebody wrote down: claims, each with the sentence to say if it is not."""

from collections.abc import Iterable

from .game import PositionError

Claim = tuple[bool, str]


def uphold(claims: Iterable[Claim]) -> None:
    """PositionError with the sentence of the first claim that does not hold; those after it are not looked at."""
    for holds, sentence in claims:
        if not holds:
            raise PositionError(sentence)
