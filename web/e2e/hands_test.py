"""Hands: a careful and a careless one, by keys, by finger; and a fall that everybody sees again."""

import numpy as np
import pytest
from playwright.sync_api import expect

from storeys.hands.skyscrapers.poses import calm
from storeys.hands.skyscrapers.trajectory import Mark, recorded

from .conftest import Welcome
from .hands import OWN, Carrier, Toucher
from .served import Served
from .staged import filmed, golden, made_at, replayed, stage
from .visitor import PHONE, SMALL

CARD = "turn "


def built(server: Served, carrier: Carrier, seconds: float, wait: float) -> list[str]:
    """What came of a card that was carried to its place in so many seconds, and held there."""
    lines = len(made_at(server, carrier.table))
    carrier.touch("[data-turn][aria-disabled=false]")
    carrier.hand("take")
    carrier.carry(seconds, wait)
    return carrier.came_of_it(server, lines)


@pytest.mark.rule("S-31")
def test_a_careful_hand_presses_the_rivet_home(house: Served, welcome: Welcome) -> None:
    carrier = Carrier.about_to(house, welcome(**SMALL), CARD)
    found = built(house, carrier, seconds=1.6, wait=1.2)
    assert found[0].startswith(CARD)
    assert "loose" not in found


@pytest.mark.rule("S-31")
def test_a_careless_hand_leaves_it_loose(house: Served, welcome: Welcome) -> None:
    carrier = Carrier.about_to(house, welcome(**SMALL), CARD)
    found = built(house, carrier, seconds=0.25, wait=0.0)
    assert found[0].startswith(CARD)
    assert "settled" not in found[:2]


def test_who_lets_go_far_away_or_thinks_again_has_lost_nothing(house: Served, welcome: Welcome) -> None:
    carrier = Carrier.about_to(house, welcome(**SMALL), CARD)
    lines = len(made_at(house, carrier.table))
    carrier.touch("[data-turn][aria-disabled=false]")
    carrier.carry(0.4, 0.0, off=(0.0, -90.0))
    carrier.hand("far")
    carrier.page.keyboard.press("Escape")
    expect(carrier.page.locator("[data-hand]")).to_have_count(0)
    assert len(made_at(house, carrier.table)) == lines
    assert carrier.asked()


def test_by_keys_a_marker_is_stopped_three_times(house: Served, welcome: Welcome) -> None:
    carrier = Carrier.about_to(house, welcome(**SMALL), CARD)
    lines = len(made_at(house, carrier.table))
    page = carrier.page
    page.locator("[data-turn][aria-disabled=false]").first.press("Enter")
    page.locator("[data-by-keys]").press("Enter")
    for stop in range(3):
        page.locator(f"[data-timing='{stop}'] [data-stop]:focus").press(("Enter", "Space")[stop % 2])
    assert carrier.came_of_it(house, lines)[0].startswith(CARD)


def test_a_finger_carries_as_well_and_the_page_stays_where_it_is(house: Served, welcome: Welcome) -> None:
    carrier = Toucher.about_to(house, welcome(**PHONE), CARD)
    found = built(house, carrier, seconds=1.6, wait=1.2)
    assert found[0].startswith(CARD)
    assert "loose" not in found
    assert carrier.page.evaluate("() => scrollY + document.querySelector('main').scrollTop") == 0


@pytest.mark.rule("S-28")
def test_a_fall_is_shown_again_to_whoever_asks(house: Served, welcome: Welcome) -> None:
    visitor = welcome(new=True, reduced_motion="no-preference", **SMALL)
    whole = golden("skyscrapers", OWN)
    line = next(number for number, entry in enumerate(whole.log(), 1) if (entry.words or "").startswith("fell"))
    match = replayed(whole, line + 1)
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


def falling(frames: int) -> bytes:
    """A film in which the first worker falls from height 2."""
    poses = np.zeros((frames, 1, 7))
    poses[:, 0, 2], poses[:, 0, 3] = np.linspace(0.07, 0.0, frames), 1.0
    return recorded([64], [pose.reshape(-1) for pose in poses], [Mark(100, 0, 0)]).pack()
