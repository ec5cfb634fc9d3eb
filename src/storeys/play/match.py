"""One playing of a game: it validates, applies, logs, and shows every seat what that seat may see.

    match = Match("towers", seats=3, seed=7)
    match.to_move                                # 2
    match.play(match.legal_actions()[0])         # an action's number, its words or its data
    match.undo()

The log is the truth: every move and every outcome of chance is in it, so that a replay needs no generator. Undo is
appended to the log and erases nothing.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

import numpy as np

from ..games.kit import (
    CHANCE,
    EVERYBODY,
    OVER,
    Data,
    Game,
    Line,
    Question,
    Reason,
    UnknownActionError,
    copy,
    whole,
)
from ..words import Words
from .agreement import check_options, check_players, check_seats, check_version, find_game
from .chance import FairChance
from .errors import LONGEST, CannotUndo, IllegalAction, MatchOver, UnknownAction, WrongSeat
from .positions import Positions
from .take_backs import TakeBacks

Action = int | str | Mapping[str, Any]  # a number, words or data


@dataclass(frozen=True)
class Entry:
    """One line of the log: a move, or the taking back of the move before it."""

    seat: int  # who moved, or CHANCE
    words: str | None  # the action as it is written in files; None where it is hidden
    data: Data | None
    undo: bool = False
    more: Data = field(default_factory=dict)  # what else a sentence about it may tell


class Match:
    """The authority over one match. With `chance=None` the caller plays the outcomes of chance, too."""

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
    ) -> None:
        self.game = find_game(game) if isinstance(game, str) else game
        self.version = check_version(self.game, version)  # of the rules it is played by
        self.seats = check_seats(self.game, seats)
        self.options = check_options(self.game, options or {}, self.seats, self.version)
        self.players = check_players(players, self.seats)
        if isinstance(chance, str):
            chance = FairChance.fresh() if seed is None else FairChance.numbered(seed)
        self.chance = chance
        self.commitment = chance.commitment if chance else None  # promised of chance before the first move
        self._entries: list[Entry] = []
        self._seen: list[int] = []  # who may see each entry: one bit per seat, or EVERYBODY
        self._actions: list[int] = []  # the moves that were not taken back …
        self._movers: list[int] = []  # … and who made them
        start = self.game.start(self.seats, self.options | self.game.edition(self.version))
        self._positions = Positions(self.game, start)
        self._take_backs = TakeBacks()
        self._let_chance_move()

    # --- What is going on ---

    @property
    def state(self) -> Any:
        """The whole position. For the authority only: seats get a view."""
        return self._positions.now

    @property
    def to_move(self) -> int:
        """A seat, CHANCE or OVER."""
        return self.game.to_move(self.state)

    @property
    def over(self) -> bool:
        return self.to_move == OVER

    @property
    def seed(self) -> str | None:
        """The seed of chance; published only when the match is over."""
        return self.chance.seed.hex() if self.chance and self.over else None

    @property
    def moves(self) -> list[int]:
        """The actions that led here, without those that were taken back."""
        return list(self._actions)

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
        return self.game.question(self.state)

    def scores(self, view: Any = None) -> list[int]:
        """The points of each seat, as they would count now; in a view, as far as it shows them."""
        return self._numbers(self.game.final_scores, view)

    def ranks(self, view: Any = None) -> list[int]:
        """The rank of each seat, as it stands now: 1 for the winners; in a view, as far as it shows them."""
        return self._numbers(self.game.ranking, view)

    def knows_score(self, seat: int, view: Any) -> bool:
        """Whether a view tells anything of the points of a seat."""
        return self.game.hides_score is None or not self.game.hides_score(view, seat)

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

    def number(self, action: Action) -> int:
        """The number of an action given in any way; UnknownAction if this position has no such action."""
        try:
            if isinstance(action, str) and len(action) <= LONGEST:
                return self.game.read(self.state, action)
            if isinstance(action, Mapping):
                return self.game.action(self.state, _plain(action))
        except UnknownActionError as error:
            raise UnknownAction(error.reason) from None
        number = whole(action)
        if number is None or not 0 <= number < self.game.actions:
            raise UnknownAction(Reason("", "match-unknown-action", {"words": action}))
        return number

    def why_not(self, action: Action) -> IllegalAction | None:
        """Why an action may not be played now; None if it may. After the end the end is the reason."""
        if self.over:
            return IllegalAction(self.game.why_not(self.state, 0))
        try:
            number = self.number(action)
        except UnknownAction as unknown:
            return unknown
        if self.game.can_happen(self.state, number):
            return None
        return IllegalAction(self.game.why_not(self.state, number))

    # --- Playing ---

    def play(self, action: Action, seat: int | None = None) -> list[Entry]:
        """Play an action for the seat to move; the new lines of the log, outcomes of chance that follow included."""
        if self.over:
            raise MatchOver()
        if seat is not None and seat != self.to_move:
            raise WrongSeat(seat=seat, turn=self.to_move)
        refusal = self.why_not(action)
        if refusal:
            raise refusal
        before = len(self._entries)
        self._apply(self.number(action))
        self._let_chance_move()
        return self._entries[before:]

    def undo(self, seat: int | None = None) -> Entry:
        """Take back the last move, if nobody else and no chance has moved since and nothing hidden was shown.

        A seat may do so often, but not without end; the authority itself (None) is bounded by nothing.
        Dice fed by hand are taken back by whoever feeds them (None, or CHANCE as in a file).
        """
        self._check_undo(seat)
        entry = self._last_effective(undo=True)
        self._entries.append(entry)
        self._seen.append(self.game.seen_by(self._positions.before, self._actions[-1]))
        self._take_backs.took_back(self._movers.pop())
        self._actions.pop()
        self._positions.take_back()
        return entry

    def can_undo(self, seat: int | None = None) -> bool:
        try:
            self._check_undo(seat)
        except CannotUndo:
            return False
        return True

    def _check_undo(self, seat: int | None) -> None:
        if not self._movers:
            raise CannotUndo("nothing")
        if self.seed:  # whoever has read it could choose among the ends
            raise CannotUndo("over")
        if self._movers[-1] == CHANCE and (self.commitment or seat not in (None, CHANCE)):
            raise CannotUndo("chance" if self._movers.count(CHANCE) < len(self._movers) else "nothing")
        if seat is not None and seat != self._movers[-1]:
            raise CannotUndo("others")
        if self.game.reveals(self._positions.before, self._actions[-1]):
            raise CannotUndo("hidden")
        if seat is not None and self.chance and (used_up := self._take_backs.used_up(seat)):
            raise CannotUndo(used_up)  # a log that is read again was bounded when it was written

    def _last_effective(self, undo: bool) -> Entry:
        before, action, after = self._positions.before, self._actions[-1], self.state
        more = self.game.remarks(before, action, after) if self.game.remarks else {}
        return Entry(self._movers[-1], self.game.words(before, action), self.game.data(before, action), undo, more)

    def _apply(self, action: int) -> None:
        state = copy(self.state)
        self._seen.append(self.game.seen_by(state, action))
        self._movers.append(self.to_move)
        self._take_backs.moved(self.to_move)
        self.game.apply_action(state, action)
        self._actions.append(action)
        self._positions.add(action, state)
        self._entries.append(self._last_effective(undo=False))

    def attach(self, chance: FairChance) -> None:
        """Let chance go on from here, after a replay: the draws so far are counted."""
        self.chance = chance
        self._let_chance_move()

    def _let_chance_move(self) -> None:
        while self.chance and self.to_move == CHANCE:
            draw = self._movers.count(CHANCE)
            ticket = self.chance.draw(draw, self.game.chance_tickets(self.state))
            self._apply(self.game.chance_outcome(self.state, ticket))

    # --- The log ---

    def log(self, seat: int | None = None) -> list[Entry]:
        """The log as a seat may see it (None: the authority's own); when the match is over, everything is open."""
        if seat is None or self.over:
            return list(self._entries)
        return [
            entry
            if seen == EVERYBODY or (seat >= 0 and seen >> seat & 1)
            else Entry(entry.seat, None, None, entry.undo)
            for entry, seen in zip(self._entries, self._seen, strict=True)
        ]

    def save(self, path: str | Path) -> None:
        """Write the match to a file, in one piece or not at all."""
        from .files import save

        save(self, path)


def _plain(action: Mapping[str, Any]) -> Data:
    """Data with Python's own numbers for NumPy's."""
    return {name: value if (number := whole(value)) is None else number for name, value in action.items()}
