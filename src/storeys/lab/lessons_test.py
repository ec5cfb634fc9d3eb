import pytest

from ..games import GAMES
from ..games.kit import Game
from ..play.lessons import LEARNER
from .lessons import main, played

LESSONS = [game for game in GAMES.values() if game.lesson]


@pytest.mark.parametrize("game", LESSONS, ids=[game.name for game in LESSONS])
def test_the_workbench_shows_what_follows_from_the_learners_moves(
    game: Game, capsys: pytest.CaptureFixture[str]
) -> None:
    assert game.lesson
    first = next(step.moves[0] for step in game.lesson.script if step.kind == "do")
    assert played(game.name, game.lesson.seats, game.lesson.seed, [first]).to_move == LEARNER
    main(game.name, str(game.lesson.seats), str(game.lesson.seed), first)
    told = capsys.readouterr().out
    assert f"  {LEARNER} {first}\n" in told
