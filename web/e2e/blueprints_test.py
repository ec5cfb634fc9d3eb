"""Blueprints on the screen: dice in space and flat, the reveal, reasons and options."""

import time
from datetime import datetime, timedelta
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from .blueprints import DIE, DONE, REVEAL, SQUARE, Architect, moments
from .conftest import Welcome
from .focus import tab_to
from .screens import screens_of
from .served import Served
from .sheets import ended_as_told
from .staged import after, golden, just_before
from .visitor import DESKTOP, PATIENCE, PHONE, SMALL, Visitor
from .walks import on_every_device, walk
from .whole import played_from
from .wire import Message, overheard

MOVING: dict[str, Any] = {**SMALL, "reduced_motion": "no-preference"}
FLAT = {"autoplay": False, "flat": True}  # quicker, where nothing in space is looked at
A_STEP = 1_200  # milliseconds, in which the reveal goes on by one step
LAST_DIE_OF_ROUND_1 = 31  # decisions of that match before the first player takes it; bots take the next ones
PICTURE = "canvas => canvas.toDataURL()"


@pytest.fixture(scope="module")
def finished(house: Served) -> str:
    """A table, open to everybody, at which three bots have played to the end."""
    return house.set_up("bot:greedy", "bot:greedy", "bot:greedy", listed=True, game="blueprints")


# --- Playing -------------------------------------------------------------------------------------------------------


@played_from(-9)
def test_a_game_is_clicked_on_the_board_to_the_end_of_its_third_round_and_verified(
    welcome: Welcome, house: Served, tmp_path: Path, start: int
) -> None:
    visitor = welcome(**SMALL).prefer(autoplay=False)
    match = after(golden("blueprints", "gold-decides-3-seats"), start)
    seated = Architect.of(house, visitor, match, "bot:greedy", "bot:greedy")
    rounds = []
    while seated.asked():
        if seated.reveal.count():
            rounds.append(seated.reveal.get_attribute("aria-label"))
        seated.decide()
    ahead = (3,) if start else (1, 2, 3)
    assert rounds == [visitor.say("blueprints-board-reveal", round=number) for number in ahead]

    ended_as_told(visitor, tmp_path, "greedy", "greedy")


def test_a_die_is_placed_in_space_with_the_mouse_and_the_building_turns(welcome: Welcome) -> None:
    visitor = welcome(**SMALL).prefer(autoplay=False)
    seated = Architect.new(visitor, "me", "neighbour")
    seated.play_until(SQUARE)
    space = visitor.page.locator(".own canvas")
    empty = is_drawn(space)
    point_at_a_square(seated, space)
    pointed = visitor.page.locator(".own .pointed").get_attribute("data-square")
    visitor.page.mouse.down()
    visitor.page.mouse.up()
    visitor.page.locator(DIE).first.wait_for()  # now one is to be discarded
    expect(visitor.page.locator(f".own [data-square='{pointed}'] [data-card]")).to_have_count(1)
    changes(space, empty)

    built = space.evaluate(PICTURE)
    for button in ("blueprints-board-turn-left", "blueprints-board-from-above"):
        visitor.press(button)
        built = changes(space, built)


def is_drawn(space: Locator) -> str:
    """Wait until something is seen in space, and that is more than an empty canvas; the picture."""
    space.wait_for()
    space.page.wait_for_function("() => document.querySelector('.own canvas').toDataURL().length > 10_000")
    picture: str = space.evaluate(PICTURE)
    return picture


def changes(space: Locator, before: str) -> str:
    """Wait until the picture is another one; that."""
    space.page.wait_for_function("old => document.querySelector('.own canvas').toDataURL() !== old", arg=before)
    picture: str = space.evaluate(PICTURE)
    return picture


def point_at_a_square(seated: Architect, space: Locator) -> None:
    """Move the mouse over the building until it is on a square where the die may stand."""
    box, give_up = space.bounding_box(), time.monotonic() + PATIENCE / 1000
    assert box
    while time.monotonic() < give_up:
        for down, across in product((0.75, 0.65, 0.55, 0.85), (0.5, 0.4, 0.6, 0.3, 0.7)):
            seated.page.mouse.move(box["x"] + across * box["width"], box["y"] + down * box["height"])
            if seated.page.locator(".own .glows.pointed").count():
                return
    raise AssertionError("no square is found in space")


