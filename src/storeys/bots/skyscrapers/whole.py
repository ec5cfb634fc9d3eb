"""Whole moves that deserve a search: a card with its slot and turning, a worker with its cell, a free shift.

What the greedy player tries for a few at a glance is tried here for all: every card of the hand in every slot within
reach, in its better turnings, and every walk. The best of them are listed, in the order of what they seem to be worth.
A decision that comes later in a move, a slot for the chosen card, has a list of its own: whoever decides step by step
keeps to the plan because only the rest of it is weighed again.
"""

from ...games.kit import Batch, Numbers, rule
from ...games.skyscrapers.building import can_turn, cards_touched, girder_points, is_in_hand, is_within_reach
from ...games.skyscrapers.cards import DESIGNS, TURNED, TURNINGS
from ...games.skyscrapers.kinds import BRACE, CARD, HIRE, MOVE, SHIFT, SLOT, TURN, WORKER
from ...games.skyscrapers.lattice import SIDES
from ...games.skyscrapers.rules import legal_actions
from ...games.skyscrapers.site import FLOOR_CELLS, QUARTERS, floor_of, is_open
from ...games.skyscrapers.state import (
    ACTING,
    MOVING,
    NONE,
    PLACING,
    RETURNING,
    TURNING,
    WORKERS,
    Player,
    State,
    is_physical,
)
from ...games.skyscrapers.workers import can_move, first_in_reserve, is_free
from .builds import glance, try_build
from .danger import saved_by_bracing
from .greedy import best_shift, cell_of, liking
from .paper import Paper, paper_on
from .shortlist import NOTHING
from .walks import note_gains, try_walk, weigh_walk
from .ways import NO_STEP, Way, clear_ways, hold_before, insert, pour, write

MOST_ACTIONS = 8  # more than anybody has in a turn
LESS = 1  # a turning that brings so much less than the best one may still be the better one
WORTH_OF_POINT, POINT = 25, 100  # a point, in thousandths of what a search compares and in hundredths


# --- Builds ----------------------------------------------------------------------------------------------------------


@rule
def most_points(state: State, number: int, design: int) -> int:
    """The points of a card in its best turning, without those for a worker on it or for its height."""
    slot, most = state.site.slots[number], 0
    for turning in range(TURNINGS):
        if can_turn(design, slot, turning):
            most = max(most, girder_points(state, slot, int(TURNED[design, turning])))
    return most


@rule
def list_turnings(desk: Batch, seat: int, design: int, number: int, ways: list[Way], paper: Paper) -> None:
    """A card in a slot, in every turning that brings nearly as much as the best one."""
    slot = desk[0].site.slots[number]
    enough = most_points(desk[0], number, design) - LESS
    for turning in range(TURNINGS):
        if can_turn(design, slot, turning) and girder_points(desk[0], slot, int(TURNED[design, turning])) >= enough:
            worth = try_build(desk, seat, design, number, turning, paper)
            insert(ways, worth, CARD + design, SLOT + number, TURN + turning)


@rule
def list_ways_to_build(desk: Batch, seat: int, design: int, ways: list[Way], paper: Paper) -> None:
    """A card in every slot within reach."""
    site = desk[0].site
    touched = cards_touched(site, desk[0].players[seat])
    for number in range(SIDES * int(site.standing)):
        slot = site.slots[number]
        if is_within_reach(slot, touched) and glance(site, slot, design) != NOTHING:
            list_turnings(desk, seat, design, number, ways, paper)


@rule
def list_builds(desk: Batch, seat: int, paper: Paper) -> None:
    """The best builds of each card, and of these the best."""
    clear_ways(paper.whole_builds)
    for design in range(DESIGNS):
        if is_in_hand(desk[0].players[seat], design):
            clear_ways(paper.of_one)
            list_ways_to_build(desk, seat, design, paper.of_one, paper)
            pour(paper.of_one, paper.whole_builds)


# --- Walks -----------------------------------------------------------------------------------------------------------


