"""What is said to a worker and what it says: one JSON object on each line.

{"ask": 7, "kind": "move", "sources": "…", "question": {…}}     to a worker, one after the other
{"stop": 7}                                                     … nobody needs that any more
{"of": 7, "answer": {…}}                                        by a worker, at the end
{"of": 7, "trouble": "failed", "detail": "…"}                    … or why there is no answer
"""

import json
from dataclasses import dataclass, replace
from typing import Literal

from .kinds import Json

Trouble = Literal[
    "failed",  # the work itself raised something
    "other-version",  # the worker has other sources than whoever asks
]


class WireError(ValueError):
    """A line that nobody says who knows what is said here."""


@dataclass(frozen=True)
class Asked:
    """A question, as it comes to a worker."""

    number: int
    kind: str
    sources: str
    question: Json


@dataclass(frozen=True)
class Told:
    """What a worker says of a question: the answer, or why there is none."""

    number: int
    answer: Json | None = None
    trouble: str | None = None
    detail: str = ""

    def line(self) -> str:
        said = {"answer": self.answer, "trouble": self.trouble, "detail": self.detail}
        return json.dumps(
            {"of": self.number, **{name: value for name, value in said.items() if value not in (None, "")}}
        )

    @classmethod
    def read(cls, line: str) -> "Told":
        """WireError if it is none."""
        try:
            data = json.loads(line)
            told = cls(data["of"], **{name: value for name, value in data.items() if name != "of"})
        except (ValueError, TypeError, KeyError, AttributeError):
            raise WireError(line[:200]) from None
        if not (isinstance(told.answer, dict | None) and isinstance(told.trouble, str | None)):
            raise WireError(line[:200])
        return replace(told, detail=str(told.detail))


def ask(asked: Asked) -> str:
    """A question on one line."""
    return json.dumps({"ask": asked.number, "kind": asked.kind, "sources": asked.sources, "question": asked.question})


def stop(number: int) -> str:
    """That nobody needs an answer any more, on one line."""
    return json.dumps({"stop": number})


def heard(line: str) -> Asked | int:
    """A question, or the number of one that nobody needs any more; WireError if it is neither."""
    try:
        data = json.loads(line)
        if "stop" in data:
            return int(data["stop"])
        return Asked(data["ask"], data["kind"], data["sources"], data["question"])
    except (ValueError, TypeError, KeyError):
        raise WireError(line[:200]) from None
