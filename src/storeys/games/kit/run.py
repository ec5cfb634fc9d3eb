"""Running the rules by the million: the only module, with `gpu.py`, that compiles anything.

The same functions run three ways: in the interpreter ("plain"), as machine code on the CPU ("cpu") and as a kernel
on the GPU ("cuda"). The routines of `playout.py` are shared; this module only brings the loops around them. Final
states are equal to the byte for equal seeds, because the generator stands outside the state and is the same
everywhere.

Compiled code is cached on disk in a folder named after a digest of every source that goes into it. Numba itself
looks only at the file of the entry function, and would go on running machine code of rules that have changed.
"""

import hashlib
import inspect
import os
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any, Literal, NamedTuple

import numba
import numpy as np
from numba.extending import overload, register_jitable
from numpy.typing import NDArray

from .desk import desk_of
from .game import Game
from .generator import WORDS, seed
from .playout import UNFINISHED, Routine, careful_step, contest_playout, random_playout
from .record import Batch, Numbers
from .rule import MARKED

Device = Literal["plain", "cpu", "cuda"]


class Played(NamedTuple):
    """Matches that were played to their end."""

    states: Batch
    moves: Numbers


class IllegalChoiceError(AssertionError):
    """A policy chose an action that is not legal."""

    def __init__(self, game: Game, match: int, state: Any) -> None:
        seat = game.to_move(state)
        super().__init__(f"seat {seat} of match {match} chose an action that is not legal in\n{game.show(state)}")


# --- Compiling -------------------------------------------------------------------------------------------------------


def cache_folder() -> Path:
    """Where machine code is kept between runs; STOREYS_CACHE moves it."""
    home = os.environ.get("STOREYS_CACHE") or os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
    return Path(home) / "storeys"


def digest(*functions: Callable[..., Any]) -> str:
    """A short name for everything that goes into the machine code of these functions."""
    folders = {Path(inspect.getfile(function)).parent for function in functions} | {Path(__file__).parent}
    sources = sorted(file for folder in folders for file in folder.glob("*.py") if not file.stem.endswith("_test"))
    everything = hashlib.sha256(
        f"{numba.__version__} {np.__version__} {numba.config.BOUNDSCHECK} {numba.config.OPT}".encode()
    )
    for source in sources:
        everything.update(source.name.encode() + source.read_bytes())
    return everything.hexdigest()[:16]


def is_compiled(game: Game) -> bool:
    """Whether machine code of this game is on disk; if not, the first run takes some seconds longer."""
    return on_disk(1, game.new_game)


def on_disk(loops: int, *functions: Callable[..., Any]) -> bool:
    """Whether machine code of so many loops over these functions is kept."""
    return len(list((cache_folder() / digest(*functions)).glob("*/*.nbi"))) >= loops


def register_rules() -> None:
    """Tell Numba of every function marked `@rule` since the last time."""
    while MARKED:
        function, compiled = MARKED.pop()
        overload(function, strict=False)(_always(compiled))


def _always(compiled: Callable[..., Any]) -> Callable[..., Any]:
    """For whatever types of arguments."""
    return lambda *arguments, **named: compiled


def known_to_numba(routine: Routine) -> Routine:
    marked: Routine = register_jitable(routine)
    return marked


def left_alone(routine: Routine) -> Routine:
    return routine


def compiled(loop: Routine, *functions: Callable[..., Any]) -> Routine:
    """Machine code of a loop, kept under the sources of these functions."""
    register_rules()
    numba.config.CACHE_DIR = str(cache_folder() / digest(*functions))
    machine_code: Routine = numba.njit(nogil=True, cache=True)(loop)
    return machine_code


