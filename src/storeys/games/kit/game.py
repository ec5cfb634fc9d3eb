"""What a game is to everything above it: one object with the same functions for every game.

A game is a package of modules with the same names in every game: the rules, each an `@rule`, in `state`, `kinds`,
`rules`, `secrets` and what they import; ordinary Python in `text`, `reading`, `actions`, `reasons`, `questions`,
`picture_type`, `picture`, `tables`, `sheet`, `rulebook` and `lesson`. `Game.of` gathers them under the names of the
contract, so that a part that is missing, or there twice, is found at once.

Actions are numbered in named ranges. Numbers below `decisions` are decisions of a seat; from there to `actions`
they are outcomes of chance. In the interpreter an action is a plain `int`: NumPy's narrow integers overflow.

Chance is drawn by lot: there are `chance_tickets` equally likely tickets, and `chance_outcome` says what a ticket
stands for. That is all a playout, a fair draw or a searching bot needs; `chance_weights` is counted from it. A game
with many tickets says with `chance_after` where the next outcome begins, so that nobody has to look at each of them.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import MISSING, dataclass, fields
from itertools import product
from types import ModuleType
from typing import Any

import numpy as np

from .generator import Generator
from .kinds import Kinds
from .lesson import Lesson
from .numerals import numeral
from .picture import SheetLine
from .record import Batch, Numbers, Record
from .rule import rule

CHANCE, OVER = -1, -2  # answers of to_move() that are not a seat
SPECTATOR = -1  # the seat of somebody who only watches
EVERYBODY = -1  # answer of seen_by(): all seats and spectators; otherwise one bit per seat
NO_HAND, TABLES_HAND, OWN_HAND = range(3)  # answers of awaits_hand(): whose hand is at work
EDITION = "edition"  # the field of Options that says by which version of the rules a match is played

Data = dict[str, Any]  # an action as a small dict: {"do": "bid", "cards": 3}
Json = dict[str, Any]


@dataclass(frozen=True)
class Option:
    """A choice the table makes before the game: the rule that leaves it open, its values, the first the default."""

    rule: str
    values: tuple[int, ...]
    seats: range | None = None  # the numbers of seats for which there is a choice; None: for all
    needs: str | None = None  # the option that has to have another value than its default, or this one says nothing
    dear: bool = False  # long matches: the battery, which is run all day, tries it with the fewest seats only

    def is_open(self, seats: int) -> bool:
        """Whether a table of so many may choose anything but the default."""
        return self.seats is None or seats in self.seats


@dataclass(frozen=True)
class Reason:
    """Why an action is refused, or who comes first: the rule that says so, and a sentence with its arguments."""

    rule: str
    message: str
    arguments: Mapping[str, Any]


def in_words(data: Data) -> str:
    """An action's data as it is written in files."""
    return " ".join(map(str, data.values()))


@dataclass(frozen=True)
class Note:
    """Something that came of a move, which everybody has seen: a sentence with its arguments."""

    message: str
    arguments: Mapping[str, Any]


