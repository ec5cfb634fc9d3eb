"""The greedy player of 5 Towers in a hurry: whole rounds at once, with the same choices, for playouts.

The greedy policy is asked step by step, and each time works everything out anew. Here the towers of every player are
weighed once in a round; the auction, the take, the removal and the order of the cards all follow from that.
"""

from ...games.kit import Batch, Generator, below, rule
from ...games.kit.bits import count, lowest
from ...games.towers import cards as heaps
from ...games.towers.cards import SUITS, suit_of
from ...games.towers.kinds import PLACE
from ...games.towers.rules import TAKES, can_stack, end_round, lay, place, top_of, unstack
from ...games.towers.state import (
    BIDDING,
    BUILDING,
    DEALING,
    DISPLAY,
    ENDED,
    LONGEST,
    NO_SUIT,
    REMOVING,
    TAKING,
    State,
)
from .auction import foreseen_end
from .greedy import placement
from .outlook import HIGHEST, REACH, WORTH
from .paper import BIDS, PLACES, Paper, paper_on
from .plans import IMPOSSIBLE, NEVER, best_removal, look_out, plan_worth, value_in, weigh_own_towers

# --- What a player could make of the display --------------------------------------------------------------------------


@rule
def may_gain(paper: Paper, suit: int, place: int) -> bool:
    """Whether removing a card could be worth its cost for a tower with these cards on it, whatever else is done."""
    cut = place + PLACES
    return int(paper.costs[suit]) != NEVER and (
        int(paper.worths[cut]) - int(paper.costs[suit]) > int(paper.worths[place])
        or int(paper.reaches[cut]) > int(paper.reaches[place])
    )


@rule
def add_tower(paper: Paper, suit: int, place: int, source: int, target: int) -> None:
    """One tower more beside what is noted for a take."""
    paper.hopes[target] = int(paper.hopes[source]) | int(may_gain(paper, suit, place)) << suit
    paper.tallest[target] = max(int(paper.tallest[source]), int(paper.reaches[place]))
    paper.sums[target] = int(paper.sums[source]) + int(paper.worths[place])


@rule
def add_towers(paper: Paper, suit: int, before: int) -> None:
    """The tower of a suit beside all takes of the slots before: with each set of its cards, and with none."""
    slots, take = int(paper.slots[suit]), 0
    for _ in range(TAKES):
        cards = slots
        for _ in range(TAKES):
            if cards == 0:
                break
            add_tower(paper, suit, cards, take, take | cards)
            cards = cards - 1 & slots
        add_tower(paper, suit, TAKES + suit, take, take)
        if take == before:
            break
        take = take - before & before


@rule
def add_up(paper: Paper) -> None:
    """Note for every take what all towers come to, without a removal."""
    paper.sums[0], paper.tallest[0], paper.hopes[0] = 0, 0, 0
    before = 0
    for suit in range(SUITS):
        add_towers(paper, suit, before)
        before |= int(paper.slots[suit])


@rule
def best_plan(paper: Paper, take: int) -> tuple[int, int]:
    """What a take is worth with the best removal, and that removal; far below 0 if it cannot be built."""
    best, best_worth = NO_SUIT, int(paper.sums[take]) + int(paper.tallest[take])
    hopes = int(paper.hopes[take])
    if hopes > 0 and best_worth > 2 * IMPOSSIBLE * 3 // 4:
        for suit in range(SUITS):
            if hopes >> suit & 1:
                worth = plan_worth(paper, take, suit)
                if worth > best_worth:
                    best, best_worth = suit, worth
    return best_worth, best


@rule
def weigh_plans(view: State, paper: Paper, seat: int) -> None:
    """Note what a player gains by taking each number of cards, and how."""
    first = seat * BIDS
    weigh_own_towers(view, view.players[seat], paper)
    add_up(paper)
    now = int(paper.sums[0]) + int(paper.tallest[0])
    for cards in range(BIDS):
        paper.gains[first + cards] = IMPOSSIBLE
    paper.gains[first] = 0
    for take in range(1, 1 << int(view.dealt)):
        worth, removal = best_plan(paper, take)
        outcome = first + count(take)
        if worth - now > paper.gains[outcome]:
            paper.gains[outcome], paper.takes[outcome], paper.removals[outcome] = worth - now, take, removal


# --- A round ----------------------------------------------------------------------------------------------------------


