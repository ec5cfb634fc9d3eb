"""The ways of a hand: how a card slides into its slot, and how a worker is carried through cells that are open.

A card comes along one of the ways that the slot still has (S-7), the one with fewest workers in it. A worker is carried
from cube to cube, never through a card: straight up out of a crowd and straight down into one, where nothing is above
it, and around others rather than through them. Decks do not separate cells (S-9), but they are in the way of a hand, so
a way around them is preferred.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from heapq import heappop, heappush
from math import sqrt

import numpy as np

from ...games.skyscrapers.cards import DECK_CARD, KIND_OF
from ...games.skyscrapers.lattice import ABOVE, EAST, NORTH, SOUTH, WEST, Z
from ...games.skyscrapers.site import LAYERS, MIDDLE, ROWS, Card, Site
from ...games.skyscrapers.state import State
from ...games.skyscrapers.workers import place_of
from .measures import APPROACH, HALF_SIDE, LET_GO, RIDE, UNIT, WORKER_HEIGHT
from .poses import Poses, workers_on_site
from .rotation import Floats, dot, turned

Cube = tuple[int, int, int]

# From above first: there a hand is seldom in anybody's way.
WAYS = {ABOVE: (0, 0, 1), EAST: (1, 0, 0), WEST: (-1, 0, 0), NORTH: (0, 1, 0), SOUTH: (0, -1, 0)}
STEPS: tuple[Cube, ...] = ((0, 0, 1), (0, 0, -1), (1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0))
LEVEL_STEP, UPRIGHT_STEP, PAST_A_WORKER, THROUGH_A_DECK = 6, 5, 25, 20  # what a step costs, by what is in its way
NEAR = 4  # cubes before the goal: from there on the way of somebody hired is simulated


@dataclass(frozen=True)
class Path:
    """Straight pieces from where the hand holds something to where it lets go, and how that is turned."""

    points: Floats  # one row each, in metres
    turn: Floats

    @property
    def length(self) -> float:
        return float(_lengths(self.points).sum())

    def at(self, progress: Floats) -> Floats:
        """The points that are so far along, from 0 to 1."""
        if len(self.points) == 1:
            return np.repeat(self.points, len(progress), axis=0)
        marks = np.concatenate([[0.0], np.cumsum(_lengths(self.points))])
        along = np.clip(progress, 0.0, 1.0) * marks[-1]
        return np.stack([np.interp(along, marks, self.points[:, axis]) for axis in range(3)], axis=1)

    @property
    def frame(self) -> Floats:
        """Three directions: on along the way, beside it on the level, and square to both."""
        last = self.points[-1] - self.points[-2] if len(self.points) > 1 else np.array([0.0, 0.0, -1.0])
        along = last / sqrt(dot(last, last))
        beside = np.array([-along[1], along[0], 0.0]) if abs(along[2]) < 0.9 else np.array([1.0, 0.0, 0.0])
        beside = beside / sqrt(dot(beside, beside))
        return np.stack([along, beside, np.cross(along, beside)])


def _lengths(points: Floats) -> Floats:
    steps = np.diff(points, axis=0)
    lengths: Floats = np.sqrt((steps * steps).sum(axis=1))
    return lengths


# --- Cards (S-7) -----------------------------------------------------------------------------------------------------


def into_slot(state: State, poses: Poses, ways: int, target: Floats, turn: Floats) -> Path:
    """A card's straight way into its slot, from the side where it meets fewest workers."""
    card = state.site.cards[int(state.site.standing) - 1]
    open_ways = [way for way in WAYS if ways & way]
    best = min(open_ways, key=lambda way: _in_the_way(state, poses, card, WAYS[way], target))  # the first of equals
    start = target + np.array(WAYS[best]) * APPROACH
    return Path(np.stack([start, target]), turn)


def _in_the_way(state: State, poses: Poses, card: Card, way: Cube, target: Floats) -> int:
    half = np.full(3, HALF_SIDE)
    half[int(card.normal)] = 0.0
    sweep = np.array(way) * APPROACH
    low, high = target - half + np.minimum(sweep, 0.0), target + half + np.maximum(sweep, 0.0)
    margin = np.array([0.006, 0.006, 0.0])
    return sum(_is_between(poses, number, low - margin, high + margin) for number in workers_on_site(state))


def _is_between(poses: Poses, number: int, low: Floats, high: Floats) -> bool:
    feet, turn = poses.worker(number)
    head = feet + turned(np.array([0.0, 0.0, WORKER_HEIGHT]), turn)
    return bool((np.maximum(feet, head) > low).all() and (np.minimum(feet, head) < high).all())


# --- Workers (S-9) ---------------------------------------------------------------------------------------------------


