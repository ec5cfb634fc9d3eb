"""Whether a position that somebody wrote down makes sense in its phase of the turn.

How the points came about is left out of it, and how many cards a hand holds may be less than were dealt: a position
with small hands is short to write, and good for studies.
"""

from collections.abc import Iterator

from ..kit import Claim, uphold
from . import building, workers
from .falls import can_slide, must_press, newest, next_fallen
from .site import GROUND, START_CARDS, floor_of
from .state import (
    ACTIONS_EACH,
    DEALING,
    DEALT,
    ENDED,
    FALLEN,
    GONE,
    IDLE_ROUNDS,
    MOVING,
    NONE,
    PLACING,
    PRESSING,
    RESERVE,
    RETURNING,
    SETTLING,
    SLIDING,
    STEPPING,
    TURNING,
    WORKERS,
    Player,
    State,
    is_on_site,
    is_physical,
    players_left,
    score,
)


def check(state: State) -> None:
    """Raise PositionError with the first thing that cannot be."""
    claims = _beginning if state.phase <= DEALING else _ended if state.phase == ENDED else _playing
    uphold(claims(state))


def _players(state: State) -> list[Player]:
    return [state.players[seat] for seat in range(state.seats)]


def _beginning(state: State) -> Iterator[Claim]:
    hands = [int(player.cards) for player in _players(state)]
    dealt = sum(hands)
    in_turn = [(dealt + state.seats - 1 - seat) // state.seats for seat in range(state.seats)]
    bare = all((player.workers == RESERVE).all() and score(player) == 0 for player in _players(state))
    yield state.site.standing == START_CARDS, "nothing is built before the cards are dealt"
    yield bare and state.actions == state.idle == 0, "nobody does anything before the cards are dealt"
    yield hands == in_turn, "cards are dealt one at a time, seat by seat"
    yield state.phase == DEALING or dealt == state.starter == 0, "before the start nothing has happened"
    yield dealt < state.seats * DEALT[state.seats], "all cards are dealt"


def _ended(state: State) -> Iterator[Claim]:
    yield state.ending > 0, "an ended game has ended in some way"
    yield _nothing_chosen(state), "nothing is chosen when the game is over"
    yield from _everywhere(state)


def _nothing_chosen(state: State) -> bool:
    chosen = state.worker != NONE or state.card != NONE or state.slot != NONE
    going_on = state.shifted or state.beside or state.built or state.fresh or state.braced or state.slid
    return not chosen and not going_on and state.carried == NONE and state.sliding == NONE


def _everywhere(state: State) -> Iterator[Claim]:
    places = [int(place) for player in _players(state) for place in player.workers]
    shaken = FALLEN in places or GONE in places or state.loose or state.broken or state.braced or state.lying
    shaken = shaken or any(player.falls for player in _players(state))
    most = int(DEALT[state.seats])
    yield is_physical(state) or not shaken, "calm hands make nothing fall"
    yield all(player.cards <= most for player in _players(state)), "a hand holds more cards than were dealt"
    yield all(player.out for player in _players(state) if GONE in player.workers), "whoever has lost workers is out"
    yield all(is_on_site(place) for place in _places(state, int(state.lying))), "only workers on the site can lie"


def _places(state: State, crowd: int) -> list[int]:
    """Where some workers are, given by bits 5·seat + worker."""
    return [workers.place_of(state, number) for number in range(WORKERS * state.seats) if crowd >> number & 1]


def _playing(state: State) -> Iterator[Claim]:
    yield from _everywhere(state)
    yield from _going_on(state)
    yield from _choosing(state)
    yield from _settling(state)
    yield from _stepping(state)


def _going_on(state: State) -> Iterator[Claim]:
    ended = state.ending or any(player.left or player.highest for player in _players(state))
    trapped = any(workers.is_all_trapped(state.site, player) for player in _players(state) if not player.out)
    emptied = any(player.emptied for player in _players(state))
    yield not ended, "the last points are counted when the game is over"
    yield players_left(state) > 1 or state.phase == RETURNING, "the game is over when one player is left"
    yield not state.players[state.seat].out or _is_done(state), "the active player is not out"
    yield not trapped or state.fresh == 1, "a player whose workers are all trapped is out"
    yield not emptied or state.play_out_the_round == 1, "the game is over when a hand is empty"
    yield not state.players[state.seat].emptied or _is_done(state), "an empty hand has no more turns"
    yield state.idle < IDLE_ROUNDS * players_left(state), "nobody has built for too long"
    yield (1 if state.phase <= MOVING else 0) <= state.actions <= ACTIONS_EACH, "so many actions are not left"


def _is_done(state: State) -> bool:
    """S-28, S-31: at the end of the turn workers may still have to be put back, and a rivet to be pressed home."""
    return state.actions == 0 and SETTLING <= state.phase <= RETURNING


def _choosing(state: State) -> Iterator[Claim]:
    yield (state.phase == MOVING) == (state.worker != NONE), "a worker is picked up in order to move"
    yield (state.phase in (PLACING, TURNING)) == (state.card != NONE), "a card is chosen in order to build"
    yield (state.phase == TURNING) == (state.slot != NONE), "a slot is chosen in order to turn the card"
    player = state.players[state.seat]
    if state.worker != NONE:
        yield workers.is_free(state.site, int(player.workers[state.worker])), "this worker cannot be picked up"
    if state.card != NONE:
        yield building.is_in_hand(player, int(state.card)), "the chosen card is not in the hand"
    if state.slot != NONE:
        touched = building.cards_touched(state.site, player)
        slot = state.site.slots[state.slot]
        yield building.can_go_into(slot, touched, int(state.card)), "the chosen card cannot go into that slot"
    shifted = _places(state, int(state.shifted) << WORKERS * int(state.seat))
    on_floors = all(is_on_site(place) and floor_of(place) != GROUND for place in shifted)
    yield is_physical(state) or on_floors, "only workers on floors are shifted"


def _settling(state: State) -> Iterator[Claim]:
    fallen = any(FALLEN in player.workers for player in _players(state))
    shaking = SETTLING <= state.phase <= RETURNING
    yield is_physical(state) or not shaking, "calm hands have nothing to settle"
    yield not fallen or shaking, "the fallen are put back before anything else happens"
    yield (state.phase == SLIDING) == (state.sliding != NONE), "a worker slides in order to come to rest"
    yield state.sliding == NONE or can_slide(state, int(state.sliding)), "this worker cannot slide"
    yield state.carried == NONE or state.phase in (SETTLING, SLIDING), "something is carried until the site has settled"
    yield not state.slid or state.phase in (SETTLING, SLIDING), "slides are noted until the site has settled"
    yield all(workers.is_free(state.site, place) for place in _places(state, int(state.slid))), "nobody slid there"
    yield state.phase != PRESSING or bool(must_press(state)), "there is no rivet to press home"
    yield not must_press(state) or state.phase >= SETTLING, "a loose rivet is pressed home before the next action"
    yield state.phase != RETURNING or next_fallen(state) != NONE, "there is nobody to put back"
    yield not state.fresh or (shaking and state.built == 1), "a card is fresh until the site has settled"
    yield not state.fresh or state.site.cards[newest(state.site)].seat == state.seat, "the newest card is another's"


def _stepping(state: State) -> Iterator[Claim]:
    beside = [number for number in range(WORKERS * state.seats) if state.beside >> number & 1]
    card = state.site.cards[newest(state.site)]
    near = [workers.is_beside(state.site, workers.place_of(state, number), card) for number in beside]
    yield bool(beside) or state.phase != STEPPING, "there is nobody to step aside"
    yield not beside or state.phase >= SETTLING, "workers step aside when the card stands"
    yield all(near), "not all of these workers are beside the rivet"
