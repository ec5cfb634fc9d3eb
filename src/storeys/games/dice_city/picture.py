"""The picture for clients: everything a client draws, and nothing it would have to work out."""

from functools import lru_cache

import numpy as np

from ..kit import as_bytes
from .abilities import pairs, resource_gain, strength_gain, tax
from .attacks import bandit_defense, can_attack
from .building import can_trade, card_from
from .cards import (
    ABILITY,
    ARMY,
    BANDIT_POINTS,
    BANDIT_STRENGTH,
    CATHEDRAL,
    CELEBRATE,
    COST,
    DEACTIVATES,
    DEFENSE,
    ENEMIES,
    FIRST_CARD,
    FIRST_OF_DECK,
    HARVEST,
    LASTING_NAMES,
    NAMES,
    PILES,
    POINTS,
    RESOURCE_NAMES,
    SHIP_COST,
    SHIP_POINTS,
    TAX,
    TOKENS,
    TYPE,
    TYPE_NAMES,
    can_pay,
    is_card,
)
from .cities import built_locations, city_points, defense, full_rows, is_active, points, row_of
from .dice import can_pass, can_use
from .display import can_refresh, discards_left, side
from .ending import is_hidden, last_round, score
from .names import BANDITS, ENDS, SHIPS, location
from .picture_type import (
    Bandits,
    Ending,
    FaceDown,
    Gains,
    Goods,
    Marks,
    Offer,
    Picture,
    Pile,
    Plot,
    Ship,
    Step,
    Turn,
    Use,
)
from .picture_type import Player as DrawnPlayer
from .questions import asked
from .rolls import is_waiting, waiting_dice
from .state import (
    ATTACKING,
    BUILDING,
    COLUMNS,
    DECLARING,
    DIE_NAMES,
    EMPTY,
    ENDED,
    MOST_REROLLS,
    NO_DIE,
    REFRESHING,
    ROWS,
    STARTING,
    STEAL_COST,
    Player,
    State,
)

CITIES = 256  # that are kept as they were drawn
GAINS = 4096  # of rows by a card that are remembered
NO_ATTACK = -1  # in place of a strength


def as_json(view: State) -> Picture:
    """A view as JSON."""
    going_on = view.phase not in (STARTING, ENDED)
    return {
        "phase": asked(view),
        "step": _step(int(view.phase)),
        "seat": int(view.seat) if going_on else None,
        "starter": None if view.phase == STARTING else int(view.starter),
        "round": int(view.round),
        "rounds": last_round(view),
        "open_totals": bool(view.open_totals),
        "solo": {"hard": bool(view.hard)} if view.seats == 1 else None,
        "ending": _ending(view),
        "turn": _turn(view),
        "display": [_offer(view, slot) for slot in range(2 * side(view))],
        "columns": side(view),
        "piles": [_pile(view, pile) for pile in range(PILES)],
        "deck": {"cards": int(view.left), "contents": _counted(view.deck.tolist(), FIRST_OF_DECK)},
        "gone": _counted(view.gone.tolist(), FIRST_CARD),
        "bandits": [_bandits(view, pile) for pile in range(ENEMIES)],
        "ships": [_ship(view, ship) for ship in range(ENEMIES)],
        "steal_cost": STEAL_COST,
        "players": [_player(view, seat) for seat in range(view.seats)],
    }


def _step(phase: int) -> Step | None:
    """D-39: the step of the turn."""
    if phase in (STARTING, ENDED):
        return None
    if phase < ATTACKING:
        return "dice"
    if phase == ATTACKING:
        return "attack"
    return "build" if phase < DECLARING else "end"


def _ending(view: State) -> Ending | None:
    why = ENDS[view.ending]
    return {"why": why, "seat": int(view.ender)} if why else None


def _turn(view: State) -> Turn:
    return {
        "strength": int(view.strength),
        "bandit_strength": int(view.bandit_strength),
        "gained": int(view.gained),
        "lasting": dict(zip(LASTING_NAMES, view.lasting.tolist(), strict=True)),
        "refreshed": bool(view.refreshed),
        "passed": bool(view.passed),
        "rerolls": int(view.rerolls),
        "rerolls_limit": MOST_REROLLS,
        "die": None if view.die == NO_DIE else DIE_NAMES[view.die],
        "chain": [location(view, int(view.seat), int(place)) for place in view.chain[: view.links]],
        "discards_left": discards_left(view) if view.phase == REFRESHING else 0,
        "included": [die for row, die in enumerate(DIE_NAMES) if view.included >> row & 1],
    }


# --- Cards to build, bandits and ships -------------------------------------------------------------------------------


def _marks(kind: int) -> Marks:
    """What a location is, wherever it lies."""
    return {
        "type": TYPE_NAMES[TYPE[kind]],
        "army": bool(ARMY[kind]),
        "harvest": bool(HARVEST[kind]),
        "deactivates": bool(DEACTIVATES[kind]),
    }


MARKS = [_marks(kind) for kind in range(len(NAMES))]
COSTS: list[Goods] = [dict(zip(RESOURCE_NAMES, cost, strict=True)) for cost in COST.tolist()]


def _card(view: State, slot: int, kind: int) -> Offer:
    return {
        "slot": slot,
        "card": NAMES[kind],
        **MARKS[kind],
        "cost": COSTS[kind],
        "defense": int(DEFENSE[kind]),
        "points": None if kind == CATHEDRAL else int(POINTS[kind]),
        "affordable": can_pay(view.players[view.seat].stock, kind),
        "brings": _brings(view, kind),
    }


def _brings(view: State, kind: int) -> list[list[int]]:
    """D-30: what the builder's city would gain by a card, wherever it may be put now."""
    player = view.players[view.seat]
    if int(view.phase) != BUILDING or not can_pay(player.stock, kind):
        return []
    rows = player.cards.reshape(ROWS, COLUMNS)
    return [[_gain(as_bytes(row), column, kind) for column in range(COLUMNS)] for row in rows]


