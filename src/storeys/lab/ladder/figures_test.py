import json
import re
import subprocess
import sys
from datetime import date
from pathlib import Path
from xml.etree import ElementTree

import pytest

from ...words import LANGUAGES, Words
from .drawing import Dot, Panel, drawing, ticks
from .figures import Goal, Pace, Points, Rating, Row, Taken, as_json, rows
from .matches import Result, Thinking
from .plan import FAIR, Plan, Stop
from .players import Means
from .report import command, page, picture, sentences, sheets, write
from .running import Standing, climb

DAY = date(2026, 11, 19)
TOLD = {
    Rating: ["player", "rating", "low", "high"],
    Taken: ["player", "against", "share", "low", "high", "fair", "blocks", "matches"],
    Goal: ["player", "goal", "reached", "low", "high"],
    Pace: ["player", "decisions", "mean_s", "longest_s"],
}


def met(blocks: int, stop: Stop = None, thinking: bool = False) -> Standing:
    """The first player wins three matches of four: both of every other block."""
    plan = Plan("towers", ("level3", "level1"), 2, stop=stop)
    spent = (Thinking(10, 5.0, 1.5), Thinking(20, 2.0, 0.5)) if thinking else None
    found = [
        [
            Result(block, 0, (0, 1), (1, 2), (9, 1), 5, spent),
            Result(block, 1, (1, 0), (2 - block % 2, 1 + block % 2), (1, 9), 5, spent),
        ]
        for block in range(blocks)
    ]
    return Standing(plan, found, 2 * blocks, done=True)


def alone(points: list[int]) -> Standing:
    plan = Plan("dice_city", ("level3",), 1, options={"hard": 1})
    return Standing(
        plan, [[Result(block, 0, (0,), (1,), (made,), 5)] for block, made in enumerate(points)], len(points)
    )


def found(standing: Standing, kind: type[Row]) -> list[Row]:
    return [row for row in rows(standing) if isinstance(row, kind)]


# --- Rows ------------------------------------------------------------------------------------------------------------


def test_a_ladder_has_a_rating_for_each_player_and_a_share_for_each_pair() -> None:
    strong, weak = found(met(20), Rating)
    [share] = found(met(20), Taken)
    assert isinstance(strong, Rating)
    assert isinstance(weak, Rating)
    assert isinstance(share, Taken)
    assert strong.rating == pytest.approx(-weak.rating)
    assert weak.high < 0 < strong.low
    assert (share.player, share.against, share.share, share.fair) == ("level3", "level1", 0.75, 0.5)
    assert (share.blocks, share.matches) == (20, 40)
    assert 0.5 < share.low < 0.75 < share.high < 0.9


def test_who_may_stop_at_any_time_is_told_wider_bounds_even_if_it_did_not() -> None:
    [fixed], [looked] = found(met(20), Taken), found(met(20, stop=FAIR), Taken)
    assert isinstance(fixed, Taken)
    assert isinstance(looked, Taken)
    assert looked.low < fixed.low
    assert looked.high > fixed.high
    assert looked.share == fixed.share


def test_who_plays_alone_has_a_goal_and_points() -> None:
    [goal], [points] = found(alone([40, 50, 60, 70]), Goal), found(alone([40, 50, 60, 70]), Points)
    assert isinstance(goal, Goal)
    assert isinstance(points, Points)
    assert (goal.goal, goal.reached) == (50, 0.75)
    assert (points.mean, points.lowest, points.highest) == (55, 40, 70)
    assert points.spread == pytest.approx(12.91, abs=0.01)
    assert points.mean_low == pytest.approx(55 - 3.1824 * 12.91 / 2, abs=0.01)
    assert points.spread_low < points.spread <= points.spread_high


def test_how_long_somebody_thought_is_told_where_it_is_known() -> None:
    assert found(met(3), Pace) == []
    assert found(met(1, thinking=True), Pace) == []
    one, other = found(met(2, thinking=True), Pace)
    assert one == Pace("level3", 60, 14 / 60, 1.5)
    assert other == Pace("level1", 60, 14 / 60, 1.5)


@pytest.mark.parametrize("blocks", [0, 1])
def test_of_less_than_two_blocks_nothing_is_told(blocks: int) -> None:
    assert list(rows(met(blocks))) == []


def test_every_figure_is_an_object_that_says_what_it_is_a_figure_of() -> None:
    for row in rows(met(3, thinking=True)):
        written = json.loads(json.dumps(as_json(met(3), row)))
        assert written["figure"] == type(row).__name__.lower()
        assert list(written)[1 : 1 + len(TOLD[type(row)])] == TOLD[type(row)]
        assert (written["game"], written["seats"], written["blocks_played"]) == ("towers", 2, 3)


