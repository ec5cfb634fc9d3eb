"""Actions as words and data, reasons for every refusal, questions, the JSON view and the score sheet."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from storeys.testing import Referee

from ..kit import Reason, UnknownActionError
from . import GAME, actions, kinds, questions, reasons, sheet
from .cards import SUIT_NAMES, VALUES
from .kinds import BID, DRAW, KEEP, PASS, PLACE, REMOVE, TAKE
from .reading import parse
from .state import SEATS, TAKING

REFEREE = Referee(GAME)
START = "seats 2, starter 0, passes 0\nstarting\n0:\n1:\n"
DEAL = "seats 2, starter 1, passes 0\ndealing\ndisplay candy-7\n0:\n1:\n"
OPEN = """
    seats 2, starter 0, passes 0
    bidding 0, spoken 0
    display candy-7 candy-6 spooky-0 scrap-3 sand-12
    0: candy 5 4
    1:
"""
OUTBID = OPEN.replace("bidding 0, spoken 0", "bidding 1, spoken 1, bid 2 by 0")
OUTBIDDING = OPEN.replace("starter 0", "starter 1").replace("spoken 0", "spoken 1, bid {bid} by 1")
SHORT = "seats 2, starter 0, passes 1\nbidding 0, spoken 0\ndisplay candy-7 sand-3\n0:\n1:\n"
TAKE_TWO = """
    seats 4, starter 0, passes 0
    taking 0, spoken 4, bid 2 by 0
    display candy-7 candy-7 spooky-4 scrap-3* sand-12
    0: spooky 3 0; sand 4 2
    1:
    2:
    3:
"""
TAKE_SHORT = "seats 2, starter 0, passes 1\ntaking 0, spoken 1, bid 2 by 0\ndisplay candy-7 sand-3\n0:\n1:\n"
REMOVE_ONE = """
    seats 2, starter 0, passes 0
    removing 0, spoken 2, bid 1 by 0
    display candy-7* candy-6 spooky-1 scrap-3 sand-12
    0: candy 5; spooky 3 0; sand 15
    1: plant 4
"""
PLACE_ALL = """
    seats 4, starter 0, passes 0
    building 0, spoken 4, bid 5 by 0
    display candy-7* candy-7* candy-9* sand-10* sand-0*
    0: candy 5; sand 12
    1:
    2:
    3:
"""
PLACE_ONE = """
    seats 2, starter 0, passes 0
    building 0, spoken 2, bid 1 by 0
    display candy-7* candy-6 spooky-1 scrap-3 sand-12
    0:
    1:
