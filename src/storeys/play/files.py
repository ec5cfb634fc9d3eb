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
    hint 2
    9 seat 2: bid 4
    hand eJyrVk…
    scores 31 28 17
    seed 0c5b62…
    end 9 5e8848…

A line `hand` belongs to the move above it: the path of the hand that carried it out, or which engine found what came of
one (`episodes.py`). Such files are of format 2; without hands nothing has changed since format 1. A line `hint 2` says
that seat 2 asked for a hint there, before its next move; files with such lines are of format 3. So are those with a
line `copied 57` behind the commitment: the first 57 moves were played in another match, with which this one begins, and
what is promised of chance holds from there on.

The seed of chance stands in the file of a finished match for everybody to check; the authority's own file of a match
that goes on holds it as `secret`. The last line counts the lines above it and holds their SHA-256, so that a file that
was cut off or edited is known at once.
"""

import hashlib
import os
import re
import tempfile
from collections.abc import Generator, Iterator, Mapping
from pathlib import Path

from ..games.kit import CHANCE
from .agreement import check_seats, find_game
from .chance import FairChance
from .contents import HASH, NUMBER, Contents, Hint, take_apart
from .episodes import moves_of_hands
from .errors import (
    BrokenCommitment,
    CannotWrite,
    ChanceDiffers,
    DamagedFile,
    EditedFile,
    IllegalMove,
    LargeFile,
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
from .match import Entry, Match

FIRST_FORMAT, WITH_HANDS, FORMAT = 1, 2, 3  # the lowest that will do is written
MAGIC = "storeys match "
LARGEST = 1 << 24  # bytes; the longest matches have a few hundred thousand


# --- Writing ---------------------------------------------------------------------------------------------------------


def save(match: Match, path: str | Path) -> None:
    """Write a match to a file: whoever reads it finds the old file or the new one, never a part of either."""
    content = text(match).encode()
    if len(content) > LARGEST:
        raise LargeFile(path=str(path))
    try:
        _replace(Path(path), content, 0o644 if match.over else 0o600)  # as long as it holds the secret, for us alone
    except (OSError, ValueError) as error:
        raise CannotWrite(path=str(path), reason=getattr(error, "strerror", None) or str(error)) from None


def _replace(target: Path, content: bytes, mode: int) -> None:
    handle, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        Path(name).chmod(mode)
        Path(name).replace(target)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def text(match: Match) -> str:
    """The file of a match, as the authority keeps it."""
    lines = [*_header(match), *_log(match)]
    if match.over:
        lines.append(" ".join(["scores", *map(str, match.scores())]))
        if match.seed:
            lines.append(f"seed {match.seed}")
    body = "".join(f"{line}\n" for line in lines)
    return f"{body}end {len(lines)} {_digest(body)}\n"


def _header(match: Match) -> list[str]:
    lines = [f"{MAGIC}{_format(match)}", f"game {match.game.name} {match.version}", f"seats {match.seats}"]
    lines += [f"player {seat} {_one_line(name)}" for seat, name in enumerate(match.players) if name.strip()]
    lines += [f"option {name} {value}" for name, value in match.options.items()]
    if match.commitment:
        lines.append(f"commitment {match.commitment}")
    if match.copied:
        lines.append(f"copied {match.copied}")
    if match.chance and not match.over:
        lines.append(f"secret {match.chance.seed.hex()}")
    return lines


def _format(match: Match) -> int:
    if match.hints or match.copied:
        return FORMAT
    return WITH_HANDS if any(entry.hand for entry in match.log()) else FIRST_FORMAT


def _one_line(name: str) -> str:
    """A name as a file can hold it: in one line, without halves of letters."""
    return " ".join(name.split()).encode(errors="replace").decode()


def _log(match: Match) -> Iterator[str]:
    hints = dict(match.hints)
    for number, entry in enumerate(match.log(), 1):
        yield from _hint(hints, number - 1)
        yield from _move(number, entry)
    yield from _hint(hints, match.lines)


def _hint(hints: Mapping[int, int], lines: int) -> list[str]:
    return [f"hint {hints[lines]}"] if lines in hints else []


def _move(number: int, entry: Entry) -> list[str]:
    who = "chance" if entry.seat == CHANCE else f"seat {entry.seat}"
    move = f"{number} {who}{' undoes' if entry.undo else ''}: {entry.words}"
    return [move, f"hand {entry.hand}"] if entry.hand else [move]


def _digest(body: str) -> str:
    return hashlib.sha256(body.encode()).hexdigest()


# --- Reading ---------------------------------------------------------------------------------------------------------


def load(path: str | Path, game: str | None = None, hands: bool = False) -> Match:
    """Read a match from a file and replay it; with `game`, only a match of that game will do.

    With `hands`, a match that waits for a hand goes on waiting.
    """
    try:
        with Path(path).open("rb") as file:
            content = file.read(LARGEST + 1)
    except (OSError, ValueError):
        raise MissingFile(path=str(path)) from None
    return read(content, str(path), game, hands)


def read(content: bytes, path: str, game: str | None = None, hands: bool = False) -> Match:
    """The match that a file's content describes; `path` is what errors call it."""
    contents = _contents(content, path)
    if game is not None and contents.game != game:
        raise OtherGame(path=path, game=contents.game, wanted=game)
    match = _begun(contents)
    for _ in _replay(match, contents):
        pass
    match.hands = hands
    if chance := _promised(contents):
        match.attach(chance)
    return match


