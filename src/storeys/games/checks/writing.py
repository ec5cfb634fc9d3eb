"""How a game is written: actions as words and data, positions as text, views as JSON, the score sheet."""

from typing import Any

import numpy as np

from ..kit import CHANCE, OVER, as_bytes
from .battery import BrokenRuleError, Moment, Setup, demand, every_position, some_positions
from .difference import difference
from .pictured import misfits
from .secrecy import name_of, view_of, watchers


def is_json(value: Any) -> bool:
    """Whether a value would come back from JSON as itself: no tuples, no NumPy numbers, no keys but strings."""
    if type(value) is dict:
        return all(type(key) is str and is_json(part) for key, part in value.items())
    if type(value) is list:
        return all(map(is_json, value))
    return value is None or type(value) in (str, int, float, bool)


@some_positions
def check_actions_in_words(setup: Setup, moment: Moment) -> None:
    """Every action can be written as data and as words, and is read back as itself."""
    game, state = setup.game, moment.state
    for action in moment.possible:
        data, words = game.data(state, action), game.words(state, action)
        expected = ["do", *game.kinds.get(data.get("do", ""), ("?",))]
        demand(is_json(data) and list(data) == expected, f"action {action} as data is {data}, not of {expected}")
        demand(game.action(state, data) == action, f"{data} is read as another action than {action}")
        demand(game.read(state, words) == action, f"{words!r} is read as another action than {action}")


@some_positions
def check_positions_in_text(setup: Setup, moment: Moment) -> None:
    """A position that is written and read again has the same bytes."""
    twin = setup.game.parse(setup.game.show(moment.state))
    if as_bytes(twin) != moment.image:
        raise BrokenRuleError(f"this position is read back as another: {difference(twin, moment.state)}")


@some_positions
def check_json(setup: Setup, moment: Moment) -> None:
    """Every seat is drawn what the game has declared, and the question that is asked is plain JSON."""
    for seat in watchers(setup):
        picture = setup.game.as_json(view_of(setup.game, moment.state, seat))
        for misfit in misfits(setup.game.Picture, picture):
            raise BrokenRuleError(f"the picture for {name_of(seat)} is not what Picture says: {misfit}")
    if moment.mover not in (CHANCE, OVER):
        question = setup.game.question(moment.state)
        demand(bool(question.message) and is_json(dict(question.arguments)), f"nobody can ask {question}")


# --- The score sheet -------------------------------------------------------------------------------------------------


@every_position
def check_score_sheet(setup: Setup, moment: Moment) -> None:
    """At the end the lines of everybody's score sheet add up, and ranks are places: 1 for the winners, ties shared."""
    if moment.mover == OVER:
        scores, ranks = results(setup, moment.state)
        for seat, score in enumerate(scores):
            _demand_sum(setup, moment.state, seat, score)
        places = [1 + sum(other < rank for other in ranks) for rank in ranks]
        demand(ranks == places, f"{ranks} are not the places of {setup.seats} players")


def results(setup: Setup, state: Any) -> tuple[list[int], list[int]]:
    """The final scores and the ranks of all seats."""
    scores, ranks = np.zeros(setup.seats, np.int32), np.zeros(setup.seats, np.int32)
    setup.game.final_scores(state, scores)
    setup.game.ranking(state, ranks)
    return scores.tolist(), ranks.tolist()


def _demand_sum(setup: Setup, state: Any, seat: int, score: int) -> None:
    lines = setup.game.breakdown(state, seat)
    demand(sum(line.points for line in lines) == score, f"the lines of seat {seat} do not add up to {score}: {lines}")
    for line in lines:
        told = setup.knows(line.rule) and bool(line.message) and is_json(dict(line.arguments))
        demand(told and type(line.points) is int, f"not a line of a score sheet: {line}")
