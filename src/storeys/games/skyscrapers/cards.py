"""The cards of Skyscrapers (S-10, S-11): 36 construction cards and the base cards, with their girders.

A girder is one of eight straight bars through three of a card's nine ports:

    6 7 8      L R T B  the edges            V H  the middle lines, upright and level
    3 4 5      D        from 0 to 8          E    from 2 to 6
    0 1 2

The girders of a card are eight bits; turning and mirroring a card only permutes them, so that a turned card is again
eight bits, and two turnings with the same bits are one (S-11). A design is the number of a card: 0 to 35 in the order
of DECK, then the base card.
"""

from typing import Literal, get_args

import numpy as np

from ..kit import rule
from .lattice import HIGH, LOW, ON_GROUND, PORTS, STANDING

BASE, UPRIGHT, DECK_CARD, FLOOR, UNIVERSAL = range(5)
Kind = Literal["base", "upright", "deck", "floor", "universal"]
KIND_NAMES: tuple[Kind, ...] = get_args(Kind)
LEVEL_CLASSES = 1 << LOW | 1 << HIGH
CLASSES_FOR = np.array([1 << ON_GROUND, 1 << STANDING, 1 << HIGH, LEVEL_CLASSES, 1 << STANDING | LEVEL_CLASSES])

GIRDERS = "LRTBVHDE"
THREE_PORTS = ((0, 3, 6), (2, 5, 8), (6, 7, 8), (0, 1, 2), (1, 4, 7), (3, 4, 5), (0, 4, 8), (2, 4, 6))
PRINTED = "*"  # a worker printed on the card

DECK = (
    (UPRIGHT, "T* V* LB* TV* LTB* LTD* L H D LR LB LH LD LV VH LTV LTD LBD LRT LRD LRTB"),
    (DECK_CARD, "LV LH VDE"),
    (FLOOR, "H* LR* VH LR LRT LRTB"),
    (UNIVERSAL, "V* LB* D LB LRT LRTB"),
)
# Few ports for the first floor and the first wall: whoever begins could double too much otherwise (README.md).
BASE_GIRDERS = "BV"

_DRAWN = [(kind, drawing) for kind, drawings in DECK for drawing in drawings.split()] + [(BASE, BASE_GIRDERS)]
# Words tell cards apart by their names, and Fluent has no star in a name.
NAMES = [f"{KIND_NAMES[kind]}-{drawing}".replace(PRINTED, "-worker") for kind, drawing in _DRAWN[:-1]] + ["base"]
CONSTRUCTION = len(_DRAWN) - 1  # how many construction cards there are, and the design of a base card
DESIGNS = len(_DRAWN)
EVERY_CARD = (1 << CONSTRUCTION) - 1
MOST_FLOORS = sum(kind in (FLOOR, UNIVERSAL) for kind, _ in _DRAWN)

KIND_OF = np.array([kind for kind, _ in _DRAWN])
HAS_PRINTED = np.array([drawing.endswith(PRINTED) for _, drawing in _DRAWN]).astype(np.int64)


# --- Girders and ports -----------------------------------------------------------------------------------------------

GIRDER_PORTS = np.array([sum(1 << port for port in ports) for ports in THREE_PORTS])


def girder_bits(letters: str) -> int:
    """The girders named by these letters, one bit each."""
    return sum(1 << GIRDERS.index(letter) for letter in letters.rstrip(PRINTED))


def girder_letters(girders: int) -> str:
    return "".join(letter for bit, letter in enumerate(GIRDERS) if girders >> bit & 1)


def _ports_of(girders: int) -> int:
    ports = 0
    for girder in range(len(GIRDERS)):
        if girders >> girder & 1:
            ports |= int(GIRDER_PORTS[girder])
    return ports


def _girders_at(ports: int) -> int:
    return sum(1 << girder for girder in range(len(GIRDERS)) if int(GIRDER_PORTS[girder]) & ports)


PORTS_OF = np.array([_ports_of(girders) for girders in range(1 << len(GIRDERS))])  # the ports that some girder has
GIRDERS_AT = np.array([_girders_at(ports) for ports in range(1 << PORTS)])  # the girders with one of these ports


# --- Turning (S-11) --------------------------------------------------------------------------------------------------

TURNINGS = 8  # as printed, its mirror image, and both turned by a quarter, a half and three quarters
UPRIGHT_TURNINGS = 2  # those in which a printed worker stands upright


def _turned_port(port: int, turning: int) -> int:
    u, v = port % 3 - 1, port // 3 - 1
    if turning % 2:
        u = -u
    for _ in range(turning // 2):
        u, v = -v, u
    return 3 * (v + 1) + u + 1


def _turned_girder(girder: int, turning: int) -> int:
    ports = {_turned_port(port, turning) for port in THREE_PORTS[girder]}
    return next(other for other, three in enumerate(THREE_PORTS) if set(three) == ports)


def _turned(design: int, turning: int) -> int:
    girders = girder_bits(_DRAWN[design][1])
    return sum(1 << _turned_girder(girder, turning) for girder in range(len(GIRDERS)) if girders >> girder & 1)


def _allowed(design: int, upright: int) -> list[int]:
    """The turnings that differ, and that a printed worker or the grass edge allows."""
    kind = _DRAWN[design][0]
    turnings = 1 if kind == BASE else UPRIGHT_TURNINGS if upright and HAS_PRINTED[design] else TURNINGS
    masks = [_turned(design, turning) for turning in range(turnings)]
    return [turning for turning, girders in enumerate(masks) if girders not in masks[:turning]]


def _connectable(design: int, upright: int) -> int:
    found = 0
    for turning in _allowed(design, upright):
        found |= _turned(design, turning)
    return found


TURNED = np.array([[_turned(design, turning) for turning in range(TURNINGS)] for design in range(DESIGNS)])
ALLOWED = np.array([[sum(1 << t for t in _allowed(d, upright)) for upright in (0, 1)] for d in range(DESIGNS)])
CONNECTABLE = np.array([[_connectable(design, upright) for upright in (0, 1)] for design in range(DESIGNS)])


# --- What a card is for ----------------------------------------------------------------------------------------------


@rule
def makes_floor(design: int, level: bool) -> bool:
    """S-10: somebody can stand on the card: a floor, or a universal card that lies level."""
    kind = int(KIND_OF[design])
    return level and (kind == FLOOR or kind == UNIVERSAL)


@rule
def separates(design: int) -> bool:
    """S-9: everything but a deck keeps the cells on its two sides apart."""
    return int(KIND_OF[design]) != DECK_CARD
