"""What a search is given, and what it answers."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Budget:
    """How long a search may take: by the clock, or so many playouts and always the same answer."""

    seconds: float = 1.0
    simulations: int | None = None  # given, the clock does not count
    threads: int = 1


@dataclass(frozen=True)
class Option:
    """A way to move that was weighed."""

    plan: tuple[int, ...]  # the whole move, decision by decision; the first is the action now
    visits: int  # playouts that were spent on it
    shares: tuple[float, ...]  # what part of the win each seat may expect; alone: how likely the goal is reached
    points: tuple[float, ...]  # the points that each seat may expect at the end
    error: float  # standard error of the share of whoever moves
    worth: float  # what the search compares: the win first, the margin second
    line: tuple[int, ...] = ()  # how it is expected to go on, chance included


@dataclass(frozen=True)
class Thought:
    """What a search found."""

    action: int
    options: tuple[Option, ...]  # the best first, which begins with the action
    simulations: int
    seconds: float


@dataclass(frozen=True)
class Expectation:
    """What each seat may expect of a position in which everything is known."""

    shares: tuple[float, ...]
    points: tuple[float, ...]
    errors: tuple[float, ...]  # standard errors of the shares
    simulations: int
