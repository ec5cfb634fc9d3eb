"""Whoever goes away in the middle of something is not followed: nothing acts on a page that is no longer there."""

import pytest

from .conftest import Welcome
from .seated import Seated
from .served import Served
from .staged import after, golden
from .visitor import DESKTOP

MATCHES = {
    "towers": "greedy-2-seats",
    "blueprints": "all-prizes-2-seats",
    "dice_city": "greedy-players-ship-3-seats",
    "skyscrapers": "a-hand-is-emptied-2-seats",
}
AN_EXPLANATION = 1_000  # milliseconds, after which a resting pointer has been answered, and points have set out


@pytest.mark.parametrize("game", MATCHES)
def test_nothing_happens_to_a_page_that_was_left_while_pieces_moved(house: Served, welcome: Welcome, game: str) -> None:
    visitor = welcome(new=True, **{**DESKTOP, "reduced_motion": "no-preference"})
    seated = Seated.of(house, visitor, after(golden(game, MATCHES[game]), 12))
    assert seated.asked()
    board = visitor.page.locator(".board")
    board.locator("button").first.hover()
    seated.decide()
    visitor.go("/")
    board.wait_for(state="detached")
    visitor.page.wait_for_timeout(AN_EXPLANATION)
