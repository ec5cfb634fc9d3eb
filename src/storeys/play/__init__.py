"""A match: the one authority over a game being played, its log, its chance and its files."""

from .chance import FairChance
from .errors import CannotUndo, FileProblem, HandAtWork, IllegalAction, MatchOver, Problem, WrongSeat
from .files import load, verify
from .match import Entry, Match

__all__ = [
    "CannotUndo",
    "Entry",
    "FairChance",
    "FileProblem",
    "HandAtWork",
    "IllegalAction",
    "Match",
    "MatchOver",
    "Problem",
    "WrongSeat",
    "load",
    "verify",
]
