"""The kinds of actions of a game: one table that numbers all actions, and says what tells those of a kind apart.

    KINDS = Kinds(
        decisions=(kind("bid", 6, "cards", during="bidding"), kind("pass", during="bidding")),
        chance=(kind("start", MOST_SEATS, "seat", during="starting"),),
    )
    BID, PASS, START = KINDS.first("bid"), KINDS.first("pass"), KINDS.first("start")

Every kind has a range of numbers, one after the other in the order of the table: first the decisions of a seat, then
the outcomes of chance. Rules know an action by its number, everything else by its kind and its number in the range.
"""

from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate
from typing import NamedTuple


class Kind(NamedTuple):
    """One row of the table."""

    do: str  # what it is called
    size: int  # how many actions of this kind there are
    particulars: tuple[str, ...]  # the names of what tells them apart
    phases: tuple[str, ...]  # when one of them is asked for


def kind(do: str, size: int = 1, *particulars: str, during: str) -> Kind:
    """A row of the table; if it is asked for in several phases, there are blanks between their names."""
    return Kind(do, size, particulars, tuple(during.split()))


class Kinds(Mapping[str, tuple[str, ...]]):
    """All kinds of actions; as a mapping, from what they are called to the names of their particulars."""

    def __init__(self, decisions: Sequence[Kind], chance: Sequence[Kind]) -> None:
        rows = [*decisions, *chance]
        *self._firsts, self.actions = accumulate((row.size for row in rows), initial=0)
        self.decisions = sum(row.size for row in decisions)
        self._rows = {row.do: row for row in rows}
        self._names = list(self._rows)
        if len(self._names) < len(rows) or any(row.size < 1 for row in rows):
            raise ValueError("every kind of action has a name of its own, and at least one number")

    def __getitem__(self, do: str) -> tuple[str, ...]:
        return self._rows[do].particulars

    def __iter__(self) -> Iterator[str]:
        return iter(self._names)

    def __len__(self) -> int:
        return len(self._names)

    def first(self, do: str) -> int:
        """The number with which the range of a kind begins."""
        return self._firsts[self._names.index(do)]

    def kind_of(self, action: int) -> tuple[str, int]:
        """What an action does, and its number within its range."""
        index = bisect_right(self._firsts, action) - 1
        return self._names[index], action - self._firsts[index]

    def phases(self, do: str) -> tuple[str, ...]:
        """When actions of a kind are asked for."""
        return self._rows[do].phases

    def is_asked(self, do: str, phase: str) -> bool:
        """Whether actions of a kind are asked for in a phase."""
        return phase in self._rows[do].phases
