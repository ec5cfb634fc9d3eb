"""Secrets (S-13): hands are hidden, and so is the card that is being built until it stands.

How many cards a player holds, and how many of them are base cards, follows from what stands on the site. Only which
construction cards they are is hidden, and with it the deck, because it would tell what is missing.
"""

from ..kit import EVERYBODY, Generator, below, bits, rule
from .building import can_build, can_go_into, cards_touched
from .cards import CONSTRUCTION, DESIGNS, EVERY_CARD
from .kinds import CARD, DEAL, MOVE, SETTLED, SHIFT, SLOT, TURN, WORKER
from .lattice import SIDES
from .state import ENDED, HIDDEN, IDLE_ROUNDS, PLACING, TURNING, Player, State, players_left
from .turn import is_emptied


@rule
def conceal(state: State, seat: int) -> None:
    """S-13: until the end, others' hands, the deck, and what somebody else is about to build."""
    if state.phase == ENDED:
        return
    state.deck = 0
    for other in range(int(state.seats)):
        if other != seat:
            state.players[other].hand = 0
    if state.seat != seat and state.phase == PLACING:
        state.card = HIDDEN
    if state.seat != seat and state.phase == TURNING:
        state.card, state.slot = HIDDEN, HIDDEN


# --- A world that fits -----------------------------------------------------------------------------------------------


@rule
def cards_out_of_sight(state: State) -> int:
    """The construction cards that neither stand nor are in a hand that is shown."""
    unseen = EVERY_CARD
    for number in range(int(state.site.standing)):
        unseen &= ~(1 << int(state.site.cards[number].design))
    for seat in range(int(state.seats)):
        unseen &= ~int(state.players[seat].hand)
    return unseen


@rule
def buildable_among(state: State, cards: int) -> int:
    """Those of some cards that the active player could build, base cards included."""
    found = 0
    for design in range(DESIGNS):
        held = state.players[state.seat].bases > 0 if design == CONSTRUCTION else cards >> design & 1
        if held and can_build(state, design):
            found |= 1 << design
    return found


@rule
def imagine_card(state: State, unseen: int, generator: Generator) -> int:
    """The card that is being built is one that can be built; as a set of construction cards."""
    if state.players[state.seat].cards == 0:
        unseen = 0
    possible = buildable_among(state, unseen)
    state.card = bits.nth(possible, below(generator, bits.count(possible)))
    return 0 if state.card == CONSTRUCTION else 1 << int(state.card)


@rule
def imagine_slot(state: State, generator: Generator) -> None:
    """A slot into which the card can go, each equally likely."""
    touched, found = cards_touched(state.site, state.players[state.seat]), 0
    for number in range(SIDES * int(state.site.standing)):
        if can_go_into(state.site.slots[number], touched, int(state.card)):
            found += 1
            if below(generator, found) == 0:
                state.slot = number


@rule
def imagine_hand(player: Player, unseen: int, generator: Generator) -> int:
    """Fill a hand up to its size; what is out of sight after that."""
    for _ in range(int(player.cards) - bits.count(int(player.hand))):
        card = 1 << bits.nth(unseen, below(generator, bits.count(unseen)))
        player.hand = int(player.hand) | card
        unseen &= ~card
    return unseen


@rule
def imagine(state: State, seat: int, generator: Generator) -> None:
    """Deal the cards out of sight to the hands that are hidden; the rest is the deck."""
    if state.phase == ENDED:
        return
    unseen = cards_out_of_sight(state)
    if state.card == HIDDEN:
        chosen = imagine_card(state, unseen, generator)
        state.players[state.seat].hand = chosen
        unseen &= ~chosen
        if state.slot == HIDDEN:
            imagine_slot(state, generator)
    for other in range(int(state.seats)):
        unseen = imagine_hand(state.players[other], unseen, generator)
    state.deck = unseen


# --- The log ---------------------------------------------------------------------------------------------------------


@rule
def is_step_of_build(action: int) -> bool:
    """Choosing a card or a slot."""
    return CARD <= action < WORKER or SLOT <= action < TURN


@rule
def is_step_of_walk(action: int) -> bool:
    """Picking up a worker, shifting it, or bracing: the turn goes on after it."""
    return WORKER <= action < SLOT or SHIFT <= action < MOVE


@rule
def seen_by(state: State, action: int) -> int:
    """S-13: a card that is dealt, and one that is being built, is seen by its owner only."""
    if DEAL <= action < SETTLED:
        return 1 << int(state.dealt) % int(state.seats)
    return 1 << int(state.seat) if is_step_of_build(action) else EVERYBODY


@rule
def could_be_last(state: State) -> bool:
    """Whether the game can end when this action is done, after which all hands are shown."""
    still_idle = state.built == 0 and int(state.idle) + 1 >= IDLE_ROUNDS * players_left(state)
    return state.fresh == 1 or (state.actions <= 1 and (still_idle or is_emptied(state)))


@rule
def reveals(state: State, action: int) -> bool:
    """A card is shown when it stands, and everything when the game is over."""
    if TURN <= action < SHIFT:
        return True
    return not is_step_of_build(action) and not is_step_of_walk(action) and could_be_last(state)