def test_a_round_of_the_flat_view_is_played_by_keyboard_alone_and_revealed_at_once(welcome: Welcome) -> None:
    visitor = welcome(new=True, **SMALL).prefer(**FLAT)
    heard = overheard(visitor.page)
    seated = Architect.new(visitor, "me", "bot:greedy")
    while not seated.reveal.count():
        visitor.page.locator(f"{DIE}, {SQUARE}, {REVEAL}").first.wait_for()
        if not seated.reveal.count():
            tab_to(visitor, f"{DIE}, {SQUARE}")
            visitor.page.keyboard.press("Enter")
    assert visitor.page.locator("canvas").count() == 0
    assert visitor.page.get_by_role("button", name=visitor.say("web-skip")).count() == 0
    assert shown_totals(seated) == scored(heard)
    tab_to(visitor, DONE)
    visitor.page.keyboard.press("Enter")
    expect(seated.reveal).to_have_count(0)


def test_the_flat_view_is_remembered(welcome: Welcome) -> None:
    visitor = welcome(**SMALL)
    Architect.new(visitor, "me", "neighbour")
    space, columns = visitor.page.locator(".own canvas"), visitor.page.locator(".own .columns")
    space.wait_for()
    visitor.press("blueprints-board-flat")
    columns.wait_for()
    visitor.page.reload()
    columns.wait_for()
    assert space.count() == 0
    visitor.press("blueprints-board-flat")
    space.wait_for()


def test_without_webgl_the_board_is_flat_and_offers_nothing_else(welcome: Welcome) -> None:
    visitor = welcome(spatial=False, **SMALL).prefer(autoplay=False)
    seated = Architect.new(visitor, "me", "neighbour")
    visitor.page.locator(".own .columns").wait_for()
    assert visitor.page.get_by_role("button", name=visitor.say("blueprints-board-flat")).count() == 0
    seated.play(3)
    assert seated.asked()


# --- The reveal ----------------------------------------------------------------------------------------------------


def shown_totals(seated: Architect) -> list[int]:
    """The totals on show, by seat."""
    seats = range(seated.page.locator(".revealed").count())
    shown = [seated.page.locator(f".revealed[data-seat='{seat}'] [data-total]") for seat in seats]
    return [int(total.get_attribute("data-total") or "") for total in shown]


def scored(heard: list[Message]) -> list[int]:
    """What the buildings of the last scored round are worth, as the server told it; by seat."""
    positions = [message["position"] for message in heard if message.get("position")]
    return [player["score"] for player in positions[-1]["view"]["revealed"]["players"]]


def stop_the_clock(visitor: Visitor) -> None:
    """From now on time stands still on this page, unless it is told to run."""
    visitor.page.clock.install()
    visitor.page.clock.pause_at(datetime.now() + timedelta(hours=1))


