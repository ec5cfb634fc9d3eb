"""The engine by its name: which one it is, what it complains of, and nothing written to anybody's disk."""

import platform
from typing import Any

import mujoco

REVISION = 2  # of everything in this folder by which the same question has another answer
# Another version, or another kind of processor, gives other bits; a replay of an episode must name all three.
ENGINE = f"mujoco {mujoco.__version__} hands {REVISION} {platform.machine()}"


def _keep_quiet(words: str) -> None:
    """What went wrong is counted in the data and asked for there; a log file in the current folder helps nobody."""


mujoco.set_mju_user_warning(_keep_quiet)


def warnings_of(data: Any) -> tuple[str, ...]:
    """What the engine complained of since the data were made: too fast, too many contacts, not a number."""
    kinds = mujoco.mjtWarning.__members__.items()
    named = [(name, int(kind)) for name, kind in kinds if int(kind) < len(data.warning)]
    return tuple(name.removeprefix("mjWARN_").lower() for name, kind in named if data.warning[kind].number)
