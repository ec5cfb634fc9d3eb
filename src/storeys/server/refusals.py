"""Every way in which the server says no: a code for programs, a sentence for people."""

from collections.abc import Mapping, Sequence
from numbers import Integral
from typing import Any

from ..play import CannotUndo, HandAtWork, IllegalAction, MatchOver, Problem, WrongSeat
from . import protocol

# The codes and the HTTP status of each; its sentence is the message `server-<code>` unless the play knows a better one.
STATUS = {
    "illegal": 409,
    "wrong-seat": 409,
    "behind": 409,
    "over": 409,
    "hand-at-work": 409,
    "cannot-undo": 409,
    "waiting": 409,
    "not-over": 409,
    "full": 409,
    "many-tables": 409,
    "many-listed": 409,
    "begun": 409,
    "nobody-there": 409,
    "taken": 409,
    "pace": 403,
    "hints-off": 403,
    "hint-in-lesson": 409,
    "review-running": 409,
    "many-reviews": 409,
    "reviews-full": 503,
    "no-review": 404,
    "others-sit": 409,
    "sent-away": 403,
    "chairs": 422,
    "reserved-name": 422,
    "bad-table": 422,
    "malformed": 422,
    "too-long": 422,
    "bad-file": 422,
    "slow-file": 422,
    "older-rules": 409,
    "stood-still": 409,
    "put-aside": 409,
    "not-yours": 403,
    "private": 403,
    "origin": 403,
    "house-set": 403,
    "house-elsewhere": 403,
    "no-network": 409,
    "metrics": 403,
    "bad-code": 403,
    "bad-token": 403,
    "no-table": 404,
    "no-record": 404,
    "not-found": 404,
    "method": 405,
    "too-large": 413,
    "too-fast": 429,
    "too-many": 503,
    "away": 503,
    "trouble": 500,
}


class Refusal(Exception):
    """Something that was asked for and is not done; `code` names the reason."""

    def __init__(self, code: str, say: protocol.Say | None = None, table: str | None = None, **arguments: Any) -> None:
        super().__init__(code)
        self.code = code
        self.say = say or sentence(f"server-{code}", arguments)
        self.table = table

    @property
    def status(self) -> int:
        return STATUS[self.code]

    def problem(self) -> protocol.Problem:
        """The body of an HTTP answer."""
        return protocol.Problem(code=self.code, say=self.say, table=self.table)


class Away(Refusal):
    """The database cannot be reached. Whether the last change was stored is not known: the same message may be sent
    again, under the same id."""

    def __init__(self) -> None:
        super().__init__("away")


def refusal_of(problem: Problem) -> Refusal:
    """A refusal of the match, in the words of the wire."""
    kinds = {
        IllegalAction: "illegal",
        WrongSeat: "wrong-seat",
        MatchOver: "over",
        HandAtWork: "hand-at-work",
        CannotUndo: "cannot-undo",
    }
    code = next((code for kind, code in kinds.items() if isinstance(problem, kind)), "bad-table")
    return Refusal(code, sentence(problem.message, problem.arguments, getattr(problem, "rule", None)))


def sentence(message: str, arguments: Mapping[str, Any], rule: str | None = None) -> protocol.Say:
    """A sentence for the wire: numbers stay numbers, everything else is text without halves of letters."""
    plain = {name: _plain(value) for name, value in arguments.items()}
    return protocol.Say(message=message, arguments=plain, rule=rule or None)


def _plain(value: Any) -> str | int | float:
    if isinstance(value, Integral):
        return int(value)
    return float(value) if isinstance(value, float) else str(value).encode(errors="replace").decode()


WRITTEN = ("name", "text")  # the fields that people fill in themselves


def misread(errors: Sequence[Any]) -> Refusal:
    """The refusal of something that does not fit its model: people are told what they can do about it."""
    too_long = any(error["type"] == "string_too_long" and error["loc"][-1] in WRITTEN for error in errors)
    return Refusal("too-long" if too_long else "malformed")
