"""What a player of 5 Towers could make of a display: every take, with every removal, and its worth.

A plan is a take and the suit whose top card is removed, or NO_SUIT. Towers of different suits never meet, so each is
weighed alone, as it stands and with its top card gone, with every set of cards of its suit; a plan adds five of
these up. Everything is written on the paper of the desk.
"""

from ...games.kit import rule
from ...games.kit.bits import count
from ...games.towers.cards import SUITS, size
from ...games.towers.rules import TAKES, below_top, can_remove, can_stack, top_of
from ...games.towers.state import DISPLAY, EMPTY, NO_SUIT, Player, State
from .outlook import GROUND, HIGHEST, MOST_OFFERS, POINT, REACH, WORTH
from .paper import PLACES, Paper

# What was found by playing thousands of matches against slightly different values.
OFFERS = 7  # offers of a suit that a table shares for each card still to come: more than one, as one may choose
SCARCITY = POINT // 2  # a removal also makes the next one dearer (T-27)

IMPOSSIBLE = -1000 * POINT
NEVER = -IMPOSSIBLE


# --- What is still to come -------------------------------------------------------------------------------------------


@rule
def outlook(view: State, suit: int) -> int:
    """Twice the offers of this suit, and 1 if its roof may come; half of a first pile is expected to come again."""
    cards, roof = 2 * count(int(view.pile[suit])), int(view.pile[suit]) & 1
    if view.passes == 0:
        cards += cards // 2 + 2 * count(int(view.discards[suit]))
        roof |= int(view.discards[suit]) & 1
    seats = int(view.seats)
    offers = (OFFERS * cards + seats) // (2 * seats)
    return 2 * min(offers, MOST_OFFERS) + roof


# --- One tower -------------------------------------------------------------------------------------------------------


@rule
def place_of(suit: int, cards: int, cut: int) -> int:
    """Where a tower with these cards on it is noted; cut is 1 if its top card is removed first."""
    return cut * PLACES + (cards if cards > 0 else TAKES + suit)


@rule
def value_in(values: int, slot: int) -> int:
    return values >> 4 * slot & 15


@rule
def lands(paper: Paper, values: int, rest: int, top: int, value: int) -> bool:
    """Whether a card can follow the rest of its take, in some order of the rest."""
    if rest == 0:
        return can_stack(top, value)
    lasts = int(paper.lasts[rest])
    for slot in range(DISPLAY):
        if lasts >> slot & 1 and can_stack(value_in(values, slot), value):
            return True
    return False


@rule
def last_cards(paper: Paper, values: int, take: int, top: int) -> int:
    """The slots whose card can be placed last of a take, all of one suit: that card will be the top."""
    lasts = 0
    for slot in range(DISPLAY):
        if take >> slot & 1 and lands(paper, values, take & ~(1 << slot), top, value_in(values, slot)):
            lasts |= 1 << slot
    return lasts


@rule
def note(paper: Paper, place: int, suit: int, top: int, height: int) -> None:
    """Note what a tower is worth, unless a better one is noted there."""
    coming = int(paper.outlooks[suit])
    offers, roof = coming >> 1, coming & 1
    row, column = GROUND if top == EMPTY else top, min(height, HIGHEST)
    worth, reach = int(WORTH[roof, offers, row, column]), int(REACH[roof, offers, row, column])
    if worth + reach > paper.worths[place] + paper.reaches[place]:
        paper.worths[place], paper.reaches[place] = worth, reach


@rule
def weigh_take(paper: Paper, values: int, take: int, suit: int, top: int, height: int, cut: int) -> None:
    """Note what a tower is worth with this take on it, in the best order."""
    place, lasts = place_of(suit, take, cut), last_cards(paper, values, take, top)
    paper.lasts[take] = lasts
    paper.worths[place], paper.reaches[place] = IMPOSSIBLE, 0
    for slot in range(DISPLAY):
        if lasts >> slot & 1:
            note(paper, place, suit, value_in(values, slot), height + count(take))


@rule
def weigh_tower(paper: Paper, values: int, slots: int, suit: int, top: int, height: int, cut: int) -> None:
    """Note what a tower is worth with each set of the cards in these slots, all of its suit."""
    place = place_of(suit, 0, cut)
    paper.worths[place], paper.reaches[place] = IMPOSSIBLE, 0
    note(paper, place, suit, top, height)
    take = 0
    for _ in range(TAKES):
        if take == slots:
            break
        take = take - slots & slots  # the next larger one: the order of a set builds on smaller ones
        weigh_take(paper, values, take, suit, top, height, cut)


@rule
def removal_price(player: Player) -> int:
    """T-27: what the next removal costs."""
    return (size(player.removed) + 1) * POINT + SCARCITY


@rule
def look_out(view: State, paper: Paper) -> None:
    """Note what is to come of each suit, and where it lies in the display: the same for all players."""
    for suit in range(SUITS):
        paper.outlooks[suit], paper.slots[suit] = outlook(view, suit), view.of_suit[suit]


@rule
def weigh_own_towers(view: State, player: Player, paper: Paper) -> None:
    """Note what each tower of a player is worth with all that the display could add to it."""
    values, price = int(view.values), removal_price(player)
    for suit in range(SUITS):
        slots, height = int(paper.slots[suit]), int(player.height[suit])
        paper.costs[suit] = NEVER
        weigh_tower(paper, values, slots, suit, top_of(player, suit), height, 0)
        if can_remove(player, suit):
            paper.costs[suit] = price
            weigh_tower(paper, values, slots, suit, below_top(player, suit), height - 1, 1)


@rule
def weigh_towers(view: State, player: Player, paper: Paper) -> None:
    """The same for one player alone."""
    look_out(view, paper)
    weigh_own_towers(view, player, paper)


# --- Plans, once the towers are weighed ------------------------------------------------------------------------------


@rule
def plan_worth(paper: Paper, take: int, removal: int) -> int:
    """All towers after a plan, the tallest once more (T-26), less the removal (T-27)."""
    worth, tallest = 0, 0
    slots, worths, reaches = paper.slots, paper.worths, paper.reaches
    for suit in range(SUITS):
        place = place_of(suit, take & int(slots[suit]), 1 if suit == removal else 0)
        worth += int(worths[place])
        tallest = max(tallest, int(reaches[place]))
    if removal != NO_SUIT:
        worth -= int(paper.costs[removal])
    return worth + tallest


@rule
def best_removal(paper: Paper, take: int) -> int:
    """The suit to remove a card of before this take is built, or NO_SUIT."""
    best, best_worth = NO_SUIT, plan_worth(paper, take, NO_SUIT)
    for suit in range(SUITS):
        if paper.costs[suit] != NEVER:
            worth = plan_worth(paper, take, suit)
            if worth > best_worth:
                best, best_worth = suit, worth
    return best


@rule
def take_worth(paper: Paper, take: int) -> int:
    return plan_worth(paper, take, best_removal(paper, take))
