"""The build step: cards for the city, ships for victory points (D-23, D-24, D-25, D-33)."""

from ..kit import Numbers, offer, rule
from .cards import (
    COST,
    ENEMIES,
    FIRST_CARD,
    GRAND_STATUE,
    IRON,
    RESOURCES,
    SHIP_COST,
    SHIP_POINTS,
    STONE,
    can_pay,
)
from .cities import put_card
from .display import refill
from .kinds import ADORN, BUILD, FINISH, TRADE
from .state import ADORNING, ADORNMENTS, BUILD_STEP, BUILDING, EMPTY, MOST_SLOTS, PLACES, SOURCES, Player, State

# --- Building (D-23) -------------------------------------------------------------------------------------------------


@rule
def card_from(state: State, source: int) -> int:
    """The card in a slot of the display or on an always-available pile, or EMPTY."""
    if source < MOST_SLOTS:
        return int(state.display[source])
    pile = source - MOST_SLOTS
    return FIRST_CARD + pile if state.piles[pile] > 0 else EMPTY


@rule
def can_build(state: State, player: Player, source: int) -> bool:
    """D-23: a card that is there and that the stock can pay for; it fits on every space."""
    kind = card_from(state, source)
    return kind != EMPTY and can_pay(player.stock, kind)


@rule
def build(state: State, source: int, place: int) -> None:
    """D-23, D-34: pay, put the card down, and let chance replace it on the display; not in solo."""
    player, kind = state.players[state.seat], card_from(state, source)
    for resource in range(RESOURCES):
        player.stock[resource] -= COST[kind, resource]
    if source < MOST_SLOTS:
        state.display[source] = EMPTY
        state.emptied = 1 << source if state.seats > 1 else 0
    else:
        state.piles[source - MOST_SLOTS] -= 1
    put_card(state, player, place, kind)
    player.bought += 1
    if kind == GRAND_STATUE and int(player.stock[STONE]) + int(player.stock[IRON]) > 0:
        state.phase = ADORNING
    else:
        refill(state)


# --- The grand statue (D-24) -----------------------------------------------------------------------------------------


@rule
def can_adorn(player: Player, number: int) -> bool:
    """Whether the stock covers a row of the table of adornments."""
    stone, iron = int(player.stock[STONE]), int(player.stock[IRON])
    return stone >= int(ADORNMENTS[number, 0]) and iron >= int(ADORNMENTS[number, 1])


@rule
def adornments(state: State, choices: Numbers) -> int:
    player, count = state.players[state.seat], 0
    for number in range(len(ADORNMENTS)):
        count = offer(choices, count, ADORN + number, can_adorn(player, number))
    return count


@rule
def adorn(state: State, number: int) -> None:
    """D-24: one victory point for each stone and iron; then the display is filled up."""
    player, stone, iron = state.players[state.seat], int(ADORNMENTS[number, 0]), int(ADORNMENTS[number, 1])
    player.stock[STONE] -= stone
    player.stock[IRON] -= iron
    state.gained += stone + iron
    state.phase = BUILDING
    refill(state)


# --- Ships (D-25) ----------------------------------------------------------------------------------------------------


@rule
def can_trade(state: State, player: Player, ship: int) -> bool:
    """D-25: while the pile lasts, for so many of each resource."""
    for resource in range(RESOURCES):
        if player.stock[resource] < SHIP_COST[ship]:
            return False
    return int(state.ships[ship]) > 0


@rule
def trade(state: State, ship: int) -> None:
    """D-25, D-33: the card is taken, or in solo its points."""
    player = state.players[state.seat]
    for resource in range(RESOURCES):
        player.stock[resource] -= SHIP_COST[ship]
    if state.seats == 1:
        state.gained += int(SHIP_POINTS[ship])
    else:
        state.ships[ship] -= 1
        player.ships[ship] += 1


# --- The step --------------------------------------------------------------------------------------------------------


@rule
def buildings(state: State, choices: Numbers) -> int:
    """D-23, D-25: any number of buildings and ships, in any order; then finish."""
    player = state.players[state.seat]
    count = offer(choices, 0, FINISH + BUILD_STEP, True)
    for source in range(SOURCES):
        if can_build(state, player, source):
            for place in range(PLACES):
                choices[count + place] = BUILD + source * PLACES + place
            count += PLACES
    for ship in range(ENEMIES):
        count = offer(choices, count, TRADE + ship, can_trade(state, player, ship))
    return count


@rule
def builds_something(state: State) -> bool:
    """Whether the step is worth asking for."""
    player = state.players[state.seat]
    for source in range(SOURCES):
        if can_build(state, player, source):
            return True
    for ship in range(ENEMIES):
        if can_trade(state, player, ship):
            return True
    return False


@rule
def carry_out(state: State, action: int) -> None:
    """D-23, D-24, D-25: one building, adornment or ship."""
    if action >= ADORN:
        adorn(state, action - ADORN)
    elif action >= TRADE:
        trade(state, action - TRADE)
    else:
        build(state, (action - BUILD) // PLACES, (action - BUILD) % PLACES)
