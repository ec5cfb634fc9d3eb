"""Search: from a view to an action and what was thought of it.

    thought = think(game, view, seat, Budget(seconds=1.0, threads=2), generator(7))
    thought.action, thought.options[0].shares

Information-set Monte Carlo tree search, generic over games: what a view hides is imagined anew for every playout,
chance is drawn by ticket, every seat plays for its own result. `knowledge.py` says what a game may bring along. It runs
on compiled rules, and never where somebody waits for an answer at once: `warm` compiles.
"""

from .knowledge import Knowledge, knowledge_of
from .readiness import NoCompilerError, ready, warm
from .search import expect, never, think
from .thought import Budget, Expectation, Option, Thought

__all__ = [
    "Budget",
    "Expectation",
    "Knowledge",
    "NoCompilerError",
    "Option",
    "Thought",
    "expect",
    "knowledge_of",
    "never",
    "ready",
    "think",
    "warm",
]
