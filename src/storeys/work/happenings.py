"""A match cut into what happened in one go: a whole move of a seat, or all that chance did in a row.

Where a move comes in steps (a card, its place and its turning; all cards that a bid allows) it is judged as a whole. It
ends where the search says that one is whole; where a game has told the search nothing of that, a move begins where a
seat is asked what it was asked first, as in `play/by_itself.py`, but whoever can only do once more what they have just
done is still at the same move. What was taken back is left out.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from ..bots.search import knowledge_of
from ..bots.search.knowledge import never
from ..games.kit import CHANCE, Game
from ..play import Match
from ..play.by_itself import asked_in
from ..play.episodes import standing_lines

LONGEST = 12  # steps of a move; the search takes no longer ones


@dataclass(frozen=True)
class Happening:
    """Something that happened in one go."""

    seat: int  # whose move it was, or CHANCE
    first: int  # how many moves stood before it …
    actions: tuple[int, ...]  # … and those it consists of
    line: int  # of the log, after it
    choice: bool  # whether somebody could have done something else

    @property
    def last(self) -> int:
        """How many moves stand after it."""
        return self.first + len(self.actions)


def happenings(match: Match) -> Iterator[Happening]:
    """Everything that stands, in order; in front of it nothing has happened, at line 0."""
    yield Happening(CHANCE, 0, (), 0, choice=False)
    lines, first = standing_lines(match), 0
    while first < match.standing:
        last = _end(match, first)
        seat, actions = match.movers[first], tuple(match.moves[first:last])
        free = seat != CHANCE and any(_is_free(match, move) for move in range(first, last))
        yield Happening(seat, first, actions, lines[last - 1] + 1, choice=free)
        first = last


def _end(match: Match, first: int) -> int:
    """Where the happening ends that begins with a move."""
    seat, opening = match.movers[first], None
    for move in range(first + 1, match.standing):
        if match.movers[move] != seat:
            return move
        if seat == CHANCE:
            continue
        opening = match.position(first) if opening is None else opening
        if move - first == LONGEST or _begins_anew(match.game, opening, match.position(move), match.moves[move - 1]):
            return move
    return match.standing


def _begins_anew(game: Game, opening: Any, now: Any, before: int) -> bool:
    """Whether the move that a seat has begun is whole."""
    is_whole = knowledge_of(game).is_whole
    if is_whole is not never:
        return is_whole(now)
    kinds = {game.kinds.kind_of(action)[0] for action in game.legal(now)}
    return bool(asked_in(game, now) & asked_in(game, opening)) and kinds != {game.kinds.kind_of(before)[0]}


def _is_free(match: Match, move: int) -> bool:
    return len(match.game.legal(match.position(move))) > 1
