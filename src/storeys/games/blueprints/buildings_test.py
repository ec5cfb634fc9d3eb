"""Placing and scoring: worked examples, a slow and obvious scorer, and the highest building there is."""

import random
import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest

from ..kit import PositionError, run
from . import GAME, buildings, score_building
from .buildings import DEAD, Building
from .dice import DIE_KINDS, MATERIAL_NAMES, material_of, value_of
from .names import SQUARE_NAMES
from .plans import HATCHED, PLAN_NAMES, SQUARES, on_square, wanted
from .reading import parse_building
from .text import show_building

TRIED = 100_000  # buildings of random games that are scored again
EXAMPLE = "X1/31/1X wood-3@12 glass-5@21 recycled-5@21 stone-6@21 wood-4@22 recycled-1@31"


def building(plan: str, *towers: str) -> str:
    """A building as text, tower by tower: building("X1/31/1X", "12 wood-3", "21 glass-5 stone-6")."""
    placed = [f"{die}@{square}" for square, *dice in map(str.split, towers) for die in dice]
    return " ".join([plan, *placed])


def points(text: str) -> dict[str, int]:
    """The lines of a building, by what they are for."""
    return {line.message.removeprefix("blueprints-building-"): line.points for line in score_building(text)}


def total(text: str) -> int:
    return buildings.score(parse_building(text))


def tops(text: str) -> list[int]:
    return [on_square(int(parse_building(text).tops), square) for square in range(SQUARES)]


def fitting(text: str, value: int) -> list[str]:
    """The squares on which a die of this value may be placed."""
    built = parse_building(text)
    return [name for square, name in enumerate(SQUARE_NAMES) if buildings.fits_on(int(built.tops), square, value)]


# --- Placing ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("B-13")
def test_any_die_fits_on_an_empty_open_square() -> None:
    for value in range(1, 7):
        assert fitting("X1/31/1X", value) == ["12", "21", "22", "31"]


@pytest.mark.rule("B-13")
def test_nothing_is_ever_placed_on_a_hatched_square() -> None:
    assert tops("X1/31/1X") == [HATCHED, 0, 0, 0, 0, HATCHED]
    with pytest.raises(PositionError, match="glass-6 does not fit on 11"):
        parse_building("X1/31/1X glass-6@11")


@pytest.mark.rule("B-14")
def test_a_die_goes_on_a_lower_or_an_equal_one() -> None:
    for top in range(1, 7):
        allowed = [value for value in range(1, 7) if "22" in fitting(f"XX/X1/23 wood-{top}@22", value)]
        assert allowed == list(range(top, 7))


@pytest.mark.rule("B-14")
def test_only_the_top_of_a_square_counts() -> None:
    assert fitting("XX/X1/23 wood-1@22 wood-5@22 wood-6@31 wood-6@32", 4) == []


@pytest.mark.rule("B-15")
def test_a_square_may_be_built_higher_than_the_blueprint_wants() -> None:
    assert total(building("X1/31/1X", "12 stone-1 stone-2 stone-3 stone-4 stone-5 stone-6")) == 2 + 3 + 5 + 8 + 8 + 8


@pytest.mark.rule("B-16")
def test_what_was_placed_stays_below_what_comes_later() -> None:
    built = parse_building("X1/31/1X wood-3@12 glass-5@21 stone-6@21 wood-4@12")
    assert [buildings.floor_of(built, index) for index in range(4)] == [1, 1, 2, 2]
    assert show_building(built) == "X1/31/1X wood-3@12 glass-5@21 stone-6@21 wood-4@12"


@pytest.mark.rule("B-17")
@pytest.mark.parametrize(("value", "fits"), [(1, False), (2, False), (3, False), (4, True), (5, True), (6, True)])
def test_a_die_fits_if_one_square_takes_it(value: int, fits: bool) -> None:
    assert buildings.fits(parse_building("XX/X1/23 wood-5@22 wood-4@31 wood-6@32"), value) == fits


