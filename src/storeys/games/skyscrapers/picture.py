"""The picture for clients: everything a client draws, and nothing it would have to work out."""

from functools import lru_cache

import numpy as np

from ..kit import as_bytes, bits
from .actions import data
from .building import can_turn, could_connect, girder_points, goes_highest
from .cards import (
    CONSTRUCTION,
    HAS_PRINTED,
    KIND_NAMES,
    KIND_OF,
    NAMES,
    THREE_PORTS,
    TURNED,
    TURNINGS,
    girder_letters,
    makes_floor,
)
from .falls import next_fallen
from .kinds import SLOT
from .lattice import ACROSS, AXES, SIDES, UPWARD, Z, top_of
from .levels import has_open_cell
from .names import ENDINGS, HANDS, PHASES, WHERE, card_name, cell_name, chosen_card, place_name, usable_cells
from .picture_type import (
    Asked,
    Bar,
    Chosen,
    Floor,
    Level,
    Moment,
    NamedPlace,
    Picture,
    Point,
    Rivet,
    Spot,
    Standing,
    Target,
    Turning,
    Worker,
)
from .picture_type import Player as DrawnPlayer
from .picture_type import Site as DrawnSite
from .picture_type import Slot as DrawnSlot
from .rules import legal_actions
from .sheet import breakdown
from .site import GROUND, NO_LEVEL, NOBODY, Card, Site, Slot, floor_of, is_open
from .state import (
    CHOICES,
    HIDDEN,
    IDLE_ROUNDS,
    MOVING,
    NONE,
    RESERVE,
    RETURNING,
    SLIDING,
    STEPPING,
    TURNING,
    WORKERS,
    Player,
    State,
    hand_size,
    is_on_site,
    players_left,
    score,
)
from .workers import first_beside

SITES = 64  # that are kept as they were drawn last


def as_json(view: State) -> Picture:
    """A view as JSON."""
    levels = level_numbers(view.site)
    return {
        **_moment(view),
        **_site(as_bytes(view.site), int(view.broken), int(view.loose)),
        "players": [_player(view, seat, levels) for seat in range(view.seats)],
        "chosen": _chosen(view),
        "slots": [_slot(view, number) for number in _slots(view)],
        "targets": _targets(view),
        "asked": _asked(view),
    }


def _moment(view: State) -> Moment:
    return {
        "phase": PHASES[view.phase],
        "seat": int(view.seat),
        "starter": int(view.starter),
        "actions": int(view.actions),
        "hands": HANDS[view.hands],
        "pairs": bool(view.pairs),
        "play_out_the_round": bool(view.play_out_the_round),
        "lowest_space": int(view.lowest_space),
        "braced": bool(view.braced),
        "idle": {"turns": int(view.idle), "limit": IDLE_ROUNDS * players_left(view)},
        "top": int(view.site.top),
        "emptied": [seat for seat in range(view.seats) if view.players[seat].emptied],
        "deck": _cards_left(view),
        "ending": ENDINGS[view.ending],
    }


def _cards_left(view: State) -> int:
    """How many construction cards are neither in a hand nor on the site."""
    held = sum(int(view.players[seat].cards) for seat in range(view.seats))
    return CONSTRUCTION - held - int(view.site.standing) + int(view.site.bases)


# --- The site --------------------------------------------------------------------------------------------------------


@lru_cache(SITES)
def _site(image: bytes, broken: int, loose: int) -> DrawnSite:
    """Cards, cells and levels: every reader sees the same, until something is built or breaks; so they are kept."""
    site: Site = np.frombuffer(image, Site.dtype)[0]
    levels, supports = level_numbers(site), _supports(site)
    rivets = [_rivet(number, broken, loose) for number in range(site.standing)]
    return {
        "cards": [_card(site, number, supports[number], rivets[number]) for number in range(site.standing)],
        "cells": [_cell(site, cell, levels) for cell in usable_cells(site)],
        "levels": [_level(site, level, levels) for level in levels],
    }


