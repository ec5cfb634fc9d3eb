"""Looking ahead at a terminal: machine code is made beside the game, and until it is there nobody looks ahead.

python -P -m storeys.terminal.advising GAME     makes it, and gives way to everything else meanwhile
"""

import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import suppress
from itertools import zip_longest

from ..bots.search import NoCompilerError, ready, warm
from ..games import GAMES
from ..games.kit import Data, Game, generator
from ..games.kit.generator import word
from ..play import Match
from ..work import hints
from ..work.kinds import Json
from .screen import Screen

SECONDS = 1.5  # for which a hint is thought about
MODEST = 15  # how far making machine code gives way


class Advisers:
    """Those that look ahead in one game, at one terminal."""

    def __init__(self, screen: Screen, game: Game) -> None:
        self._screen, self._game = screen, game
        self._warming: subprocess.Popen[bytes] | None = None

    def can_look_ahead(self) -> bool:
        """Whether machine code is there; the first time that it is not, it begins to be made, and people are told."""
        if ready(self._game):
            return True
        if self._warming is None:
            self._warming = subprocess.Popen([sys.executable, "-P", "-m", __name__, self._game.name])
            self._screen.say("cli-warming", "dim")
        return False

    def hint(self, match: Match, seat: int, goal: int | None, seed: int) -> Json:
        """What a seat that is to move could do."""
        view = match.view(seat)
        if not self.can_look_ahead():
            return hints.rough(match.game, view, seat, seed)
        drawn = word(generator(seed, match.lines))
        question = hints.asked(match.game, view, seat, goal or 0, SECONDS, 1, drawn)
        with self._screen.waiting("cli-looking-ahead"):
            return hints.answer(question, Patient())

    def close(self) -> None:
        if self._warming:
            self._warming.kill()
            self._warming.wait()


class Patient:
    """Somebody who waits for the answer."""

    def stop(self) -> bool:
        return False

    def tell(self, progress: Json) -> None:
        """One hint is found at once."""


def told(screen: Screen, match: Match, hint: Json, goal: int | None, names: Sequence[str]) -> Iterator[str]:
    """The ways to move, each with what it is expected to bring, and why the first comes before the second."""
    best, *others = hint["options"]
    number = match.legal_actions().index(match.number(best["steps"][0])) + 1
    choice = _way(screen, match.game, best["steps"], names)
    yield f"{screen.text('cli-hint', choice=choice, number=number)}{_expected(screen, best, goal)}"
    for other in others:
        choice = _way(screen, match.game, other["steps"], names)
        yield f"  {screen.text('cli-hint-or', choice=choice)}{_expected(screen, other, goal)}"
    instead = [_step(screen, match.game, _differing(best["steps"], other["steps"]), names) for other in others]
    for reason in hint["reasons"]:
        yield screen.text(reason["message"], instead=next(iter(instead), ""), **reason["arguments"])


def _way(screen: Screen, game: Game, steps: Sequence[Data], names: Sequence[str]) -> str:
    return " → ".join(_step(screen, game, data, names) for data in steps)


def _step(screen: Screen, game: Game, data: Data, names: Sequence[str]) -> str:
    particulars = {name: value for name, value in data.items() if name != "do"}
    return screen.text(f"{game.name}-do-{data['do']}", **{"name": names[data.get("seat", 0)], **particulars})


def _expected(screen: Screen, option: Json, goal: int | None) -> str:
    if option["share"] is None:
        return ""
    message = "hint-expects" if goal is None else "hint-expects-goal"
    return f" – {screen.text(message, wins=round(100 * option['share']), points=round(option['points'], 1))}"


def _differing(steps: Sequence[Data], others: Sequence[Data]) -> Data:
    """The first step in which another way is another."""
    return next((other for step, other in zip_longest(steps, others) if step != other and other), others[0])


if __name__ == "__main__":
    with suppress(OSError, AttributeError):  # not everywhere
        os.nice(MODEST)
    with suppress(NoCompilerError):  # then nobody looks ahead
        warm(GAMES[sys.argv[1]])
