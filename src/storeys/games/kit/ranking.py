"""Who comes first: places by merit, one number for each seat.

What is looked at first stands in the highest digits of the number, what decides among equals in the lower ones.
"""

from collections.abc import Callable
from typing import Any

from .record import Numbers
from .rule import rule

Merit = Callable[[Any, int], int]  # of a seat, in a state
Ranking = Callable[[Any, Numbers], None]


def ranked_by(merit: Merit) -> Ranking:
    """The rule `ranking` of a game: 1 for the seats of most merit; equal ones share a place."""

    @rule
    def ranking(state: Any, ranks: Numbers) -> None:
        for seat in range(int(state.seats)):
            own, ahead = merit(state, seat), 0
            for other in range(int(state.seats)):
                if merit(state, other) > own:
                    ahead += 1
            ranks[seat] = 1 + ahead

    return ranking
