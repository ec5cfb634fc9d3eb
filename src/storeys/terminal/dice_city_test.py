import random
from collections.abc import Iterator
from typing import Any

import pytest
from rich.cells import cell_len

from ..games import GAMES
from ..games.dice_city.cards import FIRST_CARD, NAMES
from ..games.dice_city.picture import as_json
from ..games.dice_city.picture_type import Picture
from ..games.kit import OVER, SPECTATOR, copy
from ..play import Match
from ..words import LANGUAGES, Words
from .dice_city import LABEL, LETTERS, board
from .scene import Scene
from .screen import Screen
from .sheet import show_sheets
from .sitters import seated

DICE_CITY = GAMES["dice_city"]
LETTERS_OF_A_CELL = 11

POSITION = """
seats 3, round 5, starter 0
attack 0, strength 3, bandit strength 3, gained 1, mint 2
display manor well - bazaar mint church stables catapult
0: dice - - - - -; stock 2/1/0; passes 1; tokens 4; red 4-town_hall* 5-merchant_guild; blue 3-church
1: dice 4 2 6 1 1; tokens 9; bandits 3 5; ships 5 5; red 1-grand_statue 2-manor 6-cathedral*
2: dice 1 2 3 4 5; stock 0/0/1; black 1-regular_army
gone lumber_mill
"""

ALONE = """
seats 1, round 3, starter 0
dice 0, training_camp 1
display manor well church bazaar mint church stables catapult
0: dice 4 - 6 - -; stock 0/1/3; white 4-quarry*; red 6-town_hall
"""

ENDED = """
seats 2, round 7, starter 0, ships by 0
ended
display manor well - bazaar mint church stables catapult
0: dice 4 2 6 1 1; tokens 9; ships 5 5 5 5 20
1: dice 1 2 3 4 5; tokens 3
"""


def seen(state: Any, seat: int) -> Any:
    view = copy(state)
    if DICE_CITY.to_move(state) != OVER:
        DICE_CITY.conceal(view, seat)
    return view


def scene(view: Any, language: str = "en", **changes: Any) -> Scene[Picture]:
    words, players = Words(language), ["you", "greedy", "random", "Maria Magdalena de la Fuente"]
    names = [sitter.name for sitter in seated(players[: int(view.seats)], words)]
    return Scene(as_json(view), DICE_CITY.to_move(view), tuple(names), (), words, **changes)


def drawn(view: Any, language: str = "en", **changes: Any) -> list[str]:
    return [line.plain.rstrip() for line in board(scene(view, language, **changes))]


def shown(position: str, seat: int = 0, **changes: Any) -> list[str]:
    return drawn(seen(DICE_CITY.parse(position), seat), **changes)


def after(lines: list[str], start: str, many: int) -> list[str]:
    """The lines that follow the first one with such a beginning."""
    first = next(number for number, line in enumerate(lines) if line.startswith(start))
    return lines[first + 1 : first + 1 + many]


def random_positions(seats: int, seed: int) -> Iterator[Any]:
    """Now and then a position of the first moves of a random match."""
    chooser, state = random.Random(seed), DICE_CITY.start(seats, {"hard": seed % 2})
    for move in range(1500):
        if DICE_CITY.to_move(state) == OVER:
            break
        if move % 83 == 0:
            yield state
        DICE_CITY.apply_action(state, chooser.choice(DICE_CITY.possible(state)))
    yield state


@pytest.mark.parametrize("seats", DICE_CITY.seats)
def test_a_board_fits_in_80_columns_at_any_moment_in_every_language_whoever_looks(seats: int) -> None:
    for number, state in enumerate(random_positions(seats, seats)):
        language = LANGUAGES[number % len(LANGUAGES)]
        for view in (state, seen(state, SPECTATOR), seen(state, number % seats)):
            assert all(cell_len(line) <= 80 for line in drawn(view, language, has_symbols=number % 2 == 0))


@pytest.mark.parametrize("width", [48, 60])
def test_a_narrow_window_gets_a_board_in_several_rows(width: int) -> None:
    for state in random_positions(4, 5):
        assert all(cell_len(line) <= width for line in drawn(seen(state, 0), "pl", width=width))


@pytest.mark.parametrize("language", LANGUAGES)
def test_short_names_and_abilities_fit_in_their_cells_and_cards_differ_in_their_first_letters(language: str) -> None:
    words = Words(language)
    for message in ("dice_city-short", "dice_city-gives"):
        assert all(cell_len(words.say(message, card=card)) <= LETTERS_OF_A_CELL for card in NAMES)
    assert all(cell_len(words.say("dice_city-cli-row", row=die)) <= LABEL for die in ("white", "red", "blue"))
    starts = {words.say("dice_city-short", card=card)[:LETTERS] for card in NAMES[FIRST_CARD:]}
    assert len(starts) == len(NAMES) - FIRST_CARD


