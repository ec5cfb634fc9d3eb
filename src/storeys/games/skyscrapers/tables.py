"""What of the cards and of a turn a client draws with."""

from typing import Annotated, TypedDict, get_args

from .cards import BASE_GIRDERS, GIRDERS, KIND_NAMES, NAMES, THREE_PORTS, Kind
from .lattice import AXES, SITE, Axis
from .picture_type import Step
from .site import MOST_SEATS
from .state import ACTIONS_EACH

Line = Annotated[list[int], 4]  # across and up from −1 to 1, of one end and of the other


class Tables(TypedDict):
    """Names in order, how many and how far, and where on a card the girders are."""

    KINDS: list[Kind]
    AXES: list[Axis]
    STEPS: list[Step]
    SEATS: int
    ACTIONS: int  # of a turn
    SITE: int  # no card reaches further from the middle
    GIRDERS: dict[str, Line]  # by their letters
    BASE_GIRDERS: str
    CARDS: list[str]  # every drawing there is, by its name


def _line(ports: tuple[int, int, int]) -> Line:
    """A girder in the card's own square, from the left."""
    ends = sorted((port % 3 - 1, port // 3 - 1) for port in (ports[0], ports[2]))
    return [number for end in ends for number in end]


TABLES: Tables = {
    "KINDS": list(KIND_NAMES),
    "AXES": list(AXES),
    "STEPS": list(get_args(Step)),
    "SEATS": MOST_SEATS,
    "ACTIONS": ACTIONS_EACH,
    "SITE": SITE,
    "GIRDERS": dict(zip(GIRDERS, map(_line, THREE_PORTS), strict=True)),
    "BASE_GIRDERS": BASE_GIRDERS,
    "CARDS": list(NAMES),
}
