"""The machine code of a search, and the working space of each thread that runs it."""

from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import pairwise
from typing import Any

import numpy as np

from ...games.kit import Batch, Game, Numbers, desk_of
from ...games.kit.generator import WORDS
from ...games.kit.playout import Routine
from .knowledge import THOUSANDTHS, knowledge_of
from .playouts import LONGEST_PLAN, MOST_PLANS, NO_STEP, Outcome, Tally, weigh
from .tree import Tree


def functions_of(game: Game) -> tuple[Any, ...]:
    """Functions of every folder whose sources go into the machine code of a search."""
    return game.new_game, knowledge_of(game).policy, weigh


@cache
def weigher(game: Game) -> Routine:
    """The routine that weighs candidates, compiled or read from disk."""
    from ...games.kit import run

    knowledge = knowledge_of(game)
    return run.compiled(weigh(game, knowledge, run.known_to_numba), *functions_of(game))


@cache
def lister(game: Game) -> Routine:
    """The routine that makes the shortlist of whole moves, compiled or read from disk."""
    from ...games.kit import run

    knowledge = knowledge_of(game)
    candidates, promise = knowledge.candidates, knowledge.promise

    def loop(desk: Any, seat: int, plans: Any, promises: Any) -> int:
        count = int(candidates(desk, seat, plans))
        promise(desk, count, promises)
        return count

    return run.compiled(loop, *functions_of(game))


def shortlist(game: Game, view: Any, seat: int) -> list[tuple[int, ...]]:
    """The whole moves to weigh; every legal step where nobody has written which."""
    return list(promising(game, view, seat))


def promising(game: Game, view: Any, seat: int) -> dict[tuple[int, ...], float]:
    """The whole moves to weigh, and what each seems to be worth beside the first."""
    plans = np.full((MOST_PLANS, LONGEST_PLAN), NO_STEP, np.int32)
    desk, promises = desk_of(game), np.zeros(MOST_PLANS, np.int32)
    desk[0] = view
    count = lister(game)(desk, seat, plans, promises)
    if count == 0:
        return dict.fromkeys(((action,) for action in game.legal(view)), 0.0)
    moves = (tuple(step for step in plan.tolist() if step != NO_STEP) for plan in plans[:count])
    return {move: promise / THOUSANDTHS for move, promise in zip(moves, promises.tolist(), strict=False)}


class Space:
    """What one thread needs to weigh candidates."""

    def __init__(self, game: Game) -> None:
        self.tallies = Tally.zeros(MOST_PLANS)
        self.tree = Tree.zeros(1)
        self._rest = (desk_of(game), game.State.zeros(1), self.tree, Outcome.zeros(1), game.blank())
        self._luck = np.zeros(WORDS, np.int64)

    def weigh(self, routine: Routine, view: Batch, task: Batch, plans: Numbers, alive: Numbers, worlds: range) -> None:
        desk, world, tree, outcome, choices = self._rest
        about = (view, task, plans, alive, worlds.start, len(worlds))
        routine(*about, self.tallies, desk, world, tree, outcome, choices, self._luck)


def shared_out(worlds: range, threads: int) -> list[range]:
    """A part for each thread, one world larger for some if there is no other way."""
    bounds = [worlds.start + len(worlds) * part // threads for part in range(threads + 1)]
    return [range(start, end) for start, end in pairwise(bounds)]


class Engine:
    """Threads that weigh the candidates of one position, a tree each."""

    def __init__(self, game: Game, view: Any, task: Batch, plans: list[tuple[int, ...]], threads: int) -> None:
        self._routine, self._task = weigher(game), task
        self._view = game.State.zeros(1)
        self._view[0] = view
        self._plans = np.full((len(plans), LONGEST_PLAN), NO_STEP, np.int32)
        for row, plan in zip(self._plans, plans, strict=True):
            row[: len(plan)] = plan
        self.spaces = [Space(game) for _ in range(threads)]
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None

    def weigh(self, alive: list[int], worlds: range) -> None:
        """Try these candidates in these worlds, which the threads share out."""
        about = self._view, self._task, self._plans, np.array(alive, np.int32)
        if self._pool is None:
            self.spaces[0].weigh(self._routine, *about, worlds)
            return
        done = [
            self._pool.submit(space.weigh, self._routine, *about, part)
            for space, part in zip(self.spaces, shared_out(worlds, len(self.spaces)), strict=True)
        ]
        for one in done:
            one.result()

    @property
    def tallies(self) -> Batch:
        """What all threads have found, together."""
        total = Tally.zeros(len(self._plans))
        for space in self.spaces:
            for name in Tally.dtype.names or ():
                total[name] += space.tallies[name][: len(total)]
        return total

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown()
