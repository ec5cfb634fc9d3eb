"""The score sheet (D-30), line by line as the rulebook would write it, and what decides a tie (D-31)."""

from collections.abc import Iterator
from typing import Any

from ..kit import Line, Reason
from .cities import points
from .ending import bandit_points, is_hidden, locations_that_count, ship_points, taken_points, token_points
from .names import location
from .state import PLACES, State


def breakdown(state: State, seat: int) -> list[Line]:
    """D-30, line by line: tokens, ships, bandits, and every location that counts."""
    player = state.players[seat]
    lines = [_line("tokens", token_points(state, seat))]
    if not is_hidden(player):
        lines.append(_line("ships", ship_points(player), cards=int(player.ships.sum())))
        lines.append(_line("bandits", bandit_points(player), cards=int(player.bandits.sum())))
    lines += _locations(state, seat)
    return [line for line in lines if line.points]


def _locations(state: State, seat: int) -> Iterator[Line]:
    for place in range(PLACES):
        if worth := points(state.players[seat], place):
            yield _line("location", worth, **location(state, seat, place), points=worth)


def _line(what: str, worth: int, **arguments: Any) -> Line:
    return Line("D-30", f"dice_city-score-{what}", arguments, worth)


def decided_by(state: State, seat: int, other: int) -> Reason:
    """D-31: what puts a seat before another that has as many points; in the end it is turn order."""
    own, others = _merits(state, seat), _merits(state, other)
    what = next((each for each in own if own[each] != others[each]), "order")
    return Reason("D-31", "dice_city-tie", {"what": what, "own": own.get(what, 0), "others": others.get(what, 0)})


def _merits(state: State, seat: int) -> dict[str, int]:
    return {"locations": locations_that_count(state, seat), "taken": taken_points(state.players[seat])}
