"""What can go wrong at the command line itself, each with its sentence; the match has its own in play/errors.py.

Problem
├── UnknownBot, NoSuchSeat, BadUsage       the command was not meant like this
└── FileInTheWay, NoSuchMove, NoDice, PortTaken, NotInstalled  it was, but it cannot be done
"""

from ..lab.ladder.problems import BadLadder, NoSuchPlayer
from ..play import Problem
from ..play.errors import BadOption, SeatCount, UnknownGame


class UnknownBot(Problem):
    """There is no bot of that name."""

    message = "bot-unknown"


class NoSuchSeat(Problem):
    """The match has no seat of that number."""

    message = "cli-no-such-seat"


class BadUsage(Problem):
    """The command line cannot be read; the sentence is told apart by what is wrong with it."""

    def __init__(self, kind: str, **arguments: str) -> None:
        super().__init__(**arguments)
        self.message = f"cli-usage-{kind}"


class FileInTheWay(Problem):
    """The file is there already and holds something else."""

    message = "cli-file-in-the-way"


class NoSuchMove(Problem):
    """The log has no move of that number."""

    message = "cli-no-such-move"


class NoDice(Problem):
    """The match was played with dice fed by hand, and nobody is here to feed them."""

    message = "cli-no-dice"


class PortTaken(Problem):
    """Another program listens there."""

    message = "cli-port-taken"


class NotInstalled(Problem):
    """A package that playing does not need, and this command does."""

    message = "cli-not-installed"


USAGE = (UnknownGame, SeatCount, BadOption, UnknownBot, NoSuchSeat, BadUsage, NoSuchPlayer, BadLadder)


def exit_code(problem: Problem) -> int:
    """2 for a command that was not meant like this, 1 for everything else."""
    return 2 if isinstance(problem, USAGE) else 1