# --- In words --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("standing", [met(12, thinking=True), met(12, stop=FAIR), met(1), alone([-3, 50])])
def test_a_page_is_written_in_every_language_with_the_day_and_the_command(standing: Standing, language: str) -> None:
    words = Words(language)
    text = page(standing, list(rows(standing)), words, DAY)
    assert words.say("cli-ladder-made", day="2026-11-19") in text
    assert f"    {command(standing.plan, len(standing.blocks))}\n" in text
    assert not re.search(r"\b(nan|inf)\b", text)


def test_numbers_are_written_as_in_the_language() -> None:
    standing = met(12)
    assert "| 75.0 |" in page(standing, list(rows(standing)), Words("en"), DAY)
    assert "| 75,0 |" in page(standing, list(rows(standing)), Words("hu"), DAY)


def test_players_are_listed_by_their_strength() -> None:
    weak = Rating("weak", -100, -120, -80)
    ratings, *_ = sheets([weak, Rating("strong", 100, 80, 120)], Words("en"))
    assert [line[0] for line in ratings.lines] == ["strong", "weak"]
    assert ratings.lines[1][1:] == ("–100", "–120 … –80")


def test_what_is_not_finished_or_says_nothing_yet_is_told() -> None:
    assert len(list(sentences(met(3), Words("en")))) == 1
    unfinished = " ".join(sentences(Standing(met(1).plan, met(1).blocks, 3), Words("en")))
    assert "--resume" in unfinished
    assert "too little" in unfinished


def test_the_command_says_everything_that_was_chosen() -> None:
    plan = Plan("skyscrapers", ("a", "b"), 3, 7, {"pairs": 1}, Means(0.5, 80), lone=True, stop=0.92)
    assert command(plan, 12).split(" --")[1:] == [
        "players a,b",
        "seats 3",
        "blocks 12",
        "option pairs=1",
        "seconds 0.5",
        "simulations 80",
        "lone",
        "stop-when 0.92",
        "seed 7",
    ]


def test_the_command_makes_the_same_ladder() -> None:
    plan = Plan("towers", ("level1", "level2"), 2, 3, stop=FAIR)
    words = [sys.executable, "-m", "storeys.cli", *command(plan, 2).split()[1:], "--json", "--processes", "1"]
    told = subprocess.run(words, capture_output=True, text=True, check=True).stdout.splitlines()
    assert told == [json.dumps(as_json(again, row)) for again in [climb(plan, 2)] for row in rows(again)]


# --- Drawings --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("standing", [met(12, thinking=True), alone([-3, 50, 70])])
def test_a_drawing_has_a_dot_within_its_interval_for_each_figure(standing: Standing) -> None:
    drawn = picture(standing, list(rows(standing)), Words("pl"))
    assert drawn
    root = ElementTree.fromstring(drawn)
    space = "{http://www.w3.org/2000/svg}"
    groups = root.findall(f"{space}g")
    assert len(groups) == sum(isinstance(row, Rating | Taken | Goal | Points) for row in rows(standing))
    for group in groups:
        low, high = map(float, group.find(f"{space}path").get("d", "")[1:].replace(" ", "H").split("H")[::2])  # type: ignore[union-attr]
        assert low <= float(group.find(f"{space}circle").get("cx", "")) <= high  # type: ignore[union-attr]


def test_nothing_is_drawn_of_nothing() -> None:
    assert picture(met(0), [], Words("en")) is None


def test_names_are_written_as_text() -> None:
    assert "&lt;b&gt; &amp; co" in drawing("<b>", [Panel("p", [Dot("<b> & co", 1, 0, 2, "<i>")])])


@pytest.mark.parametrize(
    ("first", "last", "found"),
    [
        (0, 100, [0, 20, 40, 60, 80, 100]),
        (-310, 290, [-300, -200, -100, 0, 100, 200]),
        (0.01, 0.061, [0.01, 0.02, 0.03, 0.04, 0.05, 0.06]),
    ],
)
def test_an_axis_has_round_numbers(first: float, last: float, found: list[float]) -> None:
    assert ticks(first, last) == pytest.approx(found)


def test_a_folder_has_figures_page_and_drawing(tmp_path: Path) -> None:
    standing = climb(Plan("towers", ("level1", "level2"), 2), 2, folder=tmp_path)
    names = [path.name for path in write(standing, list(rows(standing)), tmp_path, Words("en"), DAY)]
    assert names == ["figures.jsonl", "table.md", "chart.svg"]
    assert len((tmp_path / "figures.jsonl").read_text().splitlines()) == 3
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted([*names, "matches.jsonl"])
