"""What a bot does: {"game", "bot", "view", "seat", "seconds", "seed", "goal", "mood"} is answered by {"action"}.

The view is what the seat may see (`views.py`); the number of an action means the same in every process of one version.
The goal is that of whoever plays alone, the mood a number of the match (`bots.make`).
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
    view = unpack(game, question["view"])
    bot = make(question["bot"], game, job.stop, question["goal"], question["mood"])
    return {"action": bot.choose(view, question["seat"], question["seconds"], generator(question["seed"]))}


def asked(bot: str, game: Game, view: Any, seat: int, seconds: float, seed: int, goal: int = 0, mood: int = 0) -> Json:
    about = {"game": game.name, "bot": bot, "view": pack(view), "seat": seat}
    return {**about, "seconds": seconds, "seed": seed, "goal": goal, "mood": mood}
