"""The bar where things can fall: what is asked while a piece is in one's own hand, who made somebody fall, the end."""

import re

import pytest
from playwright.sync_api import Locator, expect

from storeys.play import Match

from .conftest import Welcome
from .seated import END
from .served import Served
from .skyscrapers import Rigger
from .staged import golden, replayed, stage
from .visitor import PHONE, Visitor

OWN, FALLS, COLLAPSE = (
    "simulated-own-hands-2-seats",
    "simulated-trembling-hands-falls-and-a-collapse-4-seats",
    "steady-hands-and-a-collapse-3-seats",
)
DESK = {"viewport": {"width": 1280, "height": 800}}
SCREENS = pytest.mark.parametrize(("screen", "language"), [(DESK, "en"), (PHONE, "pl")], ids=["desk", "phone"])


def seated_before(server: Served, visitor: Visitor, name: str, words: str, nth: int = 0) -> Rigger:
    """In every chair of a recorded match, when somebody is about to do this."""
    whole = golden("skyscrapers", name)
    lines = [number for number, entry in enumerate(whole.log()) if (entry.words or "").startswith(words)]
    seated = Rigger.of(server, visitor, replayed(whole, lines[nth]))
    seated.page.locator(".board").wait_for()
    return seated


def first(whole: Match, words: str) -> str:
    """The first line of a log that begins like this."""
    return next(entry.words for entry in whole.log() if entry.words and entry.words.startswith(words))


def ended(server: Served, visitor: Visitor, name: str) -> None:
    """At the end of a recorded match."""
    whole = golden("skyscrapers", name)
    visitor.go(f"/table/{stage(server, visitor, replayed(whole, whole.lines))}")
    visitor.page.locator(END).wait_for()


def edges(piece: Locator) -> tuple[float, float]:
    box = piece.bounding_box()
    assert box
    return box["y"], box["y"] + box["height"]


@SCREENS
def test_while_a_piece_is_in_the_hand_the_bar_asks_for_nothing_else(
    house: Served, welcome: Welcome, screen: dict[str, object], language: str
) -> None:
    visitor = welcome(language, **screen).prefer(autoplay=False)
    seated = seated_before(house, visitor, OWN, "turn ")
    page, asked = visitor.page, seated.question.inner_text()
    seated.touch("[data-turn][aria-disabled=false]")
    expect(seated.question).to_have_text(visitor.say("skyscrapers-board-held-card"))
    expect(page.locator(".bar .who")).to_have_text(visitor.say("web-in-hand"))
    expect(page.locator(".answers .button")).to_have_text([visitor.say("web-put-back")])
    expect(page.locator(".bar .act")).to_have_count(0)
    page.locator(".bar .put-back").click()
    expect(page.locator("[data-hand]")).to_have_count(0)
    expect(seated.question).to_have_text(asked)
    expect(page.locator(".bar .act")).not_to_have_count(0)


def test_who_answers_by_keyboard_finds_the_marker_and_the_answers_again(house: Served, welcome: Welcome) -> None:
    visitor = welcome(**DESK).prefer(autoplay=False)
    seated_before(house, visitor, OWN, "turn ")
    page = visitor.page
    page.locator(".answers .act").first.press("Enter")
    expect(page.locator("[data-by-keys]")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(".answers .act").first).to_be_focused()


@pytest.mark.rule("S-31")
def test_holding_the_building_is_offered_but_not_painted_like_what_one_came_for(
    house: Served, welcome: Welcome
) -> None:
    visitor = welcome(**DESK)
    seated_before(house, visitor, OWN, "hire ", 1)
    page = visitor.page
    page.locator(".answers").get_by_text(visitor.say("skyscrapers-board-brace-own")).wait_for()
    brace = page.locator(".answers .button, .tools .tool").filter(has_text=visitor.say("skyscrapers-do-brace"))
    expect(brace).to_have_count(2)
    for each in brace.all():
        expect(each).not_to_have_class(re.compile(r"\bact\b"))


def test_every_place_to_hire_is_seen_whole_in_the_bar(house: Served, welcome: Welcome) -> None:
    """With a heading that was chosen, and without, where there is nothing else to do."""
    visitor = welcome(**DESK)
    seated_before(house, visitor, OWN, "hire ", 1)
    page = visitor.page
    page.locator(".answers .leads-on").first.click()
    expect(page.locator(".answers .act").nth(6)).to_be_visible()
    seen_whole(visitor)
    page.locator(".answers .back").click()
    page.locator(".answers").get_by_text(visitor.say("skyscrapers-board-brace-own")).click()
    expect(page.locator(".answers .common")).to_have_text(f"{visitor.say('skyscrapers-board-hiring')}:")
    seen_whole(visitor)


