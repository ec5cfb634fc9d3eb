"""Playing: what the server sends over the WebSocket of a table."""

from typing import Annotated, Any, Literal

from pydantic import Field

from .tables import Seat
from .wire import CLOCK, COLD, SPEED, Say, Wire


class LogLine(Wire):
    """One line of the log, as far as the reader may see it.

    The client adds two arguments to `say`, because names are in its language: `who`, the name of `seat`, and `name`,
    the name of the seat in the argument `seat`, if there is one.
    """

    line: int  # from 1
    turn: int  # 0 before the first one
    seat: int | None  # None for chance
    undo: bool
    again: bool  # hidden like the line before, which has told all that may be known of it
    action: dict[str, Any] | None  # None where it is hidden
    say: Say | None
    notes: list[Say]  # what came of it, for everybody to see; `name` is added as above
    scores: list[int | None] | None  # where a turn begins: the points before it, as far as the reader could know them
    motion: bool = False  # here begins what came of a hand: how everything moved is fetched by the number of this line


class Choice(Wire):
    """One thing the reader may do now."""

    seat: int
    action: dict[str, Any]
    say: Say


class ScoreLine(Wire):
    """One line of a score sheet."""

    say: Say
    points: int


class Position(Wire):
    """A position as the reader may see it: all that a client draws."""

    line: int  # the length of the log here
    to_move: int | None  # None for chance and when it is over
    deadline: float | None  # seconds since 1970: when the time of the person to move is over
    over: bool
    question: Say
    view: Any  # the game's own picture, of the type that the game has declared
    choices: list[Choice]
    by_itself: bool  # the only choice may be played for the reader: it belongs to a decision that was already made
    can_undo: list[int]  # seats of mine that may take back their last decision
    cannot_undo: Say | None  # why none of them may
    scores: list[int | None]  # as they would count now; null where this view tells nothing of them
    ranks: list[int]  # when it is over; empty before
    sheet: list[list[ScoreLine]]  # a score sheet for each seat
    decided_by: Say | None  # when it is over and points alone did not decide who won
    lesson: int | None = None  # the place in a lesson's script; null when it was left or is through
    hand_at_work: bool = False  # what comes of a hand is being found out; nobody can decide anything meanwhile
    poses: str | None = None  # how everything stands after the hands so far, in the game's own letters


class ChatLine(Wire):
    """A line of chat."""

    number: int
    name: str
    seat: int | None
    text: str


class Hinted(Wire):
    """A seat has asked for a hint where the log was so long, before its next move."""

    line: int
    seat: int


class LessonStep(Wire):
    """What is told, asked or watched at one place of a lesson."""

    place: int  # where it belongs: what `Position.lesson` says there
    goal: int  # the number of the step, from 0: several places may belong to one
    kind: Literal["tell", "do", "watch"]
    say: Say
    actions: list[dict[str, Any]]  # what the learner is asked for: any of these
    point: str | None  # the part of the board it is about: `data-lesson` there
    instead: Say  # to whoever tries something else


class Snapshot(Wire):
    """Everything about a table, sent first and whenever a client is too far behind."""

    type: Literal["snapshot"] = "snapshot"
    table: str
    game: str
    options: dict[str, int]
    phase: Literal["waiting", "playing", "over"]
    seats: list[Seat]
    code: str | None  # for those who sit there
    maker: bool  # this browser's player has set the table up
    commitment: str | None
    seed: str | None  # when the match is over
    log: list[LogLine]
    chat: list[ChatLine]
    position: Position | None  # None while chairs are open
    next_table: str | None  # the rematch, if there is one
    goal: int | None  # of somebody who plays alone
    bots_take_over: bool
    clock: CLOCK
    lesson: list[LessonStep] = Field(default_factory=list)  # the script, where this table is a lesson
    speed: SPEED
    warming: COLD | None = None  # why bots at this table that search cannot (yet)
    hints: bool = True  # whether anybody may ask for one
    hinted: list[Hinted] = Field(default_factory=list)  # who has
    copied: int = 0  # lines of the log that were played in another match, with another promise


class Moves(Wire):
    """New lines of the log and the position after them; `since` is the length of the log before."""

    type: Literal["moves"] = "moves"
    since: int
    log: list[LogLine]
    position: Position
    seed: str | None


class People(Wire):
    """Who sits where, who is here, who has asked for hints, or how fast or well bots play, has changed."""

    type: Literal["people"] = "people"
    phase: Literal["waiting", "playing", "over"]
    seats: list[Seat]
    next_table: str | None
    speed: SPEED
    hinted: list[Hinted]
    warming: COLD | None


class NewChat(Wire):
    """Somebody said something."""

    type: Literal["chat"] = "chat"
    line: ChatLine


class Accepted(Wire):
    """The message was carried out and is stored; sent again for the same id, without doing it again."""

    type: Literal["accepted"] = "accepted"
    id: str
    line: int


class Refused(Wire):
    """The message was not carried out, and why."""

    type: Literal["refused"] = "refused"
    id: str | None
    code: str  # one of refusals.STATUS: illegal, wrong-seat, behind, over, not-yours, malformed, too-fast, …
    say: Say
    line: int


class Looked(Wire):
    """The position that was asked for."""

    type: Literal["looked"] = "looked"
    id: str
    position: Position


class Reasoned(Wire):
    """Why an action cannot be played; nothing if it can."""

    type: Literal["reason"] = "reason"
    id: str
    say: Say | None


class Pong(Wire):
    """I am here."""

    type: Literal["pong"] = "pong"
    id: str


class Gone(Wire):
    """The table is no more, or not for this reader; the connection is closed after it."""

    type: Literal["gone"] = "gone"
    say: Say


FromServer = Annotated[
    Snapshot | Moves | People | NewChat | Accepted | Refused | Looked | Reasoned | Pong | Gone,
    Field(discriminator="type"),
]
