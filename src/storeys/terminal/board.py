"""The board of a match on the screen."""

from collections.abc import Callable, Sequence
from typing import Any

from rich.text import Text

from ..games.kit import Game
from ..play import Entry, Match
from . import blueprints, dice_city, skyscrapers, towers
from .scene import Scene, standing
from .screen import Screen

BOARDS: dict[str, Callable[[Scene[Any]], list[Text]]] = {
    "towers": towers.board,
    "blueprints": blueprints.board,
    "dice_city": dice_city.board,
    "skyscrapers": skyscrapers.board,
}


def draw(screen: Screen, match: Match, names: Sequence[str], seat: int, goal: int | None) -> None:
    """The board as a seat sees it now."""
    draw_view(screen, match.game, match.view(seat), match.log(seat), names, goal)


def draw_view(
    screen: Screen, game: Game, view: Any, log: list[Entry], names: Sequence[str], goal: int | None = None
) -> None:
    """The board of a view; a game without a picture of its own is written as text."""
    if game.name not in BOARDS:
        screen.write(game.show(view))
        return
    scene = Scene(
        view=game.as_json(view),
        to_move=game.to_move(view),
        names=tuple(names),
        moves=standing(log),
        words=screen.words,
        goal=goal,
        width=screen.width,
        has_colour=screen.has_colour,
        has_symbols=screen.has_symbols,
    )
    screen.write("", *BOARDS[game.name](scene), "")
