"""The ladder of the levels, for the documentation: each against the one below, and the strongest against greedy.

    python -m storeys.lab.levels towers --seats 2,4 --blocks 100 --out FOLDER          # plays, or goes on
    python -m storeys.lab.levels --out FOLDER --into docs/ladder.md --picture docs/assets/ladder.svg

The first plays one ladder after the other, each in a folder of its own, and prints the table; it needs no more than the
ladder itself. The second writes down whatever is in the folders, of all games: a table between the marks of a page, and
a drawing.
"""

import argparse
import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from itertools import pairwise
from pathlib import Path

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
HEAD = (
    "| game | seats | player | against | share of wins (95 %) | if equal | blocks | matches | s a decision |",
    "|---|---|---|---|---|---|---|---|---|",
)
HEAD_ALONE = (
    "| game | options | player | goal | reached (95 %) | points (95 %) | spread | from … to | games | s a decision |",
    "|---|---|---|---|---|---|---|---|---|---|",
)


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


@dataclass
class Found:
    """The lines of the two tables, and what is drawn for each game."""

    met: list[str] = field(default_factory=list)
    alone: list[str] = field(default_factory=list)
    dots: dict[tuple[str, float], list[Dot]] = field(default_factory=dict)  # by the title and by what equals would have

    def note(self, standing: Standing) -> None:
        plan, found = standing.plan, list(rows(standing))
        paces = {row.player: f"{row.mean_s:.2f}" for row in found if isinstance(row, Pace)}
        goals = {row.player: row for row in found if isinstance(row, Goal)}
        for row in found:
            if isinstance(row, Taken):
                self.met.append(_met(plan, row, paces))
                title = f"{game_of(plan)}, {plan.seats} seats{', alone against the others' if plan.lone else ''}"
                self.dots.setdefault((title, row.fair), []).append(_dot(row))
            if isinstance(row, Points):
                self.alone.append(_alone(standing, row, goals.get(row.player), paces))

    def table(self) -> str:
        """What there is, in Markdown."""
        parts = [(HEAD, self.met), (HEAD_ALONE, self.alone)]
        return "\n\n".join("\n".join([*head, *lines]) for head, lines in parts if lines)


def _met(plan: Plan, row: Taken, paces: dict[str, str]) -> str:
    share = percent(Share(row.share, row.low, row.high))
    fair = f"{100 * row.fair:.0f} %"
    times = " / ".join(paces.get(name, "–") for name in (row.player, row.against))
    cells = (game_of(plan), plan.seats, row.player, row.against, share, fair, row.blocks, row.matches, times)
    return f"| {' | '.join(map(str, cells))} |"


def game_of(plan: Plan) -> str:
    """The game, and whatever the table has chosen."""
    return ", ".join([plan.game, *(f"{name}={value}" for name, value in plan.options.items() if value)])


def _alone(standing: Standing, row: Points, goal: Goal | None, paces: dict[str, str]) -> str:
    options = ", ".join(f"{name}={value}" for name, value in standing.plan.options.items()) or "–"
    reached = percent(Share(goal.reached, goal.low, goal.high)) if goal else "–"
    points, ends = f"{row.mean:.1f} ({row.mean_low:.1f} to {row.mean_high:.1f})", f"{row.lowest} … {row.highest}"
    cells = (standing.plan.game, options, row.player, goal.goal if goal else "–", reached, points, f"{row.spread:.1f}")
    return f"| {' | '.join(map(str, (*cells, ends, len(standing.blocks), paces.get(row.player, '–'))))} |"


def percent(share: Share) -> str:
    return f"{100 * share.value:.1f} % ({100 * share.low:.1f} to {100 * share.high:.1f})"


def _dot(row: Taken) -> Dot:
    said = percent(Share(row.share, row.low, row.high))
    return Dot(f"{row.player} – {row.against}", 100 * row.share, 100 * row.low, 100 * row.high, said)


def picture(found: Found) -> str:
    """The shares of all tables, a panel for each game and number of seats."""
    shares = found.dots.items()
    panels = [Panel(f"{title}: share of wins, %", dots, 100 * fair, (0.0, 100.0)) for (title, fair), dots in shares]
    return drawing("Levels", panels)


def found_in(out: Path) -> Found:
    """Whatever is in the folders of a folder, in the order of the games, of seats and of levels."""
    found = Found()
    for standing in sorted((recorded(file.parent) for file in out.glob("*/matches.jsonl")), key=_order):
        found.note(standing)
    return found


def _order(standing: Standing) -> tuple[int, int, bool, tuple[str, ...], str]:
    plan = standing.plan
    return list(GAMES).index(plan.game), plan.seats, GREEDY in plan.players, plan.players, str(plan.options)


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
        found = found_in(asked.out)
    except Problem as problem:
        print(f"{type(problem).__name__} {problem.arguments}", file=sys.stderr)
        return 2
    print(found.table())
    if asked.into:
        made = f"Made on {datetime.now(UTC).date().isoformat()}.\n\n{found.table()}"
        asked.into.write_text(between_marks(asked.into.read_text("utf-8"), "levels", made), "utf-8")
    if asked.picture:
        asked.picture.write_text(picture(found), "utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
