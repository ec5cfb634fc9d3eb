"""Why a move of Dice City is better than another: the sentence that is chosen, and that it can be said."""

import pytest

from storeys.bots.dice_city.telling import tell
from storeys.bots.search import Option
from storeys.games.dice_city import GAME as DICE_CITY
from storeys.games.dice_city.state import SOLO_ROUNDS, State
from storeys.games.dice_city.studies_test import position
from storeys.games.kit import Note

SPENT = "dice - - - - -"
FINAL = "|rounds by 0"


def option(state: State, words: str) -> Option:
    return Option((DICE_CITY.read(state, words),), 1, (0.5, 0.5), (0.0, 0.0), 0.1, 0.5)


def told(state: State, best: str, instead: str) -> Note:
    """Why the first of two moves is better."""
    seat = DICE_CITY.to_move(state)
    DICE_CITY.conceal(state, seat)
    note = tell(state, seat, option(state, best), option(state, instead))
    assert note is not None
    return note


def sentence(state: State, best: str, instead: str) -> str:
    return told(state, best, instead).message.removeprefix("dice_city-hint-")


def build(player: str = "", *others: str, stock: str = "4/4/4", **about: object) -> State:
    return position("build 0", f"{SPENT}; stock {stock}; {player}".rstrip("; "), *others, **about)  # type: ignore[arg-type]


def test_a_ship_brings_much_at_once() -> None:
    note = told(build("", "", stock="3/3/3", round=3), "trade 10", "finish build")
    assert (note.message, note.arguments) == ("dice_city-hint-ship", {"points": 10})


def test_the_last_ship_of_a_kind_is_gone_for_everybody_else() -> None:
    assert sentence(build("", "", round=3), "trade 20", "trade 10") == "ship-last"


def test_a_ship_that_ends_the_game_does_so_for_whoever_is_ahead() -> None:
    ahead = build("ships 10 10; tokens 5", "", round=9)
    assert sentence(ahead, "trade 20", "finish build") == "end"


def test_whoever_is_behind_takes_the_ship_for_its_points() -> None:
    rival = "white 1-manor 2-cathedral 3-great_wall; red 1-cathedral 2-cathedral 3-manor 4-great_wall"
    rival += "; black 1-town_hall 2-town_hall 3-mint 4-mint 5-merchant_guild 6-merchant_guild; blue 1-church 2-church"
    behind = build("ships 10 10", f"{rival}; ships 5 5 5", round=9, display="- - - - - - - -")
    behind.ships[0] = 0
    assert sentence(behind, "trade 20", "finish build") == "ship-last"


def test_what_the_city_yields_least_is_built() -> None:
    poor = build("white 2-quarry 5-quarry; black 2-lumber_mill", "", stock="0/0/2", round=3)
    note = told(poor, "build mine 0 red 1", "build regular_army 0 red 1")
    assert (note.message, note.arguments) == ("dice_city-hint-scarce", {"resource": "iron"})


def test_early_cards_work_for_long() -> None:
    note = told(build("", "", stock="1/1/0", round=2), "build storehouse 6 red 1", "finish build")
    assert (note.message, note.arguments) == ("dice_city-hint-economy", {"card": "storehouse"})


def test_late_points_count() -> None:
    note = told(build(stock="1/2/0", round=SOLO_ROUNDS, header=FINAL), "build manor 7 red 1", "finish build")
    assert (note.message, note.arguments) == ("dice_city-hint-late", {"points": 2})


def test_a_site_is_told_by_what_it_covers() -> None:
    note = told(build(stock="1/2/0", round=8), "build manor 7 yellow 4", "build manor 7 white 1")
    assert (note.message, note.arguments) == ("dice_city-hint-cover", {"card": "traveller"})


def test_beside_cathedrals_the_row_matters() -> None:
    state = build("black 1-cathedral", stock="1/2/0", round=8)
    assert sentence(state, "build manor 7 black 2", "build manor 7 yellow 4") == "culture"


def test_keeping_is_better_than_building() -> None:
    assert sentence(build(stock="1/1/0", round=8), "finish build", "build storehouse 6 red 1") == "save"


def test_bandits_bring_points_for_strength_that_would_be_lost() -> None:
    note = told(position("attack 0, strength 5", SPENT, ""), "fight 5", "fight 4")
    assert (note.message, note.arguments) == ("dice_city-hint-fight", {"points": 4})


def test_an_attack_puts_a_location_to_sleep() -> None:
    state = position("attack 0, strength 4", SPENT, "red 4-manor")
    note = told(state, "attack 1 red 4 manor 2", "fight 4")
    assert (note.message, note.arguments) == ("dice_city-hint-attack", {"points": 2, "card": "manor"})


def test_a_theft_takes_what_somebody_kept() -> None:
    note = told(position("attack 0, strength 2", SPENT, "stock 0/1/0"), "steal 1 stone", "finish attack")
    assert (note.message, note.arguments) == ("dice_city-hint-steal", {"resource": "stone"})


def test_a_moved_die_uses_what_stands_on_its_new_column() -> None:
    note = told(position("dice 0", "dice 1 1 - - -; yellow 2-manor"), "move white yellow 2", "use white forest")
    assert (note.message, note.arguments) == ("dice_city-hint-move", {"moved": "yellow", "card": "manor"})


DICE_SENTENCES = {
    "use black mint": "lasting",
    "use yellow traveller": "reroll",
    "use red festival_hall": "later",
    "use blue house": "use",
    "pass blue": "pass",
    "refresh blue": "refresh",
    "reactivate blue white 2 bazaar": "wake",
    "supply wood": "token",
    "muster": "token",
}


@pytest.mark.parametrize(("best", "expected"), DICE_SENTENCES.items())
def test_each_way_to_spend_a_die_or_tokens_has_its_reason(best: str, expected: str) -> None:
    city = "white 2-bazaar*; red 1-festival_hall; black 2-mint"
    state = position("dice 0", f"dice 1 4 1 2 2; passes 2; stock 2/0/0; {city}", round=4)
    assert sentence(state, best, "forfeit white") == expected


def test_whoever_is_ahead_declares_and_of_what_is_unclear_nothing_is_told() -> None:
    row = "1-catapult 2-stables 3-well 4-barracks 5-mint 6-church"
    city = f"{SPENT}; white {row}; red {row}"
    state = position("declaring 0", city, "", display="- - - - - - - -")
    assert sentence(state, "declare", "decline") == "end"
    assert tell(state, 0, option(state, "decline"), option(state, "declare")) is None
    behind = position("declaring 0", city, "tokens 60", header="open totals", display="- - - - - - - -")
    assert tell(behind, 0, option(behind, "declare"), option(behind, "decline")) is None
