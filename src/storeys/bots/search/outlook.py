"""How an option is expected to go on: its whole move, and what comes after it, as the tree has it."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from ...games.kit import CHANCE, OVER, Batch, Game, copy, desk_of, generator
from .knowledge import Knowledge, knowledge_of
from .playouts import LONGEST_PLAN
from .thought import Option
from .tree import after, begun, visited

SHOWN = 3  # the best options are told to the end
LONGEST_LINE = 12
SEEN_ENOUGH = 3  # a moment that was seen less often tells nothing
FEW_LOTS = 64  # of more outcomes of chance none is expected


def lines(
    game: Game,
    view: Any,
    seat: int,
    tree: Batch,
    plans: Sequence[tuple[int, ...]],
    order: Sequence[int],
    options: list[Option],
) -> list[Option]:
    """The options, the best of them with their whole moves and how they go on."""
    world = copy(view)
    game.imagine(world, seat, generator(1))
    told = [
        _told(game, world, seat, tree[0], plans[one], one, option)
        for one, option in zip(order[:SHOWN], options, strict=False)
    ]
    return told + options[SHOWN:]


def _told(
    game: Game, world: Any, seat: int, tree: Any, plan: tuple[int, ...], candidate: int, option: Option
) -> Option:
    knowledge, state, key = knowledge_of(game), copy(world), begun(candidate)
    for action in plan:
        game.apply_action(state, action)
    whole, key = _completed(game, knowledge, state, seat, tree, key, list(plan))
    return replace(option, plan=tuple(whole), line=tuple(_line(game, state, tree, key)))


def _completed(
    game: Game, knowledge: Knowledge, state: Any, seat: int, tree: Any, key: int, plan: list[int]
) -> tuple[list[int], int]:
    """The rest of a whole move: what the tree tried most, or else what the policy does."""
    while game.to_move(state) == seat and len(plan) < LONGEST_PLAN and not knowledge.is_whole(state):
        action = _usual(game, state, tree, key)
        if action is None:
            action = _policy(game, knowledge, state, seat)
        plan.append(action)
        game.apply_action(state, action)
        key = after(key, action)
    return plan, key


def _policy(game: Game, knowledge: Knowledge, state: Any, seat: int) -> int:
    desk = desk_of(game)
    desk[0] = state
    game.conceal(desk[0], seat)
    return int(knowledge.policy(desk, seat, generator(1)))


def _line(game: Game, state: Any, tree: Any, key: int) -> list[int]:
    line: list[int] = []
    while len(line) < LONGEST_LINE and (action := _usual(game, state, tree, key)) is not None:
        line.append(action)
        game.apply_action(state, action)
        key = after(key, action)
    return line


def _usual(game: Game, state: Any, tree: Any, key: int) -> int | None:
    """What was tried most often in a moment, if that was often enough."""
    mover = game.to_move(state)
    if mover == OVER or (mover == CHANCE and game.chance_tickets(state) > FEW_LOTS):
        return None
    tried = [(visited(tree, after(key, action)), -action) for action in game.possible(state)]
    most, action = max(tried)
    return -action if most >= SEEN_ENOUGH else None
