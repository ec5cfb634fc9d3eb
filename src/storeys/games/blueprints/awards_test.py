"""Who is ranked where in a round, and who wins its awards and prizes (B-5, B-9, B-24 … B-26)."""

import pytest

from . import awards
from .awards import AWARD_NAMES, NOBODY, PRIZE_NAMES, Round
from .dice import MATERIAL_NAMES
from .reading import parse_building
from .state import ROUNDS

# Three dice that score 6 points together on a plan of three squares, and three dead ones.
DEAD = " recycled-1@dead" * 3
THREE_STONE = f"XX/22/X2 stone-6@21 stone-6@22 stone-6@32{DEAD}"
TWO_STONE = f"XX/22/X2 stone-6@21 stone-6@22 glass-2@32{DEAD}"
ONE_STONE = f"XX/22/X2 stone-6@21 glass-2@22 glass-2@32{DEAD}"
GLASS = f"XX/22/X2 glass-2@21 glass-2@22 glass-2@32{DEAD}"
HIGHER = f"XX/22/X2 glass-2@21 glass-2@22 glass-3@32{DEAD}"

# What wins a prize: a tower of six stones, rising, wins three.
SPIRE = "X1/31/1X stone-1@12 stone-2@12 stone-3@12 stone-4@12 stone-5@12 stone-6@12"
RAINBOW = "X1/31/1X wood-1@12 stone-2@21 glass-3@22 wood-4@31 stone-5@12 glass-6@21"
EQUALS = "X1/31/1X wood-4@12 stone-4@21 glass-4@22 wood-4@31 stone-5@12 glass-6@21"
PLAIN = "X1/31/1X wood-4@12 stone-4@21 glass-4@22 wood-3@31 stone-5@12 glass-6@21"


def scored(*players: str, demand: str = "stone glass", starter: int = 0) -> Round:
    """A round with these buildings, scored."""
    played = Round.zero()
    awards.clear(played)
    played.starter, played.demand[:] = starter, [MATERIAL_NAMES.index(name) for name in demand.split()]
    for seat, building in enumerate(players):
        played.buildings[seat] = parse_building(building)
    awards.score_round(played, len(players))
    return played


def ranks(*players: str, demand: str = "stone glass", starter: int = 0) -> list[int]:
    played = scored(*players, demand=demand, starter=starter)
    return [awards.rank(played, len(players), seat) for seat in range(len(players))]


def awarded(*players: str) -> list[str]:
    return [AWARD_NAMES[award] for award in scored(*players).awards[: len(players)]]


def winner(prize: str, *players: str, demand: str = "stone glass", starter: int = 0) -> int:
    return int(scored(*players, demand=demand, starter=starter).prizes[PRIZE_NAMES.index(prize)])


def earned(building: str) -> set[str]:
    """The prizes a building would win if nobody else qualified."""
    return {name for prize, name in enumerate(PRIZE_NAMES) if awards.earns(parse_building(building), prize)}


# --- The ranking -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("B-24")
def test_the_higher_building_score_is_ranked_first() -> None:
    assert scored(GLASS, HIGHER, THREE_STONE).scores.tolist() == [6, 7, 6, 0]
    assert ranks(GLASS, HIGHER, THREE_STONE)[1] == 1


@pytest.mark.rule("B-24")
@pytest.mark.parametrize(
    ("demand", "expected"),
    [("stone glass", [1, 2, 3, 4]), ("stone wood", [1, 2, 3, 4]), ("glass stone", [4, 3, 2, 1])],
)
def test_equal_scores_are_ranked_by_the_first_material_in_demand(demand: str, expected: list[int]) -> None:
    assert ranks(THREE_STONE, TWO_STONE, ONE_STONE, GLASS, demand=demand) == expected


@pytest.mark.rule("B-24")
def test_then_by_the_second_material_in_demand() -> None:
    assert ranks(GLASS, THREE_STONE, demand="wood stone") == [2, 1]
    assert ranks(THREE_STONE, GLASS, demand="wood glass", starter=1) == [2, 1]


@pytest.mark.rule("B-24")
@pytest.mark.parametrize(("starter", "expected"), [(0, [4, 3, 2, 1]), (1, [1, 4, 3, 2]), (3, [3, 2, 1, 4])])
def test_then_by_the_later_turn_in_this_round(starter: int, expected: list[int]) -> None:
    assert ranks(THREE_STONE, ONE_STONE, TWO_STONE, GLASS, demand="wood recycled", starter=starter) == expected


@pytest.mark.rule("B-24")
def test_dead_dice_break_no_tie() -> None:
    """Otherwise the three recycled dice of the first player would."""
    assert ranks(THREE_STONE, THREE_STONE.replace("recycled", "wood"), demand="recycled wood") == [2, 1]


@pytest.mark.rule("B-24")
def test_the_example_is_won_by_one_stone() -> None:
    first = "XX/12/21 recycled-1@21 recycled-2@22 recycled-3@22 glass-1@31 glass-2@31 wood-4@32"
    second = "XX/11/22 wood-1@21 wood-3@22 stone-4@22 recycled-5@31 recycled-6@32 recycled-6@32"
    played = scored(first, second, demand="recycled stone", starter=1)
    assert played.scores[:2].tolist() == [23, 23]
    assert played.awards[:2].tolist() == [0, awards.SILVER]


