"""Episodes: a hand is at work, and what comes of it is found by a simulation instead of being drawn.

Where a game says so (`Game.awaits_hand`), a match whose authority has hands waits, `match.errand()` is what the hand
has to do, and `match.settle` takes what came of it: moves of chance like all others, each checked by the rules, so that
a replay needs no simulation. A match without hands draws tickets there, which stand in for one.

The log keeps what is needed to find the same once more. With a decision that a person's own hand carries out goes the
path of that hand, as text; with the first event goes the record: which engine found it, and whether it was none.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ..games.kit import CHANCE, NO_HAND, Game, copy
from .errors import HandAtWork, IllegalAction

if TYPE_CHECKING:
    from .match import Match

LONGEST_HAND = 40_000  # characters of a path or a record
CALMLY = " calmly"  # stands at the end of a record when the simulation came to nothing


@dataclass(frozen=True)
class Errand:
    """What a hand has to carry out: a decision, in the position before it; for the authority only."""

    before: Any
    action: int
    tremor: bytes  # the seed of the table's hand, from the chance that was promised
    path: str | None  # of a person's own hand


@dataclass(frozen=True)
class Record:
    """How it was found what came of a hand."""

    engine: str
    calm: bool = False  # the simulation came to nothing, and the piece landed calmly

    def text(self) -> str:
        return f"{self.engine}{CALMLY if self.calm else ''}"

    @classmethod
    def parse(cls, text: str) -> "Record":
        return cls(text.removesuffix(CALMLY), text.endswith(CALMLY))


@dataclass(frozen=True)
class Episode:
    """Something that a hand has carried out in a match, and what came of it."""

    line: int  # of the log, from 1: where its first event stands
    errand: Errand
    events: tuple[int, ...]
    record: Record


def hand_at(game: Game, position: Any) -> int:
    """Whose hand is at work in a position, if any."""
    return game.awaits_hand(position) if game.awaits_hand else NO_HAND


def check_events(game: Game, position: Any, events: Sequence[int]) -> None:
    """Whether these may be what came of a hand, and all of it; otherwise the reason is raised."""
    trial = copy(position)
    for event in events:
        if hand_at(game, trial) == NO_HAND or not game.can_happen(trial, event):
            raise IllegalAction(game.why_not(trial, event))
        game.apply_action(trial, event)
    if not events or hand_at(game, trial) != NO_HAND:
        raise HandAtWork()


# --- Looking back ----------------------------------------------------------------------------------------------------


def episodes_of(match: "Match") -> Iterator[Episode]:
    """Every episode of a match that a simulation has found, in order; its chance must be known."""
    assert match.chance is not None
    log, lines, moves = match.log(), standing_lines(match), match.moves
    for first in _first_events(match):
        draw, path = match.movers[:first].count(CHANCE), log[lines[first - 1]].hand
        errand = Errand(match.position(first - 1), moves[first - 1], match.chance.tremor(draw), path)
        record = Record.parse(log[lines[first]].hand or "")
        yield Episode(lines[first] + 1, errand, tuple(moves[move] for move in _events(match, first)), record)


def moves_of_hands(match: "Match") -> set[int]:
    """The moves that stand and were found by a simulation: tickets say nothing about them."""
    return {move for first in _first_events(match) for move in _events(match, first)}


def drawn_instead(match: "Match") -> int:
    """How often a hand was at work, and what came of it was drawn like everything else: no simulation found it."""
    at_work = [hand_at(match.game, match.position(move)) != NO_HAND for move in range(match.standing)]
    begun = {move for move in range(1, match.standing) if at_work[move] and not at_work[move - 1]}
    return len(begun - set(_first_events(match)))


def _first_events(match: "Match") -> list[int]:
    """The moves with which what came of a hand begins."""
    log = match.log()
    found = [log[line] for line in standing_lines(match)]
    return [move for move, entry in enumerate(found) if move and entry.seat == CHANCE and entry.hand is not None]


def _events(match: "Match", first: int) -> Iterator[int]:
    """The moves from one on for as long as a hand was at work."""
    for move in range(first, match.standing):
        if hand_at(match.game, match.position(move)) == NO_HAND:
            return
        yield move


def standing_lines(match: "Match") -> list[int]:
    """The lines of the log, from 0, whose moves were not taken back."""
    lines: list[int] = []
    for line, entry in enumerate(match.log()):
        if entry.undo:
            lines.pop()
        else:
            lines.append(line)
    return lines
