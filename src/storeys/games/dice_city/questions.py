"""What is being asked of the seat to move; sentences are named here and written in `words/*.ftl`."""

from collections.abc import Callable, Mapping
from typing import Any

from ..kit import Json, Question
from .abilities import last_link
from .cards import RESOURCE_NAMES, STONE
from .display import discards_left
from .names import ENDS, PHASES, location
from .picture_type import Asked
from .rolls import waiting_dice
from .state import ADORNMENT, DIE_NAMES, NO_ROUNDS, State


def asked(state: State) -> Asked:
    """What is going on, as clients know it: a phase, or what chance does first."""
    if state.deals:
        return "dealing"
    return "rolling" if state.rolls else PHASES[state.phase]


def question(state: State) -> Question:
    """What is being asked now, or why the match is over."""
    phase = asked(state)
    if phase == "dice" and waiting_dice(state.players[state.seat]) == 0:
        return Question("dice_city-ask-dice-done", {"passes": int(state.players[state.seat].passes)})
    return Question(f"dice_city-ask-{phase}", ARGUMENTS[phase](state) if phase in ARGUMENTS else {})


def _ask_dice(state: State) -> Json:
    player = state.players[state.seat]
    return {"dice": waiting_dice(player), "passes": int(player.passes)}


def _ask_refreshing(state: State) -> Json:
    return {"left": discards_left(state)}


def _ask_adorning(state: State) -> Json:
    stock = state.players[state.seat].stock
    return {"most": min(ADORNMENT, int(stock[STONE:].sum()))}


def _ask_ended(state: State) -> Json:
    alone = state.seats == 1 and state.ending == NO_ROUNDS
    return {"why": "solo" if alone else ENDS[state.ending]}


# What a question has to say besides, by its phase.
ARGUMENTS: dict[str, Callable[[State], Mapping[str, Any]]] = {
    "dice": _ask_dice,
    "refreshing": _ask_refreshing,
    "copying": lambda state: location(state, int(state.seat), last_link(state)),
    "rerolling": lambda state: {"die": DIE_NAMES[state.die]},
    "attack": lambda state: {"strength": int(state.strength), "bandits": int(state.bandit_strength)},
    "build": lambda state: dict(zip(RESOURCE_NAMES, state.players[state.seat].stock.tolist(), strict=True)),
    "adorning": _ask_adorning,
    "ended": _ask_ended,
}
