"""Bots think beside the event loop: few at a time, not for ever, and on nothing but a view.

Those that answer at once do so in threads. Levels that search do it in workers (`workers.py`), each for as long as it
has; where they cannot, the strongest policy of the game answers for them.
"""

import asyncio
import logging
import secrets
from collections.abc import Awaitable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

from prometheus_client import Counter

from ..bots import make, policies_for
from ..bots.levels import LEVELS, level_of
from ..games.kit import Game, generator
from ..work import moves
from .workers import Failed, Stopped, Workers

log = logging.getLogger(__name__)

BUDGET = 0.25  # of the time after which nobody waits any longer is what a bot is told to take
STAND_IN = max((level for level in LEVELS if not level.searches), key=lambda level: level.number).name
# plays for somebody who has left or whose time is over: as well as one can at once


@dataclass(frozen=True)
class Wish:
    """What a bot is asked; its view is the one of its seat."""

    bot: str
    game: Game
    view: Any
    seat: int
    seconds: float = 0.0  # for which it searches; 0: it does not
    share: str = ""  # for whom it plays: everybody's turn comes
    goal: int = 0  # of whoever plays alone
    mood: int = 0  # a number of the match


class Thinkers:
    """A few threads in which bots think, and the workers in which others search."""

    def __init__(self, threads: int, seconds: float, failures: Counter, workers: Workers) -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="bot")
        self._seconds, self._failures, self._workers = seconds, failures, workers

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def choose(self, wish: Wish) -> int:
        """What a bot does in a view; one that fails or takes too long plays anything that is legal."""
        legal = wish.game.legal(wish.view)
        if len(legal) == 1:
            return legal[0]
        if wish.seconds:
            action = await self._tried(wish, legal, self._searched(wish))
            if action is not None:
                return action
        action = await self._tried(wish, legal, self._at_once(wish))
        return secrets.choice(legal) if action is None else action

    async def _searched(self, wish: Wish) -> int:
        seed = secrets.randbits(62)
        about = wish.bot, wish.game, wish.view, wish.seat, wish.seconds, seed
        question = moves.asked(*about, wish.goal, wish.mood)
        limit = self._seconds + wish.seconds
        answer = await self._workers.ask("move", question, seconds=limit, share=wish.share, urgent=True)
        return int(answer["action"])

    async def _at_once(self, wish: Wish) -> int:
        budget = self._seconds * BUDGET
        name = policies_for(wish.game)[-1] if searches(wish.bot) else wish.bot
        return await asyncio.get_running_loop().run_in_executor(
            self._pool, think, name, wish.game, wish.view, wish.seat, budget
        )

    async def _tried(self, wish: Wish, legal: list[int], thinking: Awaitable[int]) -> int | None:
        """What came of it, if it is legal and came in time; people play on in any case, and the log says so."""
        try:
            async with asyncio.timeout(self._seconds + wish.seconds):
                action = await thinking
        except Stopped:
            raise
        except TimeoutError:
            self._say_why(wish, "late")
        except Failed:
            self._say_why(wish, "no worker")
        except Exception:
            self._say_why(wish, "failed")
        else:
            if action in legal:
                return action
            self._say_why(wish, "illegal")
        return None

    def _say_why(self, wish: Wish, how: str) -> None:
        log.error("the bot %s of %s did not answer: %s", wish.bot, wish.game.name, how, exc_info=how == "failed")
        self._failures.labels(wish.bot, wish.game.name, how).inc()


def searches(bot: str) -> bool:
    """Whether a bot looks ahead, which takes a worker and machine code."""
    level = level_of(bot)
    return level is not None and level.searches


def think(name: str, game: Game, view: Any, seat: int, budget: float) -> int:
    """Ask a bot, with dice of its own that nobody can foresee."""
    return make(name, game).choose(view, seat, budget, generator(secrets.randbits(62)))