@rule
def stands_with_another(player: Player, worker: int) -> bool:
    """Whether another worker in the same cell was asked before, who could go just as far."""
    for other in range(worker):
        if player.workers[other] == player.workers[worker]:
            return True
    return False


@rule
def list_hires(view: State, seat: int, ways: list[Way], paper: Paper) -> None:
    """S-15: every cell in which a worker could begin."""
    worker = first_in_reserve(view.players[seat])
    if worker != NONE:
        for number in range(QUARTERS * int(view.site.bases)):
            if is_open(view.site, FLOOR_CELLS + number):
                worth = weigh_walk(view, seat, worker, FLOOR_CELLS + number, paper)
                insert(ways, worth, HIRE + number, NO_STEP, NO_STEP)


@rule
def list_moves(view: State, seat: int, worker: int, ways: list[Way], paper: Paper) -> None:
    """S-18: every cell to which a worker could move."""
    start, floors = int(view.players[seat].workers[worker]), QUARTERS * int(view.site.floors)
    for index in range(floors + QUARTERS * int(view.site.bases)):
        cell = index if index < floors else FLOOR_CELLS + index - floors
        if can_move(view.site, start, cell):
            insert(ways, weigh_walk(view, seat, worker, cell, paper), WORKER + worker, MOVE + cell, NO_STEP)


@rule
def list_shift(view: State, seat: int, worker: int, ways: list[Way], paper: Paper) -> None:
    """S-18: the shift that opens most, if any is worth while; it costs no action."""
    quarter = best_shift(view, worker, paper)
    if quarter != NONE:
        cell = QUARTERS * floor_of(int(view.players[seat].workers[worker])) + quarter
        insert(ways, weigh_walk(view, seat, worker, cell, paper), WORKER + worker, SHIFT + quarter, NO_STEP)


@rule
def list_walks(view: State, seat: int, paper: Paper) -> None:
    """The best hires and the best moves of each worker, and of these the best; and every shift that is worth while."""
    player = view.players[seat]
    clear_ways(paper.whole_walks)
    clear_ways(paper.shifts)
    note_gains(view.site, player, paper)
    clear_ways(paper.of_one)
    list_hires(view, seat, paper.of_one, paper)
    pour(paper.of_one, paper.whole_walks)
    for worker in range(WORKERS):
        if is_free(view.site, int(player.workers[worker])):
            list_shift(view, seat, worker, paper.shifts, paper)
            if not stands_with_another(player, worker):
                clear_ways(paper.of_one)
                list_moves(view, seat, worker, paper.of_one, paper)
                pour(paper.of_one, paper.whole_walks)


# --- All together ----------------------------------------------------------------------------------------------------


@rule
def list_acts(desk: Batch, seat: int, paper: Paper) -> None:
    """S-14: whole actions; in the physical modes all are weighed as if the building were held."""
    held = int(desk[0].braced)
    desk[0].braced = 1
    list_builds(desk, seat, paper)
    list_walks(desk[0], seat, paper)
    desk[0].braced = held
    pour(paper.whole_builds, paper.ways)
    pour(paper.whole_walks, paper.ways)
    pour(paper.shifts, paper.ways)


@rule
def is_worth_holding(desk: Batch, seat: int, way: Way, paper: Paper) -> bool:
    """S-31: whether it makes a difference that the building was held."""
    if int(way.third) != NO_STEP:
        try_build(desk, seat, int(way.first) - CARD, int(way.second) - SLOT, int(way.third) - TURN, paper)
    elif int(way.first) < CARD:
        worker = first_in_reserve(desk[0].players[seat])
        try_walk(desk, seat, worker, FLOOR_CELLS + int(way.first) - HIRE, 0, paper)
    elif int(way.second) >= MOVE:
        try_walk(desk, seat, int(way.first) - WORKER, int(way.second) - MOVE, 0, paper)
    else:
        return False
    return saved_by_bracing(desk[1], seat) > 0


