"""Events: what the rules are told of an episode (S-27 … S-31), each one legal at the moment it is told.

Where somebody came to rest is asked of the floors as they lie now: a worker on a floor that leans, or that sank a
little, stands where it stood. Whoever is in another open cell of the same height slid there; whoever is lower, or
nowhere, fell. Of several events the falls come first, then the slides, then rivets; a collapse ends the game, so that
only the rivets that broke are told before it.
"""

from collections.abc import Iterator

import numpy as np

from ...games.kit import copy
from ...games.skyscrapers import GAME
from ...games.skyscrapers.falls import can_be_loose, can_break, can_collapse, can_fall, can_rest, can_slide
from ...games.skyscrapers.kinds import BROKE, COLLAPSE, FELL, LIE, LOOSE, REST, SETTLED, SLID
from ...games.skyscrapers.site import FLOOR_CELLS, QUARTERS, Site, is_on_ground, is_open
from ...games.skyscrapers.state import State
from ...games.skyscrapers.workers import place_of
from .measures import ASTRIDE, HALF_THICKNESS, LYING, UNIT, WORKER_HEIGHT
from .poses import Poses, follow, lattice_place, workers_on_site
from .rotation import Floats, opposite, turned, up

NOWHERE = -1


class Telling:
    """Tells the rules what happened, event by event, on a copy of the position."""

    def __init__(self, after: State) -> None:
        self.state: State = copy(after)
        self.events: list[int] = []

    def tell(self, event: int) -> None:
        GAME.apply_action(self.state, event)
        self.events.append(event)

    def broken(self, cards: list[int]) -> None:
        for card in sorted(set(cards)):
            if can_break(self.state, card):
                self.tell(BROKE + card)

    def workers(self, poses: Poses) -> None:
        where = {number: whereabouts(self.state, poses, number) for number in workers_on_site(self.state)}
        for number, cell in where.items():
            if has_fallen(self.state, number, cell) and can_fall(self.state, number):
                self.tell(FELL + number)
        for number, cell in where.items():
            if cell not in (NOWHERE, place_of(self.state, number)) and can_slide(self.state, number):
                self._slide(number, cell, up(poses.worker(number)[1]) < LYING)

    def _slide(self, number: int, cell: int, lying: bool) -> None:
        """S-27: it slid, if the rules know a place where it could have come to rest."""
        trial: State = copy(self.state)
        GAME.apply_action(trial, SLID + number)
        if can_rest(trial, cell):
            self.tell(SLID + number)
            self.tell((LIE if lying else REST) + cell)

    def end(self, loose: bool, collapsed: bool) -> None:
        if collapsed and can_collapse(self.state):
            self.tell(COLLAPSE)
            return
        if loose and can_be_loose(self.state):
            self.tell(LOOSE)
        self.tell(SETTLED)


def told(after: State, poses: Poses, broken: list[int], loose: bool, collapsed: bool) -> tuple[tuple[int, ...], State]:
    """The events of an episode that ended in these poses, and the position they lead to."""
    telling = Telling(after)
    if not collapsed:
        telling.workers(poses)
    telling.broken(broken)
    telling.end(loose, collapsed)
    return tuple(telling.events), telling.state


def landed(after: State, poses: Poses) -> tuple[tuple[int, ...], Poses]:
    """A piece lands calmly, where nothing could be simulated: what is told of that, and the poses after it."""
    events, state = told(after, poses, [], loose=False, collapsed=False)
    return events, follow(poses, state)


# --- Where a worker is -----------------------------------------------------------------------------------------------


def has_fallen(state: State, number: int, cell: int) -> bool:
    """S-28: from a floor to something lower, or to no place at all."""
    if is_on_ground(place_of(state, number)):
        return False
    return cell == NOWHERE or state.site.cells[cell].z < state.site.cells[place_of(state, number)].z


def whereabouts(state: State, poses: Poses, number: int) -> int:
    """The cell a worker is in: its own while it is at least astride the border of it, another open one, or NOWHERE."""
    own, middle = place_of(state, number), _middle(poses, number)
    if _is_in(state.site, poses, own, middle, ASTRIDE):
        return own
    for cell in _cells(state.site):
        if is_open(state.site, cell) and _is_in(state.site, poses, cell, middle, 0.0):
            return cell
    return own if is_on_ground(own) else NOWHERE


def _cells(site: Site) -> Iterator[int]:
    """From the highest floor down, so that a heap counts where it lies; then the ground."""
    floors = sorted(range(int(site.floors)), key=lambda floor: -int(site.cards[int(site.floor_cards[floor])].z))
    for floor in floors:
        yield from range(QUARTERS * floor, QUARTERS * (floor + 1))
    yield from range(FLOOR_CELLS, FLOOR_CELLS + QUARTERS * int(site.bases))


def _middle(poses: Poses, number: int) -> Floats:
    feet, turn = poses.worker(number)
    return feet + turned(np.array([0.0, 0.0, 0.4 * WORKER_HEIGHT]), turn)


def _is_in(site: Site, poses: Poses, cell: int, point: Floats, margin: float) -> bool:
    """Whether a point is in a cell, as the floor of it lies now."""
    corner = np.array([int(site.cells[cell].x), int(site.cells[cell].y), int(site.cells[cell].z)]) * UNIT
    if not is_on_ground(cell):
        floor = int(site.floor_cards[cell // QUARTERS])
        centre, (offset, turn) = lattice_place(site.cards[floor]), poses.card(floor)
        point = centre + turned(point - centre - offset, opposite(turn))
    x, y, z = point - corner
    beside = -margin <= min(x, y) and max(x, y) <= UNIT + margin
    return bool(beside and -HALF_THICKNESS <= z <= UNIT)
