"""Every check can fail: games that break one promise each, and the check that finds it."""

import re
from contextlib import suppress
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from storeys.games.checks import CHECKS, BrokenRuleError, patience, setups, wager
from storeys.games.checks.digest import address
from storeys.games.checks.wager import BET, DEAL, State
from storeys.games.kit import (
    CHANCE,
    EVERYBODY,
    OVER,
    Data,
    Game,
    Generator,
    Json,
    Line,
    Numbers,
    Question,
    Reason,
    UnknownActionError,
    rule,
)


@pytest.fixture(autouse=True)
def little_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """No answer of so small a game takes long."""
    monkeypatch.setattr(patience, "PATIENCE", 50_000)


def broken(**parts: Any) -> Game:
    return replace(wager.GAME, **parts)


def complaint(name: str, game: Game) -> str:
    """What a check has to say of a game, in whichever setup it first finds something."""
    try:
        for setup in setups(game, wager.RULES):
            CHECKS[name](setup)
    except BrokenRuleError as found:
        return str(found)
    return "nothing"


# --- Legality --------------------------------------------------------------------------------------------------------


def nothing_legal(state: State, choices: Numbers) -> int:
    return 0


def highest_first(state: State, choices: Numbers) -> int:
    found = wager.legal_actions(state, choices)
    choices[:found] = choices[:found][::-1].copy()
    return found


def deals_are_legal(state: State, choices: Numbers) -> int:
    choices[0] = DEAL
    return 1


def lower_bets_are_legal(state: State, choices: Numbers) -> int:
    choices[:4] = range(BET, BET + 4)
    return 4


def seat_nine(state: State) -> int:
    return 9 if wager.to_move(state) == 1 else wager.to_move(state)


def chance_bets(state: State, ticket: int) -> int:
    return BET


def crash_on_three(state: State, action: int) -> None:
    if action == BET + 3:
        raise ZeroDivisionError
    wager.apply_action(state, action)


def unheard_of_rule(state: State, action: int) -> Reason:
    return Reason("W-99", "wager-why-over", {})


def no_rule(state: State, action: int) -> Reason:
    return Reason("", "wager-why-over", {})


def no_sentence(state: State, action: int) -> Reason:
    return Reason("W-3", "", {})


def numpy_reason(state: State, action: int) -> Reason:
    return Reason("W-3", "wager-why-bet", {"highest": state.bets[0]})


def no_reason(state: State, action: int) -> None:
    return None


def everything_is_legal(state: State, choices: Numbers) -> int:
    """As if it were always somebody's turn."""
    choices[0] = BET
    return 1


def tickets_at_the_end(state: State) -> int:
    return 1 if wager.to_move(state) == OVER else wager.chance_tickets(state)


@rule
def wait_for_a_bet(state: State, choices: Numbers) -> int:
    """When the match is over nobody bets any more, and so this never ends."""
    number = 0
    while wager.to_move(state) == OVER and state.bets[number] == 0:
        number = (number + 1) % wager.MOST_SEATS
    return wager.legal_actions(state, choices)


def wait_for_a_card(state: State) -> Question:
    while wager.to_move(state) == CHANCE:
        pass
    return wager.question(state)


def wait_to_be_told(state: State, action: int) -> Reason:
    while wager.HIDDEN in state.cards:
        pass
    return wager.why_not(state, action)


def no_bets_to_read(state: State, data: Data) -> int:
    if data["do"] == "bet":
        raise UnknownActionError(Reason("W-3", "wager-why-unknown", {}))
    return wager.action(state, data)


def wait_quietly(state: State) -> Question:
    """An error that stops it would be taken for an answer."""
    while wager.to_move(state) == OVER:
        with suppress(Exception):
            wager.highest_bet(state)
    return wager.question(state)


def any_number(state: State, data: Data) -> int:
    return data["coins"] if data["do"] == "bet" else wager.action(state, data)


