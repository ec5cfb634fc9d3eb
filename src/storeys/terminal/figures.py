"""Tables of figures: who wins a simulation, and how fast the games run."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from rich import box
from rich.table import Table

from ..bots import howmanieth
from ..lab.bench import Against, Equality, First, NotInstalled, Ratio, Row, Speed, Start
from ..lab.simulate import Report
from ..lab.tally import Standing
from ..words import MINUS
from .screen import Screen

if TYPE_CHECKING:
    from ..lab.bystander import Wait
    from ..lab.hands import Work
    from ..lab.hostile import Harm
    from ..lab.load import Load
    from ..lab.moving import Cost
    from ..lab.searching import SearchSpeed


def decimal(screen: Screen, number: float, places: int) -> str:
    """A number as the user's language writes it."""
    return f"{number:.{places}f}".replace(".", screen.text("cli-decimal-mark"))


def grouped(number: float) -> str:
    """A large number, its thousands set apart by thin gaps that mean the same everywhere."""
    return f"{number:,.0f}".replace(",", "\N{NARROW NO-BREAK SPACE}")


def _table(screen: Screen, headings: Sequence[str]) -> Table:
    table = Table(box=box.SIMPLE_HEAD if screen.has_symbols else box.ASCII_DOUBLE_HEAD, pad_edge=False)
    for column, heading in enumerate(headings):
        table.add_column(screen.text(f"cli-column-{heading}"), justify="right" if column else "left")
    return table


# --- Simulations -----------------------------------------------------------------------------------------------------


def show_report(screen: Screen, report: Report) -> None:
    """Who won how often, and from which seat."""
    bots = [
        screen.text("bot-name", bot=bot, number=howmanieth(report.bots, seat)) for seat, bot in enumerate(report.bots)
    ]
    seats = [screen.text("seat-name", seat=seat + 1) for seat in range(len(report.by_seat))]
    for heading, names, standings in (("bot", bots, report.by_bot), ("seat", seats, report.by_seat)):
        table = _table(screen, (heading, "wins", "interval", "score", "spread", "range"))
        for name, standing in zip(names, standings, strict=True):
            table.add_row(name, *_standing(screen, standing))
        screen.out.print(table, width=screen.width)
    screen.say(
        "cli-simulated",
        games=grouped(report.games),
        seed=str(report.seed),
        moves=decimal(screen, report.mean_moves, 1),
        shortest=report.shortest,
        longest=report.longest,
        speed=grouped(report.games_per_s),
    )


def _standing(screen: Screen, standing: Standing) -> tuple[str, ...]:
    share, error = 100 * standing.win_share, 100 * standing.win_share_error
    low, high = 100 * standing.win_share_low, 100 * standing.win_share_high
    return (
        f"{decimal(screen, share, 1)} ± {decimal(screen, error, 1)}",
        f"{decimal(screen, low, 1)}–{decimal(screen, high, 1)}",
        f"{decimal(screen, standing.mean_score, 2)} ± {decimal(screen, standing.mean_score_error, 2)}",
        decimal(screen, standing.score_spread, 1),
        f"{standing.lowest_score}…{standing.highest_score}".replace("-", MINUS),
    )


# --- Benchmarks ------------------------------------------------------------------------------------------------------


def show_bench(screen: Screen, rows: Iterable[Row]) -> None:
    """The table of speeds, and whatever else was found out in sentences under it."""
    table, sentences = _table(screen, ("game", "seats", "device", "threads", "moves", "games", "bytes")), []
    for row in rows:
        if isinstance(row, Speed):
            table.add_row(*_speed(screen, row))
        else:
            sentences.append(_sentence(screen, row))
    if table.row_count:
        screen.out.print(table, width=screen.width)
    screen.write(*sentences)


def _speed(screen: Screen, row: Speed) -> tuple[str, ...]:
    speeds = (grouped(row.moves_per_s), grouped(row.games_per_s))
    return (
        screen.text(f"{row.game}-title"),
        str(row.seats),
        row.device,
        grouped(row.threads),
        *speeds,
        str(row.state_bytes),
    )


