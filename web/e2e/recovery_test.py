"""When the page is loaded again, the line breaks, the server dies or the table is cleared away."""

from playwright.sync_api import expect

from .conftest import Welcome
from .seated import Seated
from .served import Served
from .visitor import PATIENCE, UNPLUGGED


def test_a_page_loaded_again_in_mid_game_goes_on_where_it_was(welcome: Welcome) -> None:
    visitor = welcome().prefer(autoplay=False)
    seated = Seated.new(visitor, "me", "neighbour")
    seated.play(8)
    assert seated.asked()
    before, question = seated.log(), seated.question.inner_text()
    visitor.page.reload()
    assert seated.asked()
    assert (seated.log(), seated.question.inner_text()) == (before, question)
    seated.play(4)


def test_a_move_made_while_the_server_is_dead_is_played_when_it_is_back_and_bots_go_on(
    welcome: Welcome, fragile_house: Served
) -> None:
    visitor = welcome().prefer(autoplay=False)
    visitor.expected = UNPLUGGED
    seated = Seated.new(visitor, "me", "neighbour", "bot:greedy")
    seated.play(5)
    assert seated.asked()
    before = seated.log()

    fragile_house.kill()
    visitor.sees("web-line-lost")
    seated.decide()
    visitor.sees("web-line-lost-sending")
    fragile_house.start()

    expect(visitor.page.get_by_text(visitor.say("web-line-lost-sending"))).to_have_count(0, timeout=PATIENCE)
    seated.hears(len(before) + 1)
    assert seated.log()[: len(before)] == before
    seated.play(4)
    visitor.page.reload()
    assert seated.asked()
    assert seated.log()[: len(before)] == before


def test_a_move_made_without_a_network_arrives_once_when_the_network_is_back(welcome: Welcome) -> None:
    visitor = welcome(new=True).prefer(autoplay=False)
    visitor.expected = UNPLUGGED
    seated = Seated.new(visitor, "me", "neighbour")
    assert seated.asked()
    before = seated.told()
    visitor.context.set_offline(True)
    seated.answer("towers-do-bid", cards=1)
    visitor.page.get_by_text(visitor.say("web-sending")).or_(
        visitor.page.get_by_text(visitor.say("web-line-lost-sending"))
    ).wait_for()
    visitor.context.set_offline(False)
    assert seated.asked()
    assert seated.told() == before + 1


def test_a_table_cleared_away_says_so_and_shows_the_way_home(welcome: Welcome) -> None:
    host, guest = welcome(), welcome()
    guest.expected = UNPLUGGED
    created = host.api("POST", "tables", {"game": "towers", "chairs": [{"kind": "me"}, {"kind": "open"}]})
    guest.api("POST", f"tables/{created['table']}/join", {"code": created["code"]})
    seated = Seated.at(guest, created["table"])
    guest.page.locator(".board").wait_for()
    host.api("DELETE", f"tables/{created['table']}")
    guest.sees("server-gone")
    guest.page.get_by_role("link", name=guest.say("web-home"), exact=True).click()
    guest.sees("web-welcome")
    Seated.at(guest, seated.table)
    guest.sees("server-no-table")


def test_the_home_page_without_a_server_says_so_and_recovers(welcome: Welcome, fragile_house: Served) -> None:
    visitor = welcome()
    visitor.expected = UNPLUGGED
    visitor.go("/")
    play = visitor.card("towers").get_by_role("button", name=visitor.say("web-play-now"))
    play.wait_for()
    fragile_house.kill()
    play.click()
    visitor.sees("web-no-server")
    fragile_house.start()
    play.click()
    assert Seated.here(visitor).asked()
