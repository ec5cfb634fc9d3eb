import random
from collections.abc import Iterator
from typing import Any

import pytest
from rich.cells import cell_len

from ..games import GAMES
from ..games.kit import OVER
from ..games.towers.picture import as_json
from ..games.towers.picture_type import Picture
from ..play import Entry
from ..words import LANGUAGES, Words
from .scene import Scene
from .sitters import seated
from .towers import bids, board

TOWERS = GAMES["towers"]

POSITION = """
seats 3, starter 0, passes 1
building 1, spoken 3, bid 3 by 1
display candy-7 - scrap-3* sand-0 spooky-9*
0: candy 15 9 8; plant 4 0; removed sand-6 sand-5
1: sand 9
2:
discards candy-3
"""


def scene(state: Any, language: str = "en", **changes: Any) -> Scene[Picture]:
    words, players = Words(language), ["you", "greedy", "random", "greedy", "Maria Magdalena de la Fuente"]
    names = [sitter.name for sitter in seated(players[: int(state.seats)], words)]
    return Scene(as_json(state), TOWERS.to_move(state), tuple(names), (), words, **changes)


def drawn(state: Any, language: str = "en", **changes: Any) -> list[str]:
    return [line.plain.rstrip() for line in board(scene(state, language, **changes))]


def random_positions(seats: int, seed: int) -> Iterator[Any]:
    """Every ninth position of a random match, and the last one."""
    chooser, state, moves = random.Random(seed), TOWERS.start(seats), 0
    while TOWERS.to_move(state) != OVER:
        if moves % 9 == 0:
            yield state
        TOWERS.apply_action(state, chooser.choice(TOWERS.possible(state)))
        moves += 1
    yield state


@pytest.mark.parametrize("seats", TOWERS.seats)
@pytest.mark.parametrize("seed", [1, 2])
def test_a_board_fits_in_80_columns_at_any_moment_in_every_language(seats: int, seed: int) -> None:
    for number, state in enumerate(random_positions(seats, seed)):
        language = LANGUAGES[number % len(LANGUAGES)]
        for symbols in (True, False):
            assert all(cell_len(line) <= 80 for line in drawn(state, language, has_symbols=symbols))


@pytest.mark.parametrize("width", [36, 48, 60])
def test_a_narrow_window_gets_a_board_in_several_rows(width: int) -> None:
    for state in random_positions(5, 3):
        assert all(cell_len(line) <= width for line in drawn(state, width=width))


@pytest.mark.parametrize("seats", TOWERS.seats)
def test_every_name_stands_over_its_own_towers(seats: int) -> None:
    state = TOWERS.start(seats)
    names = drawn(state)[0]
    for seat, name in enumerate(scene(state).names):
        lot = 80 // seats
        assert names[seat * lot :].startswith(f" {name}"[:lot])


def test_towers_grow_upwards_and_end_in_a_roof() -> None:
    lines = drawn(TOWERS.parse(POSITION))
    assert [line[:15].rstrip() for line in lines[3:8]] == [
        " [ 8]",
        " [ 9]       /\\",
        " [15]      [ 4]",
        "   ♥    ☾    ♣",
        "   3         2",
    ]


def test_the_board_tells_points_removed_cards_and_whose_turn_it_is() -> None:
    lines = drawn(TOWERS.parse(POSITION))
    assert lines[0].split("  ")[0] == " You"
    assert "▶Greedy bot 1" in lines[0]
    assert lines[1].split() == ["7", "points", "2", "points", "0", "points"]
    assert "✗ 2 (–3)" in "\n".join(lines)


def test_the_display_shows_what_is_in_the_hand_and_a_gap_for_what_was_placed() -> None:
    face = next(line for line in drawn(TOWERS.parse(POSITION)) if line.startswith("│"))
    assert [face[slot * 15 : slot * 15 + 14].strip() for slot in range(5)] == [
        "│  7       ♥ │",
        "",
        "│  3     ✓ ■ │",
        "│  0 /\\    ▲ │",
        "│  9     ✓ ☾ │",
    ]


def test_the_piles_are_counted_and_the_pass_is_told() -> None:
    text = "\n".join(drawn(TOWERS.parse(POSITION)))
    assert "Draw pile: 67 cards · second time through · Discard pile: 1 card" in text


START = Entry(-1, "start 0", {"do": "start", "seat": 0})
BID = Entry(0, "bid 3", {"do": "bid", "cards": 3})
PASS = Entry(1, "pass", {"do": "pass"})


def test_bids_are_those_since_chance_moved_last() -> None:
    assert bids([START, BID, PASS]) == {0: 3, 1: None}
    assert bids([BID, START, PASS]) == {1: None}
    assert bids([BID, START]) == {}


def test_bids_stand_under_the_names() -> None:
    display = "display sand-1 sand-2 sand-3 sand-4 sand-5"
    state = TOWERS.parse(f"seats 2, starter 0, passes 0\nbidding 1, spoken 1, bid 3 by 0\n{display}\n0:\n1:\n")
    lines = [line.plain for line in board(Scene(**{**vars(scene(state)), "moves": (START, BID, PASS)}))]
    assert lines[2].split("  ")[0] == " bids 3"
    assert lines[2].strip().endswith("passes")


def test_without_symbols_everything_is_ascii_and_suits_still_differ() -> None:
    lines = drawn(TOWERS.parse(POSITION), has_symbols=False)
    assert "\n".join(lines).isascii()
    assert lines[6][:26].split() == ["C", "K", "P", "R", "S"]