def bars(place: Card | Slot, girders: int) -> list[Bar]:
    """The girders of a card as lines in space, each by its two ends."""
    shown = [ports for bit, ports in enumerate(THREE_PORTS) if girders >> bit & 1]
    return [[_point(place, ports[0]), _point(place, ports[2])] for ports in shown]


def _point(place: Card | Slot, port: int) -> Point:
    point = [int(place.x), int(place.y), int(place.z)]
    point[ACROSS[place.normal]] += port % 3 - 1
    point[UPWARD[place.normal]] += port // 3 - 1
    return point


def _place(place: Card | Slot) -> NamedPlace:
    x, y, z = int(place.x), int(place.y), int(place.z)
    return {"slot": place_name(place), "normal": AXES[place.normal], "x": x, "y": y, "z": z}


def _card(site: Site, number: int, on: int | None, rivet: Rivet | None) -> Standing:
    card = site.cards[number]
    design = int(card.design)
    return {
        "card": card_name(card),
        "kind": KIND_NAMES[KIND_OF[design]],
        **_place(card),
        "girders": girder_letters(int(card.girders)),
        "bars": bars(card, int(card.girders)),
        "printed": bool(HAS_PRINTED[design]),
        "seat": None if card.seat == NOBODY else int(card.seat),
        "on": on,
        "standable": bool(makes_floor(design, card.normal == Z)),
        "top": top_of(int(card.normal), int(card.z)),
        "rivet": rivet,
    }


