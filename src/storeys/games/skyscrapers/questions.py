"""What is being asked of the seat to move, or of a hand; sentences are named here and written in `words/*.ftl`."""

from ..kit import NO_HAND, OWN_HAND, TABLES_HAND, Question
from .falls import next_fallen
from .names import ENDINGS, PHASES, chosen_card, place_name
from .state import (
    ACTING,
    ENDED,
    MOVING,
    OWN,
    PLACING,
    RETURNING,
    SETTLING,
    SLIDING,
    STEPPING,
    TURNING,
    WORKERS,
    State,
    is_physical,
)
from .workers import first_beside


def question(state: State) -> Question:
    """What is being asked now, or how the game has ended."""
    phase = int(state.phase)
    if phase == ENDED:
        return Question(f"skyscrapers-ask-ended-{ENDINGS[state.ending]}", {})
    return Question(f"skyscrapers-ask-{PHASES[phase]}", _asked(state, phase))


def _asked(state: State, phase: int) -> dict[str, str | int | None]:
    if phase == ACTING:
        return {"actions": int(state.actions)}
    if phase == MOVING:
        return {"worker": int(state.worker) + 1}
    if phase == RETURNING:
        return {"worker": next_fallen(state) % WORKERS + 1}
    if phase in (STEPPING, SLIDING):
        number = first_beside(state) if phase == STEPPING else int(state.sliding)
        return {"seat": number // WORKERS, "worker": number % WORKERS + 1}
    return _chosen(state, phase)


def _chosen(state: State, phase: int) -> dict[str, str | int | None]:
    if phase == PLACING:
        return {"card": chosen_card(int(state.card)) or ""}
    if phase == TURNING:
        slot = place_name(state.site.slots[state.slot]) if state.slot >= 0 else ""
        return {"card": chosen_card(int(state.card)) or "", "slot": slot}
    return {}


def awaits_hand(state: State) -> int:
    """S-27: whether a hand is at work on the site, and whose; what comes of it are the next moves of chance."""
    if not is_physical(state) or state.phase not in (SETTLING, SLIDING):
        return NO_HAND
    return OWN_HAND if state.hands == OWN else TABLES_HAND
