"""A table in memory: its match, its seats, its chat and who is connected. All of it can be rebuilt from the store.

The match is a cache of the log. While a move is being stored the match is already ahead of the log, so everybody who
looks at it holds the table's lock; when storing fails, the match is thrown away and replayed.
"""

import asyncio
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from ..games import GAMES
from ..games.kit import Game
from ..hands import hands_for
from ..play import Entry, FairChance, Match, Problem
from ..play.hints import Asked
from . import protocol
from .lessons import lesson_of
from .pictures import Album
from .protocol import COLD
from .refusals import Refusal
from .rows import ChatRow, MoveRow, News, SeatRow, TableRow
from .steady import CLOCK
from .store import CHAT_KEPT
from .turns import Turn

if TYPE_CHECKING:
    from .connection import Connection


PATIENCE = 3  # messages at which a server may stand still before the table is put aside
HEARD_OF = 60.0  # seconds for which another process is believed to be alive


@dataclass(frozen=True)
class Elsewhere:
    """The players connected to a table through another process, and when it said so."""

    players: frozenset[str]
    when: float


@dataclass(frozen=True)
class Thought:
    """Something that is worked out for a table, and how to tell that it is still needed."""

    task: "asyncio.Task[Any]"
    needed: Callable[[], bool]


WhyNot = Callable[[str, Sequence[SeatRow]], COLD | None]


def searched(_game: str, _seats: Sequence[SeatRow]) -> COLD | None:
    """Every bot thinks as it should."""
    return None


@dataclass(frozen=True)
class Gathering:
    """Who sits at a table, who of them is here, and how far it has got."""

    phase: str
    seats: tuple[SeatRow, ...]
    here: tuple[bool, ...]
    next_table: str | None
    speed: str
    hinted: tuple[Asked, ...]
    warming: COLD | None

    def people(self, player: str | None) -> protocol.People:
        """The same as a player is told."""
        seats = [seat_for(seat, player, here) for seat, here in zip(self.seats, self.here, strict=True)]
        hinted = [hint._asdict() for hint in self.hinted]
        told = {"phase": self.phase, "next_table": self.next_table, "speed": self.speed, "hinted": hinted}
        told["warming"] = self.warming
        return protocol.People.model_validate({**told, "seats": seats})


