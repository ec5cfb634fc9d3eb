"""What somebody is likely to hold in Skyscrapers (S-13): who has built a lot has kept what brings little.

Cards with many girders and those with a printed worker are built first. So the more somebody has built, the sooner a
card of that sort that nobody has seen yet was never dealt. That needs cards that were not dealt: with three or four
players there are none, and every card that one of them does not hold is held by another.
"""

import numpy as np

from ...games.kit import Batch, Generator, below, bits, rule
from ...games.skyscrapers.cards import CONSTRUCTION, HAS_PRINTED, TURNED
from ...games.skyscrapers.secrets import imagine as imagine_any
from ...games.skyscrapers.state import DEALT, Player, State

POINTS = np.bitwise_count(TURNED[:CONSTRUCTION, 0]) + HAS_PRINTED[:CONSTRUCTION]  # S-21: what a card brings at most
# By how much less likely a card is held for each of its points and each card that was built, as a power of e: found by
# `python -m storeys.lab.skyscrapers.belief`.
EAGERNESS = 0.1
SWAPS = 48  # until what was dealt first is forgotten
PRECISION = 1 << 20


@rule
def imagine(desk: Batch, seat: int, generator: Generator) -> None:
    """Deal what is out of sight, and then let those who have built a lot change good cards for bad ones."""
    state, hidden = desk[0], 0
    for other in range(int(state.seats)):
        hidden |= int(state.players[other].hand == 0 and state.players[other].cards > 0) << other
    imagine_any(state, seat, generator)
    if int(state.seats) * int(DEALT[state.seats]) < CONSTRUCTION:
        for other in range(int(state.seats)):
            if hidden >> other & 1:
                change_cards(state, state.players[other], generator)


@rule
def change_cards(state: State, player: Player, generator: Generator) -> None:
    """Offer a hand cards that were not dealt, one for one, and make good cards hard to keep: in the long run every hand
    is as likely as its cards are left over together."""
    built, held = int(DEALT[state.seats]) - int(player.cards), int(player.cards)
    for _ in range(SWAPS):
        mine = bits.nth(int(player.hand), below(generator, held))
        other = bits.nth(int(state.deck), below(generator, bits.count(int(state.deck))))
        more = EAGERNESS * built * (int(POINTS[other]) - int(POINTS[mine]))
        if mine != state.card and below(generator, PRECISION) < PRECISION * np.exp(-more):
            both = 1 << mine | 1 << other
            player.hand, state.deck = int(player.hand) ^ both, int(state.deck) ^ both
