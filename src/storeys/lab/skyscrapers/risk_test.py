"""The table of risks: episodes are the same whoever simulates them, and tickets bring about what hands did."""

import json
from itertools import islice
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from .chart import Share
from .episodes import Course, Setting, lines_of
from .risk import LINES, Rows, Tables, comparison, drawing, expected, fitted, read, source


def written(tmp_path: Path, *matches: int) -> Path:
    file = tmp_path / "episodes.jsonl"
    lines = [line.text() for match in matches for line in islice(Course(Setting(match)).episodes(), 6)]
    file.write_text("\n".join(lines) + "\n", "utf-8")
    return file


def test_an_episode_is_the_same_whoever_simulates_it() -> None:
    first, again = ([*islice(Course(Setting(9)).episodes(), 3)] for _ in range(2))
    assert first == again
    assert json.loads(first[0].text())["events"] == list(first[0].events)


def test_nothing_is_simulated_when_there_is_no_time() -> None:
    assert lines_of(1, until=0.0) == []


def test_the_number_of_a_match_says_everything_about_it() -> None:
    settings = [Setting(number) for number in range(72)]
    assert {(each.seats, each.mode, each.chained, each.wild) for each in settings} == {
        (seats, mode, chained, wild)
        for seats in (2, 3, 4)
        for mode in ("steady", "trembling")
        for chained in (False, True)
        for wild in (False, True)
    }


def test_tickets_are_fitted_until_they_bring_about_what_hands_did(tmp_path: Path) -> None:
    seen = read([written(tmp_path, 3, 4)])
    rows = Rows.of(seen)
    tables = fitted(rows)
    assert rows.count == len(seen.features) == 12
    assert np.isclose(expected(rows, tables).loose.sum(), rows.loose.sum())
    assert next(comparison(rows, Tables.today())) == "12 episodes"
    made: dict[str, Any] = {}
    exec(compile(source(tables, seen), "risks", "exec"), made)
    assert made["FALLS"].shape == tables.falls.shape
    assert "episodes --start 3 --count 2 " in made["__doc__"]
    assert all(name in drawing(seen) for name in LINES)


def test_a_table_is_only_made_of_what_one_command_makes(tmp_path: Path) -> None:
    seen = read([written(tmp_path, 3, 9)])
    with pytest.raises(SystemExit, match="matches are missing"):
        source(Tables.today(), seen)


def test_a_share_that_was_never_found_has_an_error() -> None:
    assert Share(0, 100).error > 0
    assert Share(50, 100).error > Share(50, 1000).error
