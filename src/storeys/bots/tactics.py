"""Tactical sets: positions in which a good player sees the right move, and a sentence why it is.

A game has its set in `bots/<game>/tactics.txt`; `python -m storeys.lab.tactics` says how much of it a bot finds. Lines
before the first title are a foreword. Then comes, for every position:

    == The last wooden die                             a title of its own
    goal 50                                            only where somebody plays alone
    seats 2                                            the position, as the game shows it, in full or as a view
    …
    > take wood 3, place 2 1                           the right move, step by step, in the game's words
    > take wood 3, place 3 1                           another one that is as good
    because Between two dice it is worth four points.  why, in as many lines as it takes

Steps are parted by a comma and a space: cells have commas of their own. A move that is not written to its end may be
ended in any way.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ..games.kit import Game, PositionError, UnknownActionError, copy

TITLE, MOVE, WHY, GOAL = "== ", "> ", "because ", "goal "

Decide = Callable[[Any, int], int]  # from a view and the seat to move to an action


class TacticError(ValueError):
    """A tactic that cannot be read, or whose right move cannot be made."""

    def __init__(self, title: str, trouble: str) -> None:
        super().__init__(f"{title}: {trouble}")


@dataclass(frozen=True)
class Tactic:
    """A position and what to do in it."""

    title: str
    position: str
    moves: tuple[tuple[str, ...], ...]  # each of them is right
    why: str
    goal: int = 0  # of whoever plays alone


# --- Reading ---------------------------------------------------------------------------------------------------------


def tactics_of(game: Game) -> list[Tactic]:
    """The set of a game; nothing if nobody has written one."""
    written = Path(__file__).parent / game.name / "tactics.txt"
    return read(game, written.read_text("utf-8")) if written.exists() else []


def read(game: Game, text: str) -> list[Tactic]:
    """All tactics of a set, every one of them tried; TacticError says what is wrong with one."""
    found = [_tactic(part) for part in ("\n" + text).split("\n" + TITLE)[1:]]
    titles = [tactic.title for tactic in found]
    for tactic in found:
        if titles.count(tactic.title) > 1:
            raise TacticError(tactic.title, "another one is called so, too")
        _try(game, tactic)
    return found


def _tactic(text: str) -> Tactic:
    title, *lines = text.rstrip().splitlines()
    reasons = [number for number, line in enumerate(lines) if line.startswith(WHY)]
    if not reasons:
        raise TacticError(title, "nobody says why")
    about, why = lines[: reasons[0]], " ".join(line.strip() for line in lines[reasons[0] :]).removeprefix(WHY)
    moves = tuple(_steps(line) for line in about if line.startswith(MOVE))
    goals = [int(line.removeprefix(GOAL)) for line in about if line.startswith(GOAL)]
    position = "\n".join(line for line in about if not line.startswith((MOVE, GOAL)))
    return Tactic(title, position + "\n", moves, why, max(goals, default=0))


def _steps(line: str) -> tuple[str, ...]:
    return tuple(step.strip() for step in line.removeprefix(MOVE).split(", "))


# --- Trying ----------------------------------------------------------------------------------------------------------


def position(game: Game, tactic: Tactic) -> Any:
    """The position of a tactic; TacticError if there is none, or nobody is to move."""
    try:
        state = game.parse(tactic.position)
    except PositionError as error:
        raise TacticError(tactic.title, str(error)) from None
    if game.to_move(state) < 0:
        raise TacticError(tactic.title, "nobody is to move")
    return state


def _try(game: Game, tactic: Tactic) -> None:
    """Make every right move; there has to be a wrong one, too."""
    state = position(game, tactic)
    if not tactic.moves:
        raise TacticError(tactic.title, "no move is right")
    for move in tactic.moves:
        _make(game, tactic, copy(state), move)
    if all(_is_right(game, tactic, state, action) for action in game.legal(state)):
        raise TacticError(tactic.title, "no move is wrong")


def _make(game: Game, tactic: Tactic, state: Any, move: Sequence[str]) -> None:
    seat = game.to_move(state)
    for words in move:
        if game.to_move(state) != seat:
            raise TacticError(tactic.title, f"the move is over before {words}")
        game.apply_action(state, _read(game, tactic, state, words))


def _read(game: Game, tactic: Tactic, state: Any, words: str) -> int:
    try:
        action = game.read(state, words)
    except UnknownActionError as error:
        raise TacticError(tactic.title, f"{words}: {error}") from None
    if action not in game.legal(state):
        raise TacticError(tactic.title, f"{words} is not legal: {game.why_not(state, action).message}")
    return action


def _is_right(game: Game, tactic: Tactic, state: Any, action: int) -> bool:
    """Whether this action is a right move by itself."""
    words = game.words(state, action)
    return any(move == (words,) for move in tactic.moves)


# --- Solving ---------------------------------------------------------------------------------------------------------


def finds(game: Game, tactic: Tactic, decide: Decide) -> bool:
    """Whether somebody who is given the view, step after step, makes one of the right moves."""
    return not any(_wrong_steps(game, tactic, decide))


def _wrong_steps(game: Game, tactic: Tactic, decide: Decide) -> Iterator[bool]:
    """For every step until the right move is made, whether it went wrong."""
    state, moves = position(game, tactic), tactic.moves
    seat, step = game.to_move(state), 0
    while all(len(move) > step for move in moves):
        view = copy(state)
        game.conceal(view, seat)
        action = decide(view, seat)
        moves = tuple(move for move in moves if move[step] == game.words(state, action))
        yield not moves
        game.apply_action(state, action)
        step += 1
