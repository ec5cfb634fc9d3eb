"""Nothing runs without a bound: not in positions in which nobody is to move, and not in any that nobody thought of."""

import ast
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

import pytest

from ..kit import CHANCE, OVER
from . import GAME
from .kinds import ACTIONS
from .rules_test import position, random_game
from .state import State

HERE = Path(__file__).parent
PATIENCE = 60  # seconds; far more than anything here takes, so that a loop without an end is a failure and no wait


@contextmanager
def bounded() -> Iterator[None]:
    def give_up(number: int, frame: FrameType | None) -> None:
        raise AssertionError("this does not come to an end")

    before = signal.signal(signal.SIGALRM, give_up)
    left = signal.alarm(PATIENCE)  # of the time that every test has
    try:
        yield
    finally:
        signal.alarm(left)
        signal.signal(signal.SIGALRM, before)


def ended() -> State:
    return position("floor-VH z@1,0,2 VH", moment="ended 0, actions 0, idle 6, stalled", workers=("1,0,2", "0,0,2"))


def settling() -> State:
    moment = "settling 0, actions 2, idle 0"
    return position("floor-VH z@1,0,2 VH", moment=moment, workers=("1,0,2", "0,0,2"), options=", hands steady")


@pytest.mark.rule("S-23")
def test_after_the_end_nothing_is_legal_and_the_reason_is_the_end() -> None:
    state = ended()
    assert GAME.to_move(state) == OVER
    with bounded():
        assert GAME.legal(state) == []
        reasons = {GAME.why_not(state, action).message for action in range(ACTIONS)}
    assert reasons == {"skyscrapers-why-over"}


@pytest.mark.parametrize(
    ("state", "why"),
    [
        (GAME.start(2), "S-13 skyscrapers-why-start-first"),
        (settling(), "S-27 skyscrapers-why-settle-first"),
    ],
)
def test_while_chance_is_to_move_no_seat_has_a_legal_action(state: State, why: str) -> None:
    assert GAME.to_move(state) == CHANCE
    with bounded():
        assert GAME.legal(state) == []
        reason = GAME.why_not(state, 0)
    assert f"{reason.rule} {reason.message}" == why


def test_all_that_is_asked_of_a_position_is_answered_in_every_position_of_a_game() -> None:
    with bounded():
        for state in random_game(2, seed=3):
            legal = GAME.legal(state)
            assert bool(legal) == (GAME.to_move(state) >= 0)
            assert GAME.question(state).message


def test_no_rule_has_a_loop_without_a_bound() -> None:
    sources = [path for path in HERE.glob("*.py") if not path.name.endswith("_test.py")]
    endless = [
        f"{path.name}:{node.lineno}"
        for path in sources
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.While)
    ]
    assert endless == []
