"""The lattice (S-1 … S-8): where cards may lie, what they touch and how they slide in, as arithmetic of integers.

A card is a square of 2×2 units with a normal axis and an integer centre. Along its normal it has no extent, along the
other two axes it reaches one unit to either side. Everything about two cards follows from their normals and from the
gap between their centres, one number for each axis:

- Along an axis their insides overlap when the gap is 0, or at most 1 if both cards extend along it.
- Insides that overlap along all three axes clash (S-3): the cards lie over or cross through each other.
- Insides that overlap along two axes are in each other's way along the third (S-7).
- Cards at a right angle touch when no gap is greater than 1; cards of one plane when they have an edge in common.

A card touches a unit cube, or would touch a worker in it (S-8), when its centre is one of the cube's corners.
"""

from typing import Literal, get_args

import numpy as np

from ..kit import rule

X, Y, Z = range(3)
Axis = Literal["x", "y", "z"]
AXES: tuple[Axis, ...] = get_args(Axis)
EVERY_AXIS = 1 << X | 1 << Y | 1 << Z

# The axes of a card's own frame, by its normal: u goes to the right, v goes up (or to the north, on a level card).
ACROSS, UPWARD = np.array([Y, X, X]), np.array([Z, Z, Y])

SITE = 8  # S-5: no card reaches further from the middle
LOWEST_FLOOR = 2  # S-4
LOWEST_DECK = 3  # S-10
BASE_HEIGHT = 1  # S-5: the centre of a card that stands on the ground

# S-7: the ways from outside into a slot, one bit each; there is none from below.
EAST, WEST, NORTH, SOUTH, ABOVE = 1, 2, 4, 8, 16
EVERY_WAY = EAST | WEST | NORTH | SOUTH | ABOVE
BLOCKED = 0  # no way is left

# The classes of slots, by what may go in.
ON_GROUND, STANDING, LOW, HIGH = range(4)
CLASSES = 4

PORTS = 9  # S-11: three rows of three, from the lower left; number 3·(v + 1) + u + 1
SIDES = 4  # S-2: the slots of a card, at its edges u−, u+, v−, v+


# --- One card --------------------------------------------------------------------------------------------------------


@rule
def top_of(normal: int, z: int) -> int:
    """The height of a card's highest point."""
    return z if normal == Z else z + 1


@rule
def class_of(normal: int, z: int) -> int:
    """S-5, S-10: what a slot is for, by how the card would stand in it."""
    if normal == Z:
        return LOW if z < LOWEST_DECK else HIGH
    return ON_GROUND if z == BASE_HEIGHT else STANDING


@rule
def is_upright_class(slot_class: int) -> bool:
    return slot_class == ON_GROUND or slot_class == STANDING


@rule
def reaches_out(normal: int, x: int, y: int) -> bool:
    """S-5: some part of the card would lie outside the site."""
    return abs(x) + (normal != X) > SITE or abs(y) + (normal != Y) > SITE


@rule
def is_too_low(normal: int, z: int) -> bool:
    """S-4, S-5: a level card on the ground or on a half level, or an upright one in the ground."""
    return z < (LOWEST_FLOOR if normal == Z else BASE_HEIGHT)


@rule
def step_along(axis: int, wanted: int, size: int) -> int:
    """How far a step of this size along one axis goes along the wanted one."""
    return size if axis == wanted else 0


@rule
def side_axis(normal: int, side: int) -> int:
    """S-2: the normal of the slot at one side of a card is the axis that leads there."""
    return int(ACROSS[normal]) if side < 2 else int(UPWARD[normal])


@rule
def side_sign(side: int) -> int:
    return 1 if side & 1 else -1


# --- Two cards, and the gap between their centres --------------------------------------------------------------------


@rule
def overlap(axis: int, normal: int, other: int, gap: int) -> int:
    """The axis as a bit, if the insides of two cards overlap along it."""
    reach = 1 if axis != normal and axis != other else 0
    return 1 << axis if -reach <= gap <= reach else 0


@rule
def shared_axes(normal: int, other: int, dx: int, dy: int, dz: int) -> int:
    """The axes along which the insides of two cards overlap."""
    return overlap(X, normal, other, dx) | overlap(Y, normal, other, dy) | overlap(Z, normal, other, dz)


@rule
def ways_blocked(normal: int, other: int, dx: int, dy: int, dz: int) -> int:
    """S-3, S-7: the ways into a slot that another card, lying this far from it, is in; all of them if they clash."""
    shared = shared_axes(normal, other, dx, dy, dz)
    if shared == EVERY_AXIS:
        return EVERY_WAY
    if shared == 1 << Y | 1 << Z:
        return EAST if dx > 0 else WEST
    if shared == 1 << X | 1 << Z:
        return NORTH if dy > 0 else SOUTH
    if shared == 1 << X | 1 << Y and dz > 0:
        return ABOVE
    return 0


@rule
def touch(normal: int, other: int, dx: int, dy: int, dz: int) -> bool:
    """S-3: two cards that do not clash share a line of at least one unit."""
    ax, ay, az = abs(dx), abs(dy), abs(dz)
    if normal != other:
        return ax <= 1 and ay <= 1 and az <= 1
    out_of_plane = ax if normal == X else ay if normal == Y else az
    return out_of_plane == 0 and max(ax, ay, az) == 2 and ax + ay + az <= 3


# --- Ports (S-11, S-12) ----------------------------------------------------------------------------------------------


@rule
def port_at(normal: int, x: int, y: int, z: int) -> int:
    """The port of a card at a point this far from its centre, as a bit; 0 if there is none."""
    across, upward = (y if normal == X else x), (y if normal == Z else z)
    outside = x if normal == X else y if normal == Y else z
    if outside != 0 or abs(across) > 1 or abs(upward) > 1:
        return 0
    return 1 << (3 * (upward + 1) + across + 1)


@rule
def common_ports(normal: int, other: int, dx: int, dy: int, dz: int, ports: int) -> int:
    """S-12: the ports of a card that coincide with these ports of another one, lying this far from it."""
    across, upward, common = int(ACROSS[other]), int(UPWARD[other]), 0
    for port in range(PORTS):
        if ports >> port & 1:
            u, v = port % 3 - 1, port // 3 - 1
            x = dx + step_along(across, X, u)
            y = dy + step_along(across, Y, u) + step_along(upward, Y, v)
            z = dz + step_along(upward, Z, v)
            common |= port_at(normal, x, y, z)
    return common


# --- Cells (S-8) -----------------------------------------------------------------------------------------------------


@rule
def is_corner(dx: int, dy: int, dz: int) -> bool:
    """Whether a point is a corner of a cell; the gap is from the cell's lowest corner to the point."""
    return 0 <= dx <= 1 and 0 <= dy <= 1 and 0 <= dz <= 1


@rule
def quarter_x(x: int, quarter: int) -> int:
    """The cells around a card's centre, 0 to 3: on a floor, or beside a base card."""
    return x - 1 + (quarter & 1)


@rule
def quarter_y(y: int, quarter: int) -> int:
    return y - 1 + (quarter >> 1)
