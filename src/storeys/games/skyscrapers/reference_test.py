"""Slots, open cells and levels, found once by the rules and once by a slow, obvious model.

The model shares nothing with the rules. A card is a set of unit squares and of unit edges, sliding in is a set of all
that is swept, open cells are found by walking from cell to cell, and levels by walking from card to card, to the
letter of S-1 … S-19.
"""

from collections.abc import Iterator
from functools import cache
from itertools import product

import numpy as np
import pytest

from ..checks import WHOLE
from ..kit import Batch, run
from . import GAME
from .building import could_connect
from .cards import DECK_CARD, FLOOR, KIND_OF, UNIVERSAL
from .levels import is_one_step
from .site import EVERY_QUARTER, GROUND, QUARTERS, Site, ground_cell

Point = tuple[int, int, int]
Part = tuple[str, int, Point]  # a unit square with its normal, or a unit edge with its direction, by its lowest corner
Plane = tuple[int, Point]  # a card: its normal and its centre

BUILDINGS = 5000
EVERY = 1 if WHOLE else 5  # one building of so many is compared
SITE, HIGH_UP = 8, 22
WAYS = ((0, 1), (0, -1), (1, 1), (1, -1), (2, 1))  # S-7, in the order of the bits of a slot's ways


# --- Cards as sets ---------------------------------------------------------------------------------------------------


def moved(point: Point, axis: int, by: int) -> Point:
    x, y, z = (value + by if number == axis else value for number, value in enumerate(point))
    return x, y, z


def in_plane(normal: int) -> list[int]:
    return [axis for axis in range(3) if axis != normal]


@cache
def squares(card: Plane) -> frozenset[Part]:
    """S-1: the four unit squares that a card covers."""
    normal, centre = card
    u, v = in_plane(normal)
    corners = [moved(moved(centre, u, a), v, b) for a, b in product((-1, 0), repeat=2)]
    return frozenset(("square", normal, corner) for corner in corners)


@cache
def inner_edges(card: Plane) -> frozenset[Part]:
    """The unit edges of the cross in the middle of a card."""
    normal, centre = card
    return frozenset(("edge", axis, moved(centre, axis, by)) for axis in in_plane(normal) for by in (-1, 0))


@cache
def edges(card: Plane) -> frozenset[Part]:
    """Every unit edge of a card, those in the middle included."""
    normal, centre = card
    u, v = in_plane(normal)
    along_u = {("edge", u, moved(moved(centre, u, a), v, b)) for a in (-1, 0) for b in (-1, 0, 1)}
    along_v = {("edge", v, moved(moved(centre, v, a), u, b)) for a in (-1, 0) for b in (-1, 0, 1)}
    return frozenset(along_u | along_v)


@cache
def inside(card: Plane) -> frozenset[Part]:
    return squares(card) | inner_edges(card)


@cache
def swept(card: Plane, axis: int, sign: int) -> frozenset[Part]:
    """S-7: everything a card passes through on its way from outside, short of the slot itself."""
    normal, centre = card
    parts: set[Part] = set()
    for distance in range(1, 2 * SITE + HIGH_UP):
        here = moved(centre, axis, sign * distance)
        parts |= inside((normal, here))
        if axis == normal:  # between two places it fills cubes, and cuts what stands between the cubes
            lower = min(here[axis], here[axis] - sign)
            for side in in_plane(normal):
                (other,) = set(in_plane(normal)) - {side}
                for by in (-1, 0):
                    corner = moved(centre, other, by)
                    parts.add(("square", side, moved(corner, axis, lower - corner[axis])))
        else:  # between two places its front edge has moved on by one square and one edge
            parts |= {part for part in inside((normal, moved(here, axis, -sign))) if part not in inside(card)}
            parts.add(("edge", axis, moved(centre, axis, sign * distance - (sign < 0))))
    return frozenset(parts)


def touch(card: Plane, other: Plane) -> bool:
    """S-3: a line of at least one unit in common."""
    return not edges(card).isdisjoint(edges(other))


