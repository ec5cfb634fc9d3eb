"""Many matches at once, each in one of several processes.

A worker plays the match it is told to and answers with the result; when whoever asked is gone, it finds its line cut
and ends. With one process there is no other: matches are played where they are asked for.
"""

import multiprocessing
import signal
from collections.abc import Generator, Iterable, Iterator
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from typing import Any

from .matches import Result, play
from .plan import Plan
from .players import Player
from .problems import MatchFailed

Task = tuple[int, int]  # a block and the number of a match in it


def played(plan: Plan, tasks: Iterable[Task], processes: int) -> Generator[Result]:
    """The results of these matches, each as soon as it is known; no further task is taken than can be begun."""
    players = warmed(plan)  # once, and not in each process at the same time
    if processes == 1:
        return (play(plan, players, *task) for task in tasks)
    return _played_beside(plan, tasks, processes)


def warmed(plan: Plan) -> list[Player]:
    """The players, who need not think of anything else any more than their decisions."""
    players = plan.sat_down()
    for each in players:
        each.warm()
    return players


def _played_beside(plan: Plan, tasks: Iterable[Task], processes: int) -> Generator[Result]:
    crew = [_Worker(plan) for _ in range(processes)]
    try:
        yield from _handed_out(crew, iter(tasks))
    finally:
        for worker in crew:
            worker.dismiss()


def _handed_out(crew: "list[_Worker]", tasks: Iterator[Task]) -> Iterator[Result]:
    idle, busy = list(crew), dict[Any, _Worker]()
    while True:
        while idle and (task := next(tasks, None)) is not None:
            worker = idle.pop()
            worker.ask(task)
            busy[worker.line] = worker
        if not busy:
            return
        for line in wait(list(busy)):
            worker = busy.pop(line)
            yield worker.answer()
            idle.append(worker)


class _Worker:
    """A process that plays one match after the other."""

    def __init__(self, plan: Plan) -> None:
        context = multiprocessing.get_context("spawn")  # of a process with threads nothing may be forked
        self.line, theirs = context.Pipe()
        self.process = context.Process(target=_work, args=(theirs, plan), daemon=True)
        self.process.start()
        theirs.close()
        self.task: Task = (0, 0)

    def ask(self, task: Task) -> None:
        self.task = task
        with suppress(OSError):  # its end is told by `answer`
            self.line.send(task)

    def answer(self) -> Result:
        try:
            answer: Result | tuple[str, dict[str, Any]] = self.line.recv()
        except (EOFError, OSError):
            block, match = self.task
            raise MatchFailed("died", block=block, match=match) from None
        if not isinstance(answer, Result):
            kind, arguments = answer
            raise MatchFailed(kind, **arguments)
        return answer

    def dismiss(self) -> None:
        self.line.close()
        self.process.terminate()
        self.process.join()


def _work(line: Connection, plan: Plan) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # it is for whoever asks, who then cuts the line
    players = warmed(plan)
    with suppress(EOFError, OSError):
        while True:
            block, match = line.recv()
            try:
                line.send(play(plan, players, block, match))
            except MatchFailed as problem:
                line.send((problem.kind, problem.arguments))
