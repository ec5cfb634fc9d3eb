"""Why a move of Blueprints is better than another: every kind of sentence, on positions written as text."""

import pytest

from storeys.bots.blueprints.telling import tell
from storeys.bots.search import Option
from storeys.games.blueprints import GAME as BLUEPRINTS
from storeys.games.kit import Note
from storeys.words import LANGUAGES, Words

SECOND = ("wood-1@22", "recycled-2@22", "stone-4@22", "stone-4@22", "glass-4@22")
THIRD = ("stone-2@21", "stone-3@21", "wood-3@21", "glass-3@21", "glass-5@21")
POOL = "wood-1 recycled-2 glass-2 stone-3 wood-4 glass-4 recycled-5 stone-5 wood-6"


def three(asked: str, mine: str, pool: str = POOL, second: str | None = None) -> str:
    """Three players, of whom the first is asked."""
    dice = mine.count("@")
    lines = ["seats 3", "round 1, starter 0, demand wood glass", f"0: {mine}"]
    lines += [second or " ".join(["1: XX/X2/31", *SECOND[:dice]]), " ".join(["2: XX/22/X2", *THIRD[:dice]])]
    return "\n".join([*lines, asked, f"pool {pool}"])


def two(asked: str, mine: str, other: str, pool: str) -> str:
    """Two players, of whom the first is asked and has discarded as many dice as there are turns over."""
    turns = mine.count("@") + other.count("@") - int(asked.startswith("discarding"))
    materials = ("wood", "glass", "stone", "recycled")
    gone = " ".join(materials[number % 4] for number in range(turns))
    lines = ["seats 2", "round 1, starter 0, demand wood glass", f"0: {mine}", f"1: {other}"]
    return "\n".join([*lines, asked, f"pool {pool}", *([f"discards {gone}"] if gone else [])])


def told(text: str, best: str, instead: str) -> Note | None:
    """What is said of a whole move beside another, both in words."""
    state = BLUEPRINTS.parse(text)
    seat = BLUEPRINTS.to_move(state)
    view = BLUEPRINTS.parse(text)
    BLUEPRINTS.conceal(view, seat)
    return tell(view, seat, option(state, best), option(state, instead))


def option(state: object, words: str) -> Option:
    plan = tuple(BLUEPRINTS.kinds.first(step.split()[0]) + number(step) for step in words.split(", "))
    return Option(plan, 1, (0.5, 0.5, 0.5), (1.0, 1.0, 1.0), 0.1, 0.5)


def number(step: str) -> int:
    do, first, second = step.split()
    if do == "place":
        return 2 * (int(first) - 1) + int(second) - 1
    return (int(second) - 1) * 4 + ("wood", "recycled", "stone", "glass").index(first)


def kind(note: Note | None) -> str:
    return note.message.removeprefix("blueprints-hint-") if note else ""


THREES = "XX/X1/23 wood-3@32 stone-3@32 glass-3@31"
PLANNED = "XX/X1/23 wood-1@31 stone-1@31 recycled-1@32 glass-1@32 glass-1@32"

EVEN = "glass-1 stone-1 wood-2 wood-3 recycled-3 stone-3 wood-4 stone-4 wood-5"

