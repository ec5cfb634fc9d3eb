"""The ways to move that a search of 5 Towers weighs: bids one by one, but takes whole, each with its removal.

Card by card a search would weigh the same take in every order. Here a way is a set of cards and what is removed for
it, and the most promising come first, by what the greedy player thinks they are worth. The order of placing is left to
the policy, and asked about only where it makes a difference.
"""

from typing import Any

from ...games.kit import Batch, Numbers, rule
from ...games.towers.cards import SUITS
from ...games.towers.kinds import KEEP, PLACE, REMOVE, TAKE
from ...games.towers.rules import TAKES, can_place, is_first_of_its_kind
from ...games.towers.state import BUILDING, DISPLAY, NO_SUIT, TAKING, State
from .outlook import POINT
from .paper import Paper, paper_on
from .plans import IMPOSSIBLE, NEVER, plan_worth, weigh_towers

MOST = 16  # ways that are weighed …
WORSE = 8 * POINT  # … and those that seem so much worse than the best are not

MOST_CARDS = 128  # more than lie in the pile
ALL_TIME, SOME_TIME, HARDLY_ANY = 1.0, 0.4, 0.02  # shares of the time of a move


# --- Taking -----------------------------------------------------------------------------------------------------------


@rule
def is_plain(view: State, take: int) -> bool:
    """Whether of equal cards (T-2) it holds the first ones: another take is the same."""
    for slot in range(DISPLAY):
        if take >> slot & 1 and not is_first_of_its_kind(view.display, ~take, slot):
            return False
    return True


@rule
def note_way(paper: Paper, count: int, take: int, removal: int) -> int:
    """Note a way among those so far, best first, if it can be built; how many there are then."""
    worth, last = plan_worth(paper, take, removal), min(count, MOST - 1)
    if worth < IMPOSSIBLE // 2 or (count == MOST and worth <= paper.gains[last]):
        return count
    index = 0
    for before in range(last, 0, -1):
        if worth <= paper.gains[before - 1]:
            index = before
            break
        paper.gains[before], paper.takes[before] = paper.gains[before - 1], paper.takes[before - 1]
        paper.removals[before] = paper.removals[before - 1]
    paper.gains[index], paper.takes[index], paper.removals[index] = worth, take, removal
    return min(count + 1, MOST)


@rule
def note_ways(view: State, paper: Paper) -> int:
    """Note the best takes with their removals; how many."""
    count = 0
    for take in range(1, TAKES):
        if int(view.buildable) >> take & 1 and is_plain(view, take):
            count = note_way(paper, count, take, NO_SUIT)
            for suit in range(SUITS):
                if paper.costs[suit] != NEVER:
                    count = note_way(paper, count, take, suit)
    return count


@rule
def write_way(view: State, paper: Paper, index: int, plan: Numbers) -> None:
    """A way as steps: the cards still to take, then what to remove."""
    steps, rest = 0, int(paper.takes[index]) & ~int(view.hand)
    for slot in range(DISPLAY):
        if rest >> slot & 1:
            plan[steps] = TAKE + slot
            steps += 1
    plan[steps] = KEEP if paper.removals[index] == NO_SUIT else REMOVE + paper.removals[index]


@rule
def ways_to_take(view: State, paper: Paper, plans: Numbers) -> int:
    """The best ways, but none that seems much worse than the best."""
    weigh_towers(view, view.players[view.seat], paper)
    count = note_ways(view, paper)
    for index in range(count):
        if paper.gains[index] < paper.gains[0] - WORSE:
            return index
        write_way(view, paper, index, plans[index])
    return count


# --- Placing ----------------------------------------------------------------------------------------------------------


@rule
def open_choices(view: State, suit: int) -> int:
    """The slots of a suit whose cards may be placed now, as bits."""
    slots = 0
    for slot in range(DISPLAY):
        if int(view.of_suit[suit]) >> slot & 1 and can_place(view, slot):
            slots |= 1 << slot
    return slots


@rule
def ways_to_place(view: State, plans: Numbers) -> int:
    """The cards that may be next in the first suit that leaves a choice; without one, simply the next card."""
    chosen = 0
    for suit in range(SUITS):
        slots = open_choices(view, suit)
        if slots & slots - 1 or (chosen == 0 and slots > 0):
            chosen = slots
        if slots & slots - 1:
            break
    count = 0
    for slot in range(DISPLAY):
        if chosen >> slot & 1:
            plans[count, 0] = PLACE + slot
            count += 1
    return count


# --- What the search asks ---------------------------------------------------------------------------------------------


@rule
def candidates(desk: Batch, seat: int, plans: Numbers) -> int:
    """Whole takes, orders that differ, and otherwise every step."""
    view = desk[0]
    if view.phase == TAKING:
        return ways_to_take(view, paper_on(desk), plans)
    if view.phase == BUILDING:
        return ways_to_place(view, plans)
    return 0


def is_whole(state: Any) -> bool:
    """A bid is a move of its own, though its maker may be the one to take."""
    return bool(state.phase == TAKING and state.hand == 0)


def turn(view: Any) -> int:
    """A round: a bid is only as good as the take that it is meant for."""
    return int(view.passes) * MOST_CARDS + int(view.left)


def weight(view: Any) -> float:
    """Bids and whole takes deserve most; what comes after them was weighed with them."""
    if view.phase == BUILDING:
        choice = any((slots := open_choices(view, suit)) & slots - 1 for suit in range(SUITS))
        return SOME_TIME if choice else HARDLY_ANY
    return ALL_TIME if view.hand == 0 else SOME_TIME
