"""The end of a turn and of the game, the score and its tie-breaks, and playing alone."""

import pytest

from storeys.testing import Referee

from ..kit import CHANCE, OVER
from . import GAME
from .cards import FIRST_CARD, NAMES
from .goals import goal
from .reading import parse
from .state import State
from .studies_test import DISPLAY, choices, play, position, refusal

REFEREE = Referee(GAME)
scores, ranks = REFEREE.scores, REFEREE.ranks

SPENT = "dice - - - - -"
FULL = "; ".join(
    f"{row} " + " ".join(f"{c}-{card}" for c in range(1, 7)) for row, card in (("red", "mine"), ("blue", "quarry"))
)


def roll_all(state: State) -> State:
    """The position after chance has dealt and rolled whatever it had to."""
    while GAME.to_move(state) == CHANCE:
        state = play(state, choices(state)[0])
    return state


def finished(*players: str, asked: str = "dice 0", header: str = "", round: int = 2, gone: str = "") -> State:
    """After the turn of a player who has spent all dice and does nothing else."""
    state = play(position(asked, *players, header=header, round=round, gone=gone), "finish dice")
    return roll_all(play(state, "finish build") if "finish build" in choices(state) else state)


def ending(state: State) -> str:
    told = GAME.as_json(state)["ending"]
    return f"{told['why']} by {told['seat']}" if told else ""


# --- The end of a turn (D-26, D-27) ----------------------------------------------------------------------------------


@pytest.mark.rule("D-26")
def test_one_of_each_resource_is_kept_and_all_pass_tokens() -> None:
    after = finished(f"{SPENT}; stock 5/1/0; passes 3", "")
    assert (after.players[0].stock.tolist(), int(after.players[0].passes)) == ([1, 1, 0], 3)


@pytest.mark.rule("D-18", "D-27")
def test_all_dice_are_rolled_and_strength_is_lost() -> None:
    state = play(position("dice 0, strength 1, bandit strength 2, refreshed, passed", SPENT, ""), "finish dice")
    state = play(state, "finish attack")
    told = []
    while GAME.to_move(state) == CHANCE:
        told.append(choices(state)[3])
        state = play(state, told[-1])
    assert told == [f"roll 0 {die} 4" for die in ("white", "yellow", "red", "blue", "black")]
    assert GAME.to_move(state) == 1
    assert (int(state.strength), int(state.bandit_strength), int(state.refreshed), int(state.passed)) == (0, 0, 0, 0)


@pytest.mark.rule("D-12", "D-27")
def test_lasting_abilities_end_with_the_turn() -> None:
    after = finished(SPENT, "", asked="dice 0, blacksmith 1, mint 2, training_camp 1")
    assert not after.lasting.any()


@pytest.mark.rule("D-7", "D-29")
def test_after_the_last_player_a_new_round_begins_with_the_first() -> None:
    after = finished("", SPENT, asked="dice 1")
    assert (GAME.to_move(after), int(after.round)) == (0, 3)


# --- What ends the game (D-28, D-29) ---------------------------------------------------------------------------------

ALL_BANDITS = "bandits 3 3 3 3 4 4 4 4 5 5 5 5"
WHOLE_DECK = " ".join(name for name in NAMES[FIRST_CARD + 4 :] for _ in range(3 - DISPLAY.split().count(name)))


@pytest.mark.rule("D-28")
@pytest.mark.parametrize(
    ("own", "gone", "why"),
    [
        (ALL_BANDITS, "", "bandits by 0"),
        ("bandits 3 3 3 3 4 4 4 4 5 5 5", "", ""),
        ("ships 10 10 20", "", "ships by 0"),
        ("ships 5 5 5 5 20", "", "ships by 0"),
        ("ships 5 5 5 5", "", ""),
        ("ships 5 5 5 10 20", "", ""),
        ("", WHOLE_DECK, "deck by 0"),
        ("", WHOLE_DECK.removeprefix("barracks "), ""),
        (f"ships 10 10 20; {ALL_BANDITS}", WHOLE_DECK, "bandits by 0"),
    ],
)
def test_empty_piles_make_the_end_certain(own: str, gone: str, why: str) -> None:
    assert ending(finished(f"{SPENT}; {own}", "", gone=gone)) == why