class UnknownActionError(Exception):
    """An action in words or data that this position does not have, and why."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(f"{reason.message} ({reason.rule})")
        self.reason = reason


class PositionError(ValueError):
    """A position in text that cannot be read, or that no match could reach with these pieces."""


@dataclass(frozen=True)
class Question:
    """What is being asked of the seat to move: a sentence with its arguments."""

    message: str
    arguments: Mapping[str, Any]


@dataclass(frozen=True)
class Line:
    """One line of a score sheet: what for, in a sentence with its arguments, and how many points."""

    rule: str
    message: str
    arguments: Mapping[str, Any]
    points: int

    def as_json(self) -> SheetLine:
        """The line in a picture."""
        return {"rule": self.rule, "message": self.message, "arguments": dict(self.arguments), "points": self.points}


@rule
def each_by_itself(state: Any, ticket: int) -> int:
    """Nothing is known about the next ticket."""
    return ticket + 1


@dataclass(frozen=True, eq=False)
class Game:
    """One game: its sizes, its rules, and how its positions and actions are written."""

    name: str
    version: int  # rises when an old log would replay differently
    seats: range
    decisions: int
    actions: int
    longest: int  # no match has more moves than this, chance included
    choices: int  # no position has more legal actions than this
    minutes: int  # that people sit at a match
    difficulty: int  # from 1, learned while playing, to 3, demanding
    piece_kinds: int
    State: type[Record]
    Options: type[Record]
    Picture: type[Any]  # what a client is given to draw, declared as kit/picture.py tells
    options: Mapping[str, Option]  # the fields of Options that a table may choose

    new_game: Callable[[Any, int, Any], None]
    to_move: Callable[[Any], int]
    legal_actions: Callable[[Any, Numbers], int]
    chance_tickets: Callable[[Any], int]  # how many equally likely tickets chance draws from …
    chance_outcome: Callable[[Any, int], int]  # … and the action that a ticket stands for
    apply_action: Callable[[Any, int], None]
    final_scores: Callable[[Any, Numbers], None]
    ranking: Callable[[Any, Numbers], None]  # 1 for the winners
    conceal: Callable[[Any, int], None]
    imagine: Callable[[Any, int, Generator], None]
    seen_by: Callable[[Any, int], int]
    reveals: Callable[[Any, int], bool]  # whether an action shows somebody what was hidden
    pieces: Callable[[Any, Numbers], None]  # how many of each kind there are, wherever they are

    kinds: Kinds  # every kind of action, and the names of its particulars
    rulebook: tuple[tuple[str, tuple[str, ...]], ...]  # its sections in order, each with the numbers of its rules
    show: Callable[[Any], str]
    parse: Callable[[str], Any]
    data: Callable[[Any, int], Data]
    action: Callable[[Any, Data], int]
    question: Callable[[Any], Question]
    why_not: Callable[[Any, int], Reason]
    as_json: Callable[[Any], Json]  # the picture of a view
    breakdown: Callable[[Any, int], list[Line]]
    goal: Callable[[Sequence[int]], int] | None = None  # who plays alone: the points to reach after these results
    goal_options: tuple[str, ...] = ()  # the options whose values have goals and results of their own
    remarks: Callable[[Any, int, Any], Data] | None = None  # more to tell of a move, from the positions around it
    notes: Callable[[Any, int, Any], list[Note]] | None = None  # what came of a move that everybody has seen, likewise
    ends_turn: Callable[[Any, int, Any], bool] | None = (
        None  # whether the next move belongs to a new turn, likewise and as
    )
    # everybody can tell; without it a turn is what one seat decides until another does
    hides_score: Callable[[Any, int], bool] | None = None  # whether a view tells nothing of a seat's points
    decided_by: Callable[[Any, int, int], Reason] | None = None  # what puts a seat before one with as many points
    tables: Mapping[str, Any] | None = None  # what of the rules does not change, and its client draws with, too …
    Tables: type[Any] | None = None  # … and its declared type
    destinations: tuple[str, ...] = ()  # particulars of an action that only say where: long lists leave them out
    lesson: Lesson | None = None  # the first game that teaches
    awaits_hand: Callable[[Any], int] | None = None  # whether what chance does next comes of a hand, and of whose: the
    # table's, or that of whoever decided; a table that has hands asks them instead of drawing tickets
    chance_after: Callable[[Any, int], int] = each_by_itself  # the ticket up to which all stand for the same outcome
    editions: tuple[int, ...] = ()  # earlier versions whose matches are still read and played on, by their own rules

    def variant(self, options: Mapping[str, int]) -> dict[str, int]:
        """What results must have in common to count for one goal."""
        return {name: options.get(name, self.options[name].values[0]) for name in self.goal_options}

    def variants(self) -> list[dict[str, int]]:
        """Everything that has a goal of its own."""
        values = (self.options[name].values for name in self.goal_options)
        return [dict(zip(self.goal_options, chosen, strict=True)) for chosen in product(*values)]

    def knows(self, version: int) -> bool:
        """Whether a match of this version of the rules can be read and played on."""
        return version == self.version or version in self.editions

    def edition(self, version: int) -> dict[str, int]:
        """What to add to the options of a match so that it is played by this version of the rules."""
        return {} if version == self.version else {EDITION: version}

    def settings(self, chosen: Mapping[str, int]) -> Batch:
        """The options record (in a batch of one): what was chosen, and the defaults for the rest."""
        record = self.Options.zeros(1)
        for name, option in self.options.items():
            record[0][name] = chosen.get(name, option.values[0])
        if self.editions:
            record[0][EDITION] = chosen.get(EDITION, 0)
        return record

    def blank(self) -> Numbers:
        """An array of the right size for legal_actions() to fill."""
        return np.zeros(self.choices, np.int32)

    def start(self, seats: int, options: Mapping[str, int] | None = None) -> Any:
        """A new position, before anything random."""
        state = self.State.zero()
        self.new_game(state, seats, self.settings(options or {})[0])
        return state

    def legal(self, state: Any) -> list[int]:
        """What the seat to move may do, as a list."""
        choices = self.blank()
        found: list[int] = choices[: self.legal_actions(state, choices)].tolist()
        return found

    def possible(self, state: Any) -> list[int]:
        """What may happen next: the legal actions, or the outcomes of chance; nothing when the match is over."""
        mover = self.to_move(state)
        if mover == CHANCE:
            return sorted({action for action, _ in self.lots(state)})
        return [] if mover == OVER else self.legal(state)

    def can_happen(self, state: Any, action: int) -> bool:
        """Whether an action may be next; quicker than looking for it among all that are possible."""
        mover = self.to_move(state)
        if mover == CHANCE:
            return any(outcome == action for outcome, _ in self.lots(state))
        return mover != OVER and action in self.legal(state)

    def words(self, state: Any, action: int) -> str:
        """An action as it is written in files: "take candy 7"."""
        return in_words(self.data(state, action))

    def read(self, state: Any, words: str) -> int:
        """The number of an action written in words; UnknownActionError if the position has no such action."""
        do, *particulars = words.split() or [""]
        names = self.kinds.get(do, ())
        values = [word if (number := numeral(word)) is None else number for word in particulars]
        if len(values) != len(names):
            names, values = (), []  # nothing this game knows: let it say so
        return self.action(state, {"do": do, **dict(zip(names, values, strict=True))})

    def chance_weights(self, state: Any) -> Numbers:
        """How likely each action is while chance is to move: the number of tickets that stand for it."""
        weights = np.zeros(self.actions, np.int32)
        for action, tickets in self.lots(state):
            weights[action] += len(tickets)
        return weights

    def lots(self, state: Any) -> Iterator[tuple[int, range]]:
        """What chance may bring, and the tickets in a row that stand for it; an outcome may come more than once."""
        first, tickets = 0, self.chance_tickets(state)
        while first < tickets:
            after = self.chance_after(state, first)
            yield self.chance_outcome(state, first), range(first, after)
            first = after

    @classmethod
    def of(cls, name: str, *modules: ModuleType) -> "Game":
        """Gather a game from its modules; sizes and tables are written there in capitals."""
        optional = {field.name: field.default for field in fields(cls) if field.default is not MISSING}
        names = [field.name for field in fields(cls) if field.name != "name"]
        return cls(name=name, **{part: _find(name, part, modules, optional) for part in names})


def _find(name: str, part: str, modules: Sequence[ModuleType], optional: Mapping[str, Any]) -> Any:
    found: dict[int, Any] = {}
    for module, spelling in product(modules, {part, part.upper() if part.islower() else part}):
        value = getattr(module, spelling, None)
        if value is not None and not isinstance(value, ModuleType):
            found[id(value)] = value
    if len(found) > 1:
        raise AttributeError(f"{name} has more than one {part}")
    if not found and part not in optional:
        raise AttributeError(f"{name} has no {part}")
    return next(iter(found.values()), optional.get(part))
