"""What a reader is shown of a match: everything comes from a view that the rules have concealed for that reader.

One browser can act for several seats: neighbours who share a screen. It is shown the view of the seat to move if that
is one of its own, for that neighbour has to decide now; otherwise the view of its first seat, the browser's owner.
It is never shown two views together, since that would tell each neighbour what only the other may know.
"""

from collections import OrderedDict
from collections.abc import Sequence
from typing import Any

import numpy as np

from ..games.kit import OVER, SPECTATOR, Game, Line, as_bytes
from ..play import Entry, Match
from . import protocol
from .refusals import Refusal, sentence

PICTURES = 8  # kept of one table


def reader_of(match: Match, mine: Sequence[int]) -> int:
    """The seat whose view a browser gets that acts for these seats."""
    if match.to_move in mine:
        return match.to_move
    return mine[0] if mine else SPECTATOR


# --- Positions -------------------------------------------------------------------------------------------------------


class Album:
    """The last pictures of a table. Who has the same view gets the same picture, and it is drawn only once."""

    def __init__(self) -> None:
        self._pictures: OrderedDict[bytes, protocol.Position] = OrderedDict()

    def picture(self, game: Game, view: Any, seats: int) -> protocol.Position:
        key = as_bytes(view)
        if key not in self._pictures:
            self._pictures[key] = draw(game, view, seats)
            if len(self._pictures) > PICTURES:
                self._pictures.popitem(last=False)
        return self._pictures[key]

    def clear(self) -> None:
        self._pictures.clear()

    def __len__(self) -> int:
        return len(self._pictures)


def position_now(match: Match, mine: Sequence[int], album: Album, deadline: float | None) -> protocol.Position:
    """The position with everything a reader may do in it."""
    game, view = match.game, match.view(reader_of(match, mine))
    offered = {
        "line": len(match.log()),
        "deadline": deadline,
        "choices": _choices(game, view, mine),
        "can_undo": [seat for seat in mine if match.can_undo(seat)] if not match.over else [],
    }
    return album.picture(game, view, match.seats).model_copy(update=offered)


def position_at(match: Match, mine: Sequence[int], line: int) -> protocol.Position:
    """An earlier position, to look at."""
    if not 0 <= line <= len(match.log()):
        raise Refusal("malformed")
    view = match.position_at(line)
    if not match.over:
        match.game.conceal(view, reader_of(match, mine))
    return draw(match.game, view, match.seats).model_copy(update={"line": line})


def draw(game: Game, view: Any, seats: int) -> protocol.Position:
    """All of a position that follows from the view alone."""
    mover, question = game.to_move(view), game.question(view)
    return protocol.Position(
        line=0,
        to_move=mover if mover >= 0 else None,
        deadline=None,
        over=mover == OVER,
        question=sentence(question.message, question.arguments),
        view=game.as_json(view),
        choices=[],
        can_undo=[],
        scores=_scores(game, view, seats),
        ranks=_numbers(game.ranking, view, seats) if mover == OVER else [],
        sheet=[[score_line(line) for line in game.breakdown(view, seat)] for seat in range(seats)],
    )


def _choices(game: Game, view: Any, mine: Sequence[int]) -> list[protocol.Choice]:
    mover = game.to_move(view)
    return [choice(game, view, mover, action) for action in game.legal(view)] if mover in mine else []


def choice(game: Game, view: Any, seat: int, action: int) -> protocol.Choice:
    data = game.data(view, action)
    return protocol.Choice(seat=seat, action=data, say=said(game, "do", data))


def score_line(line: Line) -> protocol.ScoreLine:
    return protocol.ScoreLine(say=sentence(line.message, line.arguments, line.rule), points=line.points)


def _scores(game: Game, view: Any, seats: int) -> list[int | None]:
    hides = game.hides_score or (lambda view, seat: False)
    scores = _numbers(game.final_scores, view, seats)
    return [None if hides(view, seat) else score for seat, score in enumerate(scores)]


def _numbers(rule: Any, view: Any, seats: int) -> list[int]:
    numbers = np.zeros(seats, np.int32)
    rule(view, numbers)
    found: list[int] = numbers.tolist()
    return found


def said(game: Game, how: str, data: dict[str, Any]) -> protocol.Say:
    """An action as a choice ("do") or as something that happened ("log")."""
    particulars = {name: value for name, value in data.items() if name != "do"}
    return sentence(f"{game.name}-{how}-{data['do']}", particulars)


# --- The log ---------------------------------------------------------------------------------------------------------


def visible_log(match: Match, mine: Sequence[int]) -> list[Entry]:
    return match.log(reader_of(match, mine))


def shown(entries: Sequence[Entry]) -> bytes:
    """Which lines of a log can be read, one byte a line."""
    return bytes(entry.words is not None for entry in entries)


def lines(game: Game, entries: Sequence[Entry], first: int) -> list[protocol.LogLine]:
    return [_line(game, entry, number) for number, entry in enumerate(entries, first)]


def _line(game: Game, entry: Entry, number: int) -> protocol.LogLine:
    say = None if entry.data is None else said(game, "log", {**entry.data, **entry.more})
    seat = entry.seat if entry.seat >= 0 else None
    return protocol.LogLine(line=number, seat=seat, undo=entry.undo, action=entry.data, say=say)
