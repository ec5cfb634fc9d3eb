"""A position of Skeleton as text: what FEN is to chess. How it is read back is in reading.py.

    seats 2, choosing 1, stone 3
    left 1 1
    0: 2
    1: 2 3

The bag is never written: it is whatever is nowhere else.
"""

from ...games.kit import Bytes
from .names import PHASES, values
from .state import CHOOSING, State


def show(state: State) -> str:
    stone = f", stone {state.stone + 1}" if state.phase == CHOOSING else ""
    lines = [f"seats {state.seats}, {PHASES[state.phase]} {state.seat}{stone}", _heap("left", state.left)]
    lines += [_heap(f"{seat}:", state.players[seat].stones) for seat in range(state.seats)]
    return "\n".join(lines) + "\n"


def _heap(name: str, stones: Bytes) -> str:
    return " ".join([name, *map(str, values(stones))])
