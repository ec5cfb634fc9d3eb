"""Hands: a careful and a careless one, by keys, by finger; and a fall that everybody sees again."""

from collections.abc import Callable

import numpy as np
import pytest
from playwright.sync_api import FloatRect, Page, expect

from storeys.hands.skyscrapers.poses import calm
from storeys.hands.skyscrapers.trajectory import LET_GO, Mark, Trajectory, recorded
from storeys.play import Match

from .conftest import Welcome
from .hands import CAREFUL, CARRIED, HASTY, OWN, OWN_HANDS, SHAKY, SWAYING, Carrier, Hand, Toucher
from .served import Served
from .sheets import totals
from .staged import filmed, golden, made_at, replayed, stage
from .visitor import PHONE, SMALL, Visitor
from .whole import whole

CARD = "turn "
SIMULATED = 60_000  # milliseconds, in which what came of a hand is known even on a busy machine


def built(server: Served, carrier: Carrier, hand: Hand) -> list[str]:
    """What came of a card that a hand has carried to its place."""
    lines = len(made_at(server, carrier.table))
    carrier.touch("[data-turn][aria-disabled=false]")
    carrier.hand("take")
    carrier.carry(hand)
    return carrier.came_of_it(server, lines)


@pytest.mark.rule("S-31")
def test_a_careful_hand_presses_the_rivet_home(house: Served, welcome: Welcome) -> None:
    carrier = Carrier.about_to(house, welcome(**SMALL), CARD)
    found = built(house, carrier, CAREFUL)
    assert found[0].startswith(CARD)
    assert "loose" not in found


@pytest.mark.rule("S-31")
def test_a_careless_hand_leaves_it_loose(house: Served, welcome: Welcome) -> None:
    carrier = Carrier.about_to(house, welcome(**SMALL), CARD)
    found = built(house, carrier, HASTY)
    assert found[0].startswith(CARD)
    assert "settled" not in found[:2]


def test_who_lets_go_far_away_or_thinks_again_has_lost_nothing(house: Served, welcome: Welcome) -> None:
    carrier = Carrier.about_to(house, welcome(**SMALL), CARD)
    lines = len(made_at(house, carrier.table))
    carrier.touch("[data-turn][aria-disabled=false]")
    carrier.carry(Hand(0.4, off=(0.0, -90.0)))
    carrier.hand("far")
    carrier.page.keyboard.press("Escape")
    expect(carrier.page.locator("[data-hand]")).to_have_count(0)
    assert len(made_at(house, carrier.table)) == lines
    assert carrier.asked()


# --- To the end ------------------------------------------------------------------------------------------------------

ENDS = "simulated-own-hands-2-seats"  # in the last turns somebody moves, is hired, and four cards are built
WHOLE = "a-hand-is-emptied-2-seats"  # was played with calm hands, and can be played with careful ones
WRONG = {"fell", "slid", "lie", "broke", "loose", "collapse"}


def last_move(whole: Match) -> int:
    """How many lines stand in the log before somebody moves for the last time."""
    return max(number for number, entry in enumerate(whole.log()) if (entry.words or "").startswith("worker"))


def first_decision(whole: Match) -> int:
    return next(number for number, entry in enumerate(whole.log()) if entry.seat >= 0)


def left_of(match: Match, lines: int) -> list[str]:
    """What was decided after so many lines, less what was taken back."""
    left: list[str] = []
    for entry in match.log()[lines:]:
        if entry.undo:
            left.pop()
        elif entry.seat >= 0 and entry.words != "brace":
            left.append(entry.words or "")
    return left


def carried_on(server: Served, carrier: Carrier, decisions: list[str], hand: Hand) -> list[str]:
    """What came of it when somebody decided this, and carried it out, until the first thing goes wrong."""
    found: list[str] = []
    for words in decisions:
        lines = len(made_at(server, carrier.table))
        carrier.choose(words)
        if words.split()[0] in CARRIED and carrier.is_held():
            carrier.carry(hand)
            made = carrier.came_of_it(server, lines)
            found += [event.split()[0] for event in made[made.index(words) + 1 :]]
        if WRONG & set(found):
            return found
    return found


