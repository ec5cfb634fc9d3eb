import json
from collections.abc import Sequence
from pathlib import Path

import pytest

from .matches import Result
from .plan import Plan
from .problems import (
    BrokenRecord,
    CannotKeep,
    ChangedBots,
    FewerBlocks,
    LadderBusy,
    LadderInTheWay,
    NoLadder,
    OtherLadder,
)
from .record import MATCHES, Record

PLAN = Plan("towers", ("level1", "level2"), 2)
BLOCKS = 3


def played(block: int, match: int) -> Result:
    return Result(block, match, ((0, 1), (1, 0))[match], (1, 2), (30 + block, 20 - match), 200)


ALL = [played(block, match) for block in range(BLOCKS) for match in range(2)]


def kept(folder: Path, results: Sequence[Result], plan: Plan = PLAN, resume: bool = False) -> bytes:
    """What the file holds while these results are being kept."""
    record = Record(plan, folder, resume)
    for result in results:
        record.add(result)
    record.close()
    return (folder / MATCHES).read_bytes()


def finished(folder: Path, resume: bool = True) -> bytes:
    """The file when everything that was missing has been played, in another order."""
    record = Record(PLAN, folder, resume, BLOCKS)
    for result in reversed(ALL):
        if (result.block, result.match) not in record.results:
            record.add(result)
    record.finish(record.complete())
    record.close()
    return (folder / MATCHES).read_bytes()


# --- Going on --------------------------------------------------------------------------------------------------------


def test_a_record_that_was_cut_off_at_any_byte_is_completed_to_the_same_bytes(tmp_path: Path) -> None:
    whole = finished(tmp_path / "whole", resume=False)
    unfinished = kept(tmp_path / "cut", [ALL[3], ALL[0], ALL[5], ALL[2]])
    for byte in range(len(unfinished) + 1):
        (tmp_path / "cut" / MATCHES).write_bytes(unfinished[:byte])
        assert finished(tmp_path / "cut") == whole, byte


def test_what_was_cut_off_is_played_again_and_nothing_else(tmp_path: Path) -> None:
    whole = kept(tmp_path, ALL[:4])
    (tmp_path / MATCHES).write_bytes(whole[:-5])
    record = Record(PLAN, tmp_path, resume=True)
    assert sorted(record.results) == [(0, 0), (0, 1), (1, 0)]
    record.close()


def test_every_result_is_in_the_file_as_soon_as_it_is_known(tmp_path: Path) -> None:
    record = Record(PLAN, tmp_path)
    for number, result in enumerate(ALL, 1):
        record.add(result)
        lines = (tmp_path / MATCHES).read_bytes().splitlines()
        assert len(lines) == 1 + number
        assert json.loads(lines[-1])["points"] == list(result.points)
    record.close()


def test_only_blocks_of_which_nothing_is_missing_are_complete_and_only_from_the_first_on(tmp_path: Path) -> None:
    record = Record(PLAN, None)
    for result in (ALL[0], ALL[1], ALL[3], ALL[4], ALL[5]):
        record.add(result)
    assert record.complete() == [ALL[:2]]
    record.add(ALL[2])
    assert record.complete() == [ALL[:2], ALL[2:4], ALL[4:]]


def test_what_does_not_count_is_gone_when_a_ladder_is_done(tmp_path: Path) -> None:
    record = Record(PLAN, tmp_path)
    for result in ALL:
        record.add(result)
    record.finish([ALL[:2]])
    record.close()
    assert (tmp_path / MATCHES).read_bytes() == kept(tmp_path / "two", ALL[:2])


def test_a_finished_record_is_gone_on_with_when_more_is_wanted(tmp_path: Path) -> None:
    finished(tmp_path, resume=False)
    assert kept(tmp_path, [played(3, 0)], resume=True).count(b"\n") == 1 + len(ALL) + 1


def test_a_record_is_read_to_be_looked_at(tmp_path: Path) -> None:
    kept(tmp_path, ALL[:3])
    read = Record.read(tmp_path)
    assert read.plan == PLAN
    assert sorted(read.results) == [(0, 0), (0, 1), (1, 0)]


# --- What is in the way ----------------------------------------------------------------------------------------------


def test_a_ladder_that_is_there_is_not_overwritten(tmp_path: Path) -> None:
    before = kept(tmp_path, ALL[:2])
    with pytest.raises(LadderInTheWay, match="--resume"):
        Record(PLAN, tmp_path)
    assert (tmp_path / MATCHES).read_bytes() == before


