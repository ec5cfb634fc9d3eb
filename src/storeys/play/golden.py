"""Golden games: recorded matches that show everything a game has, and must replay to the letter for ever.

They lie in the folder `golden` of the game; those of earlier versions of its rules in `golden/version-1` and so on.
"""

import inspect
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from ..games.kit import CHANCE, OVER, Game
from ..words import source
from .files import load
from .match import Match


def folder(game: Game) -> Path:
    """Where the recorded matches of a game are."""
    return Path(inspect.getfile(game.new_game)).parent / "golden"


def recorded(game: Game) -> list[Path]:
    """The matches of today's rules."""
    return sorted(folder(game).glob("*.txt"))


def earlier(game: Game) -> list[Path]:
    """The matches of earlier versions of the rules."""
    return sorted(folder(game).glob("version-*/*.txt"))


def matches(game: Game) -> list[Match]:
    """The matches of today's rules, played to their ends."""
    return [load(path) for path in recorded(game)]


# --- What they have to show ------------------------------------------------------------------------------------------


def everything(game: Game, matches: Iterable[Match]) -> set[str]:
    """What they must show: every kind of action, way to end and number of seats; an undo, if one was possible."""
    undo = {"an undo"} if any(map(could_undo, matches)) else set()
    seats = {f"{seats} seats" for seats in game.seats}
    return {f"do {kind}" for kind in game.kinds} | {f"end {way}" for way in endings(game)} | seats | undo


def shown(match: Match) -> set[str]:
    """What of it one match shows."""
    log = match.log()
    kinds = {f"do {entry.data['do']}" for entry in log if entry.data}
    undo = {"an undo"} if any(entry.undo for entry in log) else set()
    return kinds | {f"end {match.question().message}", f"{match.seats} seats"} | undo


def endings(game: Game) -> list[str]:
    """What the question says when a match is over: the sentences that the game has for every way to end."""
    return re.findall(rf"^({game.name}-ask-ended[a-z-]*) =", source("en"), re.MULTILINE)


def could_undo(match: Match) -> bool:
    """Whether anybody could have taken back a move, before chance answered it or the match was over."""
    asked = (again for again in replayed(match) if again.to_move not in (CHANCE, OVER))
    return any(again.can_undo(seat) for again in asked for seat in range(match.seats))


def replayed(match: Match) -> Iterator[Match]:
    """The match after every line of its log."""
    again = Match(match.game, match.seats, match.options, chance=None, version=match.version)
    for entry in match.log():
        again.repeat(entry.seat, entry.words, entry.undo, entry.hand)
        yield again
