"""Slots (S-2 … S-7, S-12): where the next card could be riveted on.

Cards are only ever added, so a slot can only lose ways in, and gain cards that it touches and ports that a girder
could connect to. All three are brought up to date slot by slot as each card arrives; none is ever worked out again.
Where two cards offer the same slot, the first stands for both, and the other has no way in.
"""

from ..kit import rule
from .cards import PORTS_OF
from .lattice import (
    BLOCKED,
    EVERY_WAY,
    ON_GROUND,
    SIDES,
    X,
    Y,
    Z,
    class_of,
    common_ports,
    is_too_low,
    reaches_out,
    side_axis,
    side_sign,
    step_along,
    touch,
    ways_blocked,
)
from .site import Card, Site, Slot, gap


@rule
def has_way_in(slot: Slot) -> bool:
    """S-2 … S-7: nothing but hands and girders could still keep a card out of this slot."""
    return slot.ways != BLOCKED


@rule
def meet(slot: Slot, card: Card, number: int) -> None:
    """S-3, S-7, S-12: what a standing card means for a slot."""
    normal, other = int(slot.normal), int(card.normal)
    dx, dy, dz = gap(slot, card)
    slot.ways = int(slot.ways) & ~ways_blocked(normal, other, dx, dy, dz)
    if touch(normal, other, dx, dy, dz):
        slot.touching = int(slot.touching) | 1 << number
        ports = int(PORTS_OF[card.girders])
        slot.ports = int(slot.ports) | common_ports(normal, other, dx, dy, dz, ports)


@rule
def set_place(slot: Slot, card: Card, side: int) -> None:
    """S-2: the slot at one side of a card: at a right angle to it, its centre on the middle of that edge."""
    axis, sign = side_axis(int(card.normal), side), side_sign(side)
    slot.normal = axis
    slot.x = int(card.x) + step_along(axis, X, sign)
    slot.y = int(card.y) + step_along(axis, Y, sign)
    slot.z = int(card.z) + step_along(axis, Z, sign)


@rule
def is_same_place(slot: Slot, other: Slot) -> bool:
    return slot.normal == other.normal and slot.x == other.x and slot.y == other.y and slot.z == other.z


@rule
def is_offered(site: Site, slot: Slot, known: int) -> bool:
    """Whether one of the first `known` slots is the same, and has a way in."""
    for number in range(known):
        if has_way_in(site.slots[number]) and is_same_place(slot, site.slots[number]):
            return True
    return False


@rule
def is_off_the_lattice(slot: Slot) -> bool:
    """S-4, S-5: too low, or not on the site."""
    normal = int(slot.normal)
    return is_too_low(normal, int(slot.z)) or reaches_out(normal, int(slot.x), int(slot.y))


@rule
def open_slot(site: Site, number: int) -> None:
    """S-2: a new slot, with what all standing cards mean for it."""
    slot = site.slots[number]
    set_place(slot, site.cards[number // SIDES], number % SIDES)
    if is_off_the_lattice(slot) or is_offered(site, slot, number // SIDES * SIDES):
        return
    slot.ways = EVERY_WAY
    for card in range(int(site.standing)):
        meet(slot, site.cards[card], card)


@rule
def update_slots(site: Site, number: int) -> None:
    """The slots after this card, the last that was built, was added."""
    for known in range(SIDES * number):
        if has_way_in(site.slots[known]):
            meet(site.slots[known], site.cards[number], number)
    for side in range(SIDES):
        open_slot(site, SIDES * number + side)


@rule
def slot_class(slot: Slot) -> int:
    return class_of(int(slot.normal), int(slot.z))


@rule
def has_base_slot(site: Site) -> bool:
    """S-23: a base card could still be added somewhere on the site."""
    for number in range(SIDES * int(site.standing)):
        if has_way_in(site.slots[number]) and slot_class(site.slots[number]) == ON_GROUND:
            return True
    return False
