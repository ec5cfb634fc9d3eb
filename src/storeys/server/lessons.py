"""Lessons at a table. A table is a lesson when its chance is the lesson's own: nothing else of it has to be stored.

While the match stands where the script says, the bots play what the script has for them; from then on they think
for themselves. Nobody is held back: a learner who plays something else is in a free game.
"""

from ..bots.levels import DEFAULT
from ..games import GAMES
from ..games.kit import Game
from ..play import Match
from ..play.lessons import Scene, known_chance, rehearsed
from . import protocol
from .refusals import Refusal, sentence
from .rows import TableRow


def for_a_lesson(game: Game, wish: protocol.NewTable) -> protocol.NewTable:
    """The table that the lesson of a game wants: the learner first, and bots in the other chairs."""
    if game.lesson is None:
        raise Refusal("malformed")
    bots = [protocol.Chair(kind="bot", bot=DEFAULT) for _ in range(game.lesson.seats - 1)]
    return protocol.NewTable(game=game.name, chairs=[protocol.Chair(kind="me"), *bots], lesson=True)


def lesson_of(row: TableRow, seats: int) -> Game | None:
    """The game whose lesson is played at a table; a seed that was drawn is never the lesson's."""
    game = GAMES.get(row.game)
    if game is None or game.lesson is None or (row.version, seats) != (game.version, game.lesson.seats):
        return None
    return game if row.seed == known_chance(game).seed.hex() else None


def place_of(game: Game, match: Match) -> int | None:
    """Where in the script a match stands; nothing when it has left it, or is through."""
    return rehearsed(game).place(match.state)


def next_move(game: Game | None, match: Match) -> int | None:
    """What the script of a lesson, if this is one, has for the bot to move."""
    return rehearsed(game).answer(match.state) if game else None


async def recorded(action: int) -> int:
    """A move that nobody has to think of."""
    return action


def steps_of(game: Game) -> list[protocol.LessonStep]:
    """The script as a browser is told it: nothing in it is secret, for chance is known."""
    return [_step(game, scene) for scene in rehearsed(game).scenes]


def _step(game: Game, scene: Scene) -> protocol.LessonStep:
    step = scene.step
    other = "web-lesson-read-first" if step.kind == "tell" else "web-lesson-instead"
    message = f"{game.name}-lesson-{step.name}" if step.name else "web-lesson-watch"
    return protocol.LessonStep(
        place=scene.place,
        goal=scene.goal,
        kind=step.kind,
        say=sentence(message, scene.facts, step.rule),
        actions=list(scene.actions),
        point=step.point,
        instead=sentence(f"{message}-instead" if step.instead else other, {}),
    )
