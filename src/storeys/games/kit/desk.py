"""The desk of a policy: the view it decides from, records to try actions on, and paper to work things out on.

A policy can allocate nothing. Its paper is a record like a position, whose fields say what is written where:

    class Paper(Record):
        worths: Annotated[Numbers, np.int32, (5,)]
        best: i32

    paper_on = paper_behind(Paper, VIEW)        # paper_on(desk).worths[3] = 7, with whatever was left there before

It lies on the records behind the view, so it has no field wider than theirs are.
"""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, TypeVar, cast

import numpy as np

from .game import Game
from .record import Batch, Record
from .rule import rule_compiled_as

VIEW, TRIAL = 0, 1  # the records of a desk that paper may lie behind: the view, or the first to try actions on
TRIALS = 2  # records to try actions on

P = TypeVar("P", bound=Record)


def desk_of(game: Game) -> Batch:
    """The records a policy has before it: its view, some to try actions on, and room to write down all its choices."""
    for_choices = -(-game.blank().nbytes // game.State.dtype.itemsize)
    return game.State.zeros(1 + TRIALS + for_choices)


def paper_behind(paper: type[P], last: int) -> Callable[[Batch], P]:
    """A rule that reads the records of a desk behind the last one that is needed otherwise as one of paper.

    The interpreter looks every field up once and keeps it at hand: to find it again takes five times as long as to
    read a number from it.
    """
    kind, size, first = paper.dtype, paper.dtype.itemsize, last + 1
    fields = kind.names or ()

    def lying_on(desk: Batch) -> P:
        found: P = desk[first:].view(np.int8)[:size].view(kind)[0]
        return found

    @rule_compiled_as(lying_on)
    def paper_on(desk: Batch) -> P:
        record: Any = lying_on(desk)
        return cast(P, SimpleNamespace(**{field: record[field] for field in fields}))

    return paper_on
