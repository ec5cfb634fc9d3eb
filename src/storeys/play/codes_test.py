"""Nothing that players read speaks in codes: places, plans and girders are shown or told in words; files have codes."""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from storeys import games
from storeys.games import GAMES
from storeys.games.kit import Game
from storeys.words import LANGUAGES, Words
from storeys.words.rehearsal import played

from .files import load
from .match import Entry

FEW = 3  # recorded matches of each game
CODES = re.compile(
    r"[xyz]@-?\d"  # the place of a card
    r"|-?\d+,-?\d+,-?\d+"  # a cell
    r"|\b[X\d]{2}/[X\d]{2}/[X\d]{2}\b"  # a plan
    r"|\b[LRTBVHDE]{1,4}\b"  # girders
    r"|\b(?:card|karta|karty|kartę|karcie|cartea|cărții) \d+\b(?! \w)|\d\. lap\b"  # a standing card by its number
)

Said = tuple[str, Mapping[str, Any]]


def recorded(game: Game) -> Iterator[Said]:
    """What the log tells of recorded matches: step by step, turn by turn, and what came of it."""
    folder = Path(games.__file__).parent / game.name / "golden"
    for path in sorted(folder.glob("*.txt"))[:FEW]:
        for entry in load(path).log():
            yield from told(game, entry)
            yield from ((note.message, note.arguments) for note in entry.notes)


def told(game: Game, entry: Entry) -> Iterator[Said]:
    data = {**(entry.data or {}), **entry.more}
    for message in (
        f"{game.name}-log-{data['do']}",
        *(f"{game.name}-turn-{data['do']}{end}" for end in ("", "-piece")),
    ):
        if Words("en").has(message):
            yield message, {"several": "Zuza", "count": 2, **data}


def asked_and_refused(game: Game) -> Iterator[Said]:
    """Questions, refusals and lines of the score sheet, from random matches."""
    for message, arguments in played(game).sentences.items():
        if not message.startswith(f"{game.name}-do-"):
            yield message, arguments


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_no_sentence_that_players_read_has_a_code_in_it(game: Game) -> None:
    said = {(message, tuple(arguments.items())) for message, arguments in (*recorded(game), *asked_and_refused(game))}
    for message, items in said:
        given = {"who": "Zuza", "name": "Zuza", **dict(items)}
        for language in LANGUAGES:
            sentence = Words(language).say(message, **given)
            assert not CODES.search(sentence), (language, message, sentence)


@pytest.mark.parametrize("code", ["at x@-1,0,2", "in 0,-1,2", "plan XX/12/3X", "upright LTD", "card 20", "20. lap"])
def test_codes_are_known_when_they_are_seen(code: str) -> None:
    assert CODES.search(code)
