"""Bots: from a view to an action. A bot is given what a seat may see, never a match or a state."""

from dataclasses import dataclass
from typing import Any, Protocol

from ..games.kit import Game, Generator, desk_of
from . import blueprints, dice_city, skyscrapers, towers
from .policy import Policy, random_policy

__all__ = ["BOTS", "Bot", "Policy", "UnknownBotError", "bots_for", "make", "policy_of"]

GREEDY: dict[str, Policy] = {
    "towers": towers.greedy,
    "blueprints": blueprints.greedy,
    "dice_city": dice_city.greedy,
    "skyscrapers": skyscrapers.greedy,
}
BOTS = ("random", "greedy")


class Bot(Protocol):
    """Whoever decides for a seat."""

    def choose(self, view: Any, seat: int, budget: float, generator: Generator) -> int:
        """A legal action for the seat to move, found within about `budget` seconds."""


class UnknownBotError(ValueError):
    """A bot that nobody has written for this game, and those that somebody has."""

    def __init__(self, name: str, game: Game) -> None:
        self.known = bots_for(game)
        super().__init__(f"no bot called {name} plays {game.name}; there are {', '.join(self.known)}")


def bots_for(game: Game) -> tuple[str, ...]:
    """The names of the bots that play this game, the strongest last."""
    return tuple(name for name in BOTS if name != "greedy" or game.name in GREEDY)


def policy_of(name: str, game: Game) -> Policy:
    """The rule by which a bot decides, for matches played by the thousand."""
    if name not in bots_for(game):
        raise UnknownBotError(name, game)
    return random_policy(game) if name == "random" else GREEDY[game.name]


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
