"""The greedy player of Skyscrapers: it looks one action ahead, and thinks of the cards it still holds."""

from ...games.kit import Batch, Generator, rule
from ...games.kit.bits import count
from ...games.skyscrapers.building import cards_touched
from ...games.skyscrapers.kinds import ASIDE, BRACE, CARD, FORFEIT, HIRE, MOVE, RETURN, SHIFT, SLOT, TURN, WORKER
from ...games.skyscrapers.rules import legal_actions
from ...games.skyscrapers.site import FLOOR_CELLS, QUARTERS, Site, floor_of, is_on_ground, is_open
from ...games.skyscrapers.state import (
    ACTING,
    MOVING,
    NONE,
    PLACING,
    RESERVE,
    RETURNING,
    STEPPING,
    TURNING,
    WORKERS,
    State,
    is_physical,
)
from ...games.skyscrapers.workers import first_beside, is_free, place_of
from .builds import best_turning, best_turning_at_a_glance, list_cards, list_slots, try_build, try_builds
from .danger import danger, saved_by_bracing
from .paper import Paper, paper_on
from .shortlist import NOTHING, Entry, clear
from .walks import (
    gain_within,
    list_moves,
    list_walks,
    note_gains,
    try_walk,
    try_walks,
    view_from,
)

SHIFT_GAIN = 60  # what a shift must bring at a glance


# --- Shifts (S-18): free, so they come first -------------------------------------------------------------------------


@rule
def best_shift(view: State, worker: int, paper: Paper) -> int:
    """The quarter of its card from which this worker would reach more than we do now, or NONE."""
    site, player = view.site, view.players[view.seat]
    cell, best = int(player.workers[worker]), NONE
    if is_physical(view) or not is_free(site, cell) or is_on_ground(cell) or int(view.shifted) >> worker & 1:
        return NONE
    most = gain_within(site, cards_touched(site, player), paper) + SHIFT_GAIN
    for quarter in range(QUARTERS):
        goal = QUARTERS * floor_of(cell) + quarter
        if goal != cell and is_open(site, goal):
            gain = gain_within(site, int(site.cells[goal].touching), paper)
            if gain >= most:
                best, most = quarter, gain + 1
    return best


@rule
def who_shifts(view: State, paper: Paper) -> int:
    """The first worker for whom a shift is worth while, or NONE."""
    for worker in range(WORKERS):
        if best_shift(view, worker, paper) != NONE:
            return worker
    return NONE


# --- An action -------------------------------------------------------------------------------------------------------


@rule
def act(desk: Batch, seat: int, paper: Paper) -> int:
    """S-31: holding the building costs nothing, so all is weighed as if it were held; the view stays as it is."""
    view = desk[0]
    held = int(view.braced)
    view.braced = 1
    action = best_act(desk, seat, held == 1, paper)
    view.braced = held
    return action


@rule
def best_act(desk: Batch, seat: int, held: bool, paper: Paper) -> int:
    """S-14: build, hire or move, whatever is worth most when it is done."""
    view, player = desk[0], desk[0].players[seat]
    note_gains(view.site, player, paper)
    shifting = who_shifts(view, paper)
    if shifting != NONE:
        return WORKER + shifting
    list_walks(view.site, player, paper)
    list_cards(view.site, player, paper)
    walk, build = try_walks(desk, seat, paper), try_builds(desk, seat, paper)
    if walk.worth == build.worth == NOTHING:
        return FORFEIT
    if build.worth >= walk.worth:
        return CARD + int(build.what) if held or not should_brace_build(desk, seat, build, paper) else BRACE
    if not held and should_brace_walk(desk, seat, walk, paper):
        return BRACE
    worker, cell = int(walk.what), int(walk.where)
    return HIRE + cell - FLOOR_CELLS if player.workers[worker] == RESERVE else WORKER + worker


