"""Positions of Dice City as text, there and back, and what is said about a text that is no position."""

import random
import re
from pathlib import Path
from textwrap import dedent

import pytest

from ..kit import PositionError, as_bytes, copy
from . import GAME
from .names import PHASES
from .reading import parse
from .state import ENDED, SEATS, STARTING
from .text import show

COPYING = """\
seats 2, round 5, starter 0
copying 1, strength 2, gained 1, mint 1, die red, chain red4
display manor well - bazaar mint church stables catapult
0: dice 4 2 6 1 1; tokens 9; bandits 3 5; ships 5 5; red 1-grand_statue 2-manor 6-cathedral*
1: dice 1 - - 3 -; stock 2/1/0; passes 1; red 4-town_hall
gone lumber_mill manor
"""

WELL = """\
seats 1, hard, open totals, round 12, starter 0, rounds by 0
rerolling 0, bandit strength 3, rerolls 2, training_camp 2, passed, die white, chain white1 red6, included blue
display manor well - bazaar mint church stables catapult - -
0: dice - - - 3 3; white 1-town_hall; red 6-well
"""

REFRESHING = """\
seats 3, round 1, starter 2
refreshing 2, refreshed
display x well x bazaar mint church stables catapult
0: dice 1 1 1 1 1
1: dice 1 1 1 1 1
2: dice 1 2 3 4 -
gone manor manor
"""

ROLLING = """\
seats 2, round 3, starter 0, deck by 0
ending 1
display - - - - - - - -
0: dice 1 1 1 1 1; stock 1/1/1
1: dice 1 2 ? ? ?; stock 1/0/1
"""


# --- There and back --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
def test_the_positions_of_random_games_are_written_and_read_back_to_the_byte(seats: int) -> None:
    state, whim, phases = GAME.start(seats), random.Random(seats), set[str]()
    while actions := GAME.possible(state):
        if PHASES[state.phase] not in phases or whim.random() < 0.2:
            assert as_bytes(parse(show(state))) == as_bytes(state), show(state)
            phases.add(PHASES[state.phase])
        GAME.apply_action(state, whim.choice(actions))
    assert as_bytes(parse(show(state))) == as_bytes(state)
    assert {"starting", "dice", "refreshing", "build", "ending"} <= phases


@pytest.mark.parametrize("text", [COPYING, WELL, REFRESHING, ROLLING])
def test_a_position_reads_as_it_was_written(text: str) -> None:
    assert show(parse(text)) == text


def test_the_position_of_the_rulebook_can_be_read() -> None:
    readme = (Path(__file__).parent / "README.md").read_text(encoding="utf-8")
    (text,) = re.findall(r"^    seats .*\n(?:    .*\n)+", readme, re.MULTILINE)
    assert show(parse(text)) == dedent(text)


def test_the_position_of_the_module_is_that_of_the_rulebook() -> None:
    assert "\n".join(f"    {line}" for line in COPYING.splitlines()) in str(show.__globals__["__doc__"])


def test_what_is_nowhere_is_in_its_pile_or_in_the_deck() -> None:
    state = parse(COPYING)
    assert state.left == 60 - 7 - 4 - 1
    assert state.piles.tolist() == [14, 15, 15, 15]
    assert (state.bandits.tolist(), state.ships.tolist()) == ([3, 4, 3], [2, 2, 1])


def test_spaces_and_the_order_of_lines_and_parts_do_not_matter() -> None:
    first, second, *rest = COPYING.replace("stock 2/1/0; passes 1", "passes 1;  stock 2/1/0").splitlines()
    second = ", ".join([second.split(", ")[0], *reversed(second.split(", ")[1:])])
    assert show(parse("\n  ".join(["", first, second, *reversed(rest)]) + "\n\n")) == COPYING


def test_a_view_is_shown_and_is_no_position() -> None:
    seen = copy(parse(COPYING))
    GAME.conceal(seen, 1)
    assert "0: dice 4 2 6 1 1; face down; red" in show(seen)
    assert complaint(show(seen)) == "this is not known here, or said twice: face down"


# --- Texts that are no position --------------------------------------------------------------------------------------


