"""`storeys new-game NAME`: a very small game, complete to the last sentence, that its author replaces step by step.

It is a copy of `skeleton/` beside this file under another name: the package of the game, its words in four languages,
and its line in the registry. Nothing else has to know of a game; CONTRIBUTING.md says how to go on.
"""

import keyword
import re
from collections.abc import Collection, Iterator
from pathlib import Path
from string import ascii_uppercase

from ..games import GAMES
from ..play import Problem
from ..words import LANGUAGES, source
from .naming import ROOT, SOURCES, named_somewhere

SKELETON = Path(__file__).parent / "skeleton"
NAME, TITLE, LETTER, KIT = "skeleton", "Skeleton", "X", "...games.kit"
WORDS = "words"
END_OF_REGISTRY = "\n)\n\nGAMES"
GOOD_NAME = re.compile(r"[a-z]+(_[a-z]+)*")
LENGTH = range(3, 21)


class NoSources(Problem):
    """Storeys was installed without its sources."""

    message = "cli-new-game-no-sources"


class BadName(Problem):
    """No package, sentence or file could be called that."""

    message = "cli-new-game-bad-name"


class NameTaken(Problem):
    """Something else is called that."""

    message = "cli-new-game-name-taken"


def create(name: str) -> list[Path]:
    """Write the game; the files that were written or changed."""
    if not (ROOT / "web" / "src").is_dir():
        raise NoSources()
    check_name(name)
    texts = dict(copies(name, letter_of(name, taken_letters())))
    for path, text in texts.items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, "utf-8")
    return [*texts, register(name, SOURCES / "games" / "__init__.py")]


# --- The name --------------------------------------------------------------------------------------------------------


def check_name(name: str) -> None:
    if not GOOD_NAME.fullmatch(name) or len(name) not in LENGTH or keyword.iskeyword(name):
        raise BadName(name=name)
    if is_taken(name):
        raise NameTaken(name=name)


def is_taken(name: str) -> bool:
    """Whether a game is called so, or nearly so, or the program already speaks of something by that name."""
    nearly = any(f"{game}_".startswith(f"{name}_") or name.startswith(f"{game}_") for game in (*GAMES, NAME))
    spoken = re.search(rf"^{name}(-| =)", source("en"), re.MULTILINE)
    there = any(
        (SOURCES / part / name).with_suffix(end).exists() for part in ("games", "terminal") for end in ("", ".py")
    )
    return bool(nearly or spoken or there or named_somewhere([name], GAMES))


def letter_of(name: str, taken: Collection[str]) -> str:
    """The letter its rules are numbered with: one of its name, if it is free."""
    letters = name.replace("_", "").upper() + ascii_uppercase
    return next((letter for letter in letters if letter not in taken), letters[0])


def taken_letters() -> set[str]:
    return {rule[0] for game in GAMES.values() for _, rules in game.rulebook for rule in rules}


# --- The files -------------------------------------------------------------------------------------------------------


def copies(name: str, letter: str) -> Iterator[tuple[Path, str]]:
    """Every file of the new game, and what stands in it."""
    package = SOURCES / "games" / name
    for file in sorted([*SKELETON.glob("*.py"), *SKELETON.glob("*.md")]):
        yield package / file.name, renamed(file.read_text("utf-8"), name, letter)
    for language in LANGUAGES:
        text = (SKELETON / WORDS / f"{language}.ftl").read_text("utf-8")
        yield SOURCES / WORDS / f"{name}.{language}.ftl", renamed(text, name, letter)


def renamed(text: str, name: str, letter: str) -> str:
    title = name.replace("_", " ").title()
    text = text.replace(f"from {KIT}", "from ..kit").replace(NAME, name).replace(TITLE, title)
    return re.sub(rf'\b{LETTER}(?=-[0-9])|(?<="){LETTER}(?=")', letter, text)


def register(name: str, registry: Path) -> Path:
    """Its line among the names of all games."""
    text = registry.read_text("utf-8")
    registry.write_text(text.replace(END_OF_REGISTRY, f'\n    "{name}",{END_OF_REGISTRY}', 1), "utf-8")
    return registry
