"""Hands on the buildings of recorded matches: the rules take whatever comes of it, and nothing falls by itself."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import numpy as np
import pytest

from ...games.checks import WHOLE
from ...games.kit import OVER, copy
from ...games.skyscrapers import GAME
from ...games.skyscrapers.kinds import CARD, WORKER
from ...games.skyscrapers.state import ACTING, State
from ...hands import LARGEST_MOTION
from ...hands.skyscrapers import hands, pointer, timing
from ...hands.skyscrapers.players import PLAYERS
from ...hands.skyscrapers.poses import calm, follow
from ...hands.skyscrapers.question import Outcome, Question, is_carried_out
from ...hands.skyscrapers.simulate import left_alone, simulate
from ...hands.skyscrapers.trajectory import Trajectory
from ...hands.skyscrapers.tremor import MODES, Mode, Tremor
from ...play.episodes import LONGEST_HAND
from ...play.golden import matches
from .hands import HANDS, WAYS, Course, Tally, band_of, differences, rest, settles, ways, whole_game

EVERY = 5 if WHOLE else 90  # one decision in so many is carried out by a hand
BUILDINGS = 200 if WHOLE else 10
OF_A_MATCH = 5  # of random play


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


def whimsical(seats: int, number: int) -> Iterator[State]:
    """A match in which everybody builds anything anywhere as long as there is something to build, turn by turn."""
    state, whim = GAME.start(seats), Random(number)
    while actions := GAME.possible(state):
        cards = [action for action in actions if CARD <= action < WORKER]
        GAME.apply_action(state, whim.choice(cards or actions))
        if state.phase == ACTING:
            yield copy(state)


def random_buildings() -> Iterator[State]:
    """Five of each match, up to the last."""
    for number in range(BUILDINGS // OF_A_MATCH):
        found = list(whimsical(2 + number % 3, number))
        yield from (found[len(found) * part // OF_A_MATCH - 1] for part in range(1, OF_A_MATCH + 1))


def test_the_engine_has_nothing_to_complain_of_in_random_buildings() -> None:
    cards = []
    for state in random_buildings():
        episode = left_alone(state, calm(state))
        assert not episode.warnings, GAME.show(state)
        assert episode.settled, GAME.show(state)
        cards.append(int(state.site.standing))
    assert len(cards) == BUILDINGS
    assert max(cards) > 20


# --- The command -----------------------------------------------------------------------------------------------------


def test_a_tally_tells_how_often_and_how_surely() -> None:
    tally = Tally(episodes=100, falls=10)
    assert tally.rate() == pytest.approx((0.1, 0.03))
    assert "10.0 ± 3.0 % (1 in 10)" in tally.line("all")
    assert Tally().rate() == (0.0, 0.0)


def test_tallies_of_several_matches_are_one() -> None:
    one, other = Tally(episodes=30, falls=2, seconds=1.5, slowest=0.4), Tally(episodes=70, falls=8, slowest=0.9)
    assert one + other == Tally(episodes=100, falls=10, seconds=1.5, slowest=0.9)


def test_two_ways_differ_by_so_many_standard_errors() -> None:
    found = {f"{player.name}, {way}": Tally(episodes=100, falls=10) for player in PLAYERS for way in WAYS}
    found["bad, timing"] = Tally(episodes=100, falls=20)
    good, _, bad = differences(found)
    assert (good.share, good.errors) == (0.0, 0.0)
    assert (bad.share, bad.error) == pytest.approx((0.1, 0.05))
    assert bad.line().strip() == "bad, difference: falls by timing +10.0 ± 5.0 %, 2.0 standard errors"
    assert json.loads(bad.json())["errors"] == 2.0


@pytest.mark.skipif(not WHOLE, reason="a match takes half a minute")
def test_both_ways_of_every_player_are_simulated_whoever_does_it() -> None:
    found = ways(2, 40, 1, jobs=2)
    assert {tally.episodes for tally in found.values()} == {found["good, pointer"].episodes}
    assert len(found) == len(PLAYERS) * len(WAYS)
    assert found["good, pointer"].episodes > 1


# --- The browser has the same figures --------------------------------------------------------------------------------

BROWSER = Path(__file__).parents[4] / "web" / "src" / "games" / "skyscrapers"
FIGURES = {
    "handPath.ts": {"WAY": pointer.WAY, "LONGEST": pointer.LONGEST, "HARDEST": pointer.HARDEST},
    "holding.ts": {"NEAR": pointer.NEAR},
    "timing.ts": {"PERIOD": timing.PERIOD, "STOPS": timing.STOPS, "EARLIEST": timing.EARLIEST, "LATEST": timing.LATEST},
}


@pytest.mark.skipif(not BROWSER.exists(), reason="there is no client beside an installed package")
@pytest.mark.parametrize("file", FIGURES)
def test_the_browser_has_the_same_figures(file: str) -> None:
    text = (BROWSER / file).read_text("utf-8")
    found = {name: re.search(rf"const {name} = ([\d_]+);", text) for name in FIGURES[file]}
    assert {name: int(figure[1]) for name, figure in found.items() if figure} == FIGURES[file]


def test_a_match_keeps_the_longest_path_that_hands_can_write() -> None:
    assert hands.LONGEST_TEXT <= LONGEST_HAND


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
