"""Hands that throw what they carry: wherever it ends, the poses of it can be read again, and the next hand goes on."""

import numpy as np
import pytest

from ...games.skyscrapers import GAME
from ...games.skyscrapers.rules_test import position
from ...games.skyscrapers.state import State
from ...games.skyscrapers.workers import place_of
from .events import whereabouts
from .pointer import LONGEST_JUMP, WAY, Pointer, Sample
from .poses import FURTHEST, Poses, calm, follow
from .question import Outcome, Question
from .simulate import simulate
from .simulate_test import BUILD, FLOOR, asked, told

SLOWLY, FRAME, FLUNG = 60, 16, 16  # samples on the way, milliseconds between two, and samples of the throw
DIRECTIONS = [(0, 1), (0, -1), (1, 0), (1, 1), (1, -1), (-1, 1), (-1, -1)]
CELLS = ("-2,-1,0", "-2,0,0", "1,-1,0", "1,0,0")  # at the outer sides of the H, where nothing is in the way
BASE = ("card base", "slot y@1,1,1", "turn BV")


def thrown(along: int, beside: int, press: int = 0, speed: int = LONGEST_JUMP) -> Pointer:
    """Carried with care, and flung in the end, as fast as a pointer may be."""
    way: list[Sample] = [(FRAME * n, WAY * n // SLOWLY, 0, 0) for n in range(SLOWLY + 1)]
    late, far = FRAME * SLOWLY, [min(speed * n, 8_400) for n in range(1, FLUNG + 1)]
    flung = [(late + FRAME * n, WAY + along * gone, beside * gone, press) for n, gone in enumerate(far, 1)]
    return Pointer((*way, *flung))


def crowded() -> State:
    return position(
        FLOOR,
        hands=("upright-VH upright-LR", "floor-LR"),
        workers=("1,0,2 0,0,2 1,0,0", "1,-1,2"),
        options=", hands own",
    )


def read_again(outcome: Outcome) -> Poses:
    assert outcome.settled
    return Poses.parse(outcome.poses.text())


# --- Workers ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-27")
@pytest.mark.parametrize("cell", CELLS)
@pytest.mark.parametrize("beside", [1, -1])
def test_a_worker_that_is_thrown_off_the_table_stands_up_again_in_its_cell(cell: str, beside: int) -> None:
    question = asked(f"hire {cell}", hand=thrown(0, beside), state=position(options=", hands own"))
    outcome = simulate(question)
    assert told(question, outcome) == ["settled"]
    assert read_again(outcome) == outcome.poses
    assert _goes_on(question, outcome)


@pytest.mark.rule("S-27")
def test_who_is_off_the_table_stands_in_the_middle_of_its_cell_and_who_is_not_stays_where_it_lies() -> None:
    places = []
    for speed in (LONGEST_JUMP, LONGEST_JUMP // 6):
        question = asked("hire 1,0,0", hand=thrown(0, 1, speed=speed), state=position(options=", hands own"))
        place, _ = simulate(question).poses.worker(0)
        places.append(place)
    middle, _ = calm(question.after()).worker(0)
    assert np.abs(places[0] - middle).max() == 0.0
    assert 0.05 < np.abs(places[1] - middle).max() < FURTHEST / 1_000_000


def _goes_on(question: Question, outcome: Outcome) -> bool:
    """The next worker comes to the site as it was left."""
    state = question.after()
    for event in outcome.events:
        GAME.apply_action(state, event)
    again = Question.parse(Question(state, GAME.read(state, "hire 0,0,0"), thrown(0, 0), outcome.poses).text())
    assert again.poses == outcome.poses
    assert whereabouts(state, follow(again.poses, state), 0) == place_of(state, 0)
    return simulate(again).settled


# --- Whatever is thrown ----------------------------------------------------------------------------------------------


@pytest.mark.rule("S-27")
@pytest.mark.parametrize("way", DIRECTIONS)
@pytest.mark.parametrize(
    "moves", [("hire 1,0,0",), ("worker 1", "move 0,0,0"), ("worker 3", "move 0,-1,2"), ("worker 1", "shift 0,-1,2")]
)
def test_workers_thrown_anywhere_leave_poses_that_can_be_read(moves: tuple[str, ...], way: tuple[int, int]) -> None:
    question = asked(*moves, hand=thrown(*way), state=crowded())
    outcome = simulate(question)
    assert told(question, outcome)
    assert read_again(outcome) == outcome.poses


@pytest.mark.rule("S-27")
@pytest.mark.parametrize("way", DIRECTIONS)
@pytest.mark.parametrize("press", [0, 1000])
@pytest.mark.parametrize("moves", [BUILD, BASE], ids=["a card", "a base card"])
def test_cards_thrown_anywhere_leave_poses_that_can_be_read(
    moves: tuple[str, ...], press: int, way: tuple[int, int]
) -> None:
    question = asked(*moves, hand=thrown(*way, press=press), state=crowded())
    outcome = simulate(question)
    assert told(question, outcome)
    assert read_again(outcome) == outcome.poses
