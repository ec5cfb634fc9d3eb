"""Tickets that stand in for a hand (S-27): how likely every event is where nobody simulates one.

Random playouts, searching bots and tables without an engine draw events by lot. How many tickets an event has is told
by a table that was fitted to simulated hands (risks.py): a worker falls the more easily the nearer it is to what was
carried, the higher it stands and the further its floor reaches out; a card that was built may stay loose; rivets break;
and a site with broken rivets comes down more easily. Every event that is possible has one ticket at least. Events are
drawn one by one until the site has settled.
"""

from ..kit import before, bits, rule
from .falls import can_be_loose, can_break, can_collapse, can_fall, can_slide
from .kinds import BROKE, COLLAPSE, FELL, LOOSE, SETTLED, SLID
from .risks import BREAKS, COLLAPSES, FALLS, HEIGHTS, LOOSENS, REACHES, SLIDES
from .site import QUARTERS, Card, is_on_ground
from .state import CROWD, NONE, TREMBLING, WORKERS, State
from .workers import place_of

TICKETS = 1 << 16
QUIET = 1 << 12  # the first of them say that the site has settled, whatever else may happen

FULL = TICKETS - (1 << 7)  # from here on every event has one ticket, so that there is one for each

STEADY_TICKETS, TREMBLING_TICKETS = 1024, 256  # before version 3: one for each event, and all others for none

BUILT, PRESSED, WALKED = range(3)  # what was done
CARRIED, TOUCHED, NEAR, FAR = range(4)  # how near a worker, or a card, is to what was carried
LOWEST_FLOOR, HIGHEST = 2, 2  # heights are counted from here, and from so many on it makes no difference …
FURTHEST = 3  # … and neither do reaches and broken rivets from here on
MOST_BROKEN = 2
WHOLE = 100  # what is as usual, in the tables of heights and reaches


# --- What was done, and how near it was ------------------------------------------------------------------------------


@rule
def deed(state: State) -> int:
    if state.carried < CROWD:
        return WALKED
    return BUILT if state.fresh else PRESSED


