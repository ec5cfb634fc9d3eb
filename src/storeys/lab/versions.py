"""Versions bind: what the rules of a game were when its recorded matches were made.

    python -m storeys.lab.versions NAME          # writes golden/versions.json anew, or says why not

In the folder of the golden games `versions.json` holds, for every version of the rules, the letters of the recorded
matches, and for that of today the letters of the rules (`games/checks/rule_digest.py`). If the rules change and VERSION
stays, or a recorded match changes or goes, `complaints` has a sentence for it, and the tests fail.
"""

import hashlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ..games import GAMES
from ..games.checks.rule_digest import LETTERS, rule_digest
from ..games.kit import Game
from ..play.errors import Problem
from ..play.files import load, text
from ..play.golden import folder as golden_folder

RECORD = "versions.json"
Matches = dict[str, dict[str, str]]  # by version and file: the letters of each recorded match


def recorded_matches(game: Game, folder: Path) -> Matches:
    """The matches in the folder, by version."""
    folders = {str(version): folder / f"version-{version}" for version in game.editions} | {str(game.version): folder}
    return {version: {file.name: _letters(file) for file in _files(place)} for version, place in folders.items()}


def _files(folder: Path) -> list[Path]:
    return sorted(folder.glob("*.txt"))


def _letters(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()[:LETTERS]


def as_it_is(game: Game, folder: Path) -> dict[str, Any]:
    """What should be in the record."""
    return {"version": game.version, "rules": rule_digest(game), "matches": recorded_matches(game, folder)}


# --- Complaints ------------------------------------------------------------------------------------------------------


def complaints(game: Game, folder: Path) -> list[str]:
    """Everything in which rules, version and recorded matches do not agree with the record."""
    file = folder / RECORD
    if not file.exists():
        return [f"{game.name} has no record of its versions. {_then(game)}"]
    record, now = json.loads(file.read_text("utf-8")), as_it_is(game, folder)
    return [*_about_rules(game, record, now), *_about_matches(game, record["matches"], now["matches"])]


def _then(game: Game) -> str:
    return f"Then write the record anew: python -m storeys.lab.versions {game.name}"


def _about_rules(game: Game, record: dict[str, Any], now: dict[str, Any]) -> Iterator[str]:
    if record["version"] != now["version"]:
        yield (
            f"VERSION of {game.name} is {now['version']}, and the record is of version {record['version']}: "
            f"record golden games of the new rules (CONTRIBUTING.md, Changing a rule). {_then(game)}"
        )
    elif record["rules"] != now["rules"]:
        yield (
            f"The rules of {game.name} are not what they were when version {game.version} was recorded. If any match "
            f"could go differently, raise VERSION and keep the old rule for matches that have begun (CONTRIBUTING.md, "
            f"Changing a rule); if they are only written differently, leave VERSION. {_then(game)}"
        )


def _about_matches(game: Game, recorded: Matches, now: Matches) -> Iterator[str]:
    for version in sorted({*recorded, *now}):
        was, there = recorded.get(version, {}), now.get(version, {})
        for name in sorted({*was, *there}):
            match = f"{name}, of version {version} of {game.name},"
            if name not in was:
                yield f"{match} is not in the record. {_then(game)}"
            elif name not in there:
                yield f"{match} is gone: recorded matches stay and are read for ever"
            elif was[name] != there[name]:
                yield f"{match} was changed: a recorded match is never edited"


# --- Writing the record ----------------------------------------------------------------------------------------------


class NotRecordedError(Exception):
    """The record was not written, and why."""


def record(game: Game, folder: Path) -> None:
    """Write the record, if every match in the folder still replays to the letter."""
    for file in sorted(folder.rglob("*.txt")):
        if not _replays(file):
            raise NotRecordedError(
                f"{file.name} no longer replays as it was recorded: a rule has changed, raise VERSION"
            )
    folder.mkdir(exist_ok=True)
    (folder / RECORD).write_text(json.dumps(as_it_is(game, folder), indent=2) + "\n", "utf-8")


def _replays(file: Path) -> bool:
    try:
        return text(load(file)) == file.read_text("utf-8")
    except Problem:
        return False


def main(names: list[str]) -> None:
    """Record the games of these names, or all."""
    for name in names or GAMES:
        try:
            record(GAMES[name], golden_folder(GAMES[name]))
        except NotRecordedError as error:
            sys.exit(str(error))
        print(golden_folder(GAMES[name]) / RECORD)


if __name__ == "__main__":
    main(sys.argv[1:])
