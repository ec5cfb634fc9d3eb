import random
from collections.abc import Iterator
from typing import Any

import pytest
from rich.cells import cell_len

from ..games.kit import OVER, SPECTATOR, copy
from ..games.skyscrapers import GAME as SKYSCRAPERS
from ..games.skyscrapers.picture import as_json
from ..words import LANGUAGES, Words
from .scene import Scene
from .sitters import seated
from .skyscrapers import board

# Seat 0 has a worker on the ground and two on a floor, one of them together with a worker of seat 1.
POSITION = """
seats 2, starter 0
acting 0, actions 2, idle 0, built
floor-VH z@1,0,2 VH by 0
upright-VH x@2,0,2 VH by 1
0: hand upright-LTD-worker deck-VDE floor-H-worker; workers 1,0,0 0,-1,2 1,0,2 - -; girders 2
1: hand universal-D; workers 1,0,2 - - - -; girders 2; doubled 2
"""

# The bay of the H is closed by a roof and two base cards, with a worker of seat 1 in it; a deck lies above.
CLOSED = """
seats 2, starter 0
acting 0, actions 3, idle 1
floor-VH z@0,0,2 VH by 0
base y@-1,-1,1 BV by 0
base y@1,-1,1 BV by 1
upright-VH y@0,1,2 VH by 1
deck-VDE z@0,1,3 VDE by 1
0: hand upright-LR; workers 1,0,0 - - - -; girders 2
1: hand upright-LB; workers 0,-1,0 - - - -; girders 2
"""


def after(position: str, *actions: str) -> Any:
    state = SKYSCRAPERS.parse(position)
    for action in actions:
        SKYSCRAPERS.apply_action(state, SKYSCRAPERS.read(state, action))
    return state


def seen(state: Any, seat: int) -> Any:
    view = copy(state)
    if SKYSCRAPERS.to_move(state) != OVER:
        SKYSCRAPERS.conceal(view, seat)
    return view


def drawn(view: Any, language: str = "en", **changes: Any) -> list[str]:
    words, players = Words(language), ["you", "greedy", "random", "Maria Magdalena de la Fuente"]
    names = tuple(sitter.name for sitter in seated(players[: int(view.seats)], words))
    scene = Scene(as_json(view), SKYSCRAPERS.to_move(view), names, (), words, **changes)
    return [line.plain.rstrip() for line in board(scene)]


def plan(state: Any, title: str) -> list[str]:
    """The plan under a title, as seat 0 sees it, on a screen where plans stand below each other."""
    lines = drawn(seen(state, 0), width=40)
    first = lines.index(title) + 1
    return lines[first : lines.index("", first)]


def random_positions(seats: int, seed: int) -> Iterator[Any]:
    """Every eleventh position of a random match with trembling hands, and the last one."""
    chooser, state, moves = random.Random(seed), SKYSCRAPERS.start(seats, {"hands": 2}), 0
    while SKYSCRAPERS.to_move(state) != OVER:
        if moves % 11 == 0:
            yield state
        SKYSCRAPERS.apply_action(state, chooser.choice(SKYSCRAPERS.possible(state)))
        moves += 1
    yield state


@pytest.mark.parametrize("seats", SKYSCRAPERS.seats)
@pytest.mark.parametrize("seed", [1, 2])
def test_a_board_fits_in_80_columns_at_any_moment_in_every_language_whoever_looks(seats: int, seed: int) -> None:
    for number, state in enumerate(random_positions(seats, seed)):
        language = LANGUAGES[number % len(LANGUAGES)]
        for view in (state, seen(state, SPECTATOR), seen(state, number % seats)):
            assert all(cell_len(line) <= 80 for line in drawn(view, language, has_symbols=number % 2 == 0))


@pytest.mark.parametrize("width", [40, 60])
def test_a_narrow_window_gets_its_plans_below_each_other(width: int) -> None:
    for state in random_positions(4, 3):
        assert all(cell_len(line) <= width for line in drawn(seen(state, 0), width=width))


def test_the_ground_shows_the_h_with_the_numbers_of_its_cards_and_the_cells_beside_it() -> None:
    assert plan(SKYSCRAPERS.parse(POSITION), "Ground") == [
        "   -2  -1  0   1   2",
        " 1     │       │",
        "     · │ ·   · │ A1",
        " 0     1───0───2",
        "     · │ ·   · │ ·",
        "-1     │       │",
    ]


