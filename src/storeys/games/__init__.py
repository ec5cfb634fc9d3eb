"""The games."""

from .kit import Game
from .towers import GAME as TOWERS

GAMES: dict[str, Game] = {game.name: game for game in (TOWERS,)}