def to_spot(state: State, start: int | None, number: int, begin: Floats | None, spot: Floats, turn: Floats) -> Path:
    """A worker's way from the cell `start`, or from outside, to its spot in the cell it goes to."""
    goal = _cube(state.site, place_of(state, number))
    cubes = list(_way(state, goal, None if start is None else _cube(state.site, start), number))
    near = cubes[-NEAR:] if start is None else cubes
    points = [_carried(cube) for cube in near[:-1]]
    if begin is not None:
        points[:1] = [begin, _above(begin, near[1] if near[1][2] > near[0][2] else near[0])]
    above = near[-2] if len(near) > 1 and near[-2][2] > goal[2] else goal
    down = [_above(spot, above), spot + np.array([0.0, 0.0, LET_GO])]
    return Path(np.stack([*points, *down]), turn)


def _above(place: Floats, cube: Cube) -> Floats:
    """Right above a place, as high as things are carried in a cube."""
    return np.array([place[0], place[1], max(cube[2] * UNIT, float(place[2])) + RIDE])


def _cube(site: Site, cell: int) -> Cube:
    place = site.cells[cell]
    return int(place.x), int(place.y), int(place.z)


def _carried(cube: Cube) -> Floats:
    return np.array([(cube[0] + 0.5) * UNIT, (cube[1] + 0.5) * UNIT, cube[2] * UNIT + RIDE])


def _way(state: State, goal: Cube, start: Cube | None, number: int) -> Iterator[Cube]:
    """The cheapest way through open cubes, to the goal; sought from there, so that it can begin anywhere outside."""
    busy, decks = _busy(state, number), _decks(state.site)
    queue: list[tuple[int, Cube, Cube | None]] = [(0, goal, None)]
    came: dict[Cube, Cube | None] = {}
    while queue:
        cost, cube, after = heappop(queue)
        if cube in came:
            continue
        came[cube] = after
        if cube == start or (start is None and _is_outside(state.site, cube)):
            return _back(came, cube)
        for step in STEPS:
            there = (cube[0] + step[0], cube[1] + step[1], cube[2] + step[2])
            if there not in came and _is_inside_box(there) and not _is_walled(state.site, cube, there):
                heappush(queue, (cost + _cost(cube, there, busy, decks), there, cube))
    return iter([goal])  # an open cell has a way out; a closed one is never a goal


def _back(came: dict[Cube, Cube | None], cube: Cube | None) -> Iterator[Cube]:
    while cube is not None:
        yield cube
        cube = came[cube]


def _busy(state: State, number: int) -> dict[Cube, int]:
    """How many others stand in each cube."""
    busy: dict[Cube, int] = {}
    for other in workers_on_site(state):
        if other != number:
            cube = _cube(state.site, place_of(state, other))
            busy[cube] = busy.get(cube, 0) + 1
    return busy


def _decks(site: Site) -> set[Cube]:
    """The cubes right above a deck."""
    decks = set()
    for number in range(int(site.standing)):
        card = site.cards[number]
        if card.normal == Z and KIND_OF[card.design] == DECK_CARD:
            x, y, z = int(card.x), int(card.y), int(card.z)
            decks |= {(x - 1, y - 1, z), (x, y - 1, z), (x - 1, y, z), (x, y, z)}
    return decks


def _cost(cube: Cube, there: Cube, busy: dict[Cube, int], decks: set[Cube]) -> int:
    """Up and down nobody is in the way; on the level everybody in both cubes is."""
    if cube[2] != there[2]:
        return UPRIGHT_STEP + THROUGH_A_DECK * (max(cube, there, key=_height) in decks)
    return LEVEL_STEP + PAST_A_WORKER * (busy.get(there, 0) + busy.get(cube, 0))


def _height(cube: Cube) -> int:
    return cube[2]


def _is_outside(site: Site, cube: Cube) -> bool:
    x, y, z = cube
    return z >= site.top or not (site.west <= x < site.east and site.south <= y < site.north)


def _is_inside_box(cube: Cube) -> bool:
    x, y, z = cube
    return 0 <= x + MIDDLE < ROWS and 0 <= y + MIDDLE < ROWS and 0 <= z < LAYERS


def _is_walled(site: Site, cube: Cube, there: Cube) -> bool:
    """S-9: whether a card separates two neighbouring cubes; it is drawn at the one further east, north or up."""
    x, y, z = max(cube, there)
    if cube[0] != there[0]:
        walls = site.walls_x[z, y + MIDDLE]
    elif cube[1] != there[1]:
        walls = site.walls_y[z, y + MIDDLE]
    else:
        walls = site.walls_z[z, y + MIDDLE]
    return bool(int(walls) >> x + MIDDLE & 1)
