"""The location deck and the display in front of it (D-7, D-8c, D-23, D-34)."""

from ..kit import Numbers, offer, rule
from .cards import COPIES, DECK_KINDS, FIRST_CARD, FIRST_OF_DECK
from .state import (
    DICE,
    DISCARD,
    EMPTY,
    HARD_SIDE,
    MOST_SLOTS,
    REFRESHED,
    REFRESHING,
    SIDE,
    State,
)


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
def deal_into(state: State, slots: int) -> None:
    """Let chance fill these slots, if there is a deck to fill them from."""
    state.deals = slots if state.left > 0 else 0


@rule
def next_slot(state: State) -> int:
    """The slot that is dealt next: the first of those to be filled."""
    for slot in range(MOST_SLOTS - 1):
        if int(state.deals) >> slot & 1:
            return slot
    return MOST_SLOTS - 1


@rule
def nth_card(state: State, ticket: int) -> int:
    """The card with this number, counted through the deck from 0."""
    for card in range(DECK_KINDS - 1):
        ticket -= int(state.deck[card])
        if ticket < 0:
            return card
    return DECK_KINDS - 1


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
    left = REFRESHED
    for slot in range(MOST_SLOTS):
        left -= int(state.emptied) >> slot & 1
    return left


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
