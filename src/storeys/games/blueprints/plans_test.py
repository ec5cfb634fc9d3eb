"""The 24 blueprints, held against what a deck must keep."""

import re
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pytest

from .plans import BARE, FEWEST_OPEN, HATCHED, PLAN_NAMES, PLANS, SQUARES, WANTED, on_square, pack, wanted


def looks(name: str) -> Iterator[str]:
    """The plan as it lies, turned around, and in a mirror on either side."""
    rows = name.split("/")
    yield name
    yield "/".join(row[::-1] for row in reversed(rows))
    yield "/".join(row[::-1] for row in rows)
    yield "/".join(reversed(rows))


def open_squares(name: str) -> list[int]:
    return [height for height in wanted(name) if height]


@pytest.mark.rule("B-2")
@pytest.mark.parametrize("name", PLAN_NAMES)
def test_a_plan_has_three_or_four_open_squares_with_six_dice_on_them(name: str) -> None:
    assert re.fullmatch("[X123]{2}/[X123]{2}/[X123]{2}", name)
    assert FEWEST_OPEN <= len(open_squares(name)) <= 4
    assert sum(open_squares(name)) == 6


@pytest.mark.rule("B-2")
def test_there_are_24_plans() -> None:
    assert PLANS == len(PLAN_NAMES) == 24
    assert min(len(open_squares(name)) for name in PLAN_NAMES) == FEWEST_OPEN


@pytest.mark.rule("B-3")
def test_no_two_plans_are_alike_even_turned_around_or_in_a_mirror() -> None:
    alike = [(one, other) for one, other in combinations(PLAN_NAMES, 2) if other in looks(one)]
    assert alike == []


@pytest.mark.rule("B-3")
def test_looking_alike_would_be_noticed() -> None:
    assert set(looks("X1/31/1X")) == {"X1/31/1X", "1X/13/X1", "X1/13/1X", "1X/31/X1"} | {"X1/13/1X", "1X/31/X1"}
    assert "32/1X/XX" in looks("XX/X1/23")


@pytest.mark.rule("B-3")
def test_the_rulebook_lists_the_plans_with_their_heights() -> None:
    rows = re.findall(r"^\| ([\d-]+) \| (`.+`) \|$", (Path(__file__).parent / "README.md").read_text("utf-8"), re.M)
    listed = [(heights, name) for heights, names in rows for name in re.findall("`(.+?)`", names)]
    assert tuple(name for _, name in listed) == PLAN_NAMES
    for heights, name in listed:
        assert "-".join(map(str, sorted(open_squares(name), reverse=True))) == heights


def test_a_plan_is_laid_out_four_bits_a_square() -> None:
    plan = PLAN_NAMES.index("X1/31/1X")
    assert [on_square(int(WANTED[plan]), square) for square in range(SQUARES)] == [0, 1, 3, 1, 1, 0]
    assert [on_square(int(BARE[plan]), square) for square in range(SQUARES)] == [HATCHED, 0, 0, 0, 0, HATCHED]
    assert pack([1, 2, 0, 0, 0, 15]) == 0xF00021
