"""Poses: what lives beside a match in the physical modes, and is part of the next scene.

The lattice says where cards and workers should be; poses say how far they are from it: cards that lean, workers who
were pushed aside or lie on their faces, rivets that are loose or broken. They are whole numbers (micrometres, and
millionths of a quaternion), so that they are equal or not, and come back from text to the bit.

What the rules change without a simulation (put-backs, staying where one is) is taken over by `follow`: a worker whose
cell is still the one it was noted in keeps its pose, and everybody else stands where there is room.
"""

import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from ...games.skyscrapers.site import CELLS, MOST_CARDS, Card, Cell, Site, floor_of, is_on_ground
from ...games.skyscrapers.state import CROWD, WORKERS, State, is_on_site
from ...games.skyscrapers.workers import place_of
from .. import BadPoses
from .measures import FIRM, HALF_THICKNESS, LOOSE, SPOT_GAP, SPOTS, UNIT, WORKER_HEIGHT
from .rotation import UNTURNED, Floats, normal, turned

MICRO = 1_000_000
FURTHEST = 2 * MICRO  # that poses can say: what was thrown so far is off the table
LONGEST_TEXT = 8_000  # four times what the fullest site takes
FORMAT = 1


class PosesError(BadPoses):
    """A text that no poses were written as, or poses that do not belong to a position."""


class Pose(NamedTuple):
    """Where something is, in micrometres, and how it is turned, in millionths of a quaternion."""

    place: tuple[int, int, int]
    turn: tuple[int, int, int, int]


class Standing(NamedTuple):
    """A worker on the site: who, in which cell by the rules, and where exactly."""

    number: int
    cell: int
    pose: Pose


def measured(place: Sequence[float] | Floats, turn: Sequence[float] | Floats) -> Pose:
    """A pose in whole numbers; what is further away than poses can say is at the end of that."""
    x, y, z = (min(max(round(float(value) * MICRO), -FURTHEST), FURTHEST) for value in place)
    a, b, c, d = (round(float(value) * MICRO) for value in turn)
    return Pose((x, y, z), (a, b, c, d))


def is_off_the_table(pose: Pose) -> bool:
    """Whether something was thrown as far as poses can say, or further."""
    return max(map(abs, pose.place)) >= FURTHEST


def _exactly(pose: Pose) -> tuple[Floats, Floats]:
    """The same in metres, and with a quaternion of length one."""
    return np.array(pose.place) / MICRO, normal(np.array(pose.turn) / MICRO)


@dataclass(frozen=True)
class Poses:
    """The pose of every card relative to the lattice, how strong its rivet is, and the pose of every worker."""

    cards: tuple[Pose, ...]
    strength: tuple[int, ...]  # in thousandths; 0 when it is broken
    workers: tuple[Standing, ...]  # by their numbers

    def card(self, number: int) -> tuple[Floats, Floats]:
        """How far a card is from its place on the lattice, and how it is turned."""
        return _exactly(self.cards[number])

    def worker(self, number: int) -> tuple[Floats, Floats]:
        """Where a worker stands or lies, and how it is turned."""
        return _exactly(self.standing(number).pose)

    def standing(self, number: int) -> Standing:
        return next(standing for standing in self.workers if standing.number == number)

    # --- As text ---

    def text(self) -> str:
        """Everything in one word of letters, digits, - and _."""
        numbers = [FORMAT, len(self.cards), len(self.workers), *self.strength]
        for pose in self.cards:
            numbers += [*pose.place, *pose.turn]
        for number, cell, pose in self.workers:
            numbers += [number, cell, *pose.place, *pose.turn]
        packed = zlib.compress(np.array(numbers, "<i4").tobytes(), 9)
        return urlsafe_b64encode(packed).decode("ascii").rstrip("=")

    @classmethod
    def parse(cls, text: str) -> "Poses":
        """The poses that were written so; PosesError if none were."""
        numbers = _unpacked(text)
        form, cards, workers = numbers[:3] if len(numbers) >= 3 else (0, 0, 0)
        if form != FORMAT or min(cards, workers) < 0 or len(numbers) != 3 + 8 * cards + 9 * workers:
            raise PosesError("poses have another length")
        strength, first = tuple(numbers[3 : 3 + cards]), 3 + cards
        standing = tuple(_pose(numbers[first + 7 * n :]) for n in range(cards))
        rows = [numbers[first + 7 * cards + 9 * n :] for n in range(workers)]
        people = tuple(Standing(row[0], row[1], _pose(row[2:])) for row in rows)
        _check(strength, people)
        return cls(standing, strength, people)


