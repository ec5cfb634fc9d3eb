"""Sitting down to a match, new or kept, and getting up from it without losing anything."""

import secrets
from collections.abc import Sequence
from pathlib import Path

from ..games.kit import numeral
from ..play import Match, MatchOver, Problem, load
from ..play.agreement import find_game
from ..play.errors import SeatCount
from .commands import Leave, save
from .options import agreed, chosen
from .problems import BadUsage, NoDice
from .savefile import SaveFile
from .screen import Screen
from .sitters import YOU, listed, seated
from .table import Table

GAME, SEATS, COMPANY = "towers", f"{YOU},greedy,greedy", "greedy"
INTERRUPTED = 130  # the exit code of a program that was stopped by Ctrl-C


def play(
    screen: Screen,
    game: str | None,
    seats: str | None,
    options: Sequence[str],
    seed: int | None,
    resume: Path | None,
    keep: Path | None,
    force: bool,
) -> int:
    """Play a match in the terminal; the exit code."""
    if resume and options:
        raise BadUsage("resumed-option")
    match = taken_up(resume, game, seats) if resume else begun(game or GAME, seats or SEATS, options, seed)
    ours = force or (resume is not None and keep in (None, resume))
    file = SaveFile(keep or resume, ours)
    file.write(match)
    dice = seed if seed is not None else secrets.randbits(62)
    table = Table(screen, match, seated(match.players, screen.words), file, dice)
    welcome(table)
    return sit(table)


def begun(game: str, seats: str, options: Sequence[str], seed: int | None) -> Match:
    """A new match; the seats are names, or a number of people."""
    people = numeral(seats, digits=100)
    names = listed(seats) if people is None else None
    count = len(names) if names else people or 0
    return Match(game, count, chosen(find_game(game), options), seed=seed, players=names)


def taken_up(path: Path, game: str | None, seats: str | None) -> Match:
    """A match that was kept, with the same people unless others are named."""
    match = load(path, game)
    if match.over:
        raise MatchOver()
    if not match.chance:
        raise NoDice(path=str(path))
    if seats:
        match.players = listed(seats)
    elif not any(match.players):
        match.players = [YOU] + [COMPANY] * (match.seats - 1)
    if len(match.players) != match.seats:
        raise SeatCount(name=match.game.name, seats=len(match.players), least=match.seats, most=match.seats)
    return match


def welcome(table: Table) -> None:
    screen, match = table.screen, table.match
    screen.say(f"{match.game.name}-title", "bold")
    screen.say(f"{match.game.name}-line", "italic")
    screen.write(*agreed(match, screen.words))
    screen.say("cli-promise", "dim", commitment=match.commitment)
    screen.say("cli-how-to-answer")


def sit(table: Table) -> int:
    """Play until the end, or until somebody gets up."""
    try:
        table.play()
        finish(table)
    except Leave:
        farewell(table)
    except EOFError:
        part(table)
    except KeyboardInterrupt:
        part(table)
        return INTERRUPTED
    return 0


def part(table: Table) -> None:
    """Somebody left without a word: keep the match for them."""
    table.screen.write("")
    save(table, "")
    farewell(table)


def farewell(table: Table) -> None:
    message = "cli-verify-with" if table.match.over else "cli-resume-with"
    table.screen.say(message, path=table.file.path)


def finish(table: Table) -> None:
    """The promise is kept: the seed is shown, and the match kept if that is wanted."""
    screen, match = table.screen, table.match
    screen.write("")
    screen.say("cli-seed", "dim", commitment=match.commitment, seed=match.seed)
    while table.file.path is None:
        screen.say("cli-save-where")
        if not (name := screen.ask().strip()):
            return
        try:
            table.file = SaveFile(Path(name))
        except Problem as problem:
            table.explain(problem)
    save(table, "")
    farewell(table)


def new(
    screen: Screen, game: str, seats: str, options: Sequence[str], seed: int | None, keep: Path, force: bool
) -> None:
    """Write the file of a match that is about to begin."""
    file = SaveFile(keep, force)
    file.write(begun(game, seats, options, seed))
    screen.say("saved", path=str(keep))
    screen.say("cli-play-with", path=str(keep))
