from pathlib import Path

import pytest

from .betting import MISTAKE
from .lineups import lineups
from .matches import Result
from .plan import FAIR, Plan
from .problems import BadLadder, MatchFailed, NoSuchPlayer
from .record import MATCHES
from .running import Standing, climb, enough_after, neighbours, processes_for, recorded
from .shares import meeting

PLAN = Plan("towers", ("level1", "level3"), 2)
FIRST = f"@{__package__}.players_test:First"


def bytes_in(folder: Path) -> bytes:
    return (folder / MATCHES).read_bytes()


# --- Played ----------------------------------------------------------------------------------------------------------


def test_a_ladder_is_played_to_its_end_and_finds_the_stronger(tmp_path: Path) -> None:
    standing = climb(PLAN, 8, folder=tmp_path)
    share = meeting(standing.blocks, 1, 0).share
    assert (standing.done, standing.stopped, standing.matches) == (True, False, 16)
    assert share.low > 0.5
    assert [[(each.block, each.match) for each in block] for block in standing.blocks] == [
        [(block, match) for match in range(2)] for block in range(8)
    ]


@pytest.mark.parametrize("stop", [None, FAIR])
def test_any_number_of_processes_leaves_the_same_bytes(stop: None, tmp_path: Path) -> None:
    plan = Plan("towers", (FIRST, "level3"), 2, stop=stop)
    for processes in (1, 2):
        climb(plan, 4 if stop is None else 20, processes=processes, folder=tmp_path / str(processes))
    assert bytes_in(tmp_path / "1") == bytes_in(tmp_path / "2")


