"""The rules of a game in the user's language, by section and by number."""

from rich.padding import Padding
from rich.text import Text

from ..games.kit import Game
from .screen import Screen

INDENT = (0, 0, 0, 2)


def numbers(game: Game) -> list[str]:
    """The numbers of all rules, in the order of the rulebook."""
    return [number for _, section in game.rulebook for number in section]


def find(game: Game, asked: str) -> str | None:
    """The number that somebody means; "7" will do for "T-7"."""
    wanted = asked.strip().upper()
    return next((number for number in numbers(game) if wanted in (number, number.partition("-")[2])), None)


def show_rule(screen: Screen, game: Game, number: str) -> None:
    text = Text(f"{number}  {screen.text(f'{game.name}-rule-{number}')}")
    screen.out.print(Padding(text, INDENT), width=screen.width)


def show_rulebook(screen: Screen, game: Game) -> None:
    for section, rules in game.rulebook:
        screen.write("", Text(screen.text(f"{game.name}-section-{section}"), "bold"))
        for number in rules:
            show_rule(screen, game, number)
    _show_writing(screen, game)


def _show_writing(screen: Screen, game: Game) -> None:
    """How pieces and places are written where there are no pictures; the rules themselves know no codes."""
    writing = f"{game.name}-writing"
    if screen.words.has(writing):
        screen.write("", Text(screen.text("in-writing"), "bold"))
        screen.out.print(Padding(Text(screen.text(writing)), INDENT), width=screen.width)
