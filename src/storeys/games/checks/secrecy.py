"""What a seat may know: its view, the worlds it can imagine, and its log."""

from typing import Any

from ..kit import CHANCE, EVERYBODY, OVER, SPECTATOR, Game, as_bytes, below, copy, generator
from .battery import BrokenRuleError, Moment, Setup, demand, possible, some_positions, usual_length
from .constancy import pieces
from .difference import difference

WORLDS = 2  # imagined for each view
PLAYED_ON = 8  # about how many positions of a usual match are played on from a world that was imagined


def view_of(game: Game, state: Any, seat: int) -> Any:
    view = copy(state)
    game.conceal(view, seat)
    return view


def world_of(game: Game, view: Any, seat: int, number: int) -> Any:
    world = copy(view)
    game.imagine(world, seat, generator(number, seat + 1))
    return world


def after(game: Game, state: Any, action: int) -> Any:
    outcome = copy(state)
    game.apply_action(outcome, action)
    return outcome


def name_of(seat: int) -> str:
    return "a spectator" if seat == SPECTATOR else f"seat {seat}"


def watchers(setup: Setup) -> range:
    return range(SPECTATOR, setup.seats)


# --- Views -----------------------------------------------------------------------------------------------------------


@some_positions
def check_views_keep_secrets(setup: Setup, moment: Moment) -> None:
    """A view does not depend on what it hides, and its owner can decide by it."""
    for seat in watchers(setup):
        view = view_of(setup.game, moment.state, seat)
        for number in range(WORLDS):
            world = world_of(setup.game, view, seat, len(moment.log) * WORLDS + number)
            demand_same_view(setup.game, view, world, seat)
            demand_possible_world(setup.game, moment, world, seat)
    if moment.mover not in (CHANCE, OVER):
        demand_enough_to_decide(setup.game, moment)


def demand_same_view(game: Game, view: Any, world: Any, seat: int) -> None:
    seen = view_of(game, world, seat)
    if as_bytes(seen) != as_bytes(view):
        raise BrokenRuleError(f"the view of {name_of(seat)} changed with what it hides: {difference(seen, view)}")


def demand_possible_world(game: Game, moment: Moment, world: Any, seat: int) -> None:
    """An imagined world has the same pieces, the same turn, and the same choices if the turn is the seat's own."""
    if as_bytes(world) == moment.image:
        return
    who = name_of(seat)
    demand(pieces(game, world) == pieces(game, moment.state), f"{who} imagines a world of other pieces")
    demand(game.to_move(world) == moment.mover, f"{who} imagines that it is somebody else's turn")
    if seat == moment.mover != SPECTATOR:
        demand(possible(game, world) == moment.possible, f"{who} imagines a world with other legal actions")


def demand_enough_to_decide(game: Game, moment: Moment) -> None:
    """The seat to move finds its question and its actions in its own view."""
    view, who = view_of(game, moment.state, moment.mover), name_of(moment.mover)
    demand(game.to_move(view) == moment.mover, f"{who} cannot see that it is to move")
    demand(possible(game, view) == moment.possible, f"{who} cannot see what is legal")
    demand(game.question(view) == game.question(moment.state), f"{who} is asked something else")
    for action in moment.possible:
        told = game.data(view, action) == game.data(moment.state, action)
        demand(told, f"{who} is told something else of action {action}")


@some_positions
def check_imagined_worlds_play_on(setup: Setup, moment: Moment) -> None:
    """A match can be played on from an imagined world, and ends in time."""
    game, dice = setup.game, generator(moment.seed, len(moment.log))
    if below(dice, 1 + usual_length(game, setup.seats) // PLAYED_ON) > 0:
        return
    seat = below(dice, setup.seats)
    world, moves = world_of(game, view_of(game, moment.state, seat), seat, moment.seed), len(moment.log)
    while game.to_move(world) != OVER:
        actions = possible(game, world)
        demand(len(actions) > 0, f"nothing is possible in a world that {name_of(seat)} imagined")
        game.apply_action(world, actions[below(dice, len(actions))])
        moves += 1
        demand(moves <= game.longest, f"a world that {name_of(seat)} imagined is played on for too long")


@some_positions
def check_revelations_are_told(setup: Setup, moment: Moment) -> None:
    """A decision that shows somebody what was hidden is said to reveal something."""
    for seat in watchers(setup) if moment.mover not in (CHANCE, OVER) else ():
        view = view_of(setup.game, moment.state, seat)
        for number in range(WORLDS):
            _demand_told(setup.game, moment, world_of(setup.game, view, seat, number), seat)


def _demand_told(game: Game, moment: Moment, world: Any, seat: int) -> None:
    for action in set(moment.possible).intersection(possible(game, world)):
        here, there = (view_of(game, after(game, state, action), seat) for state in (moment.state, world))
        if not game.reveals(moment.state, action) and as_bytes(here) != as_bytes(there):
            what = f"whether {difference(there, here)}"
            raise BrokenRuleError(f"action {action} reveals something to {name_of(seat)} and does not say so: {what}")


# --- The log ---------------------------------------------------------------------------------------------------------


def sees(mask: int, seat: int) -> bool:
    return mask == EVERYBODY or (seat != SPECTATOR and bool(mask >> seat & 1))


@some_positions
def check_log_keeps_secrets(setup: Setup, moment: Moment) -> None:
    """The log tells a seat what its view tells, and no more."""
    game = setup.game
    masks = {action: game.seen_by(moment.state, action) for action in moment.possible}
    outcomes = {action: after(game, moment.state, action) for action in moment.possible}
    own = moment.mover == CHANCE or all(sees(mask, moment.mover) for mask in masks.values())
    demand(own, f"{name_of(moment.mover)} does not see what it does itself")
    for seat in watchers(setup):
        _demand_hidden(game, [outcomes[action] for action, mask in masks.items() if not sees(mask, seat)], seat)
        _demand_shown(game, [outcomes[action] for action, mask in masks.items() if sees(mask, seat)], seat)


def _demand_hidden(game: Game, outcomes: list[Any], seat: int) -> None:
    views = {as_bytes(view_of(game, outcome, seat)) for outcome in outcomes}
    demand(len(views) <= 1, f"{name_of(seat)} sees in the position which action its log hides")


def _demand_shown(game: Game, outcomes: list[Any], seat: int) -> None:
    views = {as_bytes(view_of(game, outcome, seat)) for outcome in outcomes}
    states = {as_bytes(outcome) for outcome in outcomes}
    demand(len(views) == len(states), f"{name_of(seat)} reads in the log what its view hides")
