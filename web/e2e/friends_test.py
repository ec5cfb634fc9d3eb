"""Two people who play each other by link, one who watches, and whoever comes too late."""

import pytest
from playwright.sync_api import expect

from .conftest import Welcome
from .links import invite, sit_down, whoever_is_asked
from .seated import Seated
from .visitor import UNPLUGGED


def say_in_chat(seated: Seated, text: str) -> None:
    field = seated.page.get_by_label(seated.visitor.say("web-chat-line"))
    field.fill(text)
    field.press("Enter")


def test_two_play_by_link_and_a_third_watches(welcome: Welcome) -> None:
    host, guest, watcher = [welcome(language).prefer(autoplay=False) for language in ("en", "pl", "en")]
    link = invite(host)
    theirs = sit_down(guest, link)
    mine = Seated.here(host)

    watcher.page.goto(link)
    watcher.sees("web-table-full")
    watcher.page.get_by_role("link", name=watcher.say("web-watch-this")).click()
    onlooker = Seated.here(watcher)
    watcher.sees("web-you-watch")

    for _ in range(8):
        moved_together(mine, theirs, onlooker)
    cannot_act(onlooker)
    talk(mine, theirs, onlooker)


def moved_together(mine: Seated, theirs: Seated, onlooker: Seated) -> None:
    """Whoever is asked answers, and the move appears on all three screens."""
    asked = whoever_is_asked(mine, theirs)
    before = asked.told()
    asked.decide()
    for screen in (mine, theirs, onlooker):
        screen.hears(before + 1)
    assert mine.log()[: before + 1] == onlooker.log()[: before + 1]


def cannot_act(onlooker: Seated) -> None:
    assert onlooker.possible.count() == 0
    before = onlooker.told()
    onlooker.page.locator("[data-place=display]").first.click(force=True)
    onlooker.page.wait_for_timeout(300)
    assert onlooker.told() == before
    with pytest.raises(AssertionError, match="not-yours"):
        onlooker.visitor.api("POST", f"tables/{onlooker.table}/rematch")


def talk(mine: Seated, theirs: Seated, onlooker: Seated) -> None:
    for seated in (mine, theirs):
        seated.page.get_by_role("button", name=seated.visitor.say("web-chat"), exact=False).first.click()
    say_in_chat(mine, "Have you seen my roof? <b>")
    theirs.page.get_by_text("Have you seen my roof? <b>").locator("visible=true").first.wait_for()
    say_in_chat(theirs, "Piękny dach!")
    mine.page.get_by_text("Piękny dach!").locator("visible=true").first.wait_for()
    unread = onlooker.page.get_by_role("button", name=onlooker.visitor.say("web-chat")).locator(".unread")
    expect(unread).to_have_text("2")


def test_a_link_used_twice_leads_its_guest_back_and_others_to_the_watchers(welcome: Welcome) -> None:
    host, guest, late = welcome(), welcome(), welcome()
    late.expected = UNPLUGGED
    link = invite(host)
    code = link.rsplit("/", 1)[1]
    late.page.goto(link)
    late.page.get_by_role("button", name=late.say("web-sit-down")).wait_for()
    theirs = sit_down(guest, link)

    guest.page.goto("/")
    guest.page.goto(link)
    guest.page.wait_for_url(f"**/table/{theirs.table}")

    late.press("web-sit-down")  # the chair was free when the page was opened
    late.sees("server-full")
    late.sees("web-table-full")

    late.go("/")
    late.page.get_by_label(late.say("web-join-code")).fill(code.upper())
    late.press("web-join-button")
    late.sees("web-you-watch")


def test_a_wrong_code_and_a_wrong_address_are_answered_calmly(welcome: Welcome) -> None:
    visitor = welcome()
    visitor.expected = UNPLUGGED
    visitor.go("/")
    visitor.page.get_by_label(visitor.say("web-join-code")).fill("nonsense")
    visitor.press("web-join-button")
    visitor.sees("server-bad-code")
    visitor.go("/table/nowhere")
    visitor.sees("server-no-table")
    visitor.go("/no/such/screen")
    visitor.sees("web-not-found")


def test_two_tabs_of_one_player_show_the_same_table(welcome: Welcome) -> None:
    visitor = welcome().prefer(autoplay=False)
    first = Seated.new(visitor, "me", "neighbour")
    second = Seated(visitor, first.table, visitor.context.new_page())
    second.page.goto(first.page.url)
    for number in range(6):
        acting = (first, second)[number % 2]
        acting.page.bring_to_front()
        assert acting.asked()
        before = acting.told()
        acting.decide()
        first.hears(before + 1)
        second.hears(before + 1)
    assert first.log() == second.log()


def test_another_browser_plays_on_by_the_recovery_link(welcome: Welcome) -> None:
    old, new = welcome(), welcome()
    seated = Seated.new(old, "me", "neighbour")
    assert seated.asked()
    old.press("web-settings")
    old.press("web-recovery")
    link = old.page.get_by_label(old.say("web-link"), exact=True).input_value()
    new.page.goto(link)
    new.press("web-recover-do")
    new.page.locator(f"a[href='#/table/{seated.table}']").click()
    assert Seated(new, seated.table, new.page).asked()


def test_a_button_signs_out_all_other_browsers(welcome: Welcome) -> None:
    here, there = welcome(), welcome()
    seated = Seated.new(here, "me", "neighbour")
    cookies = [(cookie["name"], cookie["value"]) for cookie in here.page.context.cookies()]
    there.page.context.add_cookies([{"name": name, "value": value, "url": here.page.url} for name, value in cookies])
    there.page.goto(here.page.url)
    assert Seated(there, seated.table, there.page).asked()
    here.press("web-settings")
    here.press("web-sign-out-others")
    here.page.get_by_text(here.say("web-signed-out-others")).wait_for()
    there.page.get_by_text(there.say("server-private")).wait_for()
    here.page.reload()
    assert seated.asked()


def test_the_maker_sends_somebody_away_before_the_match_begins(welcome: Welcome) -> None:
    host, guest = welcome(), welcome()
    guest.expected = UNPLUGGED
    host.go("/new/towers")
    for seat in (2, 3):
        host.page.get_by_label(host.say("web-chair", seat=seat)).select_option("open")
    host.press("web-set-up")
    link = host.page.get_by_label(host.say("web-link"), exact=True).input_value()
    guest.page.goto(link)
    guest.page.get_by_role("button", name=guest.say("web-sit-down")).first.click()
    guest.sees("web-waiting")
    name = host.say("seat-name", seat=2)
    host.press("web-send-away", name=name)
    host.sees("web-send-away-sure", name=name)
    host.press("web-send-away-do")
    guest.sees("server-sent-away")
    guest.page.goto(link)
    guest.sees("server-sent-away")
    host.page.get_by_role("button", name=host.say("web-send-away", name=name)).wait_for(state="hidden")
