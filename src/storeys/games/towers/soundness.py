"""Whether a position that somebody wrote down makes sense in its phase of the round.

The draw pile is left out of it: a position with few cards and a large pile is short to write, and good for studies.
"""

from collections.abc import Iterator

from ..kit import Claim, uphold
from .state import BIDDING, BUILDING, DEALING, DISPLAY, EMPTY, ENDED, NOBODY, STARTING, TAKING, State


def check(state: State) -> None:
    """Raise PositionError with the first thing that cannot be."""
    claims = {
        STARTING: _starting,
        DEALING: _dealing,
        BIDDING: _bidding,
        ENDED: _ended,
    }
    uphold(claims.get(int(state.phase), _winning)(state))


def placed(state: State) -> int:
    """Cards of the display that already stand in towers."""
    return sum(int(state.display[slot]) == EMPTY for slot in range(state.dealt))


def distance(state: State, seat: int) -> int:
    """How many players speak before this one."""
    return (seat - int(state.starter)) % int(state.seats)


def _untouched(state: State) -> Claim:
    return state.hand == 0 and placed(state) == 0, "cards are taken and placed only after the auction"


def _starting(state: State) -> Iterator[Claim]:
    untouched = state.dealt == 0 and state.starter == 0 and state.passes == 0 and not state.discards.any()
    bare = not any(player.height.any() or player.removed.any() for player in state.players)
    yield untouched and bare, "before the start nothing has happened"


def _dealing(state: State) -> Iterator[Claim]:
    yield _untouched(state)
    yield state.dealt < DISPLAY and state.left > 0, "there is nothing to deal"


def _bidding(state: State) -> Iterator[Claim]:
    yield _untouched(state)
    yield state.dealt > 0, "there is no auction without a display"
    yield state.spoken < state.seats, "everybody has spoken"
    yield distance(state, int(state.seat)) == state.spoken, "it is somebody else's turn to bid"
    yield (state.bidder == NOBODY) == (state.spoken == 0), "there is a bid as soon as the starting player has spoken"
    yield state.bidder == NOBODY or distance(state, int(state.bidder)) < state.spoken, "the bidder has not spoken yet"
    yield state.bid < state.dealt, "a bid for the whole display ends the auction"


def _winning(state: State) -> Iterator[Claim]:
    in_hand, built = int(state.hand).bit_count(), placed(state)
    yield state.bidder == state.seat, "only the winner of the auction takes and builds"
    yield 0 < state.bid <= state.dealt, "the winner has bid for at least one card, and no more than there are"
    yield distance(state, int(state.bidder)) < state.spoken <= state.seats, "the winner has not spoken yet"
    yield state.spoken == state.seats or state.bid == state.dealt, "the auction is not over"
    yield built == 0 or state.phase == BUILDING, "cards are placed after taking and removing"
    if state.phase == TAKING:
        yield in_hand < state.bid, "all the cards of the bid are taken"
    else:
        yield 0 < in_hand == state.bid - built, "the cards in hand are not those of the bid"


def _ended(state: State) -> Iterator[Claim]:
    yield state.dealt == 0, "the display is cleared when the match is over"
