"""What a check is made of: setups to try a game in, the random matches played so, and the words of a complaint."""

import os
import re
import sys
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache, lru_cache, wraps
from itertools import count
from pathlib import Path
from typing import Any, Protocol

import numpy as np

from ..kit import CHANCE, OVER, Game, Option, as_bytes, below, copy, generator
from .difference import told

MATCHES = 2  # random matches that a check plays in each setup, and more …
MOVES = 60  # … until short games have had about so many moves
WHOLE = bool(os.environ.get("STOREYS_WHOLE"))  # what is sampled every day is looked at more closely now and then
SAMPLE = 24 if WHOLE else 8  # positions of a usual match that a check of some positions looks at
ACTIONS = 400 if WHOLE else 12  # of them, actions that are not possible and are tried one by one


class BrokenRuleError(AssertionError):
    """A game breaks the contract of all games."""


def demand(kept: bool, complaint: str) -> None:
    if not kept:
        raise BrokenRuleError(complaint)


# --- Setups ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, eq=False)
class Setup:
    """What a check plays: a game, so many seats, the options chosen, and the numbers of its rules if known."""

    game: Game
    seats: int
    options: Mapping[str, int] = field(default_factory=dict)
    rules: Collection[str] | None = None

    def __str__(self) -> str:
        chosen = [f"{name} {value}" for name, value in self.options.items()]
        return ", ".join([self.game.name, f"{self.seats} seats", *chosen])

    def knows(self, rule: str) -> bool:
        """Whether a rule of this number is in the rulebook; all are, if nobody gave a rulebook."""
        return bool(rule) and (self.rules is None or rule in self.rules)


def setups(game: Game, rules: Collection[str] | None = None) -> list[Setup]:
    """Every number of seats, with the default options and with each other value of each option.

    Options that are dear are tried with the fewest seats only: the battery is run all day.
    """
    numbers = rules if rules is not None else rule_numbers(game)
    least = game.seats[0]
    chosen = [(n, options) for n in game.seats for options in ({}, *_others(game.options, n, few=n == least))]
    chosen += [(game.seats[0], game.edition(version)) for version in game.editions]
    return [Setup(game, seats, options, numbers) for seats, options in chosen]


def _others(options: Mapping[str, Option], seats: int, few: bool) -> list[dict[str, int]]:
    """Each option that so many seats have, with each value that is not its default."""
    tried = {name: option for name, option in options.items() if option.is_open(seats) and (few or not option.dear)}
    return [{name: value} for name, option in tried.items() for value in option.values[1:]]


def rule_numbers(game: Game) -> Collection[str] | None:
    """The rules listed, as **T-7**, in the README.md beside the game's rules; None without one."""
    readme = Path(str(sys.modules[game.new_game.__module__].__file__)).with_name("README.md")
    return set(re.findall(r"\*\*([A-Z]+-[0-9]+)", readme.read_text("utf-8"))) if readme.exists() else None


# --- Matches ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, eq=False)
class Moment:
    """One position of a match: its own copy of the state, how it came about, and what may happen next."""

    seed: int
    state: Any
    before: "Moment | None" = None
    log: tuple[int, ...] = ()
    mover: int = OVER
    possible: tuple[int, ...] = ()
    image: bytes = b""  # the bytes of the state at that time


def moments(setup: Setup, seed: int) -> Iterator[Moment]:
    """A match of random moves, position by position, until it ends, sticks or is longer than the game allows."""
    dice = generator(seed)
    moment: Moment | None = _look(setup.game, Moment(seed, setup.game.start(setup.seats, setup.options)))
    while moment is not None:
        yield moment
        with blame("matches can be played", setup, moment):
            moment = _next(setup.game, moment, dice)


class Match:
    """A match that is played once, as far as somebody looks, and can be looked at again and again."""

    def __init__(self, setup: Setup, seed: int) -> None:
        self._source = moments(setup, seed)
        self._seen: list[Moment] = []
        self._fault: BrokenRuleError | None = None

    def __iter__(self) -> Iterator[Moment]:
        for index in count():
            if index == len(self._seen) and not self._goes_on():
                return
            yield self._seen[index]

    def _goes_on(self) -> bool:
        """Play on to the next position, if there is one; what stopped the match stops all who look later, too."""
        if self._fault:
            raise self._fault
        try:
            moment = next(self._source, None)
        except BrokenRuleError as fault:
            self._fault = fault
            raise
        self._seen += [moment] if moment else []
        return moment is not None