@pytest.mark.rule("B-17")
def test_while_a_square_is_empty_everything_fits() -> None:
    assert buildings.fits(parse_building("XX/X1/23 wood-5@22 wood-4@31"), 1)


# --- The building score ----------------------------------------------------------------------------------------------


@pytest.mark.rule("B-19")
def test_the_bonus_is_for_exactly_the_heights_of_the_blueprint() -> None:
    assert points(building("XX/X1/23", "22 glass-1", "31 glass-1 glass-1", "32 glass-1 glass-1 glass-1"))["bonus"] == 6
    assert "bonus" not in points(building("XX/X1/23", "22 glass-1", "31 glass-1 glass-1", "32 glass-1 glass-1"))
    assert "bonus" not in points(
        building("XX/X1/23", "22 glass-1", "31 glass-1 glass-1", "32 glass-1 glass-1", "22 glass-1")
    )


@pytest.mark.rule("B-19")
def test_a_building_turned_around_gets_no_bonus() -> None:
    square = building("XX/12/21", "21 glass-1 glass-1", "22 glass-1", "31 glass-1", "32 glass-1 glass-1")
    assert "bonus" not in points(square)


@pytest.mark.rule("B-20")
def test_wood_counts_every_die_that_shares_a_face_of_any_material() -> None:
    # 12 stands behind 22; 21 beside 22; 31 behind 21.
    assert points("X1/31/1X wood-1@22") == {}
    assert points("X1/31/1X wood-1@22 glass-1@12") == {"wood": 2, "glass": 1}
    assert points("X1/31/1X wood-1@22 glass-1@12 glass-1@21") == {"wood": 4, "glass": 2}
    assert points("X1/31/1X wood-1@22 glass-1@12 glass-1@21 glass-1@22") == {"wood": 6, "glass": 3}
    assert points("X1/31/1X wood-1@22 glass-1@31") == {"glass": 1}  # across a corner


@pytest.mark.rule("B-20")
def test_two_wooden_dice_count_each_other() -> None:
    assert points("X1/31/1X wood-1@22 wood-1@22")["wood"] == 4


@pytest.mark.rule("B-20")
def test_wood_counts_above_and_below_but_not_beside_another_floor() -> None:
    tower = building("X1/31/1X", "21 glass-1 wood-1 glass-1")
    assert points(tower)["wood"] == 4
    assert points(f"{tower} glass-1@22")["wood"] == 4
    assert points(f"{tower} glass-1@22 glass-1@22")["wood"] == 6


@pytest.mark.rule("B-20")
def test_wood_does_not_count_around_the_corner_of_a_row() -> None:
    """Column 2 of one row and column 1 of the next are neighbours in number, not on the card."""
    assert points("XX/12/21 wood-1@22 wood-1@31") == {}
    assert points("X2/X1/X3 wood-1@12 wood-1@32") == {}


@pytest.mark.rule("B-21")
@pytest.mark.parametrize(("dice", "worth"), list(enumerate((2, 5, 10, 15, 20, 30), start=1)))
def test_recycled_dice_are_worth_more_together(dice: int, worth: int) -> None:
    assert points(building("X2/X2/X2", f"12{' recycled-3' * dice}")) == {"recycled": worth}


@pytest.mark.rule("B-22")
@pytest.mark.parametrize(("below", "worth"), list(enumerate((2, 3, 5, 8, 8, 8))))
def test_stone_counts_by_its_floor(below: int, worth: int) -> None:
    assert points(building("X2/X2/X2", f"12{' wood-1' * below} stone-1"))["stone"] == worth


@pytest.mark.rule("B-23")
def test_glass_counts_its_value_covered_or_not() -> None:
    assert points("X2/X2/X2 glass-2@12 stone-4@12 glass-5@22") == {"stone": 3, "glass": 7}


