"""The names of dice, squares, options and phases, as they stand in texts, in data and in pictures alike."""

from typing import get_args

from .dice import MATERIAL_NAMES, material_of, value_of
from .picture_type import Die, Phase, Place
from .plans import COLUMNS, ROWS
from .state import OPTIONS

PHASES: tuple[Phase, ...] = get_args(Phase)
SQUARE_NAMES = [f"{row}{column}" for row in range(1, ROWS + 1) for column in range(1, COLUMNS + 1)]
OPTION_NAMES = {name: name.replace("_", " ") for name in OPTIONS}


def die_name(die: int) -> str:
    """A die in a text."""
    return f"{MATERIAL_NAMES[material_of(die)]}-{value_of(die)}"


def die_json(die: int) -> Die:
    """A die as particulars of something."""
    return {"material": MATERIAL_NAMES[material_of(die)], "value": value_of(die)}


def square_json(square: int) -> Place:
    """A square as particulars of something."""
    return {"row": square // COLUMNS + 1, "column": square % COLUMNS + 1}
