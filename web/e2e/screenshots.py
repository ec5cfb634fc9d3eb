"""Pictures of every screen, to be looked at: `python -m web.e2e.screenshots FOLDER`.

By day and by night, on a desktop and on a phone, in English and Polish.
"""

import sys
import tempfile
from itertools import product
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from .screens import SCREENS, Way, full_table, table
from .seated import Seated
from .served import Served
from .visitor import DESKTOP, PHONE, UNPLUGGED, Visitor, launch

LIGHTS = {"day": "light", "night": "dark"}
SIZES: dict[str, dict[str, Any]] = {"desktop": DESKTOP, "phone": PHONE}


def mid_game(visitor: Visitor, finished: str) -> Seated:
    return table(visitor, finished, decisions=45)


def mid_game_of_five(visitor: Visitor, finished: str) -> Seated:
    seated = full_table(visitor, finished)
    seated.play(25)
    assert seated.asked()
    return seated


def well_played(visitor: Visitor, finished: str) -> Seated:
    """A table of four in mid-game; the visitor follows the hints and has just won an auction."""
    seated = table(visitor, finished, "bot:greedy", "bot:greedy", "bot:greedy", decisions=0)
    for decision in range(200):
        if decision > 60 and visitor.page.locator("[data-place=display][aria-disabled=false]").count() > 1:
            return seated
        visitor.page.keyboard.press("h")
        visitor.page.locator(".answers .hinted").first.click()
        assert seated.asked()
    return seated


DEEPER: dict[str, Way] = {"table": mid_game, "full-table": mid_game_of_five, "well-played": well_played}


def photograph(visitor: Visitor, server: Served, finished: str, folder: Path, name: str) -> None:
    """One picture of each screen; last of all the server dies."""
    visitor.expected = UNPLUGGED
    for screen, way in {**SCREENS, **DEEPER}.items():
        way(visitor, finished)
        visitor.page.wait_for_timeout(400)
        visitor.page.screenshot(path=folder / f"{screen}-{name}.png")
    mid_game_of_five(visitor, finished)
    server.kill()
    visitor.sees("web-line-lost")
    visitor.page.screenshot(path=folder / f"lost-connection-{name}.png")
    server.start()


def all_pictures(browser: Browser, server: Served, folder: Path) -> None:
    finished = server.set_up("bot:greedy", "bot:greedy", "bot:random", listed=True)
    for (size, screen), (light, scheme), language in product(SIZES.items(), LIGHTS.items(), ("en", "pl")):
        visitor = Visitor(browser, server.address, language, **screen, color_scheme=scheme).prefer(autoplay=False)
        photograph(visitor, server, finished, folder, f"{size}-{light}-{language}")
        visitor.leave()


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Served(Path(data) / "data")
        server.start()
        all_pictures(launch(playwright), server, folder)
        server.stop()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
