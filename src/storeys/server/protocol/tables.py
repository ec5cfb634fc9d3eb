"""Tables: who sits there, how they are found and joined, and what advice is given at them."""

from typing import Annotated, Any, Literal

from pydantic import Field

from .wire import CLOCK, NAME, SPEED, Say, Wire


class Chair(Wire):
    """Who is to sit in a seat: me, a bot, a neighbour at my own screen, or whoever comes by link."""

    kind: Literal["me", "bot", "neighbour", "open"]
    bot: str | None = None
    name: NAME | None = None


class NewTable(Wire):
    """A table to be set up."""

    game: str
    chairs: Annotated[list[Chair], Field(min_length=1, max_length=8)]
    options: dict[str, int] = Field(default_factory=dict)
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
