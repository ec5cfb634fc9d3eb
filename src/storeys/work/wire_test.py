"""Lines between a server and its workers: what nobody would say is not understood."""

import pytest

from .wire import Told, WireError


@pytest.mark.parametrize("told", [Told(7, {"action": 3}), Told(7, trouble="failed", detail="IndexError")])
def test_what_a_worker_says_is_read_as_it_was_meant(told: Told) -> None:
    assert Told.read(told.line()) == told


ODD = [
    '{"of": 7, "progress": {"done": 1}}',
    '{"of": 7, "answer": [3]}',
    '{"of": 7, "trouble": 3}',
]


@pytest.mark.parametrize("line", ["", "7", "[]", "{}", *ODD])
def test_what_no_worker_says_is_not_understood(line: str) -> None:
    with pytest.raises(WireError):
        Told.read(line)
