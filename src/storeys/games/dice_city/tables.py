"""What of the locations and of a turn a client draws with."""

from typing import TypedDict, get_args

from .cards import CATHEDRAL, DEFENSE, NAMES, POINTS, RESOURCE_NAMES, Resource, is_card
from .picture import MARKS
from .picture_type import Gain, Location, Step, Use
from .signs import SIGNS
from .state import COLUMNS, DIE_NAMES, Row


class Tables(TypedDict):
    """Names in order, and what is printed on each location."""

    ROWS: list[Row]
    COLUMNS: list[int]
    RESOURCES: list[Resource]
    STEPS: list[Step]
    USES: list[Use]
    GAINS: list[Gain]
    LOCATIONS: dict[str, Location]
    ABILITIES: dict[str, str]  # figures, and signs after a colon


def _location(kind: int) -> Location:
    return {
        **MARKS[kind],
        "card": NAMES[kind],
        "defense": int(DEFENSE[kind]) if is_card(kind) else None,
        "points": None if kind == CATHEDRAL else int(POINTS[kind]),
    }


TABLES: Tables = {
    "ROWS": list(DIE_NAMES),
    "COLUMNS": list(range(1, COLUMNS + 1)),
    "RESOURCES": list(RESOURCE_NAMES),
    "STEPS": list(get_args(Step)),
    "USES": list(get_args(Use)),
    "GAINS": list(get_args(Gain)),
    "LOCATIONS": {name: _location(kind) for kind, name in enumerate(NAMES)},
    "ABILITIES": SIGNS,
}
