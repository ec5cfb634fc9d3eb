from ..play import Entry
from .scene import bids, standing

START = Entry(-1, "start 0", {"do": "start", "seat": 0})
BID = Entry(0, "bid 1", {"do": "bid", "cards": 1})
PASS = Entry(1, "pass", {"do": "pass"})
UNDONE = Entry(1, "pass", {"do": "pass"}, undo=True)


def test_moves_that_were_taken_back_do_not_stand() -> None:
    assert standing([START, BID, PASS, UNDONE]) == [START, BID]


def test_bids_are_those_since_chance_moved_last() -> None:
    assert bids([START, BID, PASS]) == {0: 1, 1: None}
    assert bids([START, BID, PASS, UNDONE]) == {0: 1}
    assert bids([BID, START, PASS]) == {1: None}
    assert bids([BID, START]) == {}
