"""Who sits at a terminal's table: people before it, and bots."""

from collections.abc import Sequence
from dataclasses import dataclass

from ..bots import BOTS, howmanieth
from ..words import Words

YOU = "you"  # the person before the terminal, in `--seats` and in files


@dataclass(frozen=True)
class Sitter:
    """Somebody at the table: how they are called, whether it is you, and the bot that decides if it is one."""

    name: str
    is_you: bool = False
    bot: str | None = None


def seated(players: Sequence[str], words: Words) -> list[Sitter]:
    """Who sits in each seat; a name that no bot has is a person's, and nobody's name is the seat's number."""
    return [_sitter(players, seat, words) for seat in range(len(players))]


def _sitter(players: Sequence[str], seat: int, words: Words) -> Sitter:
    name = players[seat]
    if name in BOTS:
        return Sitter(words.say("bot-name", bot=name, number=howmanieth(players, seat)), bot=name)
    if name == YOU and players.count(YOU) == 1:
        return Sitter(words.say("you"), is_you=True)
    named = name and name != YOU
    return Sitter(name if named else words.say("seat-name", seat=seat + 1))


def listed(seats: str) -> list[str]:
    """The names in a list such as "you,greedy,greedy"."""
    return [" ".join(name.split()) for name in seats.split(",")]