def _sentence(screen: Screen, row: First | Ratio | Equality | Against | NotInstalled | Start) -> str:
    match row:
        case First():
            message = "cli-bench-first-cached" if row.cached else "cli-bench-first"
            return screen.text(
                message, game=_title(screen, row.game), device=row.device, seconds=decimal(screen, row.first_s, 2)
            )
        case Ratio():
            times = decimal(screen, row.times_one_thread, 2)
            return screen.text(
                "cli-bench-ratio", game=_title(screen, row.game), seats=row.seats, threads=row.threads, times=times
            )
        case Equality():
            message = "cli-bench-equal" if row.equal_to_cpu else "cli-bench-unequal"
            return screen.text(message, game=_title(screen, row.game), seats=row.seats, compared=grouped(row.compared))
        case Against():
            return screen.text(
                "cli-bench-against",
                name=row.against,
                speed=grouped(row.moves_per_s),
                times=decimal(screen, row.ratio, 1),
            )
        case NotInstalled():
            return screen.text("cli-bench-not-installed", name=row.against, install=row.install)
        case Start():
            return screen.text("cli-bench-start", what=row.start, seconds=decimal(screen, row.seconds, 2))


def _title(screen: Screen, game: str) -> str:
    return screen.text(f"{game}-title")


def show_harm(screen: Screen, harm: "Harm") -> None:
    """What a server was sent and how it bore it, in a sentence, then everything that should not have been."""
    screen.say(
        "cli-bench-hostile",
        messages=grouped(harm.messages),
        requests=grouped(harm.requests),
        sockets=grouped(harm.sockets),
        seconds=grouped(harm.seconds),
        errors=len(harm.errors),
        stalls=harm.stalls,
        median=decimal(screen, harm.ping_p50_ms, 1),
        tail=decimal(screen, harm.ping_p99_ms, 1),
        before=grouped(harm.memory_mb[0]),
        after=grouped(harm.memory_mb[-1]),
    )
    for error in harm.errors:
        screen.say_line(error)


def show_costs(screen: Screen, costs: Iterable["Cost"]) -> None:
    """What a move of each game costs."""
    table = _table(screen, ("game", "readers", "moves-measured", "cpu", "written", "at-most", "packed", "at-most"))
    for cost in costs:
        sizes = map(grouped, (cost.bytes, cost.most_bytes, cost.packed, cost.most_packed))
        cpu = decimal(screen, cost.cpu_ms, 2)
        table.add_row(_title(screen, cost.game), str(cost.readers), grouped(cost.moves), cpu, *sizes)
    screen.out.print(table, width=screen.width)


def show_search(screen: Screen, speeds: Iterable["SearchSpeed"]) -> None:
    """How quick a search is, a sentence for each game."""
    for speed in speeds:
        screen.say(
            "cli-bench-search",
            game=screen.text(f"{speed.game}-title"),
            inside=grouped(speed.in_search),
            plain=grouped(speed.plain),
            share=decimal(screen, 100 * speed.share, 0),
            took=decimal(screen, speed.decision_ms / 1000, 2),
        )


def show_hands(screen: Screen, works: Iterable["Work"]) -> None:
    """What hands cost, a sentence for each game that has them."""
    for work in works:
        screen.say(
            "cli-bench-hands",
            game=screen.text(f"{work.game}-title"),
            took=decimal(screen, work.episode_s, 2),
            simulated=decimal(screen, work.simulated_s, 1),
            half=decimal(screen, work.p50_alone_ms, 1),
            half_beside=decimal(screen, work.p50_beside_ms, 1),
            half_between=_between(screen, work.p50_difference_interval_ms),
            alone=decimal(screen, work.p99_alone_ms, 1),
            alone_between=_between(screen, work.p99_alone_interval_ms),
            beside=decimal(screen, work.p99_beside_ms, 1),
            beside_between=_between(screen, work.p99_beside_interval_ms),
            between=_between(screen, work.difference_interval_ms),
        )


def _between(screen: Screen, interval: tuple[float, float] | None) -> str:
    """Where a figure is with 95 %; a question mark if it was measured once."""
    return "…".join(decimal(screen, end, 1).replace("-", MINUS) for end in interval) if interval else "?"


def show_wait(screen: Screen, wait: "Wait") -> None:
    """How long a bystander waited, in a sentence."""
    screen.say(
        "cli-bench-bystander",
        lines=grouped(wait.lines),
        looks=grouped(wait.looks),
        look=decimal(screen, wait.look_p95_ms, 1),
        calm=decimal(screen, wait.calm_p95_ms, 1),
        meanwhile=decimal(screen, wait.ping_p95_ms, 1),
    )


def show_load(screen: Screen, load: "Load") -> None:
    """What a server bore, in a sentence."""
    screen.say(
        "cli-bench-server",
        database=load.database,
        speed=grouped(load.moves_per_s),
        tables=grouped(load.tables),
        connections=grouped(load.connections),
        median=decimal(screen, load.p50_ms, 1),
        tail=decimal(screen, load.p99_ms, 1),
        memory="?" if load.memory_mb is None else grouped(load.memory_mb),
    )
