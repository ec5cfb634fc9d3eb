"""The kinds of work, each a module with a function `answer`, which is read when somebody asks for it.

    def answer(question: Json, job: Job) -> Json

A question says everything that matters in it, so that it can be asked again and elsewhere. Long work asks the job now
and then whether it should stop: then whatever it returns is thrown away.
"""

from collections.abc import Callable
from importlib import import_module
from typing import Any, Protocol

Json = dict[str, Any]

KINDS = {
    "hand": "hands",  # what comes of a hand
    "move": "moves",  # what a bot does
    "hint": "hints",  # what somebody could do, and why
    "review": "reviews",  # what could have been done
    "warm": "warming",  # machine code of a game, so that nobody waits for it
}


class Job(Protocol):
    """What work knows of whoever asked for it."""

    def stop(self) -> bool:
        """Whether nobody needs the answer any more; asked as often as you like."""


Answer = Callable[[Json, Job], Json]


class UnknownKindError(ValueError):
    """Nobody knows such work."""


def find(kind: str) -> Answer:
    """What answers questions of this kind."""
    if kind not in KINDS:
        raise UnknownKindError(f"there is no work called {kind}")
    answer: Answer = import_module(f"storeys.work.{KINDS[kind]}").answer
    return answer
