"""The file a match is kept in: never a file that holds something else."""

from itertools import count
from pathlib import Path

from ..play import Match
from .problems import FileInTheWay


class SaveFile:
    """Where a match is kept, if anywhere; `ours` once the file there may be written over."""

    def __init__(self, path: Path | None, ours: bool = False) -> None:
        self.path, self.ours = path, ours
        self.check()

    @classmethod
    def free(cls, game: str) -> "SaveFile":
        """The first name in the current folder that no file has."""
        names = (Path(f"storeys-{game}-{number}.txt") for number in count(1))
        return cls(next(name for name in names if not name.exists()))

    def check(self) -> None:
        if self.path and not self.ours and self.path.exists():
            raise FileInTheWay(path=str(self.path))

    def write(self, match: Match) -> None:
        if self.path is None:
            return
        self.check()
        match.save(self.path)
        self.ours = True