def crash_at_the_end(view: State) -> Json:
    return {"card": wager.CARDS[1 // int(2 * view.seats - view.turn)]}


# --- Constancy -------------------------------------------------------------------------------------------------------


def lose_a_coin(state: State, action: int) -> None:
    wager.apply_action(state, action)
    if action == BET + 2:
        state.coins[0] -= 1


def lose_the_card(state: State, action: int) -> None:
    wager.apply_action(state, action)
    if action == DEAL + 2:
        state.cards[state.turn - 1] = 0


drawn = count()


def deal_as_it_likes(state: State, action: int) -> None:
    """As if a generator stood inside the rules: what happens does not depend on the action alone."""
    wager.apply_action(state, DEAL + next(drawn) % 2 if action >= DEAL else action)


remembered: list[State] = []


def write_into_the_past(state: State, action: int) -> None:
    remembered.append(state)
    wager.apply_action(state, action)
    if len(remembered) > 2:
        remembered[-3].coins[0] += 1


def curious_question(state: State) -> Question:
    state.poor = 1 - state.poor
    return wager.question(state)


def greedy_listing(state: State, choices: Numbers) -> int:
    state.coins[0] += 1
    return 1


# --- Secrecy ---------------------------------------------------------------------------------------------------------


def leave_the_cards(state: State, seat: int) -> None:
    if wager.to_move(state) != OVER:
        state.deck[:] = 0


def leave_the_deck(state: State, seat: int) -> None:
    deck = state.deck.copy()
    wager.conceal(state, seat)
    state.deck[:] = deck


def conceal_nothing(state: State, seat: int) -> None:
    pass


def imagine_nothing(state: State, seat: int, generator: Generator) -> None:
    pass


def fill_the_deck_only(state: State, seat: int, generator: Generator) -> None:
    wager.fill_deck(state)


def imagine_high_cards(state: State, seat: int, generator: Generator) -> None:
    """Everybody else has the only high card."""
    wager.imagine(state, seat, generator)
    for other in range(int(state.seats)):
        if other != seat and wager.to_move(state) != OVER and state.cards[other] >= 0:
            state.cards[other] = 2


def imagine_a_new_card(state: State, seat: int, generator: Generator) -> None:
    if wager.to_move(state) != OVER and state.cards[seat] >= 0:
        state.cards[seat] = wager.HIDDEN
    wager.imagine(state, seat, generator)


def hide_own_purse(state: State, seat: int) -> None:
    wager.conceal(state, seat)
    if wager.to_move(state) == seat:
        state.coins[seat] = 0


def refill_purse(state: State, seat: int, generator: Generator) -> None:
    wager.imagine(state, seat, generator)
    if wager.to_move(state) == seat:
        state.coins[seat] = wager.purse(state)


def everybody_sees(state: State, action: int) -> int:
    return EVERYBODY


def others_see(state: State, action: int) -> int:
    return wager.seen_by(state, action) if action >= DEAL else EVERYBODY & ~(1 << wager.to_move(state))


def reveals_nothing(state: State, action: int) -> bool:
    return False


def wait_for_the_hidden_card(state: State, action: int) -> None:
    """Only a world in which a card is still hidden is played on for ever."""
    if wager.HIDDEN not in state.cards:
        wager.apply_action(state, action)


# --- Writing ---------------------------------------------------------------------------------------------------------


def same_words(state: State, action: int) -> Data:
    return wager.data(state, BET) if action in (BET, BET + 3) else wager.data(state, action)


def unknown_kind(state: State, action: int) -> Data:
    return {**wager.data(state, action), "do": "sing"}


def numpy_data(state: State, action: int) -> Data:
    return {"do": "bet", "coins": np.int32(action)} if action < DEAL else wager.data(state, action)


def forgetful_show(state: State) -> str:
    return wager.show(state).replace(" 3 ", " 2 ")


def numpy_json(view: State) -> Json:
    return {**wager.as_json(view), "coins": list(view.coins)}


def more_json(view: State) -> Json:
    return {**wager.as_json(view), "deck": view.deck.tolist()}


def less_json(view: State) -> Json:
    """Nobody misses the bets until the match is over."""
    picture: Json = {**wager.as_json(view)}
    return {name: part for name, part in picture.items() if name != "bets" or wager.to_move(view) != OVER}


def numpy_question(state: State) -> Question:
    return Question("wager-ask-bet", {"highest": state.bets.max()})


def one_point_more(state: State, seat: int) -> list[Line]:
    return [*wager.breakdown(state, seat), Line("W-5", "wager-score-gift", {}, 1)]


def unheard_of_line(state: State, seat: int) -> list[Line]:
    return [replace(line, rule="W-99") for line in wager.breakdown(state, seat)]


def ranks_from_zero(state: State, ranks: Numbers) -> None:
    wager.ranking(state, ranks)
    ranks -= 1


@rule
def scores_by_name(state: State, scores: Numbers) -> None:
    """A dict, which the interpreter and the compiler of the CPU take without a word."""
    coins = {seat: int(state.coins[seat]) for seat in range(int(state.seats))}
    for seat in range(int(state.seats)):
        scores[seat] = coins[seat]


BREAKS = [
    ("every_loop_ends", {"legal_actions": wait_for_a_bet}, "wait_for_a_bet() has a while at"),
    ("no_rule_allocates", {"final_scores": scores_by_name}, "scores_by_name() allocates at"),
    ("every_function_answers", {"legal_actions": wait_for_a_bet}, "legal_actions() of the position does not answer"),
    ("every_function_answers", {"legal_actions": everything_is_legal}, "legal, but no seat is to move"),
    ("every_function_answers", {"chance_tickets": tickets_at_the_end}, "to draw, but chance is not to move"),
    ("every_function_answers", {"question": wait_for_a_card}, "wait_for_a_card() of the position does not answer"),
    ("every_function_answers", {"question": wait_quietly}, "wait_quietly() of the position does not answer"),
    ("every_function_answers", {"why_not": wait_to_be_told}, "wait_to_be_told() in the view of a spectator"),
    ("every_function_answers", {"action": any_number}, "is read as action"),
    ("every_function_answers", {"as_json": crash_at_the_end}, "ZeroDivisionError"),
    ("matches_end", {"longest": 5}, "no match should have more than 5 moves"),
    ("matches_end", {"legal_actions": nothing_legal}, "nothing is possible"),
    ("matches_end", {"to_move": seat_nine}, "there is no seat 9"),
    ("legal_actions_are_in_order", {"legal_actions": highest_first}, "do not ascend"),
    ("legal_actions_are_in_order", {"legal_actions": deals_are_legal}, "not all in range(0, 4)"),
    ("legal_actions_are_in_order", {"chance_outcome": chance_bets}, "not all in range(4, 7)"),
    ("legal_actions_are_in_order", {"choices": 3}, "4 actions are legal, 3 were promised"),
    ("every_legal_action_applies", {"apply_action": crash_on_three}, "ZeroDivisionError"),
    ("every_legal_action_applies", {"legal_actions": nothing_legal}, "nothing is possible"),
    ("every_other_action_is_refused", {"why_not": unheard_of_rule}, "rule 'W-99', which there is not"),
    ("every_other_action_is_refused", {"why_not": no_rule}, "rule '', which there is not"),
    ("every_other_action_is_refused", {"why_not": no_sentence}, "without a sentence"),
    ("every_other_action_is_refused", {"why_not": numpy_reason}, "which is no JSON"),
    ("every_other_action_is_refused", {"why_not": no_reason}, "AttributeError"),
    ("reasons_do_not_depend_on_the_way_an_action_is_given", {"action": no_bets_to_read}, "is refused as Reason"),
    ("pieces_are_conserved", {"apply_action": lose_a_coin}, "turned the pieces [2, 2, 1, 6] into [2, 2, 1, 5]"),
    ("pieces_are_conserved", {"apply_action": lose_the_card}, "turned the pieces [2, 2, 1, 6] into [3, 2, 0, 6]"),
    ("log_replays", {"apply_action": deal_as_it_likes}, "replays to"),
    ("earlier_copies_are_unchanged", {"apply_action": write_into_the_past}, "changed a copy of the position"),
    ("reading_changes_nothing", {"question": curious_question}, "question() changed the state"),
    ("reading_changes_nothing", {"legal_actions": greedy_listing}, "changed the state"),
    ("views_keep_secrets", {"conceal": leave_the_deck}, "changed with what it hides"),
    ("views_keep_secrets", {"imagine": imagine_nothing}, "imagines a world of other pieces"),
    ("views_keep_secrets", {"imagine": imagine_high_cards}, "imagines a world of other pieces"),
    ("views_keep_secrets", {"imagine": imagine_a_new_card}, "changed with what it hides"),
    ("views_keep_secrets", {"conceal": hide_own_purse, "imagine": refill_purse}, "cannot see what is legal"),
    ("log_keeps_secrets", {"conceal": conceal_nothing}, "sees in the position which action its log hides"),
    ("log_keeps_secrets", {"conceal": leave_the_cards}, "sees in the position which action its log hides"),
    ("log_keeps_secrets", {"seen_by": everybody_sees}, "reads in the log what its view hides"),
    ("log_keeps_secrets", {"seen_by": others_see}, "seat 0 does not see what it does itself"),
    ("revelations_are_told", {"reveals": reveals_nothing}, "reveals something to seat 0 and does not say so"),
    ("imagined_worlds_play_on", {"imagine": imagine_nothing}, "nothing is possible in a world that seat 0 imagined"),
    ("imagined_worlds_play_on", {"apply_action": wait_for_the_hidden_card, "imagine": fill_the_deck_only}, "too long"),
    ("actions_in_words", {"data": same_words}, "is read as another action than 3"),
    ("actions_in_words", {"data": unknown_kind}, "as data is {'do': 'sing'"),
    ("actions_in_words", {"data": numpy_data}, "as data is"),
    ("positions_in_text", {"show": forgetful_show}, "is read back as"),
    ("positions_in_text", {"legal_actions": lower_bets_are_legal}, "W-3: these bets cannot follow each other"),
    ("json", {"as_json": numpy_json}, "picture.coins[0] is np.int8(3), not int"),
    (
        "json",
        {"as_json": more_json},
        "the picture for a spectator is not what Picture says: nobody declared picture.deck",
    ),
    ("json", {"as_json": less_json}, "picture has no bets"),
    ("json", {"question": numpy_question}, "nobody can ask"),
    ("score_sheet", {"breakdown": one_point_more}, "do not add up"),
    ("score_sheet", {"breakdown": unheard_of_line}, "not a line of a score sheet"),
    ("score_sheet", {"ranking": ranks_from_zero}, "are not the places"),
]


@pytest.mark.parametrize(("name", "parts", "words"), BREAKS, ids=[f"{name}: {words}" for name, _, words in BREAKS])
def test_a_broken_game_is_found_out(name: str, parts: dict[str, Any], words: str) -> None:
    assert words in complaint(name, broken(**parts))


def test_every_check_has_a_game_that_fails_it() -> None:
    assert {name for name, _, _ in BREAKS} == set(CHECKS) - {"machines_agree"}


def test_a_complaint_names_check_table_seed_and_move_and_shows_the_position() -> None:
    found = complaint("matches_end", broken(legal_actions=nothing_legal))
    assert found.startswith("check_matches_end (wager, 2 seats, seed 0, move 2): nothing is possible")
    assert found.endswith("2 2 0\nlow 3 0\nlow 3 0\n")


def test_a_complaint_is_made_even_if_the_position_cannot_be_shown() -> None:
    found = complaint("matches_end", broken(legal_actions=nothing_legal, show=crash_on_three))
    assert "a position that cannot be shown: TypeError" in found


# --- Machines --------------------------------------------------------------------------------------------------------


@rule
def overflowing_scores(state: State, scores: Numbers) -> None:
    """Numbers of one byte wrap in the interpreter and not in machine code."""
    for seat in range(int(state.seats)):
        scores[seat] = state.coins[seat] + np.int8(125)


@pytest.mark.filterwarnings("ignore:overflow")
def test_rules_that_differ_when_compiled_are_found_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STOREYS_CACHE", str(tmp_path))
    found = complaint("machines_agree", broken(final_scores=overflowing_scores))
    assert "match 0 ends differently compiled" in found


def test_a_step_that_is_not_in_the_list_is_found_out() -> None:
    found = complaint("machines_agree", broken(legal_actions=highest_first))
    assert "are accepted, not" in found


def test_a_refused_action_that_changes_something_is_found_out() -> None:
    found = complaint("machines_agree", broken(legal_actions=greedy_listing))
    assert re.search(r"refused, action [0-9]+ changed it \(coins", found)


def test_a_game_without_a_name_cannot_be_found_by_another_process() -> None:
    with pytest.raises(LookupError, match=r"storeys\.games\.checks\.wager"):
        address(broken())