class Table:
    """One table."""

    def __init__(self, row: TableRow, why_not: WhyNot = searched) -> None:
        self.row, self._why_not = row, why_not
        self.seats: list[SeatRow] = []
        self.watchers: frozenset[str] = frozenset()  # players who know the code but have no chair
        self.sent_away: frozenset[str] = frozenset()  # players whom the maker does not want
        self.chat: list[ChatRow] = []
        self.poisoned: frozenset[str] = frozenset()  # messages that made a process stand still
        self.match: Match | None = None
        self._album: Album | None = None
        self.hints: list[Asked] = []  # who has asked for one, and where in the log
        self.hinting: Thought | None = None  # what is thought about the next one
        self.poses: dict[int, str] = {}  # after each line with which what came of a hand begins
        self.lines = 0  # of the log that are in the match
        self.turn = Turn()  # whose time runs since when
        self.clients: dict[str, tuple[int, int]] = {}  # what clients called their moves: seat and line
        self.connections: set[Connection] = set()
        self.elsewhere: dict[str, Elsewhere] = {}  # who is connected through other processes
        self.lock = asyncio.Lock()
        self.driver: asyncio.Task[None] | None = None  # plays for the bots
        self.thought: Thought | None = None  # of the bot to move, or what a hand brings about
        self.hurried = False  # somebody wants to skip to their turn
        self.gone = False
        self.used = time.monotonic()

    # --- From the store ---

    def take_in(self, news: News) -> None:
        """Bring everything but the match up to date."""
        self.row = replace(news.table, since=min(news.table.since, CLOCK.now()))  # whatever other clocks say
        self.seats, self.watchers = news.seats, news.watchers
        self.sent_away = news.sent_away
        self.chat = [*self.chat, *news.chat][-CHAT_KEPT:]
        self.poses |= news.poses
        self.hints = news.hints
        if self.match:
            self.match.hints = list(news.hints)
        self.poisoned = frozenset(stall.client for stall in news.stalls if stall.client)
        if len(news.stalls) >= PATIENCE or any(stall.client is None for stall in news.stalls):
            raise Refusal("put-aside")

    def match_to_continue(self) -> Match | None:
        """The match that new lines of the log belong to; None before it begins."""
        if self.match is None and self.row.phase != "waiting":
            return self.new_match(None)
        return self.match

    def go_on(self, match: Match) -> None:
        """The match has the whole log and may go on: from now on its chance is drawn."""
        match.chance, match.hands = self.chance, hands_for(match.game) is not None
        match.commitment, match.hints = self.chance.commitment, list(self.hints)
        match.players = [seat.name or seat.bot or "" for seat in self.seats]  # a file names its bots, too
        self.match, self.turn = match, replace(self.turn, since=self.row.since)

    def new_match(self, chance: FairChance | None) -> Match:
        """The match of this table at its beginning."""
        game = GAMES.get(self.row.game)
        if game is None or not game.knows(self.row.version):
            raise Refusal("older-rules")
        match = Match(game, len(self.seats), self.row.options, chance=chance, version=self.row.version)
        match.copied = self.row.copied
        return match

    def replay(self, match: Match, moves: Iterable[MoveRow]) -> None:
        """Chance is in the log, so it is not drawn again until the log has been read."""
        match.chance = None
        try:
            for move in moves:
                match.repeat(move.seat, move.words, move.undo, move.hand)
                self.note(move)
                self.turn = self.turn.after(move.seat, match.standing, match.to_move, move.at)
        except Problem:
            raise Refusal("older-rules") from None

    def note(self, move: MoveRow) -> None:
        """Remember that a line of the log is in the match, and how its client called it."""
        self.lines = move.number
        if move.client:
            self.clients[move.client] = (move.seat, move.number)

    def forget_match(self) -> None:
        """The match may be ahead of the log: replay it before it is used again."""
        self.match, self.lines, self.clients, self.turn = None, 0, {}, Turn()

    # --- Reading ---

    @property
    def chance(self) -> FairChance:
        return FairChance(bytes.fromhex(self.row.seed))

    @property
    def lesson(self) -> Game | None:
        """The game whose lesson is played here."""
        return lesson_of(self.row, len(self.seats))

    @property
    def phase(self) -> str:
        if self.match is None:
            return "waiting"
        return "over" if self.match.over else "playing"

    def playing(self) -> Match:
        """The match; refused while chairs are open."""
        if self.match is None:
            raise Refusal("waiting")
        return self.match

    def album(self) -> Album:
        """What is drawn of the match as it stands now."""
        match = self.playing()
        if self._album is None or not self._album.is_of(match):
            self._album = Album(match, self.lesson, self.poses_at(match.lines))
        return self._album

    def poses_at(self, line: int) -> str | None:
        """How everything stood after so many lines of the log; None before the first hand was at work."""
        return self.poses.get(max((first for first in self.poses if first <= line), default=0))

    def has_album(self) -> bool:
        return self._album is not None

    def close_album(self) -> None:
        """Pictures are large: they go when nobody looks at them any more."""
        self._album = None

    def seats_of(self, player: str | None) -> list[int]:
        return [seat.seat for seat in self.seats if seat.is_of(player)]

    def left_by(self, player: str) -> list[int]:
        """The seats that a player has left in mid-game, and may come back to."""
        return [seat.seat for seat in self.seats if seat.left and seat.player == player and self.phase != "over"]

    def may_pace(self, player: str | None) -> bool:
        """Whether a player says how fast bots play: whoever sits here alone, otherwise the maker, while there."""
        people = {seat.player for seat in self.seats if seat.kind == "person"}
        return player in people and (len(people) == 1 or player == self.row.maker or self.row.maker not in people)

    def answering(self) -> frozenset[int]:
        """The bots, where one person plays against bots alone: what they answer can be taken back, too."""
        bots = frozenset(seat.seat for seat in self.seats if seat.kind == "bot" and not seat.left)
        return bots if len(bots) == len(self.seats) - 1 else frozenset()

    def full(self) -> bool:
        return all(seat.kind != "open" for seat in self.seats)

    def is_here(self, player: str | None) -> bool:
        return player in self.players_here() or self._is_elsewhere(player)

    def players_here(self) -> set[str]:
        """The players connected through this process."""
        return {connection.player for connection in self.connections if connection.player}

    def _is_elsewhere(self, player: str | None) -> bool:
        oldest = time.monotonic() - HEARD_OF
        return any(player in there.players for there in self.elsewhere.values() if there.when > oldest)

    def gathering(self) -> Gathering:
        players = self.players_here()
        here = tuple(
            seat.kind == "person" and (seat.player in players or self._is_elsewhere(seat.player)) for seat in self.seats
        )
        hints, cold = tuple(self.hints), self._why_not(self.row.game, self.seats)
        return Gathering(self.phase, tuple(self.seats), here, self.row.next_table, self.row.speed, hints, cold)

    def check_may_watch(self, player: str | None, code: str) -> None:
        """A private table is seen by those who sit there or know its code, none by somebody who was sent away."""
        if player in self.sent_away:
            raise Refusal("sent-away")
        known = {self.row.maker, *self.watchers, *(seat.player for seat in self.seats if seat.player)}
        if not (self.row.listed or player in known or code == self.row.code):
            raise Refusal("private")

    def done(self, client: str, seat: int) -> int | None:
        """The line of a move that was carried out before under this client id; None if there is none."""
        if client not in self.clients:
            return None
        owner, line = self.clients[client]
        if owner != seat:
            raise Refusal("malformed")
        return line

    # --- Telling ---

    def wake(self) -> None:
        """Let every connection look at what is new; what was thought of what is old is thought no further."""
        self.used = time.monotonic()
        for thought in (self.thought, self.hinting):
            if thought and not thought.needed():
                thought.task.cancel()
        for connection in self.connections:
            connection.wake()


def seat_for(seat: SeatRow, player: str | None, here: bool) -> protocol.Seat:
    """A seat as a player sees it."""
    back = seat.left and player is not None and seat.player == player
    told = {"seat": seat.seat, "kind": seat.kind, "name": seat.name or "", "bot": seat.bot}
    return protocol.Seat.model_validate(
        {**told, "mine": seat.is_of(player), "here": here, "left": seat.left, "back": back}
    )


def rows_of(entries: Iterable[Entry], first: int, message: protocol.Play | protocol.Undo | None) -> list[MoveRow]:
    """New lines of a match as they are stored; the message's name goes with the first line of its seat."""
    numbered = list(enumerate(entries, first))
    own = next((number for number, entry in numbered if message and entry.seat == message.seat), None)
    return [
        MoveRow(
            number,
            entry.seat,
            entry.words or "",
            entry.undo,
            message.id if message and number == own else None,
            hand=entry.hand,
        )
        for number, entry in numbered
    ]
