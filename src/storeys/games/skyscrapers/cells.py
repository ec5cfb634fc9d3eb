"""Cells (S-8, S-9, S-15): where workers can stand, what they touch there, and which cells are open.

The cards on the site are drawn into rows of bits, one bit for each unit cube: whether a card separates it from the
cube to the west, to the south and below. A new card can close something only if one of the eight cubes beside it is
closed after that, for every way out that it cut leads to one of them. Mostly all eight have a free line of sight out
of the site, and nothing has changed. If one has not, the open space is flooded from outside, row by row.
"""

from ..kit import rule
from .cards import makes_floor, separates
from .lattice import X, Y, Z, is_corner, quarter_x, quarter_y
from .site import EVERY_QUARTER, FLOOR_CELLS, LAYERS, MIDDLE, QUARTERS, ROWS, Card, Cell, Site, gap

EVERY_CUBE = (1 << ROWS) - 1  # of a row
CUBES = LAYERS * ROWS * ROWS


# --- What a worker touches (S-8) -------------------------------------------------------------------------------------


@rule
def touches(card: Card, cell: Cell) -> bool:
    """S-8: the floor under a cell, and the cards that cover a whole side of it; not one overhead."""
    dx, dy, dz = gap(cell, card)
    return is_corner(dx, dy, dz) and (card.normal != Z or dz == 0)


@rule
def add_cells(site: Site, card: Card, first: int, height: int) -> None:
    """The four cells on a new floor or beside a new base card."""
    for quarter in range(QUARTERS):
        cell = site.cells[first + quarter]
        cell.x, cell.y, cell.z = quarter_x(int(card.x), quarter), quarter_y(int(card.y), quarter), height
        for number in range(int(site.standing)):
            if touches(site.cards[number], cell):
                cell.touching = int(cell.touching) | 1 << number


@rule
def touch_cells(site: Site, number: int) -> None:
    """Workers in the cells beside a new card touch it."""
    for cell in range(QUARTERS * int(site.floors)):
        touch_cell(site.cells[cell], site.cards[number], number)
    for cell in range(FLOOR_CELLS, FLOOR_CELLS + QUARTERS * int(site.bases)):
        touch_cell(site.cells[cell], site.cards[number], number)


@rule
def touch_cell(cell: Cell, card: Card, number: int) -> None:
    if touches(card, cell):
        cell.touching = int(cell.touching) | 1 << number


@rule
def is_listed(site: Site, cell: int, known: int) -> bool:
    """S-15: whether a cell beside a base card is also beside an earlier one."""
    for number in range(FLOOR_CELLS, known):
        if site.cells[number].x == site.cells[cell].x and site.cells[number].y == site.cells[cell].y:
            return True
    return False


@rule
def list_ground_cells(site: Site, first: int) -> None:
    for cell in range(first, first + QUARTERS):
        if not is_listed(site, cell, first):
            site.beside_bases = int(site.beside_bases) | 1 << cell - FLOOR_CELLS


# --- Walls -----------------------------------------------------------------------------------------------------------


@rule
def draw_walls(site: Site, card: Card) -> None:
    """S-9: the unit squares of a card, each between two cubes."""
    normal, x, y, z = int(card.normal), int(card.x) + MIDDLE, int(card.y) + MIDDLE, int(card.z)
    both = 3 << x - 1  # the cubes on either side of the middle
    if normal == X:
        for row in range(y - 1, y + 1):
            site.walls_x[z - 1, row] |= 1 << x
            site.walls_x[z, row] |= 1 << x
    elif normal == Y:
        site.walls_y[z - 1, y] |= both
        site.walls_y[z, y] |= both
    else:
        site.walls_z[z, y - 1] |= both
        site.walls_z[z, y] |= both


@rule
def widen(site: Site, card: Card) -> None:
    """Keep the planes between which all cards lie."""
    x, y, normal = int(card.x), int(card.y), int(card.normal)
    site.west, site.east = min(int(site.west), x - (normal != X)), max(int(site.east), x + (normal != X))
    site.south, site.north = min(int(site.south), y - (normal != Y)), max(int(site.north), y + (normal != Y))


# --- Lines of sight --------------------------------------------------------------------------------------------------


@rule
def is_clear_along_row(site: Site, x: int, row: int, layer: int) -> bool:
    """Nothing between a cube and the outside, to the east or to the west."""
    walls = int(site.walls_x[layer, row])
    return walls >> x + 1 == 0 or walls & (1 << x + 1) - 1 == 0


@rule
def is_clear_to_north(site: Site, x: int, row: int, layer: int) -> bool:
    for wall in range(row + 1, int(site.north) + MIDDLE + 1):
        if int(site.walls_y[layer, wall]) >> x & 1:
            return False
    return True


@rule
def is_clear_to_south(site: Site, x: int, row: int, layer: int) -> bool:
    for wall in range(int(site.south) + MIDDLE, row + 1):
        if int(site.walls_y[layer, wall]) >> x & 1:
            return False
    return True


