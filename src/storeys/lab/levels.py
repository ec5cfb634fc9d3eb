"""The ladder of the levels, for the documentation: each against the one below, and the strongest against greedy.

    python -m storeys.lab.levels towers --seats 2,4 --blocks 100 --out FOLDER          # plays, or goes on
    python -m storeys.lab.levels --out FOLDER --keep docs/assets/ladder.jsonl --into docs/ladder.md \\
        --picture docs/assets/ladder.svg

The first plays one ladder after the other, each in a folder of its own, and prints the table; it needs no more than the
ladder itself. The second adds whatever is in the folders, of all games, to the figures that are kept in a file, where a
ladder that was played again takes the place of what it was, and writes them down: a table between the marks of a page,
and a drawing.
"""

import argparse
import json
import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime
from itertools import pairwise
from pathlib import Path
from typing import Any

from ..bots.levels import NAMES
from ..games import GAMES
from ..games.kit import Game
from ..play import Problem
from .ladder.drawing import Dot, Panel, drawing
from .ladder.figures import Goal, Pace, Points, Taken, rows
from .ladder.plan import Plan
from .ladder.running import Standing, climb, processes_for, recorded
from .ladder.shares import Share

GREEDY = "greedy"
MARKS = "<!-- --8<-- [start:{0}] -->\n", "<!-- --8<-- [end:{0}] -->"
HEADS = (
    (
        "| game | seats | player | against | share of wins (95 %) | if equal | blocks | matches | s a decision "
        "| played |",
        "|---|---|---|---|---|---|---|---|---|---|",
    ),
    (
        "| game | options | player | goal | reached (95 %) | points (95 %) | spread | from … to | games | s a decision "
        "| played |",
        "|---|---|---|---|---|---|---|---|---|---|---|",
    ),
)

Cells = tuple[object, ...]


# --- What is played --------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Wanted:
    """Whom the table compares, and at which tables."""

    seats: Sequence[int] = (2,)
    players: Sequence[str] = NAMES  # from the weakest to the strongest
    strongest: str = NAMES[-1]  # who plays against greedy, and alone
    options: Mapping[str, int] = field(default_factory=dict)
    seed: int = 1


def plans(game: Game, wanted: Wanted) -> Iterator[Plan]:
    """Each player against the one below, then the strongest against greedy; alone, both of these in each variant."""
    options = {name: value for name, value in wanted.options.items() if name in game.options}
    for seats in (seats for seats in wanted.seats if seats in game.seats):
        if seats == 1:
            for variant in game.variants():
                yield Plan(game.name, (wanted.strongest, GREEDY), 1, wanted.seed, {**options, **variant})
            continue
        for below, above in pairwise(wanted.players):
            yield Plan(game.name, (above, below), seats, wanted.seed, options)
        yield Plan(game.name, (wanted.strongest, GREEDY), seats, wanted.seed, options, lone=seats > 2)


def folder_of(plan: Plan, out: Path) -> Path:
    """Where a ladder is kept: its name says what it is."""
    chosen = [f"{name}{value}" for name, value in sorted(plan.options.items()) if value]
    parts = [plan.game, str(plan.seats), *chosen, *plan.players, *(["lone"] if plan.lone else [])]
    return out / re.sub(r"[^\w.-]", "-", "-".join(parts))


# --- The table -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Met:
    """A line of the table of those who met: how a player stood against another, and when that was played."""

    game: str  # and whatever the table has chosen
    seats: int
    lone: bool
    player: str
    against: str
    share: float
    low: float
    high: float
    fair: float  # what equals would take
    blocks: int
    matches: int
    pace: str  # seconds a decision of both
    made: str

    @property
    def key(self) -> tuple[object, ...]:
        return self.game, self.seats, self.lone, self.player, self.against

    @property
    def order(self) -> tuple[object, ...]:
        return _place(self.game), self.seats, self.against == GREEDY, self.player, self.against

    @property
    def cells(self) -> Cells:
        share, fair = percent(Share(self.share, self.low, self.high)), f"{100 * self.fair:.0f} %"
        about = self.game, self.seats, self.player, self.against, share, fair
        return *about, self.blocks, self.matches, self.pace, self.made

    @property
    def title(self) -> str:
        return f"{self.game}, {self.seats} seats{', alone against the others' if self.lone else ''}"

    @property
    def dot(self) -> Dot:
        said = percent(Share(self.share, self.low, self.high))
        return Dot(f"{self.player} – {self.against}", 100 * self.share, 100 * self.low, 100 * self.high, said)