def test_the_reveal_counts_up_to_the_right_totals_can_be_skipped_and_seen_again(welcome: Welcome) -> None:
    visitor = welcome(new=True, **MOVING).prefer(**FLAT)
    heard = overheard(visitor.page)
    stop_the_clock(visitor)
    clock = visitor.page.clock
    seated = Architect.new(visitor, "me", "bot:greedy")
    seated.play_round()
    up, skip = (
        visitor.page.locator(".screen:not(.dropped)"),
        visitor.page.get_by_role("button", name=visitor.say("web-skip")),
    )
    assert (up.count(), shown_totals(seated)) == (2, [0, 0])

    counts = [shown_totals(seated)]
    while skip.count():
        clock.run_for(A_STEP)
        counts.append(shown_totals(seated))
    assert counts[-1] == scored(heard)
    assert len(set(map(tuple, counts))) > 2  # not all at once
    for seat in range(2):
        assert [count[seat] for count in counts] == sorted(count[seat] for count in counts)
    assert up.count() == 0
    assert visitor.page.locator("[data-honour=silver]").count() == 1

    visitor.press("blueprints-board-again")
    clock.run_for(A_STEP // 2)
    assert (up.count(), shown_totals(seated)) == (2, [0, 0])
    skip.click()
    clock.run_for(A_STEP)
    assert shown_totals(seated) == scored(heard)
    visitor.page.locator(DONE).click()
    visitor.press("blueprints-board-last-round", round=1)
    assert shown_totals(seated) == scored(heard)  # at once, for it has been seen


def test_the_reveal_waits_until_one_has_looked_and_spoils_nothing(welcome: Welcome, house: Served) -> None:
    """Points, log and question wait with the table, bots' moves, too; then what was won lies face down."""
    visitor = welcome(**DESKTOP).prefer(**FLAT)
    match = after(golden("blueprints", "gold-decides-3-seats"), LAST_DIE_OF_ROUND_1)
    seated = Architect.of(house, visitor, match, "bot:greedy", "bot:greedy")
    points, bar = visitor.page.locator(".people .figures"), visitor.page.locator(".bar button")
    seated.play_round()
    told = seated.told()
    expect(bar).to_have_text([visitor.say("web-go-on")])
    for _ in range(3):  # for as long as one likes
        visitor.page.wait_for_timeout(300)
        assert (seated.told(), points.all_inner_texts()) == (told, ["0", "0", "0"])
        expect(visitor.page.locator(".bar .question")).to_have_text(visitor.say("blueprints-board-look", round=1))

    visitor.page.keyboard.press("Enter")
    seated.hears(told + 1)
    expect(seated.reveal).to_have_count(0)
    expect(points.nth(1)).to_have_text("")  # what the bot has won is told when the match is over
    expect(points.nth(0)).not_to_have_text("")
    visitor.page.locator("[data-honour=back]").first.wait_for()  # somebody has won Silver
    assert visitor.page.locator("[data-honour=silver]").count() == 0
    for cards in visitor.page.locator(".honours summary").all():  # one's own: who asks is told
        cards.click()
        visitor.page.locator(".honours .list li").first.wait_for()
    assert visitor.page.locator(".seat .honours summary").count() == 0


# --- Reasons and options -------------------------------------------------------------------------------------------


def test_a_hatched_square_and_too_high_a_top_say_why_with_the_rule(welcome: Welcome) -> None:
    visitor = welcome(**SMALL).prefer(**FLAT)
    seated = Architect.new(visitor, "me", "bot:random", "bot:random")
    for _ in range(2):
        assert seated.asked()
        seated.build_high()
    assert seated.asked()
    hatched = visitor.page.locator("button.hatched").first
    row, column = (hatched.get_attribute("data-square") or "").split("-")
    visitor.page.locator(DIE).first.click()  # the lowest
    visitor.page.locator(SQUARE).first.wait_for()
    hatched.click(force=True)
    visitor.sees("blueprints-why-hatched", row=int(row), column=int(column))
    visitor.page.get_by_role("button", name=visitor.say("rule-number", rule="B-13")).wait_for()

    visitor.page.locator("button[data-square]:has([data-card])").click(force=True)
    material, value = (visitor.page.locator("[data-place=hand]").get_attribute("data-card") or "").split("-")
    top = visitor.page.locator("button[data-square] [data-card]").get_attribute("data-card") or ""
    visitor.sees("blueprints-why-too-low", material=material, value=int(value), top=int(top.split("-")[1]))
    visitor.press("rule-number", rule="B-14")
    expect(visitor.page.locator("aside [aria-current=true]")).to_contain_text(visitor.say("blueprints-rule-B-14"))


def test_a_die_that_fits_nowhere_may_be_taken_and_is_lost(house: Served, welcome: Welcome) -> None:
    visitor = welcome(**SMALL).prefer(**FLAT)
    Architect.of(house, visitor, just_before(golden("blueprints", "gold-decides-3-seats"), "take wood 1"))
    visitor.page.locator("[data-die=wood-1].unfit").click()
    lost = visitor.page.locator("[data-card=wood-1][data-place=seat-2]")
    expect(lost).to_have_attribute("title", visitor.say("blueprints-board-dead", material="wood", value=1))
    assert visitor.page.locator("[data-place=hand]").count() == 0


def test_a_table_may_refuse_dead_dice(house: Served, welcome: Welcome) -> None:
    visitor = welcome(**SMALL).prefer(**FLAT)
    Architect.of(house, visitor, just_before(golden("blueprints", "shared-win-3-seats"), "take stone 4"))
    dead = visitor.page.locator("[data-die=stone-1].unfit")
    expect(dead).to_have_attribute("aria-disabled", "true")
    dead.click(force=True)
    visitor.sees("blueprints-why-dead-refused", material="stone", value=1)
    visitor.page.get_by_role("button", name=visitor.say("rule-number", rule="B-17")).wait_for()


def test_a_table_may_lay_awards_open(welcome: Welcome) -> None:
    visitor = welcome(**SMALL).prefer(**FLAT)
    visitor.go("/new/blueprints")
    name = "blueprints-option-open_awards"
    visitor.page.get_by_label(visitor.say(name)).select_option(label=visitor.say(f"{name}-value", value=1))
    visitor.press("web-set-up")
    Architect.here(visitor).play_round()
    visitor.page.locator(DONE).click()
    visitor.page.locator(".board [data-honour=silver]").first.wait_for()
    assert visitor.page.locator("[data-honour=back]").count() == 0


# --- Everywhere ----------------------------------------------------------------------------------------------------


def test_a_whole_round_fits_on_a_phone(welcome: Welcome) -> None:
    visitor = welcome(**PHONE).prefer(autoplay=False)
    seated = Architect.new(visitor, "me", "bot:greedy", "bot:greedy", "bot:greedy")
    visitor.page.evaluate("() => document.fonts.ready.then(() => null)")
    while not seated.reveal.count():
        choices = visitor.page.locator(f"{DIE}, {SQUARE}")
        choices.or_(seated.reveal).first.wait_for()
        if not seated.reveal.count():
            for needed in (".bar .question", ".answers", "[data-die] >> nth=-1", ".own .plan >> nth=-1"):
                assert visitor.in_sight(needed), needed
            assert visitor.overflow() == 0
            choices.first.tap()
    assert visitor.overflow() == 0
    visitor.page.locator(DONE).tap()
    expect(seated.reveal).to_have_count(0)


SEEN = ("taking", "placing", "reveal")
AROUND = ("new-table", "rulebook-beside", "looking-back", "end", "rulebook", "lesson")


@on_every_device
def test_every_screen_keeps_nobody_out_fits_and_speaks_one_language(
    welcome: Welcome, house: Served, finished: str, device: str
) -> None:
    known = {**moments(house), **screens_of(Architect.game)}
    assert walk(welcome, {name: known[name] for name in (*SEEN, *AROUND)}, finished, device, Architect.game) == {}


def test_at_200_percent_the_building_is_in_sight_and_a_die_is_carried_to_a_square(
    welcome: Welcome, house: Served
) -> None:
    """What it would bring is told before: the ghost die's points are the server's."""
    visitor = welcome(viewport={"width": 640, "height": 400}).prefer(autoplay=False, flat=True)
    seated = Architect.of(house, visitor, after(golden("blueprints", "gold-decides-3-seats"), 50), *["bot:greedy"] * 2)
    assert seated.asked()
    bar, building = (visitor.page.locator(each).bounding_box() for each in (".bar", "[data-building]"))
    assert bar
    assert building
    assert building["y"] + building["height"] <= bar["y"] + 1

    total = visitor.page.locator(".own [data-total]")
    before = int(total.get_attribute("data-total") or "")
    die = visitor.page.locator("[data-die=stone-2]").first
    die.hover()
    square = visitor.page.locator(".own [data-square]:has([data-worth])").first
    worth = int(square.locator("[data-worth]").inner_text())
    die.drag_to(square)
    expect(total).to_have_attribute("data-total", str(before + worth))
