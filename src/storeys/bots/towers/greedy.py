"""The greedy player of 5 Towers: it looks no further than this round, but knows what towers are worth."""

from ...games.kit import Batch, Generator, rule
from ...games.towers.cards import suit_of, value_of
from ...games.towers.kinds import KEEP, PLACE, REMOVE, TAKE
from ...games.towers.rules import TAKES, can_place, can_take
from ...games.towers.state import BIDDING, DISPLAY, NO_SUIT, REMOVING, TAKING, Player, State
from .auction import best_bid
from .paper import Paper, paper_on
from .plans import (
    IMPOSSIBLE,
    best_removal,
    outlook,
    place_of,
    take_worth,
    weigh_tower,
    weigh_towers,
)


@rule
def best_take(view: State, player: Player, paper: Paper) -> int:
    """The take of the right size, with the cards already taken, that is worth most."""
    weigh_towers(view, player, paper)
    best, best_worth = 0, TAKES * IMPOSSIBLE
    for take in range(1, TAKES):
        if int(view.buildable) >> take & 1:
            worth = take_worth(paper, take)
            if worth > best_worth:
                best, best_worth = take, worth
    return best


@rule
def next_card(view: State, take: int) -> int:
    """The first card of the take that is still in the display."""
    for slot in range(DISPLAY - 1):
        if take >> slot & 1 and can_take(view, slot):
            return TAKE + slot
    return TAKE + DISPLAY - 1


@rule
def removal(view: State, player: Player, paper: Paper) -> int:
    weigh_towers(view, player, paper)
    suit = best_removal(paper, int(view.hand))
    return KEEP if suit == NO_SUIT else REMOVE + suit


@rule
def worth_placed(view: State, player: Player, paper: Paper, slot: int) -> int:
    """What the tower of a card will be worth if this card is placed next, and then the rest of its suit."""
    suit, value = suit_of(int(view.display[slot])), value_of(int(view.display[slot]))
    rest = int(view.hand) & int(view.of_suit[suit]) & ~(1 << slot)
    paper.outlooks[suit] = outlook(view, suit)
    weigh_tower(paper, int(view.values), rest, suit, value, int(player.height[suit]) + 1, 0)
    place = place_of(suit, rest, 0)
    return int(paper.worths[place]) + int(paper.reaches[place])


@rule
def placement(view: State, player: Player, paper: Paper) -> int:
    """Suit by suit, the card that leads to the best tower."""
    best, best_worth = -1, 0
    for slot in range(DISPLAY):
        if can_place(view, slot):
            worth = worth_placed(view, player, paper, slot)
            same_suit = best >= 0 and suit_of(int(view.display[slot])) == suit_of(int(view.display[best]))
            if best < 0 or (same_suit and worth > best_worth):
                best, best_worth = slot, worth
    return PLACE + best


@rule
def greedy(desk: Batch, seat: int, generator: Generator) -> int:
    """Whatever is asked, the answer that is worth most; it needs no luck, so it leaves the generator alone."""
    view, paper = desk[0], paper_on(desk)
    if view.phase == BIDDING:
        return best_bid(view, seat, paper)
    player = view.players[seat]
    if view.phase == TAKING:
        return next_card(view, best_take(view, player, paper))
    if view.phase == REMOVING:
        return removal(view, player, paper)
    return placement(view, player, paper)