@lru_cache(maxsize=1)
def matches(setup: Setup) -> list[Match]:
    """The matches that all checks look at, played once for all of them."""
    return [Match(setup, seed) for seed in range(MATCHES + MOVES // setup.game.longest)]


@cache
def usual_length(game: Game, seats: int) -> int:
    """Positions of one random match: what a game proves to be its longest one may be very far from it."""
    return sum(1 for _ in moments(Setup(game, seats), 0))


def impossible(game: Game, moment: Moment) -> list[int]:
    """Some actions that are not possible in a position, others in every position."""
    return spread(sorted(set(range(game.actions)).difference(moment.possible)), len(moment.log), ACTIONS)


def spread(actions: Sequence[int], number: int, most: int) -> list[int]:
    """The first, the last and, for every number other ones, some between them: about so many at most."""
    step = 1 + len(actions) // most
    return sorted({*actions[:1], *actions[number % step :: step], *actions[-1:]})


def _next(game: Game, moment: Moment, dice: Any) -> Moment | None:
    if not moment.possible or len(moment.log) > game.longest:
        return None
    action, state = moment.possible[below(dice, len(moment.possible))], copy(moment.state)
    game.apply_action(state, action)
    return _look(game, Moment(moment.seed, state, moment, (*moment.log, action)))


def _look(game: Game, moment: Moment) -> Moment:
    state = moment.state
    image = as_bytes(state)
    return Moment(moment.seed, state, moment.before, moment.log, game.to_move(state), possible(game, state), image)


def possible(game: Game, state: Any) -> tuple[int, ...]:
    """What may happen next, just as the game lists it, and even if it lists more than it promised."""
    if game.to_move(state) in (CHANCE, OVER):
        return tuple(game.possible(state))
    choices = np.zeros(2 * game.actions, np.int32)
    return tuple(choices[: game.legal_actions(state, choices)].tolist())


# --- Checks ----------------------------------------------------------------------------------------------------------


class Check(Protocol):
    """Something a game must keep in every setup; BrokenRuleError if it does not."""

    __name__: str

    def __call__(self, setup: Setup) -> None: ...


Keeps = Callable[[Setup, Moment], None]


def every_position(keeps: Keeps) -> Check:
    """A check of what must be kept in every position of every match."""
    return _check(keeps, lambda setup, moment: True)


def some_positions(keeps: Keeps) -> Check:
    """A check that takes longer: of some positions of a long match, and of all of a short one."""
    return _check(keeps, _is_sampled)


def _check(keeps: Keeps, chosen: Callable[[Setup, Moment], bool]) -> Check:
    @wraps(keeps)
    def check(setup: Setup) -> None:
        for match in matches(setup):
            for moment in match:
                if chosen(setup, moment):
                    with blame(keeps.__name__, setup, moment):
                        keeps(setup, moment)

    return check


def _is_sampled(setup: Setup, moment: Moment) -> bool:
    """Now and then, and always at the end, where lost pieces are missing at last."""
    lot = below(generator(moment.seed, len(moment.log)), usual_length(setup.game, setup.seats))
    return lot < SAMPLE or moment.mover == OVER


@contextmanager
def blame(name: str, setup: Setup, moment: Moment) -> Iterator[None]:
    """Tell of anything that goes wrong in this position where it happened, and show the position."""
    try:
        yield
    except Exception as error:
        what = in_words(setup.game, moment.state, str(error) if isinstance(error, BrokenRuleError) else repr(error))
        where = f"{name} ({setup}, seed {moment.seed}, move {len(moment.log)})"
        raise BrokenRuleError(f"{where}: {what}\n{picture(setup.game, moment.state)}") from error


def in_words(game: Game, state: Any, complaint: str) -> str:
    """Where a complaint names an action of a position by its number alone, its words are added."""
    return re.sub(r"\baction ([0-9]+)\b(?! \()", lambda found: f"action {told(game, state, int(found[1]))}", complaint)


def picture(game: Game, state: Any) -> str:
    try:
        return game.show(state)
    except Exception as error:
        return f"a position that cannot be shown: {error!r}"
