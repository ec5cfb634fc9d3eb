import random
from collections.abc import Iterator
from typing import Any

import pytest
from rich.cells import cell_len

from ..games import GAMES
from ..games.blueprints.picture import as_json
from ..games.blueprints.picture_type import Picture
from ..games.kit import OVER, SPECTATOR, copy
from ..words import LANGUAGES, Words
from .blueprints import board
from .scene import Scene
from .sitters import seated

BLUEPRINTS = GAMES["blueprints"]

POSITION = """
seats 3
round 1, starter 0, demand recycled stone
0: X1/31/1X wood-3@12 glass-5@21 recycled-5@21 stone-6@21
1: XX/X1/23 stone-6@22 wood-6@31 glass-5@32 wood-1@dead
2: XX/22/X2 wood-1@21 wood-1@22 wood-1@32 wood-2@21
taking 0
pool wood-1 stone-1 recycled-3 glass-3 glass-4 stone-5 stone-5 recycled-6 glass-6
"""

# Seat 1 has won the only award; nobody has begun the second round.
NEXT_ROUND = """
seats 2
round 1, starter 0, demand recycled stone
0: X1/31/1X wood-3@12 glass-5@21 recycled-5@21 stone-6@21 wood-4@22 recycled-1@31
1: XX/22/X2 wood-1@21 wood-1@22 wood-1@32 wood-2@21 stone-2@32 glass-2@22
round 2, starter 0, demand glass wood
0: XX/12/21
1: XX/X1/23
taking 0
pool wood-1 stone-1 recycled-3 glass-3 glass-4 stone-5 stone-5 recycled-6
"""


def seen(state: Any, seat: int) -> Any:
    view = copy(state)
    if BLUEPRINTS.to_move(state) != OVER:
        BLUEPRINTS.conceal(view, seat)
    return view


def scene(view: Any, language: str = "en", **changes: Any) -> Scene[Picture]:
    words, players = Words(language), ["you", "greedy", "random", "Maria Magdalena de la Fuente"]
    names = [sitter.name for sitter in seated(players[: int(view.seats)], words)]
    return Scene(as_json(view), BLUEPRINTS.to_move(view), tuple(names), (), words, **changes)


def drawn(view: Any, language: str = "en", **changes: Any) -> list[str]:
    return [line.plain.rstrip() for line in board(scene(view, language, **changes))]


def random_positions(seats: int, seed: int) -> Iterator[Any]:
    """Every seventh position of a random match with open awards, and the last one."""
    chooser, state, moves = random.Random(seed), BLUEPRINTS.start(seats, {"open_awards": seed % 2}), 0
    while BLUEPRINTS.to_move(state) != OVER:
        if moves % 7 == 0:
            yield state
        BLUEPRINTS.apply_action(state, chooser.choice(BLUEPRINTS.possible(state)))
        moves += 1
    yield state


@pytest.mark.parametrize("seats", BLUEPRINTS.seats)
@pytest.mark.parametrize("seed", [1, 2])
def test_a_board_fits_in_80_columns_at_any_moment_in_every_language_whoever_looks(seats: int, seed: int) -> None:
    for number, state in enumerate(random_positions(seats, seed)):
        language = LANGUAGES[number % len(LANGUAGES)]
        for view in (state, seen(state, SPECTATOR), seen(state, number % seats)):
            assert all(cell_len(line) <= 80 for line in drawn(view, language, has_symbols=number % 2 == 0))


@pytest.mark.parametrize("width", [36, 48, 60])
def test_a_narrow_window_gets_a_board_in_several_rows(width: int) -> None:
    for state in random_positions(4, 3):
        assert all(cell_len(line) <= width for line in drawn(seen(state, 0), width=width))


def test_a_building_is_drawn_as_from_the_street_on_its_plan() -> None:
    lines = drawn(seen(BLUEPRINTS.parse(POSITION), 0))
    ground = lines.index("  ▒▒   1      3    1      1    ▒▒")
    assert lines[ground - 3 : ground] == [
        "             [■6]",
        "             [▲5]",
        "      [♣3]   [◇5]  ··     ··",
    ]
    assert lines[ground + 1].split() == ["row", "1", "row", "2", "row", "3"]


def test_a_building_is_scored_while_it_grows() -> None:
    assert "Building so far: 12 points" in drawn(seen(BLUEPRINTS.parse(POSITION), 0))


