"""Workers (S-15, S-17, S-18, S-22): hiring, moving, shifting, stepping aside, and being trapped."""

from ..kit import Numbers, bits, offer, rule
from .kinds import ASIDE, HIRE, MOVE, SHIFT, WORKER
from .lattice import is_corner
from .levels import is_one_step
from .site import (
    FLOOR_CELLS,
    GROUND,
    QUARTERS,
    Card,
    Site,
    floor_of,
    gap,
    is_on_ground,
    is_open,
    open_quarters,
)
from .state import NONE, RESERVE, WORKERS, Player, State, is_on_site

# --- Hire (S-15) -----------------------------------------------------------------------------------------------------


@rule
def first_in_reserve(player: Player) -> int:
    """The worker who is hired next, or NONE; they are all alike."""
    for worker in range(WORKERS):
        if player.workers[worker] == RESERVE:
            return worker
    return NONE


@rule
def hires(state: State, choices: Numbers, count: int) -> int:
    """S-15: the open ground cells beside base cards."""
    if first_in_reserve(state.players[state.seat]) == NONE:
        return count
    for number in range(QUARTERS * int(state.site.bases)):
        count = offer(choices, count, HIRE + number, int(state.site.open_ground) >> number & 1 == 1)
    return count


@rule
def hire(state: State, number: int) -> int:
    """The first in reserve goes there; who that is, by 5·seat + worker."""
    player = state.players[state.seat]
    worker = first_in_reserve(player)
    player.workers[worker] = FLOOR_CELLS + number
    return WORKERS * int(state.seat) + worker


# --- Move and shift (S-18) -------------------------------------------------------------------------------------------


@rule
def is_free(site: Site, place: int) -> bool:
    """S-9: on the site and not trapped."""
    return is_on_site(place) and is_open(site, place)


@rule
def can_leave(site: Site, place: int) -> bool:
    """S-18, S-19: a worker here is free, and one step away is an open cell of another card or of the ground."""
    return is_free(site, place) and (is_on_ground(place) or int(site.leading_on) >> floor_of(place) & 1 == 1)


@rule
def can_be_shifted(state: State, worker: int) -> bool:
    """S-18: there is another open cell on its card, and it has not been shifted yet."""
    place = int(state.players[state.seat].workers[worker])
    if not is_free(state.site, place) or is_on_ground(place) or int(state.shifted) >> worker & 1:
        return False
    quarters = open_quarters(state.site, floor_of(place))
    return quarters & quarters - 1 != 0


@rule
def workers_to_pick_up(state: State, choices: Numbers, count: int) -> int:
    """S-18: every worker who can move or be shifted."""
    player = state.players[state.seat]
    for worker in range(WORKERS):
        legal = can_leave(state.site, int(player.workers[worker])) or can_be_shifted(state, worker)
        count = offer(choices, count, WORKER + worker, legal)
    return count


@rule
def can_anybody_leave(site: Site, player: Player) -> bool:
    for worker in range(WORKERS):
        if can_leave(site, int(player.workers[worker])):
            return True
    return False


