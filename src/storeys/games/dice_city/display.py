"""The location deck, the display in front of it, and the piles beside it (D-3 … D-5, D-7, D-8c, D-23, D-34)."""

from ..kit import Numbers, bits, offer, rule
from .cards import (
    CARD_KINDS,
    COPIES,
    DECK_KINDS,
    ENEMIES,
    FIRST_CARD,
    FIRST_OF_DECK,
    PILE_SIZE,
    PILES,
    bandits_in_pile,
    ships_in_pile,
)
from .kinds import DISCARD
from .state import DICE, EMPTY, HARD_SIDE, MOST_SLOTS, REFRESHED, REFRESHING, SIDE, State


@rule
def side(state: State) -> int:
    """D-7, D-34: cards in one of the two rows."""
    return HARD_SIDE if state.hard else SIDE


@rule
def set_up(state: State) -> None:
    """D-3, D-7: the shuffled deck, and every slot to be dealt."""
    for card in range(DECK_KINDS):
        state.deck[card] = COPIES
    state.left = DECK_KINDS * COPIES
    for slot in range(MOST_SLOTS):
        state.display[slot] = EMPTY
    state.emptied = 0
    state.deals = (1 << 2 * side(state)) - 1


@rule
def fill_piles(state: State, seats: int) -> None:
    """D-3, D-4, D-5, D-33: the always-available cards, bandits and ships."""
    for pile in range(PILES):
        state.piles[pile] = PILE_SIZE
    for pile in range(ENEMIES):
        state.bandits[pile] = bandits_in_pile(seats)
        state.ships[pile] = ships_in_pile(seats, pile)
    for kind in range(CARD_KINDS):
        state.gone[kind] = 0


@rule
def deal_into(state: State, slots: int) -> None:
    """Let chance fill these slots, if there is a deck to fill them from."""
    state.deals = slots if state.left > 0 else 0


@rule
def next_slot(state: State) -> int:
    """The slot that is dealt next: the first of those to be filled."""
    return bits.lowest(int(state.deals))


@rule
def deal(state: State, card: int) -> None:
    """A card of the deck into the next slot, while the deck lasts."""
    slot = next_slot(state)
    state.deck[card] -= 1
    state.left -= 1
    state.display[slot] = FIRST_OF_DECK + card
    state.deals = int(state.deals) & ~(1 << slot) if state.left > 0 else 0


@rule
def discard(state: State, slot: int) -> None:
    """The card of a slot leaves the game."""
    if state.display[slot] != EMPTY:
        state.gone[int(state.display[slot]) - FIRST_CARD] += 1
        state.display[slot] = EMPTY


# --- Refresh (D-8c) --------------------------------------------------------------------------------------------------


@rule
def cards_on_display(state: State) -> int:
    count = 0
    for slot in range(MOST_SLOTS):
        if state.display[slot] != EMPTY:
            count += 1
    return count


@rule
def can_refresh(state: State) -> bool:
    """D-8: once a turn, with four cards on display and one in the deck."""
    return state.refreshed == 0 and state.left > 0 and cards_on_display(state) >= REFRESHED


@rule
def discards_left(state: State) -> int:
    """How many cards a refresh still has to discard."""
    return REFRESHED - bits.count(int(state.emptied))


@rule
def discards(state: State, choices: Numbers) -> int:
    count = 0
    for slot in range(MOST_SLOTS):
        count = offer(choices, count, DISCARD + slot, state.display[slot] != EMPTY)
    return count


@rule
def begin_refresh(state: State) -> None:
    state.refreshed, state.phase = 1, REFRESHING


@rule
def discard_for_refresh(state: State, slot: int) -> None:
    """D-8: after the fourth card, four new ones are dealt into the emptied slots."""
    discard(state, slot)
    state.emptied |= 1 << slot
    if discards_left(state) == 0:
        refill(state)
        state.phase = DICE


@rule
def refill(state: State) -> None:
    deal_into(state, int(state.emptied))
    state.emptied = 0


# --- Solo (D-34) -----------------------------------------------------------------------------------------------------


@rule
def slide(state: State) -> None:
    """D-34: the bottom row is discarded, the top row moves down with its gaps, a new top row is dealt."""
    width = side(state)
    for slot in range(width):
        discard(state, width + slot)
        state.display[width + slot] = state.display[slot]
        state.display[slot] = EMPTY
    deal_into(state, (1 << width) - 1)