def test_what_everybody_took_is_public_with_what_was_removed_as_dead() -> None:
    lines = drawn(seen(BLUEPRINTS.parse(POSITION), 0))
    names = next(number for number, line in enumerate(lines) if line.startswith("▶You"))
    assert lines[names].split("  ")[0] == "▶You"
    assert lines[names + 1].split() == ["2", "to", "choose"] * 3
    assert lines[names + 2].split() == ["♣3", "◇5", "▲5", "■6", "■6", "♣6", "◇5", "♣1✗", "♣1", "♣1", "♣1", "♣2"]


def test_no_blueprint_and_no_place_of_others_is_on_the_screen() -> None:
    text = "\n".join(drawn(seen(BLUEPRINTS.parse(POSITION), SPECTATOR)))
    assert "▒▒ hatched" in text
    assert text.count("▒▒") == 1
    assert "[" not in text


def test_the_pool_is_sorted_by_value_and_says_what_fits_nowhere() -> None:
    dice = "stone-5@22 stone-5@31 stone-6@32"
    position = f"""
    seats 2
    round 1, starter 0, demand recycled stone
    0: XX/X1/23 {dice}
    1: XX/22/X2 wood-1@21 wood-1@22 wood-1@32
    taking 0
    pool wood-2 recycled-2 recycled-4 glass-4 glass-5 wood-5 recycled-6 glass-6
    discards wood wood recycled recycled glass glass
    """
    lines = drawn(seen(BLUEPRINTS.parse(position), 0))
    pool = next(line for line in lines if line.startswith("Pool:"))
    assert pool.split() == ["Pool:", "♣2✗", "▲2✗", "▲4✗", "◇4✗", "♣5", "◇5", "▲6", "◇6"]


def test_the_round_the_demand_and_the_bag_are_told() -> None:
    line = drawn(seen(BLUEPRINTS.parse(POSITION), 0))[0]
    assert line == "Round 1 · In demand: ▲ recycled, then ■ stone · Bag: 9 dice  ♣0 ▲4 ■2 ◇3"


# --- After a round ---------------------------------------------------------------------------------------------------


def test_after_a_round_all_buildings_are_shown_with_their_scores_and_who_won() -> None:
    lines = drawn(seen(BLUEPRINTS.parse(NEXT_ROUND), 0))
    assert lines[0] == "The buildings of round 1"
    text = "\n".join(lines)
    points = {line.split()[1]: line.split()[2:] for line in lines if line[:1] in "★♣▲■◇" and line[-1:].isdigit()}
    assert points == {
        "Bonus": ["6", "6"],
        "wood": ["6", "18"],
        "recycled": ["5", "0"],
        "stone": ["5", "3"],
        "glass": ["5", "2"],
    }
    assert "Silver Award: Greedy bot 1" in text


def test_the_buildings_of_the_last_round_are_shown_until_one_begins_the_next() -> None:
    state = BLUEPRINTS.parse(NEXT_ROUND)
    BLUEPRINTS.apply_action(state, BLUEPRINTS.legal(state)[0])
    assert drawn(seen(state, 0))[0].startswith("Round 2")


def test_awards_lie_face_down_unless_the_table_has_agreed_otherwise() -> None:
    closed = "\n".join(drawn(seen(BLUEPRINTS.parse(NEXT_ROUND), 0)))
    opened = "\n".join(drawn(seen(BLUEPRINTS.parse(NEXT_ROUND.replace("seats 2", "seats 2, open awards")), 0)))
    assert "face down: 1" in closed
    assert "face down" not in opened
    assert closed.count("Silver Award") == 1
    assert opened.count("Silver Award") == 2


def test_at_the_end_the_last_buildings_stand_open() -> None:
    *_, last = random_positions(4, 5)
    lines = drawn(last)
    assert lines[0] == "The buildings of round 3"
    assert {"Gold Award", "Silver Award", "Bronze Award"} <= {line.split(":")[0] for line in lines}


def test_without_symbols_everything_is_ascii_and_materials_still_differ() -> None:
    lines = drawn(seen(BLUEPRINTS.parse(POSITION), 0), has_symbols=False)
    assert "\n".join(lines).isascii()
    assert lines[-1] == "W wood  R recycled  S stone  G glass  x fits nowhere  // hatched"
