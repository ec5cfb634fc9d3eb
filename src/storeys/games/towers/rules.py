"""5 Towers: an auction of cards that all have to be built.

Theory. Five cards lie in the display. Which of them a player could take and build is a set of *takes*: a take is
a subset of the display, written as five bits, and a set of takes is written as 32 bits, one for each subset.
Suits are judged apart, because a card only ever meets cards of its own suit; a take can be built exactly when its
cards of every suit can be. Everything the auction and the building ask is then answered with bits: the highest
bid is the largest take in the set (T-14, T-19), and a card may be taken while some take of the right size that
holds it is left (T-20).

The order of play: chance names the first player, then in every round turns up the display; bids; the winner takes
card by card, removes a card or keeps all, and places card by card.
"""

import numpy as np

from ..kit import CHANCE, OVER, Bytes, Numbers, next_seat, offer, ranked_by, rule
from . import cards as heaps
from .cards import CARD_KINDS, EIGHT, EVERY_VALUE, NINE, ROOF, SUITS, suit_of, value_of
from .kinds import BID, DRAW, KEEP, PASS, PLACE, REMOVE, START, TAKE
from .state import (
    BIDDING,
    BUILDING,
    DEALING,
    DISPLAY,
    EMPTY,
    ENDED,
    MOST_SEATS,
    NOBODY,
    REMOVING,
    STARTING,
    TAKING,
    Options,
    Player,
    State,
)

# --- Sets of takes: bit t of the set stands for the take t, bit i of the take for slot i of the display ---
TAKES = 1 << DISPLAY
NO_CARD = 1  # the set that holds nothing but the empty take
SIZED = np.array([sum(1 << t for t in range(TAKES) if t.bit_count() == size) for size in range(DISPLAY + 1)])
HOLDING = np.array([sum(1 << t for t in range(TAKES) if t >> slot & 1) for slot in range(DISPLAY)])

# --- Sets of values: bit v stands for the value v ---
UP_TO_EIGHT, UP_TO_NINE = (1 << NINE) - 1, (1 << NINE + 1) - 1


# --- Towers (T-3 … T-9) ----------------------------------------------------------------------------------------------


@rule
def top_of(player: Player, suit: int) -> int:
    """The value of a tower's top card, or EMPTY."""
    height = int(player.height[suit])
    return int(player.cards[suit, height - 1]) if height > 0 else EMPTY


@rule
def below_top(player: Player, suit: int) -> int:
    """The value that would be on top if the top card were gone, or EMPTY."""
    height = int(player.height[suit])
    return int(player.cards[suit, height - 2]) if height > 1 else EMPTY


@rule
def can_stack(top: int, value: int) -> bool:
    """T-4 … T-8: on the ground and on an 8 anything, a 9 on anything but a roof, otherwise lower than the top."""
    return top == EMPTY or top == EIGHT or (value == NINE and top != ROOF) or value < top


@rule
def can_remove(player: Player, suit: int) -> bool:
    """T-8, T-18: a top card that is not a roof."""
    top = top_of(player, suit)
    return top != EMPTY and top != ROOF


@rule
def stack(player: Player, suit: int, value: int) -> None:
    height = int(player.height[suit])
    player.cards[suit, height] = value
    player.height[suit] = height + 1


@rule
def unstack(player: Player, suit: int) -> None:
    """T-18: the top card goes to the player's own removed pile."""
    height = int(player.height[suit]) - 1
    heaps.put(player.removed, suit << 4 | int(player.cards[suit, height]))
    player.cards[suit, height] = 0
    player.height[suit] = height


# --- The first player and the display (T-10, T-11) -------------------------------------------------------------------


@rule
def start(state: State, seat: int) -> None:
    """T-10: chance names the first player."""
    state.starter, state.seat, state.phase = seat, seat, DEALING


@rule
def turn_up(state: State, kind: int) -> None:
    """T-11, T-24: one card of the draw pile into the display, until it is full or the pile is empty."""
    heaps.draw(state.pile, kind)
    state.left -= 1
    lay(state, int(state.dealt), kind)
    state.dealt += 1
    if state.dealt == DISPLAY or state.left == 0:
        open_auction(state)


@rule
def lay(state: State, slot: int, kind: int) -> None:
    state.display[slot] = kind
    state.values |= value_of(kind) << 4 * slot
    state.of_suit[suit_of(kind)] |= 1 << slot


