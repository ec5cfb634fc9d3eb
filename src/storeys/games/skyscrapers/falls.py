"""Falls (S-27 … S-31): what the events that hands bring about mean for the game.

In the physical modes chance is to move after everything that a hand carries: its moves are events, and the last of
them is that the site has settled. The rules say what is possible and what follows; how likely it is only a simulation
of the hand knows. Random playouts have no hand, so they draw from tickets that stand in for one (tickets.py).
"""

from ..kit import Numbers, before, bits, offer, rule, seat_after
from .kinds import LIE, REST, RETURN
from .site import CELLS, FLOOR_CELLS, QUARTERS, Site, is_on_ground, is_open
from .state import CROWD, FALLEN, GONE, NONE, RESERVE, SETTLING, SLIDING, WORKERS, State, score
from .workers import is_beside, is_free, place_of, put

# --- Events ----------------------------------------------------------------------------------------------------------


@rule
def can_slip(state: State, number: int) -> bool:
    """S-27: a worker who is not trapped, and has not come to rest in another cell yet."""
    if number >= WORKERS * state.seats or int(state.slid) >> number & 1:
        return False
    return is_free(state.site, place_of(state, number))


@rule
def can_fall(state: State, number: int) -> bool:
    """S-28: only workers on floors who are not trapped."""
    return can_slip(state, number) and not is_on_ground(place_of(state, number))


@rule
def can_slide(state: State, number: int) -> bool:
    """S-27: to another open cell; there always is one on the ground."""
    return can_slip(state, number) and not before(int(state.edition), 2)


@rule
def can_break(state: State, number: int) -> bool:
    """S-27: the rivet of a standing card that is still whole; the crossbar of the H has none."""
    return 0 < number < state.site.standing and not int(state.broken) >> number & 1


@rule
def newest(site: Site) -> int:
    return int(site.standing) - 1


@rule
def can_be_loose(state: State) -> bool:
    """S-31: the rivet of a card that was built just now."""
    marked = int(state.loose) | int(state.broken)
    return state.fresh == 1 and not marked >> newest(state.site) & 1


@rule
def can_collapse(state: State) -> bool:
    """S-30: there is a card on the site that is no base card."""
    return state.site.standing > state.site.bases


@rule
def fall(state: State, number: int) -> None:
    """S-28: 5 points for each, whoever owns them; nobody beside the rivet any more."""
    put(state, number, FALLEN)
    state.players[state.seat].falls += 1
    state.beside &= ~(1 << number)


# --- Sliding (S-27) --------------------------------------------------------------------------------------------------


@rule
def slide(state: State, number: int) -> None:
    """S-27: a worker loses its footing; where it comes to rest is the next event."""
    state.sliding, state.phase = number, SLIDING


@rule
def can_rest(state: State, cell: int) -> bool:
    """S-27: another open cell."""
    return is_open(state.site, cell) and cell != place_of(state, int(state.sliding))


@rule
def rest_tickets(state: State) -> int:
    """One for each cell and posture."""
    cells = 0
    for cell in range(CELLS):
        cells += int(can_rest(state, cell))
    return 2 * cells


@rule
def rest_outcome(state: State, ticket: int) -> int:
    left = ticket // 2
    for cell in range(CELLS):
        if can_rest(state, cell):
            if left == 0:
                return REST + cell if ticket % 2 == 0 else LIE + cell
            left -= 1
    return NONE  # there are not so many


@rule
def rest(state: State, cell: int) -> None:
    """S-27: there it stays, without a penalty; whether it is beside the new rivet (S-17) is told by the new cell."""
    number, card = int(state.sliding), state.site.cards[newest(state.site)]
    asked = state.fresh == 1 or int(state.beside) >> number & 1 == 1
    put(state, number, cell)
    state.beside &= ~(1 << number)
    if asked and is_beside(state.site, cell, card):
        state.beside |= 1 << number
    state.slid |= 1 << number
    state.sliding, state.phase = NONE, SETTLING


@rule
def lie(state: State, cell: int) -> None:
    number = int(state.sliding)
    rest(state, cell)
    state.lying |= 1 << number


# --- Rivets (S-27, S-31) ---------------------------------------------------------------------------------------------


@rule
def loosen(state: State) -> None:
    state.loose = int(state.loose) | 1 << newest(state.site)


@rule
def break_rivet(state: State, number: int) -> None:
    """S-27: without effect on the rules."""
    state.broken = int(state.broken) | 1 << number
    state.loose = int(state.loose) & ~(1 << number)


@rule
def must_press(state: State) -> bool:
    """S-31: a loose rivet is pressed home before the builder's next action, or at the end of the turn."""
    return state.loose != 0 and not before(int(state.edition), 2)


@rule
def press(state: State) -> None:
    """S-31: the hand presses it, and that has to settle like everything a hand does."""
    state.carried = CROWD + bits.lowest(int(state.loose))
    state.loose, state.phase = 0, SETTLING


@rule
def brace(state: State) -> None:
    """S-31: hold the building; before version 2 of the rules this also pressed every rivet home."""
    state.braced, state.loose = 1, 0


# --- When the site has settled ---------------------------------------------------------------------------------------


@rule
def pick_up_the_fallen(state: State) -> None:
    """S-28, S-29: the culprit's own go to the reserve, those of players who are out are gone; too many, and out."""
    culprit = state.players[state.seat]
    if culprit.falls > 0 and score(culprit) <= state.lowest_space:
        culprit.out, state.actions = 1, 0
    for number in range(WORKERS * int(state.seats)):
        seat = number // WORKERS
        if place_of(state, number) == FALLEN and (state.players[seat].out or seat == state.seat):
            goes_back = seat == state.seat and not state.players[seat].out
            state.players[seat].workers[number % WORKERS] = RESERVE if goes_back else GONE


@rule
def next_fallen(state: State) -> int:
    """S-28: who is put back next, clockwise from the culprit, lower numbers first; or NONE."""
    for distance in range(1, int(state.seats)):
        seat = seat_after(int(state.seat), distance, int(state.seats))
        for worker in range(WORKERS):
            if state.players[seat].workers[worker] == FALLEN:
                return WORKERS * seat + worker
    return NONE


@rule
def returns(state: State, choices: Numbers) -> int:
    """S-28: any open cell of a floor, or ground cell of S-15."""
    count = 0
    for cell in range(QUARTERS * int(state.site.floors)):
        count = offer(choices, count, RETURN + cell, is_open(state.site, cell))
    for cell in range(FLOOR_CELLS, FLOOR_CELLS + QUARTERS * int(state.site.bases)):
        count = offer(choices, count, RETURN + cell, is_open(state.site, cell))
    return count


@rule
def put_back(state: State, cell: int) -> None:
    put(state, next_fallen(state), cell)
