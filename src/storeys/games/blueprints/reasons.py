"""Why an action is refused: the rule that forbids it, and a sentence with its arguments.

Sentences are named here and written in `words/*.ftl`.
"""

from collections.abc import Callable

from ..kit import Reason
from .dice import MATERIAL_NAMES
from .kinds import KINDS
from .names import PHASES, die_json, square_json
from .plans import HATCHED, PLAN_NAMES, on_square
from .state import ENDED, State, own_building

# What must come first in each phase, and the rule that says so.
FIRST = {
    "starting": ("B-9", "blueprints-why-start-first"),
    "demand": ("B-6", "blueprints-why-demand-first"),
    "dealing": ("B-7", "blueprints-why-deal-first"),
    "drawing": ("B-8", "blueprints-why-draw-first"),
    "taking": ("B-10", "blueprints-why-take-first"),
    "placing": ("B-17", "blueprints-why-place-first"),
    "discarding": ("B-11", "blueprints-why-discard-first"),
    "ended": ("B-29", "blueprints-why-over"),
}


def why_not(state: State, action: int) -> Reason:
    """The rule that forbids an action which is not legal."""
    do, number = KINDS.kind_of(action)
    return not_now(state, do) or EXPLAIN[do](state, number)


def not_now(state: State, do: str) -> Reason | None:
    """What has to be done before any action of a kind; None if it is asked for."""
    phase = PHASES[state.phase]
    if do == "discard" and state.seats > 2 and state.phase != ENDED:
        return Reason("B-11", "blueprints-why-discard-only-two", {})
    return None if KINDS.is_asked(do, phase) else Reason(*FIRST[phase], {})


def _why_not_start(state: State, seat: int) -> Reason:
    return Reason("B-9", "blueprints-why-no-such-seat", {"seats": int(state.seats)})


def _why_not_demand(state: State, material: int) -> Reason:
    return Reason("B-6", "blueprints-why-same-material", {"material": MATERIAL_NAMES[material]})


def _why_not_deal(state: State, plan: int) -> Reason:
    return Reason("B-7", "blueprints-why-plan-used", {"plan": PLAN_NAMES[plan]})


def _why_not_draw(state: State, die: int) -> Reason:
    return Reason("B-8", "blueprints-why-not-in-bag", {"material": die_json(die)["material"]})


def _why_not_take(state: State, die: int) -> Reason:
    if die not in state.pool[: state.rolled]:
        return Reason("B-10", "blueprints-why-not-in-pool", die_json(die))
    return Reason("B-17", "blueprints-why-dead-refused", die_json(die))


def _why_not_place(state: State, square: int) -> Reason:
    top = on_square(int(own_building(state).tops), square)
    if top == HATCHED:
        return Reason("B-13", "blueprints-why-hatched", square_json(square))
    return Reason("B-14", "blueprints-why-too-low", {**die_json(int(state.die)), "top": top})


def _why_not_discard(state: State, die: int) -> Reason:
    return Reason("B-11", "blueprints-why-not-in-pool", die_json(die))


EXPLAIN: dict[str, Callable[[State, int], Reason]] = {
    "take": _why_not_take,
    "place": _why_not_place,
    "discard": _why_not_discard,
    "start": _why_not_start,
    "demand": _why_not_demand,
    "deal": _why_not_deal,
    "draw": _why_not_draw,
}
