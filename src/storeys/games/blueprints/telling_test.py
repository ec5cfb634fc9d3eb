"""Actions as words and data, reasons for every refusal, questions, the JSON view and the score sheet."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from storeys.testing import Referee

from ..kit import SPECTATOR, Reason, UnknownActionError, copy
from . import GAME, kinds
from .kinds import DEAL, DEMAND, DISCARD, DRAW, PLACE, TAKE
from .reading import parse
from .state import SEATS, State

REFEREE = Referee(GAME)
POOL = "wood-1 recycled-1 stone-2 glass-2 wood-3 glass-4 recycled-5 stone-5 glass-6"
START = "seats 2\nround 1, starter 0\n0:\n1:\nstarting\n"
ONE_DEMAND = "seats 2\nround 1, starter 1, demand stone\n0:\n1:\ndemand\n"
DEALING = "seats 2\nround 1, starter 1, demand wood glass\n0: XX/X1/23\n1:\ndealing\n"
DRAWING = """
    seats 2
    round 1, starter 0, demand wood glass
    0: X1/31/1X glass-1@12
    1: XX/X1/23
    drawing
    pool glass-1 glass-2 glass-3 glass-4 glass-5 glass-6
    discards stone
"""
TAKING = f"""
    seats 3
    round 1, starter 0, demand wood glass
    0: XX/X1/23 stone-5@22 stone-5@31 stone-5@32
    1: X1/31/1X recycled-6@12 recycled-5@21 glass-1@22
    2: XX/22/X2 wood-1@21 wood-1@21 wood-1@21
    taking 0
    pool {POOL}
"""
REFUSING = TAKING.replace("seats 3", "seats 3, refuse dead dice")
NONE_FITS = TAKING.replace(POOL, "wood-1 wood-1 stone-2 stone-2 recycled-3 recycled-3 glass-4 glass-4 glass-4")
PLACING = TAKING.replace("taking 0", "placing 0 stone-5").replace(" stone-5 glass-6", " glass-6")
PLACING = PLACING.replace("stone-5@31 stone-5@32", "stone-6@31 stone-5@22")
DISCARDING = """
    seats 2
    round 1, starter 0, demand wood glass
    0: X1/31/1X glass-1@12
    1: XX/X1/23
    discarding 0
    pool wood-1 recycled-1 stone-2 glass-2 wood-3 recycled-5 stone-5
"""
SECOND = """
    seats 2, open awards
    round 1, starter 0, demand wood glass
    0: XX/X1/23 stone-1@22 stone-2@22 stone-3@22 stone-4@22 stone-5@22 stone-6@22
    1: X1/31/1X glass-1@12 glass-1@12 glass-1@12 glass-1@12 wood-1@12 wood-1@21
    round 2, starter 1
    0:
    1:
    demand
