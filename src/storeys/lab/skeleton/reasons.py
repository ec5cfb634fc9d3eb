"""Why an action is refused: the rule that forbids it, and a sentence with its arguments.

Sentences are named here and written in `words/*.ftl`.
"""

from collections.abc import Callable

from ...games.kit import Reason
from .kinds import KINDS
from .names import PHASES
from .state import State

# What must come first in each phase, and the rule that says so.
FIRST = {
    "drawing": ("X-2", "skeleton-why-draw-first"),
    "choosing": ("X-3", "skeleton-why-choose-first"),
    "ended": ("X-4", "skeleton-why-over"),
}


def why_not(state: State, action: int) -> Reason:
    """The rule that forbids an action which is not legal."""
    do, number = KINDS.kind_of(action)
    return not_now(state, do) or EXPLAIN[do](state, number)


def not_now(state: State, do: str) -> Reason | None:
    """What has to be done before any action of a kind; None if it is asked for."""
    phase = PHASES[state.phase]
    return None if KINDS.is_asked(do, phase) else Reason(*FIRST[phase], {})


def _why_not_take(state: State, number: int) -> Reason:
    return Reason("X-3", "skeleton-why-enough", {})


def _why_not_draw(state: State, number: int) -> Reason:
    return Reason("X-2", "skeleton-why-not-in-bag", {"value": number + 1})


# Every kind of action that can be asked for and still be refused.
EXPLAIN: dict[str, Callable[[State, int], Reason]] = {
    "take": _why_not_take,
    "draw": _why_not_draw,
}
