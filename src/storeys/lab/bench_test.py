import json
import os
import subprocess
import sys
from collections.abc import Sequence

import pytest

from ..games import GAMES
from . import bench
from .bench import Against, NotInstalled, Ratio, Row, Speed, as_json
from .pace import Moves, Play
from .rivals import Rival

TOWERS = GAMES["towers"]
SPEED = {"game", "seats", "device", "threads", "moves_per_s", "games_per_s", "state_bytes"}


def table(threads: Sequence[int] = (1, 2), seats: Sequence[int] = (2,)) -> list[Row]:
    return list(bench.rows([TOWERS], seats, ["cpu"], threads, 0.001))


def of_kind(rows: Sequence[Row], kind: type[Row]) -> list[Row]:
    return [row for row in rows if isinstance(row, kind)]


# --- Our games -------------------------------------------------------------------------------------------------------


def test_a_row_of_the_table_has_exactly_the_promised_keys() -> None:
    for row in of_kind(table(), Speed):
        assert set(json.loads(json.dumps(as_json(row)))) == SPEED


def test_the_table_says_first_how_long_the_first_match_took_and_last_what_threads_bring() -> None:
    first, *speeds, ratio = table()
    assert set(as_json(first)) == {"game", "device", "first_s", "cached"}
    assert [as_json(row)["threads"] for row in speeds] == [1, 2]
    assert set(as_json(ratio)) == {"game", "seats", "threads", "times_one_thread"}


def test_a_ratio_is_that_of_the_rows_above_it() -> None:
    _, one, two, ratio = (as_json(row) for row in table())
    assert ratio["times_one_thread"] == two["moves_per_s"] / one["moves_per_s"]


def test_there_is_no_ratio_without_one_thread_to_compare_with() -> None:
    assert of_kind(table(threads=[2]), Ratio) == []


def test_seats_that_the_game_does_not_have_are_left_out() -> None:
    assert [as_json(row)["seats"] for row in of_kind(table(threads=[1], seats=[1, 2, 5, 6]), Speed)] == [2, 5]


def test_moves_and_games_are_those_of_random_matches() -> None:
    [row] = (as_json(row) for row in of_kind(table(threads=[1]), Speed))
    assert 200 < row["moves_per_s"] / row["games_per_s"] < TOWERS.longest
    assert row["state_bytes"] == TOWERS.State.zero().nbytes  # type: ignore[attr-defined]


def test_machine_code_that_is_there_is_said_to_be_cached() -> None:
    bench.first(TOWERS, "cpu")
    assert bench.first(TOWERS, "cpu").cached


def test_interpreted_play_is_measured_on_one_thread() -> None:
    [speed] = (as_json(row) for row in of_kind(list(bench.rows([TOWERS], [2], ["plain"], [1, 2], 0.001)), Speed))
    assert (speed["device"], speed["threads"]) == ("plain", 1)


def test_one_thread_is_always_among_the_counts() -> None:
    assert bench.thread_counts()[0] == 1
    assert "cpu" in bench.devices_here()


SIMULATED = """
from storeys.games import GAMES
from storeys.lab import bench
bench.CARD_BATCH = bench.COMPARED = 2
for row in bench.rows([GAMES["towers"]], [2], ["cuda"], [1], 0.0):
    print(bench.as_json(row))
"""


def test_a_card_has_a_row_for_its_speed_and_one_for_equality_with_the_cpu() -> None:
    pytest.importorskip("numba_cuda")
    simulator = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1"}
    ran = subprocess.run([sys.executable, "-c", SIMULATED], env=simulator, capture_output=True, text=True, check=True)
    first, speed, equality = ran.stdout.splitlines()
    assert "'first_s'" in first
    assert "'device': 'cuda', 'threads': 2" in speed
    assert equality.endswith("'compared': 2, 'equal_to_cpu': True}")


# --- Other engines ---------------------------------------------------------------------------------------------------


def snail() -> Play:
    def play(games: int) -> Moves:
        sum(range(10_000 * games))
        return lambda: games

    return play


SNAIL, GHOST = Rival("snail", "json", "", snail), Rival("ghost", "no_such_module", "ghosts", pytest.fail)


def test_another_engine_is_compared_with_ours_in_the_same_run() -> None:
    ours, theirs = (as_json(row) for row in bench.against(TOWERS, 2, 0.001, [SNAIL]))
    assert set(ours) == SPEED
    assert set(theirs) == {"against", "moves_per_s", "ratio"}
    assert theirs["ratio"] == ours["moves_per_s"] / theirs["moves_per_s"]


def test_an_engine_that_is_not_installed_is_named_with_the_way_to_get_it() -> None:
    rows = list(bench.against(TOWERS, 2, 0.001, [GHOST, SNAIL]))
    assert of_kind(rows, NotInstalled) == [NotInstalled("ghost", "pip install ghosts")]
    assert len(of_kind(rows, Against)) == 1


# --- Starting --------------------------------------------------------------------------------------------------------


def test_starts_are_timed_for_the_program_and_for_a_match_before_and_after_compiling(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(bench, "VERSION", (sys.executable, "-c", ""))
    monkeypatch.setattr(bench, "ONE_MATCH", "import os; assert os.environ['STOREYS_CACHE']; {!r}, {}")
    rows = list(bench.start_times(TOWERS))
    assert [row.start for row in rows] == ["version", "towers, to be compiled", "towers, compiled before"]
    assert all(row.seconds > 0 for row in rows)


def test_a_command_that_fails_is_not_timed() -> None:
    with pytest.raises(subprocess.CalledProcessError):
        bench.seconds_of([sys.executable, "-c", "raise SystemExit(3)"], {})