CASES = [
    ("fits", three("taking 0", "XX/X1/23 wood-5@22 stone-5@31 wood-5@32"), "take wood 6, place 2 2", "take wood 4"),
    ("prize", three("taking 0", THREES), "take stone 3, place 2 2", "take glass 4, place 2 2"),
    ("near", three("taking 0", "XX/X1/23 glass-4@22 wood-4@31"), "take wood 4, place 3 2", "take wood 1, place 3 2"),
    ("bonus", three("taking 0", PLANNED), "take wood 6, place 2 2", "take wood 6, place 3 1"),
    ("plan", three("taking 0", "XX/X1/23 glass-4@22 stone-4@31"), "take stone 5, place 3 1", "take stone 5, place 2 2"),
    ("open", three("taking 0", "XX/X1/23"), "take stone 5, place 2 2", "take stone 5, place 3 2"),
    (
        "recycled",
        three("taking 0", "XX/X1/23 recycled-1@22 recycled-1@31 recycled-2@32"),
        "take recycled 5, place 3 1",
        "take stone 3, place 3 2",
    ),
    ("wood", three("taking 0", "X1/13/X1 stone-1@12 stone-1@12"), "take wood 4, place 1 2", "take glass 2, place 1 2"),
    ("wood-planned", three("placing 0 wood-4", "X1/13/X1", POOL.replace("wood-4 ", "")), "place 2 2", "place 1 2"),
    ("glass", three("taking 0", "XX/X1/23 glass-1@22"), "take glass 4, place 3 2", "take stone 3, place 3 2"),
    ("stone", three("taking 0", "XX/X1/23 wood-1@32 wood-1@32"), "take stone 5, place 3 2", "take glass 2, place 3 2"),
    (
        "rival-prize",
        three(
            "taking 0",
            "XX/X1/23 recycled-1@32 recycled-1@31 recycled-2@32",
            EVEN,
            "1: XX/X2/31 wood-2@22 glass-2@22 stone-2@22",
        ),
        "take wood 2, place 3 2",
        "take wood 3, place 3 2",
    ),
]


@pytest.mark.parametrize(("expected", "text", "best", "instead"), CASES, ids=[case[0] for case in CASES])
def test_the_sentence_is_about_what_the_move_is_ahead_in(expected: str, text: str, best: str, instead: str) -> None:
    assert kind(told(text, best, instead)) == expected


# Two players discard: the other one has two recycled dice, in a building that nobody sees.
OTHER = "XX/X2/31 recycled-1@22 recycled-5@22"
DISCARDS = "stone-1 glass-2 wood-3 stone-4 recycled-4 glass-5 glass-6"


@pytest.mark.parametrize(
    ("expected", "best", "instead"),
    [
        ("rival-recycled", "discard recycled 4", "discard stone 1"),
        ("away", "discard glass 5", "discard stone 1"),
        ("keep", "discard stone 1", "discard glass 6"),
        ("", "discard stone 1", "discard stone 1"),
    ],
)
def test_a_discard_takes_something_away_or_keeps_something(expected: str, best: str, instead: str) -> None:
    mine = "XX/X1/23 glass-1@22 glass-2@32 wood-4@31"
    assert kind(told(two("discarding 0", mine, OTHER, DISCARDS), best, instead)) == expected


def test_a_whole_turn_with_the_same_die_is_told_apart_by_its_discard() -> None:
    text = two("taking 0", "XX/X1/23 glass-1@22 glass-2@32", OTHER, "wood-1 " + DISCARDS)
    turn = "take glass 6, place 3 1, "
    assert kind(told(text, turn + "discard recycled 4", turn + "discard stone 1")) == "rival-recycled"


def test_where_two_moves_come_to_the_same_nothing_is_told() -> None:
    assert told(three("taking 0", "XX/X1/23"), "take wood 4, place 3 2", "take wood 4, place 3 2") is None


def test_the_last_placement_of_a_round_is_told_without_looking_behind_screens() -> None:
    """The rules would score all buildings then."""
    mine = "XX/X1/23 wood-1@31 stone-1@31 recycled-1@32 glass-1@32 glass-1@32"
    lines = ["seats 3", "round 1, starter 1, demand wood glass", f"0: {mine}"]
    lines += ["1: XX/X2/31 wood-1@22 recycled-2@22 stone-4@22 stone-4@22 glass-4@22 stone-6@22"]
    lines += ["2: XX/22/X2 stone-2@21 stone-3@21 wood-3@21 recycled-3@21 glass-5@21 recycled-6@21"]
    text = "\n".join(
        [*lines, "placing 0 wood-6", "pool recycled-2 glass-2 stone-3 wood-4 glass-4 recycled-5 stone-5 wood-6"]
    )
    assert kind(told(text, "place 2 2", "place 3 1")) == "bonus"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_said(language: str) -> None:
    words = Words(language)
    for _, text, best, instead in CASES:
        note = told(text, best, instead)
        assert note is not None
        assert words.say(note.message, **note.arguments).endswith((".", "!"))
