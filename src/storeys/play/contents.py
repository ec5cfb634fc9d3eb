"""What the lines of a file say: in their order, with numbers that make sense, before anything of it is believed."""

import re
from dataclasses import dataclass, field, replace
from typing import Any

from ..games.kit import CHANCE
from .episodes import LONGEST_HAND
from .errors import DamagedFile

NUMBER = "(?:0|[1-9][0-9]{0,8})"  # as we write them: digits of no other script, no zeros before, nothing endless
HASH = "[0-9a-f]{64}"

# Every kind of line in the order of the file, and how it is written.
LINES = {
    "game": re.compile(rf"game (?P<game>\w+) (?P<version>{NUMBER})"),
    "seats": re.compile(rf"seats (?P<seats>{NUMBER})"),
    "player": re.compile(rf"player (?P<seat>{NUMBER}) (?P<name>.+)"),
    "option": re.compile(rf"option (?P<name>\w+) (?P<value>-?{NUMBER})"),
    "commitment": re.compile(f"commitment (?P<commitment>{HASH})"),
    "copied": re.compile(f"copied (?P<copied>{NUMBER})"),
    "secret": re.compile(f"secret (?P<seed>{HASH})"),
    "move": re.compile(rf"(?P<number>{NUMBER}) (?:chance|seat (?P<seat>{NUMBER}))(?P<undo> undoes)?: (?P<words>.+)"),
    "hand": re.compile(rf"hand (?P<hand>[!-~][ -~]{{0,{LONGEST_HAND - 1}}})"),  # belongs to the move above it
    "hint": re.compile(rf"hint (?P<seat>{NUMBER})"),  # who has asked for one before the next move
    "scores": re.compile(rf"scores(?P<scores>(?: -?{NUMBER})+)"),
    "seed": re.compile(f"seed (?P<seed>{HASH})"),
}
ORDER = list(LINES)
REPEATED = ("player", "option", "move")


@dataclass(frozen=True)
class Move:
    """One line of the log as the file has it."""

    line: int
    seat: int  # or CHANCE
    undo: bool
    words: str
    hand: str | None = None


@dataclass(frozen=True)
class Hint:
    """Where in the file it stands that a seat has asked for a hint, and after how many moves that was."""

    line: int
    moves: int
    seat: int


@dataclass
class Contents:
    """A file, taken apart."""

    path: str
    game: str = ""
    version: int = 0
    seats: int = 0
    players: dict[int, str] = field(default_factory=dict)
    options: dict[str, int] = field(default_factory=dict)
    commitment: str | None = None
    copied: int = 0  # lines of the log that were played in another match
    seed: str | None = None
    moves: list[Move] = field(default_factory=list)
    hints: list[Hint] = field(default_factory=list)
    scores: list[int] | None = None
    scores_at: int = 0  # the line where they stand, or should


def take_apart(lines: list[str], path: str) -> Contents:
    """What the lines say, from the second on; DamagedFile for the first that does not belong where it stands."""
    contents, before = Contents(path, scores_at=len(lines)), -1
    for line, words in enumerate(lines[1:], 2):
        kind = _kind(words)
        found = LINES[kind].fullmatch(words) if kind in LINES else None
        if found is None or not _follows(kind, before) or not _take_in(contents, kind, found, line):
            raise DamagedFile(path=path, line=line)
        before = ORDER.index(kind)
    if before < ORDER.index("seats") or not _is_copied(contents):
        raise DamagedFile(path=path, line=len(lines))
    return contents


def _is_copied(contents: Contents) -> bool:
    """Whether the lines that were played elsewhere are there; only such are copied as were not taken back."""
    copied = contents.moves[: contents.copied]
    return len(copied) == contents.copied and not any(move.undo for move in copied)


def _kind(words: str) -> str:
    first = words.split(" ", 1)[0]
    return first if first in LINES else "move"


def _follows(kind: str, before: int) -> bool:
    """Whether a line may come after one with this place in the order; the first two lines are always there."""
    place = ORDER.index(kind)
    if before < ORDER.index("seats"):
        return place == before + 1
    if ORDER[before] in ("hand", "hint") and kind == "move":
        return True
    return place > before or (place == before and kind in REPEATED)


def _take_in(contents: Contents, kind: str, found: re.Match[str], line: int) -> bool:
    """Whether the line says something that no line before it has said otherwise."""
    match kind:
        case "game":
            contents.game, contents.version = found["game"], int(found["version"])
        case "seats":
            contents.seats = int(found["seats"])
        case "player":
            return _first(contents.players, int(found["seat"]), found["name"]) and int(found["seat"]) < contents.seats
        case "option":
            return _first(contents.options, found["name"], int(found["value"]))
        case "commitment":
            contents.commitment = found["commitment"]
        case "copied":
            contents.copied = int(found["copied"])
        case "secret" | "seed":
            return _take_in_seed(contents, found["seed"])
        case "scores":
            contents.scores, contents.scores_at = [int(score) for score in found["scores"].split()], line
        case _:
            return _take_in_log(contents, kind, found, line)
    return True


def _take_in_log(contents: Contents, kind: str, found: re.Match[str], line: int) -> bool:
    if kind == "hand":
        return _take_in_hand(contents, found["hand"])
    if kind == "hint":
        contents.hints.append(Hint(line, len(contents.moves), int(found["seat"])))
        return True
    return _take_in_move(contents, found, line)


def _first(known: dict[Any, Any], key: Any, value: Any) -> bool:
    """Note what is said for the first time; false if it was said before."""
    if key in known:
        return False
    known[key] = value
    return True


def _take_in_seed(contents: Contents, seed: str) -> bool:
    known, contents.seed = contents.seed, seed
    return known is None


def _take_in_move(contents: Contents, found: re.Match[str], line: int) -> bool:
    seat = CHANCE if found["seat"] is None else int(found["seat"])
    contents.moves.append(Move(line, seat, found["undo"] is not None, found["words"]))
    return int(found["number"]) == len(contents.moves)


def _take_in_hand(contents: Contents, hand: str) -> bool:
    if not contents.moves or contents.moves[-1].undo:
        return False
    contents.moves[-1] = replace(contents.moves[-1], hand=hand)
    return True
