"""Two worlds that look alike to a watcher: the same visible history, and hidden things that differ.

They are one world up to a decision; there the second becomes another world that the watcher can imagine. From then on
they are played in step: what the watcher sees is the same in both, what is hidden from it is chosen apart wherever its
view allows that. The pair ends where the match would end or where something hidden would have to be shown. For tests
that everything a watcher is told depends on its view alone.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ..kit import CHANCE, OVER, Game, Generator, as_bytes, below, generator
from .battery import possible
from .secrecy import after, sees, view_of, world_of

Pair = tuple[int, int]


@dataclass
class Worlds:
    """A pair of matches that one watcher cannot tell apart, as the actions that lead through them."""

    game: Game
    seats: int
    watcher: int
    part_at: int  # after so many moves, at a decision, the second world is …
    other: Any = None  # … this one, which the watcher can imagine
    moves: list[Pair] = field(default_factory=list)
    movers: list[int] = field(default_factory=list)
    states: list[tuple[Any, Any]] = field(default_factory=list)  # before each move

    @property
    def decisions(self) -> int:
        return len(self.movers) - self.movers.count(CHANCE)

    @property
    def differences(self) -> int:
        """At how many moves something that the watcher cannot see is not the same."""
        return sum(as_bytes(one) != as_bytes(other) for one, other in self.states)


def worlds(
    game: Game,
    seats: int,
    watcher: int,
    number: int,
    part_at: int,
    decisions: int,
    options: Mapping[str, int] | None = None,
) -> Worlds:
    """A pair of worlds, by its number, of so many decisions at most; for so many moves they are one world."""
    found, dice = Worlds(game, seats, watcher, part_at), generator(number, seats)
    states = (game.start(seats, options), game.start(seats, options))
    while found.decisions < decisions and game.to_move(states[0]) != OVER:
        if found.other is None and len(found.moves) >= part_at and game.to_move(states[0]) != CHANCE:
            found.other, found.part_at = (
                world_of(game, view_of(game, states[0], watcher), watcher, number),
                len(found.moves),
            )
            states = (states[0], found.other)
        pair = _next_pair(game, states, watcher, dice, apart=found.other is not None)
        if pair is None:
            break
        found.states.append(states)
        found.movers.append(game.to_move(states[0]))
        found.moves.append(pair)
        states = (after(game, states[0], pair[0]), after(game, states[1], pair[1]))
    return found


def _next_pair(game: Game, states: tuple[Any, Any], watcher: int, dice: Generator, apart: bool) -> Pair | None:
    """The next move of each world; None if the watcher would see a difference whatever happens."""
    first, second = (_shuffled(possible(game, state), dice) for state in states)
    for one in first:
        for other in _counterparts(game, states, (one, second), watcher, apart):
            if _alike(game, (after(game, states[0], one), after(game, states[1], other)), watcher):
                return one, other
    return None


def _counterparts(
    game: Game, states: tuple[Any, Any], step: tuple[int, list[int]], watcher: int, apart: bool
) -> list[int]:
    """What may happen in the second world when this happens in the first: the same if it is seen, else best another."""
    one, second = step
    if sees(game.seen_by(states[0], one), watcher):
        return [one] if one in second and sees(game.seen_by(states[1], one), watcher) else []
    hidden = [other for other in second if not sees(game.seen_by(states[1], other), watcher)]
    return sorted(hidden, key=lambda other: (other == one) == apart)


def _alike(game: Game, states: tuple[Any, Any], watcher: int) -> bool:
    """Nothing is over, for then everything is open, and the views are equal."""
    movers = [game.to_move(state) for state in states]
    views = [as_bytes(view_of(game, state, watcher)) for state in states]
    return OVER not in movers and movers[0] == movers[1] and views[0] == views[1]


def _shuffled(sorted_actions: Sequence[int], dice: Generator) -> list[int]:
    actions = list(sorted_actions)
    for last in range(len(actions) - 1, 0, -1):
        chosen = below(dice, last + 1)
        actions[last], actions[chosen] = actions[chosen], actions[last]
    return actions


def tickets(pair: Worlds, world: int) -> list[int]:
    """The tickets that chance draws in one of the worlds, so that it does there what it did."""
    game, drawn = pair.game, []
    for mover, moves, states in zip(pair.movers, pair.moves, pair.states, strict=True):
        if mover == CHANCE:
            drawn.append(next(lots[0] for action, lots in game.lots(states[world]) if action == moves[world]))
    return drawn
