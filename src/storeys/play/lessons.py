"""A lesson as it goes: its script played through once, so that everybody knows what is said at which place.

A place is known by its position, not by the way there: what may be done in any order leads to the same place, and so
does a move that was taken back.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from ..games.kit import Data, Game, Step, as_bytes, copy
from .chance import FairChance
from .match import Match

LEARNER = 0


@dataclass(frozen=True)
class Scene:
    """A step at one place of the match."""

    place: int
    goal: int  # the number of the step, from 0
    step: Step
    facts: Mapping[str, str | int]
    actions: tuple[Data, ...] = ()  # what the learner may answer with


@dataclass
class Rehearsal:
    """The script of a lesson, played through."""

    places: dict[bytes, int] = field(default_factory=dict)  # by their positions
    scenes: list[Scene] = field(default_factory=list)
    answers: dict[int, int] = field(default_factory=dict)  # what the others play, by place

    def place(self, state: Any) -> int | None:
        """Where in the script a position stands; nothing when it is none of the script's."""
        return self.places.get(as_bytes(state))

    def answer(self, state: Any) -> int | None:
        """What the script has for one of the others to play here."""
        place = self.place(state)
        return None if place is None else self.answers.get(place)

    def number(self, state: Any) -> int:
        """The place of a position, which is a new one unless the script has been there."""
        return self.places.setdefault(as_bytes(state), len(self.places))


def known_chance(game: Game) -> FairChance:
    """What chance does in the lesson of a game, which is the same every time."""
    assert game.lesson
    return FairChance.numbered(game.lesson.seed)


def beginning(game: Game) -> Match:
    """The match of a lesson before its first step."""
    assert game.lesson
    return Match(game, game.lesson.seats, chance=known_chance(game))


@cache
def rehearsed(game: Game) -> Rehearsal:
    """The lesson of a game, played through."""
    return rehearsal(beginning(game))


def rehearsal(match: Match) -> Rehearsal:
    """Play the script of a lesson in a match that begins, and note what comes where."""
    assert match.game.lesson
    notes = Rehearsal()
    for goal, step in enumerate(match.game.lesson.script):
        facts = step.facts(match.view(LEARNER))
        if step.kind == "watch":
            notes.scenes += _watched(notes, match, goal, step)
        elif step.kind == "tell":
            notes.scenes.append(Scene(notes.number(match.state), goal, step, facts))
        else:
            notes.scenes += [
                Scene(notes.number(state), goal, step, facts, actions) for state, actions in _asked(match, step)
            ]
    return notes


def _watched(notes: Rehearsal, match: Match, goal: int, step: Step) -> Iterator[Scene]:
    for words in step.moves:
        place = notes.number(match.state)
        notes.answers[place] = match.number(words)
        yield Scene(place, goal, step, {})
        match.play(words)


def _asked(match: Match, step: Step) -> list[tuple[Any, tuple[Data, ...]]]:
    """The positions that a step leads through, with what is asked for there; the match is then behind it."""
    if step.any_order:
        found = list(_orders(match.game, copy(match.state), [match.number(words) for words in step.moves]))
        for words in step.moves:
            match.play(words, LEARNER)
        return found
    return list(_in_a_row(match, step.moves))


def _in_a_row(match: Match, moves: Sequence[str]) -> Iterator[tuple[Any, tuple[Data, ...]]]:
    for words in moves:
        yield copy(match.state), (match.data(match.number(words)),)
        match.play(words, LEARNER)


def _orders(game: Game, start: Any, moves: Sequence[int]) -> Iterator[tuple[Any, tuple[Data, ...]]]:
    """Every position on the ways through some moves, in whatever order the rules allow them."""
    reached: dict[frozenset[int], Any] = {frozenset(): start}
    for _ in moves:
        further: dict[frozenset[int], Any] = {}
        for made, state in reached.items():
            open_now = [move for move in moves if move not in made and game.can_happen(state, move)]
            yield state, tuple(game.data(state, move) for move in open_now)
            for move in open_now:
                after = copy(state)
                game.apply_action(after, move)
                met = further.setdefault(made | {move}, after)
                assert as_bytes(met) == as_bytes(after), "the order of these moves matters"
        reached = further
