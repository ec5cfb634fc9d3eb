"""Why an action is refused: the rule that forbids it, and a sentence with its arguments.

Sentences are named here and written in `words/*.ftl`.
"""

from collections.abc import Callable
from typing import Any

from ..kit import Reason
from .abilities import is_in_chain, last_link
from .attacks import bandit_defense
from .building import card_from
from .cards import (
    ABILITY,
    COPY_ROW,
    COST,
    FIRST_CARD,
    FIRST_OF_DECK,
    IRON,
    NAMES,
    RESOURCE_NAMES,
    RESOURCES,
    STONE,
)
from .cities import defense, is_active, row_of
from .dice import can_disrupt
from .display import cards_on_display, side
from .kinds import KINDS
from .names import BANDITS, SHIPS, STEP_NAMES, location
from .picture_type import Link
from .questions import asked
from .rolls import is_waiting, place_under, waiting_dice
from .state import (
    ADORNMENTS,
    COLUMNS,
    DIE_NAMES,
    EMPTY,
    EXCHANGES,
    MOST_SLOTS,
    PLACES,
    REFRESHED,
    ROWS,
    STEAL_COST,
    State,
)

WITHOUT_DICE = ("supply", "muster", "disrupt", "finish")  # of the dice step, when all dice are spent

# What must come first in each phase, and the rule that says so.
FIRST = {
    "dealing": ("D-7", "dice_city-why-deal-first"),
    "rolling": ("D-7", "dice_city-why-roll-first"),
    "starting": ("D-7", "dice_city-why-start-first"),
    "dice": ("D-39", "dice_city-why-dice-first"),
    "refreshing": ("D-8", "dice_city-why-refreshing-first"),
    "copying": ("D-13", "dice_city-why-copying-first"),
    "placing": ("D-15", "dice_city-why-placing-first"),
    "exchanging": ("D-16", "dice_city-why-exchanging-first"),
    "storing": ("D-3", "dice_city-why-storing-first"),
    "shifting": ("D-3", "dice_city-why-shifting-first"),
    "rerolling": ("D-13", "dice_city-why-rerolling-first"),
    "attack": ("D-39", "dice_city-why-attack-first"),
    "build": ("D-39", "dice_city-why-build-first"),
    "adorning": ("D-24", "dice_city-why-adorning-first"),
    "declaring": ("D-28", "dice_city-why-declaring-first"),
    "ended": ("D-28", "dice_city-why-over"),
}


def why_not(state: State, action: int) -> Reason:
    """The rule that forbids an action which is not legal."""
    do, number = KINDS.kind_of(action)
    if do == "finish" and asked(state) in STEP_NAMES:
        return _why_not_finish(state, number)
    return not_now(state, do) or EXPLAIN[do](state, number)


def not_now(state: State, do: str) -> Reason | None:
    """What has to be done before any action of a kind; None if it is asked for."""
    phase = asked(state)
    if phase == "dice" and do not in WITHOUT_DICE and waiting_dice(state.players[state.seat]) == 0:
        return _reason("D-10", "finish-first")
    return None if KINDS.is_asked(do, phase) else Reason(*FIRST[phase], {})


def _reason(rule: str, message: str, **arguments: Any) -> Reason:
    return Reason(rule, f"dice_city-why-{message}", arguments)


def _own(state: State, place: int) -> Link:
    return location(state, int(state.seat), place)


def _die_spent(die: int) -> Reason:
    return _reason("D-8", "die-spent", die=DIE_NAMES[die])


# --- Chance ----------------------------------------------------------------------------------------------------------


def _why_not_deal(state: State, number: int) -> Reason:
    return _reason("D-7", "not-in-deck", card=NAMES[FIRST_OF_DECK + number])


def _why_not_roll(state: State, number: int) -> Reason:
    """Any side may come up; but nobody chooses it."""
    return Reason(*FIRST["rolling"], {})


def _why_not_start(state: State, number: int) -> Reason:
    return _reason("D-7", "no-such-seat", seats=int(state.seats))