@rule
def hold_where_wise(desk: Batch, seat: int, plans: Numbers, count: int, paper: Paper) -> None:
    """Hold the building first, wherever that helps."""
    if is_physical(desk[0]) and not desk[0].braced:
        for row in range(count):
            if is_worth_holding(desk, seat, paper.ways[row], paper):
                hold_before(plans, row, BRACE)


@rule
def list_steps(view: State, seat: int, paper: Paper) -> None:
    """S-18: where the worker that was picked up could go."""
    worker = int(view.worker)
    clear_ways(paper.whole_walks)
    note_gains(view.site, view.players[seat], paper)
    list_moves(view, seat, worker, paper.whole_walks, paper)
    list_shift(view, seat, worker, paper.whole_walks, paper)
    for place in range(len(paper.whole_walks)):
        way = paper.whole_walks[place]
        if way.worth != NOTHING:
            insert(paper.ways, int(way.worth), int(way.second), NO_STEP, NO_STEP)


@rule
def list_places(desk: Batch, seat: int, paper: Paper) -> None:
    """S-16: slots and turnings for the card that was chosen."""
    clear_ways(paper.whole_builds)
    list_ways_to_build(desk, seat, int(desk[0].card), paper.whole_builds, paper)
    for place in range(len(paper.whole_builds)):
        way = paper.whole_builds[place]
        if way.worth != NOTHING:
            insert(paper.ways, int(way.worth), int(way.second), int(way.third), NO_STEP)


@rule
def list_turns(desk: Batch, seat: int, paper: Paper) -> None:
    """S-16: turnings of the chosen card in its slot."""
    for turning in range(TURNINGS):
        if can_turn(int(desk[0].card), desk[0].site.slots[desk[0].slot], turning):
            worth = try_build(desk, seat, int(desk[0].card), int(desk[0].slot), turning, paper)
            insert(paper.ways, worth, TURN + turning, NO_STEP, NO_STEP)


@rule
def list_returns(view: State, seat: int, paper: Paper) -> None:
    """S-28: the cells from which a worker that comes back would reach most."""
    note_gains(view.site, view.players[seat], paper)
    for index in range(legal_actions(view, paper.choices)):
        action = int(paper.choices[index])
        insert(paper.ways, liking(view.site, cell_of(view, action), True, paper), action, NO_STEP, NO_STEP)


@rule
def candidates(desk: Batch, seat: int, plans: Numbers) -> int:
    """Whole moves, or what is left of one; where a worker steps aside, everything that is legal."""
    view, paper = desk[0], paper_on(desk)
    clear_ways(paper.ways)
    if view.phase == ACTING:
        list_acts(desk, seat, paper)
    elif view.phase == PLACING:
        list_places(desk, seat, paper)
    elif view.phase == TURNING:
        list_turns(desk, seat, paper)
    elif view.phase == MOVING:
        list_steps(view, seat, paper)
    elif view.phase == RETURNING:
        list_returns(view, seat, paper)
    count = write(paper.ways, plans)
    if view.phase == ACTING:
        hold_where_wise(desk, seat, plans, count, paper)
    return count


@rule
def promise(desk: Batch, count: int, promises: Numbers) -> None:
    """How much less each seems to be worth than the first."""
    ways = paper_on(desk).ways
    for row in range(count):
        promises[row] = (int(ways[row].worth) - int(ways[0].worth)) * WORTH_OF_POINT // POINT


# --- Time ------------------------------------------------------------------------------------------------------------


def weight(view: State) -> float:
    """Most of a move's time is for what is done at all, some for where, little for how."""
    if view.phase == ACTING:
        return 0.3 if is_physical(view) and not view.braced else 0.8
    return 0.3 if view.phase == PLACING else 0.15


def turn(view: State) -> int:
    """An action: a card, its slot and its turning, or a worker and its cell."""
    return int(view.site.standing) * MOST_ACTIONS + int(view.actions)


def is_whole(state: State) -> bool:
    """A move is over when the next action, or the next question, comes."""
    return state.phase not in (PLACING, TURNING, MOVING) and not (state.phase == ACTING and state.braced)
