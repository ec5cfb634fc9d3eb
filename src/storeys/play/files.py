"""A match as one readable text file.

    storeys match 1
    game towers 1
    seats 3
    player 0 Ada
    commitment 9f86d0…
    1 chance: start 2
    2 chance: draw candy 7
    7 seat 2: bid 3
    8 seat 2 undoes: bid 3
    scores 31 28 17
    seed 0c5b62…
    end 9 5e8848…

The seed of chance stands in the file of a finished match for everybody to check; the authority's own file of a match
that goes on holds it as `secret`. The last line counts the lines above it and holds their SHA-256, so that a file that
was cut off or edited is known at once.
"""

import hashlib
import os
import re
import tempfile
from dataclasses import dataclass, field
from pathlib import Path

from ..games.kit import CHANCE
from .chance import FairChance
from .errors import (
    BrokenCommitment,
    ChanceDiffers,
    DamagedFile,
    EditedFile,
    IllegalMove,
    MissingFile,
    NewerFile,
    NotAMatch,
    NotFinished,
    NothingPromised,
    OlderFile,
    OtherGame,
    Problem,
    TruncatedFile,
)
from .match import Entry, Match, find_game

FORMAT = 1
MAGIC = "storeys match "


# --- Writing ---------------------------------------------------------------------------------------------------------


def save(match: Match, path: str | Path) -> None:
    """Write a match to a file: whoever reads it finds the old file or the new one, never a part of either."""
    target = Path(path)
    handle, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text(match))
            file.flush()
            os.fsync(file.fileno())
        if match.over:  # nothing secret in it any more
            Path(name).chmod(0o644)
        Path(name).replace(target)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def text(match: Match) -> str:
    """The file of a match, as the authority keeps it."""
    lines = [*_header(match), *(_move(number, entry) for number, entry in enumerate(match.log(), 1))]
    if match.over:
        lines.append(" ".join(["scores", *map(str, match.scores())]))
        if match.seed:
            lines.append(f"seed {match.seed}")
    body = "".join(f"{line}\n" for line in lines)
    return f"{body}end {len(lines)} {_digest(body)}\n"


def _header(match: Match) -> list[str]:
    lines = [f"{MAGIC}{FORMAT}", f"game {match.game.name} {match.version}", f"seats {match.seats}"]
    lines += [f"player {seat} {' '.join(name.split())}" for seat, name in enumerate(match.players) if name.strip()]
    lines += [f"option {name} {value}" for name, value in match.options.items()]
    if match.commitment:
        lines.append(f"commitment {match.commitment}")
    if match.chance and not match.over:
        lines.append(f"secret {match.chance.seed.hex()}")
    return lines


def _move(number: int, entry: Entry) -> str:
    who = "chance" if entry.seat == CHANCE else f"seat {entry.seat}"
    return f"{number} {who}{' undoes' if entry.undo else ''}: {entry.words}"


def _digest(body: str) -> str:
    return hashlib.sha256(body.encode()).hexdigest()


# --- Reading ---------------------------------------------------------------------------------------------------------


@dataclass
class _Contents:
    """What the lines of a file say, before anything of it is believed."""

    path: str
    game: str = ""
    version: int = 0
    seats: int = 0
    players: dict[int, str] = field(default_factory=dict)
    options: dict[str, int] = field(default_factory=dict)
    commitment: str | None = None
    seed: str | None = None
    scores: list[int] | None = None
    moves: list[tuple[int, int, bool, str]] = field(default_factory=list)  # line, seat, undo, words


LINES = {
    "game": re.compile(r"game (?P<game>\w+) (?P<version>\d+)"),
    "seats": re.compile(r"seats (?P<seats>\d+)"),
    "player": re.compile(r"player (?P<seat>\d+) (?P<name>.+)"),
    "option": re.compile(r"option (?P<name>\w+) (?P<value>-?\d+)"),
    "commitment": re.compile(r"commitment (?P<commitment>[0-9a-f]{64})"),
    "secret": re.compile(r"secret (?P<seed>[0-9a-f]{64})"),
    "seed": re.compile(r"seed (?P<seed>[0-9a-f]{64})"),
    "scores": re.compile(r"scores(?P<scores>( -?\d+)+)"),
    "move": re.compile(r"\d+ (?P<who>chance|seat (?P<seat>\d+))(?P<undo> undoes)?: (?P<words>.+)"),
}


def load(path: str | Path, game: str | None = None) -> Match:
    """Read a match from a file and replay it; with `game`, only a match of that game will do."""
    try:
        content = Path(path).read_bytes()
    except OSError:
        raise MissingFile(path=str(path)) from None
    return read(content, str(path), game)


