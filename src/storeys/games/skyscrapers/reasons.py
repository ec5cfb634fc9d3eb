"""Why an action is refused: the rule that forbids it, and a sentence with its arguments.

Sentences are named here and written in `words/*.ftl`.
"""

from collections.abc import Callable
from typing import Any

from ..kit import Reason
from .building import cards_touched, goes_into, is_in_hand, is_within_reach
from .cards import BASE, CONSTRUCTION, DECK_CARD, HAS_PRINTED, KIND_OF, NAMES, TURNED, UPRIGHT, girder_letters
from .kinds import KINDS
from .lattice import EVERY_AXIS, LOW, ON_GROUND, SIDES, Z, is_too_low, is_upright_class, shared_axes
from .levels import has_open_cell, level_of
from .names import PHASES, cell_name, place_name
from .site import (
    GROUND,
    QUARTERS,
    Card,
    Site,
    Slot,
    floor_of,
    gap,
    ground_cell,
    is_on_ground,
    is_open,
)
from .slots import has_way_in, is_off_the_lattice, is_same_place, slot_class
from .state import NONE, WORKERS, State, is_on_site, is_physical
from .workers import cell_of_worker, first_beside, first_in_reserve, place_of

# What must come first in each phase, and the rule that says so.
FIRST = {
    "starting": ("S-13", "start-first"),
    "dealing": ("S-13", "deal-first"),
    "acting": ("S-14", "act-first"),
    "placing": ("S-16", "slot-first"),
    "turning": ("S-11", "turn-first"),
    "moving": ("S-18", "cell-first"),
    "settling": ("S-27", "settle-first"),
    "sliding": ("S-27", "rest-first"),
    "pressing": ("S-31", "press-first"),
    "returning": ("S-28", "return-first"),
    "aside": ("S-17", "aside-first"),
    "ended": ("S-23", "over"),
}


def why_not(state: State, action: int) -> Reason:
    """The rule that forbids an action which is not legal."""
    do, number = KINDS.kind_of(action)
    return not_now(state, do) or EXPLAIN[do](state, number)


def not_now(state: State, do: str) -> Reason | None:
    """What has to be done before any action of a kind; None if it is asked for."""
    phase = PHASES[state.phase]
    if KINDS.is_asked(do, phase) and do in EXPLAIN:  # a site can always settle, and a rivet always be pressed
        return None
    return _reason(*FIRST[phase])


def _reason(rule: str, message: str, **arguments: Any) -> Reason:
    return Reason(rule, f"skyscrapers-why-{message}", arguments)


# --- Chance ----------------------------------------------------------------------------------------------------------


def _why_not_start(state: State, number: int) -> Reason:
    return _reason("S-13", "no-such-seat", seats=int(state.seats))


def _why_not_deal(state: State, number: int) -> Reason:
    return _reason("S-13", "not-in-deck", card=NAMES[number])


