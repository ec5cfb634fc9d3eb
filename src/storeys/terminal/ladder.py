"""The ladder from the command line: reading what is asked, a bar for how far it is, and tables of who is stronger."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path

from rich import box
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ..lab.ladder.figures import as_json, rows
from ..lab.ladder.plan import Plan, stop_of
from ..lab.ladder.players import Means
from ..lab.ladder.report import Sheet, sentences, sheets, write
from ..lab.ladder.running import Standing, Tell, climb, processes_for, recorded
from ..play.agreement import check_seats, find_game
from .options import chosen
from .problems import BadUsage
from .screen import Screen
from .sitters import listed


def ladder(
    screen: Screen,
    name: str | None,
    players: str | None,
    seats: int,
    blocks: int,
    means: Means,
    options: Sequence[str],
    seed: int,
    lone: bool,
    stop_when: str | None,
    limit: float | None,
    processes: int | None,
    out: Path | None,
    resume: bool,
    as_rows: bool,
) -> None:
    """Play a ladder, or show the one that is in a folder, and write down what came of it."""
    if name is None:
        if out is None:
            raise BadUsage("missing", what="GAME")
        standing = recorded(out)
    else:
        if players is None:
            raise BadUsage("missing", what="--players")
        plan = planned(name, players, seats, means, options, seed, lone, stop_when)
        with progress_bar(screen, plan, blocks) as tell:
            standing = climb(
                plan,
                blocks,
                processes=processes_for(plan, processes),
                folder=out,
                resume=resume,
                limit=limit,
                tell=tell,
            )
    show(screen, standing, out, as_rows)


def planned(
    name: str, players: str, seats: int, means: Means, options: Sequence[str], seed: int, lone: bool, stop: str | None
) -> Plan:
    """What is asked for, if it can be a ladder."""
    game = find_game(name)
    check_seats(game, seats)
    return Plan(name, tuple(listed(players)), seats, seed, chosen(game, options), means, lone, stop_of(stop)).checked()


@contextmanager
def progress_bar(screen: Screen, plan: Plan, blocks: int) -> Iterator[Tell]:
    """A bar beside the output, gone when it is full; it begins when the first match is over."""
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    matches = sum(len(plan.block(block)) for block in range(blocks))
    with Progress(*columns, console=screen.beside, transient=True, disable=not screen.beside.is_terminal) as progress:
        task = progress.add_task(screen.text("cli-simulating"), total=matches)

        def tell(standing: Standing) -> None:
            progress.update(task, completed=standing.matches)

        yield tell


def show(screen: Screen, standing: Standing, folder: Path | None, as_rows: bool) -> None:
    """The tables, or a line of JSON for each figure; the same goes into the folder, with a picture."""
    found = list(rows(standing))
    if as_rows:
        screen.write_json(as_json(standing, row) for row in found)
    else:
        for sheet in sheets(found, screen.words):
            screen.out.print(_table(screen, sheet), width=screen.width)
        screen.write(*sentences(standing, screen.words))
    if folder is not None:
        for path in write(standing, found, folder, screen.words, datetime.now(UTC).date()):
            if not as_rows:
                screen.say("cli-ladder-written", path=str(path))


def _table(screen: Screen, sheet: Sheet) -> Table:
    table = Table(box=box.SIMPLE_HEAD if screen.has_symbols else box.ASCII_DOUBLE_HEAD, pad_edge=False)
    for column, heading in enumerate(sheet.headings):
        table.add_column(heading, justify="right" if column else "left")
    for line in sheet.lines:
        table.add_row(*line)
    return table
