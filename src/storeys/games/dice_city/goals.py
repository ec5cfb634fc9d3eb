"""The goal of a player who plays alone (D-36): kept from game to game by the table, and nothing in a game needs it."""

from collections.abc import Sequence

FIRST_GOAL, RAISE = 50, 5
GOAL_OPTIONS = ("hard",)  # normal and hard have goals of their own


def goal(results: Sequence[int]) -> int:
    """D-36: what is to be reached after these games: 5 more each time the goal was reached."""
    goal = FIRST_GOAL
    for points in results:
        goal += RAISE if points >= goal else 0
    return goal
