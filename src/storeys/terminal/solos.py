"""What was reached alone at this terminal, so that the next goal is known: a line for each match in the data folder.

    dice_city hard=1 57 9f86d0…

The last word is the commitment of the match: one that is taken up again counts once.
"""

import os
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from ..games.kit import numeral
from ..play import Match
from ..server.settings import data_folder


def file() -> Path:
    return data_folder(os.environ) / "solos.txt"


def goal(match: Match) -> int | None:
    """What is to be reached in this match; None where there is no goal."""
    if match.game.goal is None or match.seats > 1:
        return None
    return match.game.goal(list(_before(match)))


def keep(match: Match) -> None:
    """Note what was reached; a folder that cannot be written to remembers nothing."""
    if goal(match) is None or _is_noted(match):
        return
    with suppress(OSError):
        file().parent.mkdir(parents=True, exist_ok=True)
        with file().open("a", encoding="utf-8") as lines:
            lines.write(f"{_variant(match)} {match.scores()[0]} {match.commitment}\n")


def _variant(match: Match) -> str:
    return " ".join(
        [match.game.name, *(f"{name}={value}" for name, value in match.game.variant(match.options).items())]
    )


def _noted() -> list[list[str]]:
    """Variant, points and commitment of every line; what is something else is passed over."""
    try:
        lines = file().read_text("utf-8", errors="replace").splitlines()
    except OSError:
        return []
    return [words for line in lines if len(words := line.rsplit(" ", 2)) == 3]


def _before(match: Match) -> Iterator[int]:
    """The results that count for the goal of a match: those of its variant, noted before its own."""
    for variant, points, commitment in _noted():
        if commitment == match.commitment:
            return
        if variant == _variant(match) and (number := numeral(points)) is not None:
            yield number


def _is_noted(match: Match) -> bool:
    return any(commitment == match.commitment for _, _, commitment in _noted())
