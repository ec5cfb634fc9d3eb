"""Actions as words and data, reasons for every refusal, questions, the JSON view and the score sheet."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from ..checks import WHOLE
from ..kit import Reason, UnknownActionError, copy
from . import GAME, actions, reasons, sheet
from .falls_test import WALL, shaky
from .kinds import BRACE, BROKE, CARD, COLLAPSE, FORFEIT, HIRE, KINDS, LOOSE, SHIFT, SLID, SLOT, START, TURN, WORKER
from .lattice_test import with_cards
from .reading import parse
from .rules_test import choices, play, position, random_game
from .state import SEATS, State
from .workers_test import ATTIC, DOORS, ROOF, TERRACE, TWINS, UP_THERE, built_beside


def messages(*modules: Any) -> set[str]:
    """Every reason that these modules can name: whatever they write with hyphens between small letters."""
    source = "".join(Path(str(module.__file__)).read_text(encoding="utf-8") for module in modules)
    return {name.removeprefix("skyscrapers-why-") for name in re.findall(r'"([a-z]+(?:-[a-z]+)+)"', source)}


# --- Words and data --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
def test_every_action_of_random_games_is_found_again_from_its_words_and_its_data(seats: int) -> None:
    kinds = set()
    for seed in range(4):
        for number, state in enumerate(random_game(seats, seed, hands=seed % 2)):
            kinds |= {KINDS.kind_of(action)[0] for action in GAME.possible(state)}
            for action in GAME.possible(state) if WHOLE or number % 4 == seed else ():
                data = GAME.data(state, action)
                assert tuple(data) == ("do", *GAME.kinds[data["do"]])
                assert GAME.action(state, json.loads(json.dumps(data))) == action
    assert kinds >= set(GAME.kinds) - {"aside", "return", "forfeit", "pressed"}


@pytest.mark.parametrize(
    ("state", "words", "data"),
    [
        (GAME.start(2), "start 1", {"do": "start", "seat": 1}),
        (play(GAME.start(2), "start 1"), "deal deck-VDE", {"do": "deal", "card": "deck-VDE"}),
        (position(), "hire -2,0,0", {"do": "hire", "cell": "-2,0,0"}),
        (position(workers=("1,0,0", "")), "card base", {"do": "card", "card": "base"}),
        (position(workers=("1,0,0", "")), "worker 1", {"do": "worker", "worker": 1}),
        (play(position(workers=("1,0,0", "")), "card base"), "slot y@1,-1,1", {"do": "slot", "slot": "y@1,-1,1"}),
        (play(shaky("1,0,2", ""), "worker 1"), "shift 0,-1,2", {"do": "shift", "cell": "0,-1,2"}),
        (play(shaky("1,0,2", ""), "worker 1"), "move -1,-1,0", {"do": "move", "cell": "-1,-1,0"}),
        (shaky("1,0,2", ""), "brace", {"do": "brace"}),
        (play(shaky("1,0,2", ""), "hire 0,0,0"), "fell 0 1", {"do": "fell", "seat": 0, "worker": 1}),
        (play(shaky("1,0,2", ""), "hire 0,0,0"), "broke 3", {"do": "broke", "card": 3}),
        (play(shaky("1,0,2", ""), "hire 0,0,0"), "collapse", {"do": "collapse"}),
        (built_beside("1,0,2", ""), "aside 0,0,2", {"do": "aside", "cell": "0,0,2"}),
        (position(*ATTIC, workers=(UP_THERE, "")), "forfeit", {"do": "forfeit"}),
        (play(shaky("1,0,2", ""), *WALL, "loose", "settled"), "pressed", {"do": "pressed"}),
        (play(shaky("1,0,2", ""), "hire 0,0,0"), "slid 0 1", {"do": "slid", "seat": 0, "worker": 1}),
        (play(shaky("1,0,2", ""), "hire 0,0,0", "slid 0 1"), "rest 0,0,2", {"do": "rest", "cell": "0,0,2"}),
        (play(shaky("1,0,2", ""), "hire 0,0,0", "slid 0 1"), "lie 1,0,0", {"do": "lie", "cell": "1,0,0"}),
    ],
)
def test_each_kind_of_action_has_its_words_and_its_data(state: State, words: str, data: dict[str, Any]) -> None:
    action = GAME.read(state, words)
    assert action in GAME.possible(state)
    assert GAME.data(state, action) == data
    assert GAME.words(state, action) == words


@pytest.mark.parametrize(
    "data",
    [
        {},
        {"do": "fly"},
        {"do": None},
        {"do": ["hire"], "cell": "0,0,0"},
        {"do": "hire"},
        {"do": "hire", "cell": 3},
        {"do": "hire", "cell": None},
        {"do": "card", "card": "floor"},
        {"do": "card", "card": 3},
        {"do": "worker", "worker": 0},
        {"do": "worker", "worker": 6},
        {"do": "worker", "worker": True},
        {"do": "worker", "worker": "1"},
        [],
        "hire 0,0,0",
        None,
    ],
)
def test_data_that_is_no_action_of_this_game_is_unknown(data: Any) -> None:
    with pytest.raises(UnknownActionError) as refused:
        GAME.action(position(), data)
    assert refused.value.reason.message == "skyscrapers-why-unknown"


@pytest.mark.parametrize(
    "data",
    [
        {"do": "deal", "card": "base"},
        {"do": "start", "seat": 4},
        {"do": "start", "seat": -1},
        {"do": "start", "seat": 10**30},
        {"do": "fell", "seat": 0},
        {"do": "fell", "seat": 0, "worker": 9},
        {"do": "slid", "seat": 4, "worker": 1},
        {"do": "rest", "cell": 3},
        {"do": "broke", "card": 47},
        {"do": "broke", "card": "floor-VH"},
    ],
)
def test_what_is_not_asked_for_is_refused_for_that_first(data: Any) -> None:
    with pytest.raises(UnknownActionError) as refused:
        GAME.action(position(), data)
    assert refused.value.reason.message == "skyscrapers-why-act-first"


# Data of a known kind about something that is not there: the position, the words, rule and sentence.
MISPLACED = [
    (position(), "hire 5,5,0", "S-8", "no-such-cell"),
    (position(*TERRACE), "hire 1,0,2", "S-15", "not-beside-a-base-card"),
    (play(position(workers=("1,0,0", "")), "card base"), "slot z@5,5,5", "S-2", "no-such-slot"),
    (play(position(workers=("1,0,0", "")), "card base", "slot y@1,1,1"), "turn VH", "S-11", "no-such-turning"),
    (play(position(*TERRACE, workers=("1,0,2", "")), "worker 1"), "shift 1,0,0", "S-18", "another-card"),
    (built_beside("1,0,2", ""), "aside 1,0,0", "S-17", "another-card"),
]


@pytest.mark.parametrize(("state", "words", "rule", "message"), MISPLACED)
def test_a_place_that_is_not_there_is_named(state: State, words: str, rule: str, message: str) -> None:
    with pytest.raises(UnknownActionError) as refused:
        GAME.read(state, words)
    assert (refused.value.reason.rule, refused.value.reason.message) == (rule, f"skyscrapers-why-{message}")


# --- Reasons ---------------------------------------------------------------------------------------------------------

HANDS = ("upright-VH deck-LV floor-LRT universal-LRTB upright-TV-worker upright-LB-worker", "")
START_OF_GAME, DEALING = GAME.start(2), play(GAME.start(2), "start 0", "deal floor-VH")
FRESH = play(shaky("1,0,2", "0,0,2"), "card upright-VH", "slot y@1,-1,2", "turn VH", "loose", "broke 3")
TERRACED = position(*TERRACE, hands=HANDS, workers=("1,0,2 0,0,0 1,0,0", ""))
LOOSENED = play(shaky("1,0,2", ""), *WALL, "loose", "settled")
SLIDING = play(shaky("1,0,2", ""), "hire 0,0,0", "slid 0 1")
UPSTAIRS = play(position(*ATTIC, workers=(UP_THERE, "")), "worker 1", "shift -1,0,4")
RETURNING = play(shaky("1,0,2", "0,0,2"), "hire 0,0,0", "fell 1 1", "settled")
CLOSED = position(ROOF, *DOORS, workers=("0,0,0 0,-1,0", ""))
LONELY = position(
    "universal-V-worker z@1,0,2 H", hands=("upright-LB-worker upright-V-worker", ""), workers=("1,0,2", "")
)
DIAGONAL = position("universal-D z@1,0,2 D", hands=("upright-L", ""), workers=("1,0,2", ""))
OVER = parse("seats 2, starter 0\nended 0, actions 0, idle 0, stalled\n0:\n1:\n")


def chosen(card: str, *more: str) -> State:
    return play(copy(TERRACED), f"card {card}", *more)


def picked(worker: int, *before: str) -> State:
    return play(copy(TERRACED), *before, f"worker {worker}")


def slot_number(state: State, name: str) -> int:
    return GAME.read(state, f"slot {name}")


# Every refusal that an action can meet: the position, the action, rule, sentence and its arguments.
REFUSALS: list[tuple[State, int, str, str, dict[str, Any]]] = [
    (START_OF_GAME, HIRE, "S-13", "start-first", {}),
    (DEALING, HIRE, "S-13", "deal-first", {}),
    (TERRACED, SLOT, "S-14", "act-first", {}),
    (chosen("floor-LRT"), HIRE, "S-16", "slot-first", {}),
    (chosen("floor-LRT", "slot z@2,0,3"), HIRE, "S-11", "turn-first", {}),
    (picked(1), HIRE, "S-18", "cell-first", {}),
    (FRESH, HIRE, "S-27", "settle-first", {}),
    (RETURNING, HIRE, "S-28", "return-first", {}),
    (built_beside("1,0,2", ""), HIRE, "S-17", "aside-first", {}),
    (OVER, HIRE, "S-23", "over", {}),
    (START_OF_GAME, START + 2, "S-13", "no-such-seat", {"seats": 2}),
    (DEALING, GAME.read(DEALING, "deal floor-VH"), "S-13", "not-in-deck", {"card": "floor-VH"}),
    (TERRACED, HIRE + 43, "S-8", "no-such-cell", {}),
    (TERRACED, HIRE + 10, "S-15", "same-cell", {"cell": "0,0,0"}),
    (CLOSED, GAME.read(CLOSED, "hire 0,0,0"), "S-9", "cell-closed", {"cell": "0,0,0"}),
    (position(workers=("0,0,0 " * 5, "")), HIRE, "S-15", "reserve-empty", {}),
    (TERRACED, CARD, "S-16", "not-in-hand", {"card": "upright-T-worker"}),
    (position(), CARD + 36, "S-16", "no-free-worker", {}),
    (
        position(hands=("deck-VDE", ""), workers=("1,0,0", "")),
        GAME.read(TERRACED, "card deck-VDE"),
        "S-16",
        "no-place-for-card",
        {"card": "deck-VDE"},
    ),
    (LONELY, GAME.read(LONELY, "card upright-LB-worker"), "S-12", "no-girder-for-card", {"card": "upright-LB-worker"}),
    (TERRACED, WORKER + 4, "S-18", "worker-not-on-site", {"worker": 5}),
    (CLOSED, WORKER, "S-9", "worker-trapped", {"worker": 1}),
    (TERRACED, BRACE, "S-31", "nothing-to-brace", {}),
    (play(shaky("1,0,2", ""), "brace"), BRACE, "S-31", "already-braced", {}),
    (chosen("floor-LRT"), SLOT + 187, "S-2", "no-such-slot", {}),
    (
        play(position("base y@1,1,1 BV", "base y@-1,1,1 BV by 1", workers=("1,0,0", "")), "card base"),
        SLOT + 17,
        "S-2",
        "same-slot",
        {"slot": "x@0,1,1"},
    ),
    (chosen("floor-LRT"), slot_number(TERRACED, "z@2,0,1"), "S-4", "half-level", {"slot": "z@2,0,1"}),
    (chosen("floor-LRT"), SLOT + 2, "S-5", "below-ground", {"slot": "z@0,0,0"}),
    (with_cards(chosen("floor-LRT"), "x@8,0,4"), SLOT + 23, "S-5", "outside-site", {"slot": "z@8,0,5"}),
    (
        chosen("upright-VH"),
        slot_number(TERRACED, "y@-1,1,1"),
        "S-5",
        "only-base-on-ground",
        {"slot": "y@-1,1,1"},
    ),
    (chosen("base"), slot_number(TERRACED, "z@-1,0,2"), "S-5", "base-on-ground", {"slot": "z@-1,0,2"}),
    (chosen("floor-LRT"), slot_number(TERRACED, "z@0,0,2"), "S-3", "overlaps", {"slot": "z@0,0,2", "card": 3}),
    (chosen("upright-VH"), slot_number(TERRACED, "x@0,0,2"), "S-3", "crosses", {"slot": "x@0,0,2", "card": 0}),
    (
        with_cards(chosen("floor-LRT"), "y@0,5,2", "x@1,5,3", "x@-1,5,3", "y@0,6,3", "y@0,4,3", "z@1,5,6"),
        SLOT + 23,
        "S-7",
        "cannot-slide-in",
        {"slot": "z@0,5,3"},
    ),
    (chosen("upright-VH"), slot_number(TERRACED, "z@2,0,3"), "S-10", "not-level", {"card": "upright-VH"}),
    (chosen("floor-LRT"), slot_number(TERRACED, "y@1,1,2"), "S-10", "not-upright", {"card": "floor-LRT"}),
    (chosen("deck-LV"), slot_number(TERRACED, "z@-1,0,2"), "S-10", "deck-too-low", {"card": "deck-LV"}),
    (
        play(position(workers=("1,0,0", "")), "card base"),
        slot_number(TERRACED, "y@-1,1,1"),
        "S-16",
        "out-of-reach",
        {"slot": "y@-1,1,1"},
    ),
    (
        play(copy(LONELY), "card upright-V-worker"),
        slot_number(LONELY, "y@1,1,2"),
        "S-12",
        "slot-not-connected",
        {"slot": "y@1,1,2"},
    ),
    (chosen("universal-LRTB", "slot z@2,0,3"), TURN + 1, "S-11", "same-turning", {"girders": "LRTB"}),
    (chosen("upright-TV-worker", "slot y@1,1,2"), TURN + 2, "S-11", "printed-upright", {}),
    (chosen("base", "slot y@1,1,1"), TURN + 2, "S-11", "grass-down", {}),
    (
        play(copy(DIAGONAL), "card upright-L", "slot x@2,0,2"),
        TURN,
        "S-12",
        "not-connected",
        {"girders": "L"},
    ),
    (picked(1), GAME.read(picked(1), "move 0,0,2"), "S-18", "same-card", {"cell": "0,0,2"}),
    (picked(1), GAME.read(picked(1), "move 1,0,2"), "S-18", "stands-there", {"cell": "1,0,2"}),
    (
        play(position(*TWINS, workers=("2,0,3", "")), "worker 1"),
        GAME.read(position(*TWINS), "move -2,0,3"),
        "S-19",
        "not-one-step",
        {"cell": "-2,0,3"},
    ),
    (picked(2), SHIFT, "S-18", "on-the-ground", {"worker": 2}),
    (picked(1, "worker 1", "shift 0,0,2"), SHIFT, "S-18", "already-shifted", {"worker": 1}),
    (FRESH, GAME.read(FRESH, "fell 1 2"), "S-28", "cannot-fall", {"seat": 1, "worker": 2}),
    (FRESH, BROKE + 46, "S-27", "no-rivet", {"card": 46}),
    (FRESH, BROKE + 3, "S-27", "rivet-already-broken", {"card": 3}),
    (FRESH, LOOSE, "S-31", "no-new-rivet", {}),
    (play(position(options=", hands own"), "hire 0,0,0"), COLLAPSE, "S-30", "nothing-to-collapse", {}),
    (SLIDING, HIRE, "S-27", "rest-first", {}),
    (LOOSENED, HIRE, "S-31", "press-first", {}),
    (FRESH, SLID + 1, "S-27", "cannot-slide", {"seat": 0, "worker": 2}),
    (SLIDING, GAME.read(SLIDING, "rest 1,0,2"), "S-27", "stands-there", {"cell": "1,0,2"}),
    (TERRACED, FORFEIT, "S-14", "something-to-do", {}),
    (UPSTAIRS, WORKER, "S-19", "worker-cannot-leave", {"worker": 1}),
    (
        play(copy(UPSTAIRS), "worker 2"),
        GAME.read(UPSTAIRS, "move 1,0,0"),
        "S-19",
        "level-closed",
        {"cell": "1,0,0"},
    ),
]


@pytest.mark.parametrize(("state", "action", "rule", "message", "arguments"), REFUSALS)
def test_a_refusal_names_the_rule(
    state: State, action: int, rule: str, message: str, arguments: dict[str, Any]
) -> None:
    assert action not in GAME.possible(state)
    assert GAME.why_not(state, action) == Reason(rule, f"skyscrapers-why-{message}", arguments)


def test_every_reason_there_is_was_shown_above() -> None:
    shown = {message for _, _, _, message, _ in REFUSALS} | {message for *_, message in MISPLACED} | {"unknown"}
    assert shown - {"over", "overlaps", "crosses"} == messages(reasons, actions)


@pytest.mark.parametrize("seats", SEATS)
def test_in_random_games_everything_that_is_not_legal_has_a_plain_reason(seats: int) -> None:
    known = {f"skyscrapers-why-{message}" for _, _, _, message, _ in REFUSALS}
    for number, state in enumerate(random_game(seats, seats, hands=seats % 2)):
        if number % 12 == 0:
            for action in set(range(GAME.actions)) - set(GAME.possible(state)):
                reason = GAME.why_not(state, action)
                assert reason.message in known
                assert all(type(value) in (int, str) for value in reason.arguments.values())


def test_who_would_settle_or_press_in_the_place_of_chance_is_told_what_has_to_come_first() -> None:
    assert GAME.why_not(FRESH, GAME.read(FRESH, "settled")).message == "skyscrapers-why-settle-first"
    assert GAME.why_not(LOOSENED, GAME.read(LOOSENED, "pressed")).message == "skyscrapers-why-press-first"


# --- Questions -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("state", "message", "arguments"),
    [
        (START_OF_GAME, "starting", {}),
        (DEALING, "dealing", {}),
        (TERRACED, "acting", {"actions": 3}),
        (chosen("floor-LRT"), "placing", {"card": "floor-LRT"}),
        (chosen("floor-LRT", "slot z@2,0,3"), "turning", {"card": "floor-LRT", "slot": "z@2,0,3"}),
        (picked(2), "moving", {"worker": 2}),
        (FRESH, "settling", {}),
        (SLIDING, "sliding", {"seat": 0, "worker": 1}),
        (LOOSENED, "pressing", {}),
        (RETURNING, "returning", {"worker": 1}),
        (built_beside("1,0,2", ""), "aside", {"seat": 0, "worker": 1}),
        (OVER, "ended-stalled", {}),
    ],
)
def test_the_question_says_what_is_asked(state: State, message: str, arguments: dict[str, Any]) -> None:
    question = GAME.question(state)
    assert (question.message, question.arguments) == (f"skyscrapers-ask-{message}", arguments)


# --- The view for clients --------------------------------------------------------------------------------------------


def test_the_picture_of_a_standing_card() -> None:
    cards = GAME.as_json(TERRACED)["cards"]
    assert cards[4] == {
        "card": "upright-LTV",
        "kind": "upright",
        "slot": "x@2,0,2",
        "normal": "x",
        "x": 2,
        "y": 0,
        "z": 2,
        "girders": "LTV",
        "bars": [[[2, -1, 1], [2, -1, 3]], [[2, -1, 3], [2, 1, 3]], [[2, 0, 1], [2, 0, 3]]],
        "printed": False,
        "seat": 0,
        "on": 3,
        "standable": False,
        "top": 3,
        "rivet": "firm",
    }
    assert [card["on"] for card in cards] == [None, 0, 0, 2, 3]
    assert (cards[0]["card"], cards[0]["kind"], cards[0]["seat"], cards[0]["rivet"]) == ("start", "base", None, None)


def test_the_picture_of_cells_workers_and_the_moment() -> None:
    seen = GAME.as_json(CLOSED)
    cells = {cell["cell"]: cell for cell in seen["cells"]}
    assert cells["0,0,0"] == {"cell": "0,0,0", "x": 0, "y": 0, "z": 0, "open": False, "card": None, "level": None}
    assert cells["0,-1,2"] == {"cell": "0,-1,2", "x": 0, "y": -1, "z": 2, "open": True, "card": 3, "level": 0}
    upright = {"card": None, "level": None, "lying": False}
    first = {"worker": 1, "where": "site", "cell": "0,0,0", "trapped": True, **upright}
    last = {"worker": 5, "where": "reserve", "cell": None, "trapped": False, **upright}
    assert (seen["players"][0]["workers"][0], seen["players"][0]["workers"][4]) == (first, last)
    assert (seen["top"], seen["idle"], seen["actions"], seen["ending"]) == (2, {"turns": 0, "limit": 6}, 3, None)


def test_the_picture_of_what_is_being_chosen() -> None:
    seen = GAME.as_json(chosen("floor-LRT"))
    assert {slot["slot"] for slot in seen["slots"]} == choices(chosen("floor-LRT"), "slot")
    on_wall = next(slot for slot in seen["slots"] if slot["slot"] == "z@2,0,3")
    assert on_wall["points"] == 2
    assert {turning["girders"]: (turning["connected"], turning["points"]) for turning in on_wall["turnings"]} == {
        "LRT": ("T", 1), "LRB": ("B", 1), "LTB": ("TB", 2), "RTB": ("TB", 2),
    }  # fmt: skip
    turning = GAME.as_json(chosen("floor-LRT", "slot z@2,0,3"))
    assert [slot["slot"] for slot in turning["slots"]] == ["z@2,0,3"]
    moving = GAME.as_json(picked(1))
    assert {target["cell"] for target in moving["targets"] if target["do"] == "shift"} == choices(picked(1), "shift")
    assert {target["cell"] for target in moving["targets"] if target["do"] == "move"} == choices(picked(1), "move")
    assert moving["asked"] == {"seat": 0, "worker": 1}


def test_the_score_sheet_has_a_line_for_everything_that_counts() -> None:
    text = """
        seats 2, starter 0, hands steady
        ended 0, actions 0, idle 0, emptied
        0: girders 9; printed 2; doubled 5; falls 1; emptied; highest
        1: left 3
    """
    sheet_of = [(line.rule, line.message, line.arguments, line.points) for line in GAME.breakdown(parse(text), 0)]
    assert sheet_of == [
        ("S-21", "skyscrapers-score-girders", {"points": 9}, 9),
        ("S-21", "skyscrapers-score-printed", {"points": 2}, 2),
        ("S-21", "skyscrapers-score-doubled", {"points": 5}, 5),
        ("S-28", "skyscrapers-score-falls", {"workers": 1}, -5),
        ("S-23", "skyscrapers-score-emptied", {}, 5),
        ("S-24", "skyscrapers-score-highest", {}, 5),
    ]
    (left,) = GAME.breakdown(parse(text), 1)
    assert (left.message, left.arguments, left.points) == ("skyscrapers-score-cards-left", {"cards": 3}, -3)
    assert sheet.breakdown(parse(text), 1) == [left]


def why_out(state: State, seat: int) -> tuple[str, str, int]:
    """The last line of a score sheet."""
    *_, line = GAME.breakdown(state, seat)
    return line.rule, line.message, line.points


@pytest.mark.rule("S-30")
def test_the_score_sheet_says_who_is_out_because_the_building_fell() -> None:
    fallen = play(shaky("1,0,2", "0,0,2"), *WALL, "collapse")
    assert why_out(fallen, 0) == ("S-30", "skyscrapers-score-out-collapse", 0)
    assert all(line.points for line in GAME.breakdown(fallen, 1))


@pytest.mark.rule("S-29")
@pytest.mark.rule("S-22")
def test_the_score_sheet_says_who_is_out_for_falls_and_who_because_all_workers_are_trapped() -> None:
    text = """
        seats 3, starter 0, hands steady
        ended 2, actions 0, idle 0, collapsed
        0: girders 1; falls 4; out
        1: girders 2; falls 1; out
        2: girders 9; out
    """
    state = parse(text)
    assert [why_out(state, seat) for seat in range(3)] == [
        ("S-29", "skyscrapers-score-out-falls", 0),
        ("S-22", "skyscrapers-score-out-trapped", 0),
        ("S-30", "skyscrapers-score-out-collapse", 0),
    ]
