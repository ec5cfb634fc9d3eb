"""Simulations and benchmarks from the command line: reading what is asked, and showing that something goes on."""

import secrets
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ..bots import policies_for
from ..games import GAMES
from ..games.kit import Game
from ..games.kit.run import Device
from ..lab import bench as benchmarks
from ..lab.bench import Row
from ..lab.simulate import simulate as run_simulation
from ..play.agreement import check_seats, find_game
from .figures import show_bench, show_costs, show_hands, show_harm, show_load, show_report, show_search, show_wait
from .problems import BadUsage, UnknownBot
from .screen import Screen
from .sitters import listed


def simulate(screen: Screen, name: str, seats: str, games: int, seed: int | None, threads: int, as_json: bool) -> None:
    """Matches between bots, with a bar that shows how far they are."""
    game, bots = find_game(name), listed(seats)
    check_seats(game, len(bots))
    for bot in bots:
        if bot not in policies_for(game):
            raise UnknownBot(name=bot, known=", ".join(policies_for(game)))
    number = secrets.randbits(32) if seed is None else seed
    with progress_bar(screen, game, games) as progress:
        report = run_simulation(game, bots, games, number, threads, progress)
    if as_json:
        screen.write_json([report.as_json()])
    else:
        show_report(screen, report)


@contextmanager
def progress_bar(screen: Screen, game: Game, games: int) -> Iterator[Callable[[int], None]]:
    """A bar beside the output, gone when it is full; until the first match is over, the rules are being compiled."""
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=screen.beside, transient=True, disable=not screen.beside.is_terminal) as progress:
        task = progress.add_task(screen.text("cli-compiling", game=screen.text(f"{game.name}-title")), total=None)

        def played(count: int) -> None:
            progress.update(task, description=screen.text("cli-simulating"), completed=count, total=games)

        yield played


def bench(
    screen: Screen,
    names: Sequence[str],
    seats: Sequence[int],
    seconds: float,
    threads: Sequence[int],
    device: str | None,
    against: bool,
    start: bool,
    as_json: bool,
) -> None:
    """Measure, and show every row in the table or as an object of its own; `server` is no game, but measured too."""
    if names and names[0] in OF_GAMES:
        OF_GAMES[names[0]](screen, games_of(names[1:]), seconds, as_json)
        return
    if names and names[0] in OF_SERVERS:
        measure, times = OF_SERVERS[names[0]]
        measure(screen, times * seconds, as_json)
        return
    games = games_of(names)
    for game in games:
        for count in seats:
            check_seats(game, count)
    found = measured(games, seats, seconds, threads, devices(device), against, start)
    if as_json:
        screen.write_json(map(benchmarks.as_json, found))
        return
    with screen.compiling(games[0]):
        first = next(found)
    with screen.waiting("cli-measuring"):
        rows = [first, *found]
    show_bench(screen, rows)


def games_of(names: Sequence[str]) -> list[Game]:
    """The games of these names; all of them if there are no names."""
    return [find_game(name) for name in names] or list(GAMES.values())


def bench_move(screen: Screen, games: Sequence[Game], seconds: float, as_json: bool) -> None:
    """What a move costs a server on this machine, and each of its readers."""
    from ..lab.moving import measure

    if as_json:
        screen.write_json(map(asdict, measure(games, seconds)))
        return
    with screen.waiting("cli-measuring"):
        costs = list(measure(games, seconds))
    show_costs(screen, costs)


def bench_search(screen: Screen, games: Sequence[Game], seconds: float, as_json: bool) -> None:
    """How many matches a search plays out on this machine, beside the same matches without one."""
    from ..lab.searching import measure

    if as_json:
        screen.write_json(map(asdict, measure(games, seconds)))
        return
    with screen.waiting("cli-measuring"):
        speeds = list(measure(games, seconds))
    show_search(screen, speeds)


def bench_server(screen: Screen, seconds: float, as_json: bool) -> None:
    """How much load a server on this machine can take."""
    from ..lab.load import measure

    with screen.waiting("cli-measuring"):
        load = measure(seconds=seconds)
    if as_json:
        screen.write_json([asdict(load)])
    else:
        show_load(screen, load)


def bench_bystander(screen: Screen, seconds: float, as_json: bool) -> None:
    """How long somebody waits at a server on this machine while others do their worst."""
    from ..lab.bystander import measure

    with screen.waiting("cli-measuring"):
        wait = measure(seconds=seconds)
    if as_json:
        screen.write_json([asdict(wait)])
    else:
        show_wait(screen, wait)


def bench_hands(screen: Screen, seconds: float, as_json: bool) -> None:
    """How long it takes to find out what comes of a hand, and what others notice of it."""
    from ..lab.hands import measure

    with screen.waiting("cli-measuring"):
        works = measure(seconds)
    if as_json:
        screen.write_json(map(asdict, works))
    else:
        show_hands(screen, works)


def bench_hostile(screen: Screen, seconds: float, as_json: bool) -> None:
    """How a server on this machine stands up to those who mean it harm; an error where it did not."""
    from ..lab.hostile import measure

    with screen.waiting("cli-measuring"):
        harm = measure(seconds)
    if as_json:
        screen.write_json([asdict(harm)])
    else:
        show_harm(screen, harm)
    if harm.errors:
        raise typer.Exit(1)


# What is measured although it is no game, by its name among them: some of it game by game …
OF_GAMES = {"search": bench_search, "move": bench_move}
# … and some for so many times as long as a game, because one move in a hundred must be many moves.
OF_SERVERS = {
    "server": (bench_server, 20),
    "hostile": (bench_hostile, 20),
    "bystander": (bench_bystander, 10),
    "hands": (bench_hands, 10),
}


def measured(
    games: Sequence[Game],
    seats: Sequence[int],
    seconds: float,
    threads: Sequence[int],
    on: Sequence[Device],
    against: bool,
    start: bool,
) -> Iterator[Row]:
    every = seats or sorted({count for game in games for count in game.seats})
    workers = threads or benchmarks.thread_counts()
    yield from benchmarks.rows(games, every, on, workers, seconds)
    if against:
        yield from benchmarks.against(games[0], every[0], seconds)
    if start:
        yield from benchmarks.start_times(games[0])


def devices(wanted: str | None) -> list[Device]:
    """Those of this machine, or the one that was asked for if it is here."""
    here: list[Device] = [*benchmarks.devices_here(), "plain"]
    if wanted is None:
        return here[:-1]
    if wanted not in here:
        raise BadUsage("device", device=wanted, known=", ".join(here))
    return [device for device in here if device == wanted]
