"""Dice on the board, and chance rolling them (D-1, D-7, D-8, D-9, D-27)."""

from ..kit import bits, rule, seat_after
from .state import COLUMNS, EVERY_DIE, OFF, ROWS, Player, State

# --- On the board ----------------------------------------------------------------------------------------------------


@rule
def is_waiting(player: Player, die: int) -> bool:
    """D-8: on the board, so not spent."""
    return int(player.dice[die]) != OFF


@rule
def waiting_dice(player: Player) -> int:
    count = 0
    for die in range(ROWS):
        if is_waiting(player, die):
            count += 1
    return count


@rule
def place_under(player: Player, die: int) -> int:
    """The place on which a waiting die stands."""
    return die * COLUMNS + int(player.dice[die])


# --- Rolling (D-7, D-9, D-27) ----------------------------------------------------------------------------------------


@rule
def ask_for_rolls(state: State, seat: int, dice: int) -> None:
    """Take these dice of a player, in bits, off the board for chance to roll."""
    for die in range(ROWS):
        if dice >> die & 1:
            state.players[seat].dice[die] = OFF
    state.rolls |= dice << ROWS * seat


@rule
def next_roller(state: State) -> int:
    """The first seat to the left of the player whose turn it is that has dice to roll; that player is last."""
    for distance in range(1, int(state.seats)):
        seat = seat_after(int(state.seat), distance, int(state.seats))
        if int(state.rolls) >> ROWS * seat & EVERY_DIE:
            return seat
    return int(state.seat)


@rule
def next_die(state: State, seat: int) -> int:
    """The die that this seat rolls next: from white to black."""
    return bits.lowest(int(state.rolls) >> ROWS * seat & EVERY_DIE)


@rule
def roll(state: State, column: int) -> None:
    """D-1: the value of a die is its column."""
    seat = next_roller(state)
    die = next_die(state, seat)
    state.players[seat].dice[die] = column
    state.rolls &= ~(1 << ROWS * seat + die)
