"""The question put to a simulation, and its answer: both can be sent to another process, and kept.

A question is the position before a decision, the decision, the hand, and the poses until then. A match file has the
first two; with the seed, which comes from the match's committed chance, or the path, and the poses of the move before,
everybody can put the same question again.
"""

import json
from dataclasses import dataclass
from typing import Any

from ...games.kit import PositionError, UnknownActionError, copy
from ...games.skyscrapers import GAME
from ...games.skyscrapers.kinds import HIRE, PRESSED, RETURN, TURN
from ...games.skyscrapers.site import CELLS, FLOOR_CELLS
from ...games.skyscrapers.state import SETTLING, State
from .pointer import Pointer
from .poses import Poses
from .trajectory import Trajectory
from .tremor import Tremor

Hand = Tremor | Pointer
GROUND_CELLS = CELLS - FLOOR_CELLS
LONGEST_QUESTION = 200_000  # characters: a path of 2,000 samples and the fullest site


class QuestionError(ValueError):
    """A question that cannot be answered: no position, no decision that a hand carries out, or no hand."""


@dataclass(frozen=True, eq=False)
class Question:
    """What a hand does to a site: the active seat has just decided on `action` in the position `before`."""

    before: State  # its secrets do not matter
    action: int  # a hire, a move, a shift, a turning, a step aside to another cell, or that a rivet is pressed
    hand: Hand
    poses: Poses  # of the position before, or of an earlier one: `follow` need not be called

    @property
    def braced(self) -> bool:
        """S-31: whether the active player holds the building."""
        return bool(self.before.braced)

    def after(self) -> State:
        """The position in which the site settles; QuestionError if no hand carries this decision out."""
        after: State = copy(self.before)
        if not is_carried_out(self.before, self.action):
            raise QuestionError("no hand carries this out")
        GAME.apply_action(after, self.action)
        if after.phase != SETTLING:
            raise QuestionError("nothing settles after this")
        return after

    # --- As text ---

    def text(self) -> str:
        hand: dict[str, Any] = (
            {"mode": self.hand.mode, "seed": self.hand.seed.hex()}
            if isinstance(self.hand, Tremor)
            else {"path": self.hand.path}
        )
        position, action = GAME.show(self.before), GAME.words(self.before, self.action)
        return json.dumps({"position": position, "action": action, "poses": self.poses.text(), **hand})

    @classmethod
    def parse(cls, text: str) -> "Question":
        """The question that was written so; QuestionError, or what its parts raise, if it is none."""
        data = _object(text)
        try:
            before = GAME.parse(data["position"])
            return cls(before, GAME.read(before, data["action"]), _hand(data), Poses.parse(data["poses"]))
        except (KeyError, TypeError, AttributeError, PositionError, UnknownActionError) as error:
            raise QuestionError("this is no question") from error


def _object(text: str) -> dict[str, Any]:
    if len(text) > LONGEST_QUESTION:
        raise QuestionError("questions are not so long")
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        data = None
    if not isinstance(data, dict):
        raise QuestionError("this is no question")
    return data


def _hand(data: dict[str, Any]) -> Hand:
    if "path" in data:
        return Pointer.read(data["path"])
    try:
        return Tremor(data["mode"], bytes.fromhex(data["seed"]))
    except (ValueError, TypeError):
        raise QuestionError("there is no such hand") from None


def is_carried_out(before: State, action: int) -> bool:
    """S-27: whether a hand carries out a decision, and the rules allow it."""
    carried = HIRE <= action < HIRE + GROUND_CELLS or TURN <= action < RETURN or action == PRESSED
    return carried and GAME.can_happen(before, action)


@dataclass(frozen=True)
class Outcome:
    """What came of it."""

    events: tuple[int, ...]  # moves of chance in their order; the last is that the site settled, or the collapse
    poses: Poses  # of the position after them
    trajectory: Trajectory
    engine: str
    warnings: tuple[str, ...]  # what the engine complained of, in the last try
    settled: bool  # False: two tries came to nothing, and the piece landed calmly
    tries: int
