"""The same rules everywhere: interpreter, machine code, machine code with bounds checked, and kernels.

A kernel runs in the simulator here. To compare a real card, run `__main__.py` there.

What the other machines find is kept (`kept.py`); the interpreter and the compiled rules play anew every time.
"""

import json
import os
import subprocess
import sys
from functools import cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..kit import Batch, Game
from ..kit.run import Device, playouts
from .battery import BrokenRuleError, Setup, picture
from .difference import difference, told
from .digest import (
    A_LITTLE,
    CLOSELY,
    EVERYTHING,
    SEED,
    Digest,
    Sample,
    Tried,
    address,
    crossroads,
    digest,
    try_actions,
)
from .kept import Kept, kept


class Machine(NamedTuple):
    """What the interpreter's results are compared with: a device, settings of Numba, and how much is compared."""

    device: Device
    settings: dict[str, str]
    sample: Sample


# Numba reads its settings when it starts. Where every index is checked nobody wants speed, and half of the time that
# compiling takes is spent on it.
BOUNDS_CHECKED = {"NUMBA_BOUNDSCHECK": "1", "NUMBA_OPT": "0"}
ELSEWHERE = {
    "with bounds checked": Machine("cpu", BOUNDS_CHECKED, EVERYTHING),
    "in the CUDA simulator": Machine("cuda", {"NUMBA_ENABLE_CUDASIM": "1"}, A_LITTLE),
}


def check_machines_agree(setup: Setup) -> None:
    """Equal seeds give equal bytes on every machine, and every machine accepts what is possible and nothing else."""
    demand_only_possible_accepted(setup, try_actions(setup, "plain", CLOSELY))
    plain = digest(setup, "plain", CLOSELY)
    demand_only_possible_accepted(setup, try_actions(setup, "cpu", EVERYTHING))
    demand_same(setup, plain, digest(setup, "cpu", EVERYTHING), "compiled")
    for machine in ELSEWHERE:
        demand_same(setup, plain, digest_elsewhere(setup, machine), machine)


def demand_only_possible_accepted(setup: Setup, tried: Tried) -> None:
    """Of the actions that were tried, those that are possible, and of the others not one."""
    for number, moment in enumerate(crossroads(setup)):
        here = tried.positions == number
        found = tried.actions[here & tried.accepted].tolist()
        expected = [action for action in moment.possible if action in tried.actions[here]]
        if found != expected:
            wrong = sorted(set(found).symmetric_difference(expected))
            named = ", ".join(told(setup.game, moment.state, action) for action in wrong)
            raise broken(setup, f"{found} are accepted, not {expected} (see {named}), in", moment.state)
        for at in changed(tried.states, np.flatnonzero(here & ~tried.accepted), moment.image):
            how = difference(tried.states[at], moment.state)
            raise broken(setup, f"refused, action {tried.actions[at]} changed it ({how}):", moment.state)


def changed(states: Batch, numbers: NDArray[np.int64], image: bytes) -> list[int]:
    """Those of some positions, by number, that have other bytes than these; all at once, for there are very many."""
    rows = states.view(np.uint8).reshape(len(states), len(image))
    found: list[int] = numbers[(rows[numbers] != np.frombuffer(image, np.uint8)).any(axis=1)].tolist()
    return found


def demand_same(setup: Setup, plain: Digest, other: Digest, machine: str) -> None:
    """What both have played and tried has come to the same."""
    for index, (here, there) in enumerate(zip(plain.matches, other.matches, strict=False)):
        if here != there:
            ended = playouts(setup.game, setup.seats, 1, SEED, options=setup.options, device="plain", first=index)
            raise broken(setup, f"match {index} ends differently {machine}; plain, it ends as", ended.states[0])
    for moment, expected, found in zip(crossroads(setup), plain.actions, other.actions, strict=True):
        for action, outcome in found.items():
            if expected.get(action, outcome) != outcome:
                what = told(setup.game, moment.state, int(action))
                raise broken(setup, f"move {len(moment.log) + 1}, action {what}, differs {machine} in", moment.state)


def broken(setup: Setup, complaint: str, state: Any) -> BrokenRuleError:
    where = f"check_machines_agree ({setup}, seed {SEED})"
    return BrokenRuleError(f"{where}: {complaint}\n{picture(setup.game, state)}")


# --- In another process ----------------------------------------------------------------------------------------------


@cache
def elsewhere(game: Game, machine: str) -> Kept:
    """What all setups of a game come to in a process that starts with the settings of that machine."""
    return kept(f"{address(game)} {machine}", (game.new_game, digest), lambda: run_elsewhere(game, machine))


def digest_elsewhere(setup: Setup, machine: str) -> Digest:
    return Digest(*elsewhere(setup.game, machine).result[str(setup)])


def run_elsewhere(game: Game, machine: str) -> Any:
    device, settings, sample = ELSEWHERE[machine]
    command = [sys.executable, "-m", "storeys.games.checks", address(game), device, json.dumps(sample)]
    environment = {**os.environ, **settings, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise BrokenRuleError(f"check_machines_agree ({game.name}): it does not run {machine}:\n{done.stderr}")
    return json.loads(done.stdout)
