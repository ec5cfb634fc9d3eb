"""The first game of every title, as a newcomer clicks through it: only what is lit, to the end, and then on freely."""

import pytest
from playwright.sync_api import Page, expect

from storeys.games import GAMES
from storeys.play.lessons import rehearsed

from .conftest import Welcome
from .visitor import DESKTOP, PHONE, Visitor

LESSON = "aside.lesson"
TOLD = f"{LESSON}[data-kind=tell]"
LIT = ".answers .act, .answers .leads-on"  # an answer, or a heading that leads to it

WALKS = [
    ("towers", "pl", DESKTOP),
    ("towers", "hu", PHONE),
    ("blueprints", "hu", DESKTOP),
    ("blueprints", "ro", PHONE),
    ("dice_city", "ro", DESKTOP),
    ("dice_city", "pl", PHONE),
    ("skyscrapers", "pl", DESKTOP),
    ("skyscrapers", "ro", PHONE),
]


def sentences(visitor: Visitor, game: str) -> list[str]:
    """What the lesson says, step by step, in the visitor's language."""
    told = {scene.goal: scene for scene in rehearsed(GAMES[game]).scenes if scene.step.kind != "watch"}
    return [visitor.say(f"{game}-lesson-{scene.step.name}", **scene.facts) for scene in told.values()]


def do_what_is_lit(page: Page) -> None:
    """Press what is lit, at once: a board that carries out a whole set by itself takes the answers away."""
    page.evaluate("lit => document.querySelector(lit)?.click()", LIT)


def heard(visitor: Visitor) -> list[str]:
    """Everything a lesson says to somebody who goes on and does what is lit; nothing of it is out of sight."""
    page, said = visitor.page, list[str]()
    lesson, words = page.locator(LESSON), page.locator(f"{LESSON} .words p").first
    while True:
        page.locator(f"{TOLD}, {LIT}").first.wait_for()
        if not lesson.count():  # something has happened that is to be looked at first
            do_what_is_lit(page)
            continue
        if (sentence := words.inner_text()) not in said[-1:]:
            said.append(sentence)
            assert visitor.in_sight(LESSON)
            assert visitor.overflow() == 0
        if lesson.get_attribute("data-kind") != "tell":
            do_what_is_lit(page)
            continue
        last = lesson.locator(".act").inner_text() == visitor.say("web-lesson-play-on")
        lesson.locator(".act").click()
        if last:
            return said
        expect(words).not_to_have_text(sentence)


@pytest.mark.parametrize(("game", "language", "screen"), WALKS, ids=[f"{game}-{lang}" for game, lang, _ in WALKS])
def test_a_newcomer_is_led_through_the_lesson_and_plays_on(
    welcome: Welcome, game: str, language: str, screen: dict[str, object]
) -> None:
    visitor = welcome(language, **screen)
    visitor.sit_down_to(game, "web-lesson")
    assert heard(visitor) == sentences(visitor, game)
    expect(visitor.page.locator(LESSON)).to_have_count(0)
    visitor.page.locator(LIT).first.wait_for()


def test_other_tries_are_answered_kindly_and_the_lesson_can_be_left(welcome: Welcome) -> None:
    visitor = welcome("ro")
    page = visitor.page
    visitor.sit_down_to("towers", "web-lesson")
    lesson = page.locator(LESSON)
    for _ in range(2):
        lesson.locator(".act").click()
    page.reload()  # what was read is not told again
    expect(lesson).to_contain_text(visitor.say("towers-lesson-open"))
    page.get_by_role("button", name=visitor.say("towers-do-bid", cards=5), exact=True).last.click(force=True)
    expect(lesson.locator(".instead")).to_have_text(visitor.say("towers-lesson-open-instead"))
    expect(page.locator(".answers .act")).to_have_count(1)  # nothing was played
    assert visitor.obstacles() == []
    visitor.press("web-lesson-leave")
    expect(lesson).to_have_count(0)
    expect(page.locator(".answers .act")).to_have_count(6)
    page.reload()
    expect(page.locator(".answers .act")).to_have_count(6)
    expect(lesson).to_have_count(0)