@rule
def floor_card(state: State, cell: int) -> int:
    """The number of the card on which somebody stands."""
    return int(state.site.floor_cards[cell // QUARTERS])


@rule
def nearness_to_card(state: State, cell: int, card: int) -> int:
    """A worker touches the card, or stands on one that touches it."""
    if int(state.site.cells[cell].touching) >> card & 1:
        return TOUCHED
    return NEAR if int(state.site.touching[card]) >> floor_card(state, cell) & 1 else FAR


@rule
def nearness_to_cell(cell: int, goal: int) -> int:
    """Somebody stands in the cell to which another was carried, or on the same card."""
    if cell == goal:
        return TOUCHED
    return NEAR if not is_on_ground(goal) and goal // QUARTERS == cell // QUARTERS else FAR


@rule
def nearness(state: State, number: int) -> int:
    """How near a worker on a floor is to what was carried."""
    piece = int(state.carried)
    if piece == number:
        return CARRIED
    if piece == NONE:
        return FAR
    cell = place_of(state, number)
    if piece >= CROWD:
        return nearness_to_card(state, cell, piece - CROWD)
    return nearness_to_cell(cell, place_of(state, piece))


@rule
def nearness_or_ground(state: State, number: int) -> int:
    """The same for a worker that may stand on the ground."""
    if is_on_ground(place_of(state, number)):
        return CARRIED if state.carried == number else FAR
    return nearness(state, number)


@rule
def nearness_of_card(state: State, card: int) -> int:
    """How near a card is to the one that was built or pressed, if any."""
    piece = int(state.carried) - CROWD
    if piece < 0:
        return FAR
    if piece == card:
        return CARRIED
    return TOUCHED if int(state.site.touching[piece]) >> card & 1 else FAR


@rule
def broken_rivets(state: State) -> int:
    return min(bits.count(int(state.broken)), MOST_BROKEN)


@rule
def height(card: Card) -> int:
    """Of a floor, counted from the lowest one."""
    return min(int(card.z) - LOWEST_FLOOR, HIGHEST)


@rule
def reach(state: State, card: Card) -> int:
    """How far the middle of a floor is from that of the nearest base card, along the axis where it is further."""
    site, nearest = state.site, FURTHEST
    for base in range(int(site.bases)):
        other = site.cards[site.base_cards[base]]
        nearest = min(nearest, max(abs(int(card.x) - int(other.x)), abs(int(card.y) - int(other.y))))
    return nearest


# --- How many tickets an event has -----------------------------------------------------------------------------------


@rule
def tremor(state: State) -> int:
    return 1 if state.hands == TREMBLING else 0


@rule
def tickets_to_fall(state: State, number: int) -> int:
    """Of those who were not carried the height and the reach of the floor tell, too."""
    if not can_fall(state, number):
        return 0
    near = nearness(state, number)
    usual = int(FALLS[tremor(state), state.braced, deed(state), near])
    if near == CARRIED:
        return 1 + usual
    card = state.site.cards[floor_card(state, place_of(state, number))]
    return 1 + usual * int(HEIGHTS[height(card)]) * int(REACHES[reach(state, card)]) // (WHOLE * WHOLE)


@rule
def tickets_to_slide(state: State, number: int) -> int:
    if not can_slide(state, number):
        return 0
    return 1 + int(SLIDES[tremor(state), state.braced, deed(state), nearness_or_ground(state, number)])


@rule
def tickets_to_break(state: State, card: int) -> int:
    if not can_break(state, card):
        return 0
    often = int(BREAKS[tremor(state), state.braced, nearness_of_card(state, card)]) if deed(state) == BUILT else 0
    return 1 + often


@rule
def tickets_to_stay_loose(state: State) -> int:
    return 1 + int(LOOSENS[tremor(state), state.braced]) if can_be_loose(state) else 0


@rule
def collapse_tickets(state: State) -> int:
    if not can_collapse(state):
        return 0
    return 1 + (int(COLLAPSES[tremor(state), state.braced, broken_rivets(state)]) if deed(state) == BUILT else 0)


@rule
def fall_tickets(state: State) -> int:
    """Those of all workers together."""
    total = 0
    for number in range(WORKERS * int(state.seats)):
        total += tickets_to_fall(state, number)
    return total


# --- Drawing ---------------------------------------------------------------------------------------------------------


@rule
def end_of(start: int, tickets: int) -> int:
    """Where the tickets of an event end that begin here."""
    return start + min(tickets, max(FULL - start, 1))


@rule
def lot_of_falls(state: State, ticket: int, end: int) -> tuple[int, int]:
    """The fall that a ticket stands for and where its tickets end, or SETTLED and where those of all falls end."""
    for number in range(WORKERS * int(state.seats)):
        end = end_of(end, tickets_to_fall(state, number))
        if ticket < end:
            return FELL + number, end
    return SETTLED, end


@rule
def lot_of_rivets(state: State, ticket: int, end: int) -> tuple[int, int]:
    for card in range(1, int(state.site.standing)):
        end = end_of(end, tickets_to_break(state, card))
        if ticket < end:
            return BROKE + card, end
    end = end_of(end, tickets_to_stay_loose(state))
    if ticket < end:
        return LOOSE, end
    end = end_of(end, collapse_tickets(state))
    return (COLLAPSE if ticket < end else SETTLED), end


@rule
def lot_of_slides(state: State, ticket: int, end: int) -> tuple[int, int]:
    for number in range(WORKERS * int(state.seats)):
        end = end_of(end, tickets_to_slide(state, number))
        if ticket < end:
            return SLID + number, end
    return SETTLED, end


@rule
def lot(state: State, ticket: int) -> tuple[int, int]:
    """What a ticket stands for, and the ticket up to which all that follow stand for the same."""
    if ticket < QUIET:
        return SETTLED, QUIET
    event, end = lot_of_falls(state, ticket, QUIET)
    if event == SETTLED:
        event, end = lot_of_rivets(state, ticket, end)
    if event == SETTLED:
        event, end = lot_of_slides(state, ticket, end)
    return event, TICKETS if event == SETTLED else end


@rule
def settle_tickets(state: State) -> int:
    if before(int(state.edition), 3):
        return TREMBLING_TICKETS if state.hands == TREMBLING else STEADY_TICKETS
    return TICKETS


@rule
def settle_outcome(state: State, ticket: int) -> int:
    if before(int(state.edition), 3):
        return event_by_event(state, ticket)
    return lot(state, ticket)[0]


@rule
def settle_after(state: State, ticket: int) -> int:
    return ticket + 1 if before(int(state.edition), 3) else lot(state, ticket)[1]


# --- Before version 3 ------------------------------------------------------------------------------------------------


@rule
def event_by_event(state: State, ticket: int) -> int:
    """One ticket for each event; if it is not possible, the site has settled."""
    if ticket < CROWD:
        return FELL + ticket if can_fall(state, ticket) else SETTLED
    ticket -= CROWD
    if ticket < state.site.standing:
        return BROKE + ticket if can_break(state, ticket) else SETTLED
    ticket -= int(state.site.standing)
    if ticket == 0 and can_be_loose(state):
        return LOOSE
    if ticket == 1 and can_collapse(state):
        return COLLAPSE
    ticket -= 2
    return SLID + ticket if 0 <= ticket < CROWD and can_slide(state, ticket) else SETTLED
