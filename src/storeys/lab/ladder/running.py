"""A ladder from its plan to its results: what is still to be played, who plays it, and when it is enough."""

import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from time import monotonic

import numpy as np

from .betting import MISTAKE, decided_after
from .crew import Task, played
from .matches import Result
from .plan import FAIR, Plan
from .record import Record
from .shares import meeting


def enough_after(plan: Plan, blocks: Sequence[Sequence[Result]]) -> int | None:
    """After how many blocks it was enough for every pair that the ladder is about; None if it is not yet.

    They share the probability of a mistake.
    """
    pairs = neighbours(plan)
    sure = [_sure_after(plan, blocks, pair, MISTAKE / len(pairs)) for pair in pairs]
    return None if None in sure else max(number for number in sure if number is not None)


def _sure_after(plan: Plan, blocks: Sequence[Sequence[Result]], pair: tuple[int, int], mistake: float) -> int | None:
    met = meeting(blocks, *pair)
    share = met.fair if plan.stop in (None, FAIR) else float(plan.stop)
    after = decided_after(met.against(np.array([share]))[:, 0], share, mistake)
    return None if after is None else _blocks_until(blocks, pair, after)


def neighbours(plan: Plan) -> list[tuple[int, int]]:
    """The pairs that a ladder is about: each player and the next, or the first and each of the others."""
    if plan.lone:
        return [(0, other) for other in range(1, len(plan.players))]
    return [(number, number + 1) for number in range(len(plan.players) - 1)]


def _blocks_until(blocks: Sequence[Sequence[Result]], pair: tuple[int, int], meetings: int) -> int:
    """How many blocks it took until two players had met in so many of them."""
    met = [number for number, block in enumerate(blocks, 1) if any(set(pair) <= set(each.seated) for each in block)]
    return met[meetings - 1]


@dataclass(frozen=True)
class Standing:
    """How far a ladder has come."""

    plan: Plan
    blocks: Sequence[Sequence[Result]]  # those that are complete
    matches: int  # played, those of other blocks included
    stopped: bool = False  # because it was enough, and not because all were played
    done: bool = False  # as many blocks as were asked for, or enough


Tell = Callable[[Standing], None]


def processes_for(plan: Plan, wanted: int | None) -> int:
    """As many as were asked for, or as many as keep the machine busy."""
    return wanted or max(1, (os.cpu_count() or 1) // plan.threads)


def climb(
    plan: Plan,
    blocks: int,
    *,
    processes: int = 1,
    folder: Path | None = None,
    resume: bool = False,
    limit: float | None = None,
    tell: Tell | None = None,
) -> Standing:
    """Play so many blocks, or until it is enough, or until no match may be begun any more (`limit`, in seconds)."""
    record = Record(plan, folder, resume, blocks)
    try:
        climber = _Climber(record, blocks, limit, tell)
        with closing(played(plan, climber.tasks(), processes)) as results:
            for result in results:
                climber.note(result)
                if climber.stopped:
                    break
        return climber.finish()
    finally:
        record.close()


class _Climber:
    """A ladder that is being played."""

    def __init__(self, record: Record, blocks: int, limit: float | None, tell: Tell | None) -> None:
        self.record, self.wanted, self.tell = record, blocks, tell
        self.until = None if limit is None else monotonic() + limit
        self.complete: list[list[Result]] = []
        self.stopped = False
        self._go_on()

    def tasks(self) -> Iterator[Task]:
        """What is still to be played, block by block."""
        for block in range(self.wanted):
            for match in range(len(self.record.plan.block(block))):
                if self.stopped or (self.until is not None and monotonic() >= self.until):
                    return
                if (block, match) not in self.record.results:
                    yield block, match

    def note(self, result: Result) -> None:
        """Keep a result, and see whether it completes anything."""
        self.record.add(result)
        self._go_on()
        if self.tell:
            self.tell(self.standing())

    def _go_on(self) -> None:
        before = len(self.complete)
        while not self.stopped and (block := self.record.block(len(self.complete))) is not None:
            self.complete.append(block)
        if self.record.plan.stop is not None and len(self.complete) > before:
            after = enough_after(self.record.plan, self.complete)
            if after is not None:
                self.stopped, self.complete = True, self.complete[:after]

    def standing(self, done: bool = False) -> Standing:
        return Standing(self.record.plan, list(self.complete), len(self.record.results), self.stopped, done)

    def finish(self) -> Standing:
        """Put the record in order when nothing is missing any more."""
        done = self.stopped or len(self.complete) >= self.wanted
        if done:
            self.record.finish(self.complete)
        return self.standing(done)


def recorded(folder: Path) -> Standing:
    """What the folder of a ladder holds, whether or not its bots have changed since."""
    record = Record.read(folder)
    climber = _Climber(record, 0, None, None)
    complete = sum(map(len, climber.complete))
    return climber.standing(done=climber.stopped or complete == len(record.results))
