"""Weighing the ways to move: sequential halving at the root, a tree and playouts below it.

All candidates are tried in the same worlds; after each round the better half goes on. So the last playouts, which are
most, decide between the few that matter. Rounds have equal shares of the time, or of the playouts.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import ceil, log2, sqrt
from time import perf_counter
from typing import Any

from ...games.kit import Batch, Game, Generator
from ...games.kit.generator import word
from .engine import Engine, promising
from .knowledge import knowledge_of
from .outlook import lines
from .playouts import Task
from .thought import Budget, Expectation, Option, Thought

Stop = Callable[[], bool]

FIRST_LOOK = 0.2  # of the time: whoever has not had a turn by then is left out
PATIENCE = 0.03  # seconds for which the clock is not asked
PIECE = 64  # playouts between two questions whether anybody still wants to know, where they are counted
FEWEST = 2  # candidates that go on to the last round


def never() -> bool:
    return False


def think(
    game: Game,
    view: Any,
    seat: int,
    budget: Budget,
    generator: Generator,
    goal: int = 0,
    stop: Stop = never,
    plans: Sequence[tuple[int, ...]] = (),
) -> Thought:
    """What the seat to move may expect of the ways it has, and which is the best.

    `plans` are further whole moves that are weighed to the end, whatever comes of them.
    """
    began = perf_counter()
    promises = promising(game, view, seat)
    found = list(promises)
    wanted = [plan for plan in plans if plan not in found]
    task = task_of(game, view, seat, word(generator), goal, imagined=True)
    engine = Engine(game, view, task, found + wanted, budget.threads)
    try:
        kept = [*range(len(found), len(found) + len(wanted)), *(found.index(plan) for plan in plans if plan in found)]
        before = _Before(knowledge_of(game).faith, [*promises.values(), *(min(promises.values()) for _ in wanted)])
        spent = _halve(engine, before, set(kept), budget, began, stop)
        return _thought(game, engine, view, seat, found + wanted, before, spent, began)
    finally:
        engine.close()


def expect(
    game: Game, state: Any, simulations: int, generator: Generator, goal: int = 0, threads: int = 1
) -> Expectation:
    """What each seat may expect of a position in which nothing is hidden, whoever is to move, chance included."""
    task = task_of(game, state, 0, word(generator), goal, imagined=False)
    engine = Engine(game, state, task, [()], threads)
    try:
        engine.weigh([0], range(simulations))
        tally, seats = engine.tallies[0], int(task[0].seats)
    finally:
        engine.close()
    shares = tuple(float(share) / simulations for share in tally.shares[:seats])
    errors = tuple(sqrt(max(share * (1 - share), 0.0) / simulations) for share in shares)
    points = tuple(float(total) / simulations for total in tally.points[:seats])
    return Expectation(shares, points, errors, simulations)


def task_of(game: Game, state: Any, seat: int, number: int, goal: int, *, imagined: bool) -> Batch:
    """What is looked at, as the machine code wants it."""
    knowledge, task = knowledge_of(game), Task.zeros(1)
    about = task[0]
    about.seat, about.seats = seat, int(state.seats)
    about.goal = goal or first_goal(game, int(state.seats))
    about.number, about.imagined = number, int(imagined)
    about.depth, about.own = knowledge.depth, int(knowledge.own and imagined)  # nobody searches in `expect`
    about.last = min(knowledge.stage(state) + knowledge.horizon, (1 << 31) - 1)
    about.margin, about.scale = knowledge.margin, knowledge.scale
    about.curiosity, about.trust = knowledge.curiosity, knowledge.trust
    return task


def first_goal(game: Game, seats: int) -> int:
    """What somebody who plays alone has to reach who has reached nothing yet."""
    return game.goal([]) if seats == 1 and game.goal else 0


# --- Sequential halving ----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class _Before:
    """What candidates promised before anything was tried."""

    faith: float
    promises: Sequence[float]

    def worths(self, tallies: Batch) -> list[float]:
        """What each is thought to be worth: its playouts, and its promise, which counts as so many more."""
        means = [float(tally.worth) / max(int(tally.visits), 1) for tally in tallies]
        if not self.faith:
            return means
        first = means[0] if tallies[0].visits else max(means)
        tried = zip(means, tallies["visits"].tolist(), self.promises, strict=True)
        return [
            (visits * mean + self.faith * (first + promise)) / (visits + self.faith) for mean, visits, promise in tried
        ]


@dataclass
class _Spent:
    """How many worlds were looked at, and how many playouts that were."""

    worlds: int = 0
    playouts: int = 0


def _halve(engine: Engine, before: _Before, kept: set[int], budget: Budget, began: float, stop: Stop) -> _Spent:
    spent, count = _Spent(), len(before.promises)
    alive = list(range(count))
    if budget.simulations is None:
        alive = _glimpsed(engine, count, kept, began + budget.seconds * FIRST_LOOK, spent, stop)
    rounds = max(1, ceil(log2(max(count, 2))))
    for number in range(rounds):
        _play_round(engine, alive, _share(budget, number, rounds, began), spent, stop)
        if stop():
            break
        if len(alive) > FEWEST:
            alive = _better_half(before.worths(engine.tallies), alive, kept)
    return spent


def _glimpsed(engine: Engine, count: int, kept: set[int], until: float, spent: _Spent, stop: Stop) -> list[int]:
    """Look at the first world with as many candidates as there is time for; they stand in order of promise."""
    seen, worlds = list[int](), range(len(engine.spaces))
    for candidate in [*sorted(kept), *(one for one in range(count) if one not in kept)]:
        if seen and candidate not in kept and (perf_counter() > until or stop()):
            break
        engine.weigh([candidate], worlds)
        seen.append(candidate)
        spent.playouts += len(worlds)
    spent.worlds = worlds.stop
    return sorted(seen)


@dataclass(frozen=True)
class _Share:
    """What a round may take: until when, or how many playouts."""

    until: float | None
    playouts: int


def _share(budget: Budget, number: int, rounds: int, began: float) -> _Share:
    if budget.simulations is not None:
        return _Share(None, max(1, budget.simulations // rounds))
    return _Share(began + budget.seconds * (number + 1) / rounds, 0)


def _play_round(engine: Engine, alive: list[int], share: _Share, spent: _Spent, stop: Stop) -> None:
    for worlds in _pieces(engine, alive, share, spent.worlds):
        engine.weigh(alive, worlds)
        spent.worlds, spent.playouts = worlds.stop, spent.playouts + len(worlds) * len(alive)
        if stop():
            return


def _pieces(engine: Engine, alive: list[int], share: _Share, first: int) -> Iterator[range]:
    """The worlds of a round, a few at a time, so that the clock can be asked in between."""
    size = threads = len(engine.spaces)  # as many worlds for each of them
    if share.until is None:
        last, size = first + max(1, share.playouts // len(alive)), threads * max(1, PIECE // (len(alive) * threads))
        yield from (range(start, min(start + size, last)) for start in range(first, last, size))
        return
    while (now := perf_counter()) < share.until:
        yield range(first, first + size)
        first, took = first + size, perf_counter() - now
        left = share.until - perf_counter()
        each = took / size
        size = max(threads, int(min(PATIENCE, left) / max(each, 1e-7)) // threads * threads)
        if left < each * size:  # the last piece would end too late
            return


def _better_half(worths: Sequence[float], alive: list[int], kept: set[int]) -> list[int]:
    """Those that go on; whoever has to be weighed to the end always does."""
    ranked = sorted(alive, key=lambda candidate: -worths[candidate])
    going = set(ranked[: max(FEWEST, (len(alive) + 1) // 2)]) | kept & set(alive)
    return [candidate for candidate in alive if candidate in going]


# --- The answer ------------------------------------------------------------------------------------------------------


def _thought(
    game: Game,
    engine: Engine,
    view: Any,
    seat: int,
    plans: list[tuple[int, ...]],
    before: _Before,
    spent: _Spent,
    began: float,
) -> Thought:
    tallies: Any = engine.tallies
    seats = int(view.seats)
    worths = before.worths(tallies)
    order = sorted(range(len(plans)), key=lambda one: (-int(tallies[one].visits), -worths[one], one))
    most = int(tallies[order[0]].visits)
    best = max((one for one in order if int(tallies[one].visits) == most), key=lambda one: (worths[one], -one))
    order.remove(best)
    options = [_option(tallies[one], plans[one], seat, seats) for one in (best, *order) if tallies[one].visits]
    lengthened = lines(game, view, seat, engine.spaces[0].tree, plans, (best, *order)[: len(options)], options)
    return Thought(plans[best][0], tuple(lengthened), spent.playouts, perf_counter() - began)


def _option(tally: Any, plan: tuple[int, ...], seat: int, seats: int) -> Option:
    visits = int(tally.visits)
    shares = tuple(float(total) / visits for total in tally.shares[:seats])
    spread = max(float(tally.squares) / visits - shares[seat] ** 2, 0.0)
    points = tuple(float(total) / visits for total in tally.points[:seats])
    return Option(plan, visits, shares, points, sqrt(spread / visits), float(tally.worth) / visits)