@lru_cache(GAINS)
def _gain(image: bytes, column: int, kind: int) -> int:
    """What a row gains where a card covers one of its locations; the other rows gain nothing by it."""
    city = Player.zero()
    row = city.cards[:COLUMNS]
    row[:] = np.frombuffer(image, row.dtype)
    before = city_points(city)
    row[column] = kind
    return city_points(city) - before


def _offer(view: State, slot: int) -> Offer | None:
    kind = card_from(view, slot)
    return None if kind == EMPTY else _card(view, slot + 1, kind)


def _pile(view: State, pile: int) -> Pile:
    card, left = _card(view, 0, FIRST_CARD + pile), int(view.piles[pile])
    return {**card, "affordable": card["affordable"] and left > 0, "left": left}


def _counted(counts: list[int], first: int) -> dict[str, int]:
    return {NAMES[first + number]: count for number, count in enumerate(counts) if count}


def _left(view: State, cards: int) -> int | None:
    """D-33: alone, bandits and ships are never used up."""
    return None if view.seats == 1 else cards


def _bandits(view: State, pile: int) -> Bandits:
    return {
        "bandits": BANDITS[pile],
        "defense": bandit_defense(view, pile),
        "points": int(BANDIT_POINTS[pile]),
        "left": _left(view, int(view.bandits[pile])),
    }


def _ship(view: State, ship: int) -> Ship:
    return {
        "ship": SHIPS[ship],
        "cost": dict.fromkeys(RESOURCE_NAMES, int(SHIP_COST[ship])),
        "points": int(SHIP_POINTS[ship]),
        "left": _left(view, int(view.ships[ship])),
        "affordable": can_trade(view, view.players[view.seat], ship),
    }


# --- Players ---------------------------------------------------------------------------------------------------------


def _player(view: State, seat: int) -> DrawnPlayer:
    player = view.players[seat]
    attacked = int(view.phase) == ATTACKING and seat != int(view.seat)
    return {
        "city": _city(as_bytes(player), as_bytes(view.lasting), int(view.strength) if attacked else NO_ATTACK),
        "dice": {die: _column(player, row) for row, die in enumerate(DIE_NAMES)},
        "can": {die: _can(view, seat, row) for row, die in enumerate(DIE_NAMES)},
        "stock": dict(zip(RESOURCE_NAMES, player.stock.tolist(), strict=True)),
        "pass_tokens": int(player.passes),
        **_face_down(view, seat),
        "cards": built_locations(player),
        "bought": int(player.bought),
        "city_points": city_points(player),
        "full_rows": full_rows(player),
    }


def _column(player: Player, die: int) -> int | None:
    return int(player.dice[die]) + 1 if is_waiting(player, die) else None


def _face_down(view: State, seat: int) -> FaceDown:
    """D-32: what lies face down, if this view may see it."""
    player = view.players[seat]
    if is_hidden(player):
        return {"tokens": None, "bandits": None, "ships": None, "points": None}
    return {
        "tokens": int(player.tokens),
        "bandits": [BANDITS[pile] for pile in range(ENEMIES) for _ in range(player.bandits[pile])],
        "ships": [SHIPS[ship] for ship in range(ENEMIES) for _ in range(player.ships[ship])],
        "points": score(view, seat),
    }


@lru_cache(CITIES)
def _city(image: bytes, lasting: bytes, strength: int) -> list[list[Plot]]:
    """A city, row by row: most readers see the same for many moves, so the last ones drawn are kept."""
    player: Player = np.frombuffer(image, Player.dtype)[0]
    turn = State.zero()
    turn.lasting[:] = np.frombuffer(lasting, turn.lasting.dtype)
    rows = [range(row * COLUMNS, (row + 1) * COLUMNS) for row in range(ROWS)]
    return [[_location(turn, player, place, strength) for place in row] for row in rows]


def _location(turn: State, player: Player, place: int, strength: int) -> Plot:
    kind = int(player.cards[place])
    return {
        "card": NAMES[kind],
        **MARKS[kind],
        "printed": not is_card(kind),
        "active": is_active(player, place),
        "defense": defense(player, place) if is_card(kind) else None,
        "points": points(player, place),
        "die": int(player.dice[row_of(place)]) == place % COLUMNS,
        "gives": _gives(turn, player, place),
        "target": strength != NO_ATTACK and can_attack(player, place, strength),
    }


def _gives(view: State, player: Player, place: int) -> Gains:
    """What using a location now would give at once."""
    kind = int(player.cards[place])
    taxed = ABILITY[kind] == TAX
    gives: Gains = {
        name: tax(player, row_of(place), resource) if taxed else resource_gain(view, kind, resource)
        for resource, name in enumerate(RESOURCE_NAMES)
    }
    gives["strength"] = strength_gain(view, kind)
    gives["bandit_strength"] = int(BANDIT_STRENGTH[kind])
    gives["points"] = pairs(player) if ABILITY[kind] == CELEBRATE else int(TOKENS[kind])
    return {what: count for what, count in gives.items() if count}


def _can(view: State, seat: int, die: int) -> list[Use]:
    """D-8: what a waiting die can be spent on."""
    player = view.players[seat]
    if seat != view.seat or asked(view) != "dice" or not is_waiting(player, die):
        return []
    ways: dict[Use, bool] = {
        "use": can_use(player, die),
        "move": waiting_dice(player) > 1,
        "refresh": can_refresh(view),
        "reactivate": bool(player.off),
        "pass": can_pass(view),
        "forfeit": True,
    }
    return [way for way, possible in ways.items() if possible]
