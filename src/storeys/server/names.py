"""Names that can be told apart.

Nobody may be called what a bot, a chair or chance is called. Two people at
one table may well have the same name; then the later chair's is shown with a number, also when the names only look
alike: "Ada" and "АDА" with Cyrillic letters.
"""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import cache

from ..bots import bots_for
from ..games import GAMES
from ..words import LANGUAGES, Words
from .letters import likeness
from .rows import ChatRow, SeatRow

MOST_CHAIRS = 9


@cache
def _reserved() -> frozenset[str]:
    bots = {bot for game in GAMES.values() for bot in bots_for(game)}
    taken = {*bots}  # so are they called in files
    for words in map(Words, LANGUAGES):
        taken |= {words.say("chance"), words.say("you"), words.say("web-open-chair")}
        for number in range(1, MOST_CHAIRS):
            called = {words.say("bot-name", bot=bot, number=number) for bot in bots}
            taken |= called | {name.replace(str(number), "") for name in called} | {words.say("seat-name", seat=number)}
    return frozenset(map(likeness, taken))


def is_reserved(name: str) -> bool:
    """Whether a bot, a chair or chance is called that, in any language."""
    return likeness(name) in _reserved()


# --- At one table ----------------------------------------------------------------------------------------------------


def unlike(name: str, taken: Iterable[str]) -> str:
    """A name, with a number if it looks like one that is taken."""
    known, found, number = set(map(likeness, taken)), name, 1
    while likeness(found) in known:
        number += 1
        found = f"{name} ({number})"
    return found


def told_apart(seats: Sequence[SeatRow]) -> list[SeatRow]:
    """The seats of a table, no two with names that look alike."""
    told: list[SeatRow] = []
    for seat in seats:
        name = unlike(seat.name, (other.name for other in told if other.name)) if seat.name else seat.name
        told.append(replace(seat, name=name))
    return told


def spoken(line: ChatRow, seats: Sequence[SeatRow]) -> ChatRow:
    """A line of chat with the name of its seat, or with one that no seat has."""
    own = [seat for seat in seats if seat.seat == line.seat and seat.player == line.player]
    if own:
        return replace(line, name=own[0].name or "")
    return replace(line, name=unlike(line.name, (seat.name for seat in seats if seat.name)) if line.name else "")