@pytest.mark.rule("B-17")
def test_a_dead_die_counts_for_nothing() -> None:
    three = "XX/X1/23 glass-6@22 wood-5@31 recycled-6@32"
    for name in MATERIAL_NAMES:
        assert points(f"{three} {name}-1@dead") == points(three)


def test_the_building_of_the_rulebook_scores_27() -> None:
    assert points(EXAMPLE) == {"bonus": 6, "wood": 6, "recycled": 5, "stone": 5, "glass": 5}
    assert total(EXAMPLE) == 27


def test_the_buildings_of_the_first_example_score_23_each() -> None:
    first = building("XX/12/21", "21 recycled-1", "22 recycled-2 recycled-3", "31 glass-1 glass-2", "32 wood-4")
    assert points(first) == {"bonus": 6, "wood": 4, "recycled": 10, "glass": 3}
    second = building("XX/11/22", "21 wood-1", "22 wood-3 stone-4", "31 recycled-5", "32 recycled-6 recycled-6")
    assert points(second) == {"wood": 10, "recycled": 10, "stone": 3}


def test_lines_say_how_many_dice_they_count() -> None:
    lines = {line.rule: dict(line.arguments) for line in score_building(EXAMPLE)}
    assert lines == {"B-19": {}, "B-20": {"dice": 2}, "B-21": {"dice": 2}, "B-22": {"dice": 1}, "B-23": {"dice": 1}}


@pytest.mark.parametrize(
    "text", ["", "XX/99/XX", "wood-3@12", "X1/31/1X wood-9@12", "X1/31/1X wood-3@13", "X1/31/1X ?"]
)
def test_a_text_that_is_no_building_is_not_scored(text: str) -> None:
    with pytest.raises(PositionError):
        score_building(text)


# --- A slow and obvious scorer ---------------------------------------------------------------------------------------

SIDES = ((1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0), (0, 0, 1), (0, 0, -1))
Cell = tuple[int, int, int]


def obvious_score(plan: int, dice: list[int], squares: list[int]) -> int:
    """Put every die into space, then look at each of them."""
    space: dict[Cell, tuple[str, int]] = {}
    for die, square in zip(dice, squares, strict=True):
        if square != DEAD:
            row, column, floor = square // 2, square % 2, 1
            while (row, column, floor) in space:
                floor += 1
            space[row, column, floor] = MATERIAL_NAMES[material_of(die)], value_of(die)
    shape = {(row, column, floor) for row, column, floor in space}
    scored = 6 if shape == PLANNED[plan] else 0
    recycled = sum(material == "recycled" for material, _ in space.values())
    scored += {0: 0, 1: 2, 2: 5, 3: 10, 4: 15, 5: 20, 6: 30}[recycled]
    for (row, column, floor), (material, value) in space.items():
        if material == "wood":
            scored += 2 * sum((row + x, column + y, floor + z) in shape for x, y, z in SIDES)
        elif material == "stone":
            scored += 8 if floor >= 4 else {1: 2, 2: 3, 3: 5}[floor]
        elif material == "glass":
            scored += value
    return scored


def planned(name: str) -> set[Cell]:
    """The cells that a plan wants filled."""
    rows = name.replace("X", "0").split("/")
    return {
        (row, column, floor)
        for row in range(3)
        for column in range(2)
        for floor in range(1, int(rows[row][column]) + 1)
    }


PLANNED = [planned(name) for name in PLAN_NAMES]