@rule
def clear(state: State, slot: int) -> None:
    state.of_suit[suit_of(int(state.display[slot]))] &= ~(1 << slot)
    state.values &= ~(15 << 4 * slot)
    state.display[slot] = EMPTY


# --- What can be built (T-14, T-19, T-20) ----------------------------------------------------------------------------


@rule
def fits(values: int, take: int, top: int) -> bool:
    """T-19: some order places this take, all of one suit, on a tower with this top.

    Cards go up in runs of falling values. The first run starts from the tower's top; a 9 and an 8 each begin another.
    There are two equal cards at most, so it is enough to ask what the first run must hold: one card of each pair,
    and what could not come later.
    """
    once, twice = 0, 0
    for slot in range(DISPLAY):
        if take >> slot & 1:
            value = 1 << (values >> 4 * slot & 15)
            twice |= once & value
            once |= value
    return values_fit(once, twice, top)


@rule
def values_fit(once: int, twice: int, top: int) -> bool:
    if top == ROOF or twice >> ROOF & 1:
        return once == 0
    run = EVERY_VALUE if top == EMPTY or top == EIGHT else (1 << top) - 1
    nine, eight = once >> NINE & 1, once >> EIGHT & 1
    if nine and eight:  # the first run, then 9 and 8, then anything
        return twice & ~run == 0
    if nine:  # the first run, with all that is above 9; then 9, then what is lower
        return (twice | once & ~UP_TO_NINE) & ~run == 0 and twice & ~UP_TO_NINE == 0
    if eight:  # a first run that stays above 8, then 8, then anything
        return (twice | 1 << EIGHT) & ~run == 0 and twice & UP_TO_EIGHT == 0
    return once & ~run == 0 and twice == 0


@rule
def takes_on(values: int, slots: int, top: int) -> int:
    """The takes whose cards among `slots`, all of one suit, fit on this top, whatever else they hold."""
    takes, take = NO_CARD, slots
    for _ in range(TAKES):
        if take == 0:
            break
        if fits(values, take, top):
            takes |= 1 << take
        take = (take - 1) & slots
    for slot in range(DISPLAY):
        if not slots >> slot & 1:
            takes |= takes << (1 << slot)
    return takes


@rule
def buildable_takes(state: State, player: Player) -> int:
    """T-19: the takes a player can build, with the top card of one tower removed or none."""
    kept, removed = (1 << (1 << int(state.dealt))) - 1, 0  # every take of the cards that were dealt
    for suit in range(SUITS):
        slots = int(state.of_suit[suit])
        if slots > 0:
            on_top = takes_on(int(state.values), slots, top_of(player, suit))
            removed &= on_top
            if can_remove(player, suit):
                removed |= kept & takes_on(int(state.values), slots, below_top(player, suit))
            kept &= on_top
    return kept | removed


@rule
def stuck_cards(state: State, player: Player) -> int:
    """The cards of the hand in the suits that cannot be built as the towers stand."""
    stuck = 0
    for suit in range(SUITS):
        cards = int(state.hand) & int(state.of_suit[suit])
        if cards > 0 and not fits(int(state.values), cards, top_of(player, suit)):
            stuck |= cards
    return stuck


@rule
def is_first_of_its_kind(display: Bytes, slots: int, slot: int) -> bool:
    """Of equal cards (T-2) it does not matter which: the first one stands for both."""
    for earlier in range(slot):
        if slots >> earlier & 1 and display[earlier] == display[slot]:
            return False
    return True


# --- The auction (T-12 … T-15) ---------------------------------------------------------------------------------------


@rule
def open_auction(state: State) -> None:
    state.phase = BIDDING
    ask_for_bid(state, int(state.starter))


@rule
def ask_for_bid(state: State, seat: int) -> None:
    state.seat = seat
    state.buildable = buildable_takes(state, state.players[seat])


@rule
def can_bid(state: State, cards: int) -> bool:
    """T-12, T-14: higher than the highest bid so far, and no more than the player can build."""
    return cards > state.bid and int(state.buildable) & int(SIZED[cards]) != 0


@rule
def can_pass(state: State) -> bool:
    """T-12: everyone but the starting player may pass."""
    return state.spoken > 0


@rule
def bids(state: State, choices: Numbers) -> int:
    count = 0
    for cards in range(DISPLAY + 1):
        count = offer(choices, count, BID + cards, can_bid(state, cards))
    return offer(choices, count, PASS, can_pass(state))