def test_a_floor_is_a_plan_with_its_level_its_walls_and_who_stands_on_it() -> None:
    assert plan(SKYSCRAPERS.parse(POSITION), "Height 2 · level 1") == [
        "   0   1   2",
        " 1         │",
        "     ·   A+│",
        " 0     3   4",
        "     A2  · │",
        "-1         │",
    ]


def test_closed_cells_are_crossed_and_decks_are_hatched() -> None:
    state = SKYSCRAPERS.parse(CLOSED)
    assert "     · │ ×   B1│ ·" in plan(state, "Ground")
    assert plan(state, "Height 3")[2] == "    ▒▒▒ ▒▒▒"


def test_whoever_is_trapped_and_how_long_nobody_has_built_is_told() -> None:
    lines = drawn(seen(SKYSCRAPERS.parse(CLOSED), 0))
    assert lines[0] == "Actions left: 3 · Highest top: 3 · Turns without a new card: 1 of 6"
    assert "  B1 0,-1,0 (trapped)" in lines


def test_whoever_lies_is_told() -> None:
    shaken = POSITION.replace("starter 0", "starter 0, hands steady").replace("idle 0", "idle 0, lying 0.2")
    (lying,) = (line for line in drawn(seen(SKYSCRAPERS.parse(shaken), 0)) if "(lying)" in line)
    assert "A2 0,-1,2 (lying)" in lying


def test_everybody_has_a_letter_and_below_it_points_cards_and_workers() -> None:
    lines = drawn(seen(SKYSCRAPERS.parse(POSITION), 0))
    you = lines.index("▶A You")
    assert lines[you : you + 6] == [
        "▶A You",
        "  2 points, in hand: 5 cards, base cards: 2, in reserve: 2",
        "  A1 1,0,0  A2 0,-1,2  A3 1,0,2",
        " B Greedy bot 1",
        "  4 points, in hand: 3 cards, base cards: 2, in reserve: 4",
        "  B1 1,0,2",
    ]


def test_one_sees_the_own_hand_by_kind_and_no_other() -> None:
    state = SKYSCRAPERS.parse(POSITION)
    own = "\n".join(drawn(seen(state, 0)))
    assert "Base cards: 2\nUprights: LTD*\nDecks: VDE\nFloors: H*\n" in own
    assert "Universal cards: D" not in own
    assert "Universal cards: D" in "\n".join(drawn(seen(state, 1)))
    assert "Base cards:" not in "\n".join(drawn(seen(state, SPECTATOR)))


def test_places_for_a_chosen_card_are_marked_and_told_with_what_they_bring() -> None:
    state = after(POSITION, "card floor-H-worker")
    lines = drawn(seen(state, 0))
    offered = [SKYSCRAPERS.data(state, action)["slot"] for action in SKYSCRAPERS.possible(state)]
    assert "Chosen: floor (level middle) with a worker" in lines
    assert all(any(f"{slot} (" in line for line in lines) for slot in offered)
    assert any("◦" in line for line in plan(state, "Height 3"))
    assert "Chosen" not in "\n".join(drawn(seen(state, 1)))


def test_turnings_are_told_with_what_they_bring() -> None:
    state = after(POSITION, "card upright-LTD-worker")
    SKYSCRAPERS.apply_action(state, SKYSCRAPERS.possible(state)[0])
    lines = drawn(seen(state, 0))
    turnings = lines[lines.index("Chosen: upright (left, top, rising diagonal) with a worker") + 1]
    assert {part.split(" (")[0] for part in turnings.split(", ")} <= {"LTD", "RTE"}


def test_cells_that_a_worker_may_go_to_are_marked_where_nobody_stands() -> None:
    assert plan(after(POSITION, "worker 2"), "Height 2 · level 1")[2:] == [
        "     ◦   A+│",
        " 0     3   4",
        "     A2  ◦ │",
        "-1         │",
    ]


def test_without_symbols_everything_is_ascii_and_can_still_be_told_apart() -> None:
    lines = drawn(seen(SKYSCRAPERS.parse(CLOSED), 0), has_symbols=False)
    assert "\n".join(lines).isascii()
    assert ". open  x closed in  # deck  o to choose from  * printed worker" in lines
