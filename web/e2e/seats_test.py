"""What is done for whoever sits here, and what is not: steps, take-backs, keys, chairs and the pace of bots."""

from playwright.sync_api import expect

from .conftest import Welcome
from .links import invite, sit_down
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
    hint = visitor.page.locator("[data-hint]")
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


def test_leaving_asks_first_keeps_the_name_and_leads_back(welcome: Welcome) -> None:
    host, guest = welcome(), welcome("pl")
    guest.api("POST", "me", {"name": "Anna"})
    theirs = sit_down(guest, invite(host))
    mine = Seated.here(host)
    guest.press("web-leave")
    guest.sees("web-leave-sure-to-bot")
    guest.press("web-stay")
    assert not mine.page.get_by_text(host.say("web-bot-plays-on")).count()
    guest.press("web-leave")
    guest.press("web-leave-do")
    host.sees("web-left-to-bot", name="Anna")
    expect(mine.page.locator(".people li").last).to_contain_text("Anna")
    expect(mine.page.locator(".people li").last).to_contain_text(host.say("web-bot-plays-on"))
    assert theirs.possible.count() == 0  # nothing but the way back
    guest.press("web-come-back")
    host.sees("web-is-back", name="Anna")
    mine.page.get_by_text(host.say("web-bot-plays-on"), exact=True).wait_for(state="detached")


def test_the_maker_fills_a_chair_with_a_bot_sets_its_speed_and_skips_to_the_own_turn(welcome: Welcome) -> None:
    visitor = welcome()
    seated = Seated(visitor, "", visitor.page)
    created = visitor.api(
        "POST", "tables", {"game": "towers", "chairs": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]}
    )
    visitor.go(f"/table/{created['table']}")
    visitor.press("web-chair-to-bot", seat=2)
    visitor.press("web-chair-open-again", seat=2)
    visitor.press("web-chair-to-bot", seat=2)
    visitor.press("web-chair-to-bot", seat=3)
    visitor.page.locator(".bar").wait_for()
    visitor.press("web-settings")
    speed = visitor.page.get_by_role("dialog").get_by_label(visitor.say("web-speed"))
    speed.select_option("once")
    visitor.page.keyboard.press("Escape")
    for _ in range(3):
        assert seated.asked()
        seated.decide()
    visitor.page.reload()
    assert seated.asked()
    visitor.press("web-settings")
    expect(speed).to_have_value("once")  # it is the table's
    visitor.page.keyboard.press("Escape")
    kept = visitor.page.evaluate("() => JSON.parse(localStorage.storeys).speed")
    assert kept == "once"  # and that of the next
