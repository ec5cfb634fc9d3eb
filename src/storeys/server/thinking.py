"""Bots think in threads beside the event loop: few at a time, not for ever, and on nothing but a view."""

import asyncio
import logging
import secrets
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from prometheus_client import Counter

from ..bots import bots_for, make
from ..games.kit import Game, generator

log = logging.getLogger(__name__)

BUDGET = 0.25  # of the time after which nobody waits any longer is what a bot is told to take


def best_bot(game: Game) -> str:
    """The last of a game's bots: they stand in the order of their strength."""
    return bots_for(game)[-1]


def bot_for_a_chair(game: Game) -> str:
    """Who takes the chair of a person that left: neither the weakest nor the strongest, if there is a choice."""
    names = bots_for(game)
    return names[len(names) // 2]


class Thinkers:
    """A few threads in which bots think."""

    def __init__(self, threads: int, seconds: float, failures: Counter) -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="bot")
        self._seconds = seconds
        self._failures = failures

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def choose(self, name: str, game: Game, view: Any, seat: int) -> int:
        """What a bot does in a view; a bot that fails or takes too long plays anything that is legal."""
        legal = game.legal(view)
        if len(legal) == 1:
            return legal[0]
        budget = self._seconds * BUDGET
        loop = asyncio.get_running_loop()
        try:
            thought = loop.run_in_executor(self._pool, think, name, game, view, seat, budget)
            action = await asyncio.wait_for(thought, self._seconds)
        except TimeoutError:
            return self._instead(name, game, legal, "late")
        except Exception:
            return self._instead(name, game, legal, "failed")
        return action if action in legal else self._instead(name, game, legal, "illegal")

    def _instead(self, name: str, game: Game, legal: list[int], how: str) -> int:
        """People play on with any legal move; whoever runs the server is told."""
        log.error("the bot %s of %s did not answer: %s", name, game.name, how, exc_info=how == "failed")
        self._failures.labels(name, game.name, how).inc()
        return secrets.choice(legal)


def think(name: str, game: Game, view: Any, seat: int, budget: float) -> int:
    """Ask a bot, with dice of its own that nobody can foresee."""
    return make(name, game).choose(view, seat, budget, generator(secrets.randbits(62)))
