"""When a bot's decision is shown: at a moment that follows from what everybody may know, and from nothing else.

A step that is forced by hidden things must not come sooner than a free one, and a bot that had much to weigh in a hand
nobody sees must not come later. So whether a step is quick is read from the view of somebody who only watches, and an
answer that took longer than that waits for the next beat. What remains: a bot that thinks longer than a whole beat lets
everybody see how many beats it took.
"""

import asyncio
import math
import time
from collections.abc import Awaitable
from dataclasses import dataclass
from typing import Any, TypeVar

from ..games.kit import Game

FORCED = 0.3  # of the usual pace when everybody can see that there is no choice
WAY = 0.08  # seconds that a question to a worker and its answer may be under way, beside the search
SPEEDS = {"calm": 1.0, "brisk": 0.4, "once": 0.05}  # of the usual pace, as the table has chosen

T = TypeVar("T")


@dataclass(frozen=True)
class Tempo:
    """How fast bots play at a table."""

    pace: float  # seconds for which everybody may look at a position
    beat: float  # seconds that a late answer waits for at most: it never tells how long was thought, however fast
    motion: float = 0.0  # share of the time in which everybody may see what a hand has done


def tempo(usual: float, speed: str) -> Tempo:
    """A speed in seconds; the beat does not become so short that it would measure a bot's thoughts."""
    beat = usual * max(SPEEDS[speed], SPEEDS["brisk"])
    return Tempo(usual * SPEEDS[speed], beat, SPEEDS[speed] if usual else 0.0)


def pace(game: Game, seen: Any, beat: float, search: float = 0.0) -> float:
    """Seconds for which everybody may look at a position before a bot goes on; `seen` is a spectator's view of it.

    A bot that searches takes its time over every decision that is not openly forced, also where only its seat knows
    that there is no choice.
    """
    openly_forced = len(game.legal(seen)) == 1
    return beat * FORCED if openly_forced else max(beat, search and search + WAY)


def shown_after(took: float, pace: float, beat: float) -> float:
    """Seconds after which an answer is shown that took so long: at its pace, or so many whole beats later."""
    if took <= pace or beat <= 0:
        return max(took, pace)
    return pace + math.ceil((took - pace) / beat) * beat


async def held(thought: Awaitable[T], pace: float, beat: float) -> T:
    """What was thought, not before it may be shown."""
    began = time.monotonic()
    answer = await thought
    took = time.monotonic() - began
    await asyncio.sleep(shown_after(took, pace, beat) - took)
    return answer
