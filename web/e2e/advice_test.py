"""Hints in the browser: what is told, what is lit, and where it leads; and how strong bots are chosen to be."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from storeys.bots.levels import NAMES
from storeys.games.kit import in_words
from storeys.play import Match

from .advice import SHARES, advise, ways
from .conftest import Welcome
from .seated import Seated
from .served import Served
from .staged import after, golden, made_at, open_to_everybody, stage
from .visitor import PHONE, Visitor

IN_TWO_LANGUAGES = pytest.mark.parametrize("language", ["en", "hu"])
BIDDING, BUILDING = 9, 34  # decisions of the recorded matches after which there is one to be made of this kind


class Rigger(Seated):
    game = "skyscrapers"


def hint_of(visitor: Visitor) -> Locator:
    return visitor.page.locator("[data-hint]")


def advised(house: Served, visitor: Visitor, match: Match) -> Seated:
    """At a match where the next hint is known, when it has been given."""
    advise(visitor.page, match)
    seated = Rigger.of(house, visitor, match) if match.game.name == Rigger.game else Seated.of(house, visitor, match)
    assert seated.asked()
    visitor.press_key("h")
    hint_of(visitor).wait_for()
    return seated


def auction() -> Match:
    return after(golden("towers", "greedy-2-seats"), BIDDING)


def site() -> Match:
    return after(golden("skyscrapers", "a-hand-is-emptied-2-seats"), BUILDING)


@IN_TWO_LANGUAGES
def test_a_hint_tells_the_three_best_moves_what_they_bring_and_why(
    house: Served, welcome: Welcome, language: str
) -> None:
    visitor, match = welcome(language), auction()
    advised(house, visitor, match)
    told = hint_of(visitor).locator(".way")
    expect(told).to_have_count(len(ways(match)))
    for number, share in enumerate(SHARES):
        expect(told.nth(number)).to_contain_text(str(round(100 * share)))
    expected = visitor.say("hint-expects", wins=62, points=31.8)
    expect(told.first).to_contain_text(expected)
    second = visitor.say("towers-do-bid", cards=match.game.data(match.state, ways(match)[1][0])["cards"])
    expect(hint_of(visitor)).to_contain_text(visitor.say("hint-both", wins=7, more=1.8, instead=second))


@pytest.mark.parametrize("screen", [{}, PHONE], ids=["desk", "phone"])
def test_however_long_a_move_is_the_other_ways_are_seen_as_well(
    house: Served, welcome: Welcome, screen: dict[str, object]
) -> None:
    visitor, match = welcome("ro", **screen), auction()
    advise(visitor.page, match, longer=12)
    seated = Seated.of(house, visitor, match)
    assert seated.asked()
    visitor.press_key("h")
    hint_of(visitor).wait_for()
    for place in range(len(ways(match))):
        expect(hint_of(visitor).locator(".way .share").nth(place)).to_be_in_viewport(ratio=1)


@IN_TWO_LANGUAGES
def test_a_whole_move_is_lit_step_by_step_as_it_is_played(house: Served, welcome: Welcome, language: str) -> None:
    visitor, match = welcome(language).prefer(autoplay=False), site()
    seated = advised(house, visitor, match)
    [number] = [place for place, way in enumerate(ways(match)) if built(match, way)]
    hint_of(visitor).get_by_role("radio").nth(number).check(force=True)
    expect(visitor.page.locator(".card.hinted")).to_have_count(1)
    lines, plan = seated.told(), words_of(match, ways(match)[number])
    for step, _ in enumerate(plan, 1):
        hint_of(visitor).get_by_role("button", name=visitor.say("web-hint-play")).click()
        seated.hears(lines + step)
    expect(hint_of(visitor)).to_have_count(0)  # it is done
    assert made_at(house, seated.table)[lines : lines + len(plan)] == plan


def built(match: Match, way: tuple[int, ...]) -> bool:
    return bool(match.game.data(match.state, way[0])["do"] == "card")


def words_of(match: Match, way: tuple[int, ...]) -> list[str]:
    """A whole move as the server's log has it."""
    now, found = match.view(match.to_move), []
    for action in way:
        found.append(in_words(match.game.data(now, action)))
        match.game.apply_action(now, action)
    return found


def test_whoever_does_something_else_has_done_with_the_hint(house: Served, welcome: Welcome) -> None:
    visitor = welcome()
    seated = advised(house, visitor, auction())
    visitor.press_key("2")
    expect(hint_of(visitor)).to_have_count(0)
    assert seated.asked()


