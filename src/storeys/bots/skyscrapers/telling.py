"""Why a move of Skyscrapers is better than another, in one sentence: what it is ahead in most.

Both moves are made, and what came of them is taken apart: points, the hand, what workers reach, who is walled in, who
stands highest, what others could build, what may fall. What is told is true by the rules; the search only says which of
the two moves is the better one.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ...games.kit import Note, copy
from ...games.skyscrapers.building import cards_touched, is_within_reach
from ...games.skyscrapers.cards import DESIGNS
from ...games.skyscrapers.ending import is_highest
from ...games.skyscrapers.kinds import BRACE, MOVE, SHIFT
from ...games.skyscrapers.lattice import SIDES
from ...games.skyscrapers.rules import apply_action
from ...games.skyscrapers.secrets import cards_out_of_sight
from ...games.skyscrapers.site import Site
from ...games.skyscrapers.state import HAND_BONUS, State, hand_size
from ..search import Option
from .builds import glance
from .danger import danger
from .outlook import HIGHEST, POINT, fewest_cards, trapped_workers

TELLING = 40  # hundredths of a point
CARD, BASE = 250, 100  # what it is worth to get rid of a card, and of a base card …
REACH, ROOM = 60, 100  # … to have a card's place within reach, or any place for it …
FOLLOW, DENY = 60, 25  # … percent of what could be built next, by us or by others …
FREE, WALLED = 200, 80  # … to keep a worker of ours free, and to wall in another's
EVERY_CARD_THERE = -1  # as a set of cards
LATE = 6  # cards in the shortest hand from which on height tells


def tell(view: State, seat: int, option: Option, instead: Option) -> Note | None:
    """Why a seat should rather do this than that; nothing where there is nothing to say."""
    if BRACE in option.plan and BRACE not in instead.plan:
        return _note("hold")
    before, ours, other = Came.of(view, view, seat), made(view, seat, option.plan), made(view, seat, instead.plan)
    if _is_shift(option.plan) and ours.follows > before.follows:
        return _note("shift", points=ours.follows)
    ahead = {name: worth(ours) - worth(other) for name, worth in PARTS.items()}
    best = max(ahead, key=lambda name: ahead[name])
    return _sentence(best, before, ours, other) if ahead[best] >= TELLING else None


def _note(name: str, **arguments: Any) -> Note:
    return Note(f"skyscrapers-hint-{name}", arguments)


def _is_shift(plan: tuple[int, ...]) -> bool:
    return any(SHIFT <= action < MOVE for action in plan)


# --- What comes of a move --------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Came:
    """A position after a move, as it matters to a seat."""

    points: int  # for cards
    doubled: int  # so many of them because cards went highest
    emptied: bool
    cards: int  # in hand, base cards included
    bases: int
    near: int  # of the hand's different cards, those that fit within reach …
    stuck: int  # … and those that fit nowhere
    follows: int  # the points of the best card of the hand within reach
    denied: int  # the points of the best card out of sight within reach of others
    trapped: int
    walled: int  # workers of others that are trapped
    highest: bool
    late: bool  # somebody's hand is nearly empty
    danger: int

    @classmethod
    def of(cls, view: State, state: State, seat: int) -> "Came":
        """What a position came to; what is out of sight is told by the view before it."""
        player, site = state.players[seat], state.site
        own = _hand(state, seat)
        others = [other for other in range(state.seats) if other != seat]
        worths = [_best(site, cards_touched(site, player), design) for design in own]
        return cls(
            points=int(player.girders) + int(player.printed) + int(player.doubled),
            doubled=int(player.doubled),
            emptied=bool(player.emptied) or hand_size(player) == 0,
            cards=hand_size(player),
            bases=int(player.bases),
            near=sum(worth > 0 for worth in worths),
            stuck=sum(_best(site, EVERY_CARD_THERE, design) == 0 for design in own),
            follows=max(worths, default=0),
            denied=_best_of_others(view, state, others),
            trapped=trapped_workers(site, player),
            walled=sum(trapped_workers(site, state.players[other]) for other in others),
            highest=is_highest(state, seat),
            late=fewest_cards(state) <= LATE,
            danger=danger(state, seat),
        )


def made(view: State, seat: int, plan: tuple[int, ...]) -> Came:
    """What comes of a whole move."""
    state: State = copy(view)
    for action in plan:
        apply_action(state, action)
    return Came.of(view, state, seat)


def _hand(state: State, seat: int) -> list[int]:
    """The different designs in hand."""
    player = state.players[seat]
    held = [design for design in range(DESIGNS - 1) if int(player.hand) >> design & 1]
    return [*held, DESIGNS - 1] if player.bases else held


def _best(site: Site, touched: int, design: int) -> int:
    """The points of a card in its best slot, for somebody who touches these cards; 0 if there is none."""
    slots = (site.slots[number] for number in range(SIDES * int(site.standing)))
    return max([0, *(glance(site, slot, design) // POINT for slot in slots if is_within_reach(slot, touched))])


def _best_of_others(view: State, state: State, others: list[int]) -> int:
    """What others could score at most with a card that nobody has seen."""
    unseen = cards_out_of_sight(view)
    designs = [design for design in range(DESIGNS - 1) if unseen >> design & 1]
    touched = [cards_touched(state.site, state.players[other]) for other in others]
    return max((_best(state.site, cards, design) for cards in touched for design in designs), default=0)


# --- What it is ahead in ---------------------------------------------------------------------------------------------

PARTS: dict[str, Callable[[Came], int]] = {
    "last": lambda came: HAND_BONUS * POINT * came.emptied,
    "points": lambda came: POINT * came.points,
    "base": lambda came: -BASE * came.bases,
    "card": lambda came: -CARD * came.cards,
    "follow": lambda came: FOLLOW * came.follows,
    "reach": lambda came: REACH * came.near,
    "room": lambda came: -ROOM * came.stuck,
    "free": lambda came: -FREE * came.trapped,
    "wall": lambda came: WALLED * came.walled,
    "highest": lambda came: HIGHEST * (came.highest and came.late),
    "deny": lambda came: -DENY * came.denied,
    "safe": lambda came: -came.danger,
}


def _sentence(what: str, before: Came, ours: Came, other: Came) -> Note:
    if what == "points":
        return _note("double" if ours.doubled > other.doubled else what, points=ours.points - before.points)
    if what == "follow":
        return _note(what, points=ours.follows)
    if what == "deny":
        return _note(what, points=other.denied)
    if what == "reach":
        return _note(what, cards=ours.near, instead=other.near)
    if what == "room":
        return _note(what, cards=ours.stuck, instead=other.stuck)
    return _note(what)
