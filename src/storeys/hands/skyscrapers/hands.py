"""The hands of Skyscrapers, as everything above knows them (`Hands` in the folder above).

A path as text is what it says in few letters: the differences between its samples, packed. Whoever has no path (a bot,
or the hand that presses a loose rivet home) has a steady hand where everybody else uses their own (S-26).
"""

import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error
from pathlib import Path
from typing import Any, TypeGuard

import numpy as np

from ...games.kit import Reason
from ...games.skyscrapers import GAME
from ...games.skyscrapers.state import TREMBLING
from .. import Answer, BadPath
from .events import landed
from .pointer import MOST_SAMPLES, PathRefused, Pointer
from .poses import Poses, check_belong, follow
from .question import Hand, Outcome, Question
from .timing import path_of
from .trajectory import STILL, Trajectory
from .tremor import Tremor

RULE = "S-26"
NO_ENGINE = "no engine"  # found nothing: what landed calmly was not simulated
OCTETS = 8  # of a sample
MOST_OCTETS = OCTETS * MOST_SAMPLES
LONGEST_TEXT = 2 * MOST_OCTETS  # more than enough letters, even for what cannot be packed
TRIAL = Path(__file__).with_name("trial.txt")


# --- Paths -----------------------------------------------------------------------------------------------------------


def path(samples: object) -> str:
    """The path of a pointer, or what becomes of `{"stops": […]}`, the three moments of the timing alternative."""
    try:
        return _packed(_timed(samples["stops"]) if _is_timed(samples) else Pointer.read(samples))
    except PathRefused as refused:
        raise BadPath(Reason(RULE, f"skyscrapers-why-path-{refused.fault}", {})) from None


def _is_timed(samples: object) -> TypeGuard[dict[str, object]]:
    return isinstance(samples, dict) and samples.keys() == {"stops"}


def _timed(stops: object) -> Pointer:
    if not isinstance(stops, list):
        raise PathRefused("numbers")
    return path_of(stops)


def _packed(pointer: Pointer) -> str:
    steps = np.diff(np.array(pointer.path, "<i4"), axis=0, prepend=0)
    return urlsafe_b64encode(zlib.compress(steps.T.astype("<i2").tobytes(), 9)).decode("ascii").rstrip("=")


def _pointer(text: str) -> Pointer:
    """The path that was written so; PathRefused if none was."""
    unzip = zlib.decompressobj()
    try:
        raw = unzip.decompress(urlsafe_b64decode(text + "=" * (-len(text) % 4)), MOST_OCTETS + 1)
    except (Error, zlib.error, ValueError):
        raise PathRefused("numbers") from None
    if len(text) > LONGEST_TEXT or len(raw) > MOST_OCTETS or len(raw) % OCTETS or not unzip.eof:
        raise PathRefused("numbers")
    steps = np.frombuffer(raw, "<i2").reshape(4, -1).T.astype(np.int64)
    return Pointer.read(np.cumsum(steps, axis=0).tolist())


def no_path() -> Reason:
    return Reason(RULE, "skyscrapers-why-no-path", {})


# --- Questions and answers -------------------------------------------------------------------------------------------


def first_poses() -> str:
    return Poses((), (), ()).text()


def question(before: Any, action: int, tremor: bytes, path: str | None, poses: str) -> str:
    hand: Hand = Tremor("trembling" if before.hands == TREMBLING else "steady", tremor)
    known = Poses.parse(poses)
    check_belong(known, before)
    return Question(before, action, hand if path is None else _pointer(path), known).text()


def simulate(question: str) -> Answer:
    from .simulate import simulate as run  # and with it the engine

    return _answer(run(Question.parse(question)))


def _answer(outcome: Outcome) -> Answer:
    trajectory = outcome.trajectory
    packed, calm = trajectory.pack(), not outcome.settled
    return Answer(outcome.events, outcome.poses.text(), packed, outcome.engine, calm, seconds(trajectory))


def seconds(trajectory: Trajectory) -> float:
    frames: int = trajectory.frames.shape[1]
    return frames * trajectory.interval / 1000


def calmly(question: str) -> Answer:
    asked = Question.parse(question)
    after = asked.after()
    events, poses = landed(after, follow(follow(asked.poses, asked.before), after))
    return Answer(events, poses.text(), STILL.pack(), NO_ENGINE, calm=True, seconds=0.0)


def trial() -> str:
    """The thirtieth card comes to a site with twelve workers, in a trembling hand."""
    position, action = TRIAL.read_text("utf-8").split("---\n")
    before = GAME.parse(position)
    return question(before, GAME.read(before, action.strip()), b"trial", None, first_poses())


def engine() -> str:
    from .engine import ENGINE

    return ENGINE
