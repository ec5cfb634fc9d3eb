"""A first game that teaches: a recorded start, and what is told, asked and watched at each place of it.

A lesson is written as a script: the moves of everybody in their order, chance following from the seed. The learner sits
in the first seat and begins. A step has a name; its sentence is the message `<game>-lesson-<name>`.

    LESSON = Lesson(
        seed=1026,
        seats=2,
        script=(
            tell("goal", "T-25", point="own"),          # read, then go on
            do("open", "T-12", "bid 3"),                # the learner does this; nothing else is lit
            watch("pass"),                              # what the others do meanwhile
        ),
    )
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

Facts = Callable[[Any], Mapping[str, str | int]]


def no_facts(_: Any) -> Mapping[str, str | int]:
    """A sentence that needs no figures."""
    return {}


@dataclass(frozen=True)
class Step:
    """One goal: something to read, to do or to watch."""

    kind: Literal["tell", "do", "watch"]
    name: str
    rule: str
    moves: tuple[str, ...] = ()  # in words, in their order
    point: str | None = None  # the part of the board it is about: `data-lesson` there
    facts: Facts = no_facts  # the figures in the sentence, counted in the learner's view when the step begins
    any_order: bool = False  # whether the moves may be made in whatever order the rules allow
    instead: bool = False  # whether it answers other tries by a sentence of its own, `<game>-lesson-<name>-instead`


def tell(name: str, rule: str, *, point: str | None = None, facts: Facts = no_facts) -> Step:
    """Something to read while the learner is to move; nothing is played."""
    return Step("tell", name, rule, point=point, facts=facts)


def do(
    name: str, rule: str, *moves: str, facts: Facts = no_facts, any_order: bool = False, instead: bool = False
) -> Step:
    """Moves that the learner is asked for."""
    return Step("do", name, rule, moves, facts=facts, any_order=any_order, instead=instead)


def watch(*moves: str) -> Step:
    """Moves of the others, which the table plays; what they do is told by the table itself."""
    return Step("watch", "", "", moves)


@dataclass(frozen=True)
class Lesson:
    """A recorded start, and what is said about it."""

    seed: int
    seats: int
    script: tuple[Step, ...]
    told: Mapping[str, str] = field(default_factory=dict)  # kinds of actions that are not done, and the steps that tell
