"""Every screen by day and by night, on a desktop, on a phone and at 200 %: nobody is kept out, nothing sticks out."""

from typing import Any

import pytest

from storeys.words import LANGUAGES, Words

from .conftest import Welcome
from .faults import foreign
from .screens import SCREENS
from .seated import Seated
from .visitor import DESKTOP, PHONE, ZOOMED, Visitor
from .walks import on_every_device, walk


@on_every_device
def test_every_screen_keeps_nobody_out_fits_and_speaks_one_language(
    welcome: Welcome, finished: str, device: str
) -> None:
    assert walk(welcome, SCREENS, finished, device, "towers") == {}


def test_a_phone_shows_the_question_the_answers_and_the_display_at_once(welcome: Welcome) -> None:
    visitor = welcome(**PHONE).prefer(autoplay=False)
    seated = Seated.new(visitor, "me", "bot:greedy")
    for _ in range(15):
        assert seated.asked()
        assert visitor.in_sight(".bar .question")
        assert visitor.in_sight(".answers")
        for card in range(visitor.page.locator("[data-place=display]").count()):
            assert visitor.in_sight(f"[data-place=display] >> nth={card}")
        assert visitor.overflow() == 0
        touch(seated)


@pytest.mark.parametrize("screen", [PHONE, ZOOMED], ids=["phone", "zoomed"])
def test_an_open_panel_covers_neither_the_answers_nor_the_way_back(welcome: Welcome, screen: dict[str, Any]) -> None:
    visitor = welcome(**screen).prefer(autoplay=False)
    seated = Seated.new(visitor, "me", "bot:greedy")
    for panel in ("web-log", "web-chat", "web-rules"):
        assert seated.asked()
        visitor.press(panel)
        seated.possible.last.click(trial=True)
        visitor.press("web-close")
    visitor.press("web-log")
    visitor.page.locator(".log .turn").first.click()
    visitor.press("web-back-to-now")
    assert seated.asked()


def touch(seated: Seated) -> None:
    """Answer with a finger."""
    cards = seated.page.locator("[data-place=display][aria-disabled=false]")
    (cards.last if cards.count() else seated.possible.last).tap()


def test_the_language_is_switched_in_the_middle_of_a_game(welcome: Welcome) -> None:
    visitor = welcome().prefer(autoplay=False)
    seated = Seated.new(visitor, "me", "neighbour")
    assert seated.asked()
    for language in LANGUAGES[1:]:
        visitor.press("web-settings")
        visitor.page.get_by_role("dialog").locator("select").first.select_option(language)
        visitor.words = Words(language)
        visitor.page.keyboard.press("Escape")
        visitor.page.get_by_role("button", name=visitor.say("towers-do-bid", cards=3), exact=True).wait_for()
        assert foreign(visitor) == []
    seated.answer("towers-do-bid", cards=3)
    visitor.page.reload()
    visitor.sees("towers-ask-bid", bid=3, most=5)


def test_the_theme_follows_the_system_and_can_be_chosen(welcome: Welcome) -> None:
    visitor = welcome(new=True, **DESKTOP, color_scheme="dark")
    visitor.go("/")
    has_theme(visitor, "night")
    visitor.page.emulate_media(color_scheme="light")
    has_theme(visitor, "day")
    visitor.page.get_by_label(visitor.say("web-theme")).first.select_option("night")
    visitor.page.reload()
    has_theme(visitor, "night")


def has_theme(visitor: Visitor, theme: str) -> None:
    """The browser tells the page of a changed system some time later, so this waits for it."""
    visitor.sees("web-welcome")
    visitor.page.locator(f"html[data-theme={theme}]").wait_for()


@pytest.mark.parametrize(("wish", "moves"), [("reduce", False), ("no-preference", True)])
def test_cards_glide_unless_somebody_wants_stillness(welcome: Welcome, wish: str, moves: bool) -> None:
    visitor = welcome(**DESKTOP, reduced_motion=wish).prefer(autoplay=False)
    seated = Seated.new(visitor, "me", "neighbour")
    assert seated.asked()
    visitor.page.evaluate(
        """() => {
            window.moved = 0;
            const animate = Element.prototype.animate;
            Element.prototype.animate = function (...how) { window.moved += 1; return animate.apply(this, how); };
        }"""
    )
    seated.answer("towers-do-bid", cards=5)
    visitor.sees("towers-ask-take", cards=5)
    seated.play(7)
    assert seated.asked()
    assert (visitor.page.evaluate("() => window.moved") > 0) is moves
