"""What can be wrong with a ladder, each with its sentence.

Problem
├── NoSuchPlayer, BadLadder      it was not meant like this
├── LadderInTheWay, OtherLadder, ChangedBots, NoLadder, FewerBlocks, BrokenRecord, CannotKeep, LadderBusy   its folder
└── NoMachineCode, MatchFailed   nothing can be compiled here; a player could not decide, or decided against the rules
"""

from typing import Any

from ...play import Problem


class NoSuchPlayer(Problem):
    """Nobody is called that; the sentence is told apart by what is wrong with the name."""

    def __init__(self, kind: str = "unknown", **arguments: Any) -> None:
        super().__init__(**arguments)
        self.message = f"cli-ladder-player-{kind}"


class BadLadder(Problem):
    """These players at so many seats make no ladder."""

    def __init__(self, kind: str, **arguments: Any) -> None:
        super().__init__(**arguments)
        self.message = f"cli-ladder-bad-{kind}"


class LadderInTheWay(Problem):
    """There is a ladder in the folder, and nobody said that it should be gone on with."""

    message = "cli-ladder-in-the-way"


class OtherLadder(Problem):
    """The ladder in the folder is another one."""

    message = "cli-ladder-other"


class ChangedBots(Problem):
    """The ladder in the folder was begun with other bots, or other rules, of the same names."""

    message = "cli-ladder-changed-bots"


class NoLadder(Problem):
    """There is no ladder in the folder."""

    message = "cli-ladder-none"


class FewerBlocks(Problem):
    """More blocks have been played than are asked for."""

    message = "cli-ladder-fewer-blocks"


class BrokenRecord(Problem):
    """The file of a ladder cannot be read."""

    message = "cli-ladder-broken-record"


class CannotKeep(Problem):
    """The folder of a ladder cannot be written."""

    message = "cli-ladder-cannot-keep"


class LadderBusy(Problem):
    """Another process is at work on the ladder in the folder."""

    message = "cli-ladder-busy"


class NoMachineCode(Problem):
    """A player needs machine code, and none can be made here."""

    message = "cli-ladder-no-machine-code"


class MatchFailed(Problem):
    """A player could not decide, or chose what is not legal, or the process it ran in has died."""

    def __init__(self, kind: str, **arguments: Any) -> None:
        super().__init__(**arguments)
        self.kind, self.message = kind, f"cli-ladder-match-{kind}"
