"""A whole game of 5 Towers, clicked to its end against a bot."""

import subprocess
import sys
from pathlib import Path

from storeys.play import load

from .conftest import Welcome
from .seated import Seated
from .visitor import Visitor


def test_a_whole_game_ends_with_the_scores_of_the_engine(welcome: Welcome, tmp_path: Path) -> None:
    visitor = welcome(viewport={"width": 1000, "height": 700}).prefer(autoplay=False)
    seated = Seated.new(visitor, "me", "bot:greedy")
    while seated.asked():
        seated.decide()

    path = download(visitor, tmp_path)
    match = load(path)
    names = [visitor.say("seat-name", seat=1), visitor.say("bot-name", bot="greedy", number=1)]
    assert match.over
    assert totals(visitor) == dict(zip(names, match.scores(), strict=True))
    assert subprocess.run([sys.executable, "-m", "storeys", "verify", str(path)], check=False).returncode == 0

    says_that_the_dice_are_fair(visitor)
    leafs_through(seated, len(match.log()))
    goes_to_a_rematch(visitor, seated)


def download(visitor: Visitor, folder: Path) -> Path:
    with visitor.page.expect_download() as started:
        visitor.page.get_by_role("link", name=visitor.say("web-download")).click()
    path = folder / "match.txt"
    started.value.save_as(path)
    return path


def totals(visitor: Visitor) -> dict[str, int]:
    """Each player's total as the score sheets say it, when their lines add up to it."""
    found = {}
    for sheet in visitor.page.locator("table.sheet").all():
        *lines, total = [number(cell) for cell in sheet.locator("tr td:last-child").all_inner_texts()]
        assert sum(lines) == total
        found[sheet.locator("caption strong").inner_text()] = total
    return found


def number(written: str) -> int:
    return int(written.replace("–", "-"))


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
