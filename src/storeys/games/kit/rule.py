"""`@rule` marks a rule of a game: plain Python for a person's move, machine code inside a compiled loop.

Marking costs nothing and imports no compiler, so that a table can be played the moment the program starts.
`run.py` hands what is marked here to Numba when something is compiled.
"""

from collections.abc import Callable
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

MARKED: list[tuple[Callable[..., Any], Callable[..., Any]]] = []  # each rule, and what is compiled for it


def rule(function: F) -> F:
    """Mark `function` as a rule; it stays the ordinary Python function it is."""
    MARKED.append((function, function))
    return function


def rule_compiled_as(compiled: Callable[..., Any]) -> Callable[[F], F]:
    """Mark a rule that comes to the same by another way in machine code, where the plain way would be slow."""

    def mark(function: F) -> F:
        MARKED.append((function, compiled))
        return function

    return mark
