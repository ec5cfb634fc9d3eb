"""Hands on the buildings of recorded matches: the rules take whatever comes of it, and nothing falls by itself."""

from collections.abc import Iterator

import numpy as np
import pytest

from ...games.checks import WHOLE
from ...games.kit import OVER
from ...games.skyscrapers import GAME
from ...games.skyscrapers.state import State
from ...hands import LARGEST_MOTION
from ...hands.skyscrapers.poses import calm, follow
from ...hands.skyscrapers.question import Outcome, Question, is_carried_out
from ...hands.skyscrapers.simulate import left_alone, simulate
from ...hands.skyscrapers.trajectory import Trajectory
from ...hands.skyscrapers.tremor import MODES, Mode, Tremor
from ...play.golden import matches
from .hands import HANDS, Course, Tally, band_of, rest, settles, whole_game

EVERY = 5 if WHOLE else 90  # one decision in so many is carried out by a hand
BUILDINGS = 200 if WHOLE else 10


def recorded() -> Iterator[tuple[State, int]]:
    """Every decision of the recorded matches that a hand carries out; calm matches are taken for steady ones."""
    for match in matches(GAME):
        for index, action in enumerate(match.moves):
            before = match.position(index)
            before.hands = before.hands or HANDS["steady"]
            if is_carried_out(before, action) and settles(before, action):
                yield before, action


def accept(question: Question, outcome: Outcome) -> State:
    """The position after all events; each is possible when it is told."""
    state = question.after()
    for event in outcome.events:
        assert GAME.can_happen(state, event), f"{GAME.words(state, event)} in\n{GAME.show(state)}"
        GAME.apply_action(state, event)
    return state


@pytest.mark.parametrize("mode", MODES)
def test_the_rules_accept_whatever_a_hand_brings_about(mode: Mode) -> None:
    for index, (before, action) in enumerate(recorded()):
        if index % EVERY == (7 if mode == "steady" else 23) % EVERY:
            question = Question(before, action, Tremor(mode, bytes([index % 256, 1])), calm(before))
            outcome = simulate(question)
            state = accept(question, outcome)
            assert follow(outcome.poses, state) == outcome.poses
            assert outcome.settled, GAME.show(before)
            assert not outcome.warnings
            packed = outcome.trajectory.pack()
            assert len(packed) <= LARGEST_MOTION
            assert Trajectory.unpack(packed) == outcome.trajectory


def test_recorded_buildings_stand_when_nobody_touches_them() -> None:
    states = [before for before, _ in recorded() if not before.broken and not before.loose]
    for state in states[:: max(len(states) // BUILDINGS, 1)]:
        episode = left_alone(state, calm(state))
        assert episode.settled, GAME.show(state)
        assert not episode.warnings
        assert not episode.grounded
        assert not episode.rivets.broken
        for number in episode.scene.workers:
            moved = episode.scene.pose(episode.scene.worker(number))[:3] - calm(state).worker(number)[0]
            assert np.abs(moved).max() < 0.004, GAME.show(state)  # no more than the floors sag


# --- The command -----------------------------------------------------------------------------------------------------


def test_a_tally_tells_how_often_and_how_surely() -> None:
    tally = Tally(episodes=100, falls=10)
    assert tally.rate() == pytest.approx((0.1, 0.03))
    assert "10.0 ± 3.0 % (1 in 10)" in tally.line("all")
    assert Tally().rate() == (0.0, 0.0)


def test_cards_are_counted_in_bands() -> None:
    state = GAME.start(2)
    assert band_of(state) == "0 to 9 cards"


def test_a_course_is_a_match_of_the_greedy_bot() -> None:
    course = Course(2, 5)
    for _ in range(40):
        course.play(course.next())
    assert not course.over
    assert GAME.to_move(course.state) in (0, 1)


@pytest.mark.skipif(not WHOLE, reason="two hundred buildings take minutes")
def test_two_hundred_buildings_stand_by_themselves() -> None:
    found = rest(200, 1)
    assert (found.buildings, found.broken, found.collapsed, found.unsettled, found.warned) == (200, 0, 0, 0, 0)


@pytest.mark.skipif(not WHOLE, reason="a whole match takes a minute")
def test_a_whole_match_in_trembling_hands_comes_to_its_end() -> None:
    tally, state = whole_game("trembling", 2, 1)
    assert GAME.to_move(state) == OVER
    assert tally.falls > 0
