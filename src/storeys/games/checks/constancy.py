"""What stays the same: pieces, replays, earlier copies, and a state that is only read."""

from typing import Any

import numpy as np

from ..kit import CHANCE, OVER, Game, as_bytes
from .battery import BrokenRuleError, Moment, Setup, demand, every_position, some_positions
from .difference import difference, told


def pieces(game: Game, state: Any) -> list[int]:
    counts = np.zeros(game.piece_kinds, np.int32)
    game.pieces(state, counts)
    counted: list[int] = counts.tolist()
    return counted


@some_positions
def check_pieces_are_conserved(setup: Setup, moment: Moment) -> None:
    """No action makes or loses a piece."""
    had = pieces(setup.game, setup.game.start(setup.seats, setup.options))
    has = pieces(setup.game, moment.state)
    if had != has:
        raise BrokenRuleError(f"action {_culprit(setup.game, moment, had)} turned the pieces {had} into {has}")


def _culprit(game: Game, moment: Moment, had: list[int]) -> str:
    """The first action after which the pieces were not what they had been."""
    while moment.before is not None and pieces(game, moment.before.state) != had:
        moment = moment.before
    action = told(game, moment.before.state, moment.log[-1]) if moment.before else "none"
    return f"{action}, move {len(moment.log)},"


@every_position
def check_log_replays(setup: Setup, moment: Moment) -> None:
    """The actions of a match, applied again from the start, give the same bytes."""
    if moment.mover == OVER:
        state = setup.game.start(setup.seats, setup.options)
        for action in moment.log:
            setup.game.apply_action(state, action)
        same = as_bytes(state) == moment.image
        demand(same, f"{moment.log} replays to another end: {difference(state, moment.state)} in")


@every_position
def check_earlier_copies_are_unchanged(setup: Setup, moment: Moment) -> None:
    """At the end all copies of earlier positions are what they were."""
    earlier = moment.before if moment.mover == OVER else None
    while earlier is not None:
        if as_bytes(earlier.state) != earlier.image:
            was = np.frombuffer(earlier.image, setup.game.State.dtype)[0]
            how = difference(earlier.state, was)
            raise BrokenRuleError(f"a later action changed a copy of the position after move {len(earlier.log)}: {how}")
        earlier = earlier.before


@some_positions
def check_reading_changes_nothing(setup: Setup, moment: Moment) -> None:
    """Only apply_action() changes a state."""
    for name, read in readings(setup, moment):
        read()
        if as_bytes(moment.state) != moment.image:
            was = np.frombuffer(moment.image, setup.game.State.dtype)[0]
            raise BrokenRuleError(f"{name} changed the state: {difference(moment.state, was)}")


def readings(setup: Setup, moment: Moment) -> list[tuple[str, Any]]:
    """Everything that reads a state without changing it, ready to be called."""
    game, state = setup.game, moment.state
    numbers = np.zeros(max(setup.seats, game.piece_kinds, game.choices), np.int32)
    found: list[tuple[str, Any]] = [
        ("to_move()", lambda: game.to_move(state)),
        ("pieces()", lambda: game.pieces(state, numbers)),
        ("final_scores()", lambda: game.final_scores(state, numbers)),
        ("ranking()", lambda: game.ranking(state, numbers)),
        ("show()", lambda: game.show(state)),
        ("question()", lambda: game.question(state)),
        ("as_json()", lambda: game.as_json(state)),
        ("breakdown()", lambda: [game.breakdown(state, seat) for seat in range(setup.seats)]),
        ("seen_by()", lambda: [game.seen_by(state, action) for action in moment.possible]),
        ("reveals()", lambda: [game.reveals(state, action) for action in moment.possible]),
        ("data()", lambda: [game.data(state, action) for action in moment.possible]),
    ]
    if moment.mover == CHANCE:
        return [*found, ("chance_weights()", lambda: game.chance_weights(state))]
    return [*found, ("legal_actions()", lambda: game.legal_actions(state, numbers))] if moment.possible else found
