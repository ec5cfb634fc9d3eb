"""The kernels: the routines of `playout.py` on a graphics card, one thread for each match.

Imported only where a kernel is wanted. Without a card, NUMBA_ENABLE_CUDASIM=1 runs the kernels in the interpreter.
The state of a match stays in the card's main memory: on an H200 that is 2.7 times faster than a copy in the
thread's own memory, where single bytes lie four bytes apart.
"""

from functools import cache
from typing import Any

import numpy as np

for _gone in ("row_stack", "in1d", "trapz"):  # NumPy 2.5 dropped them, numba-cuda still names them
    if not hasattr(np, _gone):
        setattr(np, _gone, None)

import numba  # noqa: E402
from numba import cuda  # noqa: E402

from .game import Game  # noqa: E402
from .generator import WORDS, seed  # noqa: E402
from .playout import careful_step, random_playout  # noqa: E402
from .record import Batch  # noqa: E402
from .run import known_to_numba, register_rules  # noqa: E402

# A small batch is as welcome as a large one, and arrays of the host may be handed over as they are.
numba.config.CUDA_LOW_OCCUPANCY_WARNINGS = False
numba.config.CUDA_WARN_ON_IMPLICIT_COPY = False

BLOCK = 128  # threads of a block


def is_there() -> bool:
    """Whether kernels can run here: on a card, or in the simulator."""
    return bool(cuda.is_available())


def playouts(game: Game, seats: int, count: int, number: int, settings: Batch, first: int) -> tuple[Any, Any]:
    """The final states of random matches and how many moves they had, both left in the card's memory."""
    states, moves = _erased(game, count), cuda.device_array(count, np.int32)
    _playout_kernel(game)[_blocks(count), BLOCK](states, moves, seats, settings, number, first)
    cuda.synchronize()
    return states, moves


def _erased(game: Game, count: int) -> Any:
    """States with all bytes zero: no rule ever writes the padding between the fields of a record."""
    states = cuda.device_array(count, game.State.dtype)
    words = states.view(np.int32)
    _erase_kernel()[_blocks(len(words)), BLOCK](words)
    return states


def step(game: Game, states: Batch, actions: Any, accepted: Any) -> None:
    _step_kernel(game)[_blocks(len(states)), BLOCK](states, actions, accepted)


def _blocks(count: int) -> int:
    return (count + BLOCK - 1) // BLOCK


@cache
def _erase_kernel() -> Any:
    def kernel(words: Any) -> None:
        index = cuda.grid(1)
        if index < len(words):
            words[index] = 0

    return cuda.jit(kernel)


@cache
def _playout_kernel(game: Game) -> Any:
    register_rules()
    playout, choices_at_most = random_playout(game, known_to_numba), game.choices

    def kernel(states: Any, moves: Any, seats: int, options: Any, number: int, first: int) -> None:
        index = cuda.grid(1)
        if index < len(states):
            generator = cuda.local.array(WORDS, np.int64)
            choices = cuda.local.array(choices_at_most, np.int32)
            seed(generator, number, first + index)
            moves[index] = playout(states[index], seats, options[0], choices, generator)

    return cuda.jit(kernel)


@cache
def _step_kernel(game: Game) -> Any:
    register_rules()
    step_one, choices_at_most = careful_step(game, known_to_numba), game.choices

    def kernel(states: Any, actions: Any, accepted: Any) -> None:
        index = cuda.grid(1)
        if index < len(states):
            choices = cuda.local.array(choices_at_most, np.int32)
            accepted[index] = step_one(states[index], int(actions[index]), choices)

    return cuda.jit(kernel)
