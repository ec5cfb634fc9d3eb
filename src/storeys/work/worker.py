"""A worker: a process that is asked by a line on its input and answers by a line on its output (`wire.py`).

    python -P -m storeys.work.worker MEGABYTES NICENESS

It gives way to everything else on the machine and takes no more memory than it is told. One thread listens, so that it
hears while it computes that nobody needs an answer any more; when nobody is left to say anything, long work ends, too.
"""

import os
import sys
import threading
from contextlib import suppress
from queue import SimpleQueue
from typing import TextIO

from .digest import digest
from .kinds import find
from .wire import Asked, Told, WireError, heard

MEGABYTE = 1 << 20


def be_modest(megabytes: int, niceness: int) -> None:
    """Let others go first, and take no more than that."""
    with suppress(ImportError, OSError, ValueError, AttributeError):  # not everywhere
        import resource

        os.nice(niceness)
        resource.setrlimit(resource.RLIMIT_DATA, (megabytes * MEGABYTE, megabytes * MEGABYTE))


class Worker:
    """Answers one question after the other."""

    def __init__(self, questions: TextIO, answers: TextIO) -> None:
        self._questions, self._answers = questions, answers
        self._asked: SimpleQueue[Asked | None] = SimpleQueue()
        self._unwanted: set[int] = set()
        self._alone = False  # nobody is left who could need an answer

    def serve(self) -> None:
        """Answer until nobody asks any more."""
        threading.Thread(target=self._listen, daemon=True).start()
        while asked := self._asked.get():
            self._say(self._work(asked))

    def _listen(self) -> None:
        for line in self._questions:
            match heard_or_none(line):
                case Asked() as asked:
                    self._asked.put(asked)
                case int(number):
                    self._unwanted.add(number)
        self._alone = True
        self._asked.put(None)

    def _work(self, asked: Asked) -> Told:
        if asked.sources != digest():
            return Told(asked.number, trouble="other-version", detail=f"{digest()} here, {asked.sources} there")
        try:
            return Told(asked.number, answer=find(asked.kind)(asked.question, _Job(self, asked.number)))
        except Exception as error:
            return Told(asked.number, trouble="failed", detail=f"{type(error).__name__}: {error}")

    def _say(self, told: Told) -> None:
        self._answers.write(f"{told.line()}\n")
        self._answers.flush()

    def is_unwanted(self, number: int) -> bool:
        return self._alone or number in self._unwanted


class _Job:
    """One question, as the work sees it."""

    def __init__(self, worker: Worker, number: int) -> None:
        self._worker, self._number = worker, number

    def stop(self) -> bool:
        return self._worker.is_unwanted(self._number)


def heard_or_none(line: str) -> Asked | int | None:
    """What nobody understands is not answered: whoever said it does not wait for ever."""
    with suppress(WireError):
        return heard(line)
    return None


def answers_apart() -> TextIO:
    """Our output for answers alone: whatever else is printed goes where errors go."""
    apart = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    return apart


if __name__ == "__main__":
    be_modest(int(sys.argv[1]), int(sys.argv[2]))
    Worker(sys.stdin, answers_apart()).serve()
