"""A game of 5 Towers, clicked to its end against a bot."""

from pathlib import Path

from playwright.sync_api import Route

from storeys.games.kit import CHANCE
from storeys.play import Match

from .conftest import Welcome
from .seated import Seated
from .served import Served
from .sheets import ended_as_told
from .staged import after, golden
from .visitor import SMALL, Visitor
from .whole import played_from


@played_from(-12)
def test_a_game_ends_with_the_scores_of_the_engine(welcome: Welcome, house: Served, tmp_path: Path, start: int) -> None:
    visitor = welcome(**SMALL).prefer(autoplay=False)
    seated = Seated.of(house, visitor, after(golden("towers", "greedy-2-seats"), start), "bot:greedy")
    while seated.asked():
        seated.decide()

    match = ended_as_told(visitor, tmp_path, "greedy")
    says_whether_the_dice_are_fair(visitor, match)
    leafs_through(seated, match.log()[-1].turn + 1)
    goes_to_a_rematch(visitor, seated)


def says_whether_the_dice_are_fair(visitor: Visitor, match: Match) -> None:
    """The browser draws every lot again, and notices tickets that were laid out anew and a promise that has changed."""
    visitor.page.get_by_text(visitor.say("web-dice"), exact=True).click()
    visitor.press("web-dice-check")
    draws = [line for line, entry in enumerate(match.log(), 1) if entry.seat == CHANCE]
    visitor.sees("web-dice-fair", draws=len(draws))
    visitor.page.route("**/draws?*", with_the_tickets_of_the_third_draw_turned_round)
    visitor.press("web-dice-check")
    visitor.sees("web-dice-unfair-draw", line=draws[2])
    visitor.page.unroute("**/draws?*")
    visitor.page.evaluate("localStorage.promises = localStorage.promises.replace(/[0-9a-f]{64}/g, '0'.repeat(64))")
    visitor.page.reload()
    visitor.sees("web-dice-changed")
    visitor.page.get_by_text(visitor.say("web-dice"), exact=True).click()
    visitor.press("web-dice-check")
    visitor.sees("web-dice-unfair")


def with_the_tickets_of_the_third_draw_turned_round(route: Route) -> None:
    answer = route.fetch()
    told = answer.json()
    told["draws"][2]["tickets"].reverse()
    route.fulfill(response=answer, json=told)


def leafs_through(seated: Seated, turns: int) -> None:
    visitor = seated.visitor
    visitor.press("web-leaf-through")
    visitor.sees("web-past-turn", turn=0, last=turns)
    seated.page.get_by_role("button", name=visitor.say("web-later")).click()
    visitor.sees("web-past-turn", turn=1, last=turns)
    visitor.press("web-back-to-now")
    seated.page.get_by_role("link", name=visitor.say("web-download")).wait_for()


def goes_to_a_rematch(visitor: Visitor, seated: Seated) -> None:
    visitor.press("web-rematch")
    visitor.page.wait_for_url(lambda address: seated.table not in address)
    assert Seated(visitor, "", visitor.page).asked()
