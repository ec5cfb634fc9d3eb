"""Short ways to write a position and to play on from it, for all tests of this game."""

from storeys.testing import Referee

from ..kit import copy
from . import GAME
from .reading import parse
from .state import State

REFEREE = Referee(GAME)
choices, refusal = REFEREE.choices, REFEREE.reason

DISPLAY = "barracks blacksmith catapult bazaar mint storehouse manor well"
WAITING = "dice 1 1 1 1 1"  # of a player whose turn it is not


def position(
    asked: str, *players: str, display: str = DISPLAY, round: int = 2, header: str = "", gone: str = ""
) -> State:
    """A position of as many seats as there are players; those who are given no dice have them all on column 1."""
    options, _, ending = header.partition("|")
    first = [f"seats {len(players)}", options, f"round {round}", "starter 0", ending]
    lines = [", ".join(filter(None, first)), asked, f"display {display}"]
    for seat, player in enumerate(players):
        lines.append(f"{seat}: {player}" if "dice" in player else f"{seat}: {WAITING}; {player}")
    return parse("\n".join([*lines, f"gone {gone}"] if gone else lines))


def play(state: State, *moves: str) -> State:
    """The position after these moves; the one before them stays as it is."""
    return REFEREE.play(copy(state), *moves)
