"""What a reader is shown of a match: everything comes from a view that the rules have concealed for that reader.

One browser can act for several seats: neighbours who share a screen. It is shown the view of the seat to move if that
is one of its own, for that neighbour has to decide now; otherwise the view of its first seat, the browser's owner.
It is never shown two views together, since that would tell each neighbour what only the other may know.

All readers of a table are told of a move at the same time, and many of them the same. An `Album` draws each thing once.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from ..games.kit import CHANCE, OVER, SPECTATOR, Game, Line, as_bytes
from ..play import Entry, Match
from ..play.by_itself import plays_by_itself
from . import protocol
from .lessons import place_of
from .refusals import Refusal, sentence


def reader_of(match: Match, mine: Sequence[int]) -> int:
    """The seat whose view a browser gets that acts for these seats."""
    if match.to_move in mine:
        return match.to_move
    return mine[0] if mine else SPECTATOR


# --- Sharing ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Reader:
    """For whom something is drawn: a browser that acts for these seats, until then if it has to decide."""

    mine: tuple[int, ...]
    deadline: float | None
    answers: frozenset[int] = frozenset()  # bots whose answers it takes back with its own decision


class Album:
    """One moment of a match, drawn as far as somebody has asked for it; who may see the same gets the same."""

    def __init__(self, match: Match, lesson: Game | None = None, poses: str | None = None) -> None:
        self.match, self._poses = match, poses
        self._place = place_of(lesson, match) if lesson else None
        self._state, self._lines = match.state, match.lines
        self._views: dict[int, tuple[Any, bytes]] = {}  # what each seat sees, and its bytes
        self._pictures: dict[bytes, protocol.Position] = {}
        self._told: dict[object, protocol.LogLine] = {}  # each line in all the ways it is told
        self._texts: dict[object, str] = {}

    def is_of(self, match: Match) -> bool:
        """Whether the match still stands where it was drawn."""
        return match is self.match and match.state is self._state and match.lines == self._lines

    def position(self, reader: Reader) -> protocol.Position:
        """The position with everything a reader may do in it."""
        match, seat = self.match, reader_of(self.match, reader.mine)
        asked, (can_undo, cannot_undo) = match.to_move in reader.mine, self._undo(reader)
        offered = {
            "line": self._lines,
            "deadline": reader.deadline,
            "choices": self._choices(seat) if asked else [],
            "by_itself": asked and plays_by_itself(match, seat, self._view(seat)[0]),
            "can_undo": list(can_undo),
            "cannot_undo": cannot_undo and sentence(f"match-cannot-undo-{cannot_undo}", {}),
            "lesson": self._place,
            "hand_at_work": match.awaits_hand,
            "poses": self._poses,
        }
        return self._picture(seat).model_copy(update=offered)

    def lines(self, reader: Reader, since: int = 0) -> list[protocol.LogLine]:
        """The log as far as a reader may see it, from a line on."""
        return [self._line(*each) for each in log_of(self.match, reader_of(self.match, reader.mine), since)]

    def moves(self, reader: Reader, since: int) -> str:
        """What a reader is told who knows so many lines of the log: written once for all who are told the same."""
        seat = reader_of(self.match, reader.mine)
        may = (self.match.to_move in reader.mine, *self._undo(reader))
        log = self.lines(reader, since)
        knew = tuple(tuple(each.scores) for each in log if each.scores)  # who sees the same now may have seen less then
        same = (self._view(seat)[1], since, self.match.shown(seat), knew, may, reader.deadline)
        if same not in self._texts:
            moves = protocol.Moves(since=since, log=log, position=self.position(reader), seed=self.match.seed)
            self._texts[same] = moves.model_dump_json()
        return self._texts[same]

    def _view(self, seat: int) -> tuple[Any, bytes]:
        if seat not in self._views:
            view = self.match.view(seat)
            self._views[seat] = view, as_bytes(view)
        return self._views[seat]

    def _picture(self, seat: int) -> protocol.Position:
        view, image = self._view(seat)
        if image not in self._pictures:
            self._pictures[image] = draw(self.match, view)
        return self._pictures[image]

    def _choices(self, seat: int) -> list[protocol.Choice]:
        game, view = self.match.game, self._view(seat)[0]
        return [choice(game, view, seat, action) for action in game.legal(view)]

    def _undo(self, reader: Reader) -> tuple[tuple[int, ...], str | None]:
        """For which of its seats a reader may take back a decision; and why not, if for none."""
        mine = () if self.match.over else reader.mine
        stands = {seat: self.match.why_it_stands(seat, reader.answers) for seat in mine}
        free = tuple(seat for seat, because in stands.items() if because is None)
        return free, None if free else next(iter(stands.values()), None)

    def _line(self, number: int, entry: Entry, scores: list[int | None] | None) -> protocol.LogLine:
        told = (number, entry.words is None, entry.again, None if scores is None else tuple(scores))
        if told not in self._told:
            moved = entry.hand is not None and entry.seat == CHANCE
            self._told[told] = line(self.match.game, number, entry, scores).model_copy(update={"motion": moved})
        return self._told[told]

    def clear(self) -> None:
        self._pictures.clear()

    def __len__(self) -> int:
        return len(self._pictures)


# --- Positions -------------------------------------------------------------------------------------------------------


def position_at(match: Match, mine: Sequence[int], line: int, seat: int | None = None) -> protocol.Position:
    """An earlier position, to look at: as a seat saw it then, or all that the reader may see."""
    check_moment(match, line, seat)
    own = reader_of(match, mine)
    if seat not in (None, own) and not match.over:
        raise Refusal("not-yours")
    return look(match, line, seat if match.over else own)


def check_moment(match: Match, line: int, seat: int | None) -> None:
    if not (0 <= line <= match.lines and (seat is None or SPECTATOR <= seat < match.seats)):
        raise Refusal("malformed")


def look(match: Match, line: int, seat: int | None) -> protocol.Position:
    """A position as a seat saw it then, or all of it; after the last move all is open."""
    view = match.position_at(line)
    if seat is not None and not (match.over and line == match.lines):
        match.game.conceal(view, seat)
    return draw(match, view).model_copy(update={"line": line})


def draw(match: Match, view: Any) -> protocol.Position:
    """All of a position that follows from the view alone."""
    game, seats = match.game, range(match.seats)
    mover, question = game.to_move(view), game.question(view)
    return protocol.Position(
        line=0,
        to_move=mover if mover >= 0 else None,
        deadline=None,
        over=mover == OVER,
        question=sentence(question.message, question.arguments),
        view=game.as_json(view),
        choices=[],
        by_itself=False,
        can_undo=[],
        cannot_undo=None,
        scores=match.known_scores(view),
        ranks=match.ranks(view) if mover == OVER else [],
        sheet=[[score_line(line) for line in match.breakdown(seat, view)] for seat in seats],
        decided_by=decided_by(match, view) if mover == OVER else None,
    )


def decided_by(match: Match, view: Any) -> protocol.Say | None:
    reason = match.decided_by(view)
    return sentence(reason.message, reason.arguments, reason.rule) if reason else None


def choice(game: Game, view: Any, seat: int, action: int) -> protocol.Choice:
    data = game.data(view, action)
    return protocol.Choice(seat=seat, action=data, say=said(game, "do", data))


def score_line(line: Line) -> protocol.ScoreLine:
    return protocol.ScoreLine(say=sentence(line.message, line.arguments, line.rule), points=line.points)


def said(game: Game, how: str, data: dict[str, Any]) -> protocol.Say:
    """An action as a choice ("do") or as something that happened ("log")."""
    particulars = {name: value for name, value in data.items() if name != "do"}
    return sentence(f"{game.name}-{how}-{data['do']}", particulars)


Told = tuple[int, Entry, list[int | None] | None]


def log_of(match: Match, seat: int | None, since: int = 0) -> Iterator[Told]:
    """The log from a line on, as a seat may see it (None: all of it): numbers, lines, and points before each turn."""
    entries = match.log(seat, max(since - 1, 0))
    turns = [0 if since == 0 else entries.pop(0).turn, *(entry.turn for entry in entries)]
    begins = [turn != before for before, turn in pairwise(turns)]
    for number, (entry, first) in enumerate(zip(entries, begins, strict=True), since + 1):
        yield number, entry, match.known_scores_at(number - 1, seat) if first else None


def line(game: Game, number: int, entry: Entry, scores: list[int | None] | None) -> protocol.LogLine:
    say = None if entry.data is None else said(game, "log", {**entry.data, **entry.more})
    return protocol.LogLine(
        line=number,
        turn=entry.turn,
        seat=entry.seat if entry.seat >= 0 else None,
        undo=entry.undo,
        again=entry.again,
        action=entry.data,
        say=say,
        notes=[sentence(note.message, note.arguments) for note in entry.notes],
        scores=scores,
    )