def _unpacked(text: str) -> list[int]:
    """The numbers of a text that is no longer than it could be."""
    if len(text) > LONGEST_TEXT or not text.isascii():
        raise PosesError("poses are not so long")
    most = 4 * (3 + 8 * MOST_CARDS + 9 * CROWD)
    unzip = zlib.decompressobj()
    try:
        raw = unzip.decompress(urlsafe_b64decode(text + "=" * (-len(text) % 4)), most + 1)
    except (Error, zlib.error, ValueError):
        raise PosesError("this was never written as poses") from None
    if len(raw) > most or len(raw) % 4 or not unzip.eof or unzip.unused_data:
        raise PosesError("poses have another length")
    numbers: list[int] = np.frombuffer(raw, "<i4").tolist()
    return numbers


def _pose(numbers: Sequence[int]) -> Pose:
    x, y, z, a, b, c, d = numbers[:7]
    if not 0.98 < (a * a + b * b + c * c + d * d) / MICRO**2 < 1.02 or max(abs(x), abs(y), abs(z)) > FURTHEST:
        raise PosesError("nothing can be there, or turned like that")
    return Pose((x, y, z), (a, b, c, d))


def _check(strength: Sequence[int], people: Sequence[Standing]) -> None:
    order = [standing.number for standing in people]
    if len(strength) > MOST_CARDS or order != sorted(set(order)) or not all(0 <= number < CROWD for number in order):
        raise PosesError("there are not so many cards, and workers are noted once each, in order")
    if not all(0 <= share <= FIRM for share in strength) or not all(0 <= who.cell < CELLS for who in people):
        raise PosesError("there is no such strength, or no such cell")


# --- Places of the lattice in the world ------------------------------------------------------------------------------


def lattice_place(card: Card) -> Floats:
    """The centre of a card that stands where it should."""
    return np.array([int(card.x), int(card.y), int(card.z)]) * UNIT


def cell_middle(cell: Cell) -> Floats:
    """The middle of a cell's floor."""
    return np.array([int(cell.x) + 0.5, int(cell.y) + 0.5, int(cell.z)]) * UNIT


def parent_of(site: Site, number: int) -> int:
    """S-2: the first card whose edge has its middle where this card has its centre, at a right angle to it."""
    card = site.cards[number]
    return next(other for other in range(int(site.standing)) if _offers(site.cards[other], card))


def _offers(card: Card, new: Card) -> bool:
    gap = [int(new.x) - int(card.x), int(new.y) - int(card.y), int(new.z) - int(card.z)]
    along = abs(gap.pop(int(new.normal)))
    return card.normal != new.normal and along == 1 and gap == [0, 0]


def slot_pose(poses: "Poses", site: Site, number: int) -> tuple[Floats, Floats]:
    """Where a card belongs, and how it is turned there, as the card leans that it is riveted to."""
    parent = parent_of(site, number)
    home, (offset, turn) = lattice_place(site.cards[parent]), poses.card(parent)
    return home + offset + turned(lattice_place(site.cards[number]) - home, turn), turn


def workers_on_site(state: State) -> tuple[int, ...]:
    """Everybody's workers who stand in a cell, by 5·seat + worker."""
    numbers = range(WORKERS * int(state.seats))
    return tuple(number for number in numbers if is_on_site(place_of(state, number)))