@rule
def speak(state: State, action: int) -> None:
    """T-12, T-13: everyone speaks once, unless somebody bids the whole display."""
    if action != PASS:
        state.bid, state.bidder = action - BID, state.seat
    state.spoken += 1
    if state.spoken == state.seats or state.bid == state.dealt:
        close_auction(state)
    else:
        ask_for_bid(state, next_seat(int(state.seat), int(state.seats)))


@rule
def close_auction(state: State) -> None:
    """T-15: if nobody bid more than 0, nothing is taken and the same player starts again."""
    if state.bid == 0:
        state.buildable = 0
        end_round(state, int(state.starter))
        return
    if state.bidder != state.seat:
        ask_for_bid(state, int(state.bidder))
    state.buildable = int(state.buildable) & int(SIZED[state.bid])
    state.to_take = state.bid
    state.phase = TAKING


# --- Take, remove, build (T-16 … T-20) -------------------------------------------------------------------------------


@rule
def can_take(state: State, slot: int) -> bool:
    """T-16, T-20: a card of the display, if the rest of the bid can still be taken and all of it built."""
    on_display = ~int(state.hand)
    return (
        state.display[slot] != EMPTY
        and on_display >> slot & 1 == 1
        and int(state.buildable) & int(HOLDING[slot]) != 0
        and is_first_of_its_kind(state.display, on_display, slot)
    )


@rule
def takes(state: State, choices: Numbers) -> int:
    count = 0
    for slot in range(DISPLAY):
        count = offer(choices, count, TAKE + slot, can_take(state, slot))
    return count


@rule
def take(state: State, slot: int) -> None:
    state.hand |= 1 << slot
    state.buildable = int(state.buildable) & int(HOLDING[slot])
    state.to_take -= 1
    if state.to_take == 0:
        state.buildable = 0
        state.phase = REMOVING


@rule
def can_give_up(state: State, player: Player, suit: int, stuck: int) -> bool:
    """T-18, T-20: any top card but a roof, needed or not, if the hand can be built then."""
    cards = int(state.hand) & int(state.of_suit[suit])
    return (
        can_remove(player, suit)
        and stuck & ~cards == 0
        and (cards == 0 or fits(int(state.values), cards, below_top(player, suit)))
    )


@rule
def removals(state: State, choices: Numbers) -> int:
    player = state.players[state.seat]
    stuck = stuck_cards(state, player)
    count = offer(choices, 0, KEEP, stuck == 0)
    for suit in range(SUITS):
        count = offer(choices, count, REMOVE + suit, can_give_up(state, player, suit, stuck))
    return count


@rule
def can_place(state: State, slot: int) -> bool:
    """T-5 … T-8, T-20: a card of the hand that fits, if the rest of its suit fits on it."""
    hand = int(state.hand)
    if hand >> slot & 1 == 0 or not is_first_of_its_kind(state.display, hand, slot):
        return False
    suit, value = suit_of(int(state.display[slot])), value_of(int(state.display[slot]))
    rest = hand & int(state.of_suit[suit]) & ~(1 << slot)
    return can_stack(top_of(state.players[state.seat], suit), value) and (
        rest == 0 or fits(int(state.values), rest, value)
    )


@rule
def placements(state: State, choices: Numbers) -> int:
    count = 0
    for slot in range(DISPLAY):
        count = offer(choices, count, PLACE + slot, can_place(state, slot))
    return count


@rule
def place(state: State, slot: int) -> None:
    """T-19: the winner places all the taken cards, one after the other."""
    kind = int(state.display[slot])
    stack(state.players[state.seat], suit_of(kind), value_of(kind))
    clear(state, slot)
    state.hand &= ~(1 << slot)
    if state.hand == 0:
        end_round(state, next_seat(int(state.seat), int(state.seats)))


# --- The end of a round and of the game (T-17, T-21 … T-24) ----------------------------------------------------------


@rule
def end_round(state: State, next_starter: int) -> None:
    """T-17, T-21: the rest of the display is discarded; the player left of the winner starts the next round."""
    for slot in range(DISPLAY):
        if state.display[slot] != EMPTY:
            heaps.put(state.discards, int(state.display[slot]))
            clear(state, slot)
    state.starter, state.seat, state.dealt = next_starter, next_starter, 0
    state.bid, state.bidder, state.spoken = -1, NOBODY, 0
    state.phase = DEALING
    if state.left == 0:
        pile_ran_out(state)


