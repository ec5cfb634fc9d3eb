"""The blueprints (B-2, B-3): 24 plans of our own, because the printed ones are in no public source.

A plan is 3×2 squares, numbered 0–5 from left to right and from top to bottom. Heights of a building, heights of a
plan and the values on top of the squares are all written alike, four bits a square, so that a building matches its
plan exactly when two numbers are equal.
"""

import numpy as np

from ..kit import rule

ROWS, COLUMNS = 3, 2
SQUARES = ROWS * COLUMNS
HATCHED = 7  # what lies on top of a hatched square, so to speak: no die is as high
FEWEST_OPEN = 3  # B-2: open squares of a plan at least

# house: replace the deck by another list of texts and everything follows. Rows top to bottom, X hatched.
PLAN_NAMES = (
    # 3-2-1
    *("XX/X1/23", "XX/X2/31", "XX/X3/12", "XX/12/3X", "XX/13/X2", "XX/23/1X", "X1/X3/X2", "X2/X1/X3"),
    # 2-2-2
    *("XX/22/X2", "X2/X2/X2"),
    # 3-1-1-1
    *("X1/31/1X", "X1/13/X1", "XX/11/13", "X1/X1/31", "X3/X1/11"),
    # 2-2-1-1
    *("XX/12/21", "XX/11/22", "X1/12/X2", "X1/22/X1", "X1/21/2X", "X1/X2/21", "X2/X1/12", "X2/11/2X", "X2/X2/11"),
)
PLANS = len(PLAN_NAMES)


def wanted(name: str) -> list[int]:
    """The heights that a plan wants on each square; 0 on hatched ones."""
    return [0 if letter == "X" else int(letter) for letter in name.replace("/", "")]


def pack(squares: list[int]) -> int:
    """One number of four bits a square."""
    return sum(number << 4 * square for square, number in enumerate(squares))


@rule
def on_square(packed: int, square: int) -> int:
    """The number of one square: a height, or the value on top."""
    return packed >> 4 * square & 15


WANTED = np.array([pack(wanted(name)) for name in PLAN_NAMES])
BARE = np.array([pack([0 if height else HATCHED for height in wanted(name)]) for name in PLAN_NAMES])
