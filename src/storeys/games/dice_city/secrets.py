"""What others must not see, and what they may imagine instead (D-32).

Tokens and taken cards lie face down. Whatever anybody gained was seen when it was gained, and is in the log: hidden
are only the totals. So what a turn gains stays in sight until the turn is over, and only then joins the total.
"""

from ..kit import EVERYBODY, Generator, below, bits, rule
from .cards import ENEMIES, bandits_in_pile, ships_in_pile
from .ending import is_hidden
from .state import ENDED, HIDDEN, Player, State

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
            state.players[bits.nth(hidden, below(generator, bits.count(hidden)))].bandits[pile] += 1
        for _ in range(ships_out_of_sight(state, pile)):
            state.players[bits.nth(hidden, below(generator, bits.count(hidden)))].ships[pile] += 1


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


# --- The log ---------------------------------------------------------------------------------------------------------


@rule
def seen_by(state: State, action: int) -> int:
    """D-32: everything is done in the open."""
    return EVERYBODY


@rule
def reveals(state: State, action: int) -> bool:
    """D-32: totals are shown when the last die of the game is rolled, and that is chance."""
    return False