@cache
def offered(card: Plane) -> tuple[Plane, ...]:
    """S-2: at right angles on the middle of each edge."""
    normal, centre = card
    return tuple((axis, moved(centre, axis, sign)) for axis in in_plane(normal) for sign in (-1, 1))


@cache
def fits_the_site(card: Plane) -> bool:
    """S-4, S-5."""
    normal, (_, _, z) = card
    corners = [corner for _, axis, corner in edges(card) for corner in (corner, moved(corner, axis, 1))]
    on_site = all(abs(x) <= SITE and abs(y) <= SITE for x, y, _ in corners)
    return on_site and min(z for _, _, z in corners) >= 0 and (z >= 2 if normal == 2 else z >= 1)


# --- A building ------------------------------------------------------------------------------------------------------


class Building:
    """The cards of a site, and what the model makes of them."""

    def __init__(self, site: Site) -> None:
        self.cards = [plane(card) for card in site.cards[: site.standing]]
        self.kinds = [int(KIND_OF[card.design]) for card in site.cards[: site.standing]]
        self.girders = [int(card.girders) for card in site.cards[: site.standing]]
        self.insides = frozenset[Part]().union(*map(inside, self.cards))
        self.walls = frozenset[Part]().union(
            *(squares(card) for card, kind in zip(self.cards, self.kinds, strict=True) if kind != DECK_CARD)
        )
        self.outside = self._outside()

    def ways(self) -> dict[Plane, int]:
        """S-2 … S-7: every legal slot, and the ways into it."""
        slots = {slot for card in self.cards for slot in offered(card) if fits_the_site(slot)}
        free = {slot for slot in slots if inside(slot).isdisjoint(self.insides)}
        ways = {slot: [swept(slot, *way).isdisjoint(self.insides) for way in WAYS] for slot in free}
        return {slot: sum(1 << bit for bit, clear in enumerate(clear) if clear) for slot, clear in ways.items()}

    def touching(self, slot: Plane) -> list[int]:
        return [number for number, card in enumerate(self.cards) if touch(slot, card)]

    def connected(self, slot: Plane) -> int:
        """S-12: the girders that would share a port with a girder of a card the slot touches."""
        taken = {port for number in self.touching(slot) for port in ports(self.cards[number], self.girders[number])}
        return sum(1 << girder for girder in range(8) if taken & set(ports(slot, 1 << girder)))

    # --- S-8, S-9 ---

    def _outside(self) -> set[Point]:
        """S-9: every cell of a box around the site that can be reached from outside it."""
        (west, south, _), (east, north, high) = bounds(self.cards)
        found, waiting = {(east, north, high)}, [(east, north, high)]
        while waiting:
            for wall, cell in around(waiting.pop()):
                x, y, z = cell
                inside = west <= x <= east and south <= y <= north and 0 <= z <= high
                if inside and cell not in found and wall not in self.walls:
                    found.add(cell)
                    waiting.append(cell)
        return found

    def floors(self) -> list[int]:
        kinds = zip(self.cards, self.kinds, strict=True)
        return [number for number, (card, kind) in enumerate(kinds) if card[0] == 2 and kind in (FLOOR, UNIVERSAL)]

    def cells_on(self, floor: int) -> set[Point]:
        return {corner for _, _, corner in squares(self.cards[floor])}

    def ground_cells(self) -> set[Point]:
        """S-15: cells on the ground with a base card on one of their sides."""
        sides = {part for card in self.cards for part in squares(card) if part[2][2] == 0}
        return {cell for _, axis, corner in sides for cell in (corner, moved(corner, axis, -1))}

    def touched_from(self, cell: Point) -> set[int]:
        """S-8: the floor under a cell, and the cards that cover a whole side of it."""
        sides = {("square", axis, moved(cell, axis, by)) for axis in (0, 1) for by in (0, 1)} | {("square", 2, cell)}
        return {number for number, card in enumerate(self.cards) if sides & squares(card)}

    # --- S-19 ---

    def levels(self) -> dict[frozenset[int], frozenset[int]]:
        """The floors of each level, open or not, and the group of cards it was found in."""
        found = {}
        for height in {self.cards[floor][1][2] for floor in self.floors()}:
            from_here = {number for number, card in enumerate(self.cards) if top(card) >= height}
            for group in self._groups(from_here):
                floors = frozenset(f for f in self.floors() if f in group and self.cards[f][1][2] == height)
                if floors:
                    found[floors] = group
        return found

    def _groups(self, cards: set[int]) -> Iterator[frozenset[int]]:
        left = set(cards)
        while left:
            group, waiting = set[int](), [left.pop()]
            while waiting:
                card = waiting.pop()
                group.add(card)
                near = {other for other in left if touch(self.cards[card], self.cards[other])}
                left -= near
                waiting += near
            yield frozenset(group)

    def steps(self) -> set[tuple[int, int]]:
        """S-18, S-19: the pairs of open floors or GROUND that are one step apart; closed levels are in the way."""
        levels = self.levels()
        height = {level: self.cards[min(level)][1][2] for level in levels}
        pairs: set[tuple[int, int]] = {(GROUND, GROUND)}
        for level in levels:
            lower = [other for other in levels if height[other] < height[level] and level <= levels[other]]
            below = max(lower, key=lambda other: height[other]) if lower else {GROUND}
            pairs |= set(product(level, level)) | set(product(level, below)) | set(product(below, level))
        return {pair for pair in pairs if all(f == GROUND or self.is_open_floor(f) for f in pair)}

    def is_open_floor(self, floor: int) -> bool:
        return bool(self.cells_on(floor) & self.outside)


