"""What a hand may spoil, in hundredths of a point, by the table of risks that playouts draw from."""

from ...games.kit import rule
from ...games.skyscrapers.state import FALL_COST, State, is_physical, score
from ...games.skyscrapers.tickets import TICKETS, collapse_tickets, fall_tickets
from .outlook import OUT, POINT


@rule
def danger(state: State, seat: int) -> int:
    """What is likely to be lost when a hand has carried something: points for falls, or everything (S-28 … S-30)."""
    if not is_physical(state):
        return 0
    falls, player = fall_tickets(state), state.players[seat]
    last_fall = score(player) - FALL_COST <= state.lowest_space
    cost = FALL_COST * POINT + (OUT if last_fall else 0)
    return (cost * falls + OUT * collapse_tickets(state)) // TICKETS


@rule
def saved_by_bracing(state: State, seat: int) -> int:
    """S-31: how much less is lost if the building is held."""
    state.braced = 0
    loose = danger(state, seat)
    state.braced = 1
    return loose - danger(state, seat)
