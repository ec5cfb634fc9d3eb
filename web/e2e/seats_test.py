"""What is done for whoever sits here, and what is not: steps, take-backs, keys, chairs and the pace of bots."""

from playwright.sync_api import expect

from .conftest import Welcome
from .seated import Seated
from .served import Served
from .skyscrapers import Rigger
from .staged import after, golden


def test_a_card_with_one_place_goes_there_but_is_built_by_its_player_alone(house: Served, welcome: Welcome) -> None:
    visitor = welcome()
    match = after(golden("skyscrapers", "a-hand-is-emptied-2-seats"), 58)  # one action is left
    seated = Rigger.of(house, visitor, match, "bot:greedy")
    assert seated.asked()
    acting, lines = seated.question.inner_text(), seated.told()
    seated.card("upright-LRTB").click()
    seated.hears(lines + 2)  # the card, and by itself its only place
    visitor.sees("web-only-answer")
    assert seated.possible.count() == 1
    visitor.press("web-undo")
    seated.hears(lines + 4)
    expect(seated.question).to_have_text(acting)
    seated.card("upright-LRTB").click()
    seated.hears(lines + 6)
    seated.possible.click()
    seated.hears(lines + 7)
    expect(seated.question).not_to_have_text(acting)


def test_a_number_bids_itself_and_is_taken_back_with_what_bots_have_answered(house: Served, welcome: Welcome) -> None:
    visitor = welcome()
    match = after(golden("towers", "greedy-2-seats"), 134)  # the bot can only pass when three are bid
    seated = Seated.of(house, visitor, match, "bot:greedy")
    assert seated.asked()
    question, lines = seated.question.inner_text(), seated.told()
    taking_back = visitor.page.get_by_role("button", name=visitor.say("web-undo"), exact=True)
    expect(taking_back).to_have_attribute("aria-disabled", "true")
    reason = visitor.say("match-cannot-undo-chance")
    expect(taking_back).to_have_attribute("title", reason)
    visitor.press("web-hint")
    hint = visitor.page.get_by_text(visitor.say("web-hint-says", choice="|").split("|")[0])
    hint.wait_for()
    taking_back.click(force=True)
    expect(visitor.page.locator(".reason")).to_contain_text(reason)
    expect(hint).to_be_visible()  # a refusal does not hide it

    expect(seated.page.locator(".answers [data-key='3']")).to_have_text(visitor.say("towers-do-bid", cards=3))
    visitor.press_key("3")
    seated.hears(lines + 2)
    expect(taking_back).to_have_attribute("aria-disabled", "false")
    visitor.press("web-undo")
    expect(seated.question).to_have_text(question)
    visitor.sees("web-taken-back", count=1 + sum(line.undo and line.seat == 0 for line in match.log()))
