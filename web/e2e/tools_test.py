"""What helps a player at the table: reasons, rules, undo, hint, replay and looking back."""

import pytest
from playwright.sync_api import expect

from .conftest import Welcome
from .seated import Seated
from .visitor import Visitor


@pytest.fixture
def visitor(welcome: Welcome) -> Visitor:
    return welcome().prefer(autoplay=False)


@pytest.fixture
def alone(visitor: Visitor) -> Seated:
    """A table with both chairs at this screen."""
    seated = Seated.new(visitor, "me", "neighbour")
    assert seated.asked()
    return seated


def test_an_illegal_try_is_answered_with_its_reason_and_the_rule_opens(alone: Seated, visitor: Visitor) -> None:
    alone.answer("towers-do-bid", cards=3)
    answers = visitor.page.locator(".answers")
    passing = answers.get_by_role("button", name=visitor.say("towers-do-pass"))
    expect(passing).to_have_attribute("aria-disabled", "false")
    before = alone.told()
    answers.get_by_role("button", name=visitor.say("towers-do-bid", cards=2)).click(force=True)
    visitor.sees("towers-why-bid-higher", bid=3)
    assert alone.told() == before
    visitor.press("rule-number", rule="T-12")
    rule = visitor.page.locator("aside [aria-current=true]")
    expect(rule).to_contain_text(visitor.say("towers-rule-T-12"))
    expect(rule).to_be_in_viewport()


def test_a_card_that_cannot_be_touched_now_says_why(alone: Seated, visitor: Visitor) -> None:
    visitor.page.locator("[data-place=display]").first.click(force=True)
    visitor.sees("towers-why-bid-first")


def test_a_move_is_taken_back(alone: Seated, visitor: Visitor) -> None:
    question, before = alone.question.inner_text(), alone.told()
    alone.answer("towers-do-bid", cards=5)  # ends the auction at once
    expect(alone.question).to_have_text(visitor.say("towers-ask-take", cards=5))
    visitor.press("web-undo")
    expect(alone.question).to_have_text(question)
    assert alone.told() == before + 2
    assert alone.log()[-1] == visitor.say("undone", words=alone.log()[-2])


def test_a_hint_points_at_an_answer_that_can_be_given(alone: Seated, visitor: Visitor) -> None:
    visitor.press("web-hint")
    hinted = visitor.page.locator(".answers .hinted")
    hinted.wait_for()
    expect(visitor.page.locator("[data-hint] .chosen")).to_contain_text(hinted.inner_text())
    before = alone.told()
    hinted.click()
    alone.hears(before + 1)


def test_the_last_turn_is_replayed_step_by_step(visitor: Visitor) -> None:
    seated = Seated.new(visitor, "me", "bot:greedy", "bot:greedy")
    seated.play(2)
    assert seated.asked()
    question = seated.question.inner_text()
    visitor.press("web-replay")
    visitor.page.get_by_role("region", name=visitor.say("web-past")).wait_for()
    assert seated.possible.count() == 0
    visitor.press("web-back-to-now")
    expect(seated.question).to_have_text(question)
    assert seated.asked()


def test_a_line_of_the_log_shows_its_position_and_the_game_goes_on_after_it(alone: Seated, visitor: Visitor) -> None:
    alone.play(6)
    assert alone.asked()
    now, display = alone.question.inner_text(), visitor.page.locator("[data-place=display]")
    shown = display.all_inner_texts()
    visitor.page.locator(".log .turn").first.click()
    visitor.page.get_by_role("region", name=visitor.say("web-past")).wait_for()
    assert alone.possible.count() == 0
    visitor.page.keyboard.press("Home")
    expect(display).to_have_count(0)  # nothing was turned up yet
    visitor.page.keyboard.press("Escape")
    expect(alone.question).to_have_text(now)
    assert display.all_inner_texts() == shown
    assert alone.asked()


def test_hot_seat_neighbours_take_turns_at_one_screen(alone: Seated, visitor: Visitor) -> None:
    own = visitor.page.locator(".own h2")
    first = own.inner_text()
    alone.answer("towers-do-bid", cards=0)
    expect(own).not_to_have_text(first)