@rule
def is_clear_above(site: Site, x: int, row: int, layer: int) -> bool:
    """Nothing between a cube and the sky; beyond the highest card there is nothing that could be."""
    for wall in range(layer + 1, int(site.top) + 1):
        if int(site.walls_z[wall, row]) >> x & 1:
            return False
    return True


@rule
def is_in_sight(site: Site, x: int, row: int, layer: int) -> bool:
    """A straight way from a cube out of the site."""
    return (
        is_clear_along_row(site, x, row, layer)
        or is_clear_above(site, x, row, layer)
        or is_clear_to_north(site, x, row, layer)
        or is_clear_to_south(site, x, row, layer)
    )


@rule
def is_all_in_sight(site: Site, card: Card) -> bool:
    """Each of the eight cubes around a card's centre has a straight way out."""
    x, row, layer = int(card.x) + MIDDLE, int(card.y) + MIDDLE, int(card.z)
    for corner in range(8):
        if not is_in_sight(site, x - (corner & 1), row - (corner >> 1 & 1), layer - (corner >> 2)):
            return False
    return True


# --- The flood (S-9) -------------------------------------------------------------------------------------------------


@rule
def spread_along_row(row: int, walls: int) -> int:
    """Step to the east and to the west until there is nowhere left to go."""
    for _ in range(ROWS):
        before = row
        row |= (row << 1 & ~walls | (row & ~walls) >> 1) & EVERY_CUBE
        if row == before:
            break
    return row


@rule
def flooded_row(site: Site, row: int, layer: int) -> int:
    """What can be reached in a row from itself and from the four rows around it."""
    water = int(site.flood[layer, row])
    water |= int(site.flood[layer, row + 1]) & ~int(site.walls_y[layer, row + 1])
    water |= int(site.flood[layer, row - 1]) & ~int(site.walls_y[layer, row])
    water |= int(site.flood[layer + 1, row]) & ~int(site.walls_z[layer + 1, row])
    if layer > 0:
        water |= int(site.flood[layer - 1, row]) & ~int(site.walls_z[layer, row])
    return spread_along_row(water, int(site.walls_x[layer, row]))


@rule
def flood_once(site: Site, first: int, last: int) -> bool:
    """One sweep through all rows of the site, from the top down; whether anything got wet."""
    rose = False
    for depth in range(int(site.top)):
        layer = int(site.top) - 1 - depth
        for row in range(first, last):
            water = flooded_row(site, row, layer)
            if water != site.flood[layer, row]:
                site.flood[layer, row] = water
                rose = True
    return rose


@rule
def fill_outside(site: Site, first: int, last: int) -> None:
    """Everything around the site is open."""
    inside = (1 << int(site.east) + MIDDLE) - (1 << int(site.west) + MIDDLE)
    for layer in range(int(site.top) + 1):
        for row in range(first - 1, last + 1):
            site.flood[layer, row] = EVERY_CUBE
            if first <= row < last and layer < site.top:
                site.flood[layer, row] = EVERY_CUBE & ~inside


@rule
def drain(site: Site, first: int, last: int) -> None:
    """Where fill_outside() has filled; everything else is dry already."""
    for layer in range(int(site.top) + 1):
        for row in range(first - 1, last + 1):
            site.flood[layer, row] = 0


@rule
def is_flooded(site: Site, cell: Cell) -> bool:
    return int(site.flood[int(cell.z), int(cell.y) + MIDDLE]) >> int(cell.x) + MIDDLE & 1 == 1


@rule
def note_open_cells(site: Site) -> None:
    site.open_floor, site.open_ground = 0, 0
    for cell in range(QUARTERS * int(site.floors)):
        if is_flooded(site, site.cells[cell]):
            site.open_floor = int(site.open_floor) | 1 << cell
    for number in range(QUARTERS * int(site.bases)):
        if int(site.beside_bases) >> number & 1 and is_flooded(site, site.cells[FLOOR_CELLS + number]):
            site.open_ground = int(site.open_ground) | 1 << number


@rule
def flood_site(site: Site) -> None:
    """S-9: find all open cells, from outside."""
    first, last = int(site.south) + MIDDLE, int(site.north) + MIDDLE
    fill_outside(site, first, last)
    for _ in range(CUBES):  # every sweep but the last wets one at least
        if not flood_once(site, first, last):
            break
    note_open_cells(site)
    drain(site, first, last)


# --- A new card ------------------------------------------------------------------------------------------------------


@rule
def note_new_cells(site: Site, card: Card, number: int) -> None:
    """The cells of a card around which everything is open."""
    if makes_floor(int(card.design), card.normal == Z):
        site.open_floor = int(site.open_floor) | EVERY_QUARTER << QUARTERS * (int(site.floors) - 1)
    if site.base_cards[int(site.bases) - 1] == number:
        first = QUARTERS * (int(site.bases) - 1)
        site.open_ground = int(site.open_ground) | int(site.beside_bases) & EVERY_QUARTER << first


@rule
def update_open_cells(site: Site, number: int) -> None:
    """S-9: which cells are open after this card, the last that was built, was added."""
    card = site.cards[number]
    if separates(int(card.design)):
        draw_walls(site, card)
        if is_all_in_sight(site, card):
            note_new_cells(site, card, number)
        else:
            flood_site(site)
