"""Hints that a search could have given, for pages: what it found is set, so that no machine code has to be there."""

import json
from typing import Any

from playwright.sync_api import Page, Route

from storeys.bots.search import Option
from storeys.play import Match
from storeys.server.hints import hint_of
from storeys.server.protocol import AskHint
from storeys.work.hints import told, whole_move

SHARES = (0.62, 0.55, 0.41)  # what the three ways are expected to bring
POINTS = (31.8, 30.0, 26.4)
ERROR = 0.01


def ways(match: Match) -> list[tuple[int, ...]]:
    """Three whole moves that begin with different steps, or as many as there are."""
    view, seat = match.view(match.to_move), match.to_move
    legal = match.game.legal(view)
    firsts = dict.fromkeys((legal[0], legal[len(legal) // 2], legal[-1]))
    return [tuple(whole_move(match.game, view, seat, 1, first)) for first in firsts]


def advice(match: Match, line: int, goal: int = 0) -> dict[str, Any]:
    """A hint about where a match stands, as a server sends it."""
    view, seat = match.view(match.to_move), match.to_move
    found = zip(ways(match), SHARES, POINTS, strict=False)
    options = [option(match.seats, seat, *each) for each in found]
    answer = told(match.game, view, seat, options, goal)
    hint: dict[str, Any] = hint_of(match.game, AskHint(seat=seat, line=line), answer).model_dump()
    return hint


def option(seats: int, seat: int, plan: tuple[int, ...], share: float, points: float) -> Option:
    shares, results = [1 - share] * seats, [20.0] * seats
    shares[seat], results[seat] = share, points
    return Option(plan, 400, tuple(shares), tuple(results), ERROR, share)


def advise(page: Page, match: Match, goal: int = 0, longer: int = 0) -> None:
    """Let whoever asks at this page be told that; the best move may be longer than any, by as many steps."""

    def answer(route: Route) -> None:
        asked = json.loads(route.request.post_data or "{}")
        hint = advice(match, asked["line"], goal)
        hint["options"][0]["steps"] += longer * hint["options"][1]["steps"]
        route.fulfill(json=hint)

    page.route("**/api/tables/*/hint", answer)
