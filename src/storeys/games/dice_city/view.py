"""Dice City for people and programs: actions as data, reasons, questions, the JSON view and the score sheet.

Sentences are named here and written in `words/*.ftl`; the particulars of an action or a reason are the arguments.
"""

from collections.abc import Callable, Iterator
from typing import Any

from ..kit import Json, Line, Question
from .abilities import last_link
from .actions import KINDS, data, location
from .cards import RESOURCE_NAMES, STONE
from .cities import points
from .display import discards_left
from .ending import bandit_points, is_hidden, ship_points, token_points
from .goals import GOAL_OPTIONS, goal
from .picture import as_json
from .reading import parse
from .reasons import action, asked, why_not
from .rolls import waiting_dice
from .state import ADORNMENT, DIE_NAMES, NO_ROUNDS, PLACES, State
from .text import ENDS, show

__all__ = [
    "DESTINATIONS",
    "DIFFICULTY",
    "GOAL_OPTIONS",
    "KINDS",
    "MINUTES",
    "RULEBOOK",
    "action",
    "as_json",
    "breakdown",
    "data",
    "goal",
    "parse",
    "question",
    "show",
    "why_not",
]

MINUTES, DIFFICULTY = 60, 2
DESTINATIONS = ("moved", "row", "column")


def _numbers(first: int, last: int) -> tuple[str, ...]:
    return tuple(f"D-{number}" for number in range(first, last + 1))


# The sections of the rulebook in order, each with its rules; README.md and `dice_city-rule-D-1` … have their words.
RULEBOOK = (
    ("components", _numbers(1, 6)),
    ("setup", _numbers(7, 7)),
    ("dice", _numbers(8, 17)),
    ("attack", _numbers(18, 22)),
    ("build", _numbers(23, 25)),
    ("end-of-turn", _numbers(26, 27)),
    ("end", _numbers(28, 32)),
    ("solo", _numbers(33, 36)),
    ("limits", _numbers(37, 39)),
)


# --- Questions -------------------------------------------------------------------------------------------------------


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
ARGUMENTS: dict[str, Callable[[State], Json]] = {
    "dice": _ask_dice,
    "refreshing": _ask_refreshing,
    "copying": lambda state: location(state, int(state.seat), last_link(state)),
    "rerolling": lambda state: {"die": DIE_NAMES[state.die]},
    "attack": lambda state: {"strength": int(state.strength), "bandits": int(state.bandit_strength)},
    "build": lambda state: dict(zip(RESOURCE_NAMES, state.players[state.seat].stock.tolist(), strict=True)),
    "adorning": _ask_adorning,
    "ended": _ask_ended,
}


# --- The score sheet -------------------------------------------------------------------------------------------------


def breakdown(state: State, seat: int) -> list[Line]:
    """D-30, line by line: tokens, ships, bandits, and every location that counts."""
    player = state.players[seat]
    lines = [_line("tokens", token_points(state, seat))]
    if not is_hidden(player):
        lines.append(_line("ships", ship_points(player), cards=int(player.ships.sum())))
        lines.append(_line("bandits", bandit_points(player), cards=int(player.bandits.sum())))
    lines += _locations(state, seat)
    return [line for line in lines if line.points]


def _locations(state: State, seat: int) -> Iterator[Line]:
    for place in range(PLACES):
        if worth := points(state.players[seat], place):
            yield _line("location", worth, **location(state, seat, place), points=worth)


def _line(what: str, worth: int, **arguments: Any) -> Line:
    return Line("D-30", f"dice_city-score-{what}", arguments, worth)
