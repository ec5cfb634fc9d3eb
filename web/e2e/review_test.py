"""The review of a finished match: its curve over the slider, its choices and moments, by mouse, by keys and by link."""

import re
from functools import partial

import pytest
from playwright.sync_api import Locator, expect

from storeys.play import Match
from storeys.work.happenings import happenings

from .conftest import Welcome
from .focus import focus
from .screens import Way
from .seated import Seated
from .served import Served
from .staged import golden, reviewed
from .visitor import PHONE, UNPLUGGED, Visitor
from .walks import on_every_device, walk

PANEL, CURVE, MOMENTS = "div.review", ".curve", ".curve .moment"
CHOICE = "[data-choice]"
NAMES = {
    "towers": "greedy-2-seats",
    "blueprints": "gold-decides-3-seats",
    "dice_city": "solo-normal",
    "skyscrapers": "simulated-trembling-hands-3-seats",
}
TOWERS = ("towers", NAMES["towers"])


def come_to(server: Served, visitor: Visitor, match: Match, found: int | None = None, at: str = "") -> str:
    """Open a review by its link, with the panel beside the board or over it; its key."""
    key = reviewed(server, visitor, match, found)
    visitor.go(f"/review/{key}{at}")
    visitor.page.locator(CURVE).wait_for()
    if not visitor.page.locator(PANEL).count():
        visitor.press("web-review")
    visitor.page.locator(PANEL).wait_for()
    return key


def slider(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("slider", name=visitor.say("web-past-slider"))


def first_choice(match: Match) -> int:
    """The line of the log after the first decision that somebody had to make."""
    return next(each.line for each in happenings(match) if each.choice)


def test_from_the_end_of_a_match_a_button_leads_to_its_review(welcome: Welcome, house: Served) -> None:
    visitor, match = welcome(), golden(*TOWERS)
    key = reviewed(house, visitor, match)
    table = house_table(visitor, key)
    Seated.at(visitor, table).finish()
    visitor.press("web-review")
    visitor.page.locator(CURVE).wait_for()
    assert visitor.page.url.endswith(f"#/review/{key}")


def house_table(visitor: Visitor, key: str) -> str:
    """Whoever has asked for a review finds the same key at the table: this is the table it belongs to."""
    tables = [each["table"] for each in visitor.api("GET", "tables?mine=1")]
    return next(str(each) for each in tables if visitor.api("POST", f"tables/{each}/review")["key"] == key)


@pytest.mark.parametrize("game", NAMES)
def test_every_game_is_reviewed_on_its_own_board(welcome: Welcome, house: Served, game: str) -> None:
    visitor, match = welcome(), golden(game, NAMES[game])
    come_to(house, visitor, match, at=f"/at/{first_choice(match)}")
    page = visitor.page
    expect(page.locator(f"{CURVE} svg path.mark")).to_have_count(match.seats)
    expect(page.locator(CHOICE).first).to_be_visible()
    expect(page.locator(f"{PANEL} [data-player]")).to_have_count(match.seats)
    expect(page.locator(MOMENTS)).to_have_count(3)
    assert visitor.overflow() == 0


def test_the_curve_tells_the_chances_where_the_slider_stands(welcome: Welcome, house: Served) -> None:
    visitor, match = welcome(), golden(*TOWERS)
    come_to(house, visitor, match)
    picture = visitor.page.locator(f"{CURVE} svg")
    even = [visitor.say("web-review-chance", name=name, chances=50) for name in names(visitor)]
    expect(picture).to_have_attribute("aria-label", f"{visitor.say('web-review-curve')}: {', '.join(even)}")
    slider(visitor).fill(str(match.log()[-1].turn + 1))
    ended = [100 if rank == 1 else 0 for rank in match.ranks()]
    told = [
        visitor.say("web-review-chance", name=name, chances=each)
        for name, each in zip(names(visitor), ended, strict=True)
    ]
    expect(picture).to_have_attribute("aria-label", f"{visitor.say('web-review-curve')}: {', '.join(told)}")


def names(visitor: Visitor) -> list[str]:
    return [visitor.say("seat-name", seat=1), visitor.say("bot-name", bot="level1", number=1)]


def test_the_curve_follows_pointer_and_keys_like_the_slider(welcome: Welcome, house: Served) -> None:
    visitor, match = welcome(), golden(*TOWERS)
    come_to(house, visitor, match)
    page, last = visitor.page, match.log()[-1].turn + 1
    visitor.press_key("ArrowRight")
    visitor.sees("web-past-turn", turn=1, last=last)
    box = page.locator(CURVE).bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] - 9, box["y"] + box["height"] / 2)
    visitor.sees("web-past-turn", turn=last, last=last)
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(slider(visitor)).to_have_value(str(round(last / 2)))


def test_a_moment_leads_to_its_place_from_the_curve_and_from_its_sentence(welcome: Welcome, house: Served) -> None:
    visitor = welcome()
    come_to(house, visitor, golden(*TOWERS))
    sentences, marks = visitor.page.locator(".moments button"), visitor.page.locator(MOMENTS)
    expect(sentences).to_have_count(3)
    for number in range(3):
        marks.nth(number).click()
        expect(marks.nth(number)).to_have_class(re.compile("current"))
        there = slider(visitor).input_value()
        visitor.press_key("Home")
        expect(slider(visitor)).to_have_value("0")
        sentences.nth(number).click()
        expect(slider(visitor)).to_have_value(there)