@dataclass(frozen=True)
class Alone:
    """A line of the table of those who played alone."""

    game: str
    options: str
    player: str
    goal: str
    reached: str
    points: str
    spread: str
    ends: str
    games: int
    pace: str
    made: str

    @property
    def key(self) -> tuple[object, ...]:
        return self.game, self.options, self.player

    @property
    def order(self) -> tuple[object, ...]:
        return _place(self.game), self.options, self.player == GREEDY, self.player

    @property
    def cells(self) -> Cells:
        return tuple(asdict(self).values())


Line = Met | Alone
KINDS: tuple[type[Met], type[Alone]] = Met, Alone


def lines(standing: Standing, day: str) -> Iterator[Line]:
    """What a ladder comes to that was played on this day."""
    found = list(rows(standing))
    paces = {row.player: f"{row.mean_s:.2f}" for row in found if isinstance(row, Pace)}
    goals = {row.player: row for row in found if isinstance(row, Goal)}
    for row in found:
        if isinstance(row, Taken):
            yield _met(standing.plan, row, paces, day)
        if isinstance(row, Points):
            yield _alone(standing, row, goals.get(row.player), paces.get(row.player, "–"), day)


def _met(plan: Plan, row: Taken, paces: Mapping[str, str], day: str) -> Met:
    share, low, high, fair = (round(number, 4) for number in (row.share, row.low, row.high, row.fair))
    pace, players = " / ".join(paces.get(name, "–") for name in (row.player, row.against)), (row.player, row.against)
    about = game_of(plan), plan.seats, plan.lone, *players
    return Met(*about, share, low, high, fair, row.blocks, row.matches, pace, day)


def _alone(standing: Standing, row: Points, goal: Goal | None, pace: str, day: str) -> Alone:
    plan = standing.plan
    options = ", ".join(f"{name}={value}" for name, value in plan.options.items()) or "–"
    aim = str(goal.goal) if goal else "–"
    reached = percent(Share(goal.reached, goal.low, goal.high)) if goal else "–"
    points, ends = f"{row.mean:.1f} ({row.mean_low:.1f} to {row.mean_high:.1f})", f"{row.lowest} … {row.highest}"
    figures = aim, reached, points, f"{row.spread:.1f}", ends
    return Alone(plan.game, options, row.player, *figures, len(standing.blocks), pace, day)


def game_of(plan: Plan) -> str:
    """The game, and whatever the table has chosen."""
    return ", ".join([plan.game, *(f"{name}={value}" for name, value in plan.options.items() if value)])


def _place(game: str) -> int:
    return list(GAMES).index(game.partition(",")[0])


def percent(share: Share) -> str:
    return f"{100 * share.value:.1f} % ({100 * share.low:.1f} to {100 * share.high:.1f})"


def lines_in(out: Path) -> list[Line]:
    """What the ladders in the folders of a folder come to."""
    files = sorted(out.glob("*/matches.jsonl"))
    return [line for file in files for line in lines(recorded(file.parent), _day_of(file))]


def _day_of(file: Path) -> str:
    """When the last of it was played."""
    return datetime.fromtimestamp(file.stat().st_mtime, UTC).date().isoformat()


def together(*found: Sequence[Line]) -> list[Line]:
    """All lines in the order of the games, of seats and of levels; of the same ladder the last one counts."""
    every = {(type(line), line.key): line for part in found for line in part}
    return [
        line for kind in KINDS for line in sorted((one for one in every.values() if isinstance(one, kind)), key=_order)
    ]


def _order(line: Line) -> Any:
    return line.order


def table(found: Sequence[Line]) -> str:
    """What there is, in Markdown."""
    parts = [
        (head, [line for line in found if isinstance(line, kind)]) for kind, head in zip(KINDS, HEADS, strict=True)
    ]
    return "\n\n".join("\n".join([*head, *map(_row, own)]) for head, own in parts if own)


def _row(line: Line) -> str:
    return f"| {' | '.join(map(str, line.cells))} |"


