"""`storeys …` on the command line: what the words of a command mean; the work is done in terminal/.

Nothing heavy is imported before a command needs it. Help texts are names of sentences in words/*.ftl, looked up when
somebody asks for help.
"""

import sys
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from .terminal.screen import Screen

app = typer.Typer(
    help="cli-help", add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False, name="storeys"
)

Game = Annotated[str, typer.Argument(metavar="GAME", help="cli-help-game")]
File = Annotated[Path, typer.Argument(metavar="FILE", help="cli-help-file")]
Options = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=N", help="cli-help-option")]
Seed = Annotated[int | None, typer.Option(metavar="N", min=0, max=2**62, help="cli-help-seed")]
Save = Annotated[Path | None, typer.Option("--save", metavar="FILE", help="cli-help-save")]
Force = Annotated[bool, typer.Option("--force", help="cli-help-force")]
Json = Annotated[bool, typer.Option("--json", help="cli-help-json")]
Threads = Annotated[int, typer.Option(metavar="N", min=1, max=1024, help="cli-help-threads")]


def show_version(wanted: bool) -> None:
    if wanted:
        print(f"storeys {version('storeys')}")
        raise typer.Exit


@app.callback()
def storeys(
    shown: Annotated[
        bool, typer.Option("--version", is_eager=True, callback=show_version, help="cli-help-version")
    ] = False,
    language: Annotated[str | None, typer.Option(metavar="en|pl|hu|ro", help="cli-help-language")] = None,
) -> None:
    """Options that every command has; the language was found before, see terminal/usage.py."""


@app.command(help="cli-help-play")
def play(
    context: typer.Context,
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="cli-help-game")] = None,
    seats: Annotated[str | None, typer.Option(metavar="you,level2,…", help="cli-help-seats-play")] = None,
    option: Options = None,
    seed: Seed = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="cli-help-resume")] = None,
    save: Save = None,
    force: Force = False,
) -> None:
    from .terminal.playing import play as sit_down

    raise typer.Exit(sit_down(screen(context), game, seats, option or [], seed, resume, save, force))


@app.command(help="cli-help-serve")
def serve(
    context: typer.Context,
    host: Annotated[str | None, typer.Option(metavar="ADDRESS", help="cli-help-host")] = None,
    port: Annotated[int | None, typer.Option(metavar="N", min=1, max=65535, help="cli-help-port")] = None,
    open: Annotated[bool, typer.Option("--open", help="cli-help-open")] = False,
) -> None:
    from .terminal.serving import serve as open_doors

    open_doors(screen(context), host, port, open)


@app.command(help="cli-help-think")
def think(
    context: typer.Context,
    processes: Annotated[int | None, typer.Option(metavar="N", min=1, max=1024, help="cli-help-processes")] = None,
) -> None:
    from .terminal.serving import think as think_along

    think_along(screen(context), processes)


@app.command(help="cli-help-new")
def new(
    context: typer.Context,
    game: Game,
    save: Annotated[Path, typer.Option("--save", metavar="FILE", help="cli-help-save")],
    seats: Annotated[str, typer.Option(metavar="N", help="cli-help-seats-new")] = "3",
    option: Options = None,
    seed: Seed = None,
    force: Force = False,
) -> None:
    from .terminal.playing import new as begin

    begin(screen(context), game, seats, option or [], seed, save, force)


@app.command(help="cli-help-replay")
def replay(
    context: typer.Context,
    file: File,
    move: Annotated[int | None, typer.Option(metavar="N", help="cli-help-move")] = None,
    seat: Annotated[int | None, typer.Option(metavar="N", help="cli-help-seat")] = None,
    json: Json = False,
) -> None:
    from .terminal.replaying import replay as show_again

    show_again(screen(context), file, move, seat, json)


@app.command(help="cli-help-verify")
def verify(context: typer.Context, file: File, json: Json = False) -> None:
    from .terminal.verifying import verify as check

    check(screen(context), file, json)


