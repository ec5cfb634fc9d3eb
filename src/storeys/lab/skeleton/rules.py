"""The rules of Skeleton; numbers like X-3 are those of README.md.

Here stands the theory: what makes the rules short and quick. A bag is its contents, how many of each value: what order
the stones lie in is decided when one is drawn.
"""

from ...games.kit import CHANCE, OVER, Numbers, bags, next_seat, offer, ranked_by, rule
from .kinds import DRAW, LEAVE, TAKE
from .state import CHOOSING, COPIES, DRAWING, ENDED, MOST_STONES, NO_STONE, VALUES, Options, Player, State

# --- The stones (X-1) ------------------------------------------------------------------------------------------------


@rule
def fill_bag(state: State) -> None:
    """X-1: all stones."""
    for value in range(VALUES):
        state.bag[value] = COPIES


# --- A turn (X-2, X-3) -----------------------------------------------------------------------------------------------


@rule
def draw(state: State, value: int) -> None:
    """X-2: the player whose turn it is draws a stone."""
    state.bag[value] -= 1
    state.stone = value
    state.phase = CHOOSING


@rule
def can_take(state: State) -> bool:
    """X-3: nobody takes more than three stones."""
    return bags.size(state.players[state.seat].stones) < MOST_STONES


@rule
def take(state: State) -> None:
    """X-3: the stone is the player's own."""
    state.players[state.seat].stones[state.stone] += 1


@rule
def leave(state: State) -> None:
    """X-3: the stone is out of the game."""
    state.left[state.stone] += 1


@rule
def end_turn(state: State) -> None:
    """X-4: the next player's turn, or the end when the bag is empty."""
    state.stone = NO_STONE
    state.seat = next_seat(state.seat, state.seats)
    state.phase = DRAWING if bags.size(state.bag) > 0 else ENDED


# --- The score (X-5) -------------------------------------------------------------------------------------------------


@rule
def score(player: Player) -> int:
    """X-5: the values of a player's stones."""
    points = 0
    for value in range(VALUES):
        points += (value + 1) * int(player.stones[value])
    return points


# --- What the table asks of every game -------------------------------------------------------------------------------


@rule
def new_game(state: State, seats: int, options: Options) -> None:
    state.seats, state.phase, state.seat, state.stone = seats, DRAWING, 0, NO_STONE
    fill_bag(state)


@rule
def to_move(state: State) -> int:
    if state.phase == CHOOSING:
        return int(state.seat)
    return CHANCE if state.phase == DRAWING else OVER


@rule
def legal_actions(state: State, choices: Numbers) -> int:
    if state.phase != CHOOSING:
        return 0
    count = offer(choices, 0, TAKE, can_take(state))
    return offer(choices, count, LEAVE, True)


@rule
def chance_tickets(state: State) -> int:
    return bags.size(state.bag) if state.phase == DRAWING else 0


@rule
def chance_outcome(state: State, ticket: int) -> int:
    return DRAW + bags.nth(state.bag, ticket)


@rule
def apply_action(state: State, action: int) -> None:
    if action >= DRAW:
        draw(state, action - DRAW)
        return
    if action == TAKE:
        take(state)
    else:
        leave(state)
    end_turn(state)


@rule
def final_scores(state: State, scores: Numbers) -> None:
    for seat in range(int(state.seats)):
        scores[seat] = score(state.players[seat])


@rule
def merit(state: State, seat: int) -> int:
    return score(state.players[seat])


ranking = ranked_by(merit)  # most points win; players with equally many share a place


@rule
def pieces(state: State, counts: Numbers) -> None:
    for value in range(VALUES):
        counts[value] = int(state.bag[value]) + int(state.left[value]) + int(state.stone == value)
        for seat in range(int(state.seats)):
            counts[value] += state.players[seat].stones[value]
