"""Every sentence a person reads, in four languages: `Words("pl").say("points", points=3)` is "3 punkty".

The sentences stand in plain Fluent: `pl.ftl` has those of the table, `towers.pl.ftl` those of a game. Programs, the
terminal and the web read all of a language's as one text.
"""

import re
from functools import cache
from numbers import Integral
from pathlib import Path
from typing import Any

LANGUAGES = ("en", "pl", "hu", "ro")
# What is never said on the home page: at the command line, at a table, and where one is set up.
LATER = (
    "cli-",
    "hint-",
    "hints-",
    "verify-",
    "match-cannot-undo-",
    "web-chair-",
    "web-clock-",
    "web-dice-",
    "web-key-",
    "web-lesson-",
    "web-past-",
    "review-",
    "web-review-",
    "web-turn-",
    "web-warming-",
)
MINUS = "–"  # these four languages write a dash before a negative number; a hyphen joins


class UnknownMessageError(KeyError):
    """There is no sentence of that name."""


class WrongArgumentsError(TypeError):
    """A sentence was not given the arguments it needs."""


class Words:
    """The sentences in one language."""

    def __init__(self, language: str | None) -> None:
        self.language = language_of(language)

    def has(self, message: str) -> bool:
        """Whether there is a sentence of that name."""
        known: bool = _bundle(self.language).has_message(message)
        return known

    def say(self, message: str, /, **arguments: object) -> str:
        """The sentence of that name, its arguments filled in."""
        if not self.has(message):
            raise UnknownMessageError(message)
        bundle = _bundle(self.language)
        values = {name: _fluent(value) for name, value in arguments.items()}
        sentence, errors = bundle.format_pattern(bundle.get_message(message).value, values)
        if errors:
            raise WrongArgumentsError(f"{message}: {'; '.join(map(str, errors))}")
        return _with_minus(str(sentence), arguments)


def plain(message: str, language: str | None) -> str:
    """A sentence that needs no arguments."""
    return Words(language).say(message)


def language_of(locale: str | None) -> str:
    """The language of a locale such as "pl_PL.UTF-8" or "hu-HU"; English if we do not speak it."""
    language = re.split(r"[^a-z]", (locale or "").lower())[0]
    return language if language in LANGUAGES else LANGUAGES[0]


def source(language: str) -> str:
    """All sentences of a language, as Fluent is written: the table's, then those of each game."""
    return "\n".join(path.read_text("utf-8") for path in files(language, Path(__file__).parent))


@cache
def first_source(language: str) -> str:
    """The sentences of the home page alone: the table's without those for later, and what the games are called."""
    folder = Path(__file__).parent
    table, *games = (path.read_text("utf-8") for path in files(language, folder))
    kept = [block for block in _messages(table) if not block.startswith(LATER)]
    kept += [block for game in games for block in _messages(game) if re.match(r"[a-z_]+-(title|line) =", block)]
    return "".join(kept)


def _messages(source: str) -> list[str]:
    """Each message and term by itself, without comments."""
    return re.findall(r"^-?[a-z][\w-]* =.*\n(?:(?:[ \t}].*)?\n)*", source + "\n", re.MULTILINE)


def files(language: str, folder: Path) -> list[Path]:
    """The files of a language in one order in every language, however the games are called."""
    return [folder / f"{language}.ftl", *sorted(folder.glob(f"*.{language}.ftl"))]


@cache
def _bundle(language: str) -> Any:
    from fluent.runtime import FluentBundle, FluentResource  # slow to import, and not every command speaks

    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source(language)))
    return bundle


def _fluent(value: object) -> Any:
    """Numbers stay numbers, so that nouns agree with them; everything else is text."""
    from fluent.runtime.types import fluent_number

    if isinstance(value, float):
        value = int(value) if value.is_integer() else value
        return fluent_number(value, useGrouping=False, maximumFractionDigits=1)
    return fluent_number(int(value), useGrouping=False) if isinstance(value, Integral) else str(value)


def _with_minus(sentence: str, arguments: dict[str, object]) -> str:
    """Fractions are written differently in each language, so that any sign before a digit is looked for."""
    if any(isinstance(value, Integral | float) and value < 0 for value in arguments.values()):
        return re.sub(r"(?<!\w)-(?=[0-9])", MINUS, sentence)
    return sentence