def test_a_hint_is_put_away_by_a_key_and_by_its_button(house: Served, welcome: Welcome) -> None:
    visitor = welcome()
    seated = advised(house, visitor, auction())
    visitor.press_key("Escape")
    expect(hint_of(visitor)).to_have_count(0)
    expect(seated.question).to_be_visible()
    visitor.press_key("h")
    hint_of(visitor).get_by_role("button", name=visitor.say("web-close")).click()
    expect(hint_of(visitor)).to_have_count(0)


@pytest.mark.parametrize("game", [auction, site], ids=["towers", "skyscrapers"])
@IN_TWO_LANGUAGES
def test_on_a_phone_the_hint_takes_no_room_from_the_board(
    house: Served, welcome: Welcome, language: str, game: Callable[[], Match]
) -> None:
    visitor = welcome(language, **PHONE).prefer(autoplay=False)
    advised(house, visitor, game())
    area = visitor.page.locator(".area")
    with_hint = area.bounding_box()
    assert with_hint
    assert visitor.overflow() == 0
    for name in ("web-hint-play", "web-close"):
        expect(hint_of(visitor).get_by_role("button", name=visitor.say(name))).to_be_in_viewport(ratio=1)
    visitor.press_key("Escape")
    expect(hint_of(visitor)).to_have_count(0)
    assert area.bounding_box() == pytest.approx(with_hint, abs=0.5)


def test_a_screen_reader_is_told_the_best_move_and_why(house: Served, welcome: Welcome) -> None:
    visitor = welcome()
    advised(house, visitor, auction())
    status = visitor.page.locator("[role=status].unseen")
    expect(status).to_contain_text(visitor.say("hint-expects", wins=62, points=31.8))
    ways_to_move = visitor.page.get_by_role("radiogroup", name=visitor.say("web-hint-ways"))
    expect(ways_to_move.get_by_role("radio")).to_have_count(3)


def test_others_see_who_has_asked_in_the_log(house: Served, welcome: Welcome) -> None:
    """By the server itself, which looks ahead or gives a rule of thumb."""
    host, watcher = welcome(), welcome("pl")
    table = stage(house, host, auction(), "bot:level1")
    open_to_everybody(house, table)
    seated, watching = Seated.at(host, table), Seated.at(watcher, table)
    watching.page.locator(".log").wait_for()
    assert seated.asked()
    host.press("web-hint")
    hint_of(host).wait_for()
    host.sees("hint-asked", name=host.say("seat-name", seat=1))
    watcher.sees("hint-asked", name=watcher.say("seat-name", seat=1))


def test_where_hints_are_switched_off_the_button_says_so(welcome: Welcome) -> None:
    visitor = welcome()
    seated = Seated.new(visitor, "me", "bot:level1", hints=False)
    assert seated.asked()
    button = visitor.page.get_by_role("button", name=visitor.say("web-hint"), exact=True)
    expect(button).to_have_attribute("title", visitor.say("server-hints-off"))
    visitor.press_key("h")
    visitor.sees("server-hints-off")
    assert not hint_of(visitor).count()


# --- Levels ----------------------------------------------------------------------------------------------------------


@IN_TWO_LANGUAGES
def test_the_level_that_was_chosen_plays_now_and_is_remembered(welcome: Welcome, language: str) -> None:
    visitor = welcome(language)
    visitor.go("/")
    street = visitor.page.get_by_role("radiogroup", name=visitor.say("web-bot-level"))
    expect(street.get_by_role("radio")).to_have_count(len(NAMES))
    expect(street.get_by_role("radio", name=visitor.say("web-bot-level2"))).to_be_checked()
    street.get_by_role("radio", name=visitor.say("web-bot-level2")).press("ArrowLeft")
    visitor.sees("web-bot-level1-means")
    visitor.sit_down_to("towers", "web-play-now")
    visitor.page.locator(".bar").wait_for()
    visitor.page.get_by_text(visitor.say("bot-name", bot="level1", number=2)).first.wait_for()
    visitor.go("/new/towers")
    chosen = visitor.page.locator(".chairs").get_by_role("radio", name=visitor.say("web-bot-level1"))
    expect(chosen.first).to_be_checked()


def test_each_chair_of_a_new_table_has_its_own_level(welcome: Welcome) -> None:
    visitor = welcome()
    visitor.go("/new/towers")
    chairs = visitor.page.locator(".chairs > li")
    chairs.nth(2).get_by_role("radio", name=visitor.say("web-bot-level3")).check(force=True)
    visitor.press("web-set-up")
    visitor.page.locator(".bar").wait_for()
    for level in ("level2", "level3"):
        visitor.page.get_by_text(visitor.say("bot-name", bot=level, number=1)).first.wait_for()
