"""One playing of a game: it validates, applies, logs, and shows every seat what that seat may see.

    match = Match("towers", seats=3, seed=7)
    match.to_move                                # 0
    match.play(match.legal_actions()[0])         # an action's number, its words or its data
    match.undo()

The log is the truth: every move and every outcome of chance is in it, so that a replay needs no generator. Undo is
appended to the log and erases nothing.
"""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import takewhile
from pathlib import Path
from typing import Any, Literal

import numpy as np

from ..games.kit import (
    CHANCE,
    EVERYBODY,
    NO_HAND,
    OVER,
    Data,
    Game,
    Line,
    Note,
    Question,
    Reason,
    UnknownActionError,
    copy,
    in_words,
    whole,
)
from ..words import Words
from .agreement import check_options, check_players, check_seats, check_version, find_game
from .by_itself import plays_by_itself
from .chance import FairChance
from .episodes import Errand, Record, check_events, hand_at
from .errors import LONGEST, CannotUndo, HandAtWork, IllegalAction, MatchOver, Problem, UnknownAction, WrongSeat
from .hints import Asked
from .positions import Positions
from .take_backs import TakeBacks
from .turns import Turns

Action = int | str | Mapping[str, Any]  # a number, words or data
Hand = str | None | Callable[[int], str | None]  # a path, or who has one, or a reason to refuse
LANDED_CALMLY = Note("match-landed-calmly", {})


@dataclass(frozen=True)
class Entry:
    """One line of the log: a move, or the taking back of the move before it."""

    seat: int  # who moved, or CHANCE
    words: str | None  # the action as it is written in files; None where it is hidden
    data: Data | None
    undo: bool = False
    more: Data = field(default_factory=dict)  # what else a sentence about it may tell
    again: bool = False  # hidden, and so was the line before, which told the same: it is not told once more
    turn: int = 0  # 0 before the first one
    notes: tuple[Note, ...] = ()  # what came of it, for everybody to see
    hand: str | None = None  # the path of the hand that carries it out, or the record of what came of one


