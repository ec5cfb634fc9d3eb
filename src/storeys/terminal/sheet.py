"""The score sheets of a match, line by line, and who won."""

from collections.abc import Sequence
from typing import Any

from rich.table import Table
from rich.text import Text

from ..games.kit import Line
from ..play import Match
from ..play.hints import counted
from ..words import MINUS
from .screen import Screen
from .sitters import Sitter


def show_sheets(screen: Screen, match: Match, names: Sequence[str], view: Any = None) -> None:
    """The score sheet of every seat, the best first, as far as a view shows them."""
    ranks, scores = match.ranks(view), match.scores(view)
    for seat in sorted(range(match.seats), key=lambda seat: (ranks[seat], seat)):
        title = screen.text("cli-sheet", rank=ranks[seat], name=names[seat], points=scores[seat])
        known = view is None or match.knows_score(seat, view)
        screen.write("", Text(title if known else names[seat], "bold"))
        screen.out.print(_sheet(screen, match.breakdown(seat, view)))
        if hints := counted(match.hints, match.seats)[seat]:
            screen.say("hints-asked", "dim", count=hints)


def _sheet(screen: Screen, lines: Sequence[Line]) -> Table:
    table = Table(box=None, show_header=False, padding=(0, 1), pad_edge=True)
    table.add_column(max_width=screen.width - 18)
    table.add_column(justify="right")
    table.add_column(style="dim")
    for line in lines:
        table.add_row(screen.text(line.message, **line.arguments), str(line.points).replace("-", MINUS), line.rule)
    return table


def show_winners(screen: Screen, match: Match, sitters: Sequence[Sitter]) -> None:
    """Who won; whoever played alone has beaten nobody."""
    if match.seats == 1:
        return
    winners = [sitter for sitter, rank in zip(sitters, match.ranks(), strict=True) if rank == 1]
    screen.write("")
    if len(winners) > 1:
        screen.say("winners", "bold", names=", ".join(winner.name for winner in winners))
    elif winners[0].is_you:
        screen.say("cli-you-win", "bold")
    else:
        screen.say("winner", "bold", name=winners[0].name)
