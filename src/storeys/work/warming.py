"""Machine code of a game's search: {"game"} is answered by {"ready": true}, or why there is none and what was said.

A worker that has answered has it in its memory, and all others find it on disk.
"""

from importlib.util import find_spec

from ..bots.search import NoCompilerError, warm
from ..games import GAMES
from .kinds import Job, Json


def answer(question: Json, _job: Job) -> Json:
    try:
        warm(GAMES[question["game"]])
    except (NoCompilerError, OSError, RuntimeError) as error:  # the last from a compiler that cannot keep what it made
        return {"ready": False, "why": reason(), "detail": " ".join(f"{error}".split())[:500]}
    return {"ready": True}


def reason() -> str:
    """Nothing compiles without a compiler; one that is there has nowhere to keep what it makes."""
    return "no-cache" if find_spec("numba") else "no-compiler"
