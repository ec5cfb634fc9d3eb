"""Setting the parts of a board on a screen of so many columns."""

from collections.abc import Sequence

from rich.text import Text


def rows(things: int, width: int, screen: int) -> list[range]:
    """The numbers of the things in each row: all of them in one, if the screen is wide enough."""
    fit = max(1, min(things, screen // width))
    return [range(first, min(first + fit, things)) for first in range(0, things, fit)]


def beside(parts: Sequence[Text], width: int) -> Text:
    """One line of several things that stand side by side, each in a column of this width."""
    line = Text()
    for place, part in enumerate(parts):
        line += Text(" " * (place * width - line.cell_len))
        line += part
    return line


def wrapped(parts: Sequence[Text], between: str, width: int) -> list[Text]:
    """Parts beside each other, on as few lines as they fit on."""
    lines = [parts[0]]
    for part in parts[1:]:
        joined = lines[-1] + Text(between) + part
        if joined.cell_len <= width:
            lines[-1] = joined
        else:
            lines.append(part)
    return lines