@rule
def put(state: State, number: int, place: int) -> None:
    """A hand puts a worker somewhere, and there it stands."""
    state.players[number // WORKERS].workers[number % WORKERS] = place
    state.lying &= ~(1 << number)


@rule
def picked_up(state: State) -> int:
    """The worker that was picked up, by 5·seat + worker."""
    return WORKERS * int(state.seat) + int(state.worker)


@rule
def cell_of_worker(state: State) -> int:
    """Where the worker stands that was picked up."""
    return int(state.players[state.seat].workers[state.worker])


@rule
def can_shift(state: State, quarter: int) -> bool:
    """S-18: once before each action, to another open cell of the card it stands on."""
    start = cell_of_worker(state)
    if is_on_ground(start) or int(state.shifted) >> int(state.worker) & 1:
        return False
    goal = QUARTERS * floor_of(start) + quarter
    return goal != start and is_open(state.site, goal)


@rule
def can_move(site: Site, start: int, goal: int) -> bool:
    """S-18: to an open cell one step away, on another card or, on the ground, in another cell."""
    if not is_open(site, goal) or goal == start:
        return False
    here, there = floor_of(start), floor_of(goal)
    return (here != there or here == GROUND) and is_one_step(site, here, there)


@rule
def steps(state: State, choices: Numbers) -> int:
    """S-18: where the worker that was picked up may be shifted, and where it may move."""
    count, start = 0, cell_of_worker(state)
    for quarter in range(QUARTERS):
        count = offer(choices, count, SHIFT + quarter, can_shift(state, quarter))
    for goal in range(QUARTERS * int(state.site.floors)):
        count = offer(choices, count, MOVE + goal, can_move(state.site, start, goal))
    for goal in range(FLOOR_CELLS, FLOOR_CELLS + QUARTERS * int(state.site.bases)):
        count = offer(choices, count, MOVE + goal, can_move(state.site, start, goal))
    return count


@rule
def shift(state: State, quarter: int) -> None:
    """S-18: moving about on the same card is free."""
    state.shifted |= 1 << int(state.worker)
    put(state, picked_up(state), QUARTERS * floor_of(cell_of_worker(state)) + quarter)


@rule
def move(state: State, goal: int) -> None:
    put(state, picked_up(state), goal)


# --- Beside a new rivet (S-17) ---------------------------------------------------------------------------------------


@rule
def is_beside(site: Site, cell: int, card: Card) -> bool:
    """S-17: an open cell on a floor that has the rivet's point as a corner, on a card with another open cell."""
    if not is_on_site(cell) or is_on_ground(cell) or not is_open(site, cell):
        return False
    dx, dy, dz = gap(site.cells[cell], card)
    quarters = open_quarters(site, floor_of(cell))
    return is_corner(dx, dy, dz) and quarters & quarters - 1 != 0


@rule
def workers_beside(state: State, number: int) -> int:
    """S-17: everybody's workers beside the rivet of a new card, one bit each."""
    beside = 0
    for seat in range(int(state.seats)):
        for worker in range(WORKERS):
            if is_beside(state.site, int(state.players[seat].workers[worker]), state.site.cards[number]):
                beside |= 1 << WORKERS * seat + worker
    return beside


@rule
def first_beside(state: State) -> int:
    """S-17: whom the active player is asked about, in order of seat and number; or NONE."""
    return bits.lowest(int(state.beside)) if state.beside else NONE


@rule
def place_of(state: State, number: int) -> int:
    """Where a worker is, by 5·seat + worker."""
    return int(state.players[number // WORKERS].workers[number % WORKERS])


@rule
def asides(state: State, choices: Numbers) -> int:
    """S-17: the open cells of the card it stands on, its own included."""
    count = 0
    quarters = open_quarters(state.site, floor_of(place_of(state, first_beside(state))))
    for quarter in range(QUARTERS):
        count = offer(choices, count, ASIDE + quarter, quarters >> quarter & 1 == 1)
    return count


@rule
def step_aside(state: State, quarter: int) -> bool:
    """S-17: the worker goes where the active player says; whether that is another cell."""
    number = first_beside(state)
    state.beside &= ~(1 << number)
    start = place_of(state, number)
    goal = QUARTERS * floor_of(start) + quarter
    if goal != start:
        put(state, number, goal)
    return goal != start


# --- Trapped (S-22) --------------------------------------------------------------------------------------------------


@rule
def is_all_trapped(site: Site, player: Player) -> bool:
    """S-22: five workers on the site, and none of them in an open cell."""
    for worker in range(WORKERS):
        place = int(player.workers[worker])
        if not is_on_site(place) or is_open(site, place):
            return False
    return True


@rule
def put_out_the_trapped(state: State) -> None:
    for seat in range(int(state.seats)):
        if is_all_trapped(state.site, state.players[seat]):
            state.players[seat].out = 1
