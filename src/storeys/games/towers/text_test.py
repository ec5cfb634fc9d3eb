"""Positions of 5 Towers as text, there and back, and what is said about a text that is no position."""

import random
import re
from pathlib import Path
from textwrap import dedent

import pytest

from ..kit import PositionError, as_bytes
from . import GAME, soundness
from .names import PHASES
from .reading import parse
from .state import SEATS
from .text import show

BIDDING = """\
seats 3, starter 0, passes 0
bidding 1, spoken 1, bid 1 by 0
display candy-7 spooky-9 plant-0 scrap-3 sand-12
0: candy 15 9 8; plant 4; removed sand-5 sand-6
1: sand 9
2:
discards candy-3
"""

TAKING = """\
seats 2, starter 1, passes 1
taking 0, spoken 2, bid 3 by 0
display candy-7* spooky-9 plant-0 scrap-3 sand-12
0:
1:
"""


# --- There and back --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
def test_the_positions_of_random_games_are_written_and_read_back_to_the_byte(seats: int) -> None:
    state, generator, phases, actions = GAME.start(seats), random.Random(seats), set[int](), [0]
    while actions:
        if int(state.phase) not in phases or generator.random() < 0.3:
            assert as_bytes(parse(show(state))) == as_bytes(state), show(state)
            phases.add(int(state.phase))
        if actions := GAME.possible(state):
            GAME.apply_action(state, generator.choice(actions))
    assert phases == set(range(len(PHASES)))


@pytest.mark.parametrize("text", [BIDDING, TAKING])
def test_a_position_reads_as_it_was_written(text: str) -> None:
    assert show(parse(text)) == text


def test_the_position_of_the_rulebook_can_be_read() -> None:
    readme = (Path(__file__).parent / "README.md").read_text(encoding="utf-8")
    (text,) = re.findall(r"(?:^    .*\n)+", readme, re.MULTILINE)
    assert show(parse(text)) == dedent(text)


def test_the_tower_of_the_rulebook_stands() -> None:
    readme = (Path(__file__).parent / "README.md").read_text(encoding="utf-8")
    (values,) = re.findall(r"([\d ]+) is a tower", readme)
    tower = parse(BIDDING.replace("2:", f"2: scrap{values}").replace("scrap-3", "sand-3")).players[2]
    assert tower.cards[3, : tower.height[3]].tolist() == [int(value) for value in values.split()]


def test_the_draw_pile_is_what_is_nowhere_else() -> None:
    state = parse(BIDDING)
    assert state.left == 80 - 5 - 7 - 1
    assert len(GAME.as_json(state)["pile"]["contents"]) == state.left


def test_spaces_around_lines_and_the_order_of_the_seats_do_not_matter() -> None:
    first, second, display, *seats, discards = BIDDING.splitlines()
    text = "\n\n   " + "\n  ".join([first, second, discards, *reversed(seats), display]) + "\n\n"
    assert show(parse(text)) == BIDDING


def test_what_a_taker_may_still_choose_is_worked_out_again() -> None:
    state = parse(TAKING)
    assert (int(state.to_take), len(GAME.legal(state))) == (2, 4)


# --- Texts that are no position --------------------------------------------------------------------------------------


def complaint(text: str) -> str:
    with pytest.raises(PositionError) as refused:
        parse(text)
    return str(refused.value)


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("seats 3", "seats 6", "not the first line of a position: seats 6, starter 0, passes 0"),
        ("seats 3", "seats 1", "not the first line of a position: seats 1, starter 0, passes 0"),
        ("starter 0", "starter 3", "not the first line of a position: seats 3, starter 3, passes 0"),
        ("passes 0", "passes 3", "not the first line of a position: seats 3, starter 0, passes 3"),
        ("seats 3", "players 3", "not the first line of a position: players 3, starter 0, passes 0"),
        ("bidding", "haggling", "not the second line of a position: haggling 1, spoken 1, bid 1 by 0"),
        ("bidding 1", "bidding", "not the second line of a position: bidding, spoken 1, bid 1 by 0"),
        ("bid 1 by", "bid 6 by", "not the second line of a position: bidding 1, spoken 1, bid 6 by 0"),
        ("bidding 1", "dealing 1", "not the second line of a position: dealing 1, spoken 1, bid 1 by 0"),
        ("by 0", "by 4", "there are not so many seats: bidding 1, spoken 1, bid 1 by 4"),
        ("bidding 1", "bidding 3", "there are not so many seats: bidding 3, spoken 1, bid 1 by 0"),
        ("spoken 1", "spoken 4", "there are not so many seats: bidding 1, spoken 4, bid 1 by 0"),
        ("bidding 1", "taking 1", "only the winner of the auction takes and builds"),
        ("2:\n", "", "every seat has one line, and display and discards at most one"),
        ("2:\n", "2:\n2:\n", "every seat has one line, and display and discards at most one"),
        ("2:", "3:", "not a line of a position: 3:"),
        ("2:", "2", "not a line of a position: 2"),
        ("2:\n", "2:\ndiscards sand-1\n", "every seat has one line, and display and discards at most one"),
        ("2:\n", "2:\ndisplay sand-1\n", "every seat has one line, and display and discards at most one"),
        ("2:\n", "2:\ntrash sand-1\n", "not a line of a position: trash sand-1"),
        ("2:", "2: brick 4", "no such suit: brick"),
        ("2:", "2: scrap x", "no such card: scrap-x"),
        ("2:", "2: scrap 16", "no such card: scrap-16"),
        ("2:", "2: scrap -1", "no such card: scrap--1"),
        ("2:", "2: removed scrap", "no such card: scrap"),
        ("candy-7", "candy7", "no such card: candy7"),
        ("candy-7", "brick-7", "no such card: brick-7"),
        ("sand-12", "sand-12 sand-1", "the display has room for five cards"),
        ("2:", "2: scrap 5 5", "scrap-5 does not fit on a 5"),
        ("2:", "2: scrap 5 8", "scrap-8 does not fit on a 5"),
        ("2:", "2: scrap 0 9", "scrap-9 does not fit on a 0"),
        ("2:", "2: candy 7", "too many of candy-7"),
        ("2:", "2: sand 6", "too many of sand-6"),
        ("discards candy-3", "discards candy-3 candy-3", "too many of candy-3"),
        ("discards candy-3", "discards candy-3 candy-3 candy-3", "too many of candy-3"),
        ("candy-7 spooky-9", "candy-7 candy-7", "too many of candy-7"),
    ],
)
def test_a_text_that_is_no_position_is_refused_with_a_sentence(old: str, new: str, sentence: str) -> None:
    assert old in BIDDING
    assert complaint(BIDDING.replace(old, new, 1)) == sentence


