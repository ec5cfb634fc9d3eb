"""The games. A game is the package of its name beside this file; its line below is all that has to know of it."""

from importlib import import_module

from .kit import Game

NAMES = (
    "towers",
    "blueprints",
    "dice_city",
    "skyscrapers",
)

GAMES: dict[str, Game] = {name: import_module(f".{name}", __name__).GAME for name in NAMES}
