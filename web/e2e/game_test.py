"""A whole game of 5 Towers, clicked to its end against a bot."""

from pathlib import Path

from .conftest import Welcome
from .seated import Seated
from .sheets import ended_as_told
from .visitor import Visitor


def test_a_whole_game_ends_with_the_scores_of_the_engine(welcome: Welcome, tmp_path: Path) -> None:
    visitor = welcome(viewport={"width": 1000, "height": 700}).prefer(autoplay=False)
    seated = Seated.new(visitor, "me", "bot:greedy")
    while seated.asked():
        seated.decide()

    match = ended_as_told(visitor, tmp_path, "greedy")
    says_that_the_dice_are_fair(visitor)
    leafs_through(seated, len(match.log()))
    goes_to_a_rematch(visitor, seated)


def says_that_the_dice_are_fair(visitor: Visitor) -> None:
    visitor.page.get_by_text(visitor.say("web-dice"), exact=True).click()
    visitor.press("web-dice-check")
    visitor.sees("web-dice-fair")


def leafs_through(seated: Seated, lines: int) -> None:
    visitor = seated.visitor
    visitor.press("web-leaf-through")
    visitor.sees("web-past-line", line=0, last=lines)
    seated.page.get_by_role("button", name=visitor.say("web-later")).click()
    visitor.sees("web-past-line", line=1, last=lines)
    visitor.press("web-back-to-now")
    seated.page.get_by_role("link", name=visitor.say("web-download")).wait_for()


def goes_to_a_rematch(visitor: Visitor, seated: Seated) -> None:
    visitor.press("web-rematch")
    visitor.page.wait_for_url(lambda address: seated.table not in address)
    assert Seated(visitor, "", visitor.page).asked()