@pytest.mark.compiles
def test_the_buildings_of_random_games_score_what_an_obvious_scorer_says() -> None:
    """Whole rounds of games at full speed; dead dice are among them."""
    seats = 4
    rounds = run.playouts(GAME, seats, -(-TRIED // (3 * seats)), number=1).states["rounds"]
    built, scored = rounds["buildings"].reshape(-1), rounds["scores"].reshape(-1)
    columns = (built["plan"], built["dice"], built["squares"])
    assert [
        obvious_score(*one) for one in zip(*(column.tolist() for column in columns), strict=True)
    ] == scored.tolist()
    assert len(built) >= TRIED
    assert (built["squares"] == DEAD).any()
    assert (built["heights"] == 0).sum() == 0


def random_building(generator: random.Random) -> Building:
    """Up to six dice anywhere they fit; often in rising order, so that towers grow high."""
    built = parse_building(generator.choice(PLAN_NAMES))
    dice = [generator.randrange(DIE_KINDS) for _ in range(generator.randint(0, 6))]
    for die in sorted(dice) if generator.random() < 0.5 else dice:
        squares = [square for square in range(SQUARES) if buildings.fits_on(int(built.tops), square, value_of(die))]
        if squares:
            square = max(squares) if generator.random() < 0.4 else generator.choice(squares)
            buildings.stack(built, die, square)
        buildings.note(built, die, square if squares else DEAD)
    return built


def test_unfinished_and_lopsided_buildings_score_what_an_obvious_scorer_says() -> None:
    generator = random.Random(1)
    for _ in range(2000):
        built = random_building(generator)
        dice, squares = (column[: built.taken].tolist() for column in (built.dice, built.squares))
        assert buildings.score(built) == obvious_score(int(built.plan), dice, squares), show_building(built)


# --- The highest building --------------------------------------------------------------------------------------------


def heights_on(name: str) -> Iterator[tuple[int, ...]]:
    """Every way to stack up to six dice on the open squares of a plan."""
    ranges = [range(7) if height else range(1) for height in wanted(name)]
    return (heights for heights in product(*ranges) if sum(heights) <= 6)


def best_score(heights: tuple[int, ...], recycled: int) -> int:
    """The most a building of this shape can score with so many recycled dice.

    Sixes fit on sixes, so every die shows a 6. Of what is not recycled, each die may be whatever counts most in its
    place, because no other die's points depend on that; recycled are those that would count least.
    """
    cells = {(square // 2, square % 2, floor) for square in range(6) for floor in range(1, heights[square] + 1)}
    worth = sorted(_best_in(cells, cell) for cell in cells)
    return (0, 2, 5, 10, 15, 20, 30)[recycled] + sum(worth[recycled:])


def _best_in(cells: set[Cell], cell: Cell) -> int:
    row, column, floor = cell
    wood = 2 * sum((row + x, column + y, floor + z) in cells for x, y, z in SIDES)
    return max(wood, (2, 3, 5, 8, 8, 8)[floor - 1], 6)


def highest(name: str) -> int:
    """The highest score on one plan, over every shape and every number of recycled dice."""
    plan = tuple(wanted(name))
    return max(
        best_score(heights, recycled) + 6 * (heights == plan)
        for heights in heights_on(name)
        for recycled in range(sum(heights) + 1)
    )


def test_no_building_scores_more_than_44() -> None:
    found = {name: highest(name) for name in PLAN_NAMES}
    assert {name for name, score in found.items() if score == 44} == {"X1/13/X1", "X1/12/X2", "X1/22/X1"}
    assert set(found.values()) == {42, 44}
    readme = (Path(__file__).parent / "README.md").read_text("utf-8")
    assert re.findall(
        r"44 points for a building are\s+possible on `(.+?)`,\s+`(.+?)`\s+and\s+`(.+?)`,\s+and\s+42", readme
    ) == [tuple(name for name in PLAN_NAMES if found[name] == 44)]


def test_a_building_of_44_stands() -> None:
    tower = building("X1/22/X1", "12 glass-6", "21 glass-6 glass-6", "22 wood-6 glass-6", "32 glass-6")
    assert points(tower) == {"bonus": 6, "wood": 8, "glass": 30}


def test_a_tower_of_sixes_with_glass_below_stone_scores_42() -> None:
    for plan in PLAN_NAMES:
        square = SQUARE_NAMES[next(square for square, height in enumerate(wanted(plan)) if height)]
        assert total(building(plan, f"{square} glass-6 glass-6 glass-6 stone-6 stone-6 stone-6")) == 42