def test_ones_own_city_is_shown_in_full() -> None:
    city = shown(POSITION)
    assert after(city, "yellow", 2) == [
        "         +1 stone    +1 strength +1 VP       reroll      +1 strength +1 wood",
        "red      Cave        Militia     Traveller   Town Hall   Guild       Mountain",
    ]


def test_dice_and_deactivation_tokens_are_marked() -> None:
    city = shown(ALONE)
    assert next(line for line in city if line.startswith("white")).split() == [
        *("white", "Forest", "Mountain", "Cave", "■Quarry", "Mountain", "Cave")
    ]
    assert "✗+2 stone" in after(city, "white", 1)[0]
    assert "■Town Hall" in next(line for line in city if line.startswith("red"))


def test_a_player_has_resources_tokens_strength_lasting_abilities_and_points() -> None:
    assert after(shown(POSITION), "▶You", 2) == [
        " 13 points, 2 wood, 1 stone, 1 pass token, strength 3 (+3 against bandits)",
        " 2 × Mint",
    ]


def test_the_cities_of_the_others_are_small_and_show_only_what_is_in_sight() -> None:
    lines = shown(POSITION)
    names = next(number for number, line in enumerate(lines) if "Greedy bot 1" in line)
    assert lines[names + 1].split("  ")[0] == " 8 points in sight"
    assert lines[names + 1].endswith("1 point in sight, 1 iron")
    assert lines[names + 4].split() == ["Stat", "Mano", "·", "·", "·", "✗Cath", "·", "·", "■·", "·", "·", "·"]


def test_at_the_end_of_the_match_nothing_is_hidden() -> None:
    text = "\n".join(drawn(seen(DICE_CITY.parse(ENDED), 1)))
    assert "in sight" not in text
    assert "last round" not in text


def test_a_score_sheet_tells_nobody_what_lies_face_down(capsys: pytest.CaptureFixture[str]) -> None:
    match = Match("dice_city", 3, seed=1)
    match.state.players[1].tokens = 9
    show_sheets(Screen("en"), match, ["You", "Ada", "Bo"], match.view(0))
    assert "Ada: 0 points" in capsys.readouterr().out
    show_sheets(Screen("en"), match, ["You", "Ada", "Bo"], match.view(1))
    assert "Ada: 9 points\n Victory point tokens  9  D-30" in capsys.readouterr().out


def test_the_display_has_its_upper_row_on_the_left_and_marks_what_can_be_paid() -> None:
    assert after(shown(POSITION), "Display", 4) == [
        " 1 Manor       1/2/0 4 2 +2 VP           5 Mint        0/2/2 5 3 goods +1",
        " 2 Well        0/1/1 3 1 reroll dice     6 Church      1/1/1 4 2 copy a die",
        " 3 ·                                     7✓Stables     2/0/0 3 1 shift a die",
        " 4 Bazaar      1/0/1 3 1 1 of each       8 Catapult    2/0/1 4 2 +3 strength",
    ]


def test_piles_bandits_and_ships_are_counted() -> None:
    lines = shown(POSITION)
    assert after(lines, "Always", 1)[0].startswith("✓Lumber Mill 2/0/0 2 0 +2 wood (14)")
    assert after(lines, "Bandits", 1) == ["3: 2 points (4)   4: 3 points (5)   5: 4 points (4)"]
    assert after(lines, "Trade ships", 1) == ["2: 5 points (3)   3: 10 points (3)   4: 20 points (1)"]


def test_alone_turns_are_counted_and_bandits_never_used_up() -> None:
    lines = shown(ALONE, goal=65)
    assert lines[0] == "Turn 3 of 15 · Dice · goal: 65 points · Location deck: 51 cards"
    assert after(lines, "Bandits", 1) == ["2: 2 points   3: 3 points   4: 4 points"]


def test_a_goal_that_nobody_knows_is_not_made_up() -> None:
    assert shown(ALONE)[0] == "Turn 3 of 15 · Dice · Location deck: 51 cards"


def test_the_last_round_is_announced() -> None:
    assert shown(POSITION.replace("starter 0", "starter 0, ships by 0"))[0].startswith(
        "Round 5 · Attack · the last round"
    )


def test_without_symbols_everything_is_ascii() -> None:
    assert "\n".join(shown(POSITION, has_symbols=False)).isascii()
    assert "x+2 stone" in after(shown(ALONE, has_symbols=False), "white", 1)[0]