def picture(found: Sequence[Line]) -> str:
    """The shares of all tables, a panel for each game and number of seats."""
    dots: dict[tuple[str, float], list[Dot]] = {}
    for line in found:
        if isinstance(line, Met):
            dots.setdefault((line.title, line.fair), []).append(line.dot)
    panels = [Panel(f"{title}: share of wins, %", own, 100 * fair, (0.0, 100.0)) for (title, fair), own in dots.items()]
    return drawing("Levels", panels)


# --- What is kept ----------------------------------------------------------------------------------------------------


def kept_in(file: Path) -> list[Line]:
    """The lines of a file of figures, each an object; none if there is no such file."""
    if not file.exists():
        return []
    named = {kind.__name__.lower(): kind for kind in KINDS}
    found = (json.loads(line) for line in file.read_text("utf-8").splitlines())
    return [named[one.pop("figure")](**one) for one in found]


def keep(file: Path, found: Sequence[Line]) -> None:
    told = (json.dumps({"figure": type(line).__name__.lower(), **asdict(line)}, ensure_ascii=False) for line in found)
    file.write_text("".join(f"{line}\n" for line in told), "utf-8")


def between_marks(page: str, mark: str, text: str) -> str:
    """A page with something else between two marks of its own."""
    start, end = (words.format(mark) for words in MARKS)
    before, _, rest = page.partition(start)
    _, found, after = rest.partition(end)
    if not found:
        raise ValueError(f"there is nothing between {start.strip()} and {end}")
    return f"{before}{start}\n{text}\n\n{end}{after}"


# --- The command -----------------------------------------------------------------------------------------------------


def parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m storeys.lab.levels")
    parser.add_argument("games", nargs="*", choices=[*GAMES, []], default=[])
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--seats", default="2", help="such as 2,3,4; 1 is for those who play alone")
    parser.add_argument("--players", default=",".join(NAMES), help="from the weakest to the strongest")
    parser.add_argument("--strongest", help="who plays against greedy, and alone; otherwise the last of the players")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=N", help="for the games that have it")
    parser.add_argument("--blocks", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int)
    parser.add_argument("--limit", type=float, help="begin no match after so many seconds")
    parser.add_argument(
        "--keep", type=Path, help="a file with the figures of earlier ladders, which these are added to"
    )
    parser.add_argument("--into", type=Path, help="a page with marks for the table")
    parser.add_argument("--picture", type=Path)
    return parser


def play(asked: argparse.Namespace, game: Game) -> None:
    """All ladders of a game, each gone on with where it stands."""
    wanted = Wanted(
        [int(seats) for seats in asked.seats.split(",")],
        asked.players.split(","),
        asked.strongest or asked.players.split(",")[-1],
        {name: int(value) for name, _, value in (option.partition("=") for option in asked.option)},
        asked.seed,
    )
    until = None if asked.limit is None else asked.began + asked.limit
    for plan in plans(game, wanted):
        left = None if until is None else until - datetime.now(UTC).timestamp()
        folder, processes = folder_of(plan, asked.out), processes_for(plan.checked(), asked.processes)
        standing = climb(plan, asked.blocks, processes=processes, folder=folder, resume=True, limit=left)
        print(folder.name, len(standing.blocks), "blocks", file=sys.stderr, flush=True)


def main(arguments: list[str] | None = None) -> int:
    asked = parser().parse_args(arguments)
    asked.began = datetime.now(UTC).timestamp()
    try:
        for name in asked.games:
            play(asked, GAMES[name])
        found = together(kept_in(asked.keep) if asked.keep else [], lines_in(asked.out))
    except Problem as problem:
        print(f"{type(problem).__name__} {problem.arguments}", file=sys.stderr)
        return 2
    write(asked, found)
    return 0


def write(asked: argparse.Namespace, found: Sequence[Line]) -> None:
    """The table where it is wanted, and the figures."""
    print(table(found))
    if asked.keep:
        keep(asked.keep, found)
    if asked.into:
        asked.into.write_text(between_marks(asked.into.read_text("utf-8"), "levels", table(found)), "utf-8")
    if asked.picture:
        asked.picture.write_text(picture(found), "utf-8")


if __name__ == "__main__":
    raise SystemExit(main())
