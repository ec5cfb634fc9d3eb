"""Skyscrapers on the screen: games in space and on plans, slots and turnings, reasons, keys and languages."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from .conftest import Welcome
from .focus import tab_to
from .screens import screens_of
from .served import Served
from .sheets import ended_as_told
from .skyscrapers import CARD, FOUR, SLOT, TALL, THREE, TURN, Finger, Rigger, moments
from .staged import after, golden
from .visitor import DESKTOP, PHONE, SMALL
from .walks import on_every_device, walk
from .whole import played_from

FLAT = {"autoplay": False, "flat": True}  # quicker, where nothing in space is looked at
ENOUGH = 400  # decisions: no match lasts that long
LAST = -12  # decisions that are left of a recorded match


# --- To the end ------------------------------------------------------------------------------------------------------


@played_from(LAST)
def test_a_game_is_clicked_on_the_turntable_and_verified(
    welcome: Welcome, house: Served, tmp_path: Path, start: int
) -> None:
    visitor = welcome(**DESKTOP).prefer(autoplay=False)
    seated = Rigger.of(house, visitor, after(golden(Rigger.game, THREE), start), *["bot:greedy"] * 2)
    assert seated.drawn()
    play_to_the_end(seated)
    ended_as_told(visitor, tmp_path, "greedy", "greedy")


@played_from(LAST)
def test_a_game_is_tapped_on_the_plans_of_a_phone_and_verified(
    welcome: Welcome, house: Served, tmp_path: Path, start: int
) -> None:
    visitor = welcome(spatial=False, **PHONE).prefer(autoplay=False)
    seated = Finger.of(house, visitor, after(golden(Rigger.game, THREE), start), *["bot:greedy"] * 2)
    visitor.page.locator(".plans").wait_for()
    assert visitor.page.get_by_role("button", name=visitor.say("skyscrapers-board-flat")).count() == 0
    play_to_the_end(seated)
    assert visitor.overflow() == 0
    ended_as_told(visitor, tmp_path, "greedy", "greedy")


def play_to_the_end(seated: Rigger) -> None:
    for _ in range(ENOUGH):
        if not seated.asked():
            return
        seated.decide()
    raise AssertionError("the match does not end")


# --- Building --------------------------------------------------------------------------------------------------------


def test_a_chosen_card_lights_slots_with_points_and_a_slot_offers_turnings(welcome: Welcome, house: Served) -> None:
    """The card of a recorded match fits in five slots."""
    visitor = welcome(**SMALL).prefer(autoplay=False)
    seated = Rigger.before(house, visitor, FOUR, "slot x@-1,-1,3")
    standing = int(visitor.page.locator("[data-cards]").get_attribute("data-cards") or "")
    visitor.press("skyscrapers-board-back")
    seated.phase("acting")
    expect(seated.slots).to_have_count(0)
    seated.card("upright-LTV").click()
    seated.phase("placing")
    expect(seated.slots).to_have_count(5)
    points = sorted(int(each) for each in seated.slots.all_inner_texts())
    assert points == [1, 4, 11, 11, 12]

    best = seated.slots.filter(has_text="12")
    seated.touch(f"{SLOT}[data-slot='{best.get_attribute('data-slot')}']")
    seated.phase("turning")
    turnings = visitor.page.locator(TURN)
    turnings.first.wait_for()
    assert max(int(each.split("=")[0]) for each in turnings.all_inner_texts()) == max(points)
    seated.touch(TURN)
    visitor.page.locator(f"[data-cards='{standing + 1}']").wait_for()


def test_another_card_takes_the_place_of_the_chosen_one(welcome: Welcome, house: Served) -> None:
    visitor = welcome(**SMALL).prefer(**FLAT)
    seated = Rigger.before(house, visitor, TALL, "card upright-LRT")
    for card in ("upright-LR", "upright-LH"):
        seated.card(card).click(force=True)
        expect(seated.card(card)).to_have_attribute("aria-pressed", "true")
    seated.phase("placing")
    expect(visitor.page.locator(".hand [aria-pressed=true]")).to_have_count(1)
    seated.card("upright-LH").click()
    seated.phase("acting")


def test_a_card_is_built_by_keyboard_alone(welcome: Welcome, house: Served) -> None:
    visitor = welcome(**SMALL).prefer(autoplay=False)
    seated = Rigger.before(house, visitor, TALL, "card upright-LRT")
    standing = int(visitor.page.locator("[data-cards]").get_attribute("data-cards") or "")
    for step, piece in {"acting": CARD, "placing": SLOT, "turning": TURN}.items():
        seated.phase(step)
        visitor.page.locator(piece).locator("visible=true").first.wait_for()
        tab_to(visitor, piece)
        visitor.page.keyboard.press("Enter")
    visitor.page.locator(f"[data-cards='{standing + 1}']").wait_for()


def test_a_hint_points_at_the_board(welcome: Welcome, house: Served) -> None:
    visitor = welcome(**SMALL).prefer(**FLAT)
    seated = Rigger.before(house, visitor, FOUR, "slot x@-1,-1,3")
    visitor.page.keyboard.press("h")
    hinted = visitor.page.locator(f"{SLOT}.hinted")
    expect(hinted).to_have_count(1)
    seated.touch(f"{SLOT}.hinted")
    seated.phase("turning")


# --- Looking ---------------------------------------------------------------------------------------------------------


def test_the_level_slider_and_the_section_open_the_building(welcome: Welcome, house: Served) -> None:
    visitor = welcome(**SMALL).prefer(autoplay=False)
    seated = Rigger.before(house, visitor, FOUR, "slot x@-1,-1,3")
    expect(seated.slots).to_have_count(5)
    before = seated.drawn()
    climb = visitor.page.get_by_label(visitor.say("skyscrapers-board-level"), exact=True)
    climb.fill("1")  # two of the slots begin there, the others higher
    expect(climb).to_have_attribute("aria-valuetext", visitor.say("skyscrapers-board-up-to", height=1))
    seated.draws_again(before)
    expect(seated.slots).to_have_count(2)
    climb.fill(climb.get_attribute("max") or "")
    expect(climb).to_have_attribute("aria-valuetext", visitor.say("skyscrapers-board-whole"))
    expect(seated.slots).to_have_count(5)

    visitor.press("skyscrapers-board-section")
    cut = visitor.page.get_by_label(visitor.say("skyscrapers-board-section-where"))
    for depth, slots in {-7: 5, 7: 0}.items():
        cut.fill(str(depth))
        expect(seated.slots).to_have_count(slots)
    visitor.press("skyscrapers-board-section")
    expect(cut).to_have_count(0)
    expect(seated.slots).to_have_count(5)


def test_the_turntable_turns_and_the_plans_are_remembered(welcome: Welcome, house: Served) -> None:
    visitor = welcome(**SMALL).prefer(autoplay=False)
    seated = Rigger.before(house, visitor, FOUR, "slot x@-1,-1,3")
    slot = seated.slots.first
    for button in ("turn-left", "nearer", "from-above"):
        before = seated.drawn(), slot.get_attribute("style") or ""
        visitor.press(f"skyscrapers-board-{button}")
        seated.draws_again(before[0])
        expect(slot).not_to_have_attribute("style", before[1])
    plans = visitor.page.locator(".plans")
    visitor.press("skyscrapers-board-flat")
    plans.wait_for()
    visitor.page.reload()
    plans.wait_for()
    expect(seated.canvas).to_have_count(0)
    expect(seated.slots).to_have_count(5)


def test_the_plan_on_which_something_glows_comes_into_sight_on_a_phone(welcome: Welcome, house: Served) -> None:
    visitor = welcome(**PHONE).prefer(**FLAT)
    seated = Rigger.before(house, visitor, FOUR, "slot x@-1,-1,3")
    expect(seated.slots.first).to_be_in_viewport()
    assert visitor.overflow() == 0


# --- Reasons ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("settings", [{"autoplay": False}, FLAT], ids=["turntable", "plans"])
def test_a_trapped_worker_and_a_card_without_a_place_say_why(
    welcome: Welcome, house: Served, settings: dict[str, Any]
) -> None:
    visitor = welcome(**SMALL).prefer(**settings)
    seated = Rigger.before(house, visitor, TALL, "hire -1,1,0")
    seated.touch("[data-worker='1'][aria-disabled=true]")
    visitor.sees("skyscrapers-why-worker-trapped", worker=1)
    visitor.page.get_by_role("button", name=visitor.say("rule-number", rule="S-9")).wait_for()

    unfit = seated.card("upright-LR")
    expect(unfit).to_have_attribute("aria-disabled", "true")
    unfit.click(force=True)
    visitor.sees("skyscrapers-why-no-place-for-card", card="upright-LR")
    visitor.press("rule-number", rule="S-16")
    expect(visitor.page.locator("aside [aria-current=true]")).to_contain_text(visitor.say("skyscrapers-rule-S-16"))


def test_nothing_is_built_before_somebody_is_hired(welcome: Welcome) -> None:
    visitor = welcome(**SMALL).prefer(**FLAT)
    seated = Rigger.new(visitor, "me", "neighbour")
    assert seated.asked()
    visitor.page.locator(".hand [data-card]").first.click(force=True)
    visitor.sees("skyscrapers-why-no-free-worker")
    visitor.page.get_by_role("button", name=visitor.say("rule-number", rule="S-16")).wait_for()
    seated.touch("[data-cell]")
    visitor.page.locator(".plan .worker").wait_for()


# --- Everywhere ------------------------------------------------------------------------------------------------------

SEEN = ("placing", "turning", "trapped", "end-of-four", "flat-placing")
SHELL = ("new-table", "rulebook")


@on_every_device
def test_every_screen_keeps_nobody_out_fits_and_speaks_one_language(
    welcome: Welcome, house: Served, device: str
) -> None:
    known = {**moments(house), **screens_of(Rigger.game)}
    assert walk(welcome, {name: known[name] for name in (*SEEN, *SHELL)}, "", device, Rigger.game) == {}
