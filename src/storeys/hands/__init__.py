"""Hands: what a real hand does to a real building, as a rigid-body simulation; a folder for each game that can fall.

Whoever wants hands for a game asks `hands_for`; what they can do is the same for every game (`Hands`), and it travels
as text, so that it can be done in another process (`work/hands.py`). The hands of a game are in
`hands/<game>/hands.py`, which is read when somebody asks for them; the engine is loaded when something is simulated.
"""

import logging
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Protocol, cast

from ..games.kit import Game, Reason

log = logging.getLogger(__name__)

ENGINES = ("mujoco",)  # a machine without it has no hands
LARGEST_MOTION = 200_000  # bytes of a packed trajectory: more is neither made nor kept


class BadPath(ValueError):
    """A path that is not the path of a hand; the reason says it in words, with the number of the rule."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.message)
        self.reason = reason


class BadPoses(ValueError):
    """A text that was never written as poses, or poses that do not belong to a position."""


@dataclass(frozen=True)
class Answer:
    """What came of a hand."""

    events: tuple[int, ...]  # moves of chance, in their order
    poses: str  # of everything that stands, for the next question
    trajectory: bytes  # packed, as the game's own folder describes it
    engine: str
    calm: bool  # the simulation came to nothing, and the piece landed calmly
    seconds: float  # for which there is something to be seen


class Hands(Protocol):
    """What the hands of a game can do."""

    def first_poses(self) -> str:
        """Before anything was carried out."""

    def path(self, samples: object) -> str:
        """A path that came from outside, as text; BadPath if no hand could have drawn it."""

    def no_path(self) -> Reason:
        """Why a decision is refused that needs a path and has none."""

    def question(self, before: Any, action: int, tremor: bytes, path: str | None, poses: str) -> str:
        """What is to be found out, as text: a decision, the position before it, the hand, and the poses until then.

        BadPoses if they make no sense; whoever has them from elsewhere asks by `put`.
        """

    def simulate(self, question: str) -> Answer:
        """What comes of it: always the same, on the same engine."""

    def calmly(self, question: str) -> Answer:
        """What comes of it if nothing goes wrong; no engine is needed for that."""

    def trial(self) -> str:
        """A question about as much as there is at a table that has played for long: for measurements."""

    def engine(self) -> str:
        """The engine that would simulate here, by its name, its version and the kind of machine."""


class Errand(Protocol):
    """What a hand has to carry out, as a match knows it (`play/episodes.py`)."""

    @property
    def before(self) -> Any: ...
    @property
    def action(self) -> int: ...
    @property
    def tremor(self) -> bytes: ...
    @property
    def path(self) -> str | None: ...


def put(hands: Hands, errand: Errand, poses: str | None) -> str:
    """The question that an errand asks, with the poses that were kept until then, if any.

    Poses that make no sense are as good as none. A table and whoever checks its match must agree about that, or an
    honest match would be called something else; so both ask here.
    """
    asked, first = (errand.before, errand.action, errand.tremor, errand.path), hands.first_poses()
    try:
        return hands.question(*asked, poses or first)
    except BadPoses as error:
        log.error("poses that make no sense are as good as none: %s", error)
        return hands.question(*asked, first)


def hands_for(game: Game) -> Hands | None:
    """The hands of a game; None if it has none, or if there is no engine on this machine."""
    return _hands(game.name)


@cache
def _hands(name: str) -> Hands | None:
    if not (Path(__file__).parent / name / "hands.py").exists() or not all(map(find_spec, ENGINES)):
        return None
    return cast(Hands, import_module(f"{__name__}.{name}.hands"))