def _spread(part: Callable[[slice], None], count: int, threads: int) -> None:
    """Divide the indices 0 … count − 1 among threads; compiled loops do not hold the interpreter's lock."""
    bounds = [count * index // threads for index in range(threads + 1)]
    with ThreadPoolExecutor(threads) as pool:
        list(pool.map(part, map(slice, bounds[:-1], bounds[1:])))


# --- Random matches --------------------------------------------------------------------------------------------------


def playouts(
    game: Game,
    seats: int,
    count: int,
    number: int,
    *,
    options: Mapping[str, int] | None = None,
    device: Device = "cpu",
    threads: int = 1,
    first: int = 0,
) -> Played:
    """Play `count` matches with uniformly random decisions; match i uses stream first + i of the seed `number`."""
    settings = game.settings(options or {})
    if device == "cuda":
        from . import gpu

        states, moves = gpu.playouts(game, seats, count, number, settings, first)
        return Played(states.copy_to_host(game.State.zeros(count)), moves.copy_to_host())
    loop = _random_loop_compiled(game) if device == "cpu" else _random_loop(game, left_alone)
    played = Played(game.State.zeros(count), np.zeros(count, np.int32))

    def part(piece: slice) -> None:
        space = game.blank(), np.zeros(WORDS, np.int64)
        loop(played.states[piece], played.moves[piece], seats, settings, number, first + piece.start, *space)

    _spread(part, count, threads)
    return played


def _random_loop(game: Game, mark: Callable[[Routine], Routine]) -> Routine:
    playout = random_playout(game, mark)

    def loop(
        states: Any, moves: Any, seats: int, options: Any, number: int, first: int, choices: Any, generator: Any
    ) -> None:
        for index in range(len(states)):
            seed(generator, number, first + index)
            moves[index] = playout(states[index], seats, options[0], choices, generator)

    return loop


@cache
def _random_loop_compiled(game: Game) -> Routine:
    return compiled(_random_loop(game, known_to_numba), game.new_game)


# --- Contests of policies --------------------------------------------------------------------------------------------


def contest(
    game: Game,
    policies: Sequence[Routine],
    who: NDArray[np.int32],
    number: int,
    *,
    options: Mapping[str, int] | None = None,
    device: Literal["plain", "cpu"] = "cpu",
    threads: int = 1,
    first: int = 0,
) -> Played:
    """Play one match for each row of `who`, which names the policy in every seat; IllegalChoiceError if one cheats."""
    settings = game.settings(options or {})
    loop = _contest_loop(game, tuple(policies), device)
    played = Played(game.State.zeros(len(who)), np.zeros(len(who), np.int32))

    def part(piece: slice) -> None:
        space = desk_of(game), np.zeros(WORDS, np.int64)
        loop(played.states[piece], played.moves[piece], who[piece], settings, number, first + piece.start, *space)

    _spread(part, len(who), threads)
    for match in np.flatnonzero(played.moves == UNFINISHED):
        raise IllegalChoiceError(game, first + int(match), played.states[match])
    return played


@cache
def _contest_loop(game: Game, policies: tuple[Routine, ...], device: Device) -> Routine:
    playout = contest_playout(game, policies, known_to_numba if device == "cpu" else left_alone)

    def loop(
        states: Any, moves: Any, who: Any, options: Any, number: int, first: int, desk: Any, generator: Any
    ) -> None:
        for index in range(len(states)):
            seed(generator, number, first + index)
            moves[index] = playout(states, index, who.shape[1], options[0], who[index], desk, generator)

    return compiled(loop, game.new_game, *policies) if device == "cpu" else loop


def decide(
    game: Game,
    policy: Routine,
    views: Batch,
    seats: Numbers,
    number: int,
    *,
    device: Literal["plain", "cpu"] = "cpu",
    first: int = 0,
) -> Numbers:
    """What a policy answers in each of these views for the seat to move; view i uses stream first + i of the seed."""
    answers = np.zeros(len(views), np.int32)
    loop = _decide_loop(policy, game, device)
    loop(views, seats, answers, number, first, desk_of(game), np.zeros(WORDS, np.int64))
    return answers


@cache
def _decide_loop(policy: Routine, game: Game, device: Device) -> Routine:
    def loop(views: Any, seats: Any, answers: Any, number: int, first: int, desk: Any, generator: Any) -> None:
        for index in range(len(views)):
            seed(generator, number, first + index)
            desk[0] = views[index]
            answers[index] = policy(desk, int(seats[index]), generator)

    return compiled(loop, game.new_game, policy) if device == "cpu" else loop


# --- Stepping batches ------------------------------------------------------------------------------------------------


def step(game: Game, states: Batch, actions: Numbers, *, device: Device = "cpu", threads: int = 1) -> NDArray[np.bool_]:
    """Apply one action to each state; an illegal one leaves its state alone. Says which were accepted."""
    accepted = np.zeros(len(states), np.bool_)
    if device == "cuda":
        from . import gpu

        gpu.step(game, states, actions, accepted)
        return accepted
    loop = _step_loop_compiled(game) if device == "cpu" else _step_loop(game, left_alone)

    def part(piece: slice) -> None:
        loop(states[piece], actions[piece], accepted[piece], game.blank())

    _spread(part, len(states), threads)
    return accepted


def _step_loop(game: Game, mark: Callable[[Routine], Routine]) -> Routine:
    step_one = careful_step(game, mark)

    def loop(states: Any, actions: Any, accepted: Any, choices: Any) -> None:
        for index in range(len(states)):
            accepted[index] = step_one(states[index], int(actions[index]), choices)

    return loop


@cache
def _step_loop_compiled(game: Game) -> Routine:
    return compiled(_step_loop(game, known_to_numba), game.new_game)


# --- Results ---------------------------------------------------------------------------------------------------------


class Results(NamedTuple):
    """How matches ended: a row for each match, a column for each seat."""

    scores: Numbers
    ranks: Numbers


def results(
    game: Game, states: Batch, seats: int, *, device: Literal["plain", "cpu"] = "cpu", threads: int = 1
) -> Results:
    """The final scores and the ranking of matches that are over."""
    loop = _results_loop_compiled(game) if device == "cpu" else _results_loop(game)
    found = Results(np.zeros((len(states), seats), np.int32), np.zeros((len(states), seats), np.int32))

    def part(piece: slice) -> None:
        loop(states[piece], found.scores[piece], found.ranks[piece])

    _spread(part, len(states), threads)
    return found


def _results_loop(game: Game) -> Routine:
    final_scores, ranking = game.final_scores, game.ranking

    def loop(states: Any, scores: Any, ranks: Any) -> None:
        for index in range(len(states)):
            final_scores(states[index], scores[index])
            ranking(states[index], ranks[index])

    return loop


@cache
def _results_loop_compiled(game: Game) -> Routine:
    return compiled(_results_loop(game), game.new_game)
