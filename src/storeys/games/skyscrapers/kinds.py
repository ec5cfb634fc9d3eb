"""The kinds of actions: their particulars, their ranges of numbers and the phases they belong to."""

from .state import (
    ACTING,
    ASIDE,
    BRACE,
    BROKE,
    CARD,
    COLLAPSE,
    DEAL,
    DEALING,
    FELL,
    FORFEIT,
    HIRE,
    LIE,
    LOOSE,
    MOVE,
    MOVING,
    PLACING,
    PRESSED,
    PRESSING,
    REST,
    RETURN,
    RETURNING,
    SETTLED,
    SETTLING,
    SHIFT,
    SLID,
    SLIDING,
    SLOT,
    START,
    STARTING,
    STEPPING,
    TURN,
    TURNING,
    WORKER,
)

# Every kind of action, and what it needs to be told from the others.
KINDS: dict[str, tuple[str, ...]] = {
    "hire": ("cell",),
    "card": ("card",),
    "worker": ("worker",),
    "brace": (),
    "slot": ("slot",),
    "turn": ("girders",),
    "shift": ("cell",),
    "move": ("cell",),
    "aside": ("cell",),
    "return": ("cell",),
    "forfeit": (),
    "start": ("seat",),
    "deal": ("card",),
    "settled": (),
    "loose": (),
    "collapse": (),
    "fell": ("seat", "worker"),
    "broke": ("card",),
    "pressed": (),
    "slid": ("seat", "worker"),
    "rest": ("cell",),
    "lie": ("cell",),
}

# The first number of each kind, in the same order, and its phase.
FIRST_NUMBERS = (
    HIRE, CARD, WORKER, BRACE, SLOT, TURN, SHIFT, MOVE, ASIDE, RETURN, FORFEIT,
    START, DEAL, SETTLED, LOOSE, COLLAPSE, FELL, BROKE, PRESSED, SLID, REST, LIE,
)  # fmt: skip
PHASE_OF = dict(
    zip(
        KINDS,
        (ACTING,) * 4
        + (PLACING, TURNING, MOVING, MOVING, STEPPING, RETURNING, ACTING, STARTING, DEALING)
        + (SETTLING,) * 5
        + (PRESSING, SETTLING, SLIDING, SLIDING),
        strict=True,
    )
)
NUMBERED = dict(zip(KINDS, FIRST_NUMBERS, strict=True))


def kind_of(action: int) -> tuple[str, int]:
    """What an action does, and its number within its range."""
    return next((do, action - first) for do, first in reversed(NUMBERED.items()) if action >= first)
