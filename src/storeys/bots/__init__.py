"""Bots: from a view to an action. A bot is given what a seat may see, never a match or a state.

The bot `greedy` of a game is the policy `greedy` in `bots/<game>/greedy.py`: whoever writes that file has written the
bot. Files are read when somebody asks for their bot.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any, Protocol

from ..games.kit import Game, Generator, desk_of
from .policy import Policy, random_policy

__all__ = ["BOTS", "Bot", "Policy", "UnknownBotError", "bots_for", "howmanieth", "make", "policy_of"]

RANDOM = "random"  # it plays every game
BOTS = (RANDOM, "greedy")  # the strongest last


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


def bots_for(game: Game) -> tuple[str, ...]:
    """The names of the bots that play this game, the strongest last."""
    written = Path(__file__).parent / game.name
    return tuple(name for name in BOTS if name == RANDOM or (written / f"{name}.py").exists())


def policy_of(name: str, game: Game) -> Policy:
    """The rule by which a bot decides, for matches played by the thousand."""
    if name not in bots_for(game):
        raise UnknownBotError(name, game)
    if name == RANDOM:
        return random_policy(game)
    policy: Policy = getattr(import_module(f"{__name__}.{game.name}.{name}"), name)
    return policy


def make(name: str, game: Game) -> Bot:
    """A bot by its name."""
    return _PolicyBot(game, policy_of(name, game))


@dataclass(frozen=True)
class _PolicyBot:
    game: Game
    policy: Policy

    def choose(self, view: Any, seat: int, budget: float, generator: Generator) -> int:
        """Follow the policy, which needs a few milliseconds and so no budget."""
        desk = desk_of(self.game)
        desk[0] = view
        return int(self.policy(desk, seat, generator))
