"""What a bot does: {"game", "bot", "view", "seat", "seconds", "seed"} is answered by {"action"}.

The view is what the seat may see (`views.py`); the number of an action means the same in every process of one version.
The same question is answered alike as far as its bot does not look at the clock.
"""

from typing import Any

from ..bots import make
from ..games import GAMES
from ..games.kit import Game, generator
from .kinds import Job, Json
from .views import pack, unpack


def answer(question: Json, job: Job) -> Json:
    game = GAMES[question["game"]]
    bot, view = make(question["bot"], game, job.stop), unpack(game, question["view"])
    return {"action": bot.choose(view, question["seat"], question["seconds"], generator(question["seed"]))}


def asked(bot: str, game: Game, view: Any, seat: int, seconds: float, seed: int) -> Json:
    return {"game": game.name, "bot": bot, "view": pack(view), "seat": seat, "seconds": seconds, "seed": seed}
