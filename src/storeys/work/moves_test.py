"""What a worker answers who is asked for a bot's move."""

import pytest

from storeys.bots.search.readiness import first_view
from storeys.games import GAMES
from storeys.games.kit import Game

from . import moves

LONG = 60.0  # seconds: many more than it takes to be told


class Unneeded:
    """Somebody who does not need the answer any more."""

    def __init__(self) -> None:
        self.asked = 0

    def stop(self) -> bool:
        self.asked += 1
        return True


@pytest.mark.parametrize("game", [pytest.param(game, marks=pytest.mark.compiles) for game in GAMES.values()], ids=GAMES)
def test_a_bot_stops_thinking_when_nobody_needs_its_move_any_more(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    view, job = first_view(game, 2), Unneeded()
    monkeypatch.setattr("storeys.bots.seconds_for", lambda *_: LONG)
    question = moves.asked("level6", game, view, game.to_move(view), LONG, 1)
    assert moves.answer(question, job)["action"] in game.legal(view)
    assert job.asked