def _supports(site: Site) -> list[int | None]:
    """S-2: of each card the first one on the middle of whose edge it has its centre; the crossbar has none."""
    first: dict[str, int] = {}
    for slot in range(SIDES * site.standing):
        first.setdefault(place_name(site.slots[slot]), slot // SIDES)
    found = [first.get(place_name(site.cards[number])) for number in range(site.standing)]
    return [None if on is None or on >= number else on for number, on in enumerate(found)]


def _rivet(number: int, broken: int, loose: int) -> Rivet | None:
    if number == 0:
        return None
    return "broken" if broken >> number & 1 else "loose" if loose >> number & 1 else "firm"


def level_numbers(site: Site) -> list[int]:
    """S-19: the levels, each by its first floor, from the lowest up."""
    found = [floor for floor in range(site.floors) if site.level[floor] == floor]
    return sorted(found, key=lambda floor: int(site.cards[site.floor_cards[floor]].z))


def _storey(site: Site, level: int) -> int:
    """How many levels up: 1 for a level right above the ground."""
    below = int(site.below[level])
    return 1 if below == GROUND else 1 + _storey(site, below)


def _level(site: Site, level: int, levels: list[int]) -> Level:
    floors = [floor for floor in range(site.floors) if site.level[floor] == level]
    below = int(site.below[level])
    return {
        "height": int(site.cards[site.floor_cards[floors[0]]].z),
        "number": _storey(site, level),
        "below": None if below == GROUND else levels.index(below),
        "cards": [int(site.floor_cards[floor]) for floor in floors],
        "open": bool(has_open_cell(site, level)),
    }


def _standing_in(site: Site, cell: int, levels: list[int]) -> Floor:
    """The card and the level of a cell; none on the ground."""
    floor = floor_of(cell)
    if floor == GROUND:
        return {"card": None, "level": None}
    level = int(site.level[floor])
    return {"card": int(site.floor_cards[floor]), "level": None if level == NO_LEVEL else levels.index(level)}


def _cell(site: Site, cell: int, levels: list[int]) -> Spot:
    place = site.cells[cell]
    return {
        "cell": cell_name(place),
        "x": int(place.x),
        "y": int(place.y),
        "z": int(place.z),
        "open": bool(is_open(site, cell)),
        **_standing_in(site, cell, levels),
    }


# --- The players -----------------------------------------------------------------------------------------------------


def _player(view: State, seat: int, levels: list[int]) -> DrawnPlayer:
    player = view.players[seat]
    return {
        "score": score(player),
        "out": bool(player.out),
        "hand": hand_size(player),
        "bases": int(player.bases),
        "cards": _hand(player),
        "reserve": int((player.workers == RESERVE).sum()),
        "workers": [_worker(view, seat, worker, levels) for worker in range(WORKERS)],
        "lines": [line.as_json() for line in breakdown(view, seat)],
    }


def _hand(player: Player) -> list[str] | None:
    """The names of the cards in hand, base cards first; None if they are hidden."""
    if player.cards > bits.count(int(player.hand)):
        return None
    held = [NAMES[design] for design in range(CONSTRUCTION) if int(player.hand) >> design & 1]
    return [NAMES[CONSTRUCTION]] * int(player.bases) + held


def _worker(view: State, seat: int, worker: int, levels: list[int]) -> Worker:
    site, place = view.site, int(view.players[seat].workers[worker])
    if not is_on_site(place):
        return {
            "worker": worker + 1,
            "where": WHERE[place],
            "cell": None,
            "card": None,
            "level": None,
            "trapped": False,
            "lying": False,
        }
    return {
        "worker": worker + 1,
        "where": "site",
        "cell": cell_name(site.cells[place]),
        **_standing_in(site, place, levels),
        "trapped": not is_open(site, place),
        "lying": bool(int(view.lying) >> WORKERS * seat + worker & 1),
    }


# --- What is being chosen --------------------------------------------------------------------------------------------


def _chosen(view: State) -> Chosen:
    return {
        "card": chosen_card(int(view.card)),
        "slot": None if view.slot in (NONE, HIDDEN) else place_name(view.site.slots[view.slot]),
        "worker": None if view.worker == NONE else int(view.worker) + 1,
    }


def _slots(view: State) -> list[int]:
    """The slots to choose from for the chosen card, if this view shows it."""
    if view.card < 0:
        return []
    return [int(view.slot)] if view.phase == TURNING else [action - SLOT for action in _legal(view)]


def _legal(view: State) -> list[int]:
    choices = np.zeros(CHOICES, np.int32)
    found: list[int] = choices[: legal_actions(view, choices)].tolist()
    return found


def _slot(view: State, number: int) -> DrawnSlot:
    slot, design = view.site.slots[number], int(view.card)
    turnings = [_turning(view, slot, t) for t in range(TURNINGS) if can_turn(design, slot, t)]
    return {**_place(slot), "points": max(turning["points"] for turning in turnings), "turnings": turnings}


def _turning(view: State, slot: Slot, turning: int) -> Turning:
    """S-21: one way to turn the chosen card, and what it would bring."""
    girders, doubled = int(TURNED[view.card, turning]), bool(goes_highest(view.site, slot))
    points = girder_points(view, slot, girders) + int(HAS_PRINTED[view.card])
    return {
        "girders": girder_letters(girders),
        "bars": bars(slot, girders),
        "connected": girder_letters(girders & could_connect(slot)),
        "points": 2 * points if doubled else points,
        "doubled": doubled,
    }


def _targets(view: State) -> list[Target]:
    """Where the worker that is asked about may go."""
    if view.phase not in (MOVING, STEPPING, RETURNING):
        return []
    told = [data(view, action) for action in _legal(view)]
    return [{"cell": target["cell"], "do": target["do"]} for target in told]


def _asked(view: State) -> Asked | None:
    if view.phase == MOVING:
        return {"seat": int(view.seat), "worker": int(view.worker) + 1}
    asked = {STEPPING: first_beside(view), RETURNING: next_fallen(view), SLIDING: int(view.sliding)}
    number = asked.get(int(view.phase), NONE)
    return None if number == NONE else {"seat": number // WORKERS, "worker": number % WORKERS + 1}
