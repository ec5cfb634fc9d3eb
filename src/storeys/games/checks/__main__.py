"""Print what a game comes to on one machine, to compare it with another:

    python -m storeys.games.checks storeys.games.towers:GAME cuda

For every setup: how random matches end, and what becomes of positions in which every action is tried; or only a
sample of them, [matches, actions]. The device is plain, cpu or cuda. Numba reads its settings when it is imported:
NUMBA_BOUNDSCHECK=1 checks every index of the compiled rules, and NUMBA_ENABLE_CUDASIM=1 runs the kernels without a
graphics card.
"""

import json
import sys
from typing import cast

from ..kit.run import Device
from .battery import setups
from .digest import EVERYTHING, Sample, digest, game_at

place, device, *rest = sys.argv[1:]
sample = Sample(*json.loads(rest[0])) if rest else EVERYTHING
print(json.dumps({str(setup): digest(setup, cast(Device, device), sample) for setup in setups(game_at(place))}))
