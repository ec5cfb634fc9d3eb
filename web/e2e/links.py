"""Coming together at a table by link."""

import time
from typing import TypeVar

from .seated import Seated
from .visitor import PATIENCE, Visitor

Sitter = TypeVar("Sitter", bound=Seated)


def invite(host: Visitor, game: str = "towers") -> str:
    """Set up a table for two on the screen; the link that invites a friend."""
    host.go(f"/new/{game}")
    host.page.get_by_role("button", name=host.say("web-remove-chair", seat=3)).click()
    host.page.get_by_label(host.say("web-chair", seat=2)).select_option("open")
    host.press("web-set-up")
    host.sees("web-waiting")
    return host.page.get_by_label(host.say("web-link"), exact=True).input_value()


def sit_down(guest: Visitor, link: str) -> Seated:
    guest.page.goto(link)
    guest.press("web-sit-down")
    return Seated.here(guest)


def whoever_is_asked(*seats: Sitter) -> Sitter:
    """Wait until one of them has something to decide."""
    give_up = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < give_up:
        for seated in seats:
            if seated.possible.count():
                return seated
        seats[0].page.wait_for_timeout(25)
    raise AssertionError("nobody is asked")
