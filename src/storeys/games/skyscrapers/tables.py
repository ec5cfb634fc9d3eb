"""What of the cards and of a turn a client draws with."""

from typing import Annotated, TypedDict

from .cards import BASE_GIRDERS, GIRDERS, KIND_NAMES, THREE_PORTS, Kind
from .lattice import AXES, Axis
from .state import ACTIONS_EACH

Line = Annotated[list[int], 4]  # across and up from −1 to 1, of one end and of the other


class Tables(TypedDict):
    """Names in order, the actions of a turn, and where on a card the girders are."""

    KINDS: list[Kind]
    AXES: list[Axis]
    ACTIONS: int
    GIRDERS: dict[str, Line]  # by their letters
    BASE_GIRDERS: str


def _line(ports: tuple[int, int, int]) -> Line:
    """A girder in the card's own square, from the left."""
    ends = sorted((port % 3 - 1, port // 3 - 1) for port in (ports[0], ports[2]))
    return [number for end in ends for number in end]


TABLES: Tables = {
    "KINDS": list(KIND_NAMES),
    "AXES": list(AXES),
    "ACTIONS": ACTIONS_EACH,
    "GIRDERS": dict(zip(GIRDERS, map(_line, THREE_PORTS), strict=True)),
    "BASE_GIRDERS": BASE_GIRDERS,
}
