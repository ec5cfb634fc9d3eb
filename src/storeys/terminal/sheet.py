"""The score sheets of a match, line by line, and who won."""

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from ..play import Match
from ..words import MINUS
from .screen import Screen
from .sitters import Sitter


def show_sheets(screen: Screen, match: Match, names: Sequence[str]) -> None:
    """The score sheet of every seat, the best first."""
    ranks, scores = match.ranks(), match.scores()
    for seat in sorted(range(match.seats), key=lambda seat: (ranks[seat], seat)):
        title = screen.text("cli-sheet", rank=ranks[seat], name=names[seat], points=scores[seat])
        screen.write("", Text(title, "bold"))
        screen.out.print(_sheet(screen, match, seat))


def _sheet(screen: Screen, match: Match, seat: int) -> Table:
    table = Table(box=None, show_header=False, padding=(0, 1), pad_edge=True)
    table.add_column(max_width=screen.width - 18)
    table.add_column(justify="right")
    table.add_column(style="dim")
    for line in match.breakdown(seat):
        table.add_row(screen.text(line.message, **line.arguments), str(line.points).replace("-", MINUS), line.rule)
    return table


def show_winners(screen: Screen, match: Match, sitters: Sequence[Sitter]) -> None:
    winners = [sitter for sitter, rank in zip(sitters, match.ranks(), strict=True) if rank == 1]
    screen.write("")
    if len(winners) > 1:
        screen.say("winners", "bold", names=", ".join(winner.name for winner in winners))
    elif winners[0].is_you:
        screen.say("cli-you-win", "bold")
    else:
        screen.say("winner", "bold", name=winners[0].name)
