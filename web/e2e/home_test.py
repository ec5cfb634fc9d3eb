"""The home page: four games, one's own tables, invitations, and the house network."""

import re

from playwright.sync_api import Locator, Page, Request, Route, expect

from storeys.games import GAMES
from storeys.play import Match
from storeys.server.staging import database

from .conftest import Welcome
from .seated import Seated
from .served import Served
from .staged import after, golden, stage
from .visitor import Visitor

LAPTOP = {"viewport": {"width": 1280, "height": 800}}
TOP = "() => scrollY"


def own_table(server: Served, visitor: Visitor, match: Match) -> str:
    """A recorded match among the visitor's own, told to the lists as a server tells it."""
    table = stage(server, visitor, match, *["bot:greedy"] * (match.seats - 1))
    to_move = None if match.over else match.to_move
    with database(server.data) as connection:
        connection.exec_driver_sql(
            "UPDATE tables SET phase = ?, to_move = ? WHERE id = ?",
            ("over" if match.over else "playing", to_move, table),
        )
    return table


def my_turn(whole: Match) -> Match:
    return next(match for made in range(30, 90) if (match := after(whole, made)).to_move == 0)


def test_home_shows_four_games_and_ones_tables_with_pictures_and_results(welcome: Welcome, house: Served) -> None:
    visitor = welcome(**LAPTOP)
    visitor.go("/")
    for game in GAMES:
        visitor.card(game).wait_for()
        play = visitor.card(game).get_by_role("button", name=visitor.say("web-play-now"), exact=True)
        expect(play).to_be_in_viewport(ratio=1)
    expect(visitor.page.get_by_role("button", name=visitor.say("web-play-alone"))).to_have_count(1)
    expect(visitor.page.locator(".own")).to_have_count(0)

    whole = golden("towers", "greedy-2-seats")
    over = own_table(house, visitor, whole)
    visitor.page.reload()
    first = visitor.page.locator("main section, main ul.games").first
    expect(first).to_have_class(re.compile("games"))  # nobody waits for us
    margin = whole.scores()[0] - whole.scores()[1]
    told = [
        visitor.say("web-won-by", points=margin),
        visitor.say("web-placed", place=2, seats=2, points=whole.scores()[0]),
    ]
    expect(card(visitor, over)).to_contain_text(told[0] if margin > 0 else told[1])

    running = own_table(house, visitor, my_turn(whole))
    visitor.page.reload()
    expect(first).to_have_class(re.compile("own"))
    expect(visitor.page.locator(".own a[href*='/table/']").first).to_have_attribute("href", f"#/table/{running}")
    expect(card(visitor, running)).to_contain_text(visitor.say("your-turn"))
    card(visitor, running).locator(".room .storey").first.wait_for()

    goes_out_of_sight_and_comes_back(visitor, over)
    visitor.card("dice_city").get_by_role("button", name=visitor.say("web-play-alone")).click()
    Seated.here(visitor)


def card(visitor: Visitor, table: str) -> Locator:
    return visitor.page.locator(".own li").filter(has=visitor.page.locator(f"a[href='#/table/{table}']"))


def goes_out_of_sight_and_comes_back(visitor: Visitor, table: str) -> None:
    dismiss = visitor.say("web-dismiss-table", game=visitor.say("towers-title"))
    card(visitor, table).get_by_role("button", name=dismiss).click()
    visitor.sees("web-dismissed", game=visitor.say("towers-title"))
    expect(card(visitor, table)).to_have_count(0)
    visitor.press("web-bring-back")
    card(visitor, table).get_by_role("button", name=dismiss).click()
    visitor.sees("web-dismissed", game=visitor.say("towers-title"))
    visitor.page.reload()
    visitor.page.locator(".own li").first.wait_for()
    expect(card(visitor, table)).to_have_count(0)


def test_whoever_chooses_a_language_before_the_server_has_answered_is_one_person(welcome: Welcome) -> None:
    visitor = welcome("en", new=True)
    held: list[Route] = []
    asked: list[str] = []

    def hold(route: Route) -> None:
        held.append(route)

    def note(request: Request) -> None:
        if request.url.endswith("/api/me"):
            asked.append(request.method)

    visitor.page.route("**/api/me", hold, times=1)
    visitor.page.on("request", note)
    visitor.go("/")
    visitor.speak("pl")
    assert asked == ["GET"]
    with visitor.page.expect_response(lambda answer: answer.request.method == "POST"):
        held[0].continue_()
    assert asked == ["GET", "POST"]


def test_a_page_begins_at_the_top_and_going_back_finds_it_as_it_was_left(welcome: Welcome) -> None:
    visitor = welcome(viewport={"width": 390, "height": 600})
    visitor.go("/")
    link = visitor.card("skyscrapers").get_by_role("link", name=visitor.say("web-new-table"))
    link.scroll_into_view_if_needed()
    left = visitor.page.evaluate(TOP)
    assert left > 100
    link.dispatch_event("click")  # a real one would scroll once more
    visitor.page.get_by_role("button", name=visitor.say("web-set-up")).wait_for()
    assert visitor.page.evaluate(TOP) == 0
    visitor.page.go_back()
    visitor.page.wait_for_function("left => Math.abs(scrollY - left) <= 1", arg=left)


def test_an_invitation_tells_all_about_it_and_asks_for_a_name_once(welcome: Welcome) -> None:
    host, guest, late = welcome(new=True), welcome("pl", new=True), welcome()
    host.go("/new/skyscrapers")
    question = host.page.get_by_label(host.say("web-what-name"))
    expect(question).to_have_count(0)  # with bots alone nobody needs a name
    for seat in (2, 3):
        host.page.get_by_label(host.say("web-chair", seat=seat)).select_option("open")
    question.fill("Ada")
    host.press("web-set-up")
    link = host.page.get_by_label(host.say("web-link"), exact=True).input_value()

    guest.page.goto(link)
    guest.sees("web-invited-by", name="Ada")
    guest.sees("web-minutes", minutes=GAMES["skyscrapers"].minutes)
    guest.sees("skyscrapers-line")
    guest.sees("web-chairs-free", free=2, seats=3)
    guest.page.get_by_label(guest.say("web-what-name")).fill("Łucja")
    guest.page.get_by_role("button", name=guest.say("web-sit-down")).first.click()
    host.sees("web-waiting")
    host.page.get_by_text("Łucja").first.wait_for()
    host.go("/new/towers")
    host.page.get_by_label(host.say("web-chair", seat=2)).select_option("open")
    expect(question).to_have_count(0)

    late.expected = re.compile("403")
    late.page.goto(f"{link[:-4]}zzzz")
    late.sees("web-invitation-broken")


def test_the_house_network_is_let_in_after_one_question(welcome: Welcome) -> None:
    host = welcome()
    Seated.new(host, "me", "open")
    host.sees("web-house-ask")
    square = host.page.get_by_role("img", name=host.say("web-qr"))
    expect(square).to_have_count(0)  # it would lead nowhere
    host.expected = re.compile("409|Cross-Origin-Opener-Policy")  # no network, or one that is not encrypted
    host.press("web-house-open")
    alone = host.page.get_by_text(host.say("server-no-network"))
    square.or_(alone).wait_for()
    if square.count():
        opens_elsewhere(host, host.page.context.new_page())
        host.press("web-house-close")
        host.sees("web-house-ask")


def opens_elsewhere(host: Visitor, page: Page) -> None:
    link = host.page.get_by_label(host.say("web-link"), exact=True).input_value()
    assert "127.0.0.1" not in link
    page.goto(link)
    page.get_by_role("button", name=host.say("web-sit-down")).wait_for()
    page.close()