# --- What the rules changed by themselves ----------------------------------------------------------------------------


def calm(state: State) -> Poses:
    """A position of pure lattice: every card where it should be, and workers in the middle of their cells."""
    return follow(Poses((), (), ()), state)


def check_belong(poses: Poses, state: State) -> None:
    """PosesError if they are those of another position."""
    if len(poses.cards) > state.site.standing:
        raise PosesError("there are poses of cards that do not stand")


def follow(poses: Poses, state: State) -> Poses:
    """The poses of a position that came from theirs by the rules alone."""
    check_belong(poses, state)
    followed = _with_new_cards(poses, state)
    known = {standing.number: standing for standing in poses.workers}
    numbers = workers_on_site(state)
    staying = [known[n] for n in numbers if n in known and known[n].cell == place_of(state, n)]
    for number in sorted(set(numbers) - {standing.number for standing in staying}):
        staying.append(Standing(number, place_of(state, number), room(followed, staying, state, number)))
    return Poses(followed.cards, followed.strength, tuple(sorted(staying)))


def _with_new_cards(poses: Poses, state: State) -> Poses:
    """A card that nobody simulated stands where it belongs, as its parent leans; workers are left out."""
    cards = poses.cards
    for number in range(len(cards), int(state.site.standing)):
        place, turn = slot_pose(Poses(cards, (), ()), state.site, number) if number else (np.zeros(3), UNTURNED)
        home = lattice_place(state.site.cards[number]) if number else np.zeros(3)
        cards += (measured(place - home, turn),)
    new = len(cards) - len(poses.cards)
    return Poses(cards, _strengths(poses.strength + (FIRM,) * new, state), ())


def _strengths(strength: Sequence[int], state: State) -> tuple[int, ...]:
    """S-31: what is neither loose nor broken by the rules has been pressed home."""
    loose, broken = int(state.loose), int(state.broken)
    return tuple(
        0 if broken >> card & 1 else min(share, LOOSE) if loose >> card & 1 else FIRM
        for card, share in enumerate(strength)
    )


def room(poses: Poses, others: Sequence[Standing], state: State, number: int) -> Pose:
    """Where a worker stands in its cell: on the first of nine spots that nobody is on, as its floor leans."""
    cell = place_of(state, number)
    taken = [point for other in others if other.number != number for point in _body(other.pose)]
    spots = [stand_on(poses, state, cell, spot) for spot in range(len(SPOTS))]
    free = [pose for pose in spots if _is_free(pose, taken)]
    return (free or spots[-1:])[0]


def _body(pose: Pose) -> list[Floats]:
    """Where a worker is in the way: at its feet and at its head."""
    place, turn = _exactly(pose)
    return [place, place + turned(np.array([0.0, 0.0, 0.8 * WORKER_HEIGHT]), turn)]


def _is_free(pose: Pose, taken: Sequence[Floats]) -> bool:
    place, _ = _exactly(pose)
    gaps = [point - place for point in taken]
    return all(max(abs(gap[0]), abs(gap[1])) > 0.9 * SPOT_GAP or abs(gap[2]) > 0.9 * UNIT for gap in gaps)


def stand_on(poses: Poses, state: State, cell: int, spot: int) -> Pose:
    """The pose of a worker that stands upright on one of the nine spots of a cell."""
    right, north = SPOTS[spot]
    place = cell_middle(state.site.cells[cell]) + np.array([right, north, 0]) * SPOT_GAP
    if is_on_ground(cell):
        return measured(place, UNTURNED)
    floor = int(state.site.floor_cards[floor_of(cell)])
    centre, (offset, turn) = lattice_place(state.site.cards[floor]), poses.card(floor)
    above = place - centre + np.array([0.0, 0.0, HALF_THICKNESS])
    return measured(centre + offset + turned(above, turn), turn)