def plane(card: object) -> Plane:
    """The place of a record, card or slot."""
    return int(card.normal), (int(card.x), int(card.y), int(card.z))  # type: ignore[attr-defined]


def top(card: Plane) -> int:
    return max(corner[2] + (axis == 2) for _, axis, corner in edges(card))


def bounds(cards: list[Plane]) -> tuple[Point, Point]:
    """The lowest and the highest cell of a box that is one cell wider than all cards, on the ground."""
    corners = [corner for card in cards for _, _, corner in edges(card)]
    xs, ys, zs = zip(*corners, strict=True)
    return (min(xs) - 1, min(ys) - 1, 0), (max(xs), max(ys), max(zs))


@cache
def around(cell: Point) -> tuple[tuple[Part, Point], ...]:
    """The neighbours of a cell, each with the unit square between."""
    below = [(("square", axis, cell), moved(cell, axis, -1)) for axis in range(3)]
    above = [(("square", axis, moved(cell, axis, 1)), moved(cell, axis, 1)) for axis in range(3)]
    return (*below, *above)


@cache
def ports(card: Plane, girders: int) -> tuple[Point, ...]:
    """S-11: the points in space at which some of a card's girders have ports."""
    normal, centre = card
    u, v = in_plane(normal)
    places = {
        0: ((-1, -1), (-1, 0), (-1, 1)),  # L
        1: ((1, -1), (1, 0), (1, 1)),  # R
        2: ((-1, 1), (0, 1), (1, 1)),  # T
        3: ((-1, -1), (0, -1), (1, -1)),  # B
        4: ((0, -1), (0, 0), (0, 1)),  # V
        5: ((-1, 0), (0, 0), (1, 0)),  # H
        6: ((-1, -1), (0, 0), (1, 1)),  # D
        7: ((1, -1), (0, 0), (-1, 1)),  # E
    }
    shown = [place for girder in range(8) if girders >> girder & 1 for place in places[girder]]
    return tuple(moved(moved(centre, u, a), v, b) for a, b in shown)


# --- Comparing -------------------------------------------------------------------------------------------------------