@rule
def deal(state: State, luck: Generator) -> None:
    """T-11: turn up the display."""
    for _ in range(min(DISPLAY - int(state.dealt), int(state.left))):
        kind = heaps.nth(state.pile, below(luck, int(state.left)))
        heaps.draw(state.pile, kind)
        lay(state, int(state.dealt), kind)
        state.dealt += 1
        state.left -= 1


@rule
def worth_with(paper: Paper, suit: int, top: int, height: int) -> int:
    """What the policy compares of a tower."""
    coming, column = int(paper.outlooks[suit]), min(height, HIGHEST)
    return int(WORTH[coming & 1, coming >> 1, top, column]) + int(REACH[coming & 1, coming >> 1, top, column])


@rule
def lower_first(state: State, paper: Paper, suit: int, one: int, other: int) -> bool:
    """Whether of two cards of a suit, both to be placed, the policy places this one before the other."""
    player, values = state.players[state.seat], int(state.values)
    top, height = top_of(player, suit), int(player.height[suit]) + 2
    first, second = value_in(values, one), value_in(values, other)
    if not (can_stack(top, first) and can_stack(first, second)):
        return False
    if not (can_stack(top, second) and can_stack(second, first)):
        return True
    return worth_with(paper, suit, first, height) <= worth_with(paper, suit, second, height)


@rule
def next_to_place(state: State, paper: Paper) -> int:
    """The slot of the card to place next."""
    hand = int(state.hand)
    slot = lowest(hand)
    suit = suit_of(int(state.display[slot]))
    rest = hand & int(state.of_suit[suit]) & ~(1 << slot)
    if rest == 0:
        return slot
    if rest & rest - 1 == 0:
        other = lowest(rest)
        return slot if lower_first(state, paper, suit, slot, other) else other
    return placement(state, state.players[state.seat], paper) - PLACE


@rule
def build_all(state: State, paper: Paper) -> None:
    """T-19: everything in the hand, one card after the other."""
    state.phase = BUILDING
    for _ in range(DISPLAY):
        if state.phase == BUILDING:
            place(state, next_to_place(state, paper))


@rule
def build(state: State, paper: Paper, outcome: int) -> None:
    """T-16 … T-19: the winner takes, removes and builds."""
    state.seat, state.hand = outcome // BIDS, paper.takes[outcome]
    remove(state, int(paper.removals[outcome]))
    build_all(state, paper)


@rule
def remove(state: State, suit: int) -> None:
    if suit != NO_SUIT:
        unstack(state.players[state.seat], suit)


@rule
def play_round(state: State, paper: Paper) -> None:
    """The auction of a display, or the rest of it, and what follows from it."""
    look_out(state, paper)
    for seat in range(int(state.seats)):
        weigh_plans(state, paper, seat)
    outcome = foreseen_end(state, paper)
    if outcome % BIDS == 0:
        end_round(state, int(state.starter))
    else:
        build(state, paper, outcome)


@rule
def take_the_rest(state: State, paper: Paper) -> None:
    """T-16, T-18: whoever has won takes what they have not taken yet, and removes a card or none."""
    best_worth, best, best_suit = TAKES * IMPOSSIBLE, 0, NO_SUIT
    add_up(paper)
    for take in range(1, TAKES):
        if int(state.buildable) >> take & 1:
            worth, suit = best_plan(paper, take)
            if worth > best_worth:
                best_worth, best, best_suit = worth, take, suit
    state.hand, state.to_take = best, 0
    remove(state, best_suit)


@rule
def finish_building(state: State, paper: Paper) -> None:
    """What follows from an auction that is over, from wherever it stands."""
    look_out(state, paper)
    weigh_own_towers(state, state.players[state.seat], paper)
    if state.phase == TAKING:
        take_the_rest(state, paper)
    elif state.phase == REMOVING:
        remove(state, best_removal(paper, int(state.hand)))
    state.buildable = 0
    build_all(state, paper)


@rule
def finish_round(state: State, paper: Paper) -> None:
    """What is left of a round that somebody is in the middle of."""
    if state.phase == BIDDING:
        state.buildable = 0
        play_round(state, paper)
    elif state.phase > BIDDING and state.phase < ENDED:
        finish_building(state, paper)


@rule
def rush(desk: Batch, luck: Generator, last: int) -> None:
    """Play on to the end as greedy players do, with the same luck; a match has no stages at which it is cut short."""
    state, paper = desk[0], paper_on(desk)
    finish_round(state, paper)
    for _ in range(LONGEST):
        if state.phase != DEALING:
            return
        deal(state, luck)
        play_round(state, paper)
