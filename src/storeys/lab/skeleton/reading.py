"""A position of Skeleton from its text; text.py says how it is written."""

import re

from ...games.kit import Bytes, PositionError, bags
from . import rules
from .names import PHASES
from .state import CHOOSING, COPIES, DRAWING, ENDED, MOST_STONES, VALUES, Options, State

HEADER = re.compile(r"seats ([2-4]), (\w+) ([0-3])(?:, stone ([1-3]))?")


def parse(text: str) -> State:
    header, *heaps = [line.strip() for line in text.strip().splitlines()] or [""]
    state = State.zero()
    _read_header(state, header)
    names = ["left", *(f"{seat}:" for seat in range(state.seats))]
    if len(heaps) != len(names):
        raise PositionError("after the first line there is one for what was left, and one for every seat")
    for name, line, stones in zip(
        names, heaps, [state.left, *(player.stones for player in state.players)], strict=False
    ):
        _read_heap(stones, name, line)
    _fill_bag(state)
    _check(state)
    return state


def _read_header(state: State, line: str) -> None:
    header = HEADER.fullmatch(line)
    if not header or header[2] not in PHASES or int(header[3]) >= int(header[1]):
        raise PositionError(f"not the first line of a position: {line}")
    rules.new_game(state, int(header[1]), Options.zero())
    state.phase, state.seat = PHASES.index(header[2]), int(header[3])
    if (state.phase == CHOOSING) != (header[4] is not None):
        raise PositionError("a stone was drawn if somebody has to choose, and only then")
    if header[4]:
        state.stone = int(header[4]) - 1


def _read_heap(stones: Bytes, name: str, line: str) -> None:
    word, *values = line.split() or [""]
    if word != name or not all(re.fullmatch(r"[1-3]", value) for value in values):
        raise PositionError(f"not a line of {name} {line}")
    for value in values[: VALUES * COPIES + 1]:
        stones[int(value) - 1] += 1


def _fill_bag(state: State) -> None:
    """The bag is the stones of X-1 that are nowhere else."""
    for value in range(VALUES):
        taken = sum(int(player.stones[value]) for player in state.players)
        state.bag[value] = COPIES - taken - int(state.left[value]) - int(state.stone == value)
    if (state.bag < 0).any():
        raise PositionError("there are not so many stones")


def _check(state: State) -> None:
    """Raise PositionError with the first thing that cannot be."""
    if any(bags.size(player.stones) > MOST_STONES for player in state.players):
        raise PositionError("X-3: nobody has more than three stones")
    if state.phase == DRAWING and not state.bag.any():
        raise PositionError("X-4: when the bag is empty, the game is over")
    if state.phase == ENDED and state.bag.any():
        raise PositionError("X-4: the game is over when the bag is empty")
