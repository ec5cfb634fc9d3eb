"""Short ways to write a position and to play on from it, for tests and studies."""

from ..kit import copy
from . import GAME
from .reading import parse
from .state import State

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
    """The position after these moves, in words; every one of them must be possible."""
    after = copy(state)
    for words in moves:
        action = GAME.read(after, words)
        if not GAME.can_happen(after, action):
            raise ValueError(f"{words}: {GAME.why_not(after, action)}")
        GAME.apply_action(after, action)
    return after


def choices(state: State, do: str = "") -> list[str]:
    """What is possible now, in words; only of one kind if it is named."""
    words = [GAME.words(state, action) for action in GAME.possible(state)]
    return [each for each in words if not do or each.split()[0] == do]


def refusal(state: State, words: str) -> str:
    """The number of the rule that forbids a move, and the sentence that says so."""
    action = GAME.read(state, words)
    if GAME.can_happen(state, action):
        raise ValueError(f"{words} is possible")
    reason = GAME.why_not(state, action)
    return f"{reason.rule} {reason.message.removeprefix('dice_city-why-')}"
