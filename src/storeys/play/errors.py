"""What can go wrong at a table, each with one clear sentence in the user's language.

Problem
├── UnknownGame, UnknownVersion, SeatCount, NameCount   a match that cannot begin
├── BadOption
│   └── OptionNotOpen                        to so many seats a rule leaves no choice
├── IllegalAction                            a rule forbids it: rule number and reason
│   └── UnknownAction                        there is no such action here
├── WrongSeat, MatchOver, CannotUndo         not now, or not you
├── HandAtWork                               not before the site has settled
└── FileProblem
    ├── MissingFile, CannotWrite, LargeFile
    ├── NotAMatch, TruncatedFile, EditedFile, DamagedFile, IllegalMove
    ├── NewerFile, OlderFile, OtherGame
    ├── BrokenCommitment, ChanceDiffers      chance was not what was promised
    └── NothingPromised, NotFinished         there is nothing to check, or not yet
"""

import reprlib
from typing import Any

from ..games import GAMES
from ..games.kit import Option, Reason, whole
from ..words import Words

LONGEST = 200  # characters of whatever somebody handed in; nothing sensible is longer


def in_short(given: Any) -> Any:
    """What somebody handed in, so that a sentence can quote it whatever it is."""
    if isinstance(given, str):
        return given if len(given) <= LONGEST else f"{given[:LONGEST]}…"
    number = whole(given)
    if number is None:
        return reprlib.repr(given)
    return number if abs(number) < 1 << 63 else "…"


class Problem(Exception):
    """Something the user asked for cannot be done; `message` names the sentence in words/*.ftl."""

    message = ""
    games: tuple[str, ...] = ()  # the arguments that are names of games, and are said as titles

    def __init__(self, **arguments: Any) -> None:
        self.arguments = {name: in_short(value) for name, value in arguments.items()}
        super().__init__(self.arguments)

    def sentence(self, language: str) -> str:
        """What is wrong, in a language."""
        words = Words(language)
        titles = {name: self.arguments[name] for name in self.games if self.arguments[name] in GAMES}
        said = {name: words.say(f"{game}-title") for name, game in titles.items()}
        return words.say(self.message, **{**self.arguments, **said})

    def __str__(self) -> str:
        return self.sentence("en")


class UnknownGame(Problem):
    """There is no game of that name."""

    message = "match-unknown-game"


class UnknownVersion(Problem):
    """The rules of that version are not known any more, or not yet."""

    message = "match-unknown-version"
    games = ("name",)


class SeatCount(Problem):
    """The game is not for so many, or so few."""

    message = "match-seats"
    games = ("name",)


class BadOption(Problem):
    """The game has no such option, or the option no such value."""

    message = "match-bad-option"


class OptionNotOpen(BadOption):
    """The game has the option, but not for so many; `rule` says for whom."""

    message = "match-option-not-open"

    def __init__(self, option: Option, **arguments: Any) -> None:
        seats = option.seats or range(0)
        super().__init__(**arguments, least=seats[0], most=seats[-1])
        self.rule = option.rule


class NameCount(Problem):
    """There are more or fewer names than seats."""

    message = "match-names"


class IllegalAction(Problem):
    """A rule forbids the action; `rule` is its number."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(**reason.arguments)
        self.rule, self.message = reason.rule, reason.message

    def __str__(self) -> str:
        return f"{super().__str__()} ({self.rule})"


class UnknownAction(IllegalAction):
    """The action cannot be read, or this position does not have it."""


class WrongSeat(Problem):
    """Somebody else is to move."""

    message = "match-wrong-seat"


class MatchOver(Problem):
    """The match is over; nothing can be played."""

    message = "match-over"


class HandAtWork(Problem):
    """A hand is at work: nobody decides anything before it is known what came of it."""

    message = "match-hand-at-work"


class CannotUndo(Problem):
    """The last move cannot be taken back: others have moved since, it showed something hidden, or it is enough."""

    def __init__(self, because: str) -> None:
        super().__init__()
        self.message = f"match-cannot-undo-{because}"


class FileProblem(Problem):
    """A file that holds no match we can play."""


class MissingFile(FileProblem):
    """There is no such file, or it cannot be read."""

    message = "file-missing"


class CannotWrite(FileProblem):
    """The file cannot be written there."""

    message = "file-cannot-write"


class LargeFile(FileProblem):
    """No match is so long."""

    message = "file-large"


class NotAMatch(FileProblem):
    """The file is something else."""

    message = "file-not-a-match"


class TruncatedFile(FileProblem):
    """The end of the file is missing."""

    message = "file-truncated"


class EditedFile(FileProblem):
    """The file was changed after it was written."""

    message = "file-edited"


class DamagedFile(FileProblem):
    """A line of the file makes no sense."""

    message = "file-damaged"


class IllegalMove(FileProblem):
    """A move in the file is against the rules."""

    message = "file-illegal-move"


class NewerFile(FileProblem):
    """The file was written by a newer version of the program or of the game's rules."""

    message = "file-newer"


class OlderFile(FileProblem):
    """The rules have changed since the file was written: its match would go another way."""

    message = "file-older"


class OtherGame(FileProblem):
    """The file holds a match of another game than the one asked for."""

    message = "file-other-game"
    games = ("game", "wanted")


class BrokenCommitment(FileProblem):
    """The seed in the file is not the one that was promised before the first move."""

    message = "file-commitment-broken"


class ChanceDiffers(FileProblem):
    """An outcome of chance is not the one the seed gives."""

    message = "file-chance-differs"


class NothingPromised(FileProblem):
    """The match was played with dice fed by hand: there is no commitment to check."""

    message = "verify-no-commitment"


class NotFinished(FileProblem):
    """The seed is published when the match is over, and not before."""

    message = "verify-not-finished"
