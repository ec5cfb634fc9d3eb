"""Figures of whole games: what counts as an action, and a line that can be read."""

import pytest

from ...games.skyscrapers.kinds import BRACE, CARD, HIRE, MOVE, SHIFT, SLOT, TURN, WORKER
from .figures import HEAD, Figures, figures, is_action


def test_an_action_is_a_hire_a_build_or_a_move() -> None:
    assert [is_action(move) for move in (HIRE, TURN, MOVE)] == [True] * 3
    assert [is_action(move) for move in (CARD, WORKER, BRACE, SLOT, SHIFT)] == [False] * 5


def test_a_line_has_as_many_columns_as_the_head() -> None:
    row = Figures("steady", 2, 10, 0.5, 0.1, 0.1, 0.0, 0.6, 0.3, 0.8, 0.9).row()
    assert row.count("|") == HEAD[0].count("|") == HEAD[1].count("|")


@pytest.mark.compiles
def test_trembling_hands_let_some_fall_and_the_bot_braces() -> None:
    found = figures("trembling", 2, 60, 4, 1, 1)
    assert found.falls > 0
    assert 0.4 < found.braced < 1
