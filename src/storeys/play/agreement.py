"""What a table agrees on before the first move: a game, seats, options and names, each checked before it is used."""

from collections.abc import Mapping, Sequence
from typing import Any

from ..games import GAMES
from ..games.kit import Game, Option, whole
from .errors import BadOption, NameCount, OptionNotOpen, SeatCount, UnknownGame, UnknownVersion


def find_game(name: str) -> Game:
    if name not in GAMES:
        raise UnknownGame(name=name, known=", ".join(GAMES))
    return GAMES[name]


def check_version(game: Game, version: Any) -> int:
    """The version of the rules to play by, today's if none is named."""
    number = game.version if version is None else whole(version)
    if number is None or not game.knows(number):
        raise UnknownVersion(name=game.name, version=version, known=game.version)
    return number


def check_seats(game: Game, seats: Any) -> int:
    """How many play, if the game is for so many."""
    count = whole(seats)
    if count is None or count not in game.seats:
        raise SeatCount(name=game.name, seats=seats, least=game.seats[0], most=game.seats[-1])
    return count


def check_options(game: Game, chosen: Mapping[str, Any], seats: int, version: int | None = None) -> dict[str, int]:
    """What was chosen, if the rules leave it open.

    Whether it is open to so many seats is asked of new matches only: earlier versions ignored what made no sense.
    """
    known = game.options
    options = {name: _check_value(known, name, value) for name, value in chosen.items()}
    for name, value in options.items():
        if version in (None, game.version) and value != known[name].values[0] and not known[name].is_open(seats):
            raise OptionNotOpen(known[name], name=name, seats=seats)
    return options


def _check_value(known: Mapping[str, Option], name: str, value: Any) -> int:
    number = whole(value)
    if number is None or name not in known or number not in known[name].values:
        raise BadOption(name=name, value=value)
    return number


def check_players(names: Sequence[str] | None, seats: int) -> list[str]:
    """The names of the players, one a seat; nobody has to have one."""
    if names is None:
        return [""] * seats
    if len(names) != seats:
        raise NameCount(names=len(names), seats=seats)
    return list(names)
