"""A turn (S-14): three actions, what happens when each is done, and whose turn is next."""

from ..kit import before, rule, seat_after, steps_between
from .building import build, counts_as_empty, look_around
from .ending import end
from .falls import must_press, next_fallen, pick_up_the_fallen
from .state import (
    ACTING,
    ACTIONS_EACH,
    CROWD,
    EMPTIED,
    IDLE_ROUNDS,
    LAST_LEFT,
    NONE,
    PRESSING,
    RETURNING,
    SETTLING,
    STALLED,
    STEPPING,
    State,
    is_physical,
    players_left,
)
from .workers import put_out_the_trapped, workers_beside

# --- From turn to turn -----------------------------------------------------------------------------------------------


@rule
def begin_action(state: State) -> None:
    state.phase = ACTING
    look_around(state)


@rule
def begin_turn(state: State, seat: int) -> None:
    """S-14: exactly three actions."""
    state.seat, state.actions = seat, ACTIONS_EACH
    state.shifted, state.built, state.braced = 0, 0, 0
    begin_action(state)


@rule
def is_round_over(state: State, following: int) -> bool:
    """Whether the turn would come to the first player, or pass by."""
    seats, starter = int(state.seats), int(state.starter)
    return steps_between(starter, following, seats) <= steps_between(starter, int(state.seat), seats)


@rule
def next_player(state: State) -> int:
    """The next player clockwise who is not out; the same again if there is no other."""
    for distance in range(1, int(state.seats)):
        seat = seat_after(int(state.seat), distance, int(state.seats))
        if not state.players[seat].out:
            return seat
    return int(state.seat)


@rule
def is_emptied(state: State) -> bool:
    """S-23: somebody has built the last card of a hand."""
    for seat in range(int(state.seats)):
        if state.players[seat].emptied:
            return True
    return False


@rule
def end_turn(state: State) -> None:
    """S-23, S-25: the next player's turn, unless the round was played out or nobody builds any more."""
    state.idle = 0 if state.built else int(state.idle) + 1
    following = next_player(state)
    if is_emptied(state) and is_round_over(state, following):
        end(state, EMPTIED)
    elif state.idle >= IDLE_ROUNDS * players_left(state):
        end(state, STALLED)
    else:
        begin_turn(state, following)


# --- From action to action -------------------------------------------------------------------------------------------


@rule
def carry_out(state: State, piece: int) -> None:
    """S-27: what a hand has carried has to settle, unless hands are calm."""
    state.worker, state.card, state.slot = NONE, NONE, NONE
    state.connections[:] = 0
    if is_physical(state):
        state.carried, state.phase = piece, SETTLING
    else:
        go_on(state)


@rule
def spend_action(state: State, piece: int) -> None:
    """S-14, S-18: one action less; after it every worker may be shifted again."""
    state.actions -= 1
    state.shifted = 0
    carry_out(state, piece)


@rule
def forfeit(state: State) -> None:
    """S-14: an action with no legal choice; no hand carries anything."""
    state.actions -= 1
    state.shifted, state.braced = 0, 0
    state.connections[:] = 0
    go_on(state)


@rule
def build_card(state: State, turning: int) -> None:
    """S-16, S-17: the card stands, and some workers may have to step aside."""
    number = build(state, turning)
    state.built, state.fresh = 1, 1
    state.beside = workers_beside(state, number)
    spend_action(state, CROWD + number)


@rule
def settle(state: State) -> None:
    """S-28: after the last event the fallen are picked up; braced hands let go when the action is done."""
    pick_up_the_fallen(state)
    state.slid, state.carried = 0, NONE
    if state.shifted == 0:
        state.braced = 0
    if before(int(state.edition), 2) and players_left(state) <= 1:
        end(state, LAST_LEFT)
    else:
        go_on(state)


@rule
def go_on(state: State) -> None:
    """S-22, S-28: the fallen are put back before anything else happens, even if only one player is left."""
    if next_fallen(state) != NONE:
        state.phase = RETURNING
    elif players_left(state) <= 1:
        end(state, LAST_LEFT)
    elif state.fresh:
        finish_build(state)
    else:
        ask_next(state)


@rule
def finish_build(state: State) -> None:
    """S-22, S-23: a new card can put players out, and it can be the last of a hand."""
    state.fresh = 0
    put_out_the_trapped(state)
    player = state.players[state.seat]
    emptied = not player.out and counts_as_empty(state.site, player)
    if players_left(state) <= 1:
        end(state, LAST_LEFT)
    elif emptied:
        empty_hand(state)
    else:
        ask_next(state)


@rule
def empty_hand(state: State) -> None:
    """S-23: +5, and the game ends at once or with the round; S-17 lapses."""
    state.players[state.seat].emptied = 1
    state.beside, state.actions = 0, 0
    if state.play_out_the_round:
        ask_next(state)
    else:
        end(state, EMPTIED)


@rule
def ask_next(state: State) -> None:
    """S-14, S-17, S-22, S-31: who steps aside, what rivet is pressed home, what the next action is, or whose turn."""
    if state.players[state.seat].out:
        state.beside, state.actions = 0, 0
    if state.beside:
        state.phase = STEPPING
    elif must_press(state):
        state.phase = PRESSING
    elif state.actions == 0:
        end_turn(state)
    else:
        begin_action(state)
