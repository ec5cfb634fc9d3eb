"""The record of a ladder: a folder with a file of lines, one for each match that was played.

A line is written as soon as its match is over, in whatever order they come; the first line says what is played. A file
that was cut off at any byte is gone on with: half a line counts for nothing. When the ladder is done the lines are put
in order, so that it does not show how many processes there were, or how often it was interrupted.
"""

import json
from collections.abc import Iterable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import IO, Any

from ...games.kit import Json
from ...play.agreement import check_seats
from .matches import Result, result_of
from .plan import Plan, plan_of
from .problems import (
    BrokenRecord,
    CannotKeep,
    ChangedBots,
    FewerBlocks,
    LadderBusy,
    LadderInTheWay,
    NoLadder,
    OtherLadder,
)

MATCHES = "matches.jsonl"

Key = tuple[int, int]  # a block and a match in it


class Record:
    """The results of a ladder, kept in a folder or, without one, only here."""

    def __init__(self, plan: Plan, folder: Path | None, resume: bool = False, blocks: int | None = None) -> None:
        self.plan, self.folder = plan, folder
        self.results: dict[Key, Result] = {}
        self._file: IO[bytes] | None = None
        if folder is not None:
            self._open(folder, resume)
        if blocks is not None and any(block >= blocks for block, _ in self.results):
            self.close()
            raise FewerBlocks(blocks=blocks, played=1 + max(block for block, _ in self.results))

    @classmethod
    def read(cls, folder: Path) -> "Record":
        """What is in a folder, only to be looked at."""
        path = folder / MATCHES
        lines = _lines(path)
        if not lines:
            raise NoLadder(path=str(folder))
        record = cls(_plan_in(lines[0], path), None)
        record.results = _results(record.plan, lines, path)
        return record

    def _open(self, folder: Path, resume: bool) -> None:
        path = folder / MATCHES
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._file = path.open("ab")
            _lock(self._file, path)
            self.results = self._found(path, resume)
            self._rewrite(_in_order(self.results))
        except OSError as error:
            raise CannotKeep(path=str(folder), reason=error.strerror or str(error)) from None
        except BaseException:
            self.close()
            raise

    def _found(self, path: Path, resume: bool) -> dict[Key, Result]:
        """What the file holds, if it may be gone on with."""
        lines = _lines(path)
        if not lines:
            return {}
        if not resume:
            raise LadderInTheWay(path=str(path.parent))
        _check_head(self.plan, lines[0], path)
        return _results(self.plan, lines, path)

    def add(self, result: Result) -> None:
        """Keep a result; it is in the file when this returns."""
        self.results[result.block, result.match] = result
        if self._file:
            try:
                self._file.write(_line(result.as_json()))
                self._file.flush()
            except OSError as error:
                raise CannotKeep(path=str(self.folder), reason=error.strerror or str(error)) from None

    def complete(self) -> list[list[Result]]:
        """The blocks of which every match was played, from the first on to the first that is not complete."""
        found: list[list[Result]] = []
        while (block := self.block(len(found))) is not None:
            found.append(block)
        return found

    def block(self, number: int) -> list[Result] | None:
        """The results of a block, if it is complete."""
        matches = [self.results.get((number, match)) for match in range(len(self.plan.block(number)))]
        return None if None in matches else [result for result in matches if result]

    def finish(self, blocks: Iterable[Iterable[Result]]) -> None:
        """Keep these blocks and nothing else, in order."""
        self.results = {(result.block, result.match): result for block in blocks for result in block}
        if self._file:
            self._rewrite(_in_order(self.results))

    def _rewrite(self, results: Iterable[Result]) -> None:
        """Everything anew, in one step; whoever is interrupted in it has the old file or the new one.

        A file in which nothing changes is left alone: its date tells when the last match was played.
        """
        assert self.folder is not None
        assert self._file is not None
        path, new = self.folder / MATCHES, self.folder / f".{MATCHES}"
        written = b"".join(_line(each) for each in [self.plan.head(), *(result.as_json() for result in results)])
        if path.read_bytes() == written:
            return
        new.write_bytes(written)
        before, self._file = self._file, new.open("ab")
        _lock(self._file, new)
        new.replace(path)
        before.close()

    def close(self) -> None:
        if self._file:
            self._file.close()
            self._file = None


def _lock(file: IO[bytes], path: Path) -> None:
    """Two at work on one record would spoil it; where a system has no such locks, nobody is told."""
    with suppress(ImportError):
        import fcntl

        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise LadderBusy(path=str(path.parent)) from None


def _in_order(results: dict[Key, Result]) -> list[Result]:
    return [results[key] for key in sorted(results)]


def _line(written: Json) -> bytes:
    return json.dumps(written, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


# --- Reading ---------------------------------------------------------------------------------------------------------


def _lines(path: Path) -> list[bytes]:
    """The lines of a file; half a line at its end is not there."""
    *lines, _ = path.read_bytes().split(b"\n") if path.exists() else [b""]
    return lines


def _plan_in(line: bytes, path: Path) -> Plan:
    """The ladder of a record, whose players need not be here any more."""
    try:
        plan = plan_of(_parsed(line, 1, path))
        plan.chance(0), plan.block(0)
    except (KeyError, TypeError, ValueError, IndexError):
        raise BrokenRecord(path=str(path), line=1) from None
    check_seats(plan.rules, plan.seats)
    return plan


def _results(plan: Plan, lines: Sequence[bytes], path: Path) -> dict[Key, Result]:
    results = [_read(plan, line, number, path) for number, line in enumerate(lines[1:], 2)]
    return {(result.block, result.match): result for result in results}


def _check_head(plan: Plan, line: bytes, path: Path) -> None:
    written, ours = _parsed(line, 1, path), plan.head()
    unlike = [name for name in ours if written.get(name) != ours[name]]
    if "ladder" not in written:
        raise BrokenRecord(path=str(path), line=1)
    if unlike == ["sources"]:
        raise ChangedBots(path=str(path.parent))
    if unlike:
        raise OtherLadder(path=str(path.parent), unlike=", ".join(unlike))


def _read(plan: Plan, line: bytes, number: int, path: Path) -> Result:
    try:
        result = result_of(_parsed(line, number, path))
        if _fits(plan, result):
            return result
    except (KeyError, TypeError, ValueError):
        pass
    raise BrokenRecord(path=str(path), line=number) from None


def _fits(plan: Plan, result: Result) -> bool:
    """Whether the ladder has such a match, and it can have ended so."""
    lineups = plan.block(result.block) if result.block >= 0 else []
    seated = 0 <= result.match < len(lineups) and lineups[result.match] == result.seated
    ranked = len(result.ranks) == len(result.points) == plan.seats and min(result.ranks) == 1
    return seated and ranked and all(1 <= rank <= plan.seats for rank in result.ranks)


def _parsed(line: bytes, number: int, path: Path) -> dict[str, Any]:
    try:
        written = json.loads(line)
    except ValueError:
        written = None
    if not isinstance(written, dict):
        raise BrokenRecord(path=str(path), line=number)
    return written
