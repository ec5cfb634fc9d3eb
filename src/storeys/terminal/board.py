"""The board of a match on the screen."""

from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

from rich.text import Text

from ..games.kit import Game
from ..play import Entry, Match
from . import plain
from .scene import Scene, standing
from .screen import Screen

Board = Callable[[Scene[Any]], list[Text]]


def board_of(game: Game) -> Board:
    """The board in the file that is called like the game; of a game without one, that which shows any picture."""
    if not (Path(__file__).parent / f"{game.name}.py").exists():
        return plain.board
    board: Board = import_module(f".{game.name}", __package__).board
    return board


def draw(screen: Screen, match: Match, names: Sequence[str], seat: int, goal: int | None) -> None:
    """The board as a seat sees it now."""
    draw_view(screen, match.game, match.view(seat), match.log(seat), names, goal)


def draw_view(
    screen: Screen, game: Game, view: Any, log: list[Entry], names: Sequence[str], goal: int | None = None
) -> None:
    """The board of a view."""
    scene = Scene(
        game=game.name,
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
    screen.write("", *board_of(game)(scene), "")
