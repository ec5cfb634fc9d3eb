"""Which games can be searched here. Machine code takes a while to make: one game after another, beside everything else.

Until it is there, or where it cannot be made, the greedy policy of a game plays for the levels that search, and whoever
sits at a table with one of them is told so. Nothing waits for it.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Sequence

from ..games import GAMES
from .chores import Chores, Well
from .metrics import Metrics
from .protocol import COLD
from .rows import SeatRow
from .settings import Settings
from .thinking import searches
from .workers import Failed, Workers

log = logging.getLogger(__name__)

AGAIN = 600.0  # seconds after which it is tried once more, if somebody needs it then
SENTENCES = {
    "no-compiler": "levels above 3 play like level 3: there is no compiler (pip install numba)",
    "no-cache": "levels above 3 play like level 3: machine code cannot be kept; STOREYS_CACHE names a folder for it",
    "failed": "levels above 3 play like level 3: machine code could not be made",
}

Changed = Callable[[str], None]


class Warmth:
    """What is known of every game."""

    def __init__(self, settings: Settings, workers: Workers, metrics: Metrics, changed: Changed) -> None:
        self._workers, self._metrics, self._changed = workers, metrics, changed
        self._first, self._makes = list(GAMES) if settings.warming else [], workers.number > 0
        self.elsewhere: Callable[[], set[str]] = set  # games that can be searched on other machines
        self._wanted: asyncio.Queue[str] = asyncio.Queue()
        self._tried: dict[str, float] = {}  # when
        self.troubled: dict[str, tuple[str, str]] = {}  # games that cannot be searched, why, and what was said of it
        self._cold: dict[str, COLD] = {}

    def start(self, chores: Chores) -> None:
        for game in self._first:
            self.want(game)
        chores.begin("warming", self._warm)

    def want(self, game: str) -> None:
        """Somebody will need it."""
        now, tried = time.monotonic(), self._tried.get(game)
        if self._makes and game not in self._workers.ready and (tried is None or now - tried > AGAIN):
            self._tried[game] = now
            self._cold[game] = "compiling"
            self._wanted.put_nowait(game)

    def why_not(self, game: str) -> COLD | None:
        """Why a game cannot be searched (yet); None if it can."""
        if game in self.elsewhere() or (game in self._workers.ready and not self._workers.stale):
            return None
        return "failed" if self._workers.stale else self._cold.get(game, "compiling")

    def told(self, game: str, seats: Sequence[SeatRow]) -> COLD | None:
        """What people are told who sit at a table with these seats."""
        return self.why_not(game) if any(searches(seat.bot or "") for seat in seats) else None

    async def _warm(self, well: Well) -> None:
        while True:
            game = await self._wanted.get()
            try:
                await self._make(game)
            except Failed as failed:
                self._give_up(game, "failed", f"{failed}")
            self._metrics.searchable.labels(game).set(game in self._workers.ready)
            self._changed(game)
            well()

    async def _make(self, game: str) -> None:
        answer = await self._workers.warm(game)
        if answer["ready"]:
            self.troubled.pop(game, None)
            log.info("machine code is ready", extra={"game": game})
        else:
            self._give_up(game, answer["why"], answer["detail"])

    def _give_up(self, game: str, why: COLD, detail: str) -> None:
        self._cold[game] = why
        self.troubled[game] = SENTENCES[why], detail
        log.error(SENTENCES[why], extra={"game": game, "detail": detail})
