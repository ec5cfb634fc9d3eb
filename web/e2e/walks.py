"""Walks through screens: each is arrived at once and looked at there, and every screen is in another language."""

from collections.abc import Callable
from typing import Any

import pytest

from storeys.games import GAMES
from storeys.words import LANGUAGES

from .conftest import Welcome
from .faults import faults
from .screens import SCREENS, Way
from .visitor import DESKTOP, PHONE, ZOOMED, Visitor

Look = Callable[[Visitor], list[str]]  # what is wrong with the screen that a visitor sees
CONTRAST = "color-contrast"  # the only thing that night can change


def at_a_desk(visitor: Visitor) -> list[str]:
    """Nobody is kept out by day and by night, and nothing sticks out at 100 % and at 200 %."""
    found = faults(visitor) + visitor.obstacles()
    with visitor.by_night():
        found += visitor.obstacles(CONTRAST)
    with visitor.seeing(ZOOMED):
        return found + faults(visitor)


DEVICES: dict[str, tuple[dict[str, Any], Look]] = {"desk": (DESKTOP, at_a_desk), "phone": (PHONE, faults)}
on_every_device = pytest.mark.parametrize("device", DEVICES)


def walk(welcome: Welcome, ways: dict[str, Way], finished: str, device: str, game: str) -> dict[str, list[str]]:
    """Go to all these screens; what is wrong with some of them."""
    screen, look = DEVICES[device]
    visitor, found = welcome(new=True, **screen).prefer(autoplay=False), {}
    visitor.go("/")
    for number, (name, way) in enumerate(ways.items()):
        visitor.speak(language_of(name, number, device, game))
        way(visitor, finished)
        found[name] = look(visitor)
        assert visitor.page.locator("html").get_attribute("lang") == visitor.words.language
    return {name: wrong for name, wrong in found.items() if wrong}


def language_of(name: str, number: int, device: str, game: str) -> str:
    """Another one for each game and device: what is in all games is seen in every language on every device."""
    kind = list(SCREENS).index(name) if name in SCREENS else number
    return LANGUAGES[(kind + list(GAMES).index(game) + 2 * list(DEVICES).index(device)) % len(LANGUAGES)]
