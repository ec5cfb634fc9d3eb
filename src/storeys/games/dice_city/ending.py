"""The end of a turn and of the game, and the score (D-26 … D-31, D-34, D-35, D-38)."""

from ..kit import Numbers, before, next_seat, rule, steps_between
from .cards import BANDIT_POINTS, ENEMIES, LASTING, RESOURCES, SHIP_POINTS
from .cities import built_locations, city_points, full_rows
from .display import slide
from .kinds import DECLARE, DECLINE
from .rolls import ask_for_rolls
from .state import (
    DECLARED,
    DECLARING,
    DICE,
    ENDED,
    ENDING,
    EVERY_DIE,
    FULL_ROWS,
    GOES_ON,
    HARD_ROUNDS,
    HIDDEN,
    LAST_ROUND,
    MOST_SEATS,
    NO_BANDITS,
    NO_DECK,
    NO_ROUNDS,
    NO_SHIPS,
    SOLO_ROUNDS,
    Player,
    State,
)

# --- The end of a turn (D-26 … D-28) ---------------------------------------------------------------------------------


@rule
def end_turn(state: State) -> None:
    """D-28: triggers first; if none fired and two rows are full, the question."""
    if state.seats > 1 and state.ending == GOES_ON:
        call_end(state, trigger(state))
        if state.ending == GOES_ON and full_rows(state.players[state.seat]) >= FULL_ROWS:
            state.phase = DECLARING
            return
    close_turn(state)


@rule
def declarations(choices: Numbers) -> int:
    choices[0], choices[1] = DECLARE, DECLINE
    return 2


@rule
def declare(state: State, declared: bool) -> None:
    """D-28: the active player ends the game, or lets it go on."""
    if declared:
        call_end(state, DECLARED)
    close_turn(state)


@rule
def close_turn(state: State) -> None:
    """D-26, D-34, D-27: keep one of each resource; in solo the display slides; roll all dice."""
    player = state.players[state.seat]
    for resource in range(RESOURCES):
        player.stock[resource] = min(1, int(player.stock[resource]))
    player.tokens += state.gained
    clear_turn(state)
    if state.seats == 1:
        slide(state)
    ask_for_rolls(state, int(state.seat), EVERY_DIE)
    state.phase = ENDING


@rule
def clear_turn(state: State) -> None:
    """D-12, D-27: nothing that was gathered for this turn outlasts it."""
    state.strength, state.bandit_strength, state.gained = 0, 0, 0
    state.rerolls, state.refreshed, state.passed = 0, 0, 0
    for lasting in range(LASTING):
        state.lasting[lasting] = 0


@rule
def next_turn(state: State) -> None:
    """D-29: clockwise; a round that was to be the last is finished, and with it the game."""
    following = next_seat(int(state.seat), int(state.seats))
    if following == state.starter:
        if state.ending != GOES_ON:
            state.phase = ENDED
            return
        begin_round(state, int(state.round) + 1)
    state.seat, state.phase = following, DICE


@rule
def begin_round(state: State, number: int) -> None:
    """D-35, D-38: the last round that there can be is known to be the last."""
    state.round = number
    if number == last_round(state):
        state.ending, state.ender = NO_ROUNDS, state.starter


# --- The end of the game (D-28, D-35, D-38) --------------------------------------------------------------------------


@rule
def last_round(state: State) -> int:
    """D-35, D-38: 15 or 12 turns in solo, otherwise 100 rounds."""
    if state.seats > 1:
        return LAST_ROUND
    return HARD_ROUNDS if state.hard else SOLO_ROUNDS


@rule
def trigger(state: State) -> int:
    """D-28: no bandits are left, or two kinds of ships are gone, or the deck is empty."""
    bandits, ships_gone = 0, 0
    for pile in range(ENEMIES):
        bandits += int(state.bandits[pile])
        if state.ships[pile] == 0:
            ships_gone += 1
    if bandits == 0:
        return NO_BANDITS
    if ships_gone >= 2:
        return NO_SHIPS
    return NO_DECK if state.left == 0 else GOES_ON


@rule
def call_end(state: State, reason: int) -> None:
    if reason != GOES_ON:
        state.ending, state.ender = reason, state.seat


# --- The score (D-30, D-31) ------------------------------------------------------------------------------------------


@rule
def is_hidden(player: Player) -> bool:
    """D-32: this is a view, in which the player's tokens and cards lie face down."""
    return player.tokens == HIDDEN


@rule
def ship_points(player: Player) -> int:
    total = 0
    for ship in range(ENEMIES):
        total += int(player.ships[ship]) * int(SHIP_POINTS[ship])
    return total


@rule
def bandit_points(player: Player) -> int:
    total = 0
    for pile in range(ENEMIES):
        total += int(player.bandits[pile]) * int(BANDIT_POINTS[pile])
    return total


@rule
def token_points(state: State, seat: int) -> int:
    """Tokens of earlier turns, as far as they are in sight, and of the turn that is going on."""
    player = state.players[seat]
    earlier = 0 if is_hidden(player) else int(player.tokens)
    return earlier + int(state.gained) if seat == state.seat else earlier


@rule
def taken_points(player: Player) -> int:
    """D-31: victory points of ships and bandits, as far as they are in sight."""
    return 0 if is_hidden(player) else ship_points(player) + bandit_points(player)


@rule
def score(state: State, seat: int) -> int:
    """D-30: tokens, ships, bandits, and all visible locations."""
    player = state.players[seat]
    return token_points(state, seat) + taken_points(player) + city_points(player)


@rule
def locations_that_count(state: State, seat: int) -> int:
    """D-31: the locations a player bought; before version 2 those that were visible, whoever put them there."""
    player = state.players[seat]
    return built_locations(player) if before(int(state.edition), 2) else int(player.bought)


@rule
def turn_order(state: State, seat: int) -> int:
    """How many players had their first turn before this one."""
    return steps_between(int(state.starter), seat, int(state.seats))


@rule
def merit(state: State, seat: int) -> int:
    """D-30, D-31: points, then locations, ships and bandits, the earlier turn; the first in the highest digits.

    Nobody buys 256 of the 120 cards there are, or takes ships and bandits for 256 points.
    """
    total = score(state, seat) << 8 | locations_that_count(state, seat)
    return (total << 8 | taken_points(state.players[seat])) << 2 | MOST_SEATS - 1 - turn_order(state, seat)