def complaint(text: str) -> str:
    with pytest.raises(PositionError) as refused:
        parse(text)
    return str(refused.value)


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("seats 2", "seats 5", "not the first line of a position: seats 5, round 5, starter 0"),
        ("seats 2", "seats 2, hard", "not the first line of a position: seats 2, hard, round 5, starter 0"),
        ("starter 0", "starter 2", "there are not so many seats: seats 2, round 5, starter 2"),
        ("starter 0", "starter 0, deck by 3", "there are not so many seats: seats 2, round 5, starter 0, deck by 3"),
        (
            "starter 0",
            "starter 0, rain by 0",
            "not the first line of a position: seats 2, round 5, starter 0, rain by 0",
        ),
        ("round 5", "round 0", "there are 100 rounds"),
        ("round 5", "round 101", "there are 100 rounds"),
        ("round 5", "round 100", "the last round is known to be the last"),
        ("starter 0", "starter 0, rounds by 0", "the last round is known to be the last"),
        (
            "copying 1",
            "copying",
            "not the second line of a position: copying, strength 2, gained 1, mint 1, die red, chain red4",
        ),
        (
            "copying 1",
            "copying 2",
            "there are not so many seats: copying 2, strength 2, gained 1, mint 1, die red, chain red4",
        ),
        ("copying 1", "ended", "a die and a chain belong to an ability that asks"),
        (
            "copying 1",
            "thinking 1",
            "not the second line of a position: thinking 1, strength 2, gained 1, mint 1, die red, chain red4",
        ),
        ("strength 2", "strength x", "not a number: x"),
        ("mint 1", "bakery 1", "this is not known here, or said twice: bakery 1"),
        ("mint 1", "mint 1, mint 2", "this is not known here, or said twice: mint 2"),
        ("mint 1", "refreshed 1", "nothing is said after this: 1"),
        ("mint 1", "rerolls 21", "dice are not rerolled so often in one turn"),
        ("mint 1", "included blue", "dice are included for a well"),
        ("die red", "die pink", "no such die: pink"),
        ("die red", "die white", "a chain begins under the die"),
        ("die red, ", "", "a die and a chain belong to an ability that asks"),
        (", die red, chain red4", "", "a die and a chain belong to an ability that asks"),
        ("chain red4", "chain red7", "no such place: red7"),
        ("chain red4", "chain red4 red4", "no location is twice in a chain"),
        ("chain red4", "chain red1 red4", "only copiers are followed by another location"),
        ("chain red4", "chain red4 red5", "the last location of the chain asks something else"),
        (
            "chain red4",
            "chain" + " red4" * 11,
            "no chain is so long: red4 red4 red4 red4 red4 red4 red4 red4 red4 red4 red4",
        ),
        ("copying 1", "placing 1", "the last location of the chain asks something else"),
        ("catapult\n", "\n", "the display has 8 slots"),
        ("well -", "well mine", "this card is never on display: mine"),
        ("well -", "well inn", "no such card: inn"),
        ("well -", "well ?", "an ability is answered before chance moves"),
        ("well -", "well x", "nothing has emptied a slot of the display"),
        ("display", "shop", "every seat and the display have one line, and the cards that are gone at most one"),
        ("1: dice", "2: dice", "every seat and the display have one line, and the cards that are gone at most one"),
        ("gone ", "lost ", "not a line of a position: lost lumber_mill manor"),
        ("dice 4 2 6 1 1", "dice 4 2 6 1", "these are not five dice: 4 2 6 1"),
        ("dice 4 2 6 1 1", "dice 4 2 6 1 7", "these are not five dice: 4 2 6 1 7"),
        ("dice 4 2 6 1 1; ", "", "seat 0 has no dice"),
        ("dice 4 2 6 1 1", "dice 4 2 6 1 -", "dice are spent only in one's own turn"),
        ("dice 4 2 6 1 1", "dice 4 2 6 1 ?", "an ability is answered before chance moves"),
        ("dice 1 - - 3 -", "dice 1 - 4 3 -", "a die that is used is spent"),
        ("tokens 9", "stock 2/0/0", "between turns nobody has more than one of a resource"),
        ("stock 2/1/0", "stock 2/1", "a stock is wood/stone/iron: 2/1"),
        ("tokens 9", "tokens nine", "not a number: nine"),
        ("tokens 9", "fame 9", "this is not known here, or said twice: fame 9"),
        ("seats 2", "seats 2, edition 2", "not the first line of a position: seats 2, edition 2, round 5, starter 0"),
        ("tokens 9", "tokens 9; bought 2", "every card in sight was bought, but an army"),
        ("tokens 9", "tokens 9; bought 6", "cards that were bought and covered are out of the game"),
        ("bandits 3 5", "bandits 3 6", "there is no such card to take: 6"),
        ("bandits 3 5", "bandits 3 3 3 3 3", "more bandits or ships are taken than there were"),
        ("ships 5 5", "ships 20 20", "more bandits or ships are taken than there were"),
        ("1-grand_statue", "7-grand_statue", "no such place: red7"),
        ("1-grand_statue", "1-statue", "no such card: statue"),
        ("1-grand_statue", "1-forest", "no such card: forest"),
        ("1-grand_statue", "2-grand_statue", "two cards on one place: 2-manor"),
        ("gone lumber_mill", "gone manor", "too many of manor"),
        ("gone lumber_mill", "gone" + " mine" * 16, "too many of mine"),
    ],
)
def test_a_text_that_is_no_position_is_refused_with_a_reason(old: str, new: str, sentence: str) -> None:
    assert old in COPYING
    assert complaint(COPYING.replace(old, new)).startswith(sentence)


