"""The names of cards, slots, cells and workers, as they stand in texts, in data and in JSON alike."""

from typing import get_args

from .cards import CONSTRUCTION, NAMES
from .lattice import AXES, SIDES
from .picture_type import Ending, Hands, Phase, Whereabouts
from .site import NOBODY, QUARTERS, Card, Cell, Site, Slot, ground_cell
from .state import FALLEN, GONE, HIDDEN, NONE, RESERVE, WORKERS

START_CARD = "start"

PHASES: tuple[Phase, ...] = get_args(Phase)
HANDS: tuple[Hands, ...] = get_args(Hands)
ENDINGS: tuple[Ending | None, ...] = (None, *get_args(Ending))
WHERE: dict[int, Whereabouts] = {RESERVE: "reserve", FALLEN: "fallen", GONE: "gone"}


def place_name(place: Card | Slot) -> str:
    """A slot, or the place of a standing card: its normal and its centre."""
    return f"{AXES[place.normal]}@{place.x},{place.y},{place.z}"


def cell_name(cell: Cell) -> str:
    """A cell, by its lowest corner."""
    return f"{cell.x},{cell.y},{cell.z}"


def card_name(card: Card) -> str:
    """What is printed on a standing card; those of the H belong to nobody."""
    return START_CARD if card.design == CONSTRUCTION and card.seat == NOBODY else NAMES[card.design]


def chosen_card(design: int) -> str | None:
    return None if design in (NONE, HIDDEN) else NAMES[design]


def slot_named(site: Site, name: str) -> int | None:
    """The number of a slot; of equal ones that with a way in."""
    found = None
    for number in range(SIDES * site.standing):
        if place_name(site.slots[number]) == name and (found is None or site.slots[number].ways):
            found = number
    return found


def usable_cells(site: Site) -> list[int]:
    """Every cell in which somebody could stand: on the floors in order, then beside the base cards, each once."""
    on_floors = list(range(QUARTERS * int(site.floors)))
    beside = int(site.beside_bases)
    return on_floors + [ground_cell(number) for number in range(QUARTERS * int(site.bases)) if beside >> number & 1]


def cell_named(site: Site, name: str) -> int | None:
    return next((cell for cell in usable_cells(site) if cell_name(site.cells[cell]) == name), None)


def crowd_number(seat: int, worker: int) -> int:
    """The number of a worker among everybody's; people count the workers of a seat from 1."""
    return WORKERS * seat + worker - 1
