"""What a person typed: a choice by its number or in words, or a command to the table."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ..games.kit import numeral
from ..play import Match
from ..words import Words

LONGEST = 200  # characters of an answer; nothing sensible is longer


@dataclass(frozen=True)
class Command:
    """A word for the table, and what came after it."""

    name: str
    rest: str


@dataclass(frozen=True)
class Choice:
    """An action that was chosen, as a number or as it was typed."""

    action: int | str


@dataclass(frozen=True)
class OutOfRange:
    """A number that no choice has."""

    number: str


Answer = Command | Choice | OutOfRange


def understand(
    line: str, match: Match, words: Words, vocabulary: Mapping[str, str], names: Sequence[str] = ()
) -> Answer:
    """Commands are what the vocabulary says; an empty line asks for the board again."""
    line = " ".join(line.split())[:LONGEST]
    first, _, rest = line.partition(" ")
    command = vocabulary.get(first.casefold())
    if command or not line:
        return Command(command or "board", rest)
    if (number := numeral(line, digits=LONGEST)) is not None:
        return _numbered(number, match)
    return Choice(spoken(line, match, words, names))


def spoken(line: str, match: Match, words: Words, names: Sequence[str] = ()) -> int | str:
    """The action whose sentence this is in the user's language; otherwise the words as they are."""
    for action in match.legal_actions():
        if match.words(action, words.language, names).casefold() == line.casefold():
            return action
    return line.casefold()


def _numbered(number: int, match: Match) -> Answer:
    actions = match.legal_actions()
    return Choice(actions[number - 1]) if 1 <= number <= len(actions) else OutOfRange(str(number))
