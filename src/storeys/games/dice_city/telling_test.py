"""Actions as words and data, reasons for every refusal, questions, the JSON view and the score sheet."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from storeys.testing import Referee

from ..kit import CHANCE, Reason, UnknownActionError
from . import GAME, actions, questions, reasons
from .kinds import ACTIONS, DECISIONS, KINDS
from .state import PLACES, SEATS, State
from .studies_test import DISPLAY, choices, play, position

REFEREE = Referee(GAME)
SPENT = "dice - - - - -"
FULL = "red 1-mine 2-mine 3-mine 4-mine 5-mine 6-mine; blue 1-quarry 2-quarry 3-quarry 4-quarry 5-quarry 6-quarry"
DICE = position("dice 0", "dice 1 2 6 - -; passes 2; white 1-church; yellow 1-mine*", "stock 1/0/0; red 1-manor")
ALONE = position("dice 0", "dice 1 - - - -; passes 2")
DONE = position("dice 0", SPENT, "")
LATE = position("dice 0, refreshed, passed", "dice 1 - - - -; white 1-mine*", "")
REFRESHING = play(DICE, "refresh red")
COPYING = play(DICE, "use white church")
CEMETERY = play(position("dice 0", "dice 1 - - - -; white 1-cemetery 2-mine*", ""), "use white cemetery")
PLACING = play(position("dice 0", "dice 1 - - - -; white 1-barracks", ""), "use white barracks")
MARKET = play(position("dice 0", "dice 1 - - - -; stock 2/1/0; white 1-market_place", ""), "use white market_place")
STORING = play(position("dice 0", "dice 1 - - - -; stock 2/1/0; white 1-storehouse", ""), "use white storehouse")
STABLES = play(position("dice 0", "dice 1 3 - - -; white 1-stables", ""), "use white stables")
WELL = play(position("dice 0", "dice 1 3 4 - -; white 1-well", ""), "use white well", "include red")
ATTACK = position(
    "attack 0, strength 4", f"{SPENT}; red 1-manor", "stock 1/0/0; white 1-cathedral 2-manor; red 1-mine*"
)
BUILD = position("build 0", f"{SPENT}; stock 3/2/2; {FULL}", "ships 5 5 5 5", display="manor - - - - - - grand_statue")
STATUE = play(BUILD, "build grand_statue 8 white 1")
DECLARING = position("declaring 0", f"{SPENT}; {FULL}", "")
ROLLING = position("ending 1", "", "dice 1 1 ? ? ?")
DEALING = position("build 0", SPENT, "", display="? " + DISPLAY.partition(" ")[2], gone="church church church")
STARTING = position("starting", "dice 1 1 1 1 1", "", round=1)
ENDED = position("ended", "", "", header="|deck by 0")

FIRST = {do: KINDS.first(do) for do in KINDS}


def messages(prefix: str) -> set[str]:
    """Every sentence with this prefix that the game can name."""
    sources = [Path(str(module.__file__)).read_text(encoding="utf-8") for module in (actions, reasons, questions)]
    return set(re.findall(rf'"dice_city-{prefix}-([a-z-]+)"', "\n".join(sources)))


# --- Words and data --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
def test_every_action_of_a_random_game_is_found_again_from_its_words_and_its_data(seats: int) -> None:
    for number, state in enumerate(REFEREE.random_match(seats)):
        for action in GAME.possible(state) if number % 7 == 0 else ():
            data = GAME.data(state, action)
            assert tuple(data) == ("do", *GAME.kinds[data["do"]])
            assert GAME.action(state, json.loads(json.dumps(data))) == action
            assert GAME.read(state, GAME.words(state, action)) == action


@pytest.mark.parametrize(
    ("state", "words", "number"),
    [
        (DICE, "use yellow militia", FIRST["use"] + 1),
        (DICE, "move white red 5", FIRST["move"] + 4),
        (DICE, "refresh red", FIRST["refresh"] + 2),
        (DICE, "reactivate white yellow 1 mine", FIRST["reactivate"] + 6),
        (DICE, "pass white", FIRST["pass"]),
        (DICE, "forfeit red", FIRST["forfeit"] + 2),
        (DICE, "supply iron", FIRST["supply"] + 2),
        (DICE, "muster", FIRST["muster"]),
        (DICE, "disrupt black", FIRST["disrupt"] + 4),
        (play(LATE, "forfeit white"), "finish dice", FIRST["finish"]),
        (REFRESHING, "discard 3 catapult", FIRST["discard"] + 2),
        (COPYING, "copy yellow 2 militia", FIRST["copy"] + 7),
        (PLACING, "place black 6", FIRST["place"] + 29),
        (MARKET, "exchange wood stone iron", FIRST["exchange"] + 2),
        (STORING, "store stone", FIRST["store"] + 1),
        (STABLES, "shift yellow 6", FIRST["shift"] + 11),
        (WELL, "include yellow", FIRST["include"] + 1),
        (WELL, "cast", FIRST["cast"]),
        (ATTACK, "finish attack", FIRST["finish"] + 1),
        (ATTACK, "fight 4", FIRST["fight"] + 1),
        (ATTACK, "attack 1 white 2 manor 2", FIRST["attack"] + PLACES + 1),
        (ATTACK, "steal 1 wood", FIRST["steal"] + 3),
        (BUILD, "build manor 1 red 2", FIRST["build"] + 13),
        (BUILD, "build quarry 0 red 2", FIRST["build"] + 11 * PLACES + 13),
        (BUILD, "finish build", FIRST["finish"] + 2),
        (position("build 0", f"{SPENT}; stock 3/3/3", ""), "trade 10", FIRST["trade"] + 1),
        (STATUE, "adorn 1 1", FIRST["adorn"] + 5),
        (DECLARING, "declare", FIRST["declare"]),
        (DECLARING, "decline", FIRST["decline"]),
        (DEALING, "deal 1 well", FIRST["deal"] + 19),
        (ROLLING, "roll 1 red 6", FIRST["roll"] + 5),
        (STARTING, "start 1", FIRST["start"] + 1),
    ],
)
def test_each_kind_of_action_has_its_words(state: State, words: str, number: int) -> None:
    assert words in choices(state)
    assert GAME.read(state, words) == number
    assert GAME.words(state, number) == words


def test_ranges_follow_each_other_in_the_order_of_the_kinds() -> None:
    firsts = list(FIRST.values())
    assert firsts == sorted(set(firsts))
    assert (FIRST["deal"], FIRST["start"] + 4) == (DECISIONS, ACTIONS)


def test_particulars_that_only_describe_may_be_left_out() -> None:
    assert GAME.action(DICE, {"do": "use", "die": "yellow"}) == GAME.read(DICE, "use yellow militia")
    given = {"do": "attack", "seat": 1, "row": "white", "column": 2}
    assert GAME.action(ATTACK, given) == GAME.read(ATTACK, "attack 1 white 2 manor 2")
    assert GAME.action(ROLLING, {"do": "roll", "column": 3}) == GAME.read(ROLLING, "roll 1 red 3")


def unknown(state: State, data: Any) -> Reason:
    with pytest.raises(UnknownActionError) as refused:
        GAME.action(state, data)
    return refused.value.reason


@pytest.mark.parametrize(
    ("state", "words", "message", "arguments"),
    [
        (DICE, "use yellow manor", "wrong-card", {"card": "manor", "there": "militia"}),
        (REFRESHING, "discard 3 manor", "wrong-card", {"card": "manor", "there": "catapult"}),
        (BUILD, "build church 1 red 2", "wrong-card", {"card": "church", "there": "manor"}),
        (ATTACK, "attack 1 white 2 manor 3", "wrong-points", {"points": 2}),
        (ROLLING, "roll 0 white 3", "wrong-roll", {}),
        (ROLLING, "roll 1 black 3", "wrong-roll", {}),
        (DICE, "move white yellow 4", "not-next", {"die": "yellow", "column": 4}),
        (DICE, "move white yellow 9", "not-next", {"die": "yellow", "column": 9}),
        (MARKET, "exchange wood wood none", "same-resource", {"resource": "wood"}),
        (MARKET, "exchange wood stone wood", "same-resource", {"resource": "wood"}),
        (MARKET, "exchange wood iron stone", "get-order", {}),
        (STATUE, "adorn 2 2", "too-much", {"most": 3}),
        (DEALING, "deal 2 well", "unknown", {}),
    ],
)
def test_words_that_do_not_fit_the_position_are_refused(
    state: State, words: str, message: str, arguments: dict[str, Any]
) -> None:
    with pytest.raises(UnknownActionError) as refused:
        GAME.read(state, words)
    reason = refused.value.reason
    assert (reason.message, dict(reason.arguments)) == (f"dice_city-why-{message}", arguments)


@pytest.mark.parametrize(
    "data",
    [
        {},
        None,
        "use white",
        {"do": "fly"},
        {"do": 3},
        {"do": ["use"], "die": "white"},
        {"do": "use"},
        {"do": "use", "die": "pink"},
        {"do": "use", "die": 0},
        {"do": "use", "die": None},
        {"do": "move", "die": "white", "moved": "yellow"},
        {"do": "move", "die": "white", "moved": "yellow", "column": True},
        {"do": "reactivate", "die": "white", "row": "yellow", "column": 7},
        {"do": "reactivate", "die": "white", "row": 1, "column": 1},
        {"do": "supply", "resource": "gold"},
        {"do": "finish", "step": "end"},
    ],
)
def test_something_that_is_no_action_at_all_is_unknown(data: Any) -> None:
    assert unknown(DICE, data).message == "dice_city-why-unknown"


@pytest.mark.parametrize(
    "data",
    [
        {"do": "discard", "slot": 0},
        {"do": "discard", "slot": 11},
        {"do": "discard", "slot": 1.0},
        {"do": "exchange", "pay": "wood", "get": "none", "also": "none"},
        {"do": "fight", "bandits": 2},
        {"do": "attack", "seat": 4, "row": "white", "column": 1},
        {"do": "attack", "seat": -1, "row": "white", "column": 1},
        {"do": "steal", "seat": False, "resource": "wood"},
        {"do": "build", "card": "manor", "slot": 0, "row": "white", "column": 1},
        {"do": "build", "slot": 0, "row": "white", "column": 1},
        {"do": "build", "slot": 11, "row": "white", "column": 1},
        {"do": "trade", "ship": 15},
        {"do": "adorn", "stone": 4, "iron": 0},
        {"do": "deal", "card": "mine"},
        {"do": "roll", "column": 10**30},
        {"do": "start", "seat": 4},
    ],
)
def test_what_is_not_asked_for_is_refused_for_that_first(data: Any) -> None:
    assert unknown(DICE, data) == Reason("D-39", "dice_city-why-dice-first", {})


# --- Reasons ---------------------------------------------------------------------------------------------------------

REFUSALS = [
    (DICE, "use blue", "D-8", "die-spent", {"die": "blue"}),
    (LATE, "use white", "D-11", "deactivated", {"row": "white", "column": 1, "card": "mine"}),
    (DICE, FIRST["move"] + 0, "D-8", "own-die", {}),
    (DICE, FIRST["move"] + 7, "D-8", "die-spent", {"die": "blue"}),
    (DICE, FIRST["move"] + 5, "D-8", "edge", {"die": "red"}),
    (DICE, "move white red 7", "D-8", "edge", {"die": "red"}),
    (DICE, "move blue red 7", "D-8", "die-spent", {"die": "blue"}),
    (DICE, "move white blue 2", "D-8", "die-spent", {"die": "blue"}),
    (DONE, "use white", "D-10", "finish-first", {}),
    (DONE, "move white yellow 2", "D-10", "finish-first", {}),
    (DONE, "fight 3", "D-10", "finish-first", {}),
    (DONE, "supply wood", "D-9", "too-few-passes", {"passes": 0}),
    (DONE, "finish attack", "D-39", "step", {"step": "dice"}),
    (LATE, "refresh white", "D-8", "refreshed-already", {}),
    (DICE, "refresh black", "D-8", "die-spent", {"die": "black"}),
    (DICE, "reactivate white red 1", "D-8", "is-active", {"row": "red", "column": 1, "card": "cave"}),
    (LATE, "pass white", "D-8", "passed-already", {}),
    (DICE, "forfeit black", "D-8", "die-spent", {"die": "black"}),
    (LATE, "supply wood", "D-9", "too-few-passes", {"passes": 0}),
    (LATE, "muster", "D-9", "too-few-passes", {"passes": 0}),
    (LATE, "disrupt red", "D-9", "too-few-passes", {"passes": 0}),
    (ALONE, "disrupt red", "D-9", "alone", {}),
    (DICE, "finish dice", "D-10", "dice-left", {"dice": 3}),
    (DICE, "finish attack", "D-39", "step", {"step": "dice"}),
    (DICE, "fight 3", "D-39", "dice-first", {}),
    (REFRESHING, "discard 9", "D-7", "no-such-slot", {"slots": 8}),
    (play(REFRESHING, "discard 3 catapult"), "discard 3", "D-8", "empty-slot", {"slot": 3}),
    (REFRESHING, "use white", "D-8", "refreshing-first", {}),
    (COPYING, "copy white 1", "D-14", "in-chain", {"row": "white", "column": 1, "card": "church"}),
    (COPYING, "copy yellow 1", "D-11", "deactivated", {"row": "yellow", "column": 1, "card": "mine"}),
    (COPYING, "copy blue 1", "D-3", "no-die-there", {"row": "blue", "column": 1, "card": "forest"}),
    (CEMETERY, "copy blue 1", "D-13", "not-this-row", {"row": "white"}),
    (CEMETERY, "copy white 2", "D-11", "deactivated", {"row": "white", "column": 2, "card": "mine"}),
    (COPYING, "finish dice", "D-13", "copying-first", {}),
    (PLACING, "finish dice", "D-15", "placing-first", {}),
    (MARKET, "exchange stone wood wood", "D-16", "too-few", {"resource": "stone", "have": 1}),
    (MARKET, "finish dice", "D-16", "exchanging-first", {}),
    (STORING, "store iron", "D-3", "too-few", {"resource": "iron", "have": 0}),
    (STORING, "muster", "D-3", "storing-first", {}),
    (STABLES, "shift yellow 3", "D-3", "same-column", {"die": "yellow", "column": 3}),
    (STABLES, "shift white 3", "D-8", "die-spent", {"die": "white"}),
    (STABLES, "muster", "D-3", "shifting-first", {}),
    (WELL, "include red", "D-3", "included-already", {"die": "red"}),
    (WELL, "include blue", "D-8", "die-spent", {"die": "blue"}),
    (WELL, "muster", "D-13", "rerolling-first", {}),
    (ATTACK, "fight 5", "D-19", "too-weak", {"strength": 4, "defense": 5}),
    (ATTACK, "attack 0 red 1", "D-20", "own-city", {}),
    (ATTACK, "attack 3 red 1", "D-20", "no-such-seat", {"seats": 2}),
    (ATTACK, "attack 1 red 2", "D-20", "no-defense", {"card": "militia"}),
    (ATTACK, "attack 1 red 1", "D-20", "is-deactivated", {"row": "red", "column": 1, "card": "mine"}),
    (ATTACK, "attack 1 white 1", "D-20", "too-weak", {"strength": 4, "defense": 6}),
    (ATTACK, "steal 1 iron", "D-21", "nothing-to-steal", {"seat": 1, "resource": "iron"}),
    (ATTACK, "steal 0 iron", "D-21", "own-city", {}),
    (play(ATTACK, "fight 3"), "steal 1 wood", "D-21", "too-weak", {"strength": 1, "defense": 2}),
    (ATTACK, "use white", "D-39", "attack-first", {}),
    (ATTACK, "finish build", "D-39", "step", {"step": "attack"}),
    (BUILD, "build 2 white 1", "D-23", "empty-slot", {"slot": 2}),
    (BUILD, "build 9 white 1", "D-7", "no-such-slot", {"slots": 8}),
    (
        play(BUILD, "build quarry 0 white 1"),
        "build 1 white 2",
        "D-23",
        "too-dear",
        {"card": "manor", "wood": 1, "stone": 2, "iron": 0},
    ),
    (BUILD, "trade 5", "D-25", "ship-gone", {"ship": 5}),
    (BUILD, "trade 20", "D-25", "ship-too-dear", {"ship": 20}),
    (BUILD, "fight 3", "D-39", "build-first", {}),
    (STATUE, "adorn 2 0", "D-24", "too-few", {"resource": "stone", "have": 1}),
    (STATUE, "adorn 1 2", "D-24", "too-few", {"resource": "iron", "have": 1}),
    (STATUE, "finish build", "D-24", "adorning-first", {}),
    (DECLARING, "finish build", "D-28", "declaring-first", {}),
    (DEALING, "deal church", "D-7", "not-in-deck", {"card": "church"}),
    (DEALING, "finish build", "D-7", "deal-first", {}),
    (ROLLING, "finish build", "D-7", "roll-first", {}),
    (STARTING, "start 3", "D-7", "no-such-seat", {"seats": 2}),
    (STARTING, "use white", "D-7", "start-first", {}),
    (ENDED, "use white", "D-28", "over", {}),
]
SHORT = {**GAME.kinds, "use": ("die",), "reactivate": ("die", "row", "column"), "discard": ("slot",), "deal": ("card",)}
SHORT |= {"copy": ("row", "column"), "attack": ("seat", "row", "column"), "build": ("slot", "row", "column")}


def number_of(state: State, words: str | int) -> int:
    """An action in words without the particulars that only describe it, or its bare number."""
    if isinstance(words, int):
        return words
    do, *rest = words.split()
    values = [int(value) if value.isdecimal() else value for value in rest]
    return GAME.action(state, {"do": do, **dict(zip(SHORT[do], values, strict=True))})


@pytest.mark.parametrize(("state", "words", "rule", "message", "arguments"), REFUSALS)
def test_a_refusal_names_its_rule(
    state: State, words: str | int, rule: str, message: str, arguments: dict[str, Any]
) -> None:
    action = number_of(state, words)
    assert not GAME.can_happen(state, action)
    reason = GAME.why_not(state, action)
    assert (reason.rule, reason.message, dict(reason.arguments)) == (rule, f"dice_city-why-{message}", arguments)


TOLD_ELSEWHERE = {  # by tests of the rules, and above by tests of words
    *("too-few-cards", "deck-empty", "bandits-gone", "pile-empty"),
    *("unknown", "wrong-card", "wrong-points", "wrong-roll", "not-next", "same-resource", "get-order", "too-much"),
}


def test_every_reason_is_told() -> None:
    source = Path(str(reasons.__file__)).read_text(encoding="utf-8")
    known = set(re.findall(r'_reason\(\s*(?:"D-\d+"|rule), "([a-z-]+)"', source)) | messages("why")
    known |= {"ship-gone", "ship-too-dear"}
    assert known == {message for *_, message, _ in REFUSALS} | TOLD_ELSEWHERE


@pytest.mark.parametrize("seats", SEATS)
def test_every_impossible_action_is_refused_in_random_positions(seats: int) -> None:
    for number, state in enumerate(REFEREE.random_match(seats, seed=3)):
        for action in set(range(ACTIONS)).difference(GAME.possible(state)) if number % 40 == 0 else ():
            assert re.fullmatch(r"D-\d+", GAME.why_not(state, action).rule)


# --- Questions -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("state", "message", "arguments"),
    [
        (GAME.start(2), "dealing", {}),
        (ROLLING, "rolling", {}),
        (STARTING, "starting", {}),
        (DICE, "dice", {"dice": 3, "passes": 2}),
        (play(LATE, "forfeit white"), "dice-done", {"passes": 0}),
        (play(REFRESHING, "discard 1 barracks"), "refreshing", {"left": 3}),
        (COPYING, "copying", {"row": "white", "column": 1, "card": "church"}),
        (PLACING, "placing", {}),
        (MARKET, "exchanging", {}),
        (STORING, "storing", {}),
        (STABLES, "shifting", {}),
        (WELL, "rerolling", {"die": "white"}),
        (ATTACK, "attack", {"strength": 4, "bandits": 0}),
        (BUILD, "build", {"wood": 3, "stone": 2, "iron": 2}),
        (STATUE, "adorning", {"most": 2}),
        (DECLARING, "declaring", {}),
        (ENDED, "ended", {"why": "deck"}),
    ],
)
def test_every_phase_has_its_question(state: State, message: str, arguments: dict[str, Any]) -> None:
    question = GAME.question(state)
    assert (question.message, dict(question.arguments)) == (f"dice_city-ask-{message}", arguments)


# --- The view for clients --------------------------------------------------------------------------------------------


def test_the_view_shows_what_a_die_can_do() -> None:
    seen = GAME.as_json(DICE)
    assert (seen["phase"], seen["step"], seen["seat"]) == ("dice", "dice", 0)
    ways = ["use", "move", "refresh", "reactivate", "pass", "forfeit"]
    assert seen["players"][0]["can"] == {"white": ways, "yellow": ways, "red": ways, "blue": [], "black": []}
    assert seen["players"][0]["dice"] == {"white": 1, "yellow": 2, "red": 6, "blue": None, "black": None}
    assert all(not kinds for kinds in seen["players"][1]["can"].values())


@pytest.mark.parametrize("seats", SEATS)
def test_what_a_die_can_do_is_what_is_legal(seats: int) -> None:
    for state in REFEREE.random_match(seats, seed=5):
        if GAME.to_move(state) != CHANCE and questions.asked(state) == "dice":
            legal: dict[str, list[str]] = {}
            for data in (GAME.data(state, action) for action in GAME.legal(state)):
                if data["do"] in ("use", "move", "refresh", "reactivate", "pass", "forfeit"):
                    legal.setdefault(data["die"], []).append(data["do"])
            can = GAME.as_json(state)["players"][state.seat]["can"]
            assert {die: kinds for die, kinds in can.items() if kinds} == {
                die: list(dict.fromkeys(kinds)) for die, kinds in legal.items()
            }


def test_the_view_shows_locations_with_everything_they_are_now() -> None:
    player = GAME.as_json(ATTACK)["players"][1]
    assert player["city"][0][1] == {
        "card": "manor",
        "type": "cultural",
        "army": False,
        "harvest": False,
        "deactivates": False,
        "printed": False,
        "active": True,
        "defense": 4,
        "points": 2,
        "die": False,
        "gives": {"points": 2},
        "target": True,
    }
    assert [place["target"] for place in player["city"][0]] == [False, True, False, False, False, False]
    assert (player["cards"], player["city_points"], player["full_rows"]) == (3, 4, 0)


def test_the_view_shows_what_a_location_would_give_now() -> None:
    own = "dice 1 1 1 1 1; stock 2/2/0; white 1-watch_tower 2-festival_hall 3-merchant_guild 4-mine 5-bazaar"
    city = GAME.as_json(position("dice 0, blacksmith 2, mint 1", own, ""))["players"][0]["city"]
    assert [place["gives"] for place in city[0]] == [
        {"strength": 2, "bandit_strength": 3},
        {"points": 2},
        {"iron": 1},
        {"iron": 3},
        {"wood": 1, "stone": 1, "iron": 1},
        {"iron": 2},
    ]


def test_the_view_shows_the_display_the_piles_and_what_can_be_paid() -> None:
    seen = GAME.as_json(BUILD)
    manor = {key: value for key, value in seen["display"][0].items() if key != "brings"}
    assert manor == {
        "slot": 1,
        "card": "manor",
        "type": "cultural",
        "army": False,
        "harvest": False,
        "deactivates": False,
        "cost": {"wood": 1, "stone": 2, "iron": 0},
        "defense": 4,
        "points": 2,
        "affordable": True,
    }
    assert seen["display"][1:7] == [None] * 6
    assert [(pile["card"], pile["left"], pile["affordable"]) for pile in seen["piles"]] == [
        ("lumber_mill", 15, True),
        ("quarry", 9, True),
        ("mine", 9, True),
        ("regular_army", 15, True),
    ]
    assert seen["ships"][0] == {
        "ship": 5,
        "cost": {"wood": 2, "stone": 2, "iron": 2},
        "points": 5,
        "left": 0,
        "affordable": False,
    }
    assert (seen["deck"]["cards"], seen["deck"]["contents"]["manor"]) == (58, 2)
    assert seen["players"][0]["full_rows"] == 2


@pytest.mark.rule("D-30")
def test_the_view_shows_what_a_card_would_bring_on_each_plot() -> None:
    """A cathedral beside it is worth less where something cultural is covered."""
    own = f"{SPENT}; stock 0/0/2; red 1-manor 6-cathedral"
    army = GAME.as_json(position("build 0", own, ""))["piles"][3]
    assert army["brings"][2] == [-2, 1, 1, 1, 0, -2]
    assert army["brings"][0] == [1] * 6
    for seen in (position("build 0", SPENT, ""), position("attack 0", own, "")):
        assert GAME.as_json(seen)["piles"][3]["brings"] == []


def test_the_view_shows_the_turn() -> None:
    turn = GAME.as_json(WELL)["turn"]
    assert (turn["die"], turn["included"], turn["rerolls"]) == ("white", ["red"], 1)
    assert turn["chain"] == [{"row": "white", "column": 1, "card": "well"}]
    assert GAME.as_json(play(REFRESHING, "discard 1 barracks"))["turn"]["discards_left"] == 3


def test_the_view_of_a_solo_game_has_piles_that_are_never_used_up() -> None:
    seen = GAME.as_json(ALONE)
    assert [pile["left"] for pile in seen["bandits"] + seen["ships"]] == [None] * 6
    assert (seen["rounds"], seen["solo"]) == (15, {"hard": False})


# --- The score sheet -------------------------------------------------------------------------------------------------


def test_a_score_sheet_has_a_line_for_everything_that_counts() -> None:
    state = position("dice 0, gained 1", "dice 1 1 1 1 1; tokens 2; ships 5 20; bandits 4; red 6-cathedral*", "")
    lines = [
        (line.message.removeprefix("dice_city-score-"), dict(line.arguments), line.points)
        for line in GAME.breakdown(state, 0)
    ]
    assert lines == [
        ("tokens", {}, 3),
        ("ships", {"cards": 2}, 25),
        ("bandits", {"cards": 1}, 3),
        ("location", {"row": "red", "column": 6, "card": "cathedral", "points": 2}, 2),
    ]
    assert GAME.breakdown(state, 1) == []


@pytest.mark.rule("D-3")
def test_an_empty_pile_is_not_affordable() -> None:
    armies = " ".join(["regular_army"] * 15)
    for gone, affordable in (("", True), (armies, False)):
        state = position("build 0", f"{SPENT}; stock 0/0/2", "", gone=gone)
        pile = next(pile for pile in GAME.as_json(state)["piles"] if pile["card"] == "regular_army")
        assert (pile["affordable"], pile["left"]) == (affordable, 0 if gone else 15)
