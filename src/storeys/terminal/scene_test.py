from ..play import Entry
from .scene import standing

START = Entry(-1, "start 0", {"do": "start", "seat": 0})
BID = Entry(0, "bid 1", {"do": "bid", "cards": 1})
PASS = Entry(1, "pass", {"do": "pass"})
UNDONE = Entry(1, "pass", {"do": "pass"}, undo=True)


def test_moves_that_were_taken_back_do_not_stand() -> None:
    assert standing([START, BID, PASS, UNDONE]) == (START, BID)
