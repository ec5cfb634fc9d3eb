"""The board of a game that has none of its own: its picture in words and figures, the table's and each player's.

    The stone that was drawn   3
    In the bag                 1 1 1 2 2 3

    ▶ Ada                      4 points
      Stones                   1 3

What belongs to one player stands in `players` of the picture, as in every game. A part is called by the sentence
`<game>-board-<part>`, a name in it by `<game>-<part>`; where there is no such sentence, by itself.
"""

from collections.abc import Iterator
from typing import Any

from rich.cells import cell_len
from rich.text import Text

from ..games.kit import Json
from ..words import MINUS, UnknownMessageError, WrongArgumentsError
from .scene import Scene

SAID_ELSEWHERE = {"phase", "players", "score"}  # in the question, below, and beside the name
NOTHING = "–"
Row = tuple[str, str, str]  # what it is, how it is, and the style of both


def board(scene: Scene[Json]) -> list[Text]:
    """The whole table."""
    table = list(_parts(scene, scene.view, ""))
    players = [row for seat, name in enumerate(scene.names) for row in _player(scene, seat, name)]
    column = 2 + max((cell_len(label) for label, _, _ in (*table, *players)), default=0)
    between = [Text()] if table and players else []
    return [*_lines(table, column), *between, *_lines(players, column)]


def _lines(rows: list[Row], column: int) -> Iterator[Text]:
    for label, value, style in rows:
        yield Text(f"{label}{' ' * (column - cell_len(label))}{value}".rstrip(), style)


def _player(scene: Scene[Json], seat: int, name: str) -> Iterator[Row]:
    players = scene.view.get("players", ())
    player = players[seat] if seat < len(players) else {}
    mark = scene.symbol("▶", ">") if seat == scene.to_move else " "
    points = scene.say("points", points=player["score"]) if "score" in player else ""
    yield f"{mark} {name}", points, "bold"
    yield from _parts(scene, player, "  ")


def _parts(scene: Scene[Json], picture: Json, indent: str) -> Iterator[Row]:
    for part, value in picture.items():
        if part not in SAID_ELSEWHERE:
            yield f"{indent}{_label(scene, part)}", told(scene, part, value), ""


def _label(scene: Scene[Json], part: str) -> str:
    return _said(scene, f"{scene.game}-board-{part}", part)


def _said(scene: Scene[Json], message: str, name: str, **arguments: str) -> str:
    """The sentence, if there is one and it needs nothing else; otherwise the name as it is."""
    try:
        return scene.say(message, **arguments)
    except (UnknownMessageError, WrongArgumentsError):
        return name.replace("_", " ")


def told(scene: Scene[Json], part: str, value: Any) -> str:
    """Whatever may stand in a picture, in one line."""
    if isinstance(value, dict):
        return ", ".join(f"{_label(scene, name)} {told(scene, name, inner)}" for name, inner in value.items())
    if isinstance(value, list):
        between = "; " if any(isinstance(each, dict | list) for each in value) else " "
        return between.join(told(scene, part, each) for each in value) or scene.symbol(NOTHING, "-")
    if isinstance(value, bool) or value is None:
        return scene.symbol("✓", "x") if value else scene.symbol(NOTHING, "-")
    if isinstance(value, str):
        return _said(scene, f"{scene.game}-{part}", value, **{part: value})
    return str(value).replace("-", scene.symbol(MINUS, "-"))
