"""Who plays on a ladder, by name:

    greedy, level3 …          a bot of the game, as at a table
    search                    the search with the budget of the ladder (`--seconds`, `--simulations`)
    search:0.2s, search:500   with a budget of its own: seconds by the clock, or so many playouts
    search:1s:2               the same with two threads
    @package.module:function  whatever this makes of a game; a further `:words` are handed to it, too. It may say
                              that it plays `by_the_clock`, and how many `threads` it keeps busy

Whoever plays by the clock plays differently on another machine; all others play the same match for the same seed.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import numpy as np

from ...bots import Bot, UnknownBotError, make, policies_for, policy_of
from ...bots.levels import level_of
from ...bots.search import Budget
from ...games.kit import Game, generator
from .problems import NoMachineCode, NoSuchPlayer

SEARCH = "search"
BUDGET = re.compile(
    r"search(?::(?:(?P<seconds>[0-9]+(?:[.][0-9]+)?)s|(?P<simulations>[0-9]+)))?(?::(?P<threads>[0-9]+))?"
)
Decide = Callable[[Any, int, int, int], int]  # a view, the seat, and two numbers for chance of its own: an action


@dataclass(frozen=True)
class Means:
    """What a player may use for a decision who brings no budget of its own."""

    seconds: float = 1.0
    simulations: int | None = None


NO_END = Means(float("inf"))  # for who has a budget of its own


@dataclass(frozen=True)
class Player:
    """Somebody on the ladder."""

    name: str
    decide: Decide
    by_the_clock: bool = False
    threads: int = 1
    warm: Callable[[], None] = lambda: None  # makes the machine code that it needs


def searches(name: str) -> bool:
    """Whether somebody needs machine code."""
    level = level_of(name)
    return name.partition(":")[0] == SEARCH or (level is not None and level.searches)


def player(name: str, game: Game, means: Means, goal: int = 0, compiled: bool = False) -> Player:
    """Who is called so; NoSuchPlayer if nobody is. Policies decide the same in machine code and out of it."""
    if name.startswith("@"):
        bot = _brought(name, game)
        return Player(name, _asked(bot, means), getattr(bot, "by_the_clock", False), getattr(bot, "threads", 1))
    if name.partition(":")[0] == SEARCH:
        return _searcher(name, game, means, goal)
    try:
        return _bot(name, game, means, goal, compiled)
    except UnknownBotError as error:
        raise NoSuchPlayer(name=name, known=", ".join((*error.known, SEARCH))) from None


# --- Bots ------------------------------------------------------------------------------------------------------------


def _bot(name: str, game: Game, means: Means, goal: int, compiled: bool) -> Player:
    bot, level = make(name, game, goal=goal), level_of(name)
    if level and level.searches:
        _needs_a_compiler()
        return Player(name, partial(_level, name, game, goal), True, level.threads, partial(_warm_search, game))
    if not compiled or name not in policies_for(game):
        return Player(name, _asked(bot, means))
    decide = partial(_in_machine_code, game, policy_of(name, game))
    return Player(name, decide, warm=partial(_decide_first, game, decide))


def _asked(bot: Bot, means: Means) -> Decide:
    def decide(view: Any, seat: int, number: int, stream: int) -> int:
        return bot.choose(view, seat, means.seconds, generator(number, stream))

    return decide


def _level(name: str, game: Game, goal: int, view: Any, seat: int, number: int, stream: int) -> int:
    """A level that searches, in the mood of the match."""
    bot = make(name, game, goal=goal, mood=number)
    return bot.choose(view, seat, NO_END.seconds, generator(number, stream))


def _in_machine_code(game: Game, policy: Any, view: Any, seat: int, number: int, stream: int) -> int:
    from ...games.kit.run import decide

    views = game.State.zeros(1)
    views[0] = view
    return int(decide(game, policy, views, np.array([seat], np.int32), number, first=stream)[0])


def _decide_first(game: Game, decide: Decide) -> None:
    """Decide at the beginning of some match, for whoever wants to have waited."""
    from ...bots.search.readiness import first_view

    view = first_view(game)
    decide(view, game.to_move(view), 1, 0)


def _brought(name: str, game: Game) -> Bot:
    """A bot that somebody has brought along, for whoever tries something out."""
    place, _, rest = name[1:].partition(":")
    function, *words = rest.split(":", 1)
    try:
        bot: Bot = getattr(import_module(place), function)(game, *words)
    except (ImportError, AttributeError, ValueError) as error:
        raise NoSuchPlayer("brought", name=name, reason=str(error)) from None
    return bot


# --- Search ----------------------------------------------------------------------------------------------------------


def _searcher(name: str, game: Game, means: Means, goal: int) -> Player:
    asked = BUDGET.fullmatch(name)
    if not asked or any(value is not None and not float(value) for value in asked.groups()):
        raise NoSuchPlayer("budget", name=name)
    _needs_a_compiler()
    seconds = float(asked["seconds"] or means.seconds)
    simulations = int(asked["simulations"]) if asked["simulations"] else None if asked["seconds"] else means.simulations
    threads = int(asked["threads"] or 1)
    decide = partial(_think, game, goal, Budget(seconds, simulations, threads))
    return Player(name, decide, simulations is None, threads, partial(_warm_search, game))


def _needs_a_compiler() -> None:
    """Without one, levels that search would play as others do; the command line says what to install."""
    if find_spec("numba") is None:
        raise ModuleNotFoundError("No module named 'numba'", name="numba")


def _warm_search(game: Game) -> None:
    from ...bots.search import NoCompilerError, warm

    try:
        warm(game)
    except NoCompilerError as error:
        raise NoMachineCode(reason=str(error)) from None


def _think(game: Game, goal: int, budget: Budget, view: Any, seat: int, number: int, stream: int) -> int:
    """The search, which gives a step of a move the part of the time that it deserves, as the levels do."""
    from ...bots.search import knowledge_of, think

    own = replace(budget, seconds=budget.seconds * knowledge_of(game).weight(view))
    return int(think(game, view, seat, own, generator(number, stream), goal=goal).action)