class Match:
    """The authority over one match. With `chance=None` the caller plays the outcomes of chance, too.

    With `hands` the caller finds out what comes of a hand where one is at work (`awaits_hand`).
    """

    def __init__(
        self,
        game: str | Game,
        seats: int,
        options: Mapping[str, int] | None = None,
        *,
        seed: int | None = None,
        chance: FairChance | Literal["fair"] | None = "fair",
        players: Sequence[str] | None = None,
        version: int | None = None,
        hands: bool = False,
    ) -> None:
        self.game = find_game(game) if isinstance(game, str) else game
        self.version = check_version(self.game, version)  # of the rules it is played by
        self.seats = check_seats(self.game, seats)
        self.options = check_options(self.game, options or {}, self.seats, self.version)
        self.players = check_players(players, self.seats)
        if isinstance(chance, str):
            chance = FairChance.fresh() if seed is None else FairChance.numbered(seed)
        self.chance, self.hands = chance, hands
        self.commitment = chance.commitment if chance else None  # promised of chance before the first move
        self.hints: list[Asked] = []  # who has asked for one, and where in the log
        self.copied = 0  # lines that were played in another match, with another promise; what they say stands
        self._entries: list[Entry] = []
        self._seen: list[int] = []  # who may see each entry: one bit per seat, or EVERYBODY
        self._actions: list[int] = []  # the moves that were not taken back …
        self._movers: list[int] = []  # … and who made them
        start = self.game.start(self.seats, self.options | self.game.edition(self.version))
        self._positions = Positions(self.game, start)
        self._take_backs = TakeBacks()
        self._turns = Turns(self.game)
        self._known_scores: dict[tuple[int, int | None], list[int | None]] = {}  # by line and reader
        self._asked: Any = None  # the position of which the rules were asked who is to move …
        self._mover = CHANCE  # … and what they said
        self._let_chance_move()

    # --- What is going on ---

    @property
    def state(self) -> Any:
        """The whole position. For the authority only: seats get a view."""
        return self._positions.now

    @property
    def to_move(self) -> int:
        """A seat, CHANCE or OVER; the rules are asked once for each position."""
        if self._asked is not self.state:
            self._asked, self._mover = self.state, self.game.to_move(self.state)
        return self._mover

    @property
    def over(self) -> bool:
        """Whether the last move has been made."""
        return self.to_move == OVER

    @property
    def awaits_hand(self) -> bool:
        """Whether a hand is at work, and the match waits for `settle`."""
        return self.hands and self.chance is not None and hand_at(self.game, self.state) != NO_HAND

    @property
    def seed(self) -> str | None:
        """The seed of chance; published only when the match is over."""
        return self.chance.seed.hex() if self.chance and self.over else None

    @property
    def moves(self) -> list[int]:
        """The actions that led here, without those that were taken back."""
        return list(self._actions)

    @property
    def movers(self) -> Sequence[int]:
        """Who made the moves that stand."""
        return self._movers

    @property
    def standing(self) -> int:
        """How many moves there were, without those that were taken back."""
        return len(self._actions)

    def position(self, moves: int) -> Any:
        """The position after so many moves; for the authority only."""
        return copy(self._positions.after_moves(moves))

    def position_at(self, line: int) -> Any:
        """The position after so many lines of the log, even if it was taken back later; for the authority only."""
        return copy(self._positions.after_lines(line))

    def legal_actions(self) -> list[int]:
        """What may be played now, chance included when it is played by hand."""
        return self.game.possible(self.state)

    def view(self, seat: int) -> Any:
        """The position as far as a seat may know it (SPECTATOR: as somebody who only watches)."""
        view = copy(self.state)
        if not self.over:
            self.game.conceal(view, seat)
        return view

    def question(self) -> Question:
        """What is asked now, of a seat or of chance, as a sentence to be said in any language."""
        return self.game.question(self.state)

    def scores(self, view: Any = None) -> list[int]:
        """The points of each seat, as they would count now; in a view, as far as it shows them."""
        return self._numbers(self.game.final_scores, view)

    def ranks(self, view: Any = None) -> list[int]:
        """The rank of each seat, as it stands now: 1 for the winners; in a view, as far as it shows them."""
        return self._numbers(self.game.ranking, view)

    def decided_by(self, view: Any = None) -> Reason | None:
        """What decided between the winner and somebody with as many points; nothing where points did."""
        ranks, scores = self.ranks(view), self.scores(view)
        first, *others = sorted(range(self.seats), key=lambda seat: ranks[seat])
        if self.game.decided_by is None or not others or ranks[others[0]] == 1 or scores[others[0]] != scores[first]:
            return None
        return self.game.decided_by(self.state if view is None else view, first, others[0])

    def knows_score(self, seat: int, view: Any) -> bool:
        """Whether a view tells anything of the points of a seat."""
        return self.game.hides_score is None or not self.game.hides_score(view, seat)

    def known_scores(self, view: Any) -> list[int | None]:
        """The points of each seat as they would count in a view; None where it tells nothing of them."""
        scores = self.scores(view)
        return [scores[seat] if self.knows_score(seat, view) else None for seat in range(self.seats)]

    def known_scores_at(self, line: int, seat: int | None) -> list[int | None]:
        """The same after so many lines of the log, as a seat could know it then (None: the authority's own).

        After the end everything is open.
        """
        reader = None if self.over else seat
        if (line, reader) not in self._known_scores:
            view = self.position_at(line)
            if reader is not None:
                self.game.conceal(view, reader)
            self._known_scores[line, reader] = self.known_scores(view)
        return self._known_scores[line, reader]

    def breakdown(self, seat: int, view: Any = None) -> list[Line]:
        """The score sheet of a seat, line by line; in a view, as far as it shows them."""
        return self.game.breakdown(self.state if view is None else view, seat)

    def _numbers(self, rule: Any, view: Any) -> list[int]:
        numbers = np.zeros(self.seats, np.int32)
        rule(self.state if view is None else view, numbers)
        found: list[int] = numbers.tolist()
        return found

    # --- Actions in words and as data ---

    def words(self, action: int, language: str | None = None, names: Sequence[str] = ()) -> str:
        """A legal action as it is written in files, or as a choice in a language, with the names of the players."""
        if language is None:
            return self.game.words(self.state, action)
        words, data = Words(language), self.data(action)
        about = data.get("seat", 0)
        name = names[about] if names else words.say("seat-name", seat=about + 1)
        return words.say(f"{self.game.name}-do-{data['do']}", name=name, **data)

    def data(self, action: int) -> Data:
        """A legal action as a small dict."""
        return self.game.data(self.state, action)

    def number(self, action: Action, view: Any = None) -> int:
        """The number of an action given in any way; UnknownAction if this position, or a view of it, has none such."""
        number = self._read(action, self.state if view is None else view)
        if isinstance(number, Reason):
            raise UnknownAction(number)
        return number

    def _read(self, action: Action, position: Any) -> int | Reason:
        """The number of an action, or why this position has none such."""
        try:
            if isinstance(action, str) and len(action) <= LONGEST:
                return self.game.read(position, action)
            if isinstance(action, Mapping):
                return self.game.action(position, _plain(action))
        except UnknownActionError as error:
            return error.reason
        number = whole(action)
        if number is None or not 0 <= number < self.game.actions:
            return Reason("", "match-unknown-action", {"words": action})
        return number

    def why_not(self, action: Action, view: Any = None) -> IllegalAction | None:
        """Why an action may not be played now; None if it may. After the end the end is the reason.

        In a view the reason is one that the view shows.
        """
        position = self.state if view is None else view
        if self.over:
            return IllegalAction(self.game.why_not(position, 0))
        number = self._read(action, position)
        if isinstance(number, Reason):
            return UnknownAction(number)
        return None if self.game.can_happen(position, number) else IllegalAction(self.game.why_not(position, number))

    # --- Playing ---

    def not_now(self, seat: int) -> MatchOver | HandAtWork | WrongSeat | None:
        """Why a seat (or CHANCE) has nothing to decide now; None if it is to move."""
        if self.over:
            return MatchOver()
        if self.awaits_hand:
            return HandAtWork()
        return None if seat == self.to_move else WrongSeat(seat=seat, turn=self.to_move)

    def refusal(self, action: Action, seat: int) -> Problem | None:
        """Why a seat may not play an action now, found in its own view, so that it learns nothing else by that."""
        return self.not_now(seat) or self.why_not(action, self.view(seat))

    def play(self, action: Action, seat: int | None = None, hand: Hand = None) -> list[Entry]:
        """Play an action for the seat to move; the new lines of the log, outcomes of chance that follow included.

        `hand` is kept with it: the path of the hand that carries it out, or whoever has it when asked whose hand it
        would be, and may still refuse.
        """
        mover = self.to_move if seat is None else seat
        if self.not_now(mover):
            raise self._refused(action, mover)
        before = len(self._entries)
        self._apply(self._checked(action, seat), hand)
        self._let_chance_move()
        return self._entries[before:]

    def errand(self) -> Errand:
        """What the hand has to do for which the match waits."""
        assert self.chance
        tremor, path = self.chance.tremor(self._movers.count(CHANCE)), self._entries[-1].hand
        return Errand(copy(self._positions.before), self._actions[-1], tremor, path)

    def settle(self, events: Sequence[int], record: Record) -> list[Entry]:
        """Let all happen that came of a hand, or nothing if the rules forbid any of it; the new lines of the log."""
        if not self.awaits_hand:
            raise IllegalAction(self.game.why_not(self.state, events[0] if events else 0))
        check_events(self.game, self.state, events)
        before = len(self._entries)
        for number, event in enumerate(events):
            self._apply(event, None if number else record.text())
        self._let_chance_move()
        return self._entries[before:]

    def _checked(self, action: Action, seat: int | None) -> int:
        """The number of an action that may be played. The position decides; the reason is what the seat can see."""
        number = self._read(action, self.state)
        if not isinstance(number, Reason) and self.game.can_happen(self.state, number):
            return number
        raise self._refused(action, seat)

    def _refused(self, action: Action, seat: int | None) -> Problem:
        """Why an action cannot be played.

        Who raises it keeps it in no name of its own: the error knows the frame it comes from, and together they would
        wait for the garbage collector.
        """
        refusal = (None if seat is None else self.refusal(action, seat)) or self.why_not(action)
        assert refusal, "an action that could not be played a moment ago"
        return refusal

    def ask_hint(self, seat: int) -> None:
        """Note for everybody that the seat to move has asked for a hint here; once, however often it asks."""
        if not_now := self.not_now(seat):
            raise not_now
        if (asked := Asked(self.lines, seat)) not in self.hints:
            self.hints.append(asked)

    def repeat(self, seat: int, words: str | None, undo: bool = False, hand: str | None = None) -> Entry:
        """Put a line of a log into the match once more; chance is read, too, and is drawn only after `attach`."""
        return self.undo(seat) if undo else self.play(words or "", seat, hand)[0]

    def undo(self, seat: int | None = None) -> Entry:
        """Take back the last move, if nobody else and no chance has moved since and nothing hidden was shown.

        A seat may do so often, but not without end; the authority itself (None) is bounded by nothing.
        Dice fed by hand are taken back by whoever feeds them (None, or CHANCE as in a file).
        """
        if because := self.why_it_stands(seat):
            raise CannotUndo(because)
        return self._undo()

    def take_back(self, seat: int, answers: Collection[int] = ()) -> list[Entry]:
        """Take back a seat's last decision: what came by itself after it, and what those seats have answered, too."""
        if because := self.why_it_stands(seat, answers):
            raise CannotUndo(because)
        lines = [self._undo() for _ in range(self._answered(seat, answers) + 1)]
        while plays_by_itself(self, seat) and self.can_undo(seat):
            lines.append(self._undo())
        return lines

    def _undo(self) -> Entry:
        entry = self._last_effective(self._turns.took_back(), undo=True)
        self._entries.append(entry)
        self._seen.append(self.game.seen_by(self._positions.before, self._actions[-1]))
        self._take_backs.took_back(self._movers.pop())
        self._actions.pop()
        self._positions.take_back()
        return entry

    def can_undo(self, seat: int | None = None) -> bool:
        """Whether `undo` would take something back."""
        return self.why_it_stands(seat) is None

    def why_it_stands(self, seat: int | None = None, answers: Collection[int] = ()) -> str | None:
        """Why the last move cannot be taken back by a seat, together with what those seats have answered."""
        moves = self._answered(seat, answers) + 1
        reasons = (self._why_one_stands(seat, back, answers) for back in range(1, moves + 1))
        return next(filter(None, reasons), None) or self._used_up(seat, moves)

    def _answered(self, seat: int | None, answers: Collection[int]) -> int:
        """How many moves some seats have made since anybody else has moved."""
        since = takewhile(lambda mover: mover != seat and mover in answers, reversed(self._movers))
        return sum(1 for _ in since)

    def _why_one_stands(self, seat: int | None, back: int, answers: Collection[int]) -> str | None:
        """Why the last but so many of the moves cannot be taken back."""
        if len(self._movers) - back < self.copied:
            return "nothing"
        if self.seed:  # whoever has read it could choose among the ends
            return "over"
        if self.awaits_hand:
            return "hand"
        mover = self._movers[-back]
        if mover == CHANCE and (self.commitment or seat not in (None, CHANCE)):
            return (
                "chance" if any(mover == seat or (seat is None and mover >= 0) for mover in self._movers) else "nothing"
            )
        if seat is not None and mover != seat and mover not in answers:
            return "others"
        before = self._positions.after_moves(len(self._movers) - back)
        return "hidden" if self.game.reveals(before, self._actions[-back]) else None

    def _used_up(self, seat: int | None, moves: int) -> str | None:
        """A log that is read again was bounded when it was written."""
        return self._take_backs.used_up(seat, moves) if seat is not None and self.chance else None

    def _last_effective(self, turn: int, undo: bool) -> Entry:
        before, action, after = self._positions.before, self._actions[-1], self.state
        data = self.game.data(before, action)
        more = self.game.remarks(before, action, after) if self.game.remarks else {}
        notes = self.game.notes(before, action, after) if self.game.notes and not undo else ()
        return Entry(self._movers[-1], in_words(data), data, undo, more, turn=turn, notes=tuple(notes))

    def _apply(self, action: int, hand: Hand = None) -> None:
        state, seen = copy(self.state), self.game.seen_by(self.state, action)
        self.game.apply_action(state, action)
        path = hand(hand_at(self.game, state) if self.hands else NO_HAND) if callable(hand) else hand
        self._seen.append(seen)
        self._movers.append(self.to_move)
        self._take_backs.moved(self.to_move)
        self._actions.append(action)
        moved = self._turns.moved(self._movers[-1], self.state, action, state)
        self._positions.add(action, state, keep=moved.ended)
        self._entries.append(self._with_hand(self._last_effective(moved.turn, undo=False), path))

    def _with_hand(self, entry: Entry, hand: str | None) -> Entry:
        calm = hand is not None and entry.seat == CHANCE and Record.parse(hand).calm
        return replace(entry, hand=hand, notes=(*entry.notes, LANDED_CALMLY) if calm else entry.notes)

    def attach(self, chance: FairChance) -> None:
        """Let chance go on from here, after a replay: the draws so far are counted."""
        self.chance = chance
        self._let_chance_move()

    def _let_chance_move(self) -> None:
        while self.chance and self.to_move == CHANCE and not self.awaits_hand:
            draw = self._movers.count(CHANCE)
            ticket = self.chance.draw(draw, self.game.chance_tickets(self.state))
            self._apply(self.game.chance_outcome(self.state, ticket))

    # --- The log ---

    @property
    def lines(self) -> int:
        """How many lines the log has."""
        return len(self._entries)

    def log(self, seat: int | None = None, since: int = 0) -> list[Entry]:
        """The log as a seat may see it (None: the authority's own); when the match is over, everything is open."""
        if seat is None or self.over:
            return self._entries[since:]
        shown = self.shown(seat)
        return [self._entries[line] if shown[line] else self._hidden(line, shown) for line in range(since, self.lines)]

    def _hidden(self, line: int, shown: bytes) -> Entry:
        """What everybody may know of a line: who moved, or took back; in a row of such lines the first tells it."""
        entry, before = self._entries[line], self._entries[line - 1]
        again = line > 0 and not shown[line - 1] and (before.seat, before.undo) == (entry.seat, entry.undo)
        return Entry(entry.seat, None, None, entry.undo, again=again, turn=entry.turn, notes=entry.notes)

    def shown(self, seat: int, since: int = 0) -> bytes:
        """Which lines of the log a seat may read: one byte for each."""
        if self.over:
            return bytes([1]) * (self.lines - since)
        mask = 1 << seat if seat >= 0 else 0
        return bytes([seen == EVERYBODY or seen & mask > 0 for seen in self._seen[since:]])

    def draws(self) -> Iterator[tuple[int, Any, int]]:
        """Every draw of chance that stands: after how many moves, the position there, and the outcome."""
        for move, (mover, action) in enumerate(zip(self._movers, self._actions, strict=True)):
            if mover == CHANCE:
                yield move, self.position(move), action

    def save(self, path: str | Path) -> None:
        """Write the match to a file, in one piece or not at all."""
        from .files import save

        save(self, path)


def _plain(action: Mapping[str, Any]) -> Data:
    """Data with Python's own numbers for NumPy's."""
    return {name: value if (number := whole(value)) is None else number for name, value in action.items()}
