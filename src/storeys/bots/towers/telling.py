"""Why a move of 5 Towers is better than another, in one sentence: what it keeps open, opens, doubles, saves or secures.

What is told follows from the view by the rules, or, of bids, from what a greedy player would take for them; the search
only says which of two moves is the better one.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from ...games.kit import Note, copy, desk_of
from ...games.towers import GAME
from ...games.towers.cards import (
    EIGHT,
    NINE,
    ROOF,
    SUIT_NAMES,
    SUITS,
    VALUES,
    contents,
    size,
    suit_of,
    value_of,
)
from ...games.towers.kinds import BID, KEEP, PASS, PLACE, REMOVE
from ...games.towers.rules import can_stack, top_of
from ...games.towers.state import BIDDING, BUILDING, DISPLAY, EMPTY, ENDED, NO_SUIT, State
from ..search import Option
from .outlook import POINT
from .paper import BIDS, paper_on
from .plans import IMPOSSIBLE, look_out
from .swift import weigh_plans

TALL = 4  # a roof is worth telling of on a tower of so many cards
FEW = 2  # cards that still fit, and are hardly worth waiting for
HIGH = 11  # a card with much room above it
MUCH = 2 * POINT  # what somebody else gains by a card that they would bid for


def tell(view: State, seat: int, option: Option, instead: Option) -> Note | None:
    """Why a seat should rather do this than that; nothing where there is nothing to say."""
    if view.phase == BIDDING:
        return _about_bids(view, seat, _bid(view, option.plan[0]), _bid(view, instead.plan[0]))
    best, other = _Built.after(view, seat, option.plan), _Built.after(view, seat, instead.plan)
    found = (say(view, best, other) for say in SENTENCES)
    return next((note for note in found if note), None)


def _note(name: str, kind: int | None = None, **arguments: Any) -> Note:
    card = {} if kind is None else {"suit": SUIT_NAMES[suit_of(kind)], "value": value_of(kind)}
    return Note(f"towers-hint-{name}", {**card, **arguments})


# --- Bids -------------------------------------------------------------------------------------------------------------


def _bid(view: State, action: int) -> int:
    """How many cards a player takes with a bid, if it stands; none with a pass."""
    return 0 if action == PASS else action - BID


@dataclass(frozen=True)
class _Takes:
    """What a player would take for each bid, what would be removed, and what that brings."""

    takes: list[int]
    removals: list[int]
    gains: list[int]
    free: set[int]  # bids that can be built without a removal, if maybe worse

    @classmethod
    def of(cls, view: State, seat: int) -> "_Takes":
        desk = desk_of(GAME)
        desk[0] = view
        paper, part = paper_on(desk), slice(seat * BIDS, (seat + 1) * BIDS)
        look_out(view, paper)
        weigh_plans(view, paper, seat)
        takes, removals, gains = (each[part].tolist() for each in (paper.takes, paper.removals, paper.gains))
        free = {take.bit_count() for take in range(1 << int(view.dealt)) if paper.sums[take] > IMPOSSIBLE // 2}
        return cls(takes, removals, gains, free)

    def new_cards(self, view: State, more: int, fewer: int) -> list[int]:
        """The kinds of the cards that belong to a higher bid alone."""
        take = self.takes[more] & ~(self.takes[fewer] if fewer else 0)
        return [int(view.display[slot]) for slot in range(DISPLAY) if take >> slot & 1]


def _about_bids(view: State, seat: int, best: int, other: int) -> Note | None:
    mine = _Takes.of(view, seat)
    if best > other:
        return _rather_more(view, seat, mine, best, other)
    return _rather_less(view, seat, mine, best, other) if best < other else None


def _rather_less(view: State, seat: int, mine: _Takes, best: int, other: int) -> Note | None:
    """A higher bid means a removal, or a card that closes a tower."""
    if best in mine.free and other not in mine.free:
        return _note("dear", points=size(view.players[seat].removed) + 1)
    added = mine.new_cards(view, other, best)
    if not added or mine.gains[other] > mine.gains[best]:
        return None
    return _note("harm", min(added, key=value_of))


def _rather_more(view: State, seat: int, mine: _Takes, best: int, other: int) -> Note | None:
    """It cannot be outbid, or takes from somebody what they want, or it all fits."""
    wanted = [kind for kind in mine.new_cards(view, best, 0) if kind in _wanted_by_others(view, best)]
    if best == view.dealt and _to_speak(view):
        return _note("final")
    if wanted:
        return _note("outbid", max(wanted, key=value_of))
    fits = mine.removals[best] == NO_SUIT and mine.gains[best] >= mine.gains[other]
    return _note("all-fit", cards=best) if fits else None


def _to_speak(view: State) -> list[int]:
    """The seats that speak after this one."""
    return [int(view.starter + later) % int(view.seats) for later in range(int(view.spoken) + 1, int(view.seats))]


def _wanted_by_others(view: State, bid: int) -> set[int]:
    """The cards that somebody who speaks later would gladly bid for, more than a lower bid than this."""
    found = set[int]()
    for seat in _to_speak(view):
        theirs = _Takes.of(view, seat)
        for cards in range(1, bid + 1):
            if theirs.gains[cards] > MUCH:
                found.update(theirs.new_cards(view, cards, 0))
    return found


# --- What was built ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class _Built:
    """Towers after a whole move, and what was removed for it."""

    tops: list[int]
    heights: list[int]
    placed: list[int]  # the kinds of the cards, in order
    removed: int  # the suit, or NO_SUIT
    fitting: list[int]  # how many of the cards that may still come fit on each tower

    @classmethod
    def after(cls, view: State, seat: int, plan: Sequence[int]) -> "_Built":
        state, placed, removed = copy(view), list[int](), NO_SUIT
        for action in plan:
            if PLACE <= action < PLACE + DISPLAY:
                placed.append(int(state.display[action - PLACE]))
            elif REMOVE <= action < REMOVE + SUITS and action != KEEP:
                removed = action - REMOVE
            GAME.apply_action(state, action)
        player, suits = state.players[seat], range(SUITS)
        tops = [top_of(player, suit) for suit in suits]
        fitting = [_fitting(state, suit, tops[suit]) for suit in suits]
        return cls(tops, [int(height) for height in player.height], placed, removed, fitting)

    def top_card(self, suit: int) -> int:
        return suit * VALUES + self.tops[suit]


def _fitting(state: State, suit: int, top: int) -> int:
    """How many of the cards of a suit that may still come would fit on a top now."""
    if state.phase == ENDED:
        return 0
    coming = [*contents(state.pile), *(contents(state.discards) if state.passes == 0 else [])]
    return sum(suit_of(kind) == suit and can_stack(top, value_of(kind)) for kind in coming)


Say = Callable[[Any, _Built, _Built], Note | None]


def _changed(view: State, best: _Built, other: _Built) -> Iterator[int]:
    """The suits whose towers are different after the one move and the other."""
    for suit in range(SUITS):
        if (best.tops[suit], best.heights[suit]) != (other.tops[suit], other.heights[suit]):
            yield suit


def _same_cards_in_another_order(view: State, best: _Built, other: _Built) -> Note | None:
    if view.phase == BUILDING:
        for suit in _changed(view, best, other):
            if best.fitting[suit] > other.fitting[suit]:
                return _note("order", best.top_card(suit))
    return None


def _removal(view: State, best: _Built, other: _Built) -> Note | None:
    cost, player = size(view.players[view.seat].removed) + 1, view.players[view.seat]
    if best.removed == other.removed:
        return None
    if best.removed == NO_SUIT:
        return _note("keep", points=cost)
    suit = best.removed
    gone = suit * VALUES + top_of(player, suit)
    opened = best.fitting[suit] > other.fitting[suit] or best.heights[suit] > other.heights[suit]
    return _note("unblock", gone, points=cost) if opened else None


def _roof(view: State, best: _Built, other: _Built) -> Note | None:
    for suit in _changed(view, best, other):
        if best.tops[suit] == ROOF and best.heights[suit] >= TALL:
            return _note("roof-now", suit * VALUES, cards=best.heights[suit])
        if other.tops[suit] == ROOF and best.tops[suit] != ROOF and best.fitting[suit] > FEW:
            return _note("roof-later", suit * VALUES, fitting=best.fitting[suit])
    return None


def _special(view: State, best: _Built, other: _Built) -> Note | None:
    """An 8 on top, or a 9 on a lower card."""
    for suit in _changed(view, best, other):
        before = top_of(view.players[view.seat], suit)
        if best.tops[suit] == EIGHT and other.tops[suit] != EIGHT and best.fitting[suit]:
            return _note("eight", suit * VALUES + EIGHT)
        if suit * VALUES + NINE in best.placed and suit * VALUES + NINE not in other.placed and ROOF < before < EIGHT:
            return _note("nine", suit * VALUES + NINE, top=before)
    return None


def _room(view: State, best: _Built, other: _Built) -> Note | None:
    """A tower that begins well, or on which more fits."""
    for suit in _changed(view, best, other):
        begun = top_of(view.players[view.seat], suit) == EMPTY
        if begun and best.tops[suit] >= HIGH and best.heights[suit] == 1:
            return _note("start", best.top_card(suit))
    gains = {suit: best.fitting[suit] - other.fitting[suit] for suit in _changed(view, best, other)}
    suit = max(gains, key=gains.__getitem__, default=0)
    if gains.get(suit, 0) <= 0 or best.tops[suit] == EMPTY:
        return None
    return _note("room", suit * VALUES, fitting=best.fitting[suit], fewer=other.fitting[suit])


def _tallest(view: State, best: _Built, other: _Built) -> Note | None:
    if max(best.heights) <= max(other.heights):
        return None
    return _note("tallest", best.heights.index(max(best.heights)) * VALUES)


SENTENCES: tuple[Say, ...] = (_same_cards_in_another_order, _removal, _roof, _special, _room, _tallest)
