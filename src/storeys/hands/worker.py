"""Simulations in a process of their own: a line with a question comes in, a line with the answer goes out.

    python -m storeys.hands.worker MEGABYTES NICENESS

It gives way to everything else on the machine, takes no more memory than it is told, and ends with whoever started it.
A question that cannot be answered is told by an empty line; if it took the process with it, nothing is told at all.
"""

import json
import os
import sys
from base64 import b64decode, b64encode
from contextlib import suppress
from dataclasses import asdict
from typing import TextIO

from ..games import GAMES
from . import Answer, hands_for

MEGABYTE = 1 << 20


def written(answer: Answer) -> str:
    """An answer on one line."""
    return json.dumps({**asdict(answer), "trajectory": b64encode(answer.trajectory).decode()})


def read(line: str) -> Answer:
    """The answer that was written so; ValueError if none was."""
    data = json.loads(line)
    return Answer(**{**data, "events": tuple(data["events"]), "trajectory": b64decode(data["trajectory"])})


def asked(game: str, question: str) -> str:
    """A question on one line."""
    return json.dumps({"game": game, "question": question})


def be_modest(megabytes: int, niceness: int) -> None:
    """Let others go first, and take no more than that."""
    with suppress(ImportError, OSError, ValueError, AttributeError):  # not everywhere
        import resource

        os.nice(niceness)
        resource.setrlimit(resource.RLIMIT_DATA, (megabytes * MEGABYTE, megabytes * MEGABYTE))


def serve(questions: TextIO, answers: TextIO) -> None:
    for line in questions:
        answers.write(f"{_answer(line)}\n")
        answers.flush()


def _answer(line: str) -> str:
    data = json.loads(line)
    hands = hands_for(GAMES[data["game"]])
    try:
        return written(hands.simulate(data["question"])) if hands else ""
    except Exception:
        return ""


if __name__ == "__main__":
    be_modest(int(sys.argv[1]), int(sys.argv[2]))
    serve(sys.stdin, sys.stdout)
