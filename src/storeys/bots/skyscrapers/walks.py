"""Walks: where a worker could go, from the reserve, from cell to cell or on the same card, and what it could reach."""

from ...games.kit import Batch, rule
from ...games.skyscrapers.building import is_within_reach
from ...games.skyscrapers.lattice import SIDES
from ...games.skyscrapers.site import FLOOR_CELLS, QUARTERS, Site, is_open
from ...games.skyscrapers.slots import has_way_in
from ...games.skyscrapers.state import NONE, WORKERS, Player, State
from ...games.skyscrapers.workers import can_move, first_in_reserve, is_free
from .builds import glance
from .danger import danger
from .outlook import list_hand, outlook
from .paper import Paper
from .shortlist import NOTHING, TRIED, Entry, best_of, clear, note

HEIGHT = 30  # what a step up counts for at a glance


# --- At a glance -----------------------------------------------------------------------------------------------------


@rule
def best_gain(site: Site, number: int, paper: Paper) -> int:
    best, hand = NOTHING, paper.hand
    for index in range(int(paper.hand_size)):
        best = max(best, glance(site, site.slots[number], int(hand[index])))
    return best


@rule
def note_gains(site: Site, player: Player, paper: Paper) -> None:
    """What the best card of the hand would bring in each slot, within reach or not."""
    list_hand(player, paper)
    for number in range(SIDES * int(site.standing)):
        paper.gains[number] = best_gain(site, number, paper) if has_way_in(site.slots[number]) else NOTHING


@rule
def gain_within(site: Site, touched: int, paper: Paper) -> int:
    """The best build for somebody who touches these cards, or 0."""
    best, gains = 0, paper.gains
    for number in range(SIDES * int(site.standing)):
        if is_within_reach(site.slots[number], touched):
            best = max(best, int(gains[number]))
    return best


@rule
def view_from(site: Site, cell: int, paper: Paper) -> int:
    """How good a cell looks."""
    return gain_within(site, int(site.cells[cell].touching), paper) + HEIGHT * int(site.cells[cell].z)


# --- Short lists -----------------------------------------------------------------------------------------------------


@rule
def list_moves(site: Site, player: Player, worker: int, paper: Paper) -> None:
    """S-18: where this worker could go."""
    start = int(player.workers[worker])
    here = view_from(site, start, paper)
    for goal in range(QUARTERS * int(site.floors)):
        if can_move(site, start, goal):
            note(paper.walks, view_from(site, goal, paper) - here, worker, goal)
    for goal in range(FLOOR_CELLS, FLOOR_CELLS + QUARTERS * int(site.bases)):
        if can_move(site, start, goal):
            note(paper.walks, view_from(site, goal, paper) - here, worker, goal)


@rule
def list_hires(site: Site, player: Player, paper: Paper) -> None:
    """S-15: where somebody from the reserve could begin."""
    worker = first_in_reserve(player)
    if worker != NONE:
        for cell in range(FLOOR_CELLS, FLOOR_CELLS + QUARTERS * int(site.bases)):
            if is_open(site, cell):
                note(paper.walks, view_from(site, cell, paper), worker, cell)


@rule
def list_walks(site: Site, player: Player, paper: Paper) -> None:
    """Everything that our workers could do."""
    clear(paper.walks)
    list_hires(site, player, paper)
    for worker in range(WORKERS):
        if is_free(site, int(player.workers[worker])):
            list_moves(site, player, worker, paper)


# --- Trying ----------------------------------------------------------------------------------------------------------


@rule
def try_walk(desk: Batch, seat: int, worker: int, cell: int, actions: int, paper: Paper) -> int:
    """What the position is worth with a worker in a cell, less what the hand may spoil."""
    desk[1] = desk[0]
    desk[1].players[seat].workers[worker] = cell
    desk[1].carried = WORKERS * seat + worker
    return outlook(desk[1], seat, actions, paper) - danger(desk[1], seat)


@rule
def weigh_walk(view: State, seat: int, worker: int, cell: int, paper: Paper) -> int:
    """The same without a copy: the view is left as it was."""
    player, actions = view.players[seat], int(view.actions) - 1
    place, carried = int(player.workers[worker]), int(view.carried)
    player.workers[worker] = cell
    view.carried = WORKERS * seat + worker
    worth = outlook(view, seat, actions, paper) - danger(view, seat)
    player.workers[worker] = place
    view.carried = carried
    return worth


@rule
def try_walks(desk: Batch, seat: int, paper: Paper) -> Entry:
    """Try out every walk on the short list; the best of them."""
    for place in range(TRIED):
        entry = paper.walks[place]
        if entry.worth != NOTHING:
            entry.worth = weigh_walk(desk[0], seat, int(entry.what), int(entry.where), paper)
    return best_of(paper.walks)
