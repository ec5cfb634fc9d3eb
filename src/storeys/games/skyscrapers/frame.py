"""The frame: one card after the other is added to the site, with everything that follows from it."""

from ..kit import rule
from .cards import BASE, CONSTRUCTION, KIND_OF, TURNED, makes_floor
from .cells import add_cells, list_ground_cells, touch_cells, update_open_cells, widen
from .lattice import BASE_HEIGHT, X, Y, Z, top_of, touch
from .levels import update_levels
from .site import (
    CELLS,
    MOST_CARDS,
    NOBODY,
    QUARTERS,
    SLOTS,
    Site,
    gap,
    ground_cell,
)
from .slots import update_slots


@rule
def join_cards(site: Site, number: int) -> None:
    """S-3: which cards the new card touches."""
    card = site.cards[number]
    for other in range(number):
        dx, dy, dz = gap(card, site.cards[other])
        if touch(int(card.normal), int(site.cards[other].normal), dx, dy, dz):
            site.touching[number] |= 1 << other
            site.touching[other] |= 1 << number


@rule
def lay_floor(site: Site, number: int) -> None:
    """S-8, S-10: four cells on a new floor."""
    site.floor_cards[site.floors] = number
    add_cells(site, site.cards[number], QUARTERS * int(site.floors), int(site.cards[number].z))
    site.floors += 1


@rule
def ground_card(site: Site, number: int) -> None:
    """S-15: the cells on both sides of a new base card."""
    first = ground_cell(QUARTERS * int(site.bases))
    site.base_cards[site.bases] = number
    add_cells(site, site.cards[number], first, 0)
    list_ground_cells(site, first)
    site.bases += 1


@rule
def add_card(site: Site, normal: int, x: int, y: int, z: int, design: int, girders: int, seat: int) -> int:
    """A card stands from now on; its number."""
    number = int(site.standing)
    card = site.cards[number]
    card.normal, card.x, card.y, card.z = normal, x, y, z
    card.design, card.girders, card.seat = design, girders, seat
    touch_cells(site, number)
    site.standing = number + 1
    site.top = max(int(site.top), top_of(normal, z))
    widen(site, card)
    if makes_floor(design, normal == Z):
        lay_floor(site, number)
    if int(KIND_OF[design]) == BASE:
        ground_card(site, number)
    join_cards(site, number)
    update_slots(site, number)
    update_open_cells(site, number)
    return number


@rule
def add_start_card(site: Site, normal: int, x: int) -> None:
    add_card(site, normal, x, 0, BASE_HEIGHT, CONSTRUCTION, int(TURNED[CONSTRUCTION, 0]), NOBODY)


@rule
def clear_site(site: Site) -> None:
    site.standing, site.floors, site.bases, site.top = 0, 0, 0, 0
    site.west, site.east, site.south, site.north = 0, 0, 0, 0
    site.open_floor, site.open_ground, site.beside_bases, site.leading_on = 0, 0, 0, 0
    site.touching[:] = 0
    site.floor_cards[:] = 0
    site.base_cards[:] = 0
    site.groups[:] = 0
    site.level[:] = 0
    site.below[:] = 0
    site.walls_x[:] = 0
    site.walls_y[:] = 0
    site.walls_z[:] = 0
    site.flood[:] = 0


@rule
def clear_places(site: Site) -> None:
    for number in range(MOST_CARDS):
        card = site.cards[number]
        card.normal, card.x, card.y, card.z = 0, 0, 0, 0
        card.design, card.girders, card.seat = 0, 0, 0
    for number in range(SLOTS):
        slot = site.slots[number]
        slot.normal, slot.x, slot.y, slot.z = 0, 0, 0, 0
        slot.ways, slot.ports, slot.touching = 0, 0, 0
    for number in range(CELLS):
        cell = site.cells[number]
        cell.x, cell.y, cell.z, cell.touching = 0, 0, 0, 0


@rule
def start_site(site: Site) -> None:
    """S-6: three base cards in an H, the crossbar first."""
    clear_site(site)
    clear_places(site)
    add_start_card(site, Y, 0)
    add_start_card(site, X, -1)
    add_start_card(site, X, 1)
    update_levels(site, False)