def seen_whole(visitor: Visitor) -> None:
    """No answer is cut off by the edge of the bar."""
    top, bottom = edges(visitor.page.locator(".answers"))
    for answer in visitor.page.locator(".answers .act").all():
        upper, lower = edges(answer)
        assert top <= upper < lower <= bottom, answer.inner_text()


def test_where_there_are_more_answers_than_rows_the_last_row_in_sight_fades(house: Served, welcome: Welcome) -> None:
    visitor = welcome("pl", **PHONE)
    seated_before(house, visitor, OWN, "hire ", 1)
    answers = visitor.page.locator(".answers")
    expect(answers).not_to_have_attribute("data-more", "")
    answers.locator(".leads-on").first.click()
    expect(answers).to_have_attribute("data-more", "")
    answers.evaluate("list => list.scrollTo(0, list.scrollHeight)")
    expect(answers).not_to_have_attribute("data-more", "")


@pytest.mark.rule("S-28")
def test_who_puts_a_worker_back_is_told_whose_hand_it_was_and_the_log_who_fell(house: Served, welcome: Welcome) -> None:
    visitor, whole = welcome(**DESK), golden("skyscrapers", FALLS)
    seated_before(house, visitor, FALLS, "return ")
    page, line = visitor.page, [entry.words or "" for entry in whole.log()].index(first(whole, "return "))
    before = replayed(whole, line)
    [*_, fell] = [entry for entry in before.log() if entry.data and entry.data["do"] == "fell"]
    assert fell.data
    culprit, owner = (visitor.say("seat-name", seat=1 + seat) for seat in (before.state.seat, fell.data["seat"]))
    expect(page.locator(".bar .who")).to_have_text(
        f"{owner}: {visitor.say('skyscrapers-board-returning', name=culprit)}"
    )
    visitor.press("web-log")
    told = {"worker": fell.data["worker"], "name": owner, **fell.more}
    last = page.locator(".log [role=treeitem]").last
    expect(last).to_contain_text(visitor.say("skyscrapers-turn-fell-piece", **told))
    expect(last).to_contain_text(visitor.say("skyscrapers-note-fell", name=culprit, points=5))


@pytest.mark.rule("S-30")
@SCREENS
def test_after_a_collapse_the_sheet_says_who_is_out_and_the_headline_has_room(
    house: Served, welcome: Welcome, screen: dict[str, object], language: str
) -> None:
    visitor = welcome(language, **screen)
    ended(house, visitor, COLLAPSE)
    page, whole = visitor.page, golden("skyscrapers", COLLAPSE)
    out = page.locator("table.sheet").filter(has_text=visitor.say("skyscrapers-score-out-collapse"))
    expect(out).to_have_count(1)
    expect(out.get_by_role("button", name=visitor.say("rule-number", rule="S-30"))).to_have_count(1)
    winner, second = whole.ranks().index(1), whole.ranks().index(2)
    points = whole.scores()[winner] - whole.scores()[second]
    ahead = visitor.say("web-wins-by", name=visitor.say("seat-name", seat=winner + 1), points=points)
    culprit = visitor.say("seat-name", seat=whole.ranks().index(3) + 1)
    fallen = visitor.say("skyscrapers-board-collapsed", name=culprit)
    expect(page.locator(f"{END} h2")).to_have_text(f"{fallen} {ahead}")
    visitor.press("web-show-board")
    verdict, bar = page.locator(".end-bar .verdict"), page.locator(".end-bar")
    expect(verdict).to_have_text(f"{fallen} {ahead}")
    (upper, lower), (top, bottom) = edges(verdict), edges(bar)
    assert top + 8 <= upper < lower <= bottom - 8


def test_hands_are_chosen_by_buttons_of_the_same_ink_as_the_rest_of_the_form(welcome: Welcome) -> None:
    visitor = welcome(**DESK)
    visitor.go("/new/skyscrapers")
    own = visitor.page.get_by_role("radio", name=visitor.say("skyscrapers-option-hands-value", value=3))
    own.check()
    expect(own).to_have_css("appearance", "none")
    ink = visitor.page.locator("body").evaluate("body => getComputedStyle(body).color")
    expect(own).to_have_css("border-top-color", ink)
