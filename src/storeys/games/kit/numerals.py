"""Numbers as people, files and programs give them: taken only where they are what they seem to be."""

from numbers import Integral
from typing import Any

DIGITS = 9  # of the longest number that anything here can mean


def numeral(word: str, digits: int = DIGITS) -> int | None:
    """The number that a word writes in digits from 0 to 9; None for any other word.

    Python's own tests take the digits of every script: "٣" is decimal, and int() reads it as 3.
    """
    return int(word) if word.isascii() and word.isdecimal() and len(word) <= digits else None


def whole(value: Any) -> int | None:
    """A whole number of Python's or NumPy's; None for anything else, true and false among it."""
    return int(value) if isinstance(value, Integral) and not isinstance(value, bool) else None