# --- The dice step ---------------------------------------------------------------------------------------------------


def _spending(explain: Callable[[State, int, int], Reason], size: int) -> Callable[[State, int], Reason]:
    """Reasons for something a die is spent on: that it is spent already comes first."""

    def why(state: State, number: int) -> Reason:
        die = number // size
        if not is_waiting(state.players[state.seat], die):
            return _die_spent(die)
        return explain(state, die, number % size)

    return why


def _why_not_use(state: State, die: int, rest: int) -> Reason:
    player = state.players[state.seat]
    return _reason("D-11", "deactivated", **_own(state, place_under(player, die)))


def _why_not_move(state: State, die: int, rest: int) -> Reason:
    moved = rest // 2
    if moved == die:
        return _reason("D-8", "own-die")
    if not is_waiting(state.players[state.seat], moved):
        return _die_spent(moved)
    return _reason("D-8", "edge", die=DIE_NAMES[moved])


def _why_not_refresh(state: State, die: int, rest: int) -> Reason:
    if state.refreshed:
        return _reason("D-8", "refreshed-already")
    if cards_on_display(state) < REFRESHED:
        return _reason("D-8", "too-few-cards")
    return _reason("D-8", "deck-empty")


def _why_not_reactivate(state: State, die: int, rest: int) -> Reason:
    return _reason("D-8", "is-active", **_own(state, rest))


def _why_not_pass(state: State, die: int, rest: int) -> Reason:
    return _reason("D-8", "passed-already")


def _why_not_forfeit(state: State, die: int, rest: int) -> Reason:
    return _die_spent(die)


def _why_not_spend_passes(state: State, number: int) -> Reason:
    return _reason("D-9", "too-few-passes", passes=int(state.players[state.seat].passes))


def _why_not_disrupt(state: State, number: int) -> Reason:
    if not can_disrupt(state):
        return _reason("D-9", "alone")
    return _why_not_spend_passes(state, number)


def _why_not_finish(state: State, step: int) -> Reason:
    if STEP_NAMES[step] != asked(state):
        return _reason("D-39", "step", step=asked(state))
    return _reason("D-10", "dice-left", dice=waiting_dice(state.players[state.seat]))


def _why_not_discard(state: State, number: int) -> Reason:
    return _no_card(state, "D-8", number)


def _no_card(state: State, rule: str, slot: int) -> Reason:
    slots = 2 * side(state)
    if slot >= slots:
        return _reason("D-7", "no-such-slot", slots=slots)
    return _reason(rule, "empty-slot", slot=slot + 1)


# --- What abilities ask ----------------------------------------------------------------------------------------------


def _why_not_copy(state: State, place: int) -> Reason:
    player, copier = state.players[state.seat], last_link(state)
    if is_in_chain(state, place):
        return _reason("D-14", "in-chain", **_own(state, place))
    if not is_active(player, place):
        return _reason("D-11", "deactivated", **_own(state, place))
    if ABILITY[player.cards[copier]] == COPY_ROW:
        return _reason("D-13", "not-this-row", row=DIE_NAMES[row_of(copier)])
    return _reason("D-3", "no-die-there", **_own(state, place))


def _too_few(state: State, rule: str, resource: int) -> Reason:
    have = int(state.players[state.seat].stock[resource])
    return _reason(rule, "too-few", resource=RESOURCE_NAMES[resource], have=have)


def _why_not_exchange(state: State, number: int) -> Reason:
    return _too_few(state, "D-16", int(EXCHANGES[number, 0]))


def _why_not_store(state: State, number: int) -> Reason:
    return _too_few(state, "D-3", number)


def _why_not_shift(state: State, number: int) -> Reason:
    die = number // COLUMNS
    if not is_waiting(state.players[state.seat], die):
        return _die_spent(die)
    return _reason("D-3", "same-column", die=DIE_NAMES[die], column=number % COLUMNS + 1)