@rule
def should_brace_build(desk: Batch, seat: int, build: Entry, paper: Paper) -> bool:
    """S-31: whether it makes a difference, when the card stands, that the building was held."""
    design, slot = int(build.what), int(build.where)
    turning = best_turning_at_a_glance(desk[0], desk[0].site.slots[slot], design)
    try_build(desk, seat, design, slot, turning, paper)
    return saved_by_bracing(desk[1], seat) > 0


@rule
def should_brace_walk(desk: Batch, seat: int, walk: Entry, paper: Paper) -> bool:
    """The same for a worker that is hired or moves."""
    try_walk(desk, seat, int(walk.what), int(walk.where), 0, paper)
    return saved_by_bracing(desk[1], seat) > 0


@rule
def place(desk: Batch, seat: int, paper: Paper) -> int:
    """S-16: the slot for the card that was chosen."""
    view = desk[0]
    list_slots(view.site, view.players[seat], int(view.card), paper)
    return SLOT + int(try_builds(desk, seat, paper).where)


@rule
def go(desk: Batch, seat: int, paper: Paper) -> int:
    """S-18: where the worker goes that was picked up; if it can only be shifted, then anywhere."""
    view, worker = desk[0], int(desk[0].worker)
    note_gains(view.site, view.players[seat], paper)
    quarter = best_shift(view, worker, paper)
    if quarter != NONE:
        return SHIFT + quarter
    clear(paper.walks)
    list_moves(view.site, view.players[seat], worker, paper)
    walk = try_walks(desk, seat, paper)
    if walk.worth == NOTHING:
        return first_choice(view, paper)
    return MOVE + int(walk.where)


@rule
def first_choice(view: State, paper: Paper) -> int:
    legal_actions(view, paper.choices)
    return int(paper.choices[0])


# --- Stepping aside and coming back ----------------------------------------------------------------------------------


@rule
def cell_of(view: State, action: int) -> int:
    """The cell that the answer to a question of S-17 or S-28 stands for."""
    if action >= RETURN:
        return action - RETURN
    return QUARTERS * floor_of(place_of(view, first_beside(view))) + action - ASIDE


@rule
def liking(site: Site, cell: int, own: bool, paper: Paper) -> int:
    """We look for what our workers can reach from there, and give others as little to touch as we can."""
    return view_from(site, cell, paper) if own else -count(int(site.cells[cell].touching))


@rule
def danger_of_stepping(desk: Batch, seat: int, cell: int) -> int:
    """S-17: a hand carries a worker that steps aside; whoever stays, or is put back (S-28), is not carried."""
    number = first_beside(desk[0]) if desk[0].phase == STEPPING else NONE
    if number == NONE or place_of(desk[0], number) == cell:
        return 0
    desk[1] = desk[0]
    desk[1].players[number // WORKERS].workers[number % WORKERS] = cell
    desk[1].carried = number
    return danger(desk[1], seat)


@rule
def put(desk: Batch, seat: int, paper: Paper) -> int:
    """S-17, S-28: where a worker steps aside, or comes back to the site."""
    view, choices = desk[0], paper.choices
    own = view.phase == RETURNING or first_beside(view) // WORKERS == seat
    note_gains(view.site, view.players[seat], paper)
    best, best_worth = NONE, NOTHING
    for index in range(legal_actions(view, choices)):
        cell = cell_of(view, int(choices[index]))
        worth = liking(view.site, cell, own, paper) - danger_of_stepping(desk, seat, cell)
        if worth > best_worth:
            best, best_worth = int(choices[index]), worth
    return best


@rule
def greedy(desk: Batch, seat: int, generator: Generator) -> int:
    """Whatever is asked, the answer that is worth most; it needs no luck, so it leaves the generator alone."""
    view, paper = desk[0], paper_on(desk)
    if view.phase == ACTING:
        return act(desk, seat, paper)
    if view.phase == PLACING:
        return place(desk, seat, paper)
    if view.phase == TURNING:
        return TURN + best_turning(desk, seat, paper)
    if view.phase == MOVING:
        return go(desk, seat, paper)
    return put(desk, seat, paper)
