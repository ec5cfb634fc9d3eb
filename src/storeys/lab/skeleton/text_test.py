import pytest

from storeys.games.kit import PositionError, as_bytes
from storeys.testing import Referee

from . import GAME
from .reading import parse
from .text import show

TEXT = "seats 2, choosing 1, stone 3\nleft 1 1\n0: 2\n1: 2 3\n"


def test_a_position_is_written_as_it_was_read() -> None:
    assert show(parse(TEXT)) == TEXT


def test_every_position_of_a_match_can_be_read_back() -> None:
    for state in Referee(GAME).random_match(seats=3):
        assert as_bytes(parse(show(state))) == as_bytes(state)


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        (TEXT.replace("seats 2", "seats 9"), "not the first line"),
        (TEXT.replace("choosing 1", "choosing 2"), "not the first line"),
        (TEXT.replace(", stone 3", ""), "a stone was drawn"),
        (TEXT.replace("choosing 1", "drawing 1"), "a stone was drawn"),
        (TEXT.replace("0: 2\n", ""), "one for every seat"),
        (TEXT.replace("left 1 1", "left 1 7"), "not a line of left"),
        (TEXT.replace("0: 2", "0: 3 3 3"), "not so many stones"),
        (TEXT.replace("0: 2", "0: 1 2 2 2"), "X-3"),
        (TEXT.replace("choosing 1, stone 3", "ended 1"), "X-4"),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_a_reason(wrong: str, reason: str) -> None:
    with pytest.raises(PositionError, match=reason):
        parse(wrong)