def _why_not_fell(state: State, number: int) -> Reason:
    return _reason("S-28", "cannot-fall", seat=number // WORKERS, worker=number % WORKERS + 1)


def _why_not_slid(state: State, number: int) -> Reason:
    return _reason("S-27", "cannot-slide", seat=number // WORKERS, worker=number % WORKERS + 1)


def _why_not_rest(state: State, cell: int) -> Reason:
    if cell == place_of(state, int(state.sliding)):
        return _reason("S-27", "stands-there", cell=cell_name(state.site.cells[cell]))
    return _why_not_in(state, cell)


def _why_not_broke(state: State, number: int) -> Reason:
    why = "no-rivet" if number == 0 or number >= state.site.standing else "rivet-already-broken"
    return _reason("S-27", why, card=number)


def _why_not_loose(state: State, number: int) -> Reason:
    return _reason("S-31", "no-new-rivet")


def _why_not_collapse(state: State, number: int) -> Reason:
    return _reason("S-30", "nothing-to-collapse")


# --- The first step of an action -------------------------------------------------------------------------------------


def _why_not_hire(state: State, number: int) -> Reason:
    if first_in_reserve(state.players[state.seat]) == NONE:
        return _reason("S-15", "reserve-empty")
    return _why_not_in(state, ground_cell(number))


def _why_not_in(state: State, cell: int) -> Reason:
    """Why nobody can be put into a cell, whoever it is."""
    cells = QUARTERS * (state.site.bases if is_on_ground(cell) else state.site.floors)
    if (cell - ground_cell(0) if is_on_ground(cell) else cell) >= cells:
        return _reason("S-8", "no-such-cell")
    name = cell_name(state.site.cells[cell])
    if is_on_ground(cell) and not state.site.beside_bases >> cell - ground_cell(0) & 1:
        return _reason("S-15", "same-cell", cell=name)
    return _reason("S-9", "cell-closed", cell=name)


def _why_not_card(state: State, design: int) -> Reason:
    player = state.players[state.seat]
    if not is_in_hand(player, design):
        return _reason("S-16", "not-in-hand", card=NAMES[design])
    touched = cards_touched(state.site, player)
    if touched == 0:
        return _reason("S-16", "no-free-worker")
    slots = [state.site.slots[number] for number in range(SIDES * state.site.standing)]
    if any(is_within_reach(slot, touched) and goes_into(design, slot_class(slot)) for slot in slots):
        return _reason("S-12", "no-girder-for-card", card=NAMES[design])
    return _reason("S-16", "no-place-for-card", card=NAMES[design])


def _why_not_worker(state: State, worker: int) -> Reason:
    if not is_on_site(int(state.players[state.seat].workers[worker])):
        return _reason("S-18", "worker-not-on-site", worker=worker + 1)
    if is_open(state.site, int(state.players[state.seat].workers[worker])):
        return _reason("S-19", "worker-cannot-leave", worker=worker + 1)
    return _reason("S-9", "worker-trapped", worker=worker + 1)


def _why_not_forfeit(state: State, number: int) -> Reason:
    return _reason("S-14", "something-to-do")


def _why_not_brace(state: State, number: int) -> Reason:
    return _reason("S-31", "already-braced" if is_physical(state) else "nothing-to-brace")


# --- Slot and turning ------------------------------------------------------------------------------------------------


def _why_not_slot(state: State, number: int) -> Reason:
    if number >= SIDES * state.site.standing:
        return _reason("S-2", "no-such-slot")
    slot = state.site.slots[number]
    return _why_off_the_lattice(slot) or _why_blocked(state, number) or _why_not_into(state, slot)


def _why_off_the_lattice(slot: Slot) -> Reason | None:
    name = place_name(slot)
    if is_too_low(int(slot.normal), int(slot.z)):
        half = slot.normal == Z and slot.z == 1
        return _reason("S-4", "half-level", slot=name) if half else _reason("S-5", "below-ground", slot=name)
    return _reason("S-5", "outside-site", slot=name) if is_off_the_lattice(slot) else None


def _why_blocked(state: State, number: int) -> Reason | None:
    """S-3, S-7: a card in the way; and of two equal slots the first stands for both."""
    slot, name = state.site.slots[number], place_name(state.site.slots[number])
    if has_way_in(slot):
        return None
    for other in range(state.site.standing):
        if _clash(slot, state.site.cards[other]):
            why = "overlaps" if slot.normal == state.site.cards[other].normal else "crosses"
            return _reason("S-3", why, slot=name, card=other)
    if any(is_same_place(slot, state.site.slots[earlier]) for earlier in range(number // SIDES * SIDES)):
        return _reason("S-2", "same-slot", slot=name)
    return _reason("S-7", "cannot-slide-in", slot=name)


def _clash(slot: Slot, card: Card) -> bool:
    dx, dy, dz = gap(slot, card)
    return shared_axes(int(slot.normal), int(card.normal), dx, dy, dz) == EVERY_AXIS


def _why_not_into(state: State, slot: Slot) -> Reason:
    design, name = int(state.card), place_name(slot)
    if not goes_into(design, slot_class(slot)):
        return _why_wrong_kind(design, slot)
    if not is_within_reach(slot, cards_touched(state.site, state.players[state.seat])):
        return _reason("S-16", "out-of-reach", slot=name)
    return _reason("S-12", "slot-not-connected", slot=name)


def _why_wrong_kind(design: int, slot: Slot) -> Reason:
    """S-5, S-10: the kind of the card, and how it would stand."""
    in_class, kind = slot_class(slot), int(KIND_OF[design])
    if kind == BASE:
        return _reason("S-5", "base-on-ground", slot=place_name(slot))
    if in_class == ON_GROUND:
        return _reason("S-5", "only-base-on-ground", slot=place_name(slot))
    if kind == DECK_CARD and in_class == LOW:
        return _reason("S-10", "deck-too-low", card=NAMES[design])
    return _reason("S-10", "not-level" if kind == UPRIGHT else "not-upright", card=NAMES[design])


def _why_not_turn(state: State, turning: int) -> Reason:
    design, slot = int(state.card), state.site.slots[state.slot]
    masks = [int(girders) for girders in TURNED[design]]
    named = {"girders": girder_letters(masks[turning])}
    if masks[turning] in masks[:turning]:
        return _reason("S-11", "same-turning", **named)
    if design == CONSTRUCTION:
        return _reason("S-11", "grass-down")
    if turning > 1 and HAS_PRINTED[design] and is_upright_class(slot_class(slot)):
        return _reason("S-11", "printed-upright")
    return _reason("S-12", "not-connected", **named)


# --- Cells -----------------------------------------------------------------------------------------------------------


def _why_not_shift(state: State, quarter: int) -> Reason:
    start, worker = cell_of_worker(state), int(state.worker) + 1
    if is_on_ground(start):
        return _reason("S-18", "on-the-ground", worker=worker)
    if start % QUARTERS == quarter:
        return _reason("S-18", "stands-there", cell=cell_name(state.site.cells[start]))
    if state.shifted >> worker - 1 & 1:
        return _reason("S-18", "already-shifted", worker=worker)
    return _why_not_in(state, QUARTERS * floor_of(start) + quarter)


def _why_not_move(state: State, cell: int) -> Reason:
    start = cell_of_worker(state)
    if not is_open(state.site, cell):
        return _why_not_in(state, cell)
    name = cell_name(state.site.cells[cell])
    if cell == start:
        return _reason("S-18", "stands-there", cell=name)
    if floor_of(cell) == floor_of(start):
        return _reason("S-18", "same-card", cell=name)
    blocked = is_behind_closed_levels(state.site, floor_of(start), floor_of(cell))
    return _reason("S-19", "level-closed" if blocked else "not-one-step", cell=name)


def is_behind_closed_levels(site: Site, floor: int, other: int) -> bool:
    """S-19: whether nothing but levels without an open cell lies between two levels, one of them above the other."""
    here, there = level_of(site, floor), level_of(site, other)
    return there in _open_below(site, here) or here in _open_below(site, there)


def _open_below(site: Site, level: int) -> set[int]:
    """The next level down that has an open cell, or the ground; none is below the ground."""
    if level == GROUND:
        return set()
    below = int(site.below[level])
    return {below} if below == GROUND or has_open_cell(site, below) else _open_below(site, below)


def _why_not_aside(state: State, quarter: int) -> Reason:
    return _why_not_in(state, QUARTERS * floor_of(place_of(state, first_beside(state))) + quarter)


EXPLAIN: dict[str, Callable[[State, int], Reason]] = {
    "hire": _why_not_hire,
    "card": _why_not_card,
    "worker": _why_not_worker,
    "brace": _why_not_brace,
    "slot": _why_not_slot,
    "turn": _why_not_turn,
    "shift": _why_not_shift,
    "move": _why_not_move,
    "aside": _why_not_aside,
    "return": _why_not_in,
    "forfeit": _why_not_forfeit,
    "start": _why_not_start,
    "deal": _why_not_deal,
    "loose": _why_not_loose,
    "collapse": _why_not_collapse,
    "fell": _why_not_fell,
    "broke": _why_not_broke,
    "slid": _why_not_slid,
    "rest": _why_not_rest,
    "lie": _why_not_rest,
}