@pytest.mark.rule("D-28")
def test_two_full_rows_ask_whether_to_declare_the_end() -> None:
    state = play(position("dice 0", f"{SPENT}; {FULL}", ""), "finish dice")
    assert choices(state) == ["declare", "decline"]
    assert ending(play(state, "declare")) == "declared by 0"
    assert ending(play(state, "decline")) == ""


@pytest.mark.rule("D-28")
@pytest.mark.parametrize("row", [FULL.replace("1-mine", "1-mine*"), FULL.replace("1-mine ", ""), FULL.split(";")[0]])
def test_a_row_that_is_not_full_of_active_cards_does_not_count(row: str) -> None:
    assert choices(play(position("dice 0", f"{SPENT}; {row}", ""), "finish dice"))[0] == "roll 0 white 1"


@pytest.mark.rule("D-28")
def test_the_question_comes_again_in_every_such_turn() -> None:
    state = play(position("dice 0", f"{SPENT}; {FULL}", ""), "finish dice", "decline")
    state = play(roll_all(state), *[f"forfeit {die}" for die in ("white", "yellow", "red", "blue", "black")])
    state = roll_all(play(state, "finish dice"))
    state = play(state, *[f"forfeit {die}" for die in ("white", "yellow", "red", "blue", "black")], "finish dice")
    assert choices(state) == ["declare", "decline"]


@pytest.mark.rule("D-28")
@pytest.mark.parametrize(
    ("players", "header"),
    [
        ((f"{SPENT}; {FULL}; ships 10 10 20", ""), ""),
        ((f"{SPENT}; {FULL}", ""), "|deck by 1"),
        ((f"{SPENT}; {FULL}",), ""),
    ],
)
def test_nobody_is_asked_once_the_end_is_certain_nor_alone(players: tuple[str, ...], header: str) -> None:
    state = play(position("dice 0", *players, header=header), "finish dice")
    assert not choices(state, "declare")


@pytest.mark.rule("D-28")
def test_a_later_trigger_does_not_replace_an_earlier_one() -> None:
    assert ending(finished(f"{SPENT}; ships 10 10 20", "", header="|deck by 1")) == "deck by 1"


@pytest.mark.rule("D-29")
def test_the_round_is_finished() -> None:
    first = finished(f"{SPENT}; ships 10 10 20", "")
    assert GAME.to_move(first) == 1
    last = finished("ships 10 10 20", SPENT, asked="dice 1")
    assert GAME.to_move(last) == OVER
    assert GAME.question(last).arguments == {"why": "ships"}


@pytest.mark.rule("D-27", "D-29")
def test_dice_are_rolled_in_the_last_turn_too() -> None:
    state = play(position("dice 1", "ships 10 10 20", SPENT), "finish dice")
    assert choices(state)[0] == "roll 1 white 1"
    assert (roll_all(state).players[1].dice >= 0).all()


@pytest.mark.rule("D-38")
def test_the_game_ends_after_round_100() -> None:
    begun = finished("", SPENT, asked="dice 1", round=99)
    assert (int(begun.round), ending(begun), GAME.to_move(begun)) == (100, "rounds by 0", 0)
    assert GAME.to_move(finished("", SPENT, asked="dice 1", round=100, header="|rounds by 0")) == OVER


# --- The score (D-30, D-31) ------------------------------------------------------------------------------------------

EXAMPLE = """
    seats 3, round 9, starter 0, bandits by 2
    ended
    display - - - - - - - -
    0: dice 1 1 1 1 1; tokens 9; ships 5 5; white 1-town_hall 2-lumber_mill 3-merchant_guild 4-storehouse; \
red 1-grand_statue 2-manor 3-great_wall 4-manor 6-cathedral*
    1: dice 1 1 1 1 1; bandits 3 3 3 3 3 4 4 4 4 4
    2: dice 1 1 1 1 1; bandits 5 5 5 5 5
"""


@pytest.mark.rule("D-30")
def test_the_example_of_the_rulebook_counts_41() -> None:
    state = GAME.parse(EXAMPLE)
    assert scores(state) == [41, 25, 20]
    lines = {(line.message.removeprefix("dice_city-score-"), line.points) for line in GAME.breakdown(state, 0)}
    assert {("tokens", 9), ("ships", 10), ("location", 6)} <= lines
    assert sum(line.points for line in GAME.breakdown(state, 0) if "location" in line.message) == 22


