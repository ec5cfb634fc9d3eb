"""The dice step: the ways to spend a die, and pass tokens (D-8, D-9, D-10)."""

from ..kit import Numbers, offer, rule
from .abilities import use
from .cards import RESOURCES
from .cities import is_active, reactivate
from .display import begin_refresh, can_refresh
from .kinds import DISRUPT, FINISH, FORFEIT, MOVE, MUSTER, PASS, REACTIVATE, REFRESH, SUPPLY, USE
from .rolls import ask_for_rolls, is_waiting, place_under, waiting_dice
from .state import COLUMNS, DICE_STEP, OFF, PASSES_SPENT, PLACES, ROWS, Player, State

# --- Spending a die (D-8) --------------------------------------------------------------------------------------------


@rule
def can_use(player: Player, die: int) -> bool:
    """D-8, D-11: the location under a waiting die, if it is active."""
    return is_waiting(player, die) and is_active(player, place_under(player, die))


@rule
def can_move(player: Player, die: int, moved: int, column: int) -> bool:
    """D-8: another waiting die, to a column of the board."""
    return die != moved and is_waiting(player, die) and is_waiting(player, moved) and 0 <= column < COLUMNS


@rule
def can_pass(state: State) -> bool:
    """D-8: once a turn."""
    return state.passed == 0


@rule
def uses(player: Player, choices: Numbers) -> int:
    count = 0
    for die in range(ROWS):
        count = offer(choices, count, USE + die, can_use(player, die))
    return count


@rule
def moves(player: Player, choices: Numbers, count: int) -> int:
    for die in range(ROWS):
        if is_waiting(player, die):
            for moved in range(ROWS):
                left = int(player.dice[moved]) - 1
                number = MOVE + (die * ROWS + moved) * 2
                count = offer(choices, count, number, can_move(player, die, moved, left))
                count = offer(choices, count, number + 1, can_move(player, die, moved, left + 2))
    return count


@rule
def with_each_die(player: Player, first: int, choices: Numbers, count: int) -> int:
    """What any waiting die can be spent on: the range that starts at `first`."""
    for die in range(ROWS):
        count = offer(choices, count, first + die, is_waiting(player, die))
    return count


@rule
def reactivations(player: Player, choices: Numbers, count: int) -> int:
    """D-8: any waiting die takes the token off any deactivated location of the player's city."""
    if player.off:
        for die in range(ROWS):
            if is_waiting(player, die):
                for place in range(PLACES):
                    number = REACTIVATE + die * PLACES + place
                    count = offer(choices, count, number, not is_active(player, place))
    return count


@rule
def dice_actions(state: State, choices: Numbers) -> int:
    """D-8, D-9, D-10: spend a die, spend pass tokens, or finish when all dice are spent."""
    player = state.players[state.seat]
    count = uses(player, choices)
    if waiting_dice(player) > 0:
        count = moves(player, choices, count)
        if can_refresh(state):
            count = with_each_die(player, REFRESH, choices, count)
        count = reactivations(player, choices, count)
        if can_pass(state):
            count = with_each_die(player, PASS, choices, count)
        count = with_each_die(player, FORFEIT, choices, count)
    if can_spend_passes(player):
        count = pass_actions(state, choices, count)
    return offer(choices, count, FINISH + DICE_STEP, can_finish_dice(player))


@rule
def spend(state: State, action: int) -> None:
    """D-8: carry out what a die is spent on; the die leaves the board first."""
    player = state.players[state.seat]
    if action < MOVE:  # MOVE itself would be a die that moves itself, which is never legal (D-8)
        die = action - USE
        place = place_under(player, die)
        player.dice[die] = OFF
        use(state, die, place)
    elif action < REFRESH:
        move(player, action - MOVE)
    elif action < REACTIVATE:
        player.dice[action - REFRESH] = OFF
        begin_refresh(state)
    elif action < PASS:
        player.dice[(action - REACTIVATE) // PLACES] = OFF
        reactivate(player, (action - REACTIVATE) % PLACES)
    elif action < FORFEIT:
        player.dice[action - PASS] = OFF
        player.passes += 1
        state.passed = 1
    else:
        player.dice[action - FORFEIT] = OFF


@rule
def move(player: Player, number: int) -> None:
    """D-8: one column to the left or to the right."""
    die, moved, right = number // 2 // ROWS, number // 2 % ROWS, number % 2
    player.dice[moved] += 2 * right - 1
    player.dice[die] = OFF


# --- Pass tokens (D-9) -----------------------------------------------------------------------------------------------


@rule
def can_spend_passes(player: Player) -> bool:
    return player.passes >= PASSES_SPENT


@rule
def can_disrupt(state: State) -> bool:
    """D-9: not in solo."""
    return state.seats > 1


@rule
def pass_actions(state: State, choices: Numbers, count: int) -> int:
    for resource in range(RESOURCES):
        count = offer(choices, count, SUPPLY + resource, True)
    count = offer(choices, count, MUSTER, True)
    for die in range(ROWS):
        count = offer(choices, count, DISRUPT + die, can_disrupt(state))
    return count


@rule
def spend_passes(state: State, action: int) -> None:
    """D-9: two pass tokens for a resource, for strength, or to make all others reroll one die."""
    player = state.players[state.seat]
    player.passes -= PASSES_SPENT
    if action < MUSTER:
        player.stock[action - SUPPLY] += 1
    elif action == MUSTER:
        state.strength += 1
    else:
        for seat in range(int(state.seats)):
            if seat != state.seat:
                ask_for_rolls(state, seat, 1 << action - DISRUPT)


@rule
def can_finish_dice(player: Player) -> bool:
    """D-10: when all dice are spent."""
    return waiting_dice(player) == 0