@rule
def pile_ran_out(state: State) -> None:
    """T-22, T-23: the first time the discards are the new draw pile; the second time, or without discards, the end."""
    state.passes += 1
    if state.passes == 1:
        state.left = heaps.size(state.discards)
        heaps.pour(state.discards, state.pile)
    if state.left == 0:
        state.phase = ENDED


# --- The score (T-25 … T-28) -----------------------------------------------------------------------------------------


@rule
def tower_points(player: Player, suit: int) -> int:
    """T-25: 1 for each card, 2 in a tower with a roof."""
    height = int(player.height[suit])
    return 2 * height if top_of(player, suit) == ROOF else height


@rule
def chosen_tower(player: Player) -> int:
    """T-26: the suit of the tower with most cards; the first of several."""
    chosen = 0
    for suit in range(1, SUITS):
        if player.height[suit] > player.height[chosen]:
            chosen = suit
    return chosen


@rule
def removal_cost(player: Player) -> int:
    """T-27: 1 for the first removed card, 2 for the second, and so on."""
    cards = heaps.size(player.removed)
    return cards * (cards + 1) // 2


@rule
def score(player: Player) -> int:
    points = int(player.height[chosen_tower(player)]) - removal_cost(player)
    for suit in range(SUITS):
        points += tower_points(player, suit)
    return points


# --- What the table asks of every game -------------------------------------------------------------------------------


@rule
def new_game(state: State, seats: int, options: Options) -> None:
    """T-1, T-2, T-10: the shuffled cards of this many players, before chance names the first one."""
    state.seats, state.phase = seats, STARTING
    state.starter, state.seat, state.spoken, state.bid, state.bidder = 0, 0, 0, -1, NOBODY
    state.dealt, state.to_take, state.hand, state.passes, state.values, state.buildable = 0, 0, 0, 0, 0, 0
    state.display[:] = EMPTY
    state.of_suit[:] = 0
    state.discards[:] = 0
    heaps.fill(state.pile, seats)
    state.left = heaps.size(state.pile)
    for seat in range(MOST_SEATS):
        player = state.players[seat]
        player.height[:] = 0
        player.cards[:] = 0
        player.removed[:] = 0


@rule
def to_move(state: State) -> int:
    if state.phase == ENDED:
        return OVER
    return CHANCE if state.phase <= DEALING else int(state.seat)


@rule
def legal_actions(state: State, choices: Numbers) -> int:
    """What the seat to move may do; every phase offers its own range of actions."""
    if state.phase == BIDDING:
        return bids(state, choices)
    if state.phase == TAKING:
        return takes(state, choices)
    if state.phase == REMOVING:
        return removals(state, choices)
    return placements(state, choices) if state.phase == BUILDING else 0


@rule
def chance_tickets(state: State) -> int:
    """T-10, T-11: every player is equally likely to start, and every card of the draw pile to come up."""
    if state.phase == STARTING:
        return int(state.seats)
    return int(state.left) if state.phase == DEALING else 0


@rule
def chance_outcome(state: State, ticket: int) -> int:
    return START + ticket if state.phase == STARTING else DRAW + heaps.nth(state.pile, ticket)


@rule
def apply_action(state: State, action: int) -> None:
    if action >= DRAW:
        turn_up(state, action - DRAW)
    elif action >= START:
        start(state, action - START)
    elif action >= PLACE:
        place(state, action - PLACE)
    elif action >= KEEP:
        if action != KEEP:
            unstack(state.players[state.seat], action - REMOVE)
        state.phase = BUILDING
    elif action >= TAKE:
        take(state, action - TAKE)
    else:
        speak(state, action)


@rule
def final_scores(state: State, scores: Numbers) -> None:
    for seat in range(int(state.seats)):
        scores[seat] = score(state.players[seat])


@rule
def merit(state: State, seat: int) -> int:
    """T-28: the total."""
    return score(state.players[seat])


ranking = ranked_by(merit)  # T-28: 1 for the highest total; equal totals share a rank


@rule
def pieces(state: State, counts: Numbers) -> None:
    """Every card, wherever it is."""
    counts[:CARD_KINDS] = 0
    heaps.add_up(state.pile, counts)
    heaps.add_up(state.discards, counts)
    for slot in range(DISPLAY):
        if state.display[slot] != EMPTY:
            counts[state.display[slot]] += 1
    for seat in range(int(state.seats)):
        heaps.add_up(state.players[seat].removed, counts)
        for suit in range(SUITS):
            for level in range(int(state.players[seat].height[suit])):
                counts[suit << 4 | int(state.players[seat].cards[suit, level])] += 1
