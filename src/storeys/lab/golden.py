"""`storeys golden NAME`: plays matches until golden games show everything they must, and keeps those that are needed.

Whatever seldom happens is not found by playing at random: such a match is played by hand, saved in the same folder, and
counts like the others (`play/golden.py`).
"""

from collections.abc import Iterator
from itertools import count, product
from pathlib import Path

from ..bots import make, policies_for
from ..games.kit import Game, generator
from ..play import Match
from ..play.golden import everything, folder, matches, shown
from .versions import record

TRIES = 100  # matches that are played for each number of seats


def record_golden(game: Game) -> tuple[list[Path], set[str]]:
    """The files that were written, and what no match has shown."""
    kept, files, place = matches(game), list[Path](), folder(game)
    covered = set().union(*map(shown, kept))
    for bot, match in played(game):
        if everything(game, kept or [match]) <= covered:
            break
        if not shown(match) <= covered:
            covered |= shown(match)
            kept.append(match)
            files.append(save(match, place, f"{bot}-{match.seats}-seats"))
    record(game, place)
    return files, everything(game, kept) - covered


def played(game: Game) -> Iterator[tuple[str, Match]]:
    """Match after match: everybody plays like one of the bots, the strongest first."""
    for seed, bot, seats in product(range(TRIES), reversed(policies_for(game)), game.seats):
        yield bot, play(game, bot, seats, seed)


def play(game: Game, bot: str, seats: int, seed: int) -> Match:
    """One match, in which the first move that can be taken back is taken back and made once more."""
    match, mind, whim, took_back = Match(game, seats, seed=seed), make(bot, game), generator(seed), False
    while not match.over:
        match.play(mind.choose(match.view(match.to_move), match.to_move, 1.0, whim))
        if not took_back and not match.over and match.can_undo():
            match.undo()
            took_back = True
    return match


def save(match: Match, place: Path, name: str) -> Path:
    """Under this name, or with a number behind it; nothing is overwritten."""
    place.mkdir(exist_ok=True)
    names = (name if number == 1 else f"{name}-{number}" for number in count(1))
    path = next(path for each in names if not (path := place / f"{each}.txt").exists())
    match.save(path)
    return path