def scored(visitor: Visitor, match: Match) -> dict[str, int]:
    """What everybody has in the end of a match."""
    return {visitor.say("seat-name", seat=seat): score for seat, score in enumerate(match.scores(), 1)}


@pytest.mark.parametrize(
    ("name", "start"), [(ENDS, last_move), pytest.param(WHOLE, first_decision, marks=whole)], ids=["its-end", "whole"]
)
def test_a_game_is_carried_to_its_end_by_a_careful_hand(
    house: Served, welcome: Welcome, name: str, start: Callable[[Match], int]
) -> None:
    visitor, match = welcome(**SMALL).prefer(autoplay=False), golden(Carrier.game, name)
    carrier = Carrier.going_on(house, visitor, replayed(match, start(match), hands=OWN_HANDS))
    decisions = left_of(match, start(match))
    assert {words.split()[0] for words in decisions} >= {"hire", "move", "turn"}
    assert set(carried_on(house, carrier, decisions, CAREFUL)) == {"settled"}
    carrier.finish()
    assert totals(visitor) == scored(visitor, match)


@pytest.mark.rule("S-30")
def test_a_careless_hand_spoils_the_same_game(house: Served, welcome: Welcome) -> None:
    visitor, match = welcome(**SMALL).prefer(autoplay=False), golden(Carrier.game, ENDS)
    carrier = Carrier.going_on(house, visitor, replayed(match, last_move(match)))
    found = carried_on(house, carrier, left_of(match, last_move(match)), SWAYING)
    assert WRONG & set(found)
    if found[-1] == "collapse":
        carrier.finish()
        assert totals(visitor) != scored(visitor, match)


# --- By keys ---------------------------------------------------------------------------------------------------------


def at_the_marker(server: Served, visitor: Visitor) -> Carrier:
    """A card is about to be built, and the marker swings."""
    carrier = Carrier.about_to(server, visitor, CARD)
    carrier.page.locator("[data-turn][aria-disabled=false]").first.press("Enter")
    carrier.page.locator("[data-by-keys]:focus").press("Enter")
    carrier.page.locator("[data-stop]:focus").wait_for()
    return carrier


def test_by_keys_a_marker_is_stopped_three_times(house: Served, welcome: Welcome) -> None:
    carrier = at_the_marker(house, welcome(**SMALL))
    lines, stops = len(made_at(house, carrier.table)), carrier.page.locator("[data-timing]")
    with carrier.stamped(ahead=20.0) as keys:
        keys.enter(0.0)
        expect(stops).to_have_attribute("data-timing", "1")
        keys.enter(0.1)  # a switch that bounces …
        keys.enter(0.8)  # … and at the end of the rail
        expect(stops).to_have_attribute("data-timing", "2")
        keys.enter(1.2)
        carrier.hand("far")
        expect(stops).to_have_attribute("data-timing", "0")
        keys.enter(1.6, 2.0, 2.4)  # a key that is held down
        expect(stops).to_have_attribute("data-timing", "1")
        keys.enter(2.0)
        expect(stops).to_have_attribute("data-timing", "2")
        assert len(made_at(house, carrier.table)) == lines
        keys.enter(2.4)
    found = carrier.came_of_it(house, lines)
    assert found[0].startswith(CARD)
    assert "loose" not in found
    carrier.page.locator(".answers button:focus").wait_for()  # whoever plays by keys goes on from there


def test_a_marker_that_nobody_stops_is_taken_away_and_can_be_had_again(house: Served, welcome: Welcome) -> None:
    visitor = welcome(**PHONE)
    carrier = at_the_marker(house, visitor)
    assert covered(visitor.page, "[data-timing]") == []
    lines = len(made_at(house, carrier.table))
    with carrier.stamped(ahead=61.0) as keys:
        keys.enter(0.0)
    visitor.sees("skyscrapers-board-hand-stop-late")
    carrier.page.locator("[data-by-keys]:focus").press("Enter")
    carrier.page.locator("[data-timing='0'] [data-stop]:focus").wait_for()
    carrier.page.keyboard.press("Escape")
    expect(carrier.page.locator("[data-hand]")).to_have_count(0)
    assert len(made_at(house, carrier.table)) == lines


