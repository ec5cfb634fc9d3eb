"""A ladder in words: tables for the terminal, a page in Markdown and a drawing for its folder."""

import json
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import date
from pathlib import Path

from ...words import MINUS, Words
from .drawing import Dot, Panel, drawing
from .figures import Goal, Pace, Points, Rating, Row, Taken, as_json
from .plan import Plan
from .problems import CannotKeep
from .running import Standing

ROWS, PAGE, PICTURE = "figures.jsonl", "table.md", "chart.svg"

HEADINGS: dict[type[Row], tuple[str, ...]] = {
    Rating: ("bot", "rating", "interval"),
    Taken: ("bot", "against", "share", "interval", "fair", "blocks", "matches"),
    Goal: ("bot", "goal", "reached", "interval"),
    Points: ("bot", "score", "interval", "spread", "interval", "range"),
    Pace: ("bot", "decisions", "pace", "longest"),
}
DRAWN: dict[type[Row], str] = {Rating: "rating", Taken: "share", Goal: "reached", Points: "score"}  # and their titles


@dataclass(frozen=True)
class Sheet:
    """One table: its headings by name, its lines as they are read."""

    headings: Sequence[str]
    lines: Sequence[Sequence[str]]


def sheets(found: Iterable[Row], words: Words) -> Iterator[Sheet]:
    """A table for each kind of figure; of players by their strength."""
    every = sorted(found, key=lambda row: -row.rating if isinstance(row, Rating) else 0)
    for kind, headings in HEADINGS.items():
        lines = [told(row, words) for row in every if isinstance(row, kind)]
        if lines:
            yield Sheet([words.say(f"cli-column-{heading}") for heading in headings], lines)


def told(row: Row, words: Words) -> tuple[str, ...]:
    """The cells of a figure, under the headings of its kind."""

    def figure(number: float, places: int = 1) -> str:
        return f"{number:.{places}f}".replace("-", MINUS).replace(".", words.say("cli-decimal-mark"))

    def between(low: float, high: float, places: int = 1) -> str:
        return words.say("cli-ladder-between", low=figure(low, places), high=figure(high, places))

    match row:
        case Rating():
            return row.player, figure(row.rating, 0), between(row.low, row.high, 0)
        case Taken():
            share, bounds = figure(100 * row.share), between(100 * row.low, 100 * row.high)
            return row.player, row.against, share, bounds, figure(100 * row.fair), str(row.blocks), str(row.matches)
        case Goal():
            return row.player, str(row.goal), figure(100 * row.reached), between(100 * row.low, 100 * row.high)
        case Points():
            made, spread = between(row.mean_low, row.mean_high), between(row.spread_low, row.spread_high)
            ends = between(row.lowest, row.highest, 0)
            return row.player, figure(row.mean), made, figure(row.spread), spread, ends
        case Pace():
            return row.player, str(row.decisions), figure(row.mean_s, 3), figure(row.longest_s, 3)


# --- Sentences -------------------------------------------------------------------------------------------------------


def sentences(standing: Standing, words: Words) -> Iterator[str]:
    """What the tables are of."""
    plan = standing.plan
    yield words.say(
        "cli-ladder-played",
        game=words.say(f"{plan.game}-title"),
        table=str(plan.seats),
        blocks=str(len(standing.blocks)),
        matches=str(sum(map(len, standing.blocks))),
        seed=str(plan.seed),
    )
    if standing.plan.stop is not None:
        yield words.say("cli-ladder-stopped" if standing.stopped else "cli-ladder-looked")
    if not standing.done:
        yield words.say("cli-ladder-unfinished")
    if len(standing.blocks) < 2:
        yield words.say("cli-ladder-too-little")


def command(plan: Plan, blocks: int) -> str:
    """What makes the same ladder again."""
    parts = [f"storeys ladder {plan.game} --players {','.join(plan.players)} --seats {plan.seats} --blocks {blocks}"]
    parts += [f"--option {name}={value}" for name, value in sorted(plan.options.items())]
    parts += [f"--seconds {plan.means.seconds:g}"] if plan.means.seconds != 1 else []
    parts += [f"--simulations {plan.means.simulations}"] if plan.means.simulations is not None else []
    parts += ["--lone"] if plan.lone else []
    parts += [f"--stop-when {plan.stop}"] if plan.stop is not None else []
    return " ".join([*parts, f"--seed {plan.seed}"])


# --- Files -----------------------------------------------------------------------------------------------------------


def page(standing: Standing, found: Sequence[Row], words: Words, day: date) -> str:
    """The tables in Markdown, with the day and the command."""
    parts = ["\n".join(markdown(sheet)) for sheet in sheets(found, words)]
    parts += [" ".join(sentences(standing, words))]
    parts += [words.say("cli-ladder-made", day=day.isoformat()), f"    {command(standing.plan, len(standing.blocks))}"]
    return "\n\n".join(parts) + "\n"


def markdown(sheet: Sheet) -> Iterator[str]:
    for line in (sheet.headings, ["---"] * len(sheet.headings), *sheet.lines):
        yield f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in line)} |"


def picture(standing: Standing, found: Sequence[Row], words: Words) -> str | None:
    """Ratings and shares, or what those make who play alone; None where there is nothing to be drawn."""
    panels = [_panel(kind, [row for row in found if isinstance(row, kind)], words) for kind in DRAWN]
    drawn = [panel for panel in panels if panel.dots]
    return drawing(words.say(f"{standing.plan.game}-title"), drawn) if drawn else None


def _panel(kind: type[Row], found: Sequence[Row], words: Words) -> Panel:
    title, marks = words.say(f"cli-column-{DRAWN[kind]}"), {_mark(row) for row in found}
    mark = marks.pop() if len(marks) == 1 else None  # there is one for all, or none that says anything
    return Panel(title, [_dot(row, words) for row in found], mark, (0.0, 100.0) if kind in (Taken, Goal) else None)


def _mark(row: Row) -> float | None:
    """Where a figure would be if all were equal."""
    match row:
        case Rating():
            return 0.0
        case Taken():
            return 100 * row.fair
    return None


def _dot(row: Row, words: Words) -> Dot:
    said = " · ".join(told(row, words))
    match row:
        case Rating():
            return Dot(row.player, row.rating, row.low, row.high, said)
        case Taken():
            return Dot(f"{row.player} – {row.against}", 100 * row.share, 100 * row.low, 100 * row.high, said)
        case Goal():
            return Dot(row.player, 100 * row.reached, 100 * row.low, 100 * row.high, said)
        case Points():
            return Dot(row.player, row.mean, row.mean_low, row.mean_high, said)
        case Pace():
            return Dot(row.player, row.mean_s, 0.0, row.longest_s, said)


def write(standing: Standing, found: Sequence[Row], folder: Path, words: Words, day: date) -> list[Path]:
    """The figures, the page and the drawing, each in one step; what was written."""
    contents = {
        ROWS: "".join(json.dumps(as_json(standing, row), ensure_ascii=False) + "\n" for row in found),
        PAGE: page(standing, found, words, day),
        PICTURE: picture(standing, found, words),
    }
    return [_written(folder / name, text) for name, text in contents.items() if text]


def _written(path: Path, text: str) -> Path:
    new = path.with_name(f".{path.name}")
    try:
        new.write_text(text, "utf-8")
        new.replace(path)
    except OSError as error:
        with suppress(OSError):
            new.unlink()
        raise CannotKeep(path=str(path), reason=error.strerror or str(error)) from None
    return path
