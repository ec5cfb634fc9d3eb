"""What a position of Skyscrapers is worth to a player, in hundredths of a point: the points made, and the likely rest.

The rest is mostly the hand. A card is worth what it would score in the best slot within reach, less if the slot is
elsewhere on the site, and costs something if there is none at all; so a card that closes the way to the seat's slots,
or traps its workers, is seen to be bad, and a worker that climbs to new slots is seen to be useful. The figures were
tuned in matches of the bot against itself.
"""

import numpy as np

from ...games.kit import Numbers, rule
from ...games.skyscrapers.building import cards_touched, could_connect, counts_as_empty, goes_highest, goes_into
from ...games.skyscrapers.cards import ALLOWED, CONSTRUCTION, DESIGNS, GIRDERS, HAS_PRINTED, TURNED, TURNINGS
from ...games.skyscrapers.ending import is_highest
from ...games.skyscrapers.lattice import CLASSES, SIDES, is_upright_class
from ...games.skyscrapers.site import BASES_EACH, Site, Slot, is_open
from ...games.skyscrapers.slots import has_way_in, slot_class
from ...games.skyscrapers.state import DEALT, WORKERS, Player, State, hand_size, is_on_site, score
from .paper import Paper

POINT = 100

CARD_IN_HAND = 350  # what it costs to hold a card: a point in the end, and time …
BASE_IN_HAND = 100  # … and a base card, which finds its place early or not at all
NEAR, FAR = 40, 20  # percent: what the points of a slot count for while its card is in hand, within reach or not
STUCK = 100  # what a card costs that fits nowhere; half of it with one slot left, a third with two
EMPTIED = 900  # to end the game: five points, and the others' cards
OUT = 100 * POINT
NEXT = 30  # percent: what the best build counts for that could follow in this turn
HIGHEST = 300  # S-24, when the end is near
TRAPPED = 50  # what a worker of somebody else is worth that cannot move


# --- A card in a slot ------------------------------------------------------------------------------------------------


def _most_connected(design: int, in_class: int) -> Numbers:
    """S-21: the points of a card in its best turning, by the girders that would be connected; 0 if it cannot go in."""
    allowed = int(ALLOWED[design, int(is_upright_class(in_class))])
    turned = [int(TURNED[design, turning]) for turning in range(TURNINGS) if allowed >> turning & 1]
    most: Numbers = np.bitwise_count(np.array(turned)[:, np.newaxis] & np.arange(1 << len(GIRDERS))).max(axis=0)
    return np.where(most > 0, most + HAS_PRINTED[design], 0) * int(goes_into(design, in_class))


MOST = np.array(
    [[_most_connected(design, in_class) for in_class in range(CLASSES)] for design in range(DESIGNS)], np.int8
)


# --- The hand --------------------------------------------------------------------------------------------------------


@rule
def list_hand(player: Player, paper: Paper) -> None:
    """The designs in hand as a list; two base cards stand there once."""
    count, hand = 0, int(player.hand) | (1 << CONSTRUCTION if player.bases > 0 else 0)
    listed, reach, anywhere, places = paper.hand, paper.reach, paper.anywhere, paper.places
    for design in range(DESIGNS):
        if hand >> design & 1:
            listed[count] = design
            reach[count], anywhere[count], places[count] = 0, 0, 0
            count += 1
    paper.hand_size = count
    paper.follows = 0


@rule
def try_hand(slot: Slot, touched: int, times: int, paper: Paper) -> None:
    """What every card of the hand could score in a slot; in the highest one twice."""
    girders, in_class, near = could_connect(slot), slot_class(slot), int(slot.touching) & touched != 0
    hand, reach, anywhere, places = paper.hand, paper.reach, paper.anywhere, paper.places
    for index in range(int(paper.hand_size)):
        points = int(MOST[int(hand[index]), in_class, girders])
        anywhere[index] = max(int(anywhere[index]), points)
        places[index] += int(points > 0)
        if near:
            reach[index] = max(int(reach[index]), points)
            paper.follows = max(int(paper.follows), times * points)


@rule
def try_slots(site: Site, player: Player, paper: Paper) -> None:
    """All cards of the hand in all slots."""
    list_hand(player, paper)
    touched = cards_touched(site, player)
    for number in range(SIDES * int(site.standing)):
        slot = site.slots[number]
        if has_way_in(slot) and slot.ports:
            try_hand(slot, touched, 2 if goes_highest(site, slot) else 1, paper)


@rule
def hand_worth(player: Player, paper: Paper) -> int:
    """What the cards in hand may still bring."""
    worth = -CARD_IN_HAND * hand_size(player) - BASE_IN_HAND * int(player.bases)
    for index in range(int(paper.hand_size)):
        near, anywhere = int(paper.reach[index]), int(paper.anywhere[index])
        worth += NEAR * near if near else FAR * anywhere
        worth -= STUCK // (1 + int(paper.places[index]))
    return worth


# --- The workers -----------------------------------------------------------------------------------------------------


@rule
def trapped_workers(site: Site, player: Player) -> int:
    count = 0
    for worker in range(WORKERS):
        cell = int(player.workers[worker])
        count += int(is_on_site(cell) and not is_open(site, cell))
    return count


@rule
def traps_worth(state: State, seat: int) -> int:
    """S-9: others are better trapped; of our own the cards in hand tell."""
    worth = 0
    for other in range(int(state.seats)):
        if other != seat:
            worth += TRAPPED * trapped_workers(state.site, state.players[other])
    return worth


@rule
def fewest_cards(state: State) -> int:
    """How many cards the player holds who is nearest to the end."""
    fewest = hand_size(state.players[0])
    for seat in range(1, int(state.seats)):
        fewest = min(fewest, hand_size(state.players[seat]))
    return fewest


@rule
def height_worth(state: State, seat: int) -> int:
    """S-24: to be highest up counts more and more."""
    if not is_highest(state, seat):
        return 0
    whole = int(DEALT[state.seats]) + BASES_EACH
    return HIGHEST * (whole - fewest_cards(state)) // whole


# --- All together ----------------------------------------------------------------------------------------------------


@rule
def has_emptied(state: State, player: Player) -> bool:
    """S-23: by building; a hand of base cards that others left without a slot costs like any other."""
    return player.emptied == 1 or (state.fresh == 1 and counts_as_empty(state.site, player))


@rule
def outlook(state: State, seat: int, actions: int, paper: Paper) -> int:
    """What a position is worth to a player who has so many actions left in this turn."""
    player = state.players[seat]
    worth = POINT * score(player) + traps_worth(state, seat) + height_worth(state, seat)
    if player.out:
        return worth - OUT
    if has_emptied(state, player):
        return worth + EMPTIED
    try_slots(state.site, player, paper)
    return worth + hand_worth(player, paper) + (NEXT * int(paper.follows) if actions > 0 else 0)