def covered(page: Page, panel: str) -> list[str]:
    """Which tools of the stage a panel lies over."""
    over = page.locator(panel).bounding_box()
    assert over
    tools = page.locator(".tools > .tool, .stage .controls, .stage .edge > *").all()
    boxes = {tool.inner_text(): tool.bounding_box() for tool in tools}
    return [text for text, box in boxes.items() if box and overlap(over, box)]


def overlap(one: FloatRect, other: FloatRect) -> bool:
    across = one["x"] < other["x"] + other["width"] and other["x"] < one["x"] + one["width"]
    return across and one["y"] < other["y"] + other["height"] and other["y"] < one["y"] + one["height"]


# --- By finger -------------------------------------------------------------------------------------------------------


def test_a_finger_carries_as_well_and_the_page_stays_where_it_is(house: Served, welcome: Welcome) -> None:
    """A phone that came by the address of the house has fewer means: browsers keep some for safe addresses."""
    visitor = welcome(new=True, **PHONE)
    visitor.context.add_init_script("delete PointerEvent.prototype.getCoalescedEvents")
    carrier = Toucher.about_to(house, visitor, CARD)
    found = built(house, carrier, CAREFUL)
    assert found[0].startswith(CARD)
    assert "loose" not in found
    assert carrier.page.evaluate("() => scrollY + document.querySelector('main').scrollTop") == 0


@pytest.mark.rule("S-28")
def test_a_fall_is_shown_again_to_whoever_asks(house: Served, welcome: Welcome) -> None:
    visitor = welcome(new=True, reduced_motion="no-preference", **SMALL)
    played = golden("skyscrapers", OWN)
    line = next(number for number, entry in enumerate(played.log(), 1) if (entry.words or "").startswith("fell"))
    match = replayed(played, line + 1)
    table = stage(house, visitor, match)
    filmed(house, table, line, calm(match.state).text(), falling(20))
    visitor.go(f"/table/{table}")
    page = visitor.page
    visitor.press("skyscrapers-board-film-again")
    page.locator("[data-film]").wait_for()
    page.locator("[data-filmed]").wait_for()
    page.get_by_text(visitor.say("skyscrapers-board-film-slowly")).click()
    page.locator("[data-film] [aria-pressed=true]").wait_for()
    visitor.press("skyscrapers-board-film-skip")
    page.locator("[data-filmed]").wait_for()


def test_a_hand_is_seen_at_work_as_it_was_simulated(house: Served, welcome: Welcome) -> None:
    visitor = welcome(new=True, reduced_motion="no-preference", **SMALL).prefer(autoplay=False)
    match, page = golden(Carrier.game, ENDS), visitor.page
    worker, move, *_ = left_of(match, last_move(match))
    carrier = Carrier.going_on(house, visitor, replayed(match, last_move(match) - 1))  # nobody holds the building
    carrier.choose(worker)
    carrier.choose(move)
    with page.expect_response("**/motions/*", timeout=SIMULATED) as answer:
        carrier.carry(SHAKY)
    page.locator("[data-film]").wait_for()
    page.locator("[data-filmed]").wait_for()
    assert covered(page, "[data-filmed]") == []
    simulated = Trajectory.unpack(answer.value.body())
    assert simulated.frames.shape[1] > 20
    assert [mark.kind for mark in simulated.marks][:1] == [LET_GO]

    visitor.press("skyscrapers-board-film-again")
    page.locator("[data-film] [aria-pressed=false]").wait_for()
    page.locator("[data-filmed]").wait_for()
    visitor.press("skyscrapers-board-film-slowly")
    page.locator("[data-film] [aria-pressed=true]").wait_for()
    carrier.draws_again(carrier.drawn())
    meanwhile = carrier.canvas.screenshot()
    page.locator("[data-filmed]").wait_for()  # by itself: how long a picture takes is not the film's concern
    assert carrier.canvas.screenshot() != meanwhile


def falling(frames: int) -> bytes:
    """A film in which the first worker falls from height 2."""
    poses = np.zeros((frames, 1, 7))
    poses[:, 0, 2], poses[:, 0, 3] = np.linspace(0.07, 0.0, frames), 1.0
    return recorded([64], [pose.reshape(-1) for pose in poses], [Mark(100, 0, 0)]).pack()
