"""Sitting down to a match, new or kept, and getting up from it without losing anything."""

import secrets
from collections.abc import Sequence
from pathlib import Path

from ..bots.levels import DEFAULT
from ..games import GAMES
from ..games.kit import numeral
from ..hands import hands_for
from ..play import Match, MatchOver, Problem, load
from ..play.agreement import find_game
from ..play.errors import SeatCount
from .commands import Leave, save
from .options import agreed, chosen
from .problems import BadUsage, NoDice
from .savefile import SaveFile
from .screen import Screen
from .sitters import YOU, listed, seated
from .sitting import Sitting

GAME, SEATS = next(iter(GAMES)), f"{YOU},{DEFAULT},{DEFAULT}"
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
    sitting = Sitting(screen, match, seated(match.players, screen.words), file, dice)
    welcome(sitting)
    try:
        return sit(sitting)
    finally:
        sitting.leave()


def begun(game: str, seats: str, options: Sequence[str], seed: int | None) -> Match:
    """A new match; the seats are names, or a number of people."""
    people = numeral(seats, digits=100)
    names = listed(seats) if people is None else None
    count = len(names) if names else people or 0
    rules = find_game(game)
    return Match(rules, count, chosen(rules, options), seed=seed, players=names, hands=hands_for(rules) is not None)


def taken_up(path: Path, game: str | None, seats: str | None) -> Match:
    """A match that was kept, with the same people unless others are named."""
    match = load(path, game, hands=True)
    if hands_for(match.game) is None:
        match = load(path, game)  # tickets stand in for them
    if match.over:
        raise MatchOver()
    if not match.chance:
        raise NoDice(path=str(path))
    if seats:
        match.players = listed(seats)
    elif not any(match.players):
        match.players = [YOU] + [DEFAULT] * (match.seats - 1)
    if len(match.players) != match.seats:
        raise SeatCount(name=match.game.name, seats=len(match.players), least=match.seats, most=match.seats)
    return match


def welcome(sitting: Sitting) -> None:
    screen, match = sitting.screen, sitting.match
    screen.say(f"{match.game.name}-title", "bold")
    screen.say(f"{match.game.name}-line", "italic")
    screen.write(*agreed(match, screen.words))
    screen.say("cli-promise", "dim", commitment=match.commitment)
    screen.say("cli-how-to-answer")


def sit(sitting: Sitting) -> int:
    """Play until the end, or until somebody gets up."""
    try:
        sitting.play()
        finish(sitting)
    except Leave:
        farewell(sitting)
    except EOFError:
        part(sitting)
    except KeyboardInterrupt:
        part(sitting)
        return INTERRUPTED
    return 0


def part(sitting: Sitting) -> None:
    """Somebody left without a word: keep the match for them."""
    sitting.screen.write("")
    save(sitting, "")
    farewell(sitting)


def farewell(sitting: Sitting) -> None:
    message = "cli-verify-with" if sitting.match.over else "cli-resume-with"
    sitting.screen.say(message, path=sitting.file.path)


def finish(sitting: Sitting) -> None:
    """The promise is kept: the seed is shown, and the match kept if that is wanted."""
    screen, match = sitting.screen, sitting.match
    screen.write("")
    screen.say("cli-seed", "dim", commitment=match.commitment, seed=match.seed)
    while sitting.file.path is None:
        screen.say("cli-save-where")
        if not (name := screen.ask().strip()):
            return
        try:
            sitting.file = SaveFile(Path(name))
        except Problem as problem:
            sitting.explain(problem)
    save(sitting, "")
    farewell(sitting)


def new(
    screen: Screen, game: str, seats: str, options: Sequence[str], seed: int | None, keep: Path, force: bool
) -> None:
    """Write the file of a match that is about to begin."""
    file = SaveFile(keep, force)
    file.write(begun(game, seats, options, seed))
    screen.say("saved", path=str(keep))
    screen.say("cli-play-with", path=str(keep))