@pytest.mark.rule("D-30")
def test_covered_cards_count_nothing() -> None:
    state = play(position("build 0", f"{SPENT}; stock 2/0/0; white 1-manor", ""), "build lumber_mill 0 white 1")
    assert scores(state) == [0, 0]


@pytest.mark.rule("D-30")
def test_what_a_turn_gains_counts_at_once_and_is_kept() -> None:
    state = play(position("dice 0", "dice 1 - - - -; tokens 3; white 1-manor", ""), "use white manor")
    assert scores(state) == [3 + 2 + 2, 0]
    after = roll_all(play(state, "finish dice"))
    assert (scores(after), int(after.gained), int(after.players[0].tokens)) == ([7, 0], 0, 5)


def ended(*players: str, starter: int = 0, gone: str = "", edition: str = "") -> State:
    header = f"seats {len(players)}{edition}, round 9, starter {starter}, deck by 0"
    lines = [header, "ended", "display - - - - - - - -"]
    lines += [f"{seat}: dice 1 1 1 1 1; {player}" for seat, player in enumerate(players)]
    lines += [f"gone {gone}"] if gone else []
    return parse("\n".join(lines))


@pytest.mark.rule("D-31")
@pytest.mark.parametrize(
    ("players", "starter", "places"),
    [
        (("tokens 5", "tokens 6"), 0, [2, 1]),
        (("tokens 3", "tokens 1; white 1-manor"), 0, [2, 1]),
        (("tokens 3; white 1-mine*", "tokens 1; white 1-manor"), 0, [1, 2]),
        (("tokens 5", "ships 5"), 0, [2, 1]),
        (("tokens 2", "bandits 3"), 0, [2, 1]),
        (("tokens 5", "tokens 5"), 0, [1, 2]),
        (("tokens 5", "tokens 5", "tokens 5"), 1, [3, 1, 2]),
        (("tokens 5", "ships 5", "tokens 5; white 1-mine", "tokens 6"), 3, [4, 3, 2, 1]),
    ],
)
def test_ties_go_to_more_cards_then_to_ships_and_bandits_then_to_turn_order(
    players: tuple[str, ...], starter: int, places: list[int]
) -> None:
    assert ranks(ended(*players, starter=starter)) == places


@pytest.mark.rule("D-31")
def test_a_location_that_was_bought_and_covered_still_breaks_a_tie() -> None:
    covered = ended("tokens 5; bought 2; white 1-mine", "tokens 5; white 1-mine", gone="manor")
    assert ranks(covered) == [1, 2]
    assert ranks(ended("tokens 5; white 1-mine", "tokens 5; bought 2; white 1-mine", gone="manor")) == [2, 1]


@pytest.mark.rule("D-31")
def test_an_army_that_the_barracks_put_out_was_not_bought() -> None:
    state = position("placing 0, die white, chain white1", f"{SPENT}; white 1-barracks", "")
    state = play(state, "place white 2")
    assert (int(state.players[0].bought), GAME.as_json(state)["players"][0]["cards"]) == (1, 2)
    assert ranks(ended("tokens 4; bought 0; white 1-regular_army", "tokens 5; white 1-mine")) == [2, 1]


@pytest.mark.rule("D-31")
def test_every_card_built_for_its_cost_is_counted_wherever_it_lies() -> None:
    state = position("build 0", f"{SPENT}; stock 4/0/0; white 1-manor", "")
    state = play(state, "build lumber_mill 0 white 1", "build lumber_mill 0 white 1")
    assert int(state.players[0].bought) == 3
    assert GAME.as_json(state)["players"][0]["bought"] == 3


@pytest.mark.rule("D-31")
def test_a_match_of_version_1_counts_the_cards_in_sight_as_it_did() -> None:
    players = ("tokens 5; bought 3; white 1-mine", "tokens 4; bought 1; white 1-mine 2-regular_army")
    assert ranks(ended(*players, gone="manor manor")) == [1, 2]
    assert ranks(ended(*players, gone="manor manor", edition=", edition 1")) == [2, 1]


# --- Solo (D-33 … D-36) ----------------------------------------------------------------------------------------------


@pytest.mark.rule("D-33")
def test_alone_bandits_and_ships_are_never_used_up_and_pay_at_once() -> None:
    state = position("attack 0, strength 6", f"{SPENT}; stock 4/4/4")
    state = play(state, "fight 3", "fight 3", "finish attack", "trade 5", "trade 5")
    assert (int(state.gained), state.bandits.tolist(), state.ships.tolist()) == (14, [1, 1, 1], [1, 1, 1])


