"""What comes of hands is found out by workers; what cannot be found out lands calmly.

What comes of a question is always the same. When it was asked twice in vain, the piece lands calmly, and the log
tells so.
"""

import asyncio
import logging
from dataclasses import replace

from ..games.kit import Game
from ..hands import Answer, Hands, hands_for, put
from ..play.episodes import Errand
from ..work.hands import asked, read
from ..work.kinds import Json
from .settings import Settings
from .workers import Failed, Workers

log = logging.getLogger(__name__)


class Handiwork:
    """Lets workers find out what comes of hands."""

    def __init__(self, settings: Settings, workers: Workers) -> None:
        self._seconds, self._workers = settings.episode_time, workers

    async def carry_out(self, game: Game, errand: Errand, poses: str | None, share: str) -> Answer:
        """What comes of a hand; if nothing can be found out, the piece lands calmly."""
        try:
            question = await asyncio.to_thread(question_of, game, errand, poses)
            answer = await self._workers.ask("hand", question, seconds=self._seconds, share=share, urgent=True)
            return self._workers.understood("hand", game.name, read, answer)
        except (ValueError, TypeError, LookupError):
            log.exception("what a hand is to do in %s makes no sense", game.name)
        except Failed:
            log.error("a simulation for %s came to nothing", game.name)
        return await self.let_land(game, errand, poses)

    async def let_land(self, game: Game, errand: Errand, poses: str | None) -> Answer:
        """What comes of a hand with which nothing goes wrong."""
        return await asyncio.to_thread(landed, game, errand, poses)


def question_of(game: Game, errand: Errand, poses: str | None) -> Json:
    return asked(game.name, put(hands_of(game), errand, poses))


def landed(game: Game, errand: Errand, poses: str | None) -> Answer:
    """Whatever lands calmly needs no path, and one that nobody understands must not be in the way."""
    return hands_of(game).calmly(put(hands_of(game), replace(errand, path=None), poses))


def hands_of(game: Game) -> Hands:
    hands = hands_for(game)
    assert hands, "a match waits for hands only where there are some"
    return hands
