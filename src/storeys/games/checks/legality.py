"""What may happen: matches end, something is always possible, and what is not possible is refused with a reason."""

from collections.abc import Callable
from typing import Any

from ..kit import CHANCE, OVER, Game, Reason, UnknownActionError, copy
from .battery import Moment, Setup, demand, every_position, impossible, possible, some_positions
from .writing import is_json


@every_position
def check_matches_end(setup: Setup, moment: Moment) -> None:
    """A match ends within the promised number of moves, and until then something is possible."""
    game = setup.game
    demand(len(moment.log) <= game.longest, f"no match should have more than {game.longest} moves")
    demand(moment.mover in (CHANCE, OVER, *range(setup.seats)), f"there is no seat {moment.mover} to move")
    demand(moment.mover == OVER or len(moment.possible) > 0, "nothing is possible, but the match is not over")


@every_position
def check_legal_actions_are_in_order(setup: Setup, moment: Moment) -> None:
    """Legal actions and outcomes of chance lie in their ranges, ascending, and are no more than promised."""
    game, listed = setup.game, moment.possible
    numbers = range(game.decisions, game.actions) if moment.mover == CHANCE else range(game.decisions)
    demand(all(action in numbers for action in listed), f"{listed} are not all in {numbers}")
    demand(list(listed) == sorted(set(listed)), f"{listed} do not ascend")
    demand(
        moment.mover == CHANCE or len(listed) <= game.choices,
        f"{len(listed)} actions are legal, {game.choices} were promised at most",
    )


def goes_on(game: Game, state: Any) -> bool:
    """Whether something is possible in a position or the match is over."""
    if game.to_move(state) == CHANCE:
        return game.chance_tickets(state) > 0
    return game.to_move(state) == OVER or len(possible(game, state)) > 0


@some_positions
def check_every_legal_action_applies(setup: Setup, moment: Moment) -> None:
    """Whatever is possible can be done, and the match goes on from there or is over."""
    for action in moment.possible:
        state = copy(moment.state)
        setup.game.apply_action(state, action)
        demand(goes_on(setup.game, state), f"after action {action} nothing is possible, but the match is not over")


@some_positions
def check_every_other_action_is_refused(setup: Setup, moment: Moment) -> None:
    """For every number that is not possible here there is a reason: a rule of the rulebook and a sentence."""
    for action in set(range(setup.game.actions)).difference(moment.possible):
        reason = setup.game.why_not(moment.state, action)
        demand(setup.knows(reason.rule), f"action {action} is refused by rule {reason.rule!r}, which there is not")
        demand(bool(reason.message), f"action {action} is refused without a sentence")
        demand(is_json(dict(reason.arguments)), f"action {action} is refused with {reason.arguments}, which is no JSON")


@some_positions
def check_reasons_do_not_depend_on_the_way_an_action_is_given(setup: Setup, moment: Moment) -> None:
    """Whether it comes as a number, as data or in words, what is not possible here is refused for the same reason."""
    game, state = setup.game, moment.state
    for action in impossible(game, moment):
        data = game.data(state, action)
        if None in data.values():
            continue  # there is no such piece to name
        for reason in (refusal(game.action, state, data), refusal(game.read, state, game.words(state, action))):
            same = reason is None or reason == game.why_not(state, action)
            demand(same, f"{data} is refused as {reason}, but as a number as {game.why_not(state, action)}")


def refusal(read: Callable[[Any, Any], int], state: Any, given: Any) -> Reason | None:
    """Why an action cannot be read at all; None if it stands for a number, which has its own reason."""
    try:
        read(state, given)
    except UnknownActionError as unknown:
        return unknown.reason
    return None
