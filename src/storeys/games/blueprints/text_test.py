"""Positions of Blueprints as text, there and back, and what is said about a text that is no position."""

import random
import re
from pathlib import Path
from textwrap import dedent

import pytest

from ..kit import PositionError, as_bytes
from . import GAME
from .names import PHASES
from .reading import parse
from .state import SEATS
from .text import show

PLACING = """\
seats 3
round 1, starter 1, demand wood glass
0: XX/X1/23 stone-5@22
1: X1/31/1X recycled-6@12 recycled-3@21
2: XX/22/X2 wood-1@21
placing 2 glass-4
pool wood-1 recycled-1 stone-2 glass-2 wood-3 recycled-5 stone-5 glass-6
"""
DISCARDING = """\
seats 2, refuse dead dice, open awards
round 1, starter 0, demand wood glass
0: XX/X1/23 stone-5@22 stone-5@31 stone-5@32 glass-2@dead
1: X1/31/1X recycled-6@12 recycled-5@21 recycled-4@22
discarding 0
pool wood-1 recycled-1 stone-2 glass-2 wood-3 recycled-5 stone-5
discards wood wood recycled stone glass glass
"""
DEALING = "seats 2\nround 1, starter 1, demand wood glass\n0: XX/X1/23\n1:\ndealing\n"
DEMAND = "seats 2\nround 1, starter 1\n0:\n1:\ndemand\n"
START = "seats 2\nround 1, starter 0\n0:\n1:\nstarting\n"
SECOND = """\
seats 2
round 1, starter 0, demand wood glass
0: XX/X1/23 stone-1@22 stone-2@22 stone-3@22 stone-4@22 stone-5@22 stone-6@22
1: X1/31/1X glass-1@12 glass-1@12 glass-1@12 glass-1@12 glass-1@12 glass-1@12
round 2, starter 1, demand stone
0:
1:
demand
"""
POSITIONS = (PLACING, DISCARDING, DEALING, DEMAND, START, SECOND)


# --- There and back --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", [{}, {"refuse_dead_dice": 1}, {"open_awards": 1}])
@pytest.mark.parametrize("seats", SEATS)
def test_the_positions_of_random_games_are_written_and_read_back_to_the_byte(
    seats: int, options: dict[str, int]
) -> None:
    state, dice, phases, actions = GAME.start(seats, options), random.Random(seats), set[int](), [0]
    while actions:
        if int(state.phase) not in phases or dice.random() < 0.3:
            assert as_bytes(parse(show(state))) == as_bytes(state), show(state)
            phases.add(int(state.phase))
        if actions := GAME.possible(state):
            GAME.apply_action(state, dice.choice(actions))
    assert phases == set(range(len(PHASES))) - (set() if seats == 2 else {PHASES.index("discarding")})


@pytest.mark.parametrize("text", POSITIONS)
def test_a_position_reads_as_it_was_written(text: str) -> None:
    assert show(parse(text)) == text


def test_the_position_of_the_rulebook_can_be_read() -> None:
    readme = (Path(__file__).parent / "README.md").read_text(encoding="utf-8")
    (text,) = re.findall(r"(?:^    .*\n)+", readme, re.MULTILINE)
    assert show(parse(text)) == dedent(text)


def test_spaces_around_lines_do_not_matter_nor_does_the_order_of_the_pool() -> None:
    text = "\n\n   " + "\n  ".join(
        PLACING.replace("wood-1 recycled-1 stone-2", "stone-2 wood-1 recycled-1").splitlines()
    )
    assert show(parse(text)) == PLACING


def test_the_bag_and_the_deck_are_what_is_nowhere_else() -> None:
    state = parse(DISCARDING)
    assert state.bag.tolist() == [3, 2, 2, 3]
    assert int(state.deck).bit_count() == 22


def test_scores_awards_and_prizes_of_earlier_rounds_are_worked_out_again() -> None:
    played = parse(SECOND).rounds[0]
    assert (played.scores.tolist(), played.awards.tolist()) == ([34, 6, 0, 0], [2, 0, 0, 0])
    assert played.prizes.tolist() == [1, 0, 1, 1]


# --- Texts that are no position --------------------------------------------------------------------------------------


def complaint(text: str) -> str:
    with pytest.raises(PositionError) as refused:
        parse(text)
    return str(refused.value)


