import os
from datetime import UTC, datetime
from pathlib import Path
from xml.etree import ElementTree

import pytest

from ..games import GAMES
from .levels import (
    MARKS,
    Met,
    Wanted,
    between_marks,
    folder_of,
    keep,
    kept_in,
    lines_in,
    main,
    picture,
    plans,
    table,
    together,
)

DOCS = Path(__file__).parents[3] / "docs"
EARLIER = datetime(2020, 2, 3, 12, tzinfo=UTC)
PAGE = "# Levels\n\n{}old\n{}\n\nThe end.\n".format(*(mark.format("levels") for mark in MARKS))


def test_each_level_meets_the_one_below_and_the_strongest_greedy_at_every_table() -> None:
    found = list(plans(GAMES["towers"], Wanted((2, 4, 9), ("level1", "level2", "level3"), "search:1s")))
    assert [(plan.players, plan.seats, plan.lone) for plan in found] == [
        (("level2", "level1"), 2, False),
        (("level3", "level2"), 2, False),
        (("search:1s", "greedy"), 2, False),
        (("level2", "level1"), 4, False),
        (("level3", "level2"), 4, False),
        (("search:1s", "greedy"), 4, True),
    ]


def test_alone_the_strongest_and_greedy_play_every_variant() -> None:
    found = list(plans(GAMES["dice_city"], Wanted((1,), strongest="level3", options={"open_totals": 1, "pairs": 1})))
    assert [plan.players for plan in found] == [("level3", "greedy")] * 2
    assert [dict(plan.options) for plan in found] == [{"open_totals": 1, "hard": hard} for hard in (0, 1)]


def test_every_ladder_has_a_folder_of_its_own() -> None:
    wanted = Wanted((1, 2, 3, 4), ("level1", "level2"), "search:0.5s:2")
    folders = [folder_of(plan, Path("out")) for each in GAMES.values() for plan in plans(each, wanted)]
    assert len(set(folders)) == len(folders)
    assert all(folder.name.replace("-", "").replace(".", "").replace("_", "").isalnum() for folder in folders)


def test_the_table_and_the_picture_hold_whatever_was_played(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page, drawn, out = tmp_path / "page.md", tmp_path / "levels.svg", tmp_path / "out"
    page.write_text(PAGE, "utf-8")
    played = ["--players", "level1,level3", "--blocks", "2", "--processes", "1", "--out", str(out)]
    assert main(["towers", *played]) == 0
    assert main(["dice_city", "--seats", "1", *played]) == 0
    assert main(["--out", str(out), "--into", str(page), "--picture", str(drawn)]) == 0
    text = page.read_text("utf-8")
    assert "old" not in text
    assert text.startswith("# Levels\n")
    assert text.endswith("\n\nThe end.\n")
    assert [line.split(" | ")[:4] for line in text.splitlines() if line.startswith("| towers")] == [
        ["| towers", "2", "level3", "level1"],
        ["| towers", "2", "level3", "greedy"],
    ]
    assert [line.split(" | ")[:4] for line in text.splitlines() if line.startswith("| dice_city")] == [
        ["| dice_city", "hard=0", "level3", "50"],
        ["| dice_city", "hard=0", "greedy", "50"],
        ["| dice_city", "hard=1", "level3", "50"],
        ["| dice_city", "hard=1", "greedy", "50"],
    ]
    assert len(ElementTree.fromstring(drawn.read_text("utf-8")).findall("{http://www.w3.org/2000/svg}g")) == 2
    assert table(together(lines_in(out))) in capsys.readouterr().out


def test_figures_of_earlier_ladders_are_kept_until_the_same_is_played_again(tmp_path: Path) -> None:
    kept, drawn, out = tmp_path / "kept.jsonl", tmp_path / "levels.svg", tmp_path / "out"
    earlier = ["level3", "level1", 0.5, 0.4, 0.6, 0.5, 9, 18, "– / –", "2020-01-01"]
    old = [Met("towers", 2, False, *earlier), Met("skyscrapers", 2, False, *earlier)]  # type: ignore[arg-type]
    keep(kept, old)
    assert kept_in(kept) == old
    words = ["towers", "--players", "level1,level3", "--blocks", "2", "--processes", "1", "--out", str(out)]
    assert main([*words, "--keep", str(kept), "--picture", str(drawn)]) == 0
    found = [line for line in kept_in(kept) if isinstance(line, Met)]
    assert [(line.game, line.against, line.blocks) for line in found] == [
        ("towers", "level1", 2),
        ("towers", "greedy", 2),
        ("skyscrapers", "level1", 9),
    ]
    assert "skyscrapers" in drawn.read_text("utf-8")
    assert main(["--out", str(tmp_path / "nothing"), "--keep", str(kept)]) == 0
    assert [line for line in kept_in(kept) if isinstance(line, Met)] == found


def test_a_line_tells_when_its_ladder_was_played_and_not_when_the_table_was_written(tmp_path: Path) -> None:
    words = ["towers", "--players", "level1,level3", "--blocks", "2", "--processes", "1", "--out", str(tmp_path)]
    main(words)
    for file in tmp_path.glob("*/matches.jsonl"):
        os.utime(file, (EARLIER.timestamp(), EARLIER.timestamp()))
    main(words)  # there is nothing left to be played
    assert {line.made for line in lines_in(tmp_path)} == {"2020-02-03"}
    main([*words, "--blocks", "3"])
    assert "2020-02-03" not in {line.made for line in lines_in(tmp_path)}


def test_the_ladder_of_the_documentation_is_what_is_kept() -> None:
    page = (DOCS / "ladder.md").read_text("utf-8")
    found = kept_in(DOCS / "assets" / "ladder.jsonl")
    assert found
    assert between_marks(page, "levels", table(found)) == page
    assert picture(found) == (DOCS / "assets" / "ladder.svg").read_text("utf-8")


def test_a_ladder_of_levels_is_gone_on_with_and_not_played_twice(tmp_path: Path) -> None:
    words = ["towers", "--players", "level1,level2", "--blocks", "2", "--processes", "1", "--out", str(tmp_path)]
    main(words)
    before = {file: file.read_bytes() for file in tmp_path.glob("*/matches.jsonl")}
    assert len(before) == 2
    main(words)
    assert {file: file.read_bytes() for file in tmp_path.glob("*/matches.jsonl")} == before


def test_a_page_without_marks_is_left_alone() -> None:
    with pytest.raises(ValueError, match="nothing between"):
        between_marks("no marks", "levels", "text")


def test_somebody_unknown_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["towers", "--players", "level1,oracle", "--out", str(tmp_path)]) == 2
    assert "oracle" in capsys.readouterr().err
