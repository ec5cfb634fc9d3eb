import pytest

from storeys.games.kit import Kinds, kind

KINDS = Kinds(
    decisions=(kind("bid", 6, "cards", during="bidding"), kind("finish", during="bidding building")),
    chance=(kind("draw", 4, "suit", "value", during="dealing"),),
)


def test_kinds_have_ranges_one_after_the_other_decisions_first() -> None:
    assert [KINDS.first(do) for do in KINDS] == [0, 6, 7]
    assert (KINDS.decisions, KINDS.actions) == (7, 11)


def test_every_number_has_a_kind_and_a_number_within_its_range() -> None:
    found = [KINDS.kind_of(action) for action in range(KINDS.actions)]
    assert found == [*(("bid", n) for n in range(6)), ("finish", 0), *(("draw", n) for n in range(4))]


def test_the_table_tells_the_particulars_of_each_kind() -> None:
    assert dict(KINDS) == {"bid": ("cards",), "finish": (), "draw": ("suit", "value")}
    assert len(KINDS) == 3


def test_a_kind_is_asked_for_in_its_phases_only() -> None:
    assert [KINDS.is_asked("bid", phase) for phase in ("bidding", "building", "dealing")] == [True, False, False]
    assert [KINDS.is_asked("finish", phase) for phase in ("bidding", "building", "dealing")] == [True, True, False]


def test_no_two_kinds_have_one_name() -> None:
    with pytest.raises(ValueError, match="a name of its own"):
        Kinds((kind("bid", during="bidding"),), (kind("bid", during="dealing"),))


def test_no_kind_is_without_a_number() -> None:
    with pytest.raises(ValueError, match="at least one number"):
        Kinds((kind("bid", 0, during="bidding"),), ())
