"""Playing on from the middle of a match that was recorded: the same moves up to there, and then chance of its own.

What was drawn up to there was promised in the other match, so the new one says how many of its lines were copied: its
own promise holds from there on, and nobody takes any of them back. What had been taken back by then is not copied.
"""

from collections.abc import Sequence

from .chance import FairChance
from .match import Entry, Match


def beginning(match: Match, line: int) -> list[tuple[int, Entry]]:
    """The moves that stood after so many lines of a log, each with the number of its line."""
    standing: list[tuple[int, Entry]] = []
    for number, entry in enumerate(match.log()[:line], 1):
        if entry.undo:
            standing.pop()
        else:
            standing.append((number, entry))
    return standing


def branch(match: Match, line: int, players: Sequence[str] | None = None) -> Match:
    """Another match that begins where this one stood; chance waits until somebody attaches it."""
    copied = beginning(match, line)
    other = Match(match.game, match.seats, match.options, chance=None, players=players, version=match.version)
    other.copied = len(copied)
    for _, entry in copied:
        other.repeat(entry.seat, entry.words, hand=entry.hand)
    return other


def go_on(match: Match, chance: FairChance) -> None:
    """Let chance of its own draw from here on, as it was promised."""
    match.commitment = chance.commitment
    match.attach(chance)
