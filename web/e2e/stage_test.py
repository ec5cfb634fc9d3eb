"""The stage while hands are at work: where the eye goes, what is seen of what one holds, and how finely."""

import numpy as np
import pytest
from playwright.sync_api import Page, expect

from storeys.hands.skyscrapers.poses import calm
from storeys.hands.skyscrapers.trajectory import Mark, recorded

from .conftest import Welcome
from .hands import OWN, Carrier, middle
from .served import Served
from .staged import filmed, golden, replayed, stage
from .visitor import SMALL

ATTENDING = "[data-attending=true]"
AROUND = "() => Number.parseFloat(document.querySelector('.compass').style.getPropertyValue('--around'))"
BACK_AT = f"(around) => Math.abs(({AROUND})() - around) < 0.002"
FINE = """() => {
    const canvas = document.querySelector('[data-attending] canvas');
    return canvas.width === Math.round(canvas.clientWidth * devicePixelRatio);
}"""


def falling(x: float, y: float) -> bytes:
    """A film in which the first worker falls from height 2, so far to the east and north of the middle."""
    frames = 40
    poses = np.zeros((frames, 1, 7))
    poses[:, 0, 0], poses[:, 0, 1], poses[:, 0, 3] = x, y, 1.0
    poses[:, 0, 2] = np.linspace(0.07, 0.0, frames)
    return recorded([64], [pose.reshape(-1) for pose in poses], [Mark(100, 0, 0)]).pack()


@pytest.fixture
def fallen(house: Served, welcome: Welcome) -> Page:
    """A table at which somebody has just fallen at the far side of the building."""
    visitor = welcome(new=True, reduced_motion="no-preference", **SMALL)
    whole = golden("skyscrapers", OWN)
    line = next(number for number, entry in enumerate(whole.log(), 1) if (entry.words or "").startswith("fell"))
    match = replayed(whole, line + 1)
    table = stage(house, visitor, match)
    filmed(house, table, line, calm(match.state).text(), falling(-0.05, 0.12))
    visitor.go(f"/table/{table}")
    page = visitor.page
    page.locator("[data-attending] canvas[data-frames]").wait_for()
    return page


@pytest.mark.rule("S-28")
def test_the_eye_goes_where_somebody_falls_and_comes_back(fallen: Page) -> None:
    begun = fallen.evaluate(AROUND)
    fallen.locator("[data-filmed] button").last.click()  # slowly, so that there is time to look
    fallen.locator(ATTENDING).wait_for()
    fallen.wait_for_function(f"(around) => Math.abs(({AROUND})() - around) > 0.5", arg=begun)
    fallen.locator("[data-film] button").last.click()
    expect(fallen.locator("[data-attending=false]")).to_be_visible()
    fallen.wait_for_function(BACK_AT, arg=begun)


@pytest.mark.rule("S-28")
def test_whoever_turns_the_site_meanwhile_looks_from_there(fallen: Page) -> None:
    fallen.locator("[data-filmed] button").last.click()
    fallen.locator(ATTENDING).wait_for()
    box = fallen.locator("[data-attending] canvas").bounding_box()
    assert box
    fallen.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] - 20)
    fallen.mouse.down()
    fallen.mouse.move(box["x"] + box["width"] / 2 + 60, box["y"] + box["height"] - 20, steps=4)
    fallen.mouse.up()
    turned = fallen.evaluate(AROUND)
    fallen.locator("[data-film] button").last.click()
    fallen.locator("[data-filmed]").wait_for()
    fallen.wait_for_timeout(700)  # longer than a walk back would take to begin
    assert fallen.evaluate(AROUND) == pytest.approx(turned, abs=0.002)


def test_whom_one_carries_has_the_number_overhead_and_the_picture_is_fine_at_rest(
    house: Served, welcome: Welcome
) -> None:
    carrier = Carrier.about_to(house, welcome(**SMALL), "move -2,-1,2")
    page = carrier.page
    take_to(carrier, "-2,-1,2")
    flag, piece = page.locator(".note.flag:has(.mark, svg)"), page.locator(".hand .start")
    carrier.ends()
    over, at = middle(flag.last), middle(piece)
    assert abs(over[0] - at[0]) < 12
    assert 20 < at[1] - over[1] < 110
    page.wait_for_function(FINE)


def test_on_plans_a_piece_is_carried_in_space(house: Served, welcome: Welcome) -> None:
    carrier = Carrier.about_to(house, welcome(**SMALL), "turn ")
    page = carrier.page
    carrier.look(flat=True)
    expect(page.locator(".plans")).to_be_visible()
    carrier.touch("[data-turn][aria-disabled=false]")
    carrier.hand("take")
    page.locator("[data-attending] canvas[data-frames]").wait_for()
    expect(page.locator(".plans")).to_have_count(0)
    start, goal = carrier.ends()
    assert start != goal
    page.keyboard.press("Escape")
    expect(page.locator(".plans")).to_be_visible()


def take_to(carrier: Carrier, cell: str) -> None:
    """Take whoever is asked about into one's hand, to be carried to a cell."""
    there = carrier.page.locator(f"[data-cell='{cell}']")
    carrier.page.locator("[data-storey], [data-cell]").first.wait_for()
    for storey in carrier.page.locator("[data-storey]").all():
        if not there.count():
            storey.press("Enter")
    there.press("Enter")
    carrier.hand("take")
