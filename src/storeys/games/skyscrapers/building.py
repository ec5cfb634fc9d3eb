"""Building (S-16, S-21): which card fits into which slot, in which turning, and what it scores.

What a player can build depends on the cards that the player's free workers touch. Once before every action the slots
that touch one of these are gone through, and for each class of slots the girders are noted that could connect in one
of them. Whether a card of the hand can be built is then a question of a few bits.
"""

from ..kit import Numbers, before, bits, offer, rule
from .cards import (
    ALLOWED,
    CLASSES_FOR,
    CONNECTABLE,
    CONSTRUCTION,
    DESIGNS,
    GIRDER_PORTS,
    GIRDERS,
    GIRDERS_AT,
    HAS_PRINTED,
    KIND_OF,
    TURNED,
    TURNINGS,
)
from .frame import add_card
from .kinds import CARD, SLOT, TURN
from .lattice import CLASSES, SIDES, common_ports, is_upright_class, top_of
from .levels import update_levels
from .site import Card, Site, Slot, gap, is_open
from .slots import has_base_slot, has_way_in, slot_class
from .state import WORKERS, Player, State, is_on_site

# --- What is within reach (S-16) -------------------------------------------------------------------------------------


@rule
def cards_touched(site: Site, player: Player) -> int:
    """S-16: the cards that this player's workers touch who are not trapped."""
    touched = 0
    for worker in range(WORKERS):
        cell = int(player.workers[worker])
        if is_on_site(cell) and is_open(site, cell):
            touched |= int(site.cells[cell].touching)
    return touched


@rule
def could_connect(slot: Slot) -> int:
    """S-12: the girders that would be connected in a slot."""
    return int(GIRDERS_AT[slot.ports])


@rule
def is_within_reach(slot: Slot, touched: int) -> bool:
    """S-16: a legal slot that touches a card an own worker touches."""
    return has_way_in(slot) and int(slot.touching) & touched != 0


@rule
def look_around(state: State) -> None:
    """Note what the active player could connect, for each class of slots."""
    touched = cards_touched(state.site, state.players[state.seat])
    state.connections[:] = 0
    for number in range(SIDES * int(state.site.standing)):
        slot = state.site.slots[number]
        if is_within_reach(slot, touched):
            state.connections[slot_class(slot)] |= could_connect(slot)


# --- Card, slot, turning ---------------------------------------------------------------------------------------------


@rule
def goes_into(design: int, in_class: int) -> bool:
    """S-10: the kind of a card decides how it may stand."""
    return int(CLASSES_FOR[KIND_OF[design]]) >> in_class & 1 == 1


@rule
def connects_in(design: int, in_class: int, girders: int) -> bool:
    """S-11, S-16: some turning has one of these girders."""
    upright = 1 if is_upright_class(in_class) else 0
    return goes_into(design, in_class) and int(CONNECTABLE[design, upright]) & girders != 0


@rule
def can_build(state: State, design: int) -> bool:
    """S-16: there is a slot and a turning for a card."""
    for in_class in range(CLASSES):
        if connects_in(design, in_class, int(state.connections[in_class])):
            return True
    return False


@rule
def is_in_hand(player: Player, design: int) -> bool:
    return player.bases > 0 if design == CONSTRUCTION else int(player.hand) >> design & 1 == 1


@rule
def buildable_cards(state: State, choices: Numbers, count: int) -> int:
    player = state.players[state.seat]
    for design in range(DESIGNS):
        if is_in_hand(player, design):
            count = offer(choices, count, CARD + design, can_build(state, design))
    return count


@rule
def can_go_into(slot: Slot, touched: int, design: int) -> bool:
    """S-16: this card in this slot, in some turning."""
    return is_within_reach(slot, touched) and connects_in(design, slot_class(slot), could_connect(slot))


@rule
def legal_slots(state: State, choices: Numbers) -> int:
    touched, count = cards_touched(state.site, state.players[state.seat]), 0
    for number in range(SIDES * int(state.site.standing)):
        legal = can_go_into(state.site.slots[number], touched, int(state.card))
        count = offer(choices, count, SLOT + number, legal)
    return count


@rule
def is_allowed(design: int, slot: Slot, turning: int) -> bool:
    """S-11: a printed worker stands upright, grass stays down, and of equal turnings the first stands for all."""
    upright = 1 if is_upright_class(slot_class(slot)) else 0
    return int(ALLOWED[design, upright]) >> turning & 1 == 1


@rule
def can_turn(design: int, slot: Slot, turning: int) -> bool:
    """S-11, S-16: a turning with at least one connected girder."""
    return is_allowed(design, slot, turning) and int(TURNED[design, turning]) & could_connect(slot) != 0


@rule
def legal_turnings(state: State, choices: Numbers) -> int:
    slot, count = state.site.slots[state.slot], 0
    for turning in range(TURNINGS):
        count = offer(choices, count, TURN + turning, can_turn(int(state.card), slot, turning))
    return count


# --- The score of a card (S-21) --------------------------------------------------------------------------------------


@rule
def shared_girders(slot: Slot, card: Card, girder: int) -> int:
    """The girders that would share a port with one girder of a standing card."""
    dx, dy, dz = gap(slot, card)
    ports = int(GIRDER_PORTS[girder])
    return int(GIRDERS_AT[common_ports(int(slot.normal), int(card.normal), dx, dy, dz, ports)])


@rule
def connected_pairs(site: Site, slot: Slot, girders: int) -> int:
    """S-21, the option: pairs of a new and an old girder that share a port."""
    pairs = 0
    for number in range(int(site.standing)):
        if int(slot.touching) >> number & 1:
            for girder in range(len(GIRDERS)):
                if int(site.cards[number].girders) >> girder & 1:
                    pairs += bits.count(girders & shared_girders(slot, site.cards[number], girder))
    return pairs


@rule
def girder_points(state: State, slot: Slot, girders: int) -> int:
    """S-21: 1 for each connected girder, or for each pair."""
    if state.pairs:
        return connected_pairs(state.site, slot, girders)
    return bits.count(girders & could_connect(slot))


@rule
def goes_highest(site: Site, slot: Slot) -> bool:
    """S-21: the top of the card would be strictly higher than every other's."""
    return top_of(int(slot.normal), int(slot.z)) > site.top


@rule
def score_card(state: State, player: Player, girders: int) -> None:
    slot = state.site.slots[state.slot]
    connected, printed = girder_points(state, slot, girders), int(HAS_PRINTED[state.card])
    player.girders += connected
    player.printed += printed
    if goes_highest(state.site, slot):
        player.doubled += connected + printed


# --- Building --------------------------------------------------------------------------------------------------------


@rule
def take_from_hand(player: Player, design: int) -> None:
    if design == CONSTRUCTION:
        player.bases -= 1
    else:
        player.hand = int(player.hand) & ~(1 << design)
        player.cards -= 1


@rule
def build(state: State, turning: int) -> int:
    """S-16, S-21: the chosen card goes into the chosen slot and scores at once; its number."""
    player, slot, design = state.players[state.seat], state.site.slots[state.slot], int(state.card)
    girders = int(TURNED[design, turning])
    score_card(state, player, girders)
    take_from_hand(player, design)
    number = add_card(
        state.site, int(slot.normal), int(slot.x), int(slot.y), int(slot.z), design, girders, int(state.seat)
    )
    update_levels(state.site, before(int(state.edition), 2))
    return number


@rule
def counts_as_empty(site: Site, player: Player) -> bool:
    """S-23: no cards, or nothing but base cards for which no slot is left anywhere."""
    return player.cards == 0 and (player.bases == 0 or not has_base_slot(site))
