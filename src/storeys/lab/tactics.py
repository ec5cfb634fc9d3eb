"""How much of a game's tactical set a bot finds: `bots/tactics.py` tells what stands in it.

    python -m storeys.lab.tactics GAME --bot level6|level2|greedy|search:1000|search:1s:2 [--times 10] [--json]

Bots are called as on the ladder. Whoever follows whims is asked several times, each time with other luck.
"""

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from ..bots.tactics import Tactic, finds, tactics_of
from ..games import GAMES
from ..games.kit import Game, Json
from .ladder.players import Means, Player, player

ALWAYS = 1.0


@dataclass(frozen=True)
class Found:
    """How often the right move of a tactic was found."""

    title: str
    share: float


def solve(game: Game, tactics: Sequence[Tactic], bot: str, times: int = 1, seed: int = 1) -> list[Found]:
    """Ask a bot for the right move of every tactic, so many times."""
    found = []
    for number, tactic in enumerate(tactics):
        somebody = player(bot, game, Means(), tactic.goal)
        somebody.warm()  # whoever plays by the clock should not spend it on reading machine code
        tries = [finds(game, tactic, _decider(somebody, seed, number * times + time)) for time in range(times)]
        found.append(Found(tactic.title, sum(tries) / times))
    return found


def _decider(somebody: Player, seed: int, stream: int) -> Any:
    return partial(_decide, somebody, seed, stream)


def _decide(somebody: Player, seed: int, stream: int, view: Any, seat: int) -> int:
    return int(somebody.decide(view, seat, seed, stream))


def report(game: Game, bot: str, found: Sequence[Found]) -> Json:
    """What came of it: the share that was found, and each tactic with how often it was."""
    share = sum(each.share for each in found) / max(len(found), 1)
    shares = {each.title: round(each.share, 3) for each in found}
    return {"game": game.name, "bot": bot, "positions": len(found), "found": round(share, 3), "each": shares}


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the report, as JSON or for people."""
    asked = _parser().parse_args(arguments)
    game = GAMES[asked.game]
    told = report(game, asked.bot, solve(game, tactics_of(game), asked.bot, asked.times, asked.seed))
    sys.stdout.write(json.dumps(told) + "\n" if asked.json else _in_lines(told))
    return 0


def _in_lines(told: Json) -> str:
    missed = [f"missed: {title} ({share:.0%})" for title, share in told["each"].items() if share < ALWAYS]
    head = f"{told['game']}: {told['bot']} finds {told['found']:.1%} of {told['positions']} positions"
    return "\n".join([head, *missed, ""])


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m storeys.lab.tactics")
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--bot", default="level6")
    parser.add_argument("--times", type=int, default=1, help="how often a bot is asked, each time with other luck")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    return parser


if __name__ == "__main__":
    raise SystemExit(main())