def test_what_was_better_is_told_with_its_cost_in_the_readers_words(welcome: Welcome, house: Served) -> None:
    visitor = welcome("pl")
    come_to(house, visitor, golden(*TOWERS))
    dear = visitor.page.locator(CHOICE).filter(has=visitor.page.locator(".cost"))
    for _ in range(30):
        if dear.count():
            break
        visitor.press_key("ArrowRight")
        visitor.page.wait_for_timeout(50)
    expect(dear.first.locator(".cost")).to_contain_text(visitor.say("web-review-cost", change=-10))
    expect(dear.first.locator(".cost")).to_contain_text(visitor.say("points", points=-2))
    expect(dear.first).to_contain_text(visitor.say("web-review-better", better="…").split("…")[0].strip())


def test_while_it_is_found_out_the_beginning_is_there_already(welcome: Welcome, house: Served) -> None:
    visitor, match = welcome(), golden(*TOWERS)
    come_to(house, visitor, match, found=30)
    visitor.sees("web-review-progress", found=30, total=len(list(happenings(match))))
    expect(visitor.page.get_by_role("progressbar", name=visitor.say("web-review"))).to_be_visible()
    expect(visitor.page.locator(".unknown")).to_be_visible()
    visitor.press_key("End")
    visitor.sees("web-review-not-yet")


def test_by_keys_alone_one_comes_through_the_whole_panel(welcome: Welcome, house: Served) -> None:
    visitor, match = welcome(), golden(*TOWERS)
    come_to(house, visitor, match, at=f"/at/{first_choice(match)}")
    visitor.page.locator(PANEL).focus()
    seen = []
    for _ in range(40):
        visitor.page.keyboard.press("Tab")
        seen.append(focus(visitor)["name"])
        if seen[-1] == visitor.say("web-copy"):
            break
    assert visitor.say("web-review-play-on") in seen
    assert visitor.say("web-review-players-what") in seen
    visitor.page.locator(MOMENTS).first.focus()
    visitor.page.keyboard.press("Enter")
    expect(visitor.page.locator(MOMENTS).first).to_have_class(re.compile("current"))


def test_from_any_place_one_plays_on_against_bots(welcome: Welcome, house: Served) -> None:
    visitor, match = welcome(), golden(*TOWERS)
    come_to(house, visitor, match, at=f"/at/{first_choice(match)}")
    page = visitor.page
    page.get_by_label(visitor.say("web-review-seat")).select_option("1")
    page.locator(PANEL).get_by_role("radio", name=visitor.say("web-bot-level1")).check(force=True)
    visitor.press("web-review-play-on")
    page.wait_for_url(re.compile("#/table/"))
    seated = Seated.here(visitor)
    seated.hears(first_choice(match))
    visitor.sees("bot-name", bot="level1", number=1)
    assert seated.asked()
    assert page.get_by_role("button", name=visitor.say("web-rematch")).count() == 0


def test_where_the_match_is_over_nobody_plays_on(welcome: Welcome, house: Served) -> None:
    visitor = welcome()
    come_to(house, visitor, golden(*TOWERS))
    visitor.press_key("End")
    expect(visitor.page.get_by_role("button", name=visitor.say("web-review-play-on"))).to_be_disabled()
    visitor.sees("web-review-over")


def test_a_link_to_a_review_that_is_gone_says_so(welcome: Welcome) -> None:
    visitor = welcome("hu")
    visitor.expected = UNPLUGGED
    visitor.go("/review/nowhere")
    visitor.sees("server-no-review")


def test_a_stranger_reads_it_by_its_link(welcome: Welcome, house: Served) -> None:
    visitor, stranger = welcome(), welcome("ro", new=True)
    key = come_to(house, visitor, golden(*TOWERS))
    stranger.go(f"/review/{key}")
    stranger.page.locator(PANEL).wait_for()
    expect(stranger.page.locator(MOMENTS)).to_have_count(3)
    stranger.sees("web-review-players")


def test_on_a_phone_the_board_the_curve_and_the_panel_have_room(welcome: Welcome, house: Served) -> None:
    visitor, match = welcome(**PHONE), golden(*TOWERS)
    come_to(house, visitor, match, at=f"/at/{first_choice(match)}")
    assert visitor.overflow() == 0
    for part in (CURVE, "input[type=range]"):
        assert visitor.in_sight(part)
    panel, board = visitor.page.locator("aside").bounding_box(), visitor.page.locator(".area").bounding_box()
    assert panel
    assert board
    assert panel["y"] > board["y"] + board["height"] / 4  # some of the board stays in sight above it


@on_every_device
def test_the_review_keeps_nobody_out_fits_and_speaks_one_language(welcome: Welcome, house: Served, device: str) -> None:
    def way(visitor: Visitor, _: str, game: str) -> None:
        match = golden(game, NAMES[game])
        come_to(house, visitor, match, at=f"/at/{first_choice(match)}")

    ways: dict[str, Way] = {f"review-{game}": partial(way, game=game) for game in ("towers", "dice_city")}
    assert walk(welcome, ways, "", device, "towers") == {}