def test_a_ladder_that_was_cut_off_is_played_on_to_the_same_bytes(tmp_path: Path) -> None:
    climb(PLAN, 3, folder=tmp_path)
    whole = bytes_in(tmp_path)
    for byte in (0, 10, len(whole) // 2, len(whole) - 1):
        (tmp_path / MATCHES).write_bytes(whole[:byte])
        climb(PLAN, 3, folder=tmp_path, resume=True)
        assert bytes_in(tmp_path) == whole


def test_a_longer_ladder_begins_as_a_shorter_one(tmp_path: Path) -> None:
    climb(PLAN, 2, folder=tmp_path)
    before = bytes_in(tmp_path)
    assert climb(PLAN, 3, folder=tmp_path, resume=True).matches == 6
    assert bytes_in(tmp_path).startswith(before)


def test_no_match_is_begun_after_the_time_that_was_given(tmp_path: Path) -> None:
    nothing = climb(PLAN, 3, folder=tmp_path, limit=0)
    assert (nothing.matches, nothing.done, nothing.blocks) == (0, False, [])
    assert climb(PLAN, 3, folder=tmp_path, resume=True).done


def test_how_far_it_is_is_told_after_every_match() -> None:
    told: list[Standing] = []
    climb(PLAN, 2, tell=told.append)
    assert [standing.matches for standing in told] == [1, 2, 3, 4]
    assert [len(standing.blocks) for standing in told] == [0, 1, 1, 2]


@pytest.mark.parametrize("processes", [1, 2])
def test_a_player_that_fails_ends_the_ladder_with_the_reason_and_what_was_played_stays(
    processes: int, tmp_path: Path
) -> None:
    plan = Plan("towers", (f"@{__name__}:Quitter", "level1"), 2)
    with pytest.raises(MatchFailed, match="had enough"):
        climb(plan, 3, folder=tmp_path, processes=processes)
    assert 0 < recorded(tmp_path).matches < 6


@pytest.mark.parametrize("how", ["exit", "kill"])
def test_a_process_that_dies_is_told_with_the_match(how: str) -> None:
    plan = Plan("towers", (f"@{__name__}:Mortal:{how}", "level1"), 2)
    with pytest.raises(MatchFailed, match=r"Block 0, match \d: the process that played it has died"):
        climb(plan, 3, processes=2)


class Quitter:
    """Plays one match, and then no more."""

    def __init__(self, game: object) -> None:
        self.game, self.seen = game, 0

    def choose(self, view: object, seat: int, budget: float, luck: object) -> int:
        self.seen += 1
        if self.seen > 60:
            raise RuntimeError("had enough")
        first: int = self.game.legal(view)[0]  # type: ignore[attr-defined]
        return first


class Mortal:
    """Takes the process with it."""

    def __init__(self, game: object, how: str) -> None:
        self.how = how

    def choose(self, view: object, seat: int, budget: float, luck: object) -> int:
        import os
        import signal

        if self.how == "kill":
            os.kill(os.getpid(), signal.SIGKILL)
        os._exit(3)


# --- Looked at -------------------------------------------------------------------------------------------------------


def test_what_is_in_a_folder_is_looked_at_and_left_as_it_is(tmp_path: Path) -> None:
    played = climb(PLAN, 2, folder=tmp_path)
    before = bytes_in(tmp_path)
    found = recorded(tmp_path)
    assert (found.plan, found.blocks, found.done) == (played.plan, played.blocks, True)
    assert bytes_in(tmp_path) == before


def test_a_ladder_of_somebody_who_is_not_here_any_more_can_still_be_looked_at(tmp_path: Path) -> None:
    climb(PLAN, 2, folder=tmp_path)
    (tmp_path / MATCHES).write_bytes(bytes_in(tmp_path).replace(b"level3", b"@gone:bot"))
    assert recorded(tmp_path).plan.players == ("level1", "@gone:bot")


# --- Enough ----------------------------------------------------------------------------------------------------------


def won(plan: Plan, blocks: int, share: float) -> list[list[Result]]:
    """A ladder in which each player takes this part of the wins against the next; deals are fair to both."""
    found = []
    for block in range(blocks):
        better = (block * share) % 1 + share >= 1
        found.append(
            [
                Result(block, number, seated, _ranks(seated, better), (0,) * plan.seats, 9)
                for number, seated in enumerate(lineups(len(plan.players), plan.seats, block))
            ]
        )
    return found


def _ranks(seated: tuple[int, ...], better: bool) -> tuple[int, ...]:
    order = sorted(seated, reverse=not better)
    return tuple(1 + order.index(sitter) for sitter in seated)


@pytest.mark.parametrize("stop", [FAIR, 0.92])
def test_it_is_enough_when_every_player_is_told_apart_from_the_next(stop: float) -> None:
    plan = Plan("towers", ("level1", "level2", "level3"), 2, stop=stop)
    after = enough_after(plan, won(plan, 200, 0.75))
    assert after is not None
    assert enough_after(plan, won(plan, 200, 0.75)[:after]) == after
    assert enough_after(plan, won(plan, 200, 0.75)[: after - 1]) is None


def test_of_many_pairs_each_has_to_be_surer() -> None:
    two, many = (Plan("towers", tuple(f"level{n}" for n in range(1, 1 + count)), 2, stop=FAIR) for count in (2, 6))
    assert 0 < (enough_after(two, won(two, 300, 0.8)) or 0) < (enough_after(many, won(many, 300, 0.8)) or 0)
    assert MISTAKE == 0.05


def test_it_is_never_enough_between_equals() -> None:
    plan = Plan("towers", ("level1", "level2"), 2, stop=FAIR)
    assert enough_after(plan, won(plan, 300, 0.5)) is None


def test_the_pairs_a_ladder_is_about_are_neighbours_or_the_first_and_each_other() -> None:
    assert neighbours(Plan("towers", ("a", "b", "c"), 2)) == [(0, 1), (1, 2)]
    assert neighbours(Plan("towers", ("a", "b", "c"), 3, lone=True)) == [(0, 1), (0, 2)]


def test_a_ladder_stops_when_it_is_enough_and_what_was_played_beyond_does_not_count(tmp_path: Path) -> None:
    plan = Plan("towers", (FIRST, "level3"), 2, stop=FAIR)
    stopped = climb(plan, 100, folder=tmp_path)
    assert stopped.done
    assert stopped.stopped
    assert 3 < len(stopped.blocks) < 30
    assert bytes_in(tmp_path).count(b"\n") == 1 + 2 * len(stopped.blocks)
    again = climb(plan, 100, folder=tmp_path, resume=True)
    assert (again.stopped, again.blocks, recorded(tmp_path).stopped) == (True, stopped.blocks, True)


# --- Plans -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("plan", "problem"),
    [
        (Plan("towers", ("level1",), 2), BadLadder),
        (Plan("towers", ("level1", "level1"), 2), BadLadder),
        (Plan("dice_city", ("level1", "level2"), 1, lone=True), BadLadder),
        (Plan("dice_city", ("level1", "level2"), 1, stop=FAIR), BadLadder),
        (Plan("towers", ("level1", "oracle"), 2), NoSuchPlayer),
    ],
)
def test_what_makes_no_ladder_is_refused(plan: Plan, problem: type[Exception]) -> None:
    with pytest.raises(problem):
        plan.checked()


def test_as_many_matches_are_played_at_once_as_keep_the_machine_busy(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("numba")
    monkeypatch.setattr("os.cpu_count", lambda: 16)
    assert processes_for(PLAN, None) == 16
    assert processes_for(Plan("towers", ("search:1s:4", "level1"), 2), None) == 4
    assert processes_for(PLAN, 3) == 3