@pytest.mark.parametrize(
    ("text", "old", "new", "said"),
    [
        ("", "", "", "not the first line"),
        (START, "seats 2", "seats 5", "not the first line"),
        (START, "seats 2", "seats 2, open dice", "not the first line"),
        (START, "round 1, starter 0\n0:\n1:\n", "", "one to three rounds"),
        (START, "starting\n", "", "one to three rounds"),
        (START, "round 1", "round 2", "not the first line of round 1"),
        (START, "starter 0", "starter 2", "not the first line of round 1"),
        (START, "1:\n", "2:\n", "no line for seat 1"),
        (START, "1:\nstarting", "starting", "one to three rounds"),
        (START, "starting", "sleeping", "not a phase"),
        (START, "starting", "starting\npot wood-1", "not a line of a position"),
        (START, "starting", "starting 0", "the turn is not that of seat 0"),
        (DEMAND, "starter 1", "starter 1, demand clay", "no such material: clay"),
        (DEALING, "XX/X1/23", "XX/X1/24", "no such blueprint: XX/X1/24"),
        (DEALING, "1:", "1: XX/X1/23", "a blueprint twice: XX/X1/23"),
        (PLACING, "stone-5@22", "stone-7@22", "no such die: stone-7"),
        (PLACING, "stone-5@22", "stone-5@41", "no such square: stone-5@41"),
        (PLACING, "stone-5@22", "stone-5", "no such square: stone-5"),
        (PLACING, "stone-5@22", "stone-5@11", "stone-5 does not fit on 11"),
        (PLACING, "stone-5@22", "stone-5@?", "no such square"),
        (PLACING, "recycled-3@21", "recycled-3@12", "recycled-3 does not fit on 12"),
        (PLACING, "stone-5@22", "stone-5@dead", "stone-5 fits and cannot be dead"),
        (PLACING, "0: XX/X1/23", "0: ?", "no such blueprint: ?"),
        (PLACING, "pool wood-1", "pool wood-0", "no such die: wood-0"),
        (PLACING, "glass-6\n", "glass-6 glass-6 glass-6\n", "not a line of a position"),
        (DISCARDING, "discards wood", "discards clay", "no such material: clay"),
        (SECOND, " stone-6@22", "", "everybody takes six dice"),
        (SECOND, "stone-1@22", "stone-1@22 stone-1@22", "nobody takes more than six dice"),
        (SECOND, "demand wood glass", "demand wood", "two materials are in demand in every round"),
        (SECOND, "demand wood glass", "demand wood wood", "are different"),
        (SECOND, "round 2, starter 1", "round 2, starter 0", "seat 1 starts round 2"),
        (SECOND, "\ndemand\n", "\nended\n", "everybody takes six dice"),
    ],
)
def test_a_text_that_is_no_position_is_refused_with_what_is_wrong(text: str, old: str, new: str, said: str) -> None:
    assert old in text
    assert said in complaint(text.replace(old, new, 1))


@pytest.mark.parametrize(
    ("text", "old", "new", "said"),
    [
        (START, "starter 0", "starter 1", "before the start nothing has happened"),
        (
            SECOND,
            "round 2, starter 1, demand stone\n0:\n1:\ndemand",
            "round 2, starter 1\n0:\n1:\nstarting",
            "nothing has",
        ),
        (START, "starter 0", "starter 0, demand wood", "before the start nothing has happened"),
        (DEMAND, "starter 1", "starter 1, demand wood glass", "blueprints are dealt as soon as"),
        (DEMAND, "starter 1", "starter 1, demand wood wood", "are different"),
        (DEMAND, "0:", "0: XX/X1/23", "blueprints are dealt after"),
        (DEALING, ", demand wood glass", ", demand wood", "two materials are in demand before"),
        (DEALING, "0: XX/X1/23\n1:", "0:\n1: XX/X1/23", "in the order of seats"),
        (DEALING, "1:", "1: X1/31/1X", "in the order of seats"),
        (DEALING, "0: XX/X1/23", "0: XX/X1/23 wood-1@22", "dice are taken after the pool is rolled"),
        (DEALING, "dealing", "drawing", "everybody has a blueprint before"),
        (DEALING, "dealing", "dealing\npool wood-1", "the pool has 0 to 0 dice"),
        (DEALING, "dealing", "dealing\ndiscards wood", "two players discard a die on every turn"),
        (PLACING, " stone-5@22\n1: X1/31/1X", "\n1: X1/31/1X stone-5@22", "dice are taken in turn"),
        (PLACING, "starter 1", "starter 0", "dice are taken in turn"),
        (PLACING, "placing 2", "placing 1", "the turn is not that of seat 1"),
        (PLACING, "placing 2 glass-4", "placing 2", "a die is in hand while it is being placed"),
        (PLACING, "placing 2 glass-4", "taking 2 glass-4", "the pool has 9 to 9 dice"),
        (PLACING, "placing 2 glass-4", "discarding 2", "only two players discard"),
        (PLACING, "placing 2 glass-4\npool wood-1 recycled-1", "drawing\npool", "the pool has 8 to 8 dice"),
        (PLACING, "glass-6\n", "glass-6\ndiscards wood\n", "two players discard a die on every turn"),
        (DISCARDING, "discards wood", "discards", "two players discard a die on every turn"),
        (DISCARDING, "recycled-1 stone-2", "stone-2", "the pool has 7 to 7 dice"),
        (SECOND, "demand\n", "ended\n", "everybody takes six dice"),
    ],
)
def test_a_position_that_could_not_come_about_is_refused(text: str, old: str, new: str, said: str) -> None:
    assert old in text
    assert said in complaint(text.replace(old, new, 1))


def test_more_dice_than_there_are_cannot_be() -> None:
    assert complaint(
        PLACING.replace("pool wood-1 recycled-1 stone-2 glass-2 wood-3 recycled-5 stone-5", "pool" + " glass-1" * 7)
    ) == ("too many dice of glass")
    assert complaint(SECOND.replace("glass-1@12", "stone-1@12")) == "there are eight dice of each material in a round"


def test_a_die_in_hand_must_fit() -> None:
    stuck = DISCARDING.replace(" glass-2@dead", "").replace("discarding 0", "placing 0 glass-2")
    assert complaint(stuck) == "the die in hand fits nowhere"


def test_a_match_is_over_only_after_three_rounds() -> None:
    two = SECOND[: SECOND.index("round 2")] + "ended\n"
    assert complaint(two) == "a match is over after three rounds"