def read(content: bytes, path: str, game: str | None = None) -> Match:
    """The match that a file's content describes; `path` is what errors call it."""
    contents = _parse(_body(content, path), path)
    if game is not None and contents.game != game:
        raise OtherGame(path=path, game=contents.game, wanted=game)
    _check_version(contents)
    match = _replay(contents)
    _check_scores(match, contents)
    _attach_chance(match, contents)
    return match


def _body(content: bytes, path: str) -> list[str]:
    """The lines of a file that is whole, of a known version, and unchanged since it was written."""
    if not content.startswith(MAGIC.encode()):
        raise (TruncatedFile if MAGIC.encode().startswith(content) else NotAMatch)(path=path, line=1)
    lines = content.decode(errors="replace").split("\n")
    version = re.fullmatch(rf"{MAGIC}(\d+)", lines[0])
    if len(lines) > 1 and version and int(version[1]) > FORMAT:
        raise NewerFile(path=path, version=int(version[1]), known=FORMAT)
    end = re.fullmatch(r"end (\d+) ([0-9a-f]{64})", lines[-2]) if len(lines) > 2 and lines[-1] == "" else None
    if not end:
        raise TruncatedFile(path=path, line=len(lines))
    body = "".join(f"{line}\n" for line in lines[:-2])
    if int(end[1]) != len(lines) - 2 or end[2] != _digest(body):
        raise EditedFile(path=path)
    return lines[:-2]


def _parse(lines: list[str], path: str) -> _Contents:
    contents = _Contents(path)
    for number, line in enumerate(lines[1:], 2):
        word = line.split(" ", 1)[0]
        kind = "move" if word.isdecimal() else word
        found = LINES[kind].fullmatch(line) if kind in LINES else None
        if not found:
            raise DamagedFile(path=path, line=number)
        _take_in(contents, kind, found, number)
    return contents


def _take_in(contents: _Contents, kind: str, found: re.Match[str], line: int) -> None:
    if kind == "move":
        seat = CHANCE if found["who"] == "chance" else int(found["seat"])
        contents.moves.append((line, seat, bool(found["undo"]), found["words"]))
    elif kind == "player":
        contents.players[int(found["seat"])] = found["name"]
    elif kind == "option":
        contents.options[found["name"]] = int(found["value"])
    elif kind == "scores":
        contents.scores = [int(score) for score in found["scores"].split()]
    else:
        for name, value in found.groupdict().items():
            setattr(contents, name, int(value) if value.isdecimal() and len(value) < 64 else value)


def _check_version(contents: _Contents) -> None:
    game = find_game(contents.game)
    if not game.knows(contents.version):
        problem = NewerFile if contents.version > game.version else OlderFile
        raise problem(path=contents.path, version=contents.version, known=game.version)


def _replay(contents: _Contents) -> Match:
    players = [contents.players.get(seat, "") for seat in range(contents.seats)]
    version = contents.version
    match = Match(contents.game, contents.seats, contents.options, chance=None, players=players, version=version)
    for number, (line, seat, undo, words) in enumerate(contents.moves, 1):
        try:
            entry = match.undo(seat) if undo else match.play(words, seat)[0]
        except Problem:
            raise IllegalMove(path=contents.path, line=line, move=number, words=words) from None
        if entry.words != words:
            raise DamagedFile(path=contents.path, line=line)
    return match


def _check_scores(match: Match, contents: _Contents) -> None:
    expected = match.scores() if match.over else None
    if contents.scores != expected:
        raise DamagedFile(path=contents.path, line=3 + len(contents.moves))


def _attach_chance(match: Match, contents: _Contents) -> None:
    match.commitment = contents.commitment
    if not contents.seed:
        return
    chance = FairChance(bytes.fromhex(contents.seed))
    if contents.commitment != chance.commitment:
        raise BrokenCommitment(path=contents.path)
    match.attach(chance)


# --- Checking chance -------------------------------------------------------------------------------------------------


def verify(path: str | Path) -> int:
    """Check every outcome of chance in a finished match against the promised seed; how many there were."""
    match = load(path)
    if not match.commitment:
        raise NothingPromised(path=str(path))
    if not match.over or not match.chance:
        raise NotFinished(path=str(path))
    draws = 0
    for move, action in enumerate(match.moves):
        position = match.position(move)
        if match.game.to_move(position) == CHANCE:
            ticket = match.chance.draw(draws, match.game.chance_tickets(position))
            if match.game.chance_outcome(position, ticket) != action:
                raise ChanceDiffers(path=str(path), move=move + 1)
            draws += 1
    return draws
