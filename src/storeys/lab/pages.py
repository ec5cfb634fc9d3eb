"""The pages of the documentation that are made and not written: rulebooks, settings, and what stands in the repository.

The site is built by `make docs`; `docs/hooks.py` hands these pages to it. Whatever is known in one place is told from
there: a rulebook from the sentences of the table, a setting from the line that declares it.
"""

import re
from collections.abc import Iterator
from dataclasses import MISSING, Field, fields
from pathlib import Path, PurePosixPath

from ..games import GAMES
from ..games.kit import Game
from ..server.settings import Settings
from ..words import LANGUAGES, Words

SOURCES = Path(__file__).parents[1]
ROOT = SOURCES.parents[1]
LANGUAGE_NAMES = {"en": "English", "pl": "Polski", "hu": "Magyar", "ro": "Română"}

# Documents of the repository, and the pages they become.
DOCUMENTS = {"ARCHITECTURE.md": "architecture.md", "CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md"}


def pages() -> dict[str, str]:
    """Every page that is made, by its place in the site."""
    made = {place: document(file, place) for file, place in homes().items()}
    made |= {
        rulebook_place(game, language): rulebook(game, language) for game in GAMES.values() for language in LANGUAGES
    }
    return made | {"rulebooks/index.md": shelf(), "settings.md": settings()}


def homes() -> dict[str, str]:
    """The documents of the repository that are on the site, each with its page."""
    return DOCUMENTS | {f"src/storeys/games/{name}/README.md": f"rulebooks/{name}-notes.md" for name in GAMES}


# --- Documents -------------------------------------------------------------------------------------------------------


class StrayLinkError(ValueError):
    """A document links to something that is not on the site."""


def document(file: str, place: str) -> str:
    """A document of the repository as a page: its links lead to the pages of what they name."""

    def to_page(link: re.Match[str]) -> str:
        return f"]({_page(file, link[1], place)})"

    return re.sub(r"\]\((?!https?:|#)([^)]+)\)", to_page, (ROOT / file).read_text("utf-8"))


def _page(file: str, link: str, place: str) -> str:
    target = str((ROOT / file).parent.joinpath(link).resolve().relative_to(ROOT))
    if target not in homes():
        raise StrayLinkError(f"{file} links to {link}, which is not on the site")
    return "../" * (len(PurePosixPath(place).parts) - 1) + homes()[target]


# --- Rulebooks -------------------------------------------------------------------------------------------------------


def rulebook_place(game: Game, language: str) -> str:
    ending = "" if language == LANGUAGES[0] else f"-{language}"
    return f"rulebooks/{game.name}{ending}.md"


def rulebook(game: Game, language: str) -> str:
    """The rulebook of a game in one language, made of the sentences that the table shows."""
    say = Words(language).say
    title = say("web-rulebook-of", game=say(f"{game.name}-title"))
    parts = [f'<div lang="{language}" markdown>', f"# {title}", _elsewhere(game, language), say(f"{game.name}-line")]
    parts += [
        say(f"{game.name}-rulebook-intro"),
        *_sections(game, Words(language)),
        *_writing(game, Words(language)),
        "</div>",
    ]
    return "\n\n".join(parts) + "\n"


def _sections(game: Game, words: Words) -> Iterator[str]:
    known = {number for _, numbers in game.rulebook for number in numbers}
    for section, numbers in game.rulebook:
        yield f"## {words.say(f'{game.name}-section-{section}')}"
        for number in numbers:
            text = _linked(_escaped(words.say(f"{game.name}-rule-{number}")), known - {number})
            yield f"**{number}** {text}\n{{ #{number.lower()} .rule }}"


def _writing(game: Game, words: Words) -> Iterator[str]:
    """How pieces and places are written in files and at the command line."""
    if words.has(f"{game.name}-writing"):
        yield f"## {words.say('in-writing')}"
        yield _escaped(words.say(f"{game.name}-writing"))


def _escaped(text: str) -> str:
    """A sentence in which no character means anything to Markdown."""
    return re.sub(r"([\\`*_\[\]<>#])", r"\\\1", text)


def _linked(text: str, known: set[str]) -> str:
    """The numbers of other rules lead to them."""
    return re.sub(
        r"\b[A-Z]-[0-9]+\b", lambda found: f"[{found[0]}](#{found[0].lower()})" if found[0] in known else found[0], text
    )


def _elsewhere(game: Game, language: str) -> str:
    """The same rulebook in the other languages, and the notes on it."""
    others = [
        f"[{name}]({PurePosixPath(rulebook_place(game, other)).name})" if other != language else name
        for other, name in LANGUAGE_NAMES.items()
    ]
    return " · ".join([*others, f"[Notes and notation]({game.name}-notes.md)"])


def shelf() -> str:
    """All rulebooks at a glance."""
    intro = "The rules in our own words, as the table shows them. Every rule has a number; a refusal names it."
    head = ["| game | players | minutes | rulebook |", "|---|---|---|---|"]
    return "\n".join(["# Rulebooks", "", intro, "", *head, *map(_on_shelf, GAMES.values()), ""])


def _on_shelf(game: Game) -> str:
    title = Words("en").say(f"{game.name}-title")
    return f"| **{title}** | {_seats(game)} | {game.minutes} | {_elsewhere(game, '')} |"


def _seats(game: Game) -> str:
    return f"{min(game.seats)}–{max(game.seats)}"


# --- Settings --------------------------------------------------------------------------------------------------------


def settings() -> str:
    """Every setting of a server, from the lines that declare them."""
    meant = meanings()
    rows = [f"| `STOREYS_{each.name.upper()}` | {_usual(each)} | {meant[each.name]} |" for each in fields(Settings)]
    intro = (
        "Every setting of `storeys serve` is read from the environment; `--host` and `--port` win over it. "
        "Lists are separated by commas or spaces."
    )
    return "\n".join(["# Settings", "", intro, "", "| variable | usual value | meaning |", "|---|---|---|", *rows, ""])


def meanings() -> dict[str, str]:
    """What is written behind each setting where it is declared."""
    declared = re.findall(
        r"^    (\w+): .*?  # (.+)$", (SOURCES / "server" / "settings.py").read_text("utf-8"), re.MULTILINE
    )
    return {name: f"{meaning[0].upper()}{meaning[1:]}." for name, meaning in declared}


def _usual(setting: "Field[object]") -> str:
    value = setting.default
    if value is MISSING:
        return "in the user’s data folder"
    if value is None or value == "" or value == ():
        return "none"
    return f"`{', '.join(value) if isinstance(value, tuple) else value}`"