@pytest.mark.rule("B-9")
@pytest.mark.parametrize(
    ("demand", "starter", "expected"),
    [("stone wood", 0, 2), ("glass wood", 0, 1), ("wood recycled", 0, 1), ("wood recycled", 2, 2)],
)
def test_of_the_lowest_buildings_the_one_ranked_last_starts_the_next_round(
    demand: str, starter: int, expected: int
) -> None:
    played = scored(HIGHER, THREE_STONE, GLASS, demand=demand, starter=starter)
    assert awards.next_starter(played, 3) == expected


@pytest.mark.rule("B-9")
def test_the_first_player_starts_the_next_round_with_the_lowest_building() -> None:
    assert awards.next_starter(scored(GLASS, HIGHER, HIGHER, demand="wood stone"), 3) == 0


# --- Awards ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("B-5")
@pytest.mark.rule("B-25")
def test_two_players_play_for_silver() -> None:
    assert awarded(GLASS, HIGHER) == ["", "silver"]


@pytest.mark.rule("B-5")
@pytest.mark.rule("B-25")
def test_three_players_play_for_gold_and_silver() -> None:
    assert awarded(GLASS, HIGHER, THREE_STONE) == ["", "gold", "silver"]


@pytest.mark.rule("B-5")
@pytest.mark.rule("B-25")
def test_four_players_play_for_gold_silver_and_bronze() -> None:
    assert awarded(GLASS, HIGHER, THREE_STONE, TWO_STONE) == ["", "gold", "silver", "bronze"]


# --- Prizes ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("B-26")
def test_a_skyscraper_has_five_floors_or_more() -> None:
    tower = "X1/31/1X wood-1@12 stone-1@12 glass-1@12 wood-2@12"
    assert "skyscraper" not in earned(f"{tower} wood-2@21 wood-2@21")
    assert "skyscraper" in earned(f"{tower} wood-2@12 wood-2@21")
    assert "skyscraper" in earned(SPIRE)


@pytest.mark.rule("B-26")
def test_a_geometer_has_all_values() -> None:
    assert earned(RAINBOW) == {"geometer"}
    assert earned(RAINBOW.replace("wood-1", "wood-2")) == set()


@pytest.mark.rule("B-26")
def test_integrity_is_four_dice_or_more_of_one_value() -> None:
    assert earned(EQUALS) == {"integrity"}
    assert earned(EQUALS.replace("stone-5", "stone-4")) == {"integrity"}
    assert earned(PLAIN) == set()


@pytest.mark.rule("B-26")
def test_materials_is_five_dice_or_more_of_one_material() -> None:
    for name in MATERIAL_NAMES:
        four = f"X1/31/1X {name}-1@12 {name}-2@12 {name}-3@21 {name}-3@22"
        odd = "wood" if name != "wood" else "glass"
        assert earned(f"{four} {odd}-4@22 {odd}-5@22") == set()
        assert earned(f"{four} {name}-4@22 {odd}-5@22") == {"materials"}
        assert earned(f"{four} {name}-4@22 {name}-5@22") == {"materials"}


@pytest.mark.rule("B-26")
def test_dead_dice_win_no_prize() -> None:
    three = "XX/22/X2 stone-6@21 stone-6@22 stone-6@32"
    assert earned(f"{three} stone-1@dead stone-2@dead stone-3@dead") == set()
    assert earned(f"{three} stone-6@32 stone-2@dead stone-3@dead") == {"integrity"}
    rising = "XX/22/X2 stone-2@21 glass-3@22 wood-5@32 wood-1@dead stone-4@22 stone-6@21"
    assert earned(rising) == set()


@pytest.mark.rule("B-26")
def test_one_building_may_win_several_prizes() -> None:
    assert earned(SPIRE) == {"skyscraper", "geometer", "materials"}
    assert [winner(prize, PLAIN, SPIRE) for prize in PRIZE_NAMES] == [1, 1, NOBODY, 1]


@pytest.mark.rule("B-26")
def test_a_prize_that_nobody_earns_stays_unawarded() -> None:
    assert scored(PLAIN, PLAIN).prizes.tolist() == [NOBODY] * 4


@pytest.mark.rule("B-26")
@pytest.mark.parametrize(
    ("demand", "starter", "expected"),
    [("stone wood", 0, 0), ("glass stone", 0, 1), ("recycled wood", 0, 1), ("recycled wood", 1, 0)],
)
def test_of_several_who_earn_a_prize_the_tie_breaks_decide_without_the_score(
    demand: str, starter: int, expected: int
) -> None:
    """Seat 0 has six stones and the higher score, seat 1 six of glass."""
    assert winner("geometer", SPIRE, SPIRE.replace("stone", "glass"), demand=demand, starter=starter) == expected


@pytest.mark.rule("B-26")
def test_a_lower_building_can_win_the_prize_of_a_higher_one() -> None:
    lower, higher = SPIRE.replace("stone", "glass"), SPIRE
    played = scored(lower, higher, demand="glass stone")
    assert played.scores[0] < played.scores[1]
    assert played.awards[:2].tolist() == [0, awards.SILVER]
    assert played.prizes.tolist() == [0, 0, NOBODY, 0]


@pytest.mark.rule("B-4")
def test_there_is_one_prize_of_each_kind_in_every_round() -> None:
    played = scored(SPIRE, SPIRE, EQUALS)
    assert sorted(played.prizes.tolist()) == [1, 1, 1, 2]
    assert [awards.points(played, seat) for seat in range(3)] == [2, 3 + 3 * 2, 2]
    assert ROUNDS == 3