def test_another_ladder_is_not_gone_on_with_and_it_is_told_in_what_it_differs(tmp_path: Path) -> None:
    before = kept(tmp_path, ALL[:2])
    with pytest.raises(OtherLadder, match=r"players, seed"):
        Record(Plan("towers", ("level1", "level3"), 2, seed=9), tmp_path, resume=True)
    assert (tmp_path / MATCHES).read_bytes() == before


def test_a_ladder_of_bots_that_have_changed_is_not_gone_on_with(tmp_path: Path) -> None:
    head, *lines = kept(tmp_path, ALL[:2]).splitlines(keepends=True)
    older = json.dumps({**json.loads(head), "sources": "0" * 16}).encode() + b"\n"
    (tmp_path / MATCHES).write_bytes(b"".join([older, *lines]))
    with pytest.raises(ChangedBots, match="have changed"):
        Record(PLAN, tmp_path, resume=True)
    assert len(Record.read(tmp_path).results) == 2


@pytest.mark.parametrize(
    "spoiled",
    [
        b"not json",
        b"[]",
        b"{}",
        b'{"block":0,"match":0,"seated":[1,0],"ranks":[1,2],"points":[1,2],"moves":3}',  # nobody sits like that
        b'{"block":0,"match":2,"seated":[0,1],"ranks":[1,2],"points":[1,2],"moves":3}',  # there is no such match
        b'{"block":-1,"match":0,"seated":[0,1],"ranks":[1,2],"points":[1,2],"moves":3}',
        b'{"block":0,"match":0,"seated":[0,1],"ranks":[2,2],"points":[1,2],"moves":3}',  # somebody must be first
        b'{"block":0,"match":0,"seated":[0,1],"ranks":[1,3],"points":[1,2],"moves":3}',
        b'{"block":0,"match":0,"seated":[0,1],"ranks":[1,2],"points":[1],"moves":3}',
        b'{"block":0,"match":0,"seated":[0,1],"ranks":[1,2],"points":[1,"2"],"moves":3}',
        b'{"block":0.0,"match":0,"seated":[0,1],"ranks":[1,2],"points":[1,2],"moves":3}',
        b'{"block":0,"match":0,"seated":[0,1],"ranks":[1,2],"points":[1,2],"moves":3,"thinking":[[1,2]]}',
        b"\xff\xfe",
        b"",
    ],
)
def test_a_line_that_is_broken_is_named(spoiled: bytes, tmp_path: Path) -> None:
    head, first, *rest = kept(tmp_path, ALL[:3]).splitlines(keepends=True)
    (tmp_path / MATCHES).write_bytes(b"".join([head, first, spoiled + b"\n", *rest]))
    with pytest.raises(BrokenRecord, match="line 3 is broken"):
        Record(PLAN, tmp_path, resume=True)


@pytest.mark.parametrize("spoiled", [b"storeys match 1", b"{}", b'{"game":"towers"}', b"3"])
def test_a_file_that_is_no_record_is_told(spoiled: bytes, tmp_path: Path) -> None:
    (tmp_path / MATCHES).write_bytes(spoiled + b"\n")
    with pytest.raises(BrokenRecord, match="line 1 is broken"):
        Record(PLAN, tmp_path, resume=True)
    with pytest.raises(BrokenRecord, match="line 1 is broken"):
        Record.read(tmp_path)


def test_less_than_was_played_already_cannot_be_asked_for(tmp_path: Path) -> None:
    kept(tmp_path, ALL)
    with pytest.raises(FewerBlocks, match="at least so many: 3"):
        Record(PLAN, tmp_path, resume=True, blocks=2)


def test_two_at_once_do_not_write_into_one_record(tmp_path: Path) -> None:
    one = Record(PLAN, tmp_path)
    one.add(ALL[0])
    with pytest.raises(LadderBusy):
        Record(PLAN, tmp_path, resume=True)
    one.close()
    Record(PLAN, tmp_path, resume=True).close()


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(CannotKeep, match="file"):
        Record(PLAN, tmp_path / "file" / "folder")


def test_a_folder_without_a_ladder_is_told(tmp_path: Path) -> None:
    with pytest.raises(NoLadder):
        Record.read(tmp_path)
