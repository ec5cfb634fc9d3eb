"""Why a move of Dice City is better than another, in one sentence: what it brings, keeps, builds up or ends.

What is told is true in the view by the rules alone; the search only says which of two moves is the better one.
"""

from collections.abc import Callable
from typing import Any

from ...games.dice_city.building import card_from
from ...games.dice_city.cards import (
    ABILITY,
    BANDIT_POINTS,
    BARTER,
    CATHEDRAL,
    CELEBRATE,
    CULTURAL,
    ECONOMIC,
    GAIN,
    LASTS,
    MULTIPLY,
    NAMES,
    NOTHING_LASTS,
    POINTS,
    REROLL,
    REROLL_MORE,
    RESOURCE,
    RESOURCE_NAMES,
    RESOURCES,
    SHIP_POINTS,
    TYPE,
)
from ...games.dice_city.cities import points
from ...games.dice_city.ending import score, trigger
from ...games.dice_city.kinds import KINDS
from ...games.dice_city.rolls import place_under
from ...games.dice_city.rules import apply_action
from ...games.dice_city.state import COLUMNS, DIE_NAMES, GOES_ON, PLACES, ROWS, State
from ...games.kit import Note, copy
from ..search import Option
from .worth import turns_left

MANY_TURNS, FEW_TURNS = 5, 2


def tell(view: State, seat: int, option: Option, instead: Option) -> Note | None:
    """Why a seat should rather do this than that; nothing where there is nothing to say."""
    do, number = KINDS.kind_of(option.plan[0])
    say = SENTENCES.get(do)
    return say(view, seat, number, instead.plan[0]) if say else None


def _note(name: str, **arguments: Any) -> Note:
    return Note(f"dice_city-hint-{name}", arguments)


def _does(action: int, do: str) -> bool:
    return KINDS.kind_of(action)[0] == do


# --- Building and trading --------------------------------------------------------------------------------------------


def _build(view: State, seat: int, number: int, instead: int) -> Note:
    source, place = divmod(number, PLACES)
    kind = card_from(view, source)
    other, at = KINDS.kind_of(instead)
    if other == "build" and at != number and card_from(view, at // PLACES) == kind:
        return _site(view, seat, kind, place)
    return _card(view, seat, kind)


def _site(view: State, seat: int, kind: int, place: int) -> Note:
    """The same card elsewhere would be worse."""
    row = range(place // COLUMNS * COLUMNS, (place // COLUMNS + 1) * COLUMNS)
    cards = [int(view.players[seat].cards[other]) for other in row if other != place]
    beside = TYPE[kind] == CULTURAL and CATHEDRAL in cards
    if beside or (kind == CATHEDRAL and any(TYPE[card] == CULTURAL for card in cards)):
        return _note("culture")
    return _note("cover", card=NAMES[view.players[seat].cards[place]])


def _card(view: State, seat: int, kind: int) -> Note:
    """This card, and not another one or none."""
    turns, value = turns_left(view), int(POINTS[kind])
    if turns <= FEW_TURNS and value:
        return _note("late", points=value)
    gains = [resource for resource in range(RESOURCES) if TYPE[kind] == RESOURCE and GAIN[kind, resource]]
    if gains and gains[0] == _scarcest(view, seat):
        return _note("scarce", resource=RESOURCE_NAMES[gains[0]])
    if turns >= MANY_TURNS and TYPE[kind] in (RESOURCE, ECONOMIC):
        return _note("economy", card=NAMES[kind])
    return _note("late", points=value) if value and turns < MANY_TURNS else _note("economy", card=NAMES[kind])


def _scarcest(view: State, seat: int) -> int | None:
    """The resource of which a city yields less than of any other."""
    cards = view.players[seat].cards.tolist()
    yields = [sum(int(GAIN[card, resource]) for card in cards) for resource in range(RESOURCES)]
    least = min(yields)
    return yields.index(least) if yields.count(least) == 1 else None


def _trade(view: State, seat: int, number: int, instead: int) -> Note:
    if view.seats > 1:
        after = copy(view)
        apply_action(after, KINDS.first("trade") + number)
        if view.ending == GOES_ON != trigger(after) and _is_ahead(after, seat):
            return _note("end")
        if after.ships[number] == 0:
            return _note("ship-last", points=int(SHIP_POINTS[number]))
    return _note("ship", points=int(SHIP_POINTS[number]))


def _is_ahead(view: State, seat: int) -> bool:
    """As far as one can see."""
    return all(score(view, seat) > score(view, other) for other in range(int(view.seats)) if other != seat)


def _finish(view: State, seat: int, number: int, instead: int) -> Note | None:
    return _note("save") if _does(instead, "build") or _does(instead, "trade") else None


def _adorn(view: State, seat: int, number: int, instead: int) -> Note | None:
    return _note("rush") if turns_left(view) <= FEW_TURNS else None


# --- Attack ----------------------------------------------------------------------------------------------------------


def _fight(view: State, seat: int, number: int, instead: int) -> Note:
    return _note("fight", points=int(BANDIT_POINTS[number]))


def _attack(view: State, seat: int, number: int, instead: int) -> Note:
    rival, place = view.players[number // PLACES], number % PLACES
    return _note("attack", points=int(points(rival, place)), card=NAMES[rival.cards[place]])


def _steal(view: State, seat: int, number: int, instead: int) -> Note:
    return _note("steal", resource=RESOURCE_NAMES[number % RESOURCES])


# --- Dice ------------------------------------------------------------------------------------------------------------


def _use(view: State, seat: int, number: int, instead: int) -> Note:
    player = view.players[seat]
    kind = int(player.cards[place_under(player, number)])
    if LASTS[kind] != NOTHING_LASTS:
        return _note("lasting", card=NAMES[kind])
    if ABILITY[kind] in (REROLL, REROLL_MORE):
        return _note("reroll")
    if ABILITY[kind] in (BARTER, CELEBRATE, MULTIPLY) and not _does(instead, "use"):
        return _note("later", card=NAMES[kind])
    return _note("use", card=NAMES[kind])


def _move(view: State, seat: int, number: int, instead: int) -> Note:
    moved, right = number // 2 % ROWS, number % 2
    place = place_under(view.players[seat], moved) + 2 * right - 1
    return _note("move", moved=DIE_NAMES[moved], card=NAMES[view.players[seat].cards[place]])


def _pass(view: State, seat: int, number: int, instead: int) -> Note:
    return _note("pass")


def _refresh(view: State, seat: int, number: int, instead: int) -> Note:
    return _note("refresh")


def _reactivate(view: State, seat: int, number: int, instead: int) -> Note:
    return _note("wake", card=NAMES[view.players[seat].cards[number % PLACES]])


def _supply(view: State, seat: int, number: int, instead: int) -> Note:
    return _note("token")


def _declare(view: State, seat: int, number: int, instead: int) -> Note | None:
    return _note("end") if _is_ahead(view, seat) else None


SENTENCES: dict[str, Callable[[State, int, int, int], Note | None]] = {
    "use": _use,
    "move": _move,
    "pass": _pass,
    "refresh": _refresh,
    "reactivate": _reactivate,
    "supply": _supply,
    "muster": _supply,
    "finish": _finish,
    "fight": _fight,
    "attack": _attack,
    "steal": _steal,
    "build": _build,
    "trade": _trade,
    "adorn": _adorn,
    "declare": _declare,
}