"""


def ended(seats: int = 3) -> State:
    *_, state = REFEREE.random_match(seats, seed=seats)
    last: State = state
    return last


def messages(prefix: str) -> set[str]:
    """Every sentence with this prefix that the package can name."""
    sources = [
        file.read_text("utf-8") for file in Path(__file__).parent.glob("*.py") if not file.stem.endswith("_test")
    ]
    return set(re.findall(rf'"(blueprints-{prefix}-[a-z-]+)"', "\n".join(sources)))


# --- Words and data --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
def test_every_action_of_a_random_game_is_found_again_from_its_words_and_its_data(seats: int) -> None:
    done = set()
    for state in REFEREE.random_match(seats, seed=seats):
        for action in GAME.possible(state):
            data = GAME.data(state, action)
            assert tuple(data) == ("do", *GAME.kinds[data["do"]])
            assert GAME.action(state, json.loads(json.dumps(data))) == action
            assert GAME.read(state, GAME.words(state, action)) == action
            done.add(data["do"])
    assert done == set(GAME.kinds) - (set() if seats == 2 else {"discard"})


@pytest.mark.parametrize(
    ("action", "data", "words"),
    [
        (kinds.START + 1, {"do": "start", "seat": 1}, "start 1"),
        (DEMAND + 2, {"do": "demand", "material": "stone"}, "demand stone"),
        (DEAL + 10, {"do": "deal", "plan": "X1/31/1X"}, "deal X1/31/1X"),
        (DRAW + 23, {"do": "draw", "material": "glass", "value": 6}, "draw glass 6"),
        (TAKE + 8, {"do": "take", "material": "wood", "value": 3}, "take wood 3"),
        (PLACE + 2, {"do": "place", "row": 2, "column": 1}, "place 2 1"),
        (DISCARD, {"do": "discard", "material": "wood", "value": 1}, "discard wood 1"),
    ],
)
def test_each_kind_of_action_has_its_words_and_its_data(action: int, data: dict[str, Any], words: str) -> None:
    state = parse(TAKING)
    assert GAME.data(state, action) == data
    assert GAME.action(state, data) == action
    assert GAME.words(state, action) == words
    assert GAME.read(state, words) == action


def unknown(data: Any) -> Reason:
    with pytest.raises(UnknownActionError) as refused:
        GAME.action(parse(TAKING), data)
    return refused.value.reason


@pytest.mark.parametrize(
    "data",
    [
        {},
        {"do": "fly"},
        {"do": None},
        {"do": ["take"], "material": "wood", "value": 3},
        {"do": "take", "material": "wood"},
        {"do": "take", "material": "clay", "value": 3},
        {"do": "take", "material": ["wood"], "value": 3},
        {"do": "take", "material": 0, "value": 3},
        {"do": "take", "material": "wood", "value": 0},
        {"do": "take", "material": "wood", "value": 7},
        {"do": "take", "material": "wood", "value": "3"},
        {"do": "take", "material": "wood", "value": 3.0},
        {"do": "take", "material": "wood", "value": True},
        {"do": "draw", "material": "wood", "value": 10**30},
        {"do": "discard", "value": 3},
        {"do": "place", "row": 1},
        {"do": "place", "row": "1", "column": 1},
        {"do": "place", "row": True, "column": 1},
        {"do": "demand", "material": "clay"},
        {"do": "deal", "plan": 3},
        {"do": "start", "seat": 4},
        {"do": "start", "seat": -1},
        {"do": "start", "seat": False},
        [],
        "take wood 3",
        None,
    ],
)
def test_data_that_is_no_action_of_this_game_is_unknown(data: Any) -> None:
    assert unknown(data) == Reason("B-10", "blueprints-why-unknown", {})


@pytest.mark.parametrize(
    "words", ["", "fly", "take", "take wood", "take wood 3 4", "take wood x", "place 1", "start x"]
)
def test_words_that_are_no_action_of_this_game_are_unknown(words: str) -> None:
    with pytest.raises(UnknownActionError):
        GAME.read(parse(TAKING), words)


# Data of a known kind about something that is not there: the data, rule and sentence.
MISPLACED: list[tuple[dict[str, Any], str, str]] = [
    ({"do": "place", "row": 4, "column": 1}, "B-2", "no-such-square"),
    ({"do": "place", "row": 0, "column": 1}, "B-2", "no-such-square"),
    ({"do": "place", "row": 1, "column": 3}, "B-2", "no-such-square"),
    ({"do": "place", "row": 1, "column": 10**30}, "B-2", "no-such-square"),
    ({"do": "deal", "plan": "X1/31/XX"}, "B-3", "no-such-plan"),
]


@pytest.mark.parametrize(("data", "rule", "message"), MISPLACED)
def test_what_is_not_there_is_named(data: dict[str, Any], rule: str, message: str) -> None:
    named = {name: value for name, value in data.items() if name != "do"}
    assert unknown(data) == Reason(rule, f"blueprints-why-{message}", named)


# --- Reasons ---------------------------------------------------------------------------------------------------------

# Every refusal that an action can meet: the position, the action in words, rule, sentence and its arguments.
REFUSALS: list[tuple[str, str, str, str, dict[str, Any]]] = [
    (START, "take wood 3", "B-9", "start-first", {}),
    (ONE_DEMAND, "take wood 3", "B-6", "demand-first", {}),
    (DEALING, "take wood 3", "B-7", "deal-first", {}),
    (DRAWING, "take wood 3", "B-8", "draw-first", {}),
    (TAKING, "place 2 1", "B-10", "take-first", {}),
    (PLACING, "take wood 3", "B-17", "place-first", {}),
    (DISCARDING, "take wood 3", "B-11", "discard-first", {}),
    (START, "start 2", "B-9", "no-such-seat", {"seats": 2}),
    (ONE_DEMAND, "demand stone", "B-6", "same-material", {"material": "stone"}),
    (DEALING, "deal XX/X1/23", "B-7", "plan-used", {"plan": "XX/X1/23"}),
    (DRAWING, "draw glass 3", "B-8", "not-in-bag", {"material": "glass"}),
    (TAKING, "take wood 4", "B-10", "not-in-pool", {"material": "wood", "value": 4}),
    (DISCARDING, "discard wood 4", "B-11", "not-in-pool", {"material": "wood", "value": 4}),
    (REFUSING, "take wood 4", "B-10", "not-in-pool", {"material": "wood", "value": 4}),
    (REFUSING, "take glass 4", "B-17", "dead-refused", {"material": "glass", "value": 4}),
    (PLACING, "place 1 1", "B-13", "hatched", {"row": 1, "column": 1}),
    (PLACING, "place 3 1", "B-14", "too-low", {"material": "stone", "value": 5, "top": 6}),
    (TAKING, "discard wood 1", "B-11", "discard-only-two", {}),
    (PLACING, "discard wood 1", "B-11", "discard-only-two", {}),
]


@pytest.mark.parametrize(("text", "words", "rule", "message", "arguments"), REFUSALS)
def test_a_refusal_names_the_rule(text: str, words: str, rule: str, message: str, arguments: dict[str, Any]) -> None:
    state = parse(text)
    action = GAME.read(state, words)
    assert action not in GAME.possible(state)
    assert GAME.why_not(state, action) == Reason(rule, f"blueprints-why-{message}", arguments)


@pytest.mark.parametrize("seats", SEATS)
def test_when_the_match_is_over_everything_is_refused_for_that(seats: int) -> None:
    state = ended(seats)
    for action in range(GAME.actions):
        assert GAME.why_not(state, action) == Reason("B-29", "blueprints-why-over", {})


def test_every_reason_there_is_was_shown_above() -> None:
    shown = {f"blueprints-why-{message}" for *_, message, _ in REFUSALS}
    shown |= {f"blueprints-why-{message}" for *_, message in MISPLACED}
    assert shown | {"blueprints-why-unknown", "blueprints-why-over"} == messages("why")


# --- Questions -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "message", "arguments"),
    [
        (START, "starting", {}),
        (ONE_DEMAND, "demand", {}),
        (DEALING, "dealing", {}),
        (DRAWING, "drawing", {}),
        (TAKING, "take", {"left": 3}),
        (NONE_FITS, "take-dead", {"left": 3}),
        (PLACING, "place", {"material": "stone", "value": 5}),
        (DISCARDING, "discard", {}),
    ],
)
def test_the_question_says_what_is_asked(text: str, message: str, arguments: dict[str, Any]) -> None:
    question = GAME.question(parse(text))
    assert (question.message, question.arguments) == (f"blueprints-ask-{message}", arguments)


def test_at_the_end_nothing_is_asked() -> None:
    assert GAME.question(ended()).message == "blueprints-ask-ended"


@pytest.mark.rule("B-18")
def test_others_are_not_told_that_nothing_fits() -> None:
    view = copy(parse(NONE_FITS))
    GAME.conceal(view, 1)
    assert GAME.question(view).message == "blueprints-ask-take"


# --- The view for clients --------------------------------------------------------------------------------------------


def seen(text: str, seat: int | None = None) -> dict[str, Any]:
    view = parse(text)
    if seat is not None:
        GAME.conceal(view, seat)
    return GAME.as_json(view)


def test_the_view_of_a_position() -> None:
    picture = seen(TAKING, 0)
    assert [(die["material"], die["value"], die["fits"]) for die in picture.pop("pool")][-4:] == [
        ("glass", 4, False),
        ("recycled", 5, True),
        ("stone", 5, True),
        ("glass", 6, True),
    ]
    players = picture.pop("players")
    assert picture == {
        "phase": "taking",
        "round": 1,
        "starter": 0,
        "order": [0, 1, 2],
        "demand": ["wood", "glass"],
        "bag": {"wood": 2, "recycled": 4, "stone": 3, "glass": 3},
        "die": None,
        "open_awards": False,
        "refuse_dead_dice": False,
        "revealed": None,
    }
    stone = {"material": "stone", "value": 5, "dead": False, "floor": 1}
    assert players[0] == {
        "plan": "XX/X1/23",
        "dice": [{**stone, "row": 2, "column": 2}, {**stone, "row": 3, "column": 1}, {**stone, "row": 3, "column": 2}],
        "heights": [0, 0, 0, 1, 1, 1],
        "lines": [{"rule": "B-22", "message": "blueprints-building-stone", "arguments": {"dice": 3}, "points": 6}],
        "score": 6,
        "left": 3,
        "held": 0,
        "awards": [],
        "prizes": [],
        "points": 0,
    }


@pytest.mark.rule("B-18")
def test_the_view_of_another_building_shows_its_dice_only() -> None:
    nowhere = {"dead": False, "row": None, "column": None, "floor": None}
    assert seen(TAKING, 0)["players"][1] == {
        "plan": None,
        "dice": [
            {"material": "recycled", "value": 6, **nowhere},
            {"material": "recycled", "value": 5, **nowhere},
            {"material": "glass", "value": 1, **nowhere},
        ],
        "heights": None,
        "lines": None,
        "score": None,
        "left": 3,
        "held": 0,
        "awards": [],
        "prizes": [],
        "points": 0,
    }


def test_what_fits_is_told_to_the_seat_to_move_only_and_only_when_it_is_asked() -> None:
    told = {
        (text, seat): {die["fits"] for die in seen(text, seat)["pool"]}
        for text, seat in (
            (TAKING, 0),
            (TAKING, 1),
            (TAKING, SPECTATOR),
            (PLACING, 0),
            (DISCARDING, 0),
            (DISCARDING, 1),
        )
    }
    assert list(told.values()) == [{False, True}, {None}, {None}, {None}, {True}, {None}]


def test_the_die_in_hand_is_shown_and_counted() -> None:
    picture = seen(PLACING, SPECTATOR)
    assert picture["die"] == {"material": "stone", "value": 5, "places": None}
    assert [player["left"] for player in picture["players"]] == [2, 3, 3]
    assert len(picture["players"][0]["dice"]) == 3


@pytest.mark.parametrize("text", [TAKING, PLACING, NONE_FITS])
def test_a_die_tells_its_owner_what_it_would_bring_on_every_square_and_brings_just_that(text: str) -> None:
    state, picture = parse(text), seen(text, 0)
    worth = picture["players"][0]["score"]
    dice = picture["pool"] if picture["die"] is None else [picture["die"]]
    for die in dice:
        assert {(place["row"], place["column"]) for place in die["places"]} == squares_for(state, die)
        for place in die["places"]:
            assert sum(place["gains"].values()) == place["points"]
            assert placed(state, die, place)["score"] == worth + place["points"]


def squares_for(state: State, die: dict[str, Any]) -> set[tuple[int, int]]:
    """Where the game lets a die be placed."""
    taken = with_taken(state, die)
    choices = [GAME.data(taken, action) for action in GAME.possible(taken)]
    return {(choice["row"], choice["column"]) for choice in choices if choice["do"] == "place"}


def placed(state: State, die: dict[str, Any], place: dict[str, Any]) -> dict[str, Any]:
    """The owner of a building when a die of the pool stands in it."""
    after, square = with_taken(state, die), {"row": place["row"], "column": place["column"]}
    GAME.apply_action(after, GAME.action(after, {"do": "place", **square}))
    owner: dict[str, Any] = GAME.as_json(after)["players"][0]
    return owner


def with_taken(state: State, die: dict[str, Any]) -> State:
    after = copy(state)
    if GAME.as_json(after)["die"] is None:
        wanted = {"do": "take", "material": die["material"], "value": die["value"]}
        GAME.apply_action(after, GAME.action(after, wanted))
    return after


@pytest.mark.parametrize(("text", "reader"), [(TAKING, 1), (TAKING, SPECTATOR), (DISCARDING, 0), (DISCARDING, 1)])
def test_nobody_else_is_told_what_a_die_would_bring_and_nobody_when_none_is_to_be_taken(text: str, reader: int) -> None:
    assert {str(die["places"]) for die in seen(text, reader)["pool"]} == {"None"}


def test_the_floor_of_a_die_counts_those_below() -> None:
    assert [die["floor"] for die in seen(TAKING)["players"][2]["dice"]] == [1, 2, 3]


def test_the_last_round_is_revealed_to_everybody() -> None:
    for seat in (None, 0, 1, SPECTATOR):
        revealed = seen(SECOND, seat)["revealed"]
        assert (revealed["round"], revealed["order"], revealed["demand"]) == (1, [0, 1], ["wood", "glass"])
        first, second = revealed["players"]
        assert (first["plan"], first["score"], first["rank"], first["award"]) == ("XX/X1/23", 34, 1, "silver")
        assert (second["score"], second["rank"], second["award"]) == (4 + 2, 2, None)
        assert first["prizes"] == ["geometer", "materials"]
        assert second["prizes"] == ["skyscraper", "integrity"]
        assert second["heights"] == [0, 5, 1, 0, 0, 0]


@pytest.mark.rule("B-27")
def test_what_was_won_is_listed_with_its_round() -> None:
    first, second = seen(SECOND, SPECTATOR)["players"]
    assert first["awards"] == [{"award": "silver", "round": 1}]
    assert second["prizes"] == [{"prize": "skyscraper", "round": 1}, {"prize": "integrity", "round": 1}]
    assert (first["points"], second["points"]) == (2 + 2 * 2, 2 * 2)
    assert (seen(SECOND)["open_awards"], seen(TAKING)["open_awards"]) == (True, False)


def test_at_the_end_the_last_buildings_still_stand() -> None:
    picture = GAME.as_json(ended())
    assert (picture["phase"], picture["round"], picture["pool"]) == ("ended", 3, [])
    assert picture["revealed"]["round"] == 3
    for player, shown in zip(picture["players"], picture["revealed"]["players"], strict=True):
        assert (player["plan"], player["dice"], player["left"]) == (shown["plan"], shown["dice"], 0)


@pytest.mark.parametrize("seats", SEATS)
def test_the_view_shows_every_die_that_is_in_the_round(seats: int) -> None:
    for state in REFEREE.random_match(seats, seed=seats):
        picture = GAME.as_json(state)
        dice = sum(picture["bag"].values()) + len(picture["pool"]) + (picture["die"] is not None)
        if picture["phase"] != "ended":
            dice += len(picture["demand"]) + sum(len(player["dice"]) for player in picture["players"])
        assert dice + int(state.discards.sum()) == 32


# --- The score sheet -------------------------------------------------------------------------------------------------


@pytest.mark.rule("B-25")
@pytest.mark.rule("B-26")
def test_the_score_sheet_has_a_line_for_every_award_and_prize() -> None:
    sheet = [(line.rule, line.message, dict(line.arguments), line.points) for line in GAME.breakdown(parse(SECOND), 0)]
    assert sheet == [
        ("B-25", "blueprints-score-award", {"award": "silver", "round": 1}, 2),
        ("B-26", "blueprints-score-prize", {"prize": "geometer", "round": 1}, 2),
        ("B-26", "blueprints-score-prize", {"prize": "materials", "round": 1}, 2),
    ]
    view = parse(SECOND.replace(", open awards", ""))
    GAME.conceal(view, 1)
    hidden = GAME.breakdown(view, 0)
    assert [(line.rule, dict(line.arguments), line.points) for line in hidden] == [("B-27", {"cards": 3}, 0)]
    assert {message for _, message, _, _ in sheet} | {hidden[0].message} == messages("score")
