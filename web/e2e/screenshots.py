"""Pictures of every screen, to be looked at: `python -m web.e2e.screenshots FOLDER`.

By day and by night, on a desktop and on a phone, in English and Polish.
"""

import sys
import tempfile
from itertools import product
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from . import blueprints, dice_city, skyscrapers
from .screens import SCREENS, Way, full_table, screens_of, table
from .seated import Seated
from .served import Served, running
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

BOTS = ("bot:greedy", "bot:greedy", "bot:random")  # that play the match whose end is shown


def pictures(server: Served) -> dict[str, dict[str, Way]]:
    """The pictures of each game."""
    return {
        "towers": {**SCREENS, **DEEPER},
        "blueprints": {**screens_of("blueprints"), **blueprints.moments(server)},
        "dice_city": {**screens_of("dice_city"), **dice_city.moments(server)},
        "skyscrapers": {**screens_of("skyscrapers"), **skyscrapers.moments(server)},
    }


def photograph(visitor: Visitor, server: Served, finished: dict[str, str], folder: Path, name: str) -> None:
    """One picture of each screen of each game."""
    visitor.expected = UNPLUGGED
    for game, ways in pictures(server).items():
        for screen, way in ways.items():
            way(visitor, finished[game])
            visitor.page.wait_for_timeout(400)
            visitor.page.screenshot(path=folder / f"{game}-{screen}-{name}.png")


def photograph_the_end_of_the_line(visitor: Visitor, server: Served, finished: str, folder: Path, name: str) -> None:
    """One picture more, for which the server dies."""
    mid_game_of_five(visitor, finished)
    server.kill()
    visitor.sees("web-line-lost")
    visitor.page.screenshot(path=folder / f"lost-connection-{name}.png")
    server.start()


def all_pictures(browser: Browser, server: Served, folder: Path) -> None:
    finished = {game: server.set_up(*BOTS, listed=True, game=game) for game in pictures(server)}
    for (size, screen), (light, scheme), language in product(SIZES.items(), LIGHTS.items(), ("en", "pl")):
        visitor = Visitor(browser, server.address, language, **screen, color_scheme=scheme).prefer(autoplay=False)
        name = f"{size}-{light}-{language}"
        photograph(visitor, server, finished, folder, name)
        photograph_the_end_of_the_line(visitor, server, finished["towers"], folder, name)
        visitor.leave()


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright, running(Path(data)) as server:
        all_pictures(launch(playwright.chromium), server, folder)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
