"""A position of 5 Towers as text: what FEN is to chess. How it is read back is in reading.py.

    seats 3, starter 0, passes 0
    building 1, spoken 3, bid 3 by 1
    display candy-7 - scrap-3* plant-0 spooky-9*
    0: candy 15 9 8; plant 4; removed sand-5 sand-6
    1: sand 9
    2:
    discards candy-3

Cards lie in the order of their slots; `*` marks a card in the winner's hand and `-` one already placed. Towers are
written bottom to top. The draw pile is never written: it is whatever is nowhere else.
"""

from . import cards as heaps
from .cards import SUIT_NAMES
from .names import PHASES, card_name
from .state import BIDDING, BUILDING, EMPTY, NOBODY, Player, State


def show(state: State) -> str:
    lines = [f"seats {state.seats}, starter {state.starter}, passes {state.passes}", _auction(state)]
    if state.dealt:
        lines.append(" ".join(["display", *(_slot(state, slot) for slot in range(state.dealt))]))
    lines += [f"{seat}: {_towers(state.players[seat])}".rstrip() for seat in range(state.seats)]
    if state.discards.any():
        lines.append(" ".join(["discards", *names(state.discards)]))
    return "\n".join(lines) + "\n"


def names(heap: heaps.Heap) -> list[str]:
    return [card_name(kind) for kind in heaps.contents(heap)]


def _auction(state: State) -> str:
    phase = PHASES[state.phase]
    if not BIDDING <= state.phase <= BUILDING:
        return phase
    bid = "" if state.bidder == NOBODY else f", bid {state.bid} by {state.bidder}"
    return f"{phase} {state.seat}, spoken {state.spoken}{bid}"


def _slot(state: State, slot: int) -> str:
    kind = int(state.display[slot])
    return "-" if kind == EMPTY else card_name(kind) + "*" * (state.hand >> slot & 1)


def _towers(player: Player) -> str:
    parts = [
        " ".join([name, *map(str, player.cards[suit, : player.height[suit]])])
        for suit, name in enumerate(SUIT_NAMES)
        if player.height[suit]
    ]
    if player.removed.any():
        parts.append(" ".join(["removed", *names(player.removed)]))
    return "; ".join(parts)
