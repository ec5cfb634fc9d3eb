import json
from pathlib import Path

import pytest

from ..lab.ladder.plan import FAIR, stop_of
from ..lab.ladder.players import Means
from ..lab.ladder.problems import BadLadder, LadderInTheWay, NoLadder, NoSuchPlayer
from ..play import Problem
from ..play.errors import SeatCount, UnknownGame
from ..words import LANGUAGES
from .ladder import ladder
from .problems import BadUsage, exit_code
from .screen import Screen


def climb(
    game: str | None = "towers",
    players: str | None = "level1, level3",
    *,
    seats: int = 2,
    options: tuple[str, ...] = (),
    out: Path | None = None,
    resume: bool = False,
    as_rows: bool = False,
    language: str = "en",
) -> None:
    screen = Screen(language)
    ladder(screen, game, players, seats, 2, Means(), options, 1, False, None, None, 1, out, resume, as_rows)


def test_a_ladder_is_shown_in_tables_and_written_into_its_folder(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    climb(out=tmp_path)
    told = capsys.readouterr().out
    assert "Share of" in told
    assert "5 Towers, players at a table: 2. Blocks: 2, matches: 4, seed: 1." in told
    assert all(str(tmp_path / name) in told.replace("\n", "") for name in ("figures.jsonl", "table.md", "chart.svg"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_in_a_folder_is_shown_in_any_language(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    climb(out=tmp_path)
    before = (tmp_path / "matches.jsonl").read_bytes()
    capsys.readouterr()
    climb(None, None, out=tmp_path, language=language)
    assert capsys.readouterr().out.count("level3") >= 2
    assert (tmp_path / "matches.jsonl").read_bytes() == before


def test_every_figure_is_a_line_of_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    climb("dice_city", "level1,level2", seats=1, options=("hard=1",), out=tmp_path, as_rows=True)
    found = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [row["figure"] for row in found] == ["goal", "points", "goal", "points"]
    assert {row["options"]["hard"] for row in found} == {1}
    assert (tmp_path / "figures.jsonl").read_text("utf-8").splitlines() == [json.dumps(row) for row in found]


@pytest.mark.parametrize(
    ("game", "players", "seats", "options", "problem"),
    [
        ("castles", "level1,level2", 2, (), UnknownGame),
        ("towers", "level1,level2", 6, (), SeatCount),
        ("towers", "level1,oracle", 2, (), NoSuchPlayer),
        ("towers", "level1,search:soon", 2, (), NoSuchPlayer),
        ("towers", "level1", 2, (), BadLadder),
        ("towers", "level1,level1", 2, (), BadLadder),
        ("towers", "level1,level2", 2, ("hard=1",), BadUsage),
        ("towers", None, 2, (), BadUsage),
        (None, None, 2, (), BadUsage),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_not_meant_like_this_is_told_in_a_sentence_of_each_language(
    game: str | None,
    players: str | None,
    seats: int,
    options: tuple[str, ...],
    problem: type[Problem],
    language: str,
) -> None:
    with pytest.raises(problem) as refused:
        climb(game, players, seats=seats, options=options)
    assert refused.value.sentence(language)
    assert exit_code(refused.value) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_folder_that_holds_something_else_is_told_in_a_sentence_of_each_language(
    language: str, tmp_path: Path
) -> None:
    with pytest.raises(NoLadder) as nothing:
        climb(None, None, out=tmp_path)
    climb(out=tmp_path)
    with pytest.raises(LadderInTheWay) as taken:
        climb(out=tmp_path)
    for refused in (nothing.value, taken.value):
        assert str(tmp_path) in refused.sentence(language)
        assert exit_code(refused) == 1


@pytest.mark.parametrize(("words", "stop"), [(None, None), ("fair", FAIR), ("0.92", 0.92)])
def test_when_to_stop_is_read(words: str | None, stop: float | str | None) -> None:
    assert stop_of(words) == stop


@pytest.mark.parametrize("words", ["soon", "", "0", "1", "92", "nan", "-0.5"])
def test_a_share_that_is_none_is_refused(words: str) -> None:
    with pytest.raises(BadLadder, match="between 0 and 1"):
        stop_of(words)
