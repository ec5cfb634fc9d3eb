"""A file dropped on the home page is looked through like a table; anything else is answered in words."""

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from storeys.games import GAMES
from storeys.play import golden

from .conftest import Welcome
from .staged import golden as replayed
from .visitor import DESKTOP, Visitor

CURRENT = ".log .turn.current"
NAME = "gold-decides-3-seats"
HANDS = "simulated-own-hands-2-seats"

REFUSED = re.compile(r"Failed to load resource.*(422|413)")  # what a browser says of every refusal
HOLD = """([name, bytes]) => {
  const held = new DataTransfer();
  held.items.add(new File([new Uint8Array(bytes)], name));
  return held;
}"""


def recorded(game: str, name: str) -> Path:
    return next(path for path in golden.recorded(GAMES[game]) if path.stem == name)


def drop(page: Page, name: str, content: bytes) -> None:
    """Carry a file over the page, see where it may go, and let go of it."""
    held = {"dataTransfer": page.evaluate_handle(HOLD, [name, list(content)])}
    page.locator("h1").dispatch_event("dragover", held)
    expect(page.locator(".drop")).to_be_visible()
    page.locator("h1").dispatch_event("drop", held)
    expect(page.locator(".drop")).to_have_count(0)


def test_a_file_dropped_on_the_home_page_is_looked_through_like_a_table(welcome: Welcome) -> None:
    visitor, match = welcome("hu"), replayed("blueprints", NAME)
    page, keys, last = visitor.page, visitor.page.keyboard, match.log()[-1].turn + 1
    visitor.go("/")
    visitor.card("towers").wait_for()
    drop(page, f"{NAME}.txt", recorded("blueprints", NAME).read_bytes())

    visitor.sees("web-past-turn", turn=0, last=last)
    visitor.sees("web-recorded", path=f"{NAME}.txt")
    expect(page.get_by_role("button", name=visitor.say("web-chat"))).to_have_count(0)
    keys.press("ArrowRight")
    visitor.sees("web-past-turn", turn=1, last=last)
    expect(page.locator(CURRENT)).to_be_in_viewport()
    keys.press("End")
    expect(page.locator(".end")).to_be_visible()
    keys.press("Home")
    visitor.sees("web-past-turn", turn=0, last=last)
    page.get_by_role("slider").fill("30")
    visitor.sees("web-past-turn", turn=30, last=last)
    expect(page.locator(CURRENT)).to_be_in_viewport()
    looks_through_all_eyes(visitor, match.seats)
    assert visitor.obstacles() == []

    page.reload()
    visitor.sees("web-past-turn", turn=0, last=last)
    visitor.press("web-show-sheet")
    expect(page.locator(".end")).to_contain_text(str(max(match.scores())))
    expect(page.get_by_role("link", name=visitor.say("web-download"))).to_have_count(0)


def looks_through_all_eyes(visitor: Visitor, seats: int) -> None:
    """Everything lies open; each seat and a spectator see less."""
    choice = visitor.page.get_by_label(visitor.say("web-whose-view"))
    shown = set()
    for eyes in (*map(str, range(seats)), "-1"):
        with visitor.page.expect_response("**/api/records/look**") as answer:
            choice.select_option(eyes)
        shown.add(answer.value.text())
    assert len(shown) == seats + 1


def test_a_file_has_no_films_and_shows_at_once_where_hands_have_led(welcome: Welcome) -> None:
    visitor = welcome(new=True, reduced_motion="no-preference", **DESKTOP)
    page, log, asked = visitor.page, replayed("skyscrapers", HANDS).log(), list[str]()
    loose = next(line for line, entry in enumerate(log, 1) if entry.words == "loose")
    page.on("request", lambda request: asked.append(request.url))
    visitor.go("/")
    visitor.card("skyscrapers").wait_for()
    drop(page, f"{HANDS}.txt", recorded("skyscrapers", HANDS).read_bytes())
    visitor.sees("web-past-turn", turn=0, last=log[-1].turn + 1)
    visitor.press_key("ArrowRight")
    line = shown(page, 0)
    while line <= loose:
        visitor.press_key("Shift+ArrowRight")
        line = shown(page, line)
        expect(page.get_by_role("button", name=visitor.say("skyscrapers-board-film-again"))).to_have_count(0)
    assert not [url for url in asked if "/motions/" in url]


def shown(page: Page, before: int) -> int:
    """After how many lines the board stands, as soon as it is another number."""
    board = page.locator(".board[data-line]")
    expect(board).not_to_have_attribute("data-line", str(before))
    return int(board.get_attribute("data-line") or "")


def test_what_is_no_recorded_game_is_answered_in_words_and_the_page_stays(welcome: Welcome) -> None:
    visitor = welcome("pl")
    visitor.expected = REFUSED
    page, content = visitor.page, recorded("towers", "greedy-2-seats").read_bytes()
    visitor.go("/")
    visitor.card("towers").wait_for()
    drop(page, "holiday.jpg", b"\xff\xd8\xff\xe0 JFIF")
    visitor.sees("file-not-a-match", path="holiday.jpg")
    drop(page, "half.txt", content[: len(content) // 2])
    visitor.sees("file-truncated", path="half.txt", line=content[: len(content) // 2].count(b"\n") + 1)
    drop(page, "long.txt", b"x" * 600_000)
    visitor.sees("file-large", path="long.txt")
    assert visitor.obstacles() == []

    with page.expect_file_chooser() as choosing:
        page.get_by_role("button", name=visitor.say("web-open-file"), exact=True).press("Enter")
    choosing.value.set_files({"name": "game.txt", "mimeType": "text/plain", "buffer": content})
    visitor.sees("web-recorded", path="game.txt")
    visitor.go("/")
    page.evaluate("() => sessionStorage.clear()")
    page.goto("about:blank")
    visitor.go("/record")
    visitor.sees("web-recorded-none")