@app.command(help="cli-help-simulate")
def simulate(
    context: typer.Context,
    game: Game,
    seats: Annotated[str, typer.Option(metavar="greedy,random,…", help="cli-help-seats-simulate")],
    games: Annotated[int, typer.Option(metavar="N", min=1, max=10**9, help="cli-help-games")] = 10_000,
    seed: Seed = None,
    threads: Threads = 1,
    json: Json = False,
) -> None:
    from .terminal.measuring import simulate as run

    run(screen(context), game, seats, games, seed, threads, json)


@app.command(help="cli-help-bench")
def bench(
    context: typer.Context,
    games: Annotated[list[str] | None, typer.Argument(metavar="GAME", help="cli-help-game")] = None,
    seats: Annotated[list[int] | None, typer.Option(metavar="N", help="cli-help-seats-bench")] = None,
    seconds: Annotated[float, typer.Option(metavar="S", min=0.01, max=3600, help="cli-help-seconds")] = 1.0,
    threads: Annotated[list[int] | None, typer.Option(metavar="N", min=1, max=1024, help="cli-help-threads")] = None,
    device: Annotated[str | None, typer.Option(metavar="cpu|cuda|plain", help="cli-help-device")] = None,
    against: Annotated[bool, typer.Option("--against", help="cli-help-against")] = False,
    start: Annotated[bool, typer.Option("--start", help="cli-help-start")] = False,
    json: Json = False,
) -> None:
    from .terminal.measuring import bench as measure

    measure(screen(context), games or [], seats or [], seconds, threads or [], device, against, start, json)


@app.command(help="cli-help-ladder")
def ladder(
    context: typer.Context,
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="cli-help-game")] = None,
    players: Annotated[str | None, typer.Option(metavar="level3,search,…", help="cli-help-ladder-players")] = None,
    seats: Annotated[int, typer.Option(metavar="N", min=1, help="cli-help-ladder-seats")] = 2,
    blocks: Annotated[int, typer.Option(metavar="N", min=2, max=10**6, help="cli-help-ladder-blocks")] = 100,
    seconds: Annotated[float, typer.Option(metavar="S", min=0.001, max=3600, help="cli-help-ladder-seconds")] = 1.0,
    simulations: Annotated[
        int | None, typer.Option(metavar="N", min=1, max=10**9, help="cli-help-ladder-simulations")
    ] = None,
    option: Options = None,
    seed: Annotated[int, typer.Option(metavar="N", min=0, max=2**40, help="cli-help-ladder-seed")] = 1,
    lone: Annotated[bool, typer.Option("--lone", help="cli-help-ladder-lone")] = False,
    stop_when: Annotated[str | None, typer.Option(metavar="fair|SHARE", help="cli-help-ladder-stop-when")] = None,
    limit: Annotated[float | None, typer.Option(metavar="S", min=0, help="cli-help-ladder-limit")] = None,
    processes: Annotated[
        int | None, typer.Option(metavar="N", min=1, max=1024, help="cli-help-ladder-processes")
    ] = None,
    out: Annotated[Path | None, typer.Option(metavar="FOLDER", help="cli-help-ladder-out")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="cli-help-ladder-resume")] = False,
    json: Json = False,
) -> None:
    from .lab.ladder.players import Means
    from .terminal.ladder import ladder as climb

    means = Means(seconds, simulations)
    climb(
        screen(context),
        game,
        players,
        seats,
        blocks,
        means,
        option or [],
        seed,
        lone,
        stop_when,
        limit,
        processes,
        out,
        resume,
        json,
    )


@app.command("new-game", help="cli-help-new-game")
def new_game(
    context: typer.Context, name: Annotated[str, typer.Argument(metavar="NAME", help="cli-help-name")]
) -> None:
    from .terminal.workshop import new_game as create

    create(screen(context), name)


@app.command(help="cli-help-golden")
def golden(context: typer.Context, game: Game) -> None:
    from .terminal.workshop import golden as record

    record(screen(context), game)


def screen(context: typer.Context) -> "Screen":
    """The terminal in the language that was found before the command was read."""
    from .terminal.screen import Screen

    return Screen(context.obj)


def main(arguments: list[str] | None = None) -> int:
    """Run a command; the exit code, after one clear sentence if something is wrong."""
    from .terminal.usage import run

    return run(app, sys.argv[1:] if arguments is None else arguments)


if __name__ == "__main__":
    raise SystemExit(main())