def leafing(content: bytes, path: str) -> Generator[None, None, Match]:
    """The match as far as the file tells it and not one draw further, even if the file knows how chance goes on.

    It is read a move at a time, for those who have only so much time for it.
    """
    contents = _contents(content, path)
    match = _begun(contents)
    yield from _replay(match, contents)
    chance = _promised(contents)
    match.chance = chance if match.over else None
    return match


def _contents(content: bytes, path: str) -> Contents:
    if len(content) > LARGEST:
        raise LargeFile(path=path)
    return take_apart(_body(content, path), path)


def _body(content: bytes, path: str) -> list[str]:
    """The lines of a file that is whole, of a known version, and unchanged since it was written."""
    if not content.startswith(MAGIC.encode()):
        raise (TruncatedFile if MAGIC.encode().startswith(content) else NotAMatch)(path=path, line=1)
    lines = content.decode(errors="replace").split("\n")
    if len(lines) > 1:
        _check_format(lines[0], path)
    end = re.fullmatch(f"end ({NUMBER}) ({HASH})", lines[-2]) if len(lines) > 2 and lines[-1] == "" else None
    if not end:
        raise TruncatedFile(path=path, line=len(lines))
    body = "".join(f"{line}\n" for line in lines[:-2])
    if int(end[1]) != len(lines) - 2 or end[2] != _digest(body) or not content.startswith(body.encode()):
        raise EditedFile(path=path)
    return lines[:-2]


def _check_format(line: str, path: str) -> None:
    version = re.fullmatch(f"{MAGIC}({NUMBER})", line)
    if not version or int(version[1]) < FIRST_FORMAT:
        raise DamagedFile(path=path, line=1)
    if int(version[1]) > FORMAT:
        raise NewerFile(path=path, version=int(version[1]), known=FORMAT)


def _check_version(contents: Contents) -> None:
    game = find_game(contents.game)
    if not game.knows(contents.version):
        problem = NewerFile if contents.version > game.version else OlderFile
        raise problem(path=contents.path, version=contents.version, known=game.version)


def _replay(match: Match, contents: Contents) -> Iterator[None]:
    hints = {hint.moves: hint for hint in contents.hints}
    for number, move in enumerate(contents.moves, 1):
        yield
        _ask_again(match, hints.get(number - 1), contents)
        try:
            entry = match.repeat(move.seat, move.words, move.undo, move.hand)
        except Problem:
            raise IllegalMove(path=contents.path, line=move.line, move=number, words=move.words) from None
        if entry.words != move.words:
            raise DamagedFile(path=contents.path, line=move.line)
    _ask_again(match, hints.get(len(contents.moves)), contents)
    _check_scores(match, contents)


def _ask_again(match: Match, hint: Hint | None, contents: Contents) -> None:
    """Nobody asks for a hint who is not to move."""
    if hint is None:
        return
    try:
        match.ask_hint(hint.seat)
    except Problem:
        raise DamagedFile(path=contents.path, line=hint.line) from None


def _begun(contents: Contents) -> Match:
    """The match before its first move; chance comes from the file, and is as it was promised."""
    _check_version(contents)
    seats = check_seats(find_game(contents.game), contents.seats)
    players = [contents.players.get(seat, "") for seat in range(seats)]
    version = contents.version
    match = Match(contents.game, seats, contents.options, chance=None, players=players, version=version)
    match.commitment, match.copied = contents.commitment, contents.copied
    return match


def _check_scores(match: Match, contents: Contents) -> None:
    if contents.scores != (match.scores() if match.over else None):
        raise DamagedFile(path=contents.path, line=contents.scores_at)


def _promised(contents: Contents) -> FairChance | None:
    """The chance that the file knows the seed of."""
    if not contents.seed:
        return None
    chance = FairChance(bytes.fromhex(contents.seed))
    if contents.commitment != chance.commitment:
        raise BrokenCommitment(path=contents.path)
    return chance


# --- Checking chance -------------------------------------------------------------------------------------------------


def verify(path: str | Path) -> int:
    """Check every outcome of chance in a finished match against the promised seed; how many there were.

    What came of hands was not drawn: `episodes.py` tells what is needed to find it once more. What was copied from
    another match was promised there.
    """
    return check_chance(load(path), str(path))


def check_chance(match: Match, path: str) -> int:
    """The same for a match that was read."""
    if not match.commitment:
        raise NothingPromised(path=path)
    if not match.over or not match.chance:
        raise NotFinished(path=path)
    draws, found = list(enumerate(match.draws())), moves_of_hands(match)
    drawn = [(draw, *outcome) for draw, outcome in draws if outcome[0] >= match.copied and outcome[0] not in found]
    for draw, move, position, outcome in drawn:
        ticket = match.chance.draw(draw, match.game.chance_tickets(position))
        if match.game.chance_outcome(position, ticket) != outcome:
            raise ChanceDiffers(path=path, move=move + 1)
    return len(drawn)
