"""The choices of a position as a numbered list; in a long one, choices that differ little are a single line.

      1  Finish building and trading
      2–31  Build the Church (slot 6) on white 1 … (build church 6 white 1)

They are chosen by a number of that line, or in words with another place.
"""

from collections.abc import Iterator, Sequence
from itertools import groupby

from ..games.kit import Data
from ..play import Match

LONG = 40  # choices that are listed one by one
RUN = 4  # choices that become one line in a longer list


def numbered(match: Match, language: str, names: Sequence[str]) -> Iterator[str]:
    """The list, one line after the other."""
    choices = list(enumerate(match.legal_actions(), 1))
    for _, group in groupby(choices, key=lambda choice: _what(match, choice[1])):
        run = list(group)
        if len(choices) > LONG and len(run) >= RUN:
            (first, action), (last, _) = run[0], run[-1]
            yield f"  {first}–{last}  {match.words(action, language, names)} … ({match.words(action)})"
        else:
            yield from (f"  {number}  {match.words(action, language, names)}" for number, action in run)


def _what(match: Match, action: int) -> Data:
    """An action without where it goes, which differs little."""
    return {name: value for name, value in match.data(action).items() if name not in match.game.destinations}
