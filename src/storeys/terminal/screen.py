"""What is written to the terminal, in the user's language: results to the output, troubles and progress beside it.

Colour is only an addition. Without it (NO_COLOR, a pipe, a terminal that has none) everything can still be told apart.
"""

import json
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any, TextIO

from rich.console import Console
from rich.text import Text

from ..games.kit import Game, Json
from ..words import Words

WIDEST = 80  # boards and sentences are set for this many columns, however wide the window is
PROMPT = "> "
BEYOND_ASCII = "♥☾♣■▲★◇▒▶✗✓–┌─┐│└┘·"


class Screen:
    """A terminal and the language of the person before it."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.words = Words(language)
        self.out = _console(sys.stdout)
        self.beside = _console(sys.stderr)

    @property
    def width(self) -> int:
        return min(self.out.width, WIDEST)

    @property
    def has_colour(self) -> bool:
        return self.out.color_system is not None and not self.out.no_color

    @property
    def has_symbols(self) -> bool:
        """Whether the output can write more than ASCII."""
        try:
            BEYOND_ASCII.encode(self.out.encoding)
        except (UnicodeEncodeError, LookupError):
            return False
        return True

    def text(self, message: str, **arguments: Any) -> str:
        return self.words.say(message, **arguments)

    def say(self, message: str, style: str = "", **arguments: Any) -> None:
        self.write(Text(self.text(message, **arguments), style))

    def say_line(self, sentence: str, style: str = "") -> None:
        self.write(Text(sentence, style))

    def write(self, *lines: Text | str) -> None:
        """Lines as they are, left whole when nobody watches."""
        for line in lines:
            self.out.print(line, width=self.width if self.out.is_terminal else None, soft_wrap=not self.out.is_terminal)

    def clear(self) -> None:
        """Away with everything on the screen; what goes to a file stays."""
        if self.out.is_terminal:
            self.out.clear()

    def ask(self) -> str:
        """What the person types; what comes from a file is written down, so that the answers stand in the output."""
        answer = input(PROMPT)
        if not sys.stdin.isatty():
            self.write(answer)
        return answer

    def write_json(self, rows: Iterable[Json]) -> None:
        """One object a line, each as soon as it is known."""
        for row in rows:
            print(json.dumps(row, ensure_ascii=False), flush=True)

    def complain(self, sentence: str) -> None:
        self.beside.print(Text(sentence, "bold red"), soft_wrap=True)

    @contextmanager
    def compiling(self, game: Game) -> Iterator[None]:
        """Say what the waiting is for, if the rules have not been compiled on this machine yet."""
        from ..games.kit.run import is_compiled

        if is_compiled(game):
            yield
            return
        with self.waiting("cli-compiling", game=self.text(f"{game.name}-title")):
            yield

    @contextmanager
    def waiting(self, message: str, **arguments: Any) -> Iterator[None]:
        sentence = Text(self.text(message, **arguments))
        if not self.beside.is_terminal:
            self.beside.print(sentence, soft_wrap=True)
            yield
            return
        with self.beside.status(sentence):
            yield


def _console(stream: TextIO) -> Console:
    return Console(file=stream, highlight=False, markup=False, emoji=False)
