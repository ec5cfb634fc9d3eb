"""Why a move of 5 Towers is better than another: the sentence that fits, in every language."""

from collections.abc import Sequence

import pytest

from storeys.bots.search import Option
from storeys.bots.towers.telling import tell
from storeys.games.kit import Generator, Note, below, copy, generator
from storeys.games.towers import GAME as TOWERS
from storeys.games.towers.cards import VALUES
from storeys.games.towers.state import State
from storeys.words import LANGUAGES, Words

from .greedy_test import last_round, position

BID = "bidding 0, spoken 0"
ANSWER = "bidding 0, spoken 1, bid 1 by 1"
EARLY = "candy-13 spooky-12 plant-3 scrap-2 sand-1"


def option(state: State, words: Sequence[str]) -> Option:
    """A whole move in words, with figures that nobody looks at."""
    trial, plan = copy(state), []
    for word in words:
        plan.append(TOWERS.read(trial, word))
        TOWERS.apply_action(trial, plan[-1])
    return Option(tuple(plan), 1, (0.5, 0.5), (1.0, 1.0), 0.1, 0.5)


def why(text: str, best: str, instead: str) -> Note | None:
    state = TOWERS.parse(text)
    seat = TOWERS.to_move(state)
    return tell(state, seat, option(state, best.split(", ")), option(state, instead.split(", ")))


def taking(cards: int, display: str, mine: str = "", passes: int = 0) -> str:
    return position(f"taking 0, spoken 2, bid {cards} by 0", display, mine, "", passes=passes)


def said(message: str, card: str = "", **arguments: object) -> Note:
    """A note with the card it is about."""
    suit, _, value = card.partition(" ")
    about = {"suit": suit, "value": int(value)} if card else {}
    return Note(f"towers-hint-{message}", {**about, **arguments})


# --- Bids ------------------------------------------------------------------------------------------------------------


def test_a_bid_that_needs_a_removal_is_dear() -> None:
    text = position(ANSWER, "candy-7 spooky-2", "candy 9 3; spooky 9 3", "")
    assert why(text.replace("starter 0", "starter 1"), "pass", "bid 2") == said("dear", points=1)


def test_a_removal_that_only_pays_forces_nobody() -> None:
    """Without it both cards would fit as well: the 6 begins a tower, and the 2 fits on the 4."""
    display, mine = "spooky-6 scrap-12 plant-11 sand-2 sand-6", "candy 13; plant 10; scrap 8 7; sand 13 10 4"
    note = why(position(BID, display, mine, ""), "bid 0", "bid 2")
    assert note is None or note.message != "towers-hint-dear"


def test_of_what_a_higher_bid_means_the_lowest_card_does_harm() -> None:
    text = position(BID, "candy-13 spooky-1", "", "")
    assert why(text, "bid 1", "bid 2") == said("harm", "spooky 1")


def test_whoever_takes_the_whole_display_cannot_be_outbid() -> None:
    text = position(BID, "candy-13 spooky-14 plant-12 scrap-15 sand-13", "", "")
    assert why(text, "bid 5", "bid 3") == said("final")


def test_what_somebody_else_wants_has_to_be_bid_for() -> None:
    text = position(BID, "candy-13 spooky-14 plant-1 scrap-1 sand-1", "", "")
    assert why(text, "bid 2", "bid 0") == said("outbid", "spooky 14")


def test_whoever_speaks_last_takes_what_fits() -> None:
    text = position(ANSWER, "candy-13 spooky-14 plant-1 scrap-1 sand-1", "", "").replace("starter 0", "starter 1")
    assert why(text, "bid 2", "pass") == said("all-fit", cards=2)


# --- Takes, removals and placements ----------------------------------------------------------------------------------


def test_a_removal_is_spared() -> None:
    text = taking(1, EARLY, "candy 3; spooky 14")
    best, instead = "take spooky 12, keep, place spooky 12", "take candy 13, remove candy 3, place candy 13"
    assert why(text, best, instead) == said("keep", points=1)
    assert why(text, instead, best) == said("unblock", "candy 3", points=1)


def test_a_roof_doubles_a_tall_tower() -> None:
    text = taking(1, "candy-0 spooky-3 plant-2", "candy 15 12 9 8; spooky 9", passes=1)
    best, instead = "take candy 0, keep, place candy 0", "take spooky 3, keep, place spooky 3"
    assert why(text, best, instead) == said("roof-now", "candy 0", cards=5)


def test_a_roof_can_wait() -> None:
    text = taking(1, "candy-0 spooky-3 plant-2", "candy 15 12; spooky 9")
    best, instead = "take spooky 3, keep, place spooky 3", "take candy 0, keep, place candy 0"
    assert why(text, best, instead) == said("roof-later", "candy 0", fitting=12)


def test_an_eight_leaves_everything_open_and_a_nine_opens() -> None:
    text = taking(1, "candy-8 candy-2 spooky-9 spooky-1", "candy 10; spooky 3")
    eight, nine, two = (f"take {card}, keep, place {card}" for card in ("candy 8", "spooky 9", "candy 2"))
    assert why(text, eight, two) == said("eight", "candy 8")
    assert why(text, nine, two) == said("nine", "spooky 9", top=3)


def test_a_high_card_begins_a_tower_well() -> None:
    text = taking(1, EARLY)
    best, instead = "take candy 13, keep, place candy 13", "take plant 3, keep, place plant 3"
    assert why(text, best, instead) == said("start", "candy 13")


def test_a_tower_is_left_more_room() -> None:
    text = taking(1, "candy-7 candy-2 plant-1 scrap-1 sand-1", "candy 9")
    best, instead = "take candy 7, keep, place candy 7", "take candy 2, keep, place candy 2"
    note = why(text, best, instead)
    assert note == said("room", "candy 0", fitting=7, fewer=2)


def test_the_tallest_tower_counts_once_more() -> None:
    text = last_round("taking 0, spoken 2, bid 1 by 0", "candy-2 spooky-2", "candy 9 5 3; spooky 9 5", "")
    best, instead = "take candy 2, keep, place candy 2", "take spooky 2, keep, place spooky 2"
    assert why(text, best, instead) == said("tallest", "candy 0")


def test_the_order_decides_what_is_on_top() -> None:
    text = position("building 0, spoken 2, bid 2 by 0", "candy-9* candy-8*", "candy 12", "")
    best, instead = "place candy 9, place candy 8", "place candy 8, place candy 9"
    assert why(text, best, instead) == said("order", "candy 8")


# --- Anywhere --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", TOWERS.seats)
def test_whatever_is_told_can_be_said_in_every_language(seats: int) -> None:
    luck, told = generator(2), set[str]()
    for state in positions(seats, luck):
        seat, legal = TOWERS.to_move(state), TOWERS.legal(state)
        one, other = (Option((legal[below(luck, len(legal))],), 1, (1.0,), (1.0,), 0.1, 0.5) for _ in range(2))
        note = tell(state, seat, one, other)
        if note and note.message not in told:
            told.add(note.message)
            assert 0 <= note.arguments.get("value", 0) < VALUES
            for language in LANGUAGES:
                assert "{" not in Words(language).say(note.message, **note.arguments)
    assert len(told) >= 4


def positions(seats: int, luck: Generator) -> list[State]:
    """Positions of a random match in which somebody has a choice."""
    state, found = TOWERS.start(seats), list[State]()
    while TOWERS.to_move(state) >= -1 and (possible := TOWERS.possible(state)):
        if TOWERS.to_move(state) >= 0 and len(possible) > 1:
            found.append(copy(state))
        TOWERS.apply_action(state, possible[below(luck, len(possible))])
    return found
