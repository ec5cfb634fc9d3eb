"""What goes over the wire: every request, message and answer, as typed models.

`web/src/protocol.ts` is generated from this module (`python -m storeys.server.typescript`); nothing is written twice.
Sentences travel as message ids with arguments (`Say`), and the client puts them into words with the same `words/*.ftl`
files. Actions travel as data, never as bare numbers. A seat is only ever sent what it may see.
"""

import re
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from .letters import visible

# Control characters, which no database and no terminal likes, and the marks that turn the direction of writing round.
UNSPEAKABLE = re.compile("[\x00-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]+")


def clean(text: str) -> str:
    """What somebody wrote, on one line and without characters nobody can see; ValueError if nothing is left."""
    cleaned = " ".join(UNSPEAKABLE.sub(" ", text).split())
    if not cleaned:
        raise ValueError("nothing to read")
    return cleaned


def clean_name(text: str) -> str:
    if not (name := visible(text)):
        raise ValueError("nothing to read")
    return name


NAME = Annotated[str, Field(min_length=1, max_length=40), AfterValidator(clean_name)]
TEXT = Annotated[str, Field(min_length=1, max_length=500), AfterValidator(clean)]
CLIENT_ID = Annotated[str, Field(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
LANGUAGE = Literal["en", "pl", "hu", "ro"]
CLOCK = Literal["none", "relaxed", "correspondence"]
SPEED = Literal["calm", "brisk", "once"]  # at which bots play
COLD = Literal["compiling", "no-compiler", "no-cache", "failed"]  # why a game cannot be searched (yet): warmth.py


class Wire(BaseModel):
    """The root of all models: unknown fields are refused, nothing can be changed."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class Say(Wire):
    """A sentence: its message id, its arguments, and the number of the rule behind it."""

    message: str
    arguments: dict[str, str | int | float] = {}
    rule: str | None = None


# --- People and games ------------------------------------------------------------------------------------------------


class Me(Wire):
    """The player behind this browser's cookie."""

    player: str
    name: str
    language: LANGUAGE | None


class ChangeMe(Wire):
    """A new name or language."""

    name: NAME | None = None
    language: LANGUAGE | None = None


class Recovery(Wire):
    """A token by which another browser becomes this player, and no other is it any longer; it is used up by that."""

    token: Annotated[str, Field(max_length=64)]


class House(Wire):
    """Whether the network around the server's machine is let in: for whoever sits at that machine and may decide it."""

    may: bool
    address: str | None  # at which others find the page; None while only this machine does


class OpenHouse(Wire):
    """Let the house network in, or no longer."""

    open: bool


class OptionInfo(Wire):
    """A table option: the rule that leaves it open and its values, the first the default."""

    name: str
    rule: str
    values: list[int]
    seats: list[int]  # the numbers of seats for which there is a choice
    needs: str | None  # the option that has to have another value than its default, or this one says nothing


class RuleText(Wire):
    """One numbered rule of a rulebook; the text is the message `<game>-rule-<number>`."""

    number: str
    message: str


class Section(Wire):
    """A section of a rulebook; its title is a message."""

    title: str
    rules: list[RuleText]


class GameInfo(Wire):
    """A game that can be played here; its title is `<name>-title`, its inviting line `<name>-line`."""

    name: str
    least: int
    most: int
    options: list[OptionInfo]
    bots: list[str]
    minutes: int  # that people sit at a match
    difficulty: int  # 1 … 3, in words: `web-difficulty-<n>`
    rulebook: list[Section]
    lesson: bool = False  # whether there is a first game that teaches


class Solo(Wire):
    """What somebody reached alone, and what was to be reached."""

    points: int
    goal: int
    options: dict[str, int]
    at: float  # seconds since 1970


class Solos(Wire):
    """The solo record of a player in one variant of a game: the results, the oldest first, and the next goal."""

    game: str
    options: dict[str, int]  # what makes the variant; results with other values count for another goal
    goal: int
    results: list[Solo]


# --- Tables ----------------------------------------------------------------------------------------------------------


class Chair(Wire):
    """Who is to sit in a seat: me, a bot, a neighbour at my own screen, or whoever comes by link."""

    kind: Literal["me", "bot", "neighbour", "open"]
    bot: str | None = None
    name: NAME | None = None


class NewTable(Wire):
    """A table to be set up."""

    game: str
    chairs: Annotated[list[Chair], Field(min_length=1, max_length=8)]
    options: dict[str, int] = {}
    listed: bool = False
    bots_take_over: bool = True
    clock: CLOCK = "none"
    lesson: bool = False  # the game's first game: its chance is known, and it says who sits there
    speed: SPEED = "calm"
    hints: bool = True  # whether anybody may ask for one


class Seat(Wire):
    """A seat as everybody sees it."""

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str  # empty if nobody gave one: the client finds a word for a guest or a bot
    bot: str | None
    mine: bool  # this browser acts for it
    here: bool  # a connection of its owner is open
    left: bool  # the person whose name it has is gone: a bot plays on, or whoever sits down
    back: bool  # it was this browser's player who left, and may come back until the end


class TableInfo(Wire):
    """A table in a list."""

    table: str
    game: str
    phase: Literal["waiting", "playing", "over"]
    seats: list[Seat]
    host: int | None  # the seat of whoever has set it up
    to_move: int | None
    my_turn: bool
    moves: int
    goal: int | None  # of somebody who plays alone
    listed: bool
    changed: float  # seconds since 1970


class Created(Wire):
    """A new table, the code by which others join, and what is promised of chance before it does anything."""

    table: str
    code: str
    commitment: str


class Join(Wire):
    """Take an open chair by the table's code; the first free one unless a seat is named. Listed tables need no code."""

    code: Annotated[str, Field(max_length=40)] = ""
    seat: int | None = None


class Draw(Wire):
    """One draw of chance: the line of the log where its outcome stands, and its tickets."""

    line: int
    tickets: list[list[int]]  # pairs: the place of the outcome in `Draws.outcomes`, and how many tickets in a row


class Draws(Wire):
    """Every draw of a finished match, in the order in which they are numbered; with the seed anyone can repeat them."""

    outcomes: list[dict[str, Any]]  # in an order that every draw keeps
    draws: list[Draw]


class Joined(Wire):
    """Where the player sits now."""

    table: str
    seat: int
    commitment: str  # what is promised of chance


class SendAway(Wire):
    """Open a chair again, before the match begins; who sat there is not let in any more."""

    seat: int


class Dismiss(Wire):
    """Put one of my tables out of my sight, or bring it back."""

    dismissed: bool


class GiveChair(Wire):
    """Let a bot sit on an open chair, or open a bot's chair again, before the match begins."""

    seat: int
    to: Literal["bot", "open"]
    bot: str | None = None  # which one; the usual one unless it is named


class AskHint(Wire):
    """What would be the best move of a seat of mine that is to move, where the log is so long?"""

    seat: int
    line: int


class HintStep(Wire):
    """One decision of a whole move."""

    action: dict[str, Any]
    say: Say


class Suggestion(Wire):
    """A whole move, decision by decision, and what it is expected to bring; nothing where that was not found out."""

    steps: list[HintStep]
    share: float | None  # of the win, from 0 to 1; alone how likely the goal is
    points: float | None  # at the end
    error: float | None  # the standard error of the share


class Hint(Wire):
    """The best moves, the best first, and why that one; `instead`, the second in words, is added by the client."""

    seat: int
    line: int
    options: list[Suggestion]
    reasons: list[Say]
    rough: bool  # nobody has looked ahead: it is what a quick rule of thumb says


# --- Playing: what a client sends ------------------------------------------------------------------------------------


class Play(Wire):
    """An action, as data, for a seat of mine; `at` is the length of the log it was chosen at."""

    type: Literal["play"]
    id: CLIENT_ID
    at: int
    seat: int
    action: dict[str, Any]
    path: Any = None  # the samples of the hand that carries it out, where that is a person's own


class Undo(Wire):
    """Take back my last decision; against bots alone with their answers to it."""

    type: Literal["undo"]
    id: CLIENT_ID
    at: int
    seat: int


class Chat(Wire):
    """A line of chat."""

    type: Literal["chat"]
    id: CLIENT_ID
    text: TEXT


class Look(Wire):
    """Show the position after so many lines of the log; as a seat saw it then, or all that the reader may see."""

    type: Literal["look"]
    id: CLIENT_ID
    line: int
    seat: int | None = None  # after the end anybody's, a spectator's (-1), too; before it only the reader's own


class WhyNot(Wire):
    """Why can this action not be played?"""

    type: Literal["why"]
    id: CLIENT_ID
    seat: int
    action: dict[str, Any]


class SetSpeed(Wire):
    """Let the bots of this table play at another speed."""

    type: Literal["speed"]
    id: CLIENT_ID
    speed: SPEED


class Skip(Wire):
    """Let the bots answer at once until a person is to move."""

    type: Literal["skip"]
    id: CLIENT_ID


class Ping(Wire):
    """Are you there?"""

    type: Literal["ping"]
    id: CLIENT_ID


FromClient = Annotated[Play | Undo | Chat | Look | WhyNot | SetSpeed | Skip | Ping, Field(discriminator="type")]


# --- Playing: what the server sends ----------------------------------------------------------------------------------


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
    lesson: list[LessonStep] = []  # the script, where this table is a lesson
    speed: SPEED
    warming: COLD | None = None  # why bots at this table that search cannot (yet)
    hints: bool = True  # whether anybody may ask for one
    hinted: list[Hinted] = []  # who has
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


# --- Looking back with the search ------------------------------------------------------------------------------------


class ReviewKey(Wire):
    """Where a review is found: whoever knows this may read it."""

    key: str


class WeighedMove(Wire):
    """A whole move, decision by decision, what every seat could expect of it, and how it was expected to go on."""

    plan: list[HintStep]
    line: list[LogLine]
    shares: list[float]  # of the win, from 0 to 1; alone how likely the goal is
    points: list[float]
    error: float  # the standard error of the share of whoever decided


class WeighedChoice(Wire):
    """What was done, and what the search would have done instead, if not the same."""

    ways: int  # that were weighed
    done: WeighedMove
    best: WeighedMove | None
    cost: float  # in shares of the win; 0 where nobody can tell that anything was lost
    points: float  # the same in points


class Finding(Wire):
    """One happening, a whole move or all that chance did in a row, and what every seat could expect after it."""

    line: int  # of the log, after it
    seat: int | None  # None for chance
    shares: list[float]
    errors: list[float]  # standard errors of the shares
    points: list[float]
    choice: WeighedChoice | None  # None where nobody had one


class ReviewedPlayer(Wire):
    """How somebody played and what chance did for them; luck, skill and others are shares of the win."""

    accuracy: float | None  # from 0 to 100; None for whoever had no choice
    choices: int
    points: float  # lost by costly choices
    luck: float
    skill: float  # what one's own moves changed
    others: float  # … and those of the others
    error: float  # the standard error of luck


class DecisiveMoment(Wire):
    """A happening that decided much: for the seat whose choice was costly, or whom chance helped most."""

    number: int  # of the finding
    kind: Literal["choice", "chance"]
    seat: int
    swing: float  # of the seat's share


class Review(Wire):
    """What could have been done in a finished match, as far as it was found out; findings from one number on."""

    key: str
    total: int | None  # how many findings there will be; None as long as nobody has looked
    found: int
    since: int  # the number of the first finding here
    findings: list[Finding]
    players: list[ReviewedPlayer]  # as far as it was found out
    moments: list[DecisiveMoment]  # likewise
    trouble: Say | None  # why it does not go on


class PlayOn(Wire):
    """A new table that begins where a match stood after so many lines: I take a seat, bots the others."""

    line: int
    seat: int
    bot: str | None = None


class Problem(Wire):
    """The body of every HTTP answer that is not a success."""

    code: str
    say: Say
    table: str | None = None  # where it happened, if that helps: a full table can be watched
