"""Looking back with the search."""

from typing import Literal

from .tables import HintStep
from .told import LogLine
from .wire import Say, Wire


class ReviewKey(Wire):
    """Where a review is found: whoever knows this may read it."""

    key: str


class WeighedMove(Wire):
    """A whole move, decision by decision, what every seat could expect of it, and how it was expected to go on."""

    plan: list[HintStep]
    line: list[LogLine]
    shares: list[float]  # of the win, from 0 to 1; alone how likely the goal is
    points: list[float]
    error: float  # the standard error of the share of whoever decided


class WeighedChoice(Wire):
    """What was done, and what the search would have done instead, if not the same."""

    ways: int  # that were weighed
    done: WeighedMove
    best: WeighedMove | None
    cost: float  # in shares of the win; 0 where nobody can tell that anything was lost
    points: float  # the same in points


class Finding(Wire):
    """One happening, a whole move or all that chance did in a row, and what every seat could expect after it."""

    line: int  # of the log, after it
    seat: int | None  # None for chance
    shares: list[float]
    errors: list[float]  # standard errors of the shares
    points: list[float]
    choice: WeighedChoice | None  # None where nobody had one


class ReviewedPlayer(Wire):
    """How somebody played and what chance did for them; luck, skill and others are shares of the win."""

    accuracy: float | None  # from 0 to 100; None for whoever had no choice
    choices: int
    points: float  # lost by costly choices
    luck: float
    skill: float  # what one's own moves changed
    others: float  # … and those of the others
    error: float  # the standard error of luck


class DecisiveMoment(Wire):
    """A happening that decided much: for the seat whose choice was costly, or whom chance helped most."""

    number: int  # of the finding
    kind: Literal["choice", "chance"]
    seat: int
    swing: float  # of the seat's share


class Review(Wire):
    """What could have been done in a finished match, as far as it was found out; findings from one number on."""

    key: str
    sources: str | None  # of rules and search with which it is found out: with others it begins anew
    total: int | None  # how many findings there will be; None as long as nobody has looked
    found: int
    since: int  # the number of the first finding here
    findings: list[Finding]
    players: list[ReviewedPlayer]  # as far as it was found out
    moments: list[DecisiveMoment]  # likewise
    trouble: Say | None  # why it does not go on


class PlayOn(Wire):
    """A new table that begins where a match stood after so many lines: I take a seat, bots the others."""

    line: int
    seat: int
    bot: str | None = None
