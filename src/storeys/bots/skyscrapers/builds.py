"""Builds: the cards of the hand in the slots within reach, weighed at a glance, and the best of them tried out."""

from ...games.kit import Batch, rule
from ...games.skyscrapers.building import (
    can_turn,
    cards_touched,
    could_connect,
    girder_points,
    goes_highest,
    is_within_reach,
)
from ...games.skyscrapers.cards import TURNED, TURNINGS
from ...games.skyscrapers.lattice import SIDES
from ...games.skyscrapers.site import Site, Slot
from ...games.skyscrapers.slots import slot_class
from ...games.skyscrapers.state import NONE, Player, State
from ...games.skyscrapers.turn import build_card
from .danger import danger
from .outlook import MOST, POINT, list_hand, outlook
from .paper import Paper
from .shortlist import NOTHING, TRIED, Entry, best_of, clear, note

# --- At a glance -----------------------------------------------------------------------------------------------------


@rule
def glance(site: Site, slot: Slot, design: int) -> int:
    """What a card would bring in a slot at once, or NOTHING if it does not go in."""
    points = int(MOST[design, slot_class(slot), could_connect(slot)])
    if points == 0:
        return NOTHING
    return POINT * points * (2 if goes_highest(site, slot) else 1)


@rule
def best_at_a_glance(site: Site, design: int, touched: int) -> int:
    """The best slot within reach for a card, or NONE."""
    best, best_worth = NONE, NOTHING
    for number in range(SIDES * int(site.standing)):
        if is_within_reach(site.slots[number], touched):
            worth = glance(site, site.slots[number], design)
            if worth > best_worth:
                best, best_worth = number, worth
    return best


@rule
def list_cards(site: Site, player: Player, paper: Paper) -> None:
    """Every card of the hand in its best slot."""
    list_hand(player, paper)
    clear(paper.builds)
    touched = cards_touched(site, player)
    for index in range(int(paper.hand_size)):
        design = int(paper.hand[index])
        slot = best_at_a_glance(site, design, touched)
        if slot != NONE:
            note(paper.builds, glance(site, site.slots[slot], design), design, slot)


@rule
def list_slots(site: Site, player: Player, design: int, paper: Paper) -> None:
    """One card in every slot."""
    clear(paper.builds)
    touched = cards_touched(site, player)
    for number in range(SIDES * int(site.standing)):
        if is_within_reach(site.slots[number], touched):
            note(paper.builds, glance(site, site.slots[number], design), design, number)


# --- Trying ----------------------------------------------------------------------------------------------------------


@rule
def best_turning_at_a_glance(state: State, slot: Slot, design: int) -> int:
    """The turning with the most points."""
    best, best_points = NONE, 0
    for turning in range(TURNINGS):
        if can_turn(design, slot, turning):
            points = girder_points(state, slot, int(TURNED[design, turning]))
            if points > best_points:
                best, best_points = turning, points
    return best


@rule
def try_build(desk: Batch, seat: int, design: int, slot: int, turning: int, paper: Paper) -> int:
    """What the position is worth when the card stands, less what the hand may spoil."""
    actions = int(desk[0].actions) - 1
    desk[1] = desk[0]
    desk[1].card, desk[1].slot = design, slot
    build_card(desk[1], turning)
    return outlook(desk[1], seat, actions, paper) - danger(desk[1], seat)


@rule
def try_builds(desk: Batch, seat: int, paper: Paper) -> Entry:
    """Try out every build on the short list; the best of them."""
    for place in range(TRIED):
        entry = paper.builds[place]
        if entry.worth != NOTHING:
            design, slot = int(entry.what), int(entry.where)
            turning = best_turning_at_a_glance(desk[0], desk[0].site.slots[slot], design)
            entry.worth = try_build(desk, seat, design, slot, turning, paper)
    return best_of(paper.builds)


@rule
def best_turning(desk: Batch, seat: int, paper: Paper) -> int:
    """The turning of the chosen card after which the position is worth most."""
    view, best, best_worth = desk[0], NONE, NOTHING
    design, slot = int(view.card), int(view.slot)
    for turning in range(TURNINGS):
        if can_turn(design, view.site.slots[slot], turning):
            worth = try_build(desk, seat, design, slot, turning, paper)
            if worth > best_worth:
                best, best_worth = turning, worth
    return best
