"""The legal actions of a position, listed in an array that the caller brings along."""

from .record import Numbers
from .rule import rule


@rule
def offer(choices: Numbers, count: int, action: int, legal: bool) -> int:
    """Append the action if it is legal; the number of choices after that."""
    if legal:
        choices[count] = action
        return count + 1
    return count