@pytest.mark.parametrize(
    ("text", "old", "new", "sentence"),
    [
        (WELL, "included blue", "included blue black", "there is no other die to include"),
        (WELL, "included blue", "included red", "there is no other die to include"),
        (WELL, "red 6-well", "red 6-well; bandits 3", "alone, bandits and ships are not taken"),
        (WELL, "rounds by 0", "deck by 0", "the last round is known to be the last"),
        (REFRESHING, "refreshing 2, refreshed", "refreshing 2", "this is a refresh"),
        (REFRESHING, "x well x bazaar", "x x x x", "a refresh discards 4 cards"),
        (REFRESHING, "3 4 -", "3 4 5", "a refresh costs a die"),
        (REFRESHING, "mint", "?", "a refresh discards before it deals"),
        (ROLLING, "dice 1 2 ? ? ?", "dice 1 2 3 4 5", "a turn ends with the roll of all dice"),
        (ROLLING, "dice 1 2 ? ? ?", "dice 1 2 - ? ?", "a turn ends with the roll of all dice"),
        (ROLLING, "stock 1/0/1", "stock 1/0/2", "one of each resource is kept"),
        (ROLLING, "ending 1", "ending 1, strength 1", "no turn is going on"),
        (ROLLING, "ending 1", "ended", "the last dice are rolled before the end"),
        (ROLLING, "0: dice 1", "0: dice ?", "others roll their dice in the dice step"),
        (ROLLING, "display -", "display ?", "dice are rolled after the deal"),
    ],
)
def test_what_cannot_be_in_a_step_is_refused(text: str, old: str, new: str, sentence: str) -> None:
    assert old in text
    assert sentence in complaint(text.replace(old, new))


LATE = "seats 2, round 5, starter 0\n{}\ndisplay {}\n0: dice {}; {}\n1: dice 1 1 1 1 1\n"
NOTHING = "- - - - - - - -"
FULL = "red 1-mine 2-mine 3-mine 4-mine 5-mine 6-mine; blue 1-quarry 2-quarry 3-quarry 4-quarry 5-quarry 6-quarry"


@pytest.mark.parametrize(
    ("asked", "display", "dice", "own", "sentence"),
    [
        ("build 0", NOTHING, "1 - - - -", "", "all dice are spent before the other steps"),
        ("attack 0", "? - - - - - - -", "- - - - -", "", "cards are dealt when one was built"),
        ("build 0", "? ? - - - - - -", "- - - - -", "", "one card is replaced at a time"),
        ("adorning 0", NOTHING, "- - - - -", "stock 0/1/0; red 1-grand_statue", "a statue comes from the display"),
        ("adorning 0", "x - - - - - - -", "- - - - -", "stock 0/1/0", "there is no statue"),
        ("adorning 0", "x - - - - - - -", "- - - - -", "stock 1/0/0; red 1-grand_statue", "there is nothing to pay"),
        (
            "adorning 0",
            "x x - - - - - -",
            "- - - - -",
            "stock 0/1/0; red 1-grand_statue",
            "one card is built at a time",
        ),
        ("declaring 0", NOTHING, "- - - - -", "", "two rows must be full"),
        ("declaring 0", NOTHING, "- - - - -", f"{FULL}; ships 10 10 20", "the game ends by itself"),
        ("dice 0", "? - - - - - - -", "- - - - -", "", "cards are dealt after a refresh"),
        ("dice 0, refreshed", "? - - - - - - -", "? - - - -", "", "a refresh and a reroll do not come together"),
        (
            "storing 0, die white, chain white1",
            NOTHING,
            "- - - - -",
            "white 1-storehouse",
            "there is nothing to pay with",
        ),
        ("build 0", NOTHING, "? - - - -", "", "dice are rolled at the end of the turn"),
        ("ending 0", "? - - - - - - -", "? ? ? ? ?", "", "cards are dealt when one was built"),
        ("ended", NOTHING, "1 1 1 1 1", "", "nothing has ended the game"),
        ("starting", NOTHING, "1 1 1 1 1", "", "before the start nothing has happened"),
        ("starting", "? - - - - - - -", "? ? ? ? ?", "", "dice are rolled after the deal"),
        ("copying 0, die white, chain white1", NOTHING, "- - - - -", "white 1-church", "nothing could be done"),
    ],
)
def test_what_cannot_be_late_in_a_turn_is_refused(asked: str, display: str, dice: str, own: str, sentence: str) -> None:
    assert complaint(LATE.format(asked, display, dice, own)).startswith(sentence)


@pytest.mark.parametrize("text", ["", "seats 2, round 1, starter 0", "hello\nworld"])
def test_something_else_is_no_position(text: str) -> None:
    assert complaint(text)


def test_the_first_and_the_last_position_of_a_game_can_be_written() -> None:
    state, whim = GAME.start(2), random.Random(0)
    assert parse(show(state)).phase == STARTING
    while actions := GAME.possible(state):
        GAME.apply_action(state, whim.choice(actions))
    assert parse(show(state)).phase == ENDED
