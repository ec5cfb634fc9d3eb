"""Bots: from a view to an action. A bot is given what a seat may see, never a match or a state.

The policy `greedy` of a game is the one in `bots/<game>/greedy.py`: whoever writes that file has written it. Files are
read when somebody asks for their bot. People play against the six levels of `levels.py`, which follow that policy, or
search (`search/`); what a search knows of a game stands beside the policy, in `bots/<game>/knowledge.py`.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any, Protocol

from ..games.kit import Game, Generator, below, desk_of
from .levels import IN_ALL, NAMES, Level, drawn, level_of
from .policy import Policy, random_policy

__all__ = [
    "BOTS",
    "Bot",
    "Policy",
    "UnknownBotError",
    "bots_for",
    "howmanieth",
    "make",
    "policies_for",
    "policy_of",
    "seconds_for",
]

RANDOM, GREEDY = "random", "greedy"  # the first plays every game
POLICIES = (RANDOM, GREEDY)  # the strongest last
BOTS = (*POLICIES, *NAMES)  # whoever may sit at a table: levels, and in old tables and files the policies themselves

Stop = Callable[[], bool]


class Bot(Protocol):
    """Whoever decides for a seat."""

    def choose(self, view: Any, seat: int, budget: float, generator: Generator) -> int:
        """A legal action for the seat to move, found within about `budget` seconds."""


class UnknownBotError(ValueError):
    """A bot that nobody has written for this game, and those that somebody has."""

    def __init__(self, name: str, game: Game) -> None:
        self.known = bots_for(game)
        super().__init__(f"no bot called {name} plays {game.name}; there are {', '.join(self.known)}")


def howmanieth(seats: Sequence[str | None], seat: int) -> int:
    """Which of its kind a bot at a table is, counted from 1: with that it is called `bot-name` everywhere.

    The seats name their bots. The browser counts alike (`nameOf` in `seats.ts`).
    """
    return seats[: seat + 1].count(seats[seat])


def policies_for(game: Game) -> tuple[str, ...]:
    """The names of the policies that play this game, the strongest last."""
    written = Path(__file__).parent / game.name
    return tuple(name for name in POLICIES if name == RANDOM or (written / f"{name}.py").exists())


def bots_for(game: Game) -> tuple[str, ...]:
    """The names of all who play this game, the strongest last."""
    return (*policies_for(game), *NAMES)


def policy_of(name: str, game: Game) -> Policy:
    """The rule by which a bot decides, for matches played by the thousand."""
    if name not in policies_for(game):
        raise UnknownBotError(name, game)
    if name == RANDOM:
        return random_policy(game)
    policy: Policy = getattr(import_module(f"{__name__}.{game.name}.{name}"), name)
    return policy


def make(name: str, game: Game, stop: Stop | None = None, goal: int = 0, mood: int = 0) -> Bot:
    """A bot by its name; whoever searches asks `stop` now and then whether anybody still needs the answer.

    `goal` is what somebody has to reach who plays alone; without one, what has to be reached first.
    `mood` is a number of the match: it decides in which turns a level looks ahead that does so now and then.
    """
    level = level_of(name)
    best = _PolicyBot(game, policy_of(policies_for(game)[-1] if level else name, game))
    if level is None:
        return best
    return _Searcher(game, level, best, stop or _never, goal, mood) if level.searches else _Whimsical(game, level, best)


def seconds_for(name: str, game: Game, view: Any) -> float:
    """How long a bot searches in a view; 0 if it does not, and answers at once."""
    level = level_of(name)
    return level.seconds * _search().knowledge_of(game).weight(view) if level and level.searches else 0.0


def _never() -> bool:
    return False


def _search() -> Any:
    """The search, which nobody has to load who never searches."""
    return import_module(f"{__name__}.search")


@dataclass(frozen=True)
class _PolicyBot:
    game: Game
    policy: Policy

    def choose(self, view: Any, seat: int, budget: float, generator: Generator) -> int:
        """Follow the policy, which needs a few milliseconds and so no budget."""
        desk = desk_of(self.game)
        desk[0] = view
        return int(self.policy(desk, seat, generator))


@dataclass(frozen=True)
class _Whimsical:
    game: Game
    level: Level
    best: _PolicyBot

    def choose(self, view: Any, seat: int, budget: float, generator: Generator) -> int:
        """Follow the policy, or now and then a whim."""
        if below(generator, IN_ALL) < self.level.whims:
            legal = self.game.legal(view)
            return legal[below(generator, len(legal))]
        return self.best.choose(view, seat, budget, generator)


@dataclass(frozen=True)
class _Searcher:
    game: Game
    level: Level
    best: _PolicyBot
    stop: Stop
    goal: int
    mood: int

    def choose(self, view: Any, seat: int, budget: float, generator: Generator) -> int:
        """Search for as long as the level may, or as long as there is; or decide at a glance."""
        search = _search()
        knowledge = search.knowledge_of(self.game)
        if drawn(knowledge.turn(view), seat, self.mood, generator) < self.level.glances * knowledge.glances:
            return self.best.choose(view, seat, budget, generator)
        seconds = min(seconds_for(self.level.name, self.game, view), budget)
        allowed = search.Budget(seconds, threads=self.level.threads)
        return int(search.think(self.game, view, seat, allowed, generator, self.goal, self.stop).action)