def _why_not_include(state: State, die: int) -> Reason:
    if not is_waiting(state.players[state.seat], die):
        return _die_spent(die)
    return _reason("D-3", "included-already", die=DIE_NAMES[die])


# --- The attack step -------------------------------------------------------------------------------------------------


def _why_not_fight(state: State, pile: int) -> Reason:
    if state.bandits[pile] == 0:
        return _reason("D-19", "bandits-gone", bandits=BANDITS[pile])
    return _too_weak("D-19", int(state.strength) + int(state.bandit_strength), bandit_defense(state, pile))


def _too_weak(rule: str, strength: int, needed: int) -> Reason:
    return _reason(rule, "too-weak", strength=strength, defense=needed)


def _no_victim(state: State, seat: int, rule: str) -> Reason | None:
    if seat >= state.seats:
        return _reason(rule, "no-such-seat", seats=int(state.seats))
    return _reason(rule, "own-city") if seat == state.seat else None


def _why_not_attack(state: State, number: int) -> Reason:
    seat, place = number // PLACES, number % PLACES
    if refusal := _no_victim(state, seat, "D-20"):
        return refusal
    player = state.players[seat]
    if not player.built >> place & 1:
        return _reason("D-20", "no-defense", card=NAMES[player.cards[place]])
    if not is_active(player, place):
        return _reason("D-20", "is-deactivated", **location(state, seat, place))
    return _too_weak("D-20", int(state.strength), defense(player, place))


def _why_not_steal(state: State, number: int) -> Reason:
    seat, resource = number // RESOURCES, number % RESOURCES
    if refusal := _no_victim(state, seat, "D-21"):
        return refusal
    if state.players[seat].stock[resource] == 0:
        return _reason("D-21", "nothing-to-steal", seat=seat, resource=RESOURCE_NAMES[resource])
    return _too_weak("D-21", int(state.strength), STEAL_COST)


# --- The build step --------------------------------------------------------------------------------------------------


def _why_not_build(state: State, number: int) -> Reason:
    source = number // PLACES
    card = card_from(state, source)
    if card == EMPTY and source < MOST_SLOTS:
        return _no_card(state, "D-23", source)
    if card == EMPTY:
        return _reason("D-23", "pile-empty", card=NAMES[FIRST_CARD + source - MOST_SLOTS])
    cost = dict(zip(RESOURCE_NAMES, COST[card].tolist(), strict=True))
    return _reason("D-23", "too-dear", card=NAMES[card], **cost)


def _why_not_trade(state: State, ship: int) -> Reason:
    return _reason("D-25", "ship-gone" if state.ships[ship] == 0 else "ship-too-dear", ship=SHIPS[ship])


def _why_not_adorn(state: State, number: int) -> Reason:
    short_of_stone = state.players[state.seat].stock[STONE] < ADORNMENTS[number, 0]
    return _too_few(state, "D-24", STONE if short_of_stone else IRON)


EXPLAIN: dict[str, Callable[[State, int], Reason]] = {
    "use": _spending(_why_not_use, 1),
    "move": _spending(_why_not_move, ROWS * 2),
    "refresh": _spending(_why_not_refresh, 1),
    "reactivate": _spending(_why_not_reactivate, PLACES),
    "pass": _spending(_why_not_pass, 1),
    "forfeit": _spending(_why_not_forfeit, 1),
    "supply": _why_not_spend_passes,
    "muster": _why_not_spend_passes,
    "disrupt": _why_not_disrupt,
    "discard": _why_not_discard,
    "copy": _why_not_copy,
    "exchange": _why_not_exchange,
    "store": _why_not_store,
    "shift": _why_not_shift,
    "include": _why_not_include,
    "fight": _why_not_fight,
    "attack": _why_not_attack,
    "steal": _why_not_steal,
    "build": _why_not_build,
    "trade": _why_not_trade,
    "adorn": _why_not_adorn,
    "deal": _why_not_deal,
    "roll": _why_not_roll,
    "start": _why_not_start,
}
