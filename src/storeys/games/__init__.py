"""The games."""

from .blueprints import GAME as BLUEPRINTS
from .dice_city import GAME as DICE_CITY
from .kit import Game
from .skyscrapers import GAME as SKYSCRAPERS
from .towers import GAME as TOWERS

GAMES: dict[str, Game] = {game.name: game for game in (TOWERS, BLUEPRINTS, DICE_CITY, SKYSCRAPERS)}