@cache
def random_sites() -> Batch:
    """Sites of random games, many of them cut short by a collapse."""
    parts = [
        run.playouts(GAME, seats, BUILDINGS // 3 + 1, number=11, options={"hands": hands}).states["site"]
        for seats, hands in ((2, 0), (3, 2), (4, 2))
    ]
    return np.concatenate(parts)[:BUILDINGS]


def bits(numbers: int) -> list[int]:
    return [bit for bit in range(numbers.bit_length()) if numbers >> bit & 1]


def compare_slots(site: Site, building: Building) -> None:
    alive = [slot for slot in site.slots[: 4 * site.standing] if slot.ways]
    assert len({plane(slot) for slot in alive}) == len(alive)
    assert {plane(slot): int(slot.ways) for slot in alive} == {s: way for s, way in building.ways().items() if way}
    for slot in alive[:: 1 + len(alive) // 8]:
        assert bits(int(slot.touching)) == building.touching(plane(slot))
        assert could_connect(slot) == building.connected(plane(slot))


def compare_cells(site: Site, building: Building) -> None:
    beside = [number for number in range(QUARTERS * site.bases) if site.beside_bases >> number & 1]
    cells = [*range(QUARTERS * site.floors), *map(ground_cell, beside)]
    where = {cell: (int(site.cells[cell].x), int(site.cells[cell].y), int(site.cells[cell].z)) for cell in cells}
    on_floors = [cell for floor in building.floors() for cell in building.cells_on(floor)]
    assert sorted(where.values()) == sorted([*on_floors, *building.ground_cells()])
    are_open = {*bits(int(site.open_floor)), *map(ground_cell, bits(int(site.open_ground)))}
    assert are_open == {cell for cell in cells if where[cell] in building.outside}
    for cell in cells[:: 1 + len(cells) // 6]:
        assert set(bits(int(site.cells[cell].touching))) == building.touched_from(where[cell])


def compare_levels(site: Site, building: Building) -> None:
    floors = [int(card) for card in site.floor_cards[: site.floors]]
    assert floors == building.floors()
    opened = [GROUND, *(f for f, card in enumerate(floors) if building.is_open_floor(card))]
    name = {GROUND: GROUND, **dict(enumerate(floors))}
    stepped = {(name[a], name[b]) for a, b in product(opened, repeat=2) if is_one_step(site, a, b)}
    assert stepped == building.steps()
    left = {name[f] for f in opened[1:] if int(site.leading_on) >> f & 1}
    assert left == {a for a, b in stepped if a != b and a != GROUND}


@pytest.mark.compiles
@pytest.mark.rule("S-2")
@pytest.mark.rule("S-3")
@pytest.mark.rule("S-7")
@pytest.mark.rule("S-8")
@pytest.mark.rule("S-9")
@pytest.mark.rule("S-19")
def test_slots_cells_and_levels_of_random_buildings_are_those_of_the_model() -> None:
    for site in random_sites()[::EVERY]:
        building = Building(site)
        compare_slots(site, building)
        compare_cells(site, building)
        compare_levels(site, building)


@pytest.mark.compiles
def test_the_random_buildings_have_everything_that_could_go_wrong() -> None:
    sites = random_sites()
    numbers = np.arange(sites["level"].shape[1])
    floors = numbers < sites["floors"][:, None]
    levels = floors & (sites["level"] == numbers)
    heights = np.take_along_axis(sites["cards"]["z"], sites["floor_cards"].astype(np.int64), axis=1)
    towers = [len(set(height[level])) < level.sum() for height, level in zip(heights, levels, strict=True)]
    assert (sites["standing"] < 10).sum() > 100
    assert (sites["standing"] > 35).sum() > 100
    assert sites["top"].max() >= 7
    quarters = sites["open_floor"][:, None] >> QUARTERS * numbers & EVERY_QUARTER
    closed = floors & (quarters == 0)
    leading = (sites["leading_on"][:, None] >> numbers & 1).astype(np.bool_)
    assert closed.any(axis=1).sum() > 100  # floors with no open cell
    assert (floors & ~closed & ~leading).any(axis=1).sum() > 2  # and others that cannot be left because of them
    assert (sites["open_ground"] != sites["beside_bases"]).sum() > 100  # closed bays
    assert sum(towers) > 100  # two levels at one height
