"""The log by turns, and looking back: by slider, by keys, by itself, through others' eyes and by a link."""

from playwright.sync_api import Locator, expect

from storeys.play import Match

from .conftest import Welcome
from .focus import focus
from .seated import Seated
from .served import Served
from .staged import after, golden
from .visitor import Visitor

TURNS = ".log .turn"
CURRENT = ".log .turn.current"


def past(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("region", name=visitor.say("web-past"))


def turns(match: Match) -> int:
    """How many turns a match has, getting ready included."""
    return match.log()[-1].turn + 1


def test_the_log_is_told_by_turns_and_is_one_stop_of_the_tab_key(welcome: Welcome, house: Served) -> None:
    visitor = welcome().prefer(autoplay=False)
    match = after(golden("towers", "greedy-2-seats"), 40)
    seated = Seated.of(house, visitor, match, "neighbour")
    assert seated.asked()
    rows = visitor.page.locator(TURNS)
    expect(rows).to_have_count(turns(match))
    expect(rows.first).to_contain_text(visitor.say("web-turn-setup"))
    expect(rows.nth(1)).to_contain_text("→")

    keys = visitor.page.keyboard
    rows.last.focus()
    keys.press("Home")
    expect(rows.first).to_be_focused()
    keys.press("ArrowDown")
    keys.press("ArrowRight")
    steps = visitor.page.locator(".log [data-line]")
    expect(steps.first).to_be_visible()
    keys.press("ArrowRight")
    expect(steps.first).to_be_focused()
    keys.press("ArrowLeft")
    keys.press("Enter")
    expect(past(visitor)).to_be_visible()
    expect(rows.nth(1)).to_have_attribute("aria-selected", "true")
    keys.press("Tab")
    assert focus(visitor)["name"] not in rows.all_inner_texts()
    expect(visitor.page.locator(".log :focus")).to_have_count(0)


def test_looking_back_over_a_finished_game_moves_slider_and_log(welcome: Welcome, house: Served) -> None:
    visitor = welcome()
    match = golden("blueprints", "gold-decides-3-seats")
    seated = Seated.of(house, visitor, match)
    seated.finish()
    last, keys, current = turns(match), visitor.page.keyboard, visitor.page.locator(CURRENT)

    keys.press("Home")
    visitor.sees("web-past-turn", turn=0, last=last)
    keys.press("ArrowRight")
    visitor.sees("web-past-turn", turn=1, last=last)
    expect(current).to_be_in_viewport()
    keys.press("ArrowRight")
    visitor.sees("web-past-turn", turn=2, last=last)
    keys.press("Shift+ArrowLeft")
    visitor.sees("web-past-turn", turn=2, last=last)
    assert visitor.page.locator(CURRENT).count() == 1
    slider = past(visitor).get_by_role("slider")
    slider.focus()
    keys.press("End")
    visitor.sees("web-past-turn", turn=last, last=last)
    slider.fill("30")
    visitor.sees("web-past-turn", turn=30, last=last)
    expect(current).to_be_in_viewport()
    looks_through_others_eyes(seated)
    plays_by_itself(visitor, last)
    keys.press("End")
    expect(visitor.page.locator(".end")).to_be_visible()


def looks_through_others_eyes(seated: Seated) -> None:
    """After the end anybody's: what they could not see then is hidden again."""
    visitor = seated.visitor
    choice = past(visitor).get_by_label(visitor.say("web-whose-view"))
    choice.select_option(index=2)
    expect(choice).to_have_value("1")
    visitor.page.locator(".board, .table main").first.wait_for()
    choice.select_option(index=0)


def plays_by_itself(visitor: Visitor, last: int) -> None:
    past(visitor).get_by_label(visitor.say("web-replay-speed")).select_option(label="×1")
    visitor.press("web-play")
    visitor.sees("web-past-turn", turn=31, last=last)
    visitor.press("web-pause")
    expect(past(visitor).get_by_role("button", name=visitor.say("web-play"))).to_be_visible()


def test_a_link_leads_to_a_moment_of_a_match_that_goes_on(welcome: Welcome, house: Served) -> None:
    visitor = welcome().prefer(autoplay=False)
    match = after(golden("towers", "greedy-2-seats"), 40)
    seated = Seated.of(house, visitor, match, "neighbour")
    line = next(line for line, entry in enumerate(match.log()) if entry.turn == 3)
    Seated.at(visitor, seated.table, f"/at/{line}")
    visitor.page.reload()
    visitor.sees("web-past-turn", turn=3, last=turns(match))
    visitor.press("web-back-to-now")
    assert seated.asked()
    visitor.press("web-replay")
    visitor.sees("web-replaying")
