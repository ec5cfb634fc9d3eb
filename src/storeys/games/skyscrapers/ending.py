"""The end of the game (S-22 … S-25, S-30): the last points, and who comes first."""

from ..kit import before, rule
from .building import counts_as_empty
from .site import Site
from .state import (
    COLLAPSED,
    EMPTIED,
    ENDED,
    LAST_LEFT,
    NONE,
    STALLED,
    WORKERS,
    Player,
    State,
    hand_size,
    score,
)
from .workers import is_free

OUT = -1 << 30  # less than any score

# --- Cards left in hand (S-23, S-30) ---------------------------------------------------------------------------------


@rule
def is_spared(state: State, player: Player, ending: int) -> bool:
    """S-23: whoever emptied the hand pays for no base card that found no slot; in a collapse (S-30) everybody does."""
    if before(int(state.edition), 2):
        return counts_as_empty(state.site, player)
    return ending == EMPTIED and player.emptied == 1


@rule
def count_cards_left(state: State, ending: int) -> None:
    """S-23, S-30: −1 for each card in hand, base cards without a slot included."""
    for seat in range(int(state.seats)):
        player = state.players[seat]
        if not player.out and not is_spared(state, player, ending):
            player.left = hand_size(player)


# --- The highest level (S-24) ----------------------------------------------------------------------------------------


@rule
def visible_at(site: Site, player: Player, height: int) -> int:
    """S-24: how many of a player's workers who are not trapped stand at this height."""
    count = 0
    for worker in range(WORKERS):
        place = int(player.workers[worker])
        if is_free(site, place) and int(site.cells[place].z) == height:
            count += 1
    return count


@rule
def is_higher_up(site: Site, player: Player, other: Player) -> bool:
    """S-24: more workers on the highest level on which the two differ."""
    for height in range(int(site.top), -1, -1):
        own, theirs = visible_at(site, player, height), visible_at(site, other, height)
        if own != theirs:
            return own > theirs
    return False


@rule
def is_highest(state: State, seat: int) -> bool:
    """S-24: higher up than every other player who is not out."""
    for other in range(int(state.seats)):
        rival = other != seat and not state.players[other].out
        if rival and not is_higher_up(state.site, state.players[seat], state.players[other]):
            return False
    return not state.players[seat].out


@rule
def reward_the_highest(state: State) -> None:
    for seat in range(int(state.seats)):
        if is_highest(state, seat):
            state.players[seat].highest = 1


# --- Ways to end -----------------------------------------------------------------------------------------------------


@rule
def end(state: State, ending: int) -> None:
    """S-22, S-23, S-25, S-30: the game is over; what is still counted depends on how it ended."""
    if ending != LAST_LEFT:
        count_cards_left(state, ending)
    if ending == EMPTIED or ending == STALLED:
        reward_the_highest(state)
    state.phase, state.ending, state.actions, state.carried = ENDED, ending, 0, NONE
    state.fresh, state.beside, state.braced, state.shifted, state.built, state.slid = 0, 0, 0, 0, 0, 0


@rule
def collapse(state: State) -> None:
    """S-30: a card on the ground; the player responsible is out."""
    state.players[state.seat].out = 1
    end(state, COLLAPSED)


@rule
def merit(state: State, seat: int) -> int:
    """S-22, S-25: the score; all who are out share the last place."""
    player = state.players[seat]
    return OUT if player.out else score(player)
