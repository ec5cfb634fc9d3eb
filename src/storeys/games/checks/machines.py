"""The same rules everywhere: interpreter, machine code, machine code with bounds checked, and kernels.

A kernel runs in the simulator here. To compare a real card, run `__main__.py` there.
"""

import json
import os
import subprocess
import sys
from functools import cache
from typing import Any

from ..kit import Game
from ..kit.run import Device, playouts
from .battery import BrokenRuleError, Setup, picture
from .digest import SEED, Digest, address, crossroads, digest, try_everything

# What the interpreter's results are compared with: the device, and the setting of Numba, read when it starts.
ELSEWHERE: dict[str, tuple[Device, str]] = {
    "with bounds checked": ("cpu", "NUMBA_BOUNDSCHECK"),
    "in the CUDA simulator": ("cuda", "NUMBA_ENABLE_CUDASIM"),
}


def check_machines_agree(setup: Setup) -> None:
    """Equal seeds give equal bytes on every machine, and every machine accepts what is possible and nothing else."""
    demand_only_possible_accepted(setup)
    plain = digest(setup, "plain")
    demand_same(setup, plain, digest(setup, "cpu"), "compiled")
    for machine in ELSEWHERE:
        demand_same(setup, plain, digests_elsewhere(setup.game, machine)[str(setup)], machine)


def demand_only_possible_accepted(setup: Setup) -> None:
    states, accepted = try_everything(setup, "plain")
    for index, moment in enumerate(crossroads(setup)):
        found = tuple(accepted[index].nonzero()[0].tolist())
        if found != moment.possible:
            raise broken(setup, f"{found} are accepted, not {moment.possible}, in", moment.state)
        if (states[index][~accepted[index]] != moment.state).any():
            raise broken(setup, "a refused action changed", moment.state)


def demand_same(setup: Setup, plain: Digest, other: Digest, machine: str) -> None:
    for index, (here, there) in enumerate(zip(plain.matches, other.matches, strict=True)):
        if here != there:
            ended = playouts(setup.game, setup.seats, 1, SEED, options=setup.options, device="plain", first=index)
            raise broken(setup, f"match {index} ends differently {machine}; plain, it ends as", ended.states[0])
    for moment, here, there in zip(crossroads(setup), plain.positions, other.positions, strict=True):
        if here != there:
            raise broken(setup, f"move {len(moment.log) + 1} differs {machine} from", moment.state)


def broken(setup: Setup, complaint: str, state: Any) -> BrokenRuleError:
    where = f"check_machines_agree ({setup}, seed {SEED})"
    return BrokenRuleError(f"{where}: {complaint}\n{picture(setup.game, state)}")


@cache
def digests_elsewhere(game: Game, machine: str) -> dict[str, Digest]:
    """The digests of all setups of a game, made in a process that starts with the settings of that machine."""
    device, setting = ELSEWHERE[machine]
    command = [sys.executable, "-m", "storeys.games.checks", address(game), device]
    environment = {**os.environ, setting: "1", "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise BrokenRuleError(f"check_machines_agree ({game.name}): it does not run {machine}:\n{done.stderr}")
    return {setup: Digest(*parts) for setup, parts in json.loads(done.stdout).items()}