@pytest.mark.rule("D-34")
@pytest.mark.parametrize(("header", "slots"), [("", 8), ("hard", 10)])
def test_the_display_has_two_rows_of_four_or_five(header: str, slots: int) -> None:
    state = GAME.start(1, {"hard": int(bool(header))})
    assert len(GAME.as_json(state)["display"]) == slots
    assert int(state.deals).bit_count() == slots


@pytest.mark.rule("D-7", "D-34")
def test_the_only_player_starts_when_the_dice_are_rolled() -> None:
    assert GAME.to_move(roll_all(GAME.start(1))) == 0


@pytest.mark.rule("D-34")
def test_building_does_not_fill_the_display_up() -> None:
    after = play(position("build 0", f"{SPENT}; stock 1/2/0"), "build manor 7 white 1")
    assert GAME.to_move(after) == 0
    assert GAME.as_json(after)["display"][6] is None


@pytest.mark.rule("D-34")
def test_rows_slide_down_with_their_gaps_at_the_end_of_a_turn() -> None:
    state = position("dice 0", SPENT, display="church - well - mint - manor bazaar")
    state = play(state, "finish dice")
    assert [each.split()[1] for each in choices(state)] == ["1"] * 20
    after = play(state, "deal 1 stables", "deal 2 stables", "deal 3 stables", "deal 4 catapult")
    names = [slot and slot["card"] for slot in GAME.as_json(after)["display"]]
    assert names == ["stables", "stables", "stables", "catapult", "church", None, "well", None]
    assert {NAMES[FIRST_CARD + kind] for kind in range(24) if after.gone[kind]} == {"mint", "manor", "bazaar"}
    assert choices(after)[0] == "roll 0 white 1"


@pytest.mark.rule("D-35")
@pytest.mark.parametrize(("header", "turns"), [("", 15), ("hard", 12)])
def test_the_game_ends_after_its_last_turn(header: str, turns: int) -> None:
    display = f"{DISPLAY} church church" if header else DISPLAY
    state = position("dice 0", SPENT, header=f"{header}|rounds by 0", round=turns, display=display)
    over = roll_all(play(state, "finish dice"))
    assert GAME.to_move(over) == OVER
    assert GAME.question(over).arguments == {"why": "solo"}


@pytest.mark.rule("D-35")
def test_alone_an_empty_deck_ends_nothing_and_rows_are_short() -> None:
    state = position("dice 0", f"{SPENT}; {FULL}", gone=WHOLE_DECK.removeprefix("barracks "))
    after = roll_all(play(state, "finish dice"))
    assert [bool(slot) for slot in GAME.as_json(after)["display"]] == [True, False, False, False] + [True] * 4
    assert GAME.to_move(after) == 0
    again = roll_all(play(position("dice 0", SPENT, gone=WHOLE_DECK), "finish dice"))
    assert (GAME.to_move(again), ending(again)) == (0, "")


@pytest.mark.rule("D-35")
def test_alone_a_refresh_fills_only_what_it_emptied() -> None:
    state = position("dice 0", "dice 1 - - - -", display="church - well catapult mint - manor bazaar")
    state = play(state, "refresh white", "discard 1 church", "discard 3 well", "discard 4 catapult", "discard 8 bazaar")
    state = roll_all(state)
    assert [bool(slot) for slot in GAME.as_json(state)["display"]] == [True, False, True, True, True, False, True, True]


@pytest.mark.rule("D-36")
def test_a_goal_that_is_reached_rises_by_five() -> None:
    assert [goal([points]) for points in (0, 49, 50, 70)] == [50, 50, 55, 55]
    assert goal([]) == 50
    assert goal([50, 54, 55, 20]) == 60
    assert GAME.goal is goal


@pytest.mark.rule("D-39")
def test_a_turn_goes_through_its_four_steps() -> None:
    state = play(position("dice 0, strength 2", f"{SPENT}; stock 0/2/0; {FULL}", "stock 1/0/0"), "finish dice")
    steps = [GAME.as_json(state)["step"]]
    for words in ("finish attack", "finish build", "decline"):
        state = play(state, words)
        steps.append(GAME.as_json(state)["step"])
    assert steps == ["attack", "build", "end", "end"]
    assert refusal(position("dice 0", "dice 1 - - - -", ""), "fight 3") == "D-39 dice-first"
