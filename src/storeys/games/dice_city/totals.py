"""What others must not see, and what they may imagine instead (D-32).

Tokens and taken cards lie face down. Whatever anybody gained was seen when it was gained, and is in the log: hidden
are only the totals. So what a turn gains stays in sight until the turn is over, and only then joins the total.
"""

from ..kit import Generator, below, rule
from .cards import ENEMIES, bandits_in_pile, ships_in_pile
from .ending import is_hidden
from .state import ENDED, HIDDEN, MOST_SEATS, Player, State

TOKENS_A_TURN = 2  # the most we imagine somebody to have gained on average


@rule
def conceal(state: State, seat: int) -> None:
    """D-32: the tokens and the taken cards of the others, until the end; in solo there are no others."""
    if state.open_totals or state.seats == 1 or state.phase == ENDED:
        return
    for other in range(int(state.seats)):
        if other != seat:
            turn_face_down(state.players[other])


@rule
def turn_face_down(player: Player) -> None:
    player.tokens = HIDDEN
    for pile in range(ENEMIES):
        player.bandits[pile], player.ships[pile] = HIDDEN, HIDDEN


@rule
def imagine(state: State, seat: int, generator: Generator) -> None:
    """The taken cards that are not in sight belong to anybody whose cards are hidden; tokens are a guess."""
    hidden = turn_face_up(state, generator)
    for pile in range(ENEMIES if hidden else 0):
        for _ in range(bandits_out_of_sight(state, pile)):
            state.players[nth_of(hidden, below(generator, size(hidden)))].bandits[pile] += 1
        for _ in range(ships_out_of_sight(state, pile)):
            state.players[nth_of(hidden, below(generator, size(hidden)))].ships[pile] += 1


@rule
def turn_face_up(state: State, generator: Generator) -> int:
    """Guess everybody's hidden tokens; whose they were, one bit per seat."""
    hidden = 0
    for other in range(int(state.seats)):
        player = state.players[other]
        if is_hidden(player):
            hidden |= 1 << other
            player.tokens = below(generator, TOKENS_A_TURN * int(state.round) + 1)
            for pile in range(ENEMIES):
                player.bandits[pile], player.ships[pile] = 0, 0
    return hidden


@rule
def bandits_out_of_sight(state: State, pile: int) -> int:
    """Bandits that were taken from a pile by nobody we see."""
    left = bandits_in_pile(int(state.seats)) - int(state.bandits[pile])
    for seat in range(int(state.seats)):
        left -= int(state.players[seat].bandits[pile])
    return left


@rule
def ships_out_of_sight(state: State, ship: int) -> int:
    """Ships that were taken from a pile by nobody we see."""
    left = ships_in_pile(int(state.seats), ship) - int(state.ships[ship])
    for seat in range(int(state.seats)):
        left -= int(state.players[seat].ships[ship])
    return left


@rule
def size(seats: int) -> int:
    """How many seats are in a set."""
    count = 0
    for seat in range(MOST_SEATS):
        count += seats >> seat & 1
    return count


@rule
def nth_of(seats: int, number: int) -> int:
    """The seat with this number in a set of seats, counted from 0."""
    for seat in range(MOST_SEATS - 1):
        number -= seats >> seat & 1
        if number < 0:
            return seat
    return MOST_SEATS - 1
