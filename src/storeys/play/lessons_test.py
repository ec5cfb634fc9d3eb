"""Every lesson can be played as its script says, teaches all of its game, and says only what it can say."""

import pytest

from ..games import GAMES
from ..games.kit import OVER, Game
from ..words import LANGUAGES, Words
from ..words.rehearsal import messages, variables
from .lessons import LEARNER, Rehearsal, Scene, beginning, rehearsal, rehearsed
from .match import Match

LESSONS = [game for game in GAMES.values() if game.lesson]
every_lesson = pytest.mark.parametrize("game", LESSONS, ids=[game.name for game in LESSONS])


def due(notes: Rehearsal, match: Match) -> list[Scene]:
    return [scene for scene in notes.scenes if scene.place == notes.place(match.state)]


def learned(game: Game, choose: int) -> tuple[Match, set[int]]:
    """The lesson as a learner plays it who takes the first or the last of what is lit, and the steps that were met."""
    notes, match, met = rehearsed(game), beginning(game), set()
    while scenes := due(notes, match):
        met |= {scene.goal for scene in scenes}
        answer, asked = notes.answer(match.state), [action for scene in scenes for action in scene.actions]
        if answer is None and not asked:
            break
        match.play(asked[choose] if answer is None else answer)
    return match, met


@every_lesson
@pytest.mark.parametrize("choose", [0, -1])
def test_whoever_does_what_is_lit_meets_every_step(game: Game, choose: int) -> None:
    assert game.lesson
    match, met = learned(game, choose)
    assert met == set(range(len(game.lesson.script)))
    assert match.to_move == LEARNER  # and goes on, in a free game


@every_lesson
def test_the_learner_begins_and_is_told_and_asked_things_only_when_it_is_their_turn(game: Game) -> None:
    notes, match = rehearsed(game), beginning(game)
    assert match.to_move == LEARNER
    while scenes := due(notes, match):
        kinds = [scene.step.kind for scene in scenes]
        assert (match.to_move == LEARNER) == ("watch" not in kinds)
        assert "do" not in kinds[:-1]  # what is to be read comes first, and one goal at a time
        if notes.answer(match.state) is None and not scenes[-1].actions:
            break
        answer = notes.answer(match.state)
        match.play(scenes[-1].actions[0] if answer is None else answer)


@every_lesson
def test_every_kind_of_action_is_done_or_told(game: Game) -> None:
    """And what is told, is told in a step that is there."""
    assert game.lesson
    script = game.lesson.script
    done = {words.split()[0] for step in script if step.kind == "do" for words in step.moves}
    kinds = {kind for kind in game.kinds if game.kinds.first(kind) < game.decisions}
    assert kinds - done == set(game.lesson.told)
    assert set(game.lesson.told.values()) <= {step.name for step in script}


@every_lesson
def test_points_a_trap_and_the_end_are_taught_before_the_end_comes(game: Game) -> None:
    assert game.lesson
    names = [step.name for step in game.lesson.script]
    assert {"goal", "trap", "end"} <= set(names)
    assert names[-1] == "free"
    assert learned(game, 0)[0].to_move != OVER


@every_lesson
def test_a_lesson_is_short(game: Game) -> None:
    """Five to eight minutes: about ten seconds to read a step, and three to see and click what is lit."""
    scenes = [scene for scene in rehearsed(game).scenes if scene.step.kind != "watch"]
    goals, clicks = {scene.goal for scene in scenes}, len(rehearsed(game).places)
    assert 12 <= len(goals) <= 34
    assert 4 * 60 <= 10 * len(goals) + 3 * clicks <= 9 * 60


@every_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_its_words_and_the_figures_in_them(game: Game, language: str) -> None:
    assert game.lesson
    prefix = f"{game.name}-lesson-"
    said = {f"{prefix}{scene.step.name}": scene.facts for scene in rehearsed(game).scenes if scene.step.name}
    for message, facts in said.items():
        assert variables("en", message) == set(facts), message
        assert len(Words(language).say(message, **facts)) < 330, message
    instead = {f"{prefix}{step.name}-instead" for step in game.lesson.script if step.instead}
    assert {message for message in messages(language) if message.startswith(prefix)} == {*said, *instead}


@every_lesson
def test_the_rules_that_are_named_are_rules_of_the_game(game: Game) -> None:
    assert game.lesson
    known = {rule for _, rules in game.rulebook for rule in rules}
    assert {step.rule for step in game.lesson.script if step.kind != "watch"} <= known


@every_lesson
def test_a_rehearsal_is_the_same_every_time(game: Game) -> None:
    assert rehearsal(beginning(game)).places == rehearsed(game).places