@pytest.mark.parametrize("text", ["", "\n\n", "seats 2, starter 0, passes 0"])
def test_a_position_has_at_least_two_lines(text: str) -> None:
    assert complaint(text) == "a position has at least two lines"


@pytest.mark.rule("T-2")
def test_with_four_seats_there_are_two_cards_of_some_values_and_never_three() -> None:
    text = "seats 4, starter 0, passes 0\ndealing\n0: candy 7\n1: candy 7\n2:{}\n3:\n"
    parse(text.format(""))
    assert complaint(text.format(" candy 7")) == "too many of candy-7"
    assert complaint(text.format(" sand 9; removed sand-9")) == "too many of sand-9"


def test_a_position_in_which_nothing_could_happen_is_refused() -> None:
    text = TAKING.replace("0:\n", "0: candy 5 0\n")  # the card in the hand cannot be built
    assert complaint(text) == "nothing could be done in this position"


def test_a_seat_that_is_there_twice_does_not_stand_for_another() -> None:
    text = BIDDING.replace("1: sand 9\n", "2:\n")
    assert complaint(text) == "every seat has one line, and display and discards at most one"


@pytest.mark.rule("T-3")
def test_a_second_tower_of_a_suit_is_refused() -> None:
    assert complaint(BIDDING.replace("2:", "2: scrap 5; scrap 4")) == "a second tower: scrap"


@pytest.mark.rule("T-8")
def test_a_removed_roof_is_refused() -> None:
    assert complaint(BIDDING.replace("sand-6", "sand-0")) == "a roof is never removed: sand-0"


def test_a_number_of_any_length_is_refused() -> None:
    assert complaint(BIDDING.replace("2:", f"2: scrap {'9' * 5000}")).startswith("no such card: scrap-999")


# --- Positions that make no sense in their phase ---------------------------------------------------------------------


def in_phase(line: str) -> str:
    return BIDDING.replace("bidding 1, spoken 1, bid 1 by 0", line)


UNSOUND = [
    (in_phase("starting"), "before the start nothing has happened"),
    (in_phase("dealing"), "there is nothing to deal"),
    (in_phase("ended"), "the display is cleared when the match is over"),
    (re.sub("display .*\n", "", BIDDING), "there is no auction without a display"),
    (BIDDING.replace("candy-7", "candy-7*"), "cards are taken and placed only after the auction"),
    (BIDDING.replace("candy-7", "-"), "cards are taken and placed only after the auction"),
    (in_phase("bidding 0, spoken 3, bid 1 by 0"), "everybody has spoken"),
    (in_phase("bidding 2, spoken 1, bid 1 by 0"), "it is somebody else's turn to bid"),
    (in_phase("bidding 1, spoken 1"), "there is a bid as soon as the starting player has spoken"),
    (in_phase("bidding 0, spoken 0, bid 1 by 0"), "there is a bid as soon as the starting player has spoken"),
    (in_phase("bidding 1, spoken 1, bid 1 by 2"), "the bidder has not spoken yet"),
    (in_phase("bidding 1, spoken 1, bid 5 by 0"), "a bid for the whole display ends the auction"),
    (in_phase("taking 1, spoken 3, bid 1 by 0"), "only the winner of the auction takes and builds"),
    (
        TAKING.replace("bid 3 by 0", "bid 0 by 0"),
        "the winner has bid for at least one card, and no more than there are",
    ),
    (TAKING.replace("spoken 2", "spoken 1"), "the winner has not spoken yet"),
    (TAKING.replace("spoken 2", "spoken 1").replace("starter 1", "starter 0"), "the auction is not over"),
    (TAKING.replace("candy-7*", "-"), "cards are placed after taking and removing"),
    (TAKING.replace("bid 3 by 0", "bid 1 by 0"), "all the cards of the bid are taken"),
    (TAKING.replace("taking", "removing"), "the cards in hand are not those of the bid"),
    (TAKING.replace("taking", "building"), "the cards in hand are not those of the bid"),
]


@pytest.mark.parametrize(("text", "sentence"), UNSOUND)
def test_a_position_that_makes_no_sense_is_refused_with_a_sentence(text: str, sentence: str) -> None:
    assert complaint(text) == sentence


def test_every_sentence_about_sense_was_shown_above() -> None:
    source = Path(soundness.__file__).read_text(encoding="utf-8")
    assert {sentence for _, sentence in UNSOUND} == set(
        re.findall(r'(?:yield|return) .*, "(.+)"$', source, re.MULTILINE)
    )