"""
END = "seats 2, starter 0, passes 2\nended\n0: candy 9 5 3; sand 7 0; removed plant-3 plant-2\n1:\n"


def messages(prefix: str) -> set[str]:
    """Every sentence with this prefix that the game can name."""
    sources = (
        Path(str(module.__file__)).read_text(encoding="utf-8") for module in (actions, reasons, questions, sheet)
    )
    return set(re.findall(rf'"(towers-{prefix}-[a-z-]+)"', "".join(sources)))


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
    assert done == set(GAME.kinds)


@pytest.mark.parametrize(
    ("text", "action", "data", "words"),
    [
        (START, kinds.START + 1, {"do": "start", "seat": 1}, "start 1"),
        (DEAL, DRAW + 16, {"do": "draw", "suit": "spooky", "value": 0}, "draw spooky 0"),
        (OPEN, BID + 3, {"do": "bid", "cards": 3}, "bid 3"),
        (OUTBID, PASS, {"do": "pass"}, "pass"),
        (TAKE_TWO, TAKE, {"do": "take", "suit": "candy", "value": 7}, "take candy 7"),
        (REMOVE_ONE, KEEP, {"do": "keep"}, "keep"),
        (REMOVE_ONE, REMOVE + 4, {"do": "remove", "suit": "sand", "value": 15}, "remove sand 15"),
        (PLACE_ALL, PLACE + 3, {"do": "place", "suit": "sand", "value": 10}, "place sand 10"),
    ],
)
def test_each_kind_of_action_has_its_words_and_its_data(
    text: str, action: int, data: dict[str, Any], words: str
) -> None:
    state = parse(text)
    assert GAME.data(state, action) == data
    assert GAME.action(state, data) == action
    assert GAME.words(state, action) == words
    assert GAME.read(state, words) == action


def unknown(text: str, data: Any) -> Reason:
    with pytest.raises(UnknownActionError) as refused:
        GAME.action(parse(text), data)
    return refused.value.reason


@pytest.mark.parametrize(
    "data",
    [
        {},
        {"do": "fly"},
        {"do": None},
        {"do": 3},
        {"do": ["bid"], "cards": 3},
        {"cards": 3},
        {"do": "bid"},
        {"do": "bid", "cards": None},
        {"do": "bid", "cards": "3"},
        {"do": "bid", "cards": 3.0},
        {"do": "bid", "cards": True},
        {"do": "bid", "cards": -1},
        {"do": "bid", "card": 3},
        [],
        "bid 3",
        None,
    ],
)
def test_data_that_is_no_action_of_this_game_is_unknown(data: Any) -> None:
    assert unknown(OPEN, data).message == "towers-why-unknown"


@pytest.mark.parametrize(
    "data",
    [
        {"do": "take", "suit": "candy"},
        {"do": "take", "value": 7},
        {"do": "take", "suit": "candy", "value": True},
        {"do": "take", "suit": "candy", "value": "7"},
        {"do": "take", "suit": "candy", "value": 16},
        {"do": "take", "suit": "candy", "value": -9},
        {"do": "take", "suit": 0, "value": 7},
        {"do": "take", "suit": "brick", "value": 7},
        {"do": "take", "suit": ["candy"], "value": 7},
    ],
)
def test_a_card_that_is_no_card_is_unknown(data: Any) -> None:
    assert unknown(TAKE_TWO, data).message == "towers-why-unknown"


@pytest.mark.parametrize(
    "data",
    [
        {"do": "start"},
        {"do": "start", "seat": 5},
        {"do": "start", "seat": -1},
        {"do": "start", "seat": False},
        {"do": "draw", "suit": "candy", "value": False},
        {"do": "draw", "suit": "candy", "value": 10**30},
    ],
)
def test_what_is_not_asked_for_is_refused_for_that_whatever_it_is(data: Any) -> None:
    assert unknown(OPEN, data) == Reason("T-12", "towers-why-bid-first", {})


@pytest.mark.parametrize(
    "words", ["", " ", "fly", "bid", "bid 3 4", "bid three", "bid -1", "bid 3.0", "take candy", "bid " + "9" * 5000]
)
def test_words_that_are_no_action_of_this_game_are_unknown(words: str) -> None:
    with pytest.raises(UnknownActionError):
        GAME.read(parse(OPEN), words)


# Data of a known kind about a card that is not where it would have to be: the position, the data, rule and sentence.
MISPLACED = [
    (TAKE_TWO, {"do": "take", "suit": "plant", "value": 7}, "T-16", "towers-why-not-on-display"),
    (PLACE_ALL, {"do": "place", "suit": "plant", "value": 7}, "T-19", "towers-why-not-in-hand"),
    (REMOVE_ONE, {"do": "remove", "suit": "spooky", "value": 3}, "T-18", "towers-why-not-on-top"),
    (REMOVE_ONE, {"do": "remove", "suit": "plant", "value": 4}, "T-18", "towers-why-not-on-top"),
    (REMOVE_ONE, {"do": "remove", "suit": "scrap", "value": 0}, "T-18", "towers-why-not-on-top"),
]

# Data of a known kind when something else is asked for, whether there is such a card or not.
TOO_EARLY = [
    (OPEN, {"do": "take", "suit": "plant", "value": 7}, "T-12", "towers-why-bid-first"),
    (TAKE_TWO, {"do": "bid", "cards": 6}, "T-16", "towers-why-take-first"),
    (TAKE_TWO, {"do": "remove", "suit": "spooky", "value": 3}, "T-16", "towers-why-take-first"),
    (PLACE_ALL, {"do": "take", "suit": "rope", "value": 99}, "T-19", "towers-why-place-first"),
]


@pytest.mark.parametrize(("text", "data", "rule", "message"), TOO_EARLY)
def test_what_is_not_asked_for_is_refused_for_that_first(text: str, data: Any, rule: str, message: str) -> None:
    assert unknown(text, data) == Reason(rule, message, {})


@pytest.mark.rule("T-12", "T-24")
def test_a_bid_beyond_the_display_says_how_far_bids_go() -> None:
    for text, reason in (
        (OPEN, Reason("T-12", "towers-why-bids-go-to", {"most": 5})),
        (SHORT, Reason("T-24", "towers-why-display-is-short", {"cards": 2})),
    ):
        assert unknown(text, {"do": "bid", "cards": 6}) == reason
        with pytest.raises(UnknownActionError) as refused:
            GAME.read(parse(text), "bid 999")
        assert refused.value.reason == reason


@pytest.mark.parametrize(("text", "data", "rule", "message"), MISPLACED)
def test_a_card_that_is_not_there_is_named(text: str, data: dict[str, Any], rule: str, message: str) -> None:
    card = {"suit": data["suit"], "value": data["value"]}
    assert unknown(text, data) == Reason(rule, message, card)


@pytest.mark.rule("T-2")
def test_of_equal_cards_the_words_mean_the_one_that_may_be_taken() -> None:
    state = parse(TAKE_TWO.replace("candy-7 candy-7", "candy-7* candy-7").replace("bid 2", "bid 3").replace("12", "1"))
    assert GAME.read(state, "take candy 7") == TAKE + 1


# --- Reasons ---------------------------------------------------------------------------------------------------------

# Every refusal that an action can meet: the position, the action, rule, sentence and its arguments.
REFUSALS: list[tuple[str, int, str, str, dict[str, Any]]] = [
    (START, BID, "T-10", "start-first", {}),
    (DEAL, BID, "T-11", "draw-first", {}),
    (OPEN, TAKE, "T-12", "bid-first", {}),
    (TAKE_TWO, KEEP, "T-16", "take-first", {}),
    (REMOVE_ONE, PLACE, "T-18", "remove-first", {}),
    (PLACE_ALL, KEEP, "T-19", "place-first", {}),
    (END, BID, "T-23", "over", {}),
    (START, kinds.START + 2, "T-10", "no-such-seat", {"seats": 2}),
    (DEAL, DRAW + 7, "T-11", "not-in-pile", {"suit": "candy", "value": 7}),
    (OPEN, PASS, "T-12", "starter-must-bid", {}),
    (OUTBID, BID + 2, "T-12", "bid-higher", {"bid": 2}),
    (SHORT, BID + 3, "T-24", "display-is-short", {"cards": 2}),
    (OPEN, BID + 5, "T-14", "cannot-build", {"cards": 5, "most": 3}),
    (TAKE_SHORT, TAKE + 2, "T-16", "no-card-there", {}),
    (TAKE_TWO, TAKE + 3, "T-16", "already-taken", {"suit": "scrap", "value": 3}),
    (TAKE_TWO, TAKE + 1, "T-2", "equal-card", {"suit": "candy", "value": 7}),
    (TAKE_TWO, TAKE + 2, "T-8", "nothing-on-a-roof", {"suit": "spooky", "value": 4}),
    (TAKE_TWO, TAKE + 4, "T-20", "take-cannot-be-built", {"suit": "sand", "value": 12}),
    (REMOVE_ONE, KEEP, "T-20", "must-remove", {}),
    (REMOVE_ONE, REMOVE + 2, "T-18", "nothing-to-remove", {"suit": "plant"}),
    (REMOVE_ONE, REMOVE + 1, "T-8", "roof-stays", {"suit": "spooky"}),
    (REMOVE_ONE, REMOVE + 4, "T-20", "removal-does-not-help", {"suit": "sand", "value": 15}),
    (PLACE_ONE, PLACE + 1, "T-19", "not-in-hand", {"suit": "candy", "value": 6}),
    (PLACE_ALL, PLACE + 1, "T-2", "equal-card", {"suit": "candy", "value": 7}),
    (PLACE_ALL, PLACE, "T-5", "not-lower", {"suit": "candy", "value": 7, "top": 5}),
    (PLACE_ALL, PLACE + 4, "T-20", "blocks-the-rest", {"suit": "sand", "value": 0}),
]


@pytest.mark.parametrize(("text", "action", "rule", "message", "arguments"), REFUSALS)
def test_a_refusal_names_the_rule(text: str, action: int, rule: str, message: str, arguments: dict[str, Any]) -> None:
    state = parse(text)
    assert action not in GAME.possible(state)
    assert GAME.why_not(state, action) == Reason(rule, f"towers-why-{message}", arguments)


def test_every_reason_there_is_was_shown_above() -> None:
    shown = {f"towers-why-{message}" for _, _, _, message, _ in REFUSALS}
    shown |= {"towers-why-unknown", "towers-why-bids-go-to"}
    assert shown | {message for *_, message in MISPLACED} == messages("why")


@pytest.mark.parametrize("seats", SEATS)
def test_in_a_random_game_everything_that_is_not_legal_has_a_plain_reason(seats: int) -> None:
    known = messages("why")
    for state in REFEREE.random_match(seats, seed=seats):
        for action in set(range(GAME.actions)) - set(GAME.possible(state)):
            reason = GAME.why_not(state, action)
            assert reason.message in known
            assert all(type(value) in (int, str) for value in reason.arguments.values())


# --- Questions -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "message", "arguments"),
    [
        (START, "starting", {}),
        (DEAL, "dealing", {}),
        (OPEN, "first-bid", {"most": 3}),
        (OUTBID, "bid", {"bid": 2, "most": 5}),
        (OUTBIDDING.format(bid=2), "bid", {"bid": 2, "most": 3}),
        (OUTBIDDING.format(bid=3), "pass", {"bid": 3, "most": 3}),
        (OUTBIDDING.format(bid=4), "pass", {"bid": 4, "most": 3}),
        (TAKE_TWO, "take", {"cards": 1}),
        (REMOVE_ONE, "must-remove", {}),
        (REMOVE_ONE.replace("candy-7*", "candy-4*"), "removing", {}),
        (PLACE_ALL, "place", {"cards": 5}),
        (PLACE_ONE, "place", {"cards": 1}),
        (END, "ended", {}),
        (END.replace("passes 2", "passes 1"), "ended-early", {}),
    ],
)
def test_the_question_says_what_is_asked(text: str, message: str, arguments: dict[str, int]) -> None:
    question = GAME.question(parse(text))
    assert (question.message, question.arguments) == (f"towers-ask-{message}", arguments)


# --- The view for clients --------------------------------------------------------------------------------------------


def plain(value: Any) -> bool:
    """Whether a value is made of nothing but what JSON knows."""
    if type(value) is dict:
        return all(type(name) is str and plain(part) for name, part in value.items())
    return all(map(plain, value)) if type(value) is list else type(value) in (int, str, bool, type(None))


@pytest.mark.parametrize("seats", SEATS)
def test_the_view_the_actions_and_the_questions_of_a_random_game_are_plain_json(seats: int) -> None:
    for state in REFEREE.random_match(seats, seed=seats):
        assert plain(GAME.as_json(state))
        assert plain([GAME.data(state, action) for action in GAME.possible(state)])
        assert plain(dict(GAME.question(state).arguments))
        assert plain([dict(line.arguments) for seat in range(seats) for line in GAME.breakdown(state, seat)])


@pytest.mark.parametrize("seats", SEATS)
def test_the_view_shows_every_card_once(seats: int) -> None:
    for state in REFEREE.random_match(seats, seed=seats):
        seen = GAME.as_json(state)
        cards = [*seen["pile"]["contents"], *seen["discards"], *filter(None, seen["display"])]
        cards += [card for player in seen["players"] for card in player["removed"]]
        built = sum(len(tower) for player in seen["players"] for tower in player["towers"].values())
        assert len(cards) + built == (110 if seats >= 4 else 80)
        assert len(seen["pile"]["contents"]) == seen["pile"]["cards"]


def test_the_view_of_a_position() -> None:
    seen = GAME.as_json(parse(REMOVE_ONE))
    no_towers: dict[str, list[int]] = {suit: [] for suit in SUIT_NAMES}
    assert seen.pop("pile").keys() == {"cards", "passes", "contents"}
    assert seen == {
        "phase": "removing",
        "starter": 0,
        "bid": 1,
        "bidder": 0,
        "display": [
            {"suit": "candy", "value": 7, "taken": True, "fits": False},
            {"suit": "candy", "value": 6, "taken": False, "fits": False},
            {"suit": "spooky", "value": 1, "taken": False, "fits": False},
            {"suit": "scrap", "value": 3, "taken": False, "fits": False},
            {"suit": "sand", "value": 12, "taken": False, "fits": False},
        ],
        "discards": [],
        "players": [
            {"towers": {**no_towers, "candy": [5], "spooky": [3, 0], "sand": [15]}, "removed": [], "score": 8},
            {"towers": {**no_towers, "plant": [4]}, "removed": [], "score": 2},
        ],
    }


@pytest.mark.parametrize(
    ("text", "fitting"),
    [
        (OPEN, ["spooky", "scrap", "sand"]),  # no 7 or 6 on a 4, nor on the 5 under it
        (OUTBID, ["candy", "candy", "spooky", "scrap", "sand"]),
        (TAKE_TWO, ["candy", "candy", "scrap"]),  # nothing on a roof; no 12 on a 4
        (PLACE_ONE, []),  # nothing is to be chosen any more
    ],
)
def test_the_view_says_which_cards_the_seat_to_move_could_take_and_build(text: str, fitting: list[str]) -> None:
    assert [slot["suit"] for slot in GAME.as_json(parse(text))["display"] if slot["fits"]] == fitting


@pytest.mark.parametrize("seats", SEATS)
def test_while_taking_a_card_fits_if_it_or_its_equal_may_be_taken(seats: int) -> None:
    for state in REFEREE.random_match(seats, seed=seats):
        if state.phase == TAKING:
            takes = [GAME.data(state, action) for action in GAME.legal(state)]
            for slot in GAME.as_json(state)["display"]:
                named = {"do": "take", "suit": slot["suit"], "value": slot["value"]}
                assert slot["taken"] or slot["fits"] == (named in takes)


def test_the_view_lists_the_piles_in_the_order_of_the_cards() -> None:
    seen = GAME.as_json(parse(END))
    gone = {("candy", 9), ("candy", 5), ("candy", 3), ("sand", 7), ("sand", 0), ("plant", 3), ("plant", 2)}
    deck = [(suit, value) for suit in SUIT_NAMES for value in range(VALUES)]
    left = [{"suit": suit, "value": value} for suit, value in deck if (suit, value) not in gone]
    assert seen["pile"] == {"cards": 73, "passes": 2, "contents": left}
    assert seen["players"][0]["removed"] == [{"suit": "plant", "value": 2}, {"suit": "plant", "value": 3}]


def test_a_placed_card_leaves_a_gap_in_the_display_and_before_the_first_bid_there_is_none() -> None:
    state = parse(PLACE_ALL)
    GAME.apply_action(state, GAME.read(state, "place candy 9"))
    assert GAME.as_json(state)["display"][2] is None
    assert (GAME.as_json(parse(OPEN))["bid"], GAME.as_json(parse(OPEN))["bidder"]) == (None, None)


# --- The score sheet -------------------------------------------------------------------------------------------------


@pytest.mark.rule("T-25")
@pytest.mark.rule("T-26")
@pytest.mark.rule("T-27")
def test_the_score_sheet_has_a_line_for_everything_that_counts() -> None:
    sheet = [(line.rule, line.message, line.arguments, line.points) for line in GAME.breakdown(parse(END), 0)]
    assert sheet == [
        ("T-25", "towers-score-tower", {"suit": "candy", "cards": 3}, 3),
        ("T-25", "towers-score-roofed", {"suit": "sand", "cards": 2}, 4),
        ("T-26", "towers-score-chosen", {"suit": "candy", "cards": 3}, 3),
        ("T-27", "towers-score-removed", {"cards": 2}, -3),
    ]
    assert {message for _, message, _, _ in sheet} == messages("score")
    assert GAME.breakdown(parse(END), 1) == []


@pytest.mark.parametrize("seats", SEATS)
def test_the_score_sheet_adds_up_to_the_score(seats: int) -> None:
    for state in REFEREE.random_match(seats, seed=seats):
        for seat, player in enumerate(GAME.as_json(state)["players"]):
            assert sum(line.points for line in GAME.breakdown(state, seat)) == player["score"]
