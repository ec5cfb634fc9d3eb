"""The picture for clients: everything a client draws, and nothing it would have to work out."""

from . import cards as heaps
from . import rules
from .cards import SUIT_NAMES, SUITS
from .names import CARDS, PHASES, card
from .picture_type import Card, Picture, Slot
from .picture_type import Player as DrawnPlayer
from .state import EMPTY, NOBODY, Player, State


def as_json(view: State) -> Picture:
    """A view as JSON."""
    bidder = None if view.bidder == NOBODY else int(view.bidder)
    return {
        "phase": PHASES[view.phase],
        "starter": int(view.starter),
        "bid": None if bidder is None else int(view.bid),
        "bidder": bidder,
        "display": [_slot(view, slot) for slot in range(view.dealt)],
        "pile": {"cards": int(view.left), "passes": int(view.passes), "contents": _cards(view.pile)},
        "discards": _cards(view.discards),
        "players": [_player(view.players[seat]) for seat in range(view.seats)],
    }


def _slot(view: State, slot: int) -> Slot | None:
    kind = int(view.display[slot])
    if kind == EMPTY:
        return None
    return {**card(kind), "taken": bool(view.hand >> slot & 1), "fits": _fits(view, slot)}


def _fits(view: State, slot: int) -> bool:
    """Whether the seat to move could take and build this card; asked while bidding and taking, otherwise false."""
    return int(view.buildable) & int(rules.HOLDING[slot]) != 0


def _cards(heap: heaps.Heap) -> list[Card]:
    return [CARDS[kind] for kind in heaps.contents(heap)]


def _player(player: Player) -> DrawnPlayer:
    towers = [player.cards[suit, : player.height[suit]].tolist() for suit in range(SUITS)]
    return {
        "towers": dict(zip(SUIT_NAMES, towers, strict=True)),
        "removed": _cards(player.removed),
        "score": rules.score(player),
    }
